"""What two quantities say beyond their value: bounds, and what they are counted per."""

from __future__ import annotations

from typing import Final

from evigate.text.amounts.compare import FAR, TIGHT, same_dimension
from evigate.text.amounts.record import Quantity

_JUST: Final = 0.1  # relative; "just under 150" for 140


def bounds_conflict(a: Quantity, b: Quantity) -> bool:
    """Whether one is bounded from below and the other from above.

    No bound conflicts with none. "More than" and "at least" point the same way.

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> a, b = find_quantities("up to 5 days; at least 5 days")
    >>> bounds_conflict(a, b)
    True
    """
    return None not in (a.bound, b.bound) and (
        (a.bound in ("at_least", "more_than")) != (b.bound in ("at_least", "more_than"))
    )


def bound_holds(said: Quantity, held: Quantity) -> bool | None:
    """Whether a plain amount lies where a bound of another says, and near it.

    Args:
        said: an amount with a bound ("just under 150 m", "more than 500").
        held: the amount that it may round.

    Returns:
        None where ``said`` has no open bound or ``held`` has one too, where they are
        equal or cannot be compared.

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> said, held = find_quantities("just under 150 m; 148 m")
    >>> bound_holds(said, held), bound_holds(held, said)
    (True, None)
    """
    if said.bound not in _OPEN_SIDE or held.bound is not None:
        return None
    if said.low is not None or held.low is not None or said.role != held.role:
        return None
    if not same_dimension(said, held):
        return None
    limit, value = said.base_value, held.base_value
    difference = (value - limit) * _OPEN_SIDE[said.bound]
    if abs(difference) <= TIGHT * max(abs(limit), abs(value)):
        return None
    reach = _JUST if said.approximate else FAR
    return 0 < difference <= reach * max(abs(limit), abs(value))


_OPEN_SIDE: Final = {"more_than": 1.0, "less_than": -1.0}


def rates_conflict(a: Quantity, b: Quantity) -> bool:
    """Whether both state what they are counted per, and it differs.

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> a, b = find_quantities("€5 per month, €5 a year")
    >>> rates_conflict(a, b)
    True
    """
    if a.per is None or b.per is None:
        return False
    first, second = set(a.per.split("/")), set(b.per.split("/"))
    return not (first <= second or second <= first)
