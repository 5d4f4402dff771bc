"""Amounts said once more in another unit: "15 km (9.3 mi)", "12 °C/54 °F"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.subjects.word_owners import Placed
from evigate.text.amounts.quantities import Quantity, same_quantity
from evigate.text.patterns import late

_TEMPERATURES: Final = frozenset({"celsius", "fahrenheit"})
_STEPS: Final = (10.0, 5.0, 2.0, 1.0)
_OPENS: Final = late(r"\s*[(（\[/=≈][\s=≈~]*")


def spoken_for(text: str, values: Sequence[Placed]) -> list[int]:
    """For each value of a sentence the number of the amount it states, counted anew.

    >>> from evigate.text.amounts.quantities import find_quantities
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
    return _OPENS.fullmatch(joint) is not None and restates(before, value)


def restates(first: Quantity, second: Quantity) -> bool:
    """Do two amounts say the same, as cooks round degrees: "400 °F (200 °C)"?

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> restates(*find_quantities("400 °F (200 °C)"))
    True
    >>> restates(*find_quantities("250 °F (75 °C)"))
    False
    """
    if same_quantity(first, second):
        return True
    units = {first.unit, second.unit}
    if units != _TEMPERATURES or first.low is not None or second.low is not None:
        return False
    celsius = first if first.unit == "celsius" else second
    step = next((step for step in _STEPS if celsius.value % step == 0.0), 0.1)
    return abs(first.base_value - second.base_value) <= step / 2.0
