"""Amounts that a careful reader lets pass though no document holds them so.

A temperature inside of the range that one must keep to; days for working days, where
nobody asked how long it takes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.subjects.mentions import Amount
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, same_quantity

_ASKS_TIME: Final = frozenset({"duration", "date"})
_TEMPERATURE: Final = "temperature"


def is_near_enough(
    evidence: Evidence, said: Quantity, others: Iterable[Amount]
) -> bool:
    """Is an amount inside a range, or said of working days without the word?

    >>> from evigate.checks.subjects.mentions import quantity_mentions
    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["Store it between 2 and 8 °C."], "At 5 °C.")
    >>> evidence = Evidence(call)
    >>> said = evidence.answer.quantities[0]
    >>> is_near_enough(evidence, said, quantity_mentions(evidence))
    True
    """
    if said.dimension == _TEMPERATURE and said.low is None and said.bound is None:
        return any(_holds(other.value, said) for other in others)
    if said.unit == "day" and evidence.shared(asked).kind not in _ASKS_TIME:
        return any(
            other.value.unit == "working_day"
            and same_quantity(said, other.value._replace(unit="day"))
            for other in others
        )
    return False


def _holds(held: Quantity, said: Quantity) -> bool:
    if held.dimension != said.dimension or held.base_ends is None:
        return False
    low, high = held.base_ends
    return low <= said.base_value <= high
