"""Days and years that a text tells by others: the day before, the following year."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from evigate.text.any_of import shared_words
from evigate.text.dates.record import Date
from evigate.text.language_kinds import UNSPACED
from evigate.text.numbers.lexing import Lexed, is_letter
from evigate.text.patterns import late
from evigate.text.tables.relative_times import RELATIVE, YEARS_OFF

_REACH: Final = 220  # characters from the year that is meant
_MAX_SENTENCES: Final = 1  # full stops in between
_STOP: Final = late(r"[.!?](?=\s)|[。！？।؟]|\n")
_MAX_YEARS: Final = 200
# "Two years after the fire": off from what stands behind.
_OF_ANOTHER: Final = late(
    r" (?:the|his|her|its|their|an?|that|de|del|della|dell'|du|des|la|le|l'|el|los|las|"
    r"il|lo|gli|da|do|dos|das|que|che|van|het|jego|jej|dem|der|den)\b"
)

Span = tuple[float, int]


class RelativeTime(NamedTuple):
    """A phrase and how many days or years it is off: -1, 0 or 1."""

    start: int
    end: int
    offset: int


def relative_times(lowered: str, unit: str, language: str) -> list[RelativeTime]:
    """The phrases of a text that tell a day or a year by another, in order.

    Args:
        lowered: the text in lower case.
        unit: ``day`` or ``year``.
        language: ISO 639-1 code.

    >>> relative_times("until six on the day before", "day", "en")
    [RelativeTime(start=17, end=27, offset=-1)]
    """
    if not any(map(lowered.__contains__, _hints(unit, language))):
        return []
    found: list[RelativeTime] = []
    for phrase, offset in RELATIVE[unit].get(language, {}).items():
        at = lowered.find(phrase)
        while at >= 0:
            end = at + len(phrase)
            if language in UNSPACED or _stands_alone(lowered, at, end):
                found.append(RelativeTime(at, end, offset))
            at = lowered.find(phrase, end)
    return [time for time in sorted(found) if not _is_part(time, found)]


@cache
def _hints(unit: str, language: str) -> tuple[str, ...]:
    return shared_words(RELATIVE[unit].get(language, ()))


def _is_part(time: RelativeTime, found: Sequence[RelativeTime]) -> bool:
    """ "On the day" is part of "on the day before"."""
    return time.offset == 0 and any(
        other.offset and other.start < time.end and time.start < other.end
        for other in found
    )


def _stands_alone(lowered: str, start: int, end: int) -> bool:
    before, after = lowered[start - 1 : start], lowered[end : end + 1]
    # An Arabic article or preposition is written with its word.
    glued = is_letter(before) if before and before not in "لبفو" else False
    return not glued and not (after and is_letter(after))


def relative_years(
    lexed: Lexed, spans: Sequence[Span], dates: list[Date]
) -> list[Date]:
    """Years told by the one before: 1924 for "the following year" after 1923.

    Args:
        lexed: the text.
        spans: its amounts in years, as value and end.
        dates: its dates, in order.

    Returns:
        Dates at the words that tell them; of "two years later" at the last word, so
        that the number stays one.
    """
    years = [date for date in dates if date.year is not None]
    if not years:
        return []
    lowered, language = lexed.lowered, lexed.language
    told = sorted([*relative_times(lowered, "year", language), *_counted(lexed, spans)])
    starts = [date.start for date in dates]
    ends = [date.end for date in years]
    found: list[Date] = []
    for start, end, offset in told:
        last = bisect_right(ends, start) - 1
        beside = bisect_right(starts, start) - 1
        free = beside < 0 or dates[beside].end <= start
        free = free and (not found or found[-1].end <= start)
        if last < 0 or not free or _OF_ANOTHER.match(lowered, end):
            continue
        base = years[last]
        gap = lowered[base.end : start] if start - base.end <= _REACH else None
        if gap is not None and len(_STOP.findall(gap)) <= _MAX_SENTENCES:
            year = (base.year or 0) + offset
            found.append(Date(start, end, lexed.text[start:end], year=year))
    return found


def _counted(lexed: Lexed, spans: Sequence[Span]) -> Iterator[RelativeTime]:
    """Two years later, dos años después, 三年后."""
    pattern = _off(lexed.language)
    if pattern is None:
        return
    for value, end in spans:
        match = pattern.match(lexed.lowered, end)
        if match is not None and value % 1 == 0 and 0 < value < _MAX_YEARS:
            offset = int(value) if match[1] else -int(value)
            yield RelativeTime(match.start(match.lastindex or 0), match.end(), offset)


@cache
def _off(language: str) -> re.Pattern[str] | None:
    words = YEARS_OFF.get(language)
    if words is None:
        return None
    later, earlier = words
    before = rf"|({earlier})" if earlier else ""
    closed = "" if language in UNSPACED else r"(?!\w)"
    return re.compile(rf"[ \u00a0]?(?:({later}){before}){closed}")
