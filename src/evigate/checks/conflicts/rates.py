"""One rate by two periods: 1,200 a month and 14,400 a year."""

from __future__ import annotations

from typing import Final

from evigate.evidence import Evidence
from evigate.records import Conflict, Source
from evigate.text.amounts.quantities import Quantity
from evigate.text.numbers.units import TIME_UNITS, dimension_of, unit_factor

_NEARLY: Final = 0.01
_PERIODS: Final = frozenset(TIME_UNITS)


def are_one_rate(evidence: Evidence, conflict: Conflict) -> bool:
    """Do the two places give the same, each for its own period?"""
    first = _rate(evidence, conflict.first)
    second = _rate(evidence, conflict.second)
    if first is None or second is None or first.per == second.per:
        return False
    if first.unit != second.unit or dimension_of(first.per) != dimension_of(second.per):
        return False
    one, other = (q.value / unit_factor(q.per) for q in (first, second))
    return abs(one - other) <= _NEARLY * max(abs(one), abs(other))


def _rate(evidence: Evidence, place: Source) -> Quantity | None:
    """The amount by a period that stands at a place."""
    span = place.span
    if span is None:
        return None
    for quantity in evidence.documents[place.document].quantities:
        inside = quantity.start < span.end and span.start < quantity.end
        if inside and quantity.high is None and quantity.per in _PERIODS:
            return quantity
    return None
