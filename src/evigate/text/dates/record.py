"""The record of a date, a period or a time of day, and when two of them agree."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

_HOUR = 60
_HALF_DAY = 12 * _HOUR
DatePart = Literal["single", "from", "to"]
Reading = tuple[int | None, int | None, int | None]


@dataclass(frozen=True, slots=True)
class Date:
    """What a text states of a point or period in time; unstated fields are ``None``.

    Attributes:
        start, end: span in the text, in code points.
        raw: the text of the span.
        year: four digits.
        month: 1 to 12.
        day: day of the month.
        quarter, half: of the year.
        decade: its first year, 1990 for "the 1990s".
        weekday: ISO number, Monday is 1.
        hour, minute: 24-hour clock.
        twelve: whether the hour may be of either half of the day ("half past ten").
        fiscal: True for a fiscal year, False for an explicit calendar year.
        relation: ``until``, ``by``, ``before``, ``after``, ``since``, ``from`` or
            ``None``, from the words around it.
        part: whether it begins or ends a written range ("2015 to 2019").
        alternatives: other (year, month, day) readings of 03/04/2025.
    """

    start: int
    end: int
    raw: str
    year: int | None = None
    month: int | None = None
    day: int | None = None
    quarter: int | None = None
    half: int | None = None
    decade: int | None = None
    weekday: int | None = None
    hour: int | None = None
    minute: int | None = None
    twelve: bool = False
    fiscal: bool | None = None
    relation: str | None = None
    part: DatePart = "single"
    alternatives: tuple[Reading, ...] = ()

    @property
    def minutes_of_day(self) -> frozenset[int]:
        """The minutes of the day that it may stand for: two for "half past ten"."""
        if self.hour is None:
            return frozenset()
        minute = _HOUR * self.hour + (self.minute or 0)
        later = (minute + _HALF_DAY) % (2 * _HALF_DAY)
        return frozenset({minute, later} if self.twelve else {minute})

    @property
    def is_time(self) -> bool:
        """Whether it is a time of day and nothing else."""
        return self.hour is not None and not any(
            (self.year, self.month, self.day, self.weekday)
        )

    @property
    def is_year(self) -> bool:
        """Whether it is a year and nothing else."""
        return self.year is not None and not (self.month or self.quarter or self.half)

    def matches(self, other: Date) -> bool:
        """Whether both can mean the same: all fields that both state agree.

        At least one field must be stated by both; readings of an ambiguous date are
        tried in turn. A month also states its quarter and half, a year its decade.
        A fiscal year contradicts an explicit calendar year only.

        >>> from evigate.text.dates.dates import find_dates
        >>> iso, = find_dates("2025-03-04")
        >>> [iso.matches(d) for d in find_dates("4 March 2025, 3 April 2025, in March")]
        [True, False, True]
        """
        if None not in (self.fiscal, other.fiscal) and self.fiscal != other.fiscal:
            return False
        if (self.twelve or other.twelve) and None not in (self.hour, other.hour):
            other = self._in_half_of(other)
        return any(
            _agree(_fields(self, mine), _fields(other, theirs))
            for mine in _readings(self)
            for theirs in _readings(other)
        )

    def _in_half_of(self, other: Date) -> Date:
        """The other date with this one's hour, if they differ by half a day at most."""
        mine, theirs = self.hour or 0, other.hour or 0
        return replace(other, hour=mine) if mine % 12 == theirs % 12 else other


def _readings(date: Date) -> tuple[Reading, ...]:
    return ((date.year, date.month, date.day), *date.alternatives)


def _fields(date: Date, reading: Reading) -> dict[str, int]:
    year, month, day = reading
    stated = {
        "year": year,
        "month": month,
        "day": day,
        "quarter": date.quarter,
        "half": date.half,
        "decade": date.decade,
        "weekday": date.weekday,
        "hour": date.hour,
        "minute": date.minute,
    }
    fields = {name: value for name, value in stated.items() if value is not None}
    if "hour" in fields:
        fields.setdefault("minute", 0)
    if month is not None and date.fiscal is not True:
        fields.setdefault("quarter", (month + 2) // 3)
    if "quarter" in fields:
        fields.setdefault("half", (fields["quarter"] + 1) // 2)
    if year is not None:
        fields.setdefault("decade", year // 10 * 10)
    return fields


def _agree(mine: dict[str, int], theirs: dict[str, int]) -> bool:
    shared = mine.keys() & theirs.keys()
    return bool(shared) and all(mine[name] == theirs[name] for name in shared)
