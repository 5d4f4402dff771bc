"""The days of the week that a text names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from evigate.text.lowering import lower_letters
from evigate.text.patterns import late
from evigate.text.tables.weekdays import WEEKDAYS, WORKING_DAYS

_ANY_DAY: Final = late("|".join(f"({pattern})" for pattern in WEEKDAYS))

_WORKING: Final = late(WORKING_DAYS)
_MONDAY_TO_FRIDAY: Final = frozenset(range(1, 6))


def find_weekdays(text: str) -> Iterator[re.Match[str]]:
    """The names of days; the number of the matching group is the ISO number."""
    return _ANY_DAY.finditer(lower_letters(text))


def weekdays_in(text: str) -> frozenset[int]:
    """ISO numbers of the days, Monday is 1.

    >>> sorted(weekdays_in("Closed on Mondays; 周六 too."))
    [1, 6]
    """
    days = frozenset(match.lastindex or 0 for match in find_weekdays(text))
    working = _WORKING.search(text.lower()) is not None
    return days | _MONDAY_TO_FRIDAY if working else days
