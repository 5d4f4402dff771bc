"""Recurring times that a text names: "on Sundays", "from May to June", "in winter".

Each is a set of days of the year, of weekdays or of minutes of the day, kept as bits,
so that it can be told whether an asked day lies inside.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, Literal, NamedTuple

from evigate.text.dates.record import Date
from evigate.text.language_kinds import UNSPACED
from evigate.text.lowering import lower_letters
from evigate.text.numbers.number_words import meanings
from evigate.text.patterns import late
from evigate.text.tables.date_relations import RANGE_JOINTS
from evigate.text.tables.number_words import ORDINALS
from evigate.text.tables.occasion_words import (
    OCCASION_PATTERNS,
    SEASON_MONTHS,
    WEEKDAY_PATTERNS,
)

Dimension = Literal["year", "week", "day"]

_MONTH: Final = 31  # days kept for every month
_YEAR: Final = (1 << 12 * _MONTH) - 1
_WEEK: Final = (1 << 7) - 1
_QUARTERS: Final = 96  # quarters of an hour in a day
_DAY: Final = (1 << _QUARTERS) - 1
_FULL: Final[dict[Dimension, int]] = {"year": _YEAR, "week": _WEEK, "day": _DAY}
_LONGEST_JOINT: Final = 24
_OPEN_RELATIONS: Final = frozenset({"until", "by", "before", "after", "since"})


class Occasion(NamedTuple):
    """A recurring time.

    Attributes:
        start, end: where it stands, in code points.
        dimension: days of the year, of the week, or times of the day.
        sure: what it surely includes, as bits.
        possible: what it may include; more than ``sure`` for seasons.
        is_range: is it written with both its ends?
    """

    start: int
    end: int
    dimension: Dimension
    sure: int
    possible: int
    is_range: bool = False

    @property
    def is_full(self) -> bool:
        """Every day, the whole year?"""
        return self.sure == _FULL[self.dimension]

    def includes(self, other: Occasion) -> bool | None:
        """Does it include all of another one (True), or nothing of it (False)?

        >>> week, = find_occasions("on weekends", "en", [])
        >>> day, = find_occasions("on Sunday", "en", [])
        >>> week.includes(day), day.includes(week)
        (True, None)
        """
        if other.possible & ~self.sure == 0:
            return True
        return False if other.possible & self.possible == 0 else None


@cache
def _pattern(language: str) -> re.Pattern[str] | None:
    if language not in OCCASION_PATTERNS:
        return None
    groups = [
        f"(?P<d{number}>{pattern})"
        for number, pattern in enumerate(WEEKDAY_PATTERNS[language].split(" "))
    ]
    groups += [
        f"(?P<{kind}>{pattern})"
        for kind, pattern in OCCASION_PATTERNS[language].items()
    ]
    either = "|".join(groups)
    if language in UNSPACED:
        return re.compile(either)
    # No word border: an Indic vowel sign at the end of a word is no letter.
    return re.compile(rf"(?<![\w\u0900-\u0963])(?:{either})(?![\w\u0900-\u0963])")


# What every pattern of a language holds one of: searched sooner than the patterns.
_HINTS: Final = {"en": "day week dail year spring summer autumn fall winter".split()}


def find_occasions(
    text: str, language: str, dates: Sequence[Date], start: int = 0, end: int = -1
) -> list[Occasion]:
    """The recurring times of a stretch of text, in order.

    Args:
        text: the text.
        language: ISO 639-1 code; one without a table gives the dates alone.
        dates: the dates of the text.
        start, end: the stretch, in code points.

    >>> found, = find_occasions("closed at weekends", "en", [])
    >>> found.dimension, bin(found.sure)
    ('week', '0b1100000')
    """
    stop = len(text) if end < 0 else end
    found = [*_of_dates(dates, start, stop), *_of_words(text, language, start, stop)]
    found.sort(key=lambda occasion: occasion.start)
    return found


def _of_words(text: str, language: str, start: int, end: int) -> Iterator[Occasion]:
    pattern = _pattern(language)
    if pattern is None:
        return
    held: Occasion | None = None
    lowered = lower_letters(text[start:end])
    hints = _HINTS.get(language)
    if hints and not any(map(lowered.__contains__, hints)):
        return
    for match in pattern.finditer(lowered):
        kind = match.lastgroup or ""
        first, last = match.start() + start, match.end() + start
        if not kind.startswith("d") or kind == "daily":
            if held is not None:
                yield held
                held = None
            if kind != "workday" or not _is_counted(lowered, match.start(), language):
                yield _of_kind(kind, first, last, language)
            continue
        bit = 1 << int(kind[1])
        if held is not None:
            gap = text[held.end : first].lower()
            if _joins(gap) and not held.is_range:
                mask = _between(held.sure.bit_length() - 1, int(kind[1]), 7)
                yield Occasion(held.start, last, "week", mask, mask, True)
                held = None
                continue
            yield held
        held = Occasion(first, last, "week", bit, bit)
    if held is not None:
        yield held


def _is_counted(lowered: str, start: int, language: str) -> bool:
    """ "By the third working day", "within ten working days": those recur no week."""
    before = lowered[max(0, start - _BEFORE) : start].split()
    if not before or not lowered[start - 1 : start].isspace():
        return False
    word = before[-1]
    return word[0].isdigit() or word in ORDINALS or bool(meanings(word, language))


_BEFORE: Final = 24  # characters
_SUFFIX: Final = late(r"^(?:日|から|부터)?\s?")


def _joins(gap: str) -> bool:
    bare = _SUFFIX.sub("", gap) if gap and not gap.isascii() else gap
    if len(gap) > _LONGEST_JOINT or gap.strip() in _AND:
        return False
    return any(
        piece in RANGE_JOINTS
        for piece in (gap, gap.strip(), bare, bare.strip())
        if piece
    )


_AND: Final = frozenset("and und et y e en i و".split())


def _of_kind(kind: str, start: int, end: int, language: str) -> Occasion:
    if kind == "weekend":
        sure, possible = (
            (0b0100000, 0b1110000) if language == "ar" else (0b1100000,) * 2
        )
        return Occasion(start, end, "week", sure, possible)
    if kind == "workday":
        saturday = 0b0111111 if language in ("de", "fr") else 0b0011111
        return Occasion(start, end, "week", 0b0011111, saturday)
    if kind == "daily":
        return Occasion(start, end, "week", _WEEK, _WEEK)
    if kind == "year":
        return Occasion(start, end, "year", _YEAR, _YEAR)
    sure, possible = (
        sum(_month(int(month)) for month in months.split())
        for months in SEASON_MONTHS[kind]
    )
    return Occasion(start, end, "year", sure, possible)


def _month(number: int) -> int:
    return ((1 << _MONTH) - 1) << (number - 1) * _MONTH


def _between(first: int, last: int, size: int) -> int:
    """The bits from one place to another, over the end of the circle where needed."""
    if first <= last:
        return ((1 << last - first + 1) - 1) << first
    full = (1 << size) - 1
    return full & ~_between(last + 1, first - 1, size) if last + 1 < first else full


def _of_dates(dates: Sequence[Date], start: int, end: int) -> Iterator[Occasion]:
    inside = [date for date in dates if start <= date.start < end]
    for place, date in enumerate(inside):
        following = inside[place + 1] if place + 1 < len(inside) else None
        if date.part == "from" and following is not None and following.part == "to":
            yield from _range(date, following)
        elif date.part == "single" and date.relation not in _OPEN_RELATIONS:
            yield from _single(date)


def _range(first: Date, last: Date) -> Iterator[Occasion]:
    if first.year or last.year or first.weekday or last.weekday:
        return
    if first.month and last.month:
        low = (first.month - 1) * _MONTH + (first.day or 1) - 1
        high = (last.month - 1) * _MONTH + (last.day or _MONTH) - 1
        if last.day and last.day >= _LAST_DAYS.get(last.month, _MONTH):
            high = last.month * _MONTH - 1
        mask = _between(low, high, 12 * _MONTH)
        yield Occasion(first.start, last.end, "year", mask, mask, True)
    elif first.hour is not None and last.hour is not None and not first.month:
        low, high = _quarter(first), _quarter(last) - 1
        mask = _between(low, high % _QUARTERS, _QUARTERS)
        yield Occasion(first.start, last.end, "day", mask, mask, True)


_LAST_DAYS: Final = {2: 28, 4: 30, 6: 30, 9: 30, 11: 30}


def _quarter(date: Date) -> int:
    return (date.hour or 0) % 24 * 4 + (date.minute or 0) // 15


def _single(date: Date) -> Iterator[Occasion]:
    if date.month and not date.quarter:
        mask = _month(date.month)
        if date.day:
            mask = 1 << (date.month - 1) * _MONTH + date.day - 1
        yield Occasion(date.start, date.end, "year", mask, mask)
    elif date.is_time and not date.twelve:
        mask = 1 << _quarter(date)
        yield Occasion(date.start, date.end, "day", mask, mask)
