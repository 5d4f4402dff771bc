"""Numbers that belong together: ranges, and lists that share a role."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from evigate.text.amounts.record import Quantity
from evigate.text.numbers.lexing import Lexed
from evigate.text.numbers.units import is_currency, unit_factor
from evigate.text.patterns import late
from evigate.text.tables.number_joints import (
    BETWEEN,
    CHANGE,
    CONJUNCTIONS,
    FROM,
    LIST_GAPS,
    RANGE_GAPS,
)

_BETWEEN = late(BETWEEN)
_CHANGE = late(CHANGE)
_FROM = late(FROM)
_DASHES: Final = frozenset("-–—~")
_COMPOUND_GAPS: Final = frozenset(
    {" ", " and ", ", ", "", " und ", " et ", " y ", " e ", " i ", " en ", " و"}
)
_COMPOUND_DIMENSIONS: Final = frozenset({"time", "calendar", "length", "mass"})
_LONGEST_GAP = max(map(len, RANGE_GAPS | LIST_GAPS))
_LAST_RUNNING = 50
_SHARED_ROLES: Final = frozenset({"name_part", "identifier", "citation"})


def link(lexed: Lexed, found: list[Quantity]) -> list[Quantity]:
    """Join ranges, let "steps 1, 2 and 3" share a role, and mark running numbers.

    Args:
        lexed: the text.
        found: its quantities in order.
    """
    if len(found) < 2:
        return found
    lowered = lexed.lowered
    linked = [found[0]]
    for quantity in found[1:]:
        previous = linked[-1]
        if quantity.start - previous.end <= _LONGEST_GAP:
            gap = lowered[previous.end : quantity.start]
            if previous.role == "value" and quantity.role == "value":
                if _is_changed(lowered, previous, quantity, gap):
                    linked[-1] = previous._replace(unit=quantity.unit)
                elif _is_range(lowered, previous, quantity, gap):
                    linked[-1] = _range(lexed, previous, quantity)
                    continue
                if _is_compound(previous, quantity, gap):
                    linked[-1] = _compound(lexed, previous, quantity)
                    continue
            elif _shares_role(previous, quantity, gap):
                quantity = quantity._replace(role=previous.role)
        linked.append(quantity)
    return _mark_running_numbers(lexed, linked)


def _shares_role(previous: Quantity, quantity: Quantity, gap: str) -> bool:
    return (
        previous.role in _SHARED_ROLES
        and quantity.role == "value"
        and quantity.unit is None
        and quantity.numeral.isdigit()
        and previous.numeral.isdigit()
        and gap in LIST_GAPS
    )


def _is_range(lowered: str, first: Quantity, second: Quantity, gap: str) -> bool:
    if gap not in RANGE_GAPS and gap not in CONJUNCTIONS:
        return False
    if first.low is not None or second.low is not None or first.per:
        return False
    same_unit = first.unit is None or first.unit == second.unit
    if not same_unit and not (is_currency(first.unit) and second.unit is None):
        return False
    if not first.value * _scale(first, second) < second.value:
        return False
    if gap.strip() in _DASHES:
        return True
    window = lowered[max(0, first.start - 48) : first.start]
    if gap not in RANGE_GAPS:
        return _BETWEEN.search(window) is not None
    if _CHANGE.search(window) is None:
        return True
    # "Rose from 5 to 10", "fell by 40 to 310".
    return not (_FROM.search(window) or window.endswith((" by ", " um ", " met ")))


def _is_changed(lowered: str, first: Quantity, second: Quantity, gap: str) -> bool:
    """From 50 to 40 mph: the unit is that of both."""
    if gap not in RANGE_GAPS or first.unit is not None or second.unit is None:
        return False
    window = lowered[max(0, first.start - 12) : first.start]
    return first.value > second.value and _FROM.search(window) is not None


def _scale(first: Quantity, second: Quantity) -> float:
    """In "$5-10 million" the scale word holds for both."""
    return second.scale if first.scale == 1.0 else 1.0


def _range(lexed: Lexed, first: Quantity, second: Quantity) -> Quantity:
    low = first.value * _scale(first, second)
    return second._replace(
        start=first.start,
        number_start=first.number_start,
        raw=lexed.text[first.start : second.end],
        value=low,
        low=low,
        high=second.value,
        unit=second.unit or first.unit,
        bound=first.bound if first.bound != "at_most" else None,
        approximate=first.approximate or second.approximate,
        decimals=max(first.decimals, second.decimals),
        alternatives=(),
        weak=False,
    )


def _is_compound(first: Quantity, second: Quantity, gap: str) -> bool:
    """1 hour 30 minutes, 5 feet 10 inches: whole units, then smaller ones."""
    if first.bound and "," in gap:
        return False  # "less than an hour, 48 minutes"
    return (
        gap in _COMPOUND_GAPS
        and first.unit != second.unit
        and first.dimension == second.dimension
        and first.dimension in _COMPOUND_DIMENSIONS
        and first.value % 1 == 0
        and first.low is None
        and second.low is None
        and first.per is None
        and 0 < second.base_value < unit_factor(first.unit)
    )


def _compound(lexed: Lexed, first: Quantity, second: Quantity) -> Quantity:
    total = first.base_value / unit_factor(second.unit) + second.value
    return second._replace(
        start=first.start,
        number_start=first.number_start,
        raw=lexed.text[first.start : second.end],
        value=float(f"{total:.12g}"),
        bound=first.bound or second.bound,
        approximate=first.approximate or second.approximate,
        weak=False,
    )


def _mark_running_numbers(lexed: Lexed, found: list[Quantity]) -> list[Quantity]:
    """1 Open it. 2 Close it.: numbers that count up at the heads of sentences."""
    heads = [
        index
        for index, quantity in enumerate(found)
        if quantity.unit is None
        and quantity.role == "value"
        and quantity.value <= _LAST_RUNNING
        and _heads_sentence(lexed, quantity)
    ]
    if len(heads) < 2:
        return found
    running = {
        index
        for a, b in pairwise(heads)
        if found[b].value == found[a].value + 1
        for index in (a, b)
    }
    if not running:
        return found
    for index in running:
        found[index] = found[index]._replace(role="list_ordinal")
    return found


def _heads_sentence(lexed: Lexed, quantity: Quantity) -> bool:
    if quantity.low is not None or not quantity.numeral.isdigit():
        return False
    text, start, end = lexed.folded, quantity.number_start, quantity.number_end
    behind = text[end : end + 4]
    if not behind.startswith("  ") and not behind.lstrip(".) ")[:1].isupper():
        return False
    before = text[max(0, start - 4) : start].rstrip(" (\n")
    return not before or before[-1] in ".!?:;)"
