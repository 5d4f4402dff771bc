"""Days that come once in so many weeks: "every second Thursday", "every Thursday"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.dates.dates import Date
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.frequency_words import EVERY, NTH, NTH_AFTER

_WINDOW: Final = 40
_NEAR: Final = 14
_SURE: Final = 0.8
_MAX_DAYS: Final = 60
_WEEK: Final = 7.0
_DAYS: Final = {"day": 1.0, "week": 7.0, "fortnight": 14.0}
_EVERY: Final = late(rf"(?<!\w)(?:{EVERY})[ ]$")
_EVERY_NTH: Final = {
    n: late(rf"(?<!\w)(?:{EVERY})[ ](?:{w})[ ]$") for n, w in NTH.items()
}
_AFTER: Final = {n: late(rf"[ ](?:{words})(?!\w)") for n, words in NTH_AFTER.items()}


class WeekdayRhythm(NamedTuple):
    """A day of the week, in how many weeks it comes once, and where it stands."""

    weekday: int
    weeks: float
    start: int
    end: int


def weekday_rhythms(reading: Reading) -> list[WeekdayRhythm]:
    """The rhythms of days that a text tells.

    >>> text = "Glass is collected every second Thursday."
    >>> [(r.weekday, r.weeks) for r in weekday_rhythms(Reading(text, "en"))]
    [(4, 2.0)]
    """
    days = [date for date in reading.dates if date.weekday is not None and not date.day]
    if not days:
        return []
    return list(_rhythms(reading, reading.lowered, days[:_MAX_DAYS]))


def _rhythms(
    reading: Reading, lowered: str, days: list[Date]
) -> Iterator[WeekdayRhythm]:
    for day in days:
        weeks = _weeks(lowered, day) or _told_weeks(reading, lowered, day)
        if weeks:
            yield WeekdayRhythm(day.weekday or 0, weeks, day.start, day.end)


def _weeks(lowered: str, day: Date) -> float:
    """By an ordinal before the day, or behind it."""
    before = lowered[max(0, day.start - _WINDOW) : day.start]
    for number, pattern in _EVERY_NTH.items():
        if pattern.search(before):
            return float(number)
    after = lowered[day.end : day.end + _WINDOW]
    for number, pattern in _AFTER.items():
        if pattern.match(after):
            return float(number)
    return 1.0 if _EVERY.search(before) else 0.0


def _told_weeks(reading: Reading, lowered: str, day: Date) -> float:
    """ "Every two weeks on Thursday", "alle 14 Tage dienstags"."""
    for value in reading.quantities:
        factor = _DAYS.get(value.unit or "")
        if factor is None or not value.value or value.low is not None:
            continue
        gap = max(day.start - value.end, value.start - day.end)
        before = lowered[max(0, value.start - _WINDOW) : value.start]
        if 0 <= gap <= _NEAR and _EVERY.search(before):
            return value.value * factor / _WEEK
    return 0.0


def check_weekday_rhythms(evidence: Evidence) -> list[Reason]:
    """Days that the answer lets come more or less often than the documents do.

    >>> from evigate.records import RagCall
    >>> documents = ["Glass is collected every second Thursday."]
    >>> call = RagCall.of("When is glass collected?", documents, "Every Thursday.")
    >>> [reason.code for reason in check_weekday_rhythms(Evidence(call))]
    ['rate_mismatch']
    """
    said = weekday_rhythms(evidence.answer)
    if not said:
        return []
    held = evidence.shared(_of_documents)
    reasons: list[Reason] = []
    for rhythm in said:
        same = [(n, r) for n, r in held if r.weekday == rhythm.weekday]
        if not same or any(r.weeks == rhythm.weeks for _, r in same):
            continue
        number, other = same[0]
        told = evidence.documents[number].text[: other.end].rsplit("\n", 1)[-1][-40:]
        message = f"The answer has another rhythm than the documents: “…{told}”."
        source = evidence.source(number, other.start, other.end)
        span = Span(rhythm.start, rhythm.end)
        reasons.append(Reason("rate_mismatch", message, span, (source,), _SURE))
    return reasons


def _of_documents(evidence: Evidence) -> list[tuple[int, WeekdayRhythm]]:
    return [
        (number, rhythm)
        for number, reading in enumerate(evidence.documents)
        for rhythm in weekday_rhythms(reading)
    ]
