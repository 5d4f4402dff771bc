"""What limits a statement to a case: a condition, an exception, a day, a group."""

from __future__ import annotations

from typing import Final

from evigate.checks.statements.same_case import is_a_value, known_here
from evigate.checks.statements.statements import all_cues
from evigate.evidence import Evidence
from evigate.text.dates.dates import Date
from evigate.text.dates.weekdays import weekdays_in

_FOR: Final = frozenset("for für pour para per voor dla".split())
_ALL: Final = frozenset(
    "all every each alle jeden jeder tous toutes todos todas tutti tutte elke iedere "
    "wszystkich każdego the our den die les los las nos".split()
)
_LIMITS: Final = frozenset({"condition"})


def has_own_limit(evidence: Evidence, sentence: int, other: int) -> bool:
    """Does a sentence hold a condition, or name a day or a group that is its own?"""
    if _has_condition(evidence, sentence) and not _has_condition(evidence, other):
        return True
    if _has_own_group(evidence, sentence, other):
        return True
    own, others = _days(evidence, sentence), _days(evidence, other)
    asked_days = [date for date in evidence.question.dates if not date.is_time]
    if any(
        not any(day.matches(known) for known in (*others, *asked_days)) for day in own
    ):
        return True
    weekdays = weekdays_in(evidence.sentence_text(sentence))
    return bool(
        weekdays
        - weekdays_in(evidence.sentence_text(other))
        - weekdays_in(evidence.question.text)
    )


def has_exception(evidence: Evidence, sentence: int) -> bool:
    """Does a sentence leave out a case: "every day except Monday"?"""
    place = evidence.document_sentences[sentence]
    return any(
        place.low <= cue.start < place.high
        and cue.group in _LIMITS
        and cue.kind == "except"
        for cue in all_cues(evidence, evidence.documents[place.document])
    )


def of_other_days(evidence: Evidence, first: int, second: int) -> bool:
    """Does each of two sentences name days of the week, and none the other's?"""
    days = [weekdays_in(evidence.sentence_text(place)) for place in (first, second)]
    return bool(days[0] and days[1]) and days[0].isdisjoint(days[1])


def _has_own_group(evidence: Evidence, sentence: int, other: int) -> bool:
    """Is it said of "for residents" where the other and the question do not?"""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    content = evidence.content_flags(reading)
    forms = reading.words.forms
    known = known_here(evidence, other)
    behind = [
        n + 1 + (forms[n + 1] in _ALL)
        for n in range(place.low, place.high - 1)
        if forms[n] in _FOR
    ]
    return any(
        n < place.high
        and content[n]
        and reading.stems[n] not in known
        and not forms[n].isdigit()
        and not is_a_value(reading, reading.words.starts[n])
        for n in behind
    )


def _has_condition(evidence: Evidence, sentence: int) -> bool:
    place = evidence.document_sentences[sentence]
    return any(
        place.low <= cue.start < place.high and cue.group in _LIMITS
        for cue in all_cues(evidence, evidence.documents[place.document])
    )


def _days(evidence: Evidence, sentence: int) -> list[Date]:
    """The dates of a sentence that are no times of day."""
    place = evidence.document_sentences[sentence]
    return [
        date
        for date in evidence.documents[place.document].dates
        if place.start <= date.start < place.end and not date.is_time
    ]
