"""A value inside a range agrees with it."""

from __future__ import annotations

from evigate.text.amounts.quantities import Quantity


def is_within(first: Quantity, second: Quantity) -> bool:
    """Is one of two quantities of one unit a range that holds the other?

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> span, inner, outer = find_quantities("36 to 38 °C, 37 °C, 41 °C")
    >>> is_within(span, inner), is_within(outer, span)
    (True, False)
    """
    return first.unit == second.unit and (
        _holds(first, second) or _holds(second, first)
    )


def _holds(span: Quantity, inner: Quantity) -> bool:
    if span.low is None or span.high is None:
        return False
    low = inner.value if inner.low is None else inner.low
    high = inner.value if inner.high is None else inner.high
    return span.low <= low and high <= span.high
