"""The days of the week that a text names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from evigate.text.lowering import lower_letters
from evigate.text.patterns import late
from evigate.text.tables.weekdays import WEEKDAYS, WEEKEND, WORKING_DAYS

_ANY_DAY: Final = late("|".join(f"({pattern})" for pattern in WEEKDAYS))

_WORKING: Final = late(WORKING_DAYS)
_ENDS_THE_WEEK: Final = late(WEEKEND)
_SATURDAY_AND_SUNDAY: Final = frozenset({6, 7})
_MONDAY_TO_FRIDAY: Final = frozenset(range(1, 6))


def find_weekdays(text: str) -> Iterator[re.Match[str]]:
    """The names of days; the number of the matching group is the ISO number."""
    return _ANY_DAY.finditer(lower_letters(text))


def weekdays_in(text: str) -> frozenset[int]:
    """ISO numbers of the days, Monday is 1.

    >>> sorted(weekdays_in("Closed on Mondays; 周六 too."))
    [1, 6]
    >>> sorted(weekdays_in("Open at the weekend."))
    [6, 7]
    """
    days = frozenset(match.lastindex or 0 for match in find_weekdays(text))
    lowered = text.lower()
    if _WORKING.search(lowered) is not None:
        days |= _MONDAY_TO_FRIDAY
    if _ENDS_THE_WEEK.search(lowered) is not None:
        days |= _SATURDAY_AND_SUNDAY
    return days


def places_of_weekdays(text: str) -> list[tuple[int, int]]:
    """Where a text names days of the week, by themselves or as a weekend.

    >>> places_of_weekdays("Weekends and Mondays")
    [(0, 8), (13, 20)]
    """
    lowered = text.lower()
    found = [match.span() for match in find_weekdays(lowered)]
    for pattern in (_WORKING, _ENDS_THE_WEEK):
        found += [match.span() for match in pattern.finditer(lowered)]
    return sorted(found)
