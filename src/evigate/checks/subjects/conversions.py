"""Amounts said once more in another unit: "15 km (9.3 mi)", "12 °C/54 °F"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from evigate.checks.subjects.word_owners import Placed
from evigate.text.quantities import Quantity, same_quantity

_OPENS: Final = re.compile(r"\s*[(（\[/=≈][\s=≈~]*")


def spoken_for(text: str, values: Sequence[Placed]) -> list[int]:
    """For each value of a sentence the number of the amount it states, counted anew.

    >>> from evigate.text.quantities import find_quantities
    >>> text = "They are up to 15 km (9.3 mi) wide and 1 km (0.62 mi) high."
    >>> spoken_for(text, find_quantities(text))
    [0, 0, 1, 1]
    """
    numbers: list[int] = []
    for place, value in enumerate(values):
        before = values[place - 1] if place else None
        if before is not None and _is_conversion(text, before, value):
            numbers.append(numbers[-1])
        else:
            numbers.append(numbers[-1] + 1 if numbers else 0)
    return numbers


def _is_conversion(text: str, before: Placed, value: Placed) -> bool:
    if not isinstance(before, Quantity) or not isinstance(value, Quantity):
        return False
    if not before.unit or not value.unit or before.unit == value.unit:
        return False
    joint = text[before.end : value.start]
    return _OPENS.fullmatch(joint) is not None and same_quantity(before, value)
