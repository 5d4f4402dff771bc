"""Which weekday of a month: the first Sunday of the month, every Sunday."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from evigate.text.lowering import lower_letters
from evigate.text.tables.nth_weekday_words import (
    EVERY,
    NTH,
    OF_THE_MONTH,
    WORKING_DAY,
)
from evigate.text.tables.occasion_words import WEEKDAY_PATTERNS

EVERY_ONE: Final = 0
WORKING: Final = 8
"""Stands for a working day among the days of the week."""
ANY_DAY: Final = 9
"""Stands for a mere date: "the 3rd of each month"."""
_DENSE: Final = frozenset({"zh", "ja", "ko", "ar", "hi"})


class NthWeekday(NamedTuple):
    """A weekday with its place in the month.

    Attributes:
        start, end: where it stands.
        weekday: Monday is 1; a working day 8, a mere date 9.
        nth: counted from 1, -1 for the last, 0 for every one.
        monthly: is "of the month" said?
    """

    start: int
    end: int
    weekday: int
    nth: int
    monthly: bool


def find_nth_weekdays(text: str, language: str) -> list[NthWeekday]:
    """The weekdays of a text whose place in the month is told, or that recur.

    >>> found = find_nth_weekdays("Every Tuesday and the last Sunday of a month", "en")
    >>> [(each.weekday, each.nth) for each in found]
    [(2, 0), (7, -1)]
    """
    if language in _DENSE:
        return []
    found: list[NthWeekday] = []
    for match in _pattern(language).finditer(lower_letters(text)):
        groups = [name for name, value in match.groupdict().items() if value]
        nth = next((n for n, name in _NTH_NAMES.items() if name in groups), EVERY_ONE)
        day = next((int(name[1:]) for name in groups if name[0] == "d"), ANY_DAY)
        monthly = "month" in groups
        found.append(NthWeekday(match.start(), match.end(), day, nth, monthly))
    return found


_NTH_NAMES: Final = {nth: f"n{number}" for number, (nth, _) in enumerate(NTH)}


@cache
def _pattern(language: str) -> re.Pattern[str]:
    names = WEEKDAY_PATTERNS.get(language, WEEKDAY_PATTERNS["en"]).split()
    days = "|".join(
        f"(?P<d{number}>{each})"
        for number, each in ((*enumerate(names, 1), (WORKING, WORKING_DAY)))
    )
    nth = "|".join(f"(?P<n{number}>{words})" for number, (_, words) in enumerate(NTH))
    month = f"(?P<month>{OF_THE_MONTH})?"
    # "Le dernier dimanche", "el domingo último" are rare: the place comes first.
    return re.compile(
        rf"(?<!\w)(?:(?P<every>{EVERY})|{nth})(?: (?:{days})|(?={OF_THE_MONTH}))"
        rf"(?!\w)(?:{month})"
    )
