"""What limits a statement to a case: a condition, an exception, a day, a group."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.statements.own_scopes import has_own_group
from evigate.checks.statements.statements import all_cues
from evigate.evidence import Evidence
from evigate.text.dates.dates import Date
from evigate.text.dates.occasions import find_occasions
from evigate.text.dates.weekdays import weekdays_in
from evigate.text.views import once_each

_WEEK: Final = frozenset(range(1, 8))
_LIMITS: Final = frozenset({"condition"})


def has_own_limit(evidence: Evidence, sentence: int, other: int) -> bool:
    """Does a sentence hold a condition, or name a day or a group that is its own?"""
    if _has_condition(evidence, sentence) and not _has_condition(evidence, other):
        return True
    if has_own_group(evidence, sentence, other):
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
    return _exception_in(evidence, sentence) is not None


def _exception_in(evidence: Evidence, sentence: int) -> int | None:
    """Where in its document a sentence begins to leave out a case."""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    return next(
        (
            reading.words.starts[cue.start]
            for cue in all_cues(evidence, reading)
            if place.low <= cue.start < place.high
            and cue.group in _LIMITS
            and cue.kind == "except"
        ),
        None,
    )


def of_other_days(evidence: Evidence, first: int, second: int) -> bool:
    """Does each of two sentences name days or a season, and none the other's?"""
    days = [_weekdays(evidence, place) for place in (first, second)]
    if days[0] and days[1] and days[0].isdisjoint(days[1]):
        return True
    seasons = [_seasons(evidence, place) for place in (first, second)]
    return bool(seasons[0] and seasons[1]) and not seasons[0] & seasons[1]


@once_each
def _weekdays(evidence: Evidence, sentence: int) -> frozenset[int]:
    """The days that a sentence names; of "every day except Monday" the other six."""
    text = evidence.sentence_text(sentence)
    left_out = _exception_in(evidence, sentence)
    if left_out is None:
        return weekdays_in(text)
    at = left_out - evidence.document_sentences[sentence].start
    return (weekdays_in(text[:at]) or _WEEK) - weekdays_in(text[at:])


@once_each
def _seasons(evidence: Evidence, sentence: int) -> int:
    """The days of the year that a sentence may mean by its seasons, as bits.

    Months of no year are seasons too, where no date is asked.
    """
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    language = evidence.language_of(reading)
    months = [
        date
        for date in evidence.sentence_dates(sentence)
        if date.month and not (date.day or date.year)
    ]
    months = [] if evidence.shared(asked).kind == "date" else months
    days = 0
    for found in find_occasions(reading.text, language, months, place.start, place.end):
        if found.dimension == "year":
            days |= found.possible
    return days


def _has_condition(evidence: Evidence, sentence: int) -> bool:
    place = evidence.document_sentences[sentence]
    return any(
        place.low <= cue.start < place.high and cue.group in _LIMITS
        for cue in all_cues(evidence, evidence.documents[place.document])
    )


def _days(evidence: Evidence, sentence: int) -> list[Date]:
    """The dates of a sentence that are no times of day and no mere weekdays."""
    return [
        date
        for date in evidence.sentence_dates(sentence)
        if not date.is_time
        and (date.day or date.month or date.year or not date.weekday)
    ]
