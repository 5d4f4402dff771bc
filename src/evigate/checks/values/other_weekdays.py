"""A day of the week that no document names, in a list that one of them gives."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.subjects.mentions import Mention
from evigate.evidence import Evidence
from evigate.records import Source
from evigate.text.antonyms import Side
from evigate.text.dates.dates import Date
from evigate.text.dates.occasions import find_occasions
from evigate.text.patterns import late

_JOINT: Final = late(
    r"[\s,、，،]*(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz|lub|和|与|と|や|및|و|और)?"
    r"[\s,]*(?:on|am|le|les|el|los|il|op|w|we)?\s*"
)
_CLOSE: Final = 0.75  # of the sentence of the answer, in one of a document
_MAX_SENTENCES: Final = 200


def list_without_it(evidence: Evidence, mention: Mention[Date]) -> Source | None:
    """The sentence of a document that names other days where the answer names this one.

    ("On Wednesdays and Sundays", of a tower that is open on Wednesdays and Saturdays.)
    Where a document names the day anywhere, alone or in "Tuesday to Sunday", None.

    Args:
        evidence: the call.
        mention: a day of the week in the answer, which no document names by itself.
    """
    day = mention.value.weekday
    if day is None or len(evidence.document_sentences) > _MAX_SENTENCES:
        return None
    if evidence.shared(days_of_documents) & 1 << day - 1:
        return None
    row = evidence.alignments[mention.sentence]
    said = _days(evidence, evidence.answer.text[row.span.start : row.span.end])
    for support in row.supports:
        held = _days(evidence, evidence.sentence_text(support.sentence))
        if held & 1 << day - 1:
            return None
        close = held & said or support.score >= _CLOSE
        if held and (close or _answers_when(evidence, support.sentence)):
            return evidence.sentence_source(support.sentence)
    return None


def _answers_when(evidence: Evidence, sentence: int) -> bool:
    """Is a day asked, and does the answer say it of the state that a document tells?

    ("When is it closed?" and not "open Tuesday to Sunday" of "closed on Mondays".)
    """
    if evidence.shared(asked).kind != "date" or len(evidence.alignments) > 1:
        return False
    place = evidence.document_sentences[sentence]
    held = [
        side
        for word, sides in evidence.documents[place.document].opposites
        if place.low <= word < place.high
        for side in sides
    ]
    said = [side for _, sides in evidence.answer.opposites for side in sides]
    return bool(said) and not any(Side(s.pair, 1 - s.side) in held for s in said)


def stand_in_one_list(
    evidence: Evidence, first: Mention[Date], second: Mention[Date]
) -> bool:
    """ "On Wednesdays and Saturdays": what is said of the one is said of the other."""
    if first.document != second.document or first.sentence != second.sentence:
        return False
    if not (first.value.weekday and second.value.weekday):
        return False
    early, late = sorted((first.value, second.value), key=lambda day: day.start)
    between = evidence.documents[first.document].text[early.end : late.start]
    return _JOINT.fullmatch(between) is not None


def days_of_documents(evidence: Evidence) -> int:
    """The days of the week that documents name, as bits; use ``evidence.shared``.

    "Daily" names none: it may be said of something else.
    """
    texts = (reading.text for reading in evidence.documents)
    return reduce(or_, (_days(evidence, text, full=False) for text in texts), 0)


def _days(evidence: Evidence, text: str, *, full: bool = True) -> int:
    found = find_occasions(text, evidence.language, [])
    days = (o for o in found if o.dimension == "week" and (full or not o.is_full))
    return reduce(or_, (occasion.possible for occasion in days), 0)
