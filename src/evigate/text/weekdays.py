"""The days of the week that a text names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from evigate.text.patterns import late
from evigate.text.tables.weekdays import WEEKDAYS

_ANY_DAY: Final = late("|".join(f"({pattern})" for pattern in WEEKDAYS))


def find_weekdays(text: str) -> Iterator[re.Match[str]]:
    """The names of days; the number of the matching group is the ISO number."""
    return _ANY_DAY.finditer(text.lower())


def weekdays_in(text: str) -> frozenset[int]:
    """ISO numbers of the days, Monday is 1.

    >>> sorted(weekdays_in("Closed on Mondays; 周六 too."))
    [1, 6]
    """
    return frozenset(match.lastindex or 0 for match in find_weekdays(text))
