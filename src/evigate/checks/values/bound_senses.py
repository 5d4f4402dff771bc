"""Bounds that say one thing from two sides: up to, and at least, a day before."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from evigate.checks.subjects.mentions import ANSWER, Amount
from evigate.evidence import Evidence
from evigate.text.negation import find_negations
from evigate.text.otherwise import tells_the_rest
from evigate.text.patterns import late
from evigate.text.tables.total_words import AHEAD_AFTER, OTHER_SIDE

_AHEAD: Final = late(rf"[ ]?(?:\w+[ ])?(?:{AHEAD_AFTER})")
_OTHER_SIDE: Final = late(OTHER_SIDE)
_WINDOW: Final = 24
# "Not under six" is "from six", "not over six" is "up to six".
_COMPLEMENTS: Final = (
    frozenset({"less_than", "at_least"}),
    frozenset({"at_most", "more_than"}),
)


def is_one_limit(evidence: Evidence, mention: Amount, found: Amount) -> bool:
    """Do two bounds that point apart mean the same limit?

    Args:
        evidence: the call.
        mention: an amount of the answer with a bound.
        found: the equal amount of a document, bounded from the other side.
    """
    if _is_ahead(evidence, mention) and _is_ahead(evidence, found):
        return True
    if tells_the_rest(evidence.sentence_text(found.sentence)):
        return True  # "as it is below 50", of orders over 50 and of others
    if _speaks_of_the_other_side(evidence, mention, found):
        return True
    if frozenset((mention.value.bound, found.value.bound)) not in _COMPLEMENTS:
        return False
    return _denies(evidence, mention) != _denies(evidence, found)


def _speaks_of_the_other_side(
    evidence: Evidence, mention: Amount, found: Amount
) -> bool:
    """ "Over 256 kB it carries a link", of "at most 256 kB; larger ones carry a link".

    The answer then holds words that the document has behind the limit alone.
    """
    reading = evidence.documents[found.document]
    place = evidence.document_sentences[found.sentence]
    last = evidence.first_sentences[found.document + 1] - 1
    end = evidence.document_sentences[min(found.sentence + 1, last)].end
    if _OTHER_SIDE.search(reading.lowered, found.value.end, end) is None:
        return False
    starts = reading.words.starts
    limit, stop = bisect_left(starts, found.value.end), bisect_left(starts, end)
    before = set(evidence.content_stems(reading, place.low, limit))
    behind = set(evidence.content_stems(reading, limit, stop)) - before
    return not behind.isdisjoint(mention.own | mention.shared | mention.others)


def _is_ahead(evidence: Evidence, mention: Amount) -> bool:
    """Is it a time before something ("24 hours before departure")?"""
    if mention.value.dimension not in ("time", "calendar", "working_time"):
        return False
    end = mention.value.end
    return bool(_AHEAD.match(_text(evidence, mention)[end : end + _WINDOW].lower()))


def _denies(evidence: Evidence, mention: Amount) -> bool:
    place = mention.sentence
    if mention.document == ANSWER:
        start, end = evidence.answer.sentences[place]
        reading = evidence.answer
    else:
        at = evidence.document_sentences[place]
        start, end, reading = at.start, at.end, evidence.documents[at.document]
    language = evidence.language_of(reading)
    return bool(find_negations(reading.text[start:end], language))


def _text(evidence: Evidence, mention: Amount) -> str:
    if mention.document == ANSWER:
        return evidence.answer.text
    return evidence.documents[mention.document].text
