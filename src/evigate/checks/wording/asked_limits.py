"""May one bring three, where up to two may be brought? A yes or no by a limit.

The question gives an amount, a clause of the documents allows what is asked up to, or
from, another: which of yes and no is right follows from the two.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, NamedTuple

from evigate.checks.question.asked import asked, asked_stems
from evigate.checks.question.coverage import sentence_coverage, sentence_order
from evigate.checks.statements.statements import text_cues
from evigate.checks.subjects.mentions import Amount, amounts_of_document
from evigate.checks.wording.modality import asks_for_leave
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.amounts.quantities import Quantity, same_dimension
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.total_words import AHEAD_AFTER, OTHER_SIDE
from evigate.text.yes_no import yes_no

_MAX_SENTENCES: Final = 200
_LEAST: Final = 0.5  # of what is asked, in the sentence
_NOUN: Final = 3  # words behind a number that may name what it counts
_WINDOW: Final = 24
_NEXT: Final = 2  # sentences
_SURE: Final = 0.8
# Counted back from something, "up to a day before" is at least a day.
_AHEAD: Final = late(rf"[ ]?(?:\w+[ ])?(?<!\w)(?:{AHEAD_AFTER})")
_MORE: Final = late(
    r"(?<!\w)(?:additional|extra|further|more than|beyond|exceed\w*|weiter\w*|"
    r"zusätzlich\w*|darüber|supplémentaires?|au-delà|en plus|adicional\w*|extras?|"
    r"ulterior\w*|aggiuntiv\w|in più|daarboven|dodatkow\w*|kolejn\w*)(?!\w)|"
    rf"{OTHER_SIDE}|"
    r"额外|另外|超过|超出|追加|超える|추가|초과|إضافي|अतिरिक्त"
)


class AskedLimit(NamedTuple):
    """A limit on what is asked.

    Attributes:
        given: the amount of the question.
        limit: the amount that a document allows.
        holds: does the one keep to the other?
    """

    given: Quantity
    limit: Amount
    holds: bool


def check_asked_limits(evidence: Evidence) -> list[Reason]:
    """A yes beyond a limit that the documents set, or a no within it.

    >>> from evigate.records import RagCall
    >>> document = "Each passenger may bring up to 2 bags."
    >>> call = RagCall.of("Can I bring 3 bags?", [document], "Yes.")
    >>> [reason.code for reason in check_asked_limits(Evidence(call))]
    ['number_mismatch']
    """
    if not evidence.question.quantities:
        return []
    said = yes_no(evidence.answer.text)
    if said is None:
        return []
    found = evidence.shared(asked_limit)
    if found is None or found.holds is (said == "yes"):
        return []
    value = found.limit.value
    message = (
        f"The answer says {said} to “{found.given.raw}”; the documents set a limit: "
        f"“{value.raw}”."
    )
    source = evidence.source(found.limit.document, value.start, value.end)
    span = Span(*evidence.answer.sentences[0])
    return [Reason("number_mismatch", message, span, (source,), _SURE)]


def asked_limit(evidence: Evidence) -> AskedLimit | None:
    """The limit on what is asked about an amount; use through ``evidence.shared``."""
    question = evidence.question
    given = [q for q in question.quantities if q.is_value and not q.weak]
    if len(given) != 1 or given[0].bound or evidence.shared(asked).kind != "yes_no":
        return None
    if not asks_for_leave(evidence) or _AHEAD.search(question.text.lower()):
        return None
    if text_cues(evidence, question).negates(0, len(question.words.forms)):
        return None
    shares, order = evidence.shared(sentence_coverage), evidence.shared(sentence_order)
    if len(shares) > _MAX_SENTENCES or not order:
        return None
    best = shares[order[0]]
    found = [
        limit
        for place in order
        if shares[place] >= max(best, _LEAST)
        for limit in _limits(evidence, place, given[0])
    ]
    return found[0] if len(found) == 1 else None


def _limits(evidence: Evidence, sentence: int, given: Quantity) -> list[AskedLimit]:
    """The limits of one sentence on what a number of the question counts."""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    if reading.cells or text_cues(evidence, reading).negates(place.low, place.high):
        return []
    noun = _counted(evidence, evidence.question, given)
    found: list[AskedLimit] = []
    for amount in amounts_of_document(evidence, place.document):
        value = amount.value
        if amount.sentence != sentence or value.bound is None:
            continue
        if value.unit is None and given.unit is None:
            if not noun & _counted(evidence, reading, value):
                continue
        elif not same_dimension(value, given):
            continue
        ahead = _AHEAD.match(reading.text[value.end : value.end + _WINDOW].lower())
        if ahead or _tells_of_more(evidence, sentence):
            continue
        if value.dimension is not None and value.base_value == given.base_value:
            continue  # "after 30 days", of up to 30 days
        found.append(AskedLimit(given, amount, _keeps_to(given, value)))
    return found


def _tells_of_more(evidence: Evidence, sentence: int) -> bool:
    """ "Up to 2 bags; each further bag costs 10": beyond it is allowed as well."""
    last = evidence.first_sentences[evidence.document_sentences[sentence].document + 1]
    return any(
        _MORE.search(evidence.sentence_text(place).lower()) is not None
        for place in range(sentence, min(sentence + _NEXT, last))
    )


def _keeps_to(given: Quantity, limit: Quantity) -> bool:
    asked_for, allowed = given.base_value, limit.base_value
    if limit.bound == "at_most":
        return asked_for <= allowed
    if limit.bound == "less_than":
        return asked_for < allowed
    if limit.bound == "at_least":
        return asked_for >= allowed
    return asked_for > allowed


def _counted(evidence: Evidence, reading: Reading, value: Quantity) -> frozenset[str]:
    """What stands right behind a number: "8 unused days"."""
    words, stems = reading.words, evidence.stems_of(reading)
    low = bisect_left(words.starts, value.end)
    asked_of = evidence.shared(asked_stems)
    return frozenset(stems[low : low + _NOUN]) & asked_of
