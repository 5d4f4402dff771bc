"""Whether a number follows from others by one small step of arithmetic."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal

from evigate.text.amounts.compare import UNROUNDED, is_out_of_reach, match_quantities
from evigate.text.amounts.record import Quantity

Operation = Literal[
    "sum", "difference", "percent", "change", "product", "ratio", "mean"
]
Derivation = tuple[Operation, tuple[Quantity, ...]]

_MAX_OPERANDS = 12
_MAX_TERMS = 4


def derivable(target: Quantity, operands: Sequence[Quantity]) -> Derivation | None:
    """Find a sum, difference, share, change, product, ratio or mean that fits.

    Args:
        target: the number to explain.
        operands: the numbers at hand; the first twelve values are tried.

    Returns:
        The operation and its operands in order, the simplest first; ``None`` if
        nothing fits. Sums take up to four terms, or all of them. ``percent`` is
        a / b, ``change`` (a - b) / b, ``product`` a count times an amount.

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> parts = find_quantities("$40 million and $15 million")
    >>> derivable(find_quantities("$55 million")[0], parts)[0]
    'sum'
    """
    values = [q for q in operands if q.is_value and q.low is None][:_MAX_OPERANDS]
    if not target.is_value or target.low is not None or len(values) < 2:
        return None
    if target.unit == "percentage_point":  # what two percentages differ by
        target = target._replace(unit="percent")
    for operation, result, used in _results(target, values):
        if match_quantities(target, result) in ("equal", "rounded", "bridged"):
            return operation, used
    return None


def _results(
    target: Quantity, values: list[Quantity]
) -> Iterator[tuple[Operation, Quantity, tuple[Quantity, ...]]]:
    for a, b in combinations(values, 2):
        if a.unit == b.unit and a.unit != "times":
            total = a.value + b.value
            if _may_be(target, total, a, b):
                yield "sum", _result(a, total, b), (a, b)
            high, low = (a, b) if a.value >= b.value else (b, a)
            rest = high.value - low.value
            if _may_be(target, rest, a, b):
                yield "difference", _result(high, rest, low), (high, low)
    yield from _ratios(target, values)
    yield from _products(target, values)
    yield from _long_sums(target, values)


def _may_be(target: Quantity, value: float, a: Quantity, b: Quantity) -> bool:
    """Whether a value computed from two amounts can be the target.

    Only declared rounding moves a value of the same unit far.
    """
    if is_out_of_reach(target, value, a.unit):
        return False
    if target.unit != a.unit or target.approximate or a.approximate or b.approximate:
        return True
    if target.alternatives or target.unit in ("celsius", "fahrenheit"):
        return True
    return abs(target.value - value) <= UNROUNDED * max(abs(target.value), abs(value))


def _result(a: Quantity, value: float, b: Quantity | None = None) -> Quantity:
    """A computed value, as precise as its operands."""
    fine = a if b is None or a.step <= b.step else b
    return fine._replace(
        value=float(f"{value:.12g}"),
        approximate=a.approximate or (b is not None and b.approximate),
        alternatives=(),
        weak=False,
    )


def _ratios(
    target: Quantity, values: list[Quantity]
) -> Iterator[tuple[Operation, Quantity, tuple[Quantity, ...]]]:
    share = target.dimension == "percent"
    if not share and target.unit not in (None, "times"):
        return
    for a in values:
        for b in values:
            if a is b or a.dimension != b.dimension or not b.base_value:
                continue
            ratio = a.base_value / b.base_value
            if share:
                yield "percent", _computed(a, ratio * 100, "percent"), (a, b)
                yield "change", _computed(a, abs(ratio - 1) * 100, "percent"), (a, b)
            elif ratio > 1:
                yield "ratio", _computed(a, ratio, target.unit), (a, b)


def _computed(a: Quantity, value: float, unit: str | None) -> Quantity:
    """A ratio has more digits than anyone writes: it matches by rounding."""
    return a._replace(
        value=value,
        unit=unit,
        decimals=9,
        scale=1.0,
        alternatives=(),
        approximate=False,
    )


def _products(
    target: Quantity,
    values: list[Quantity],
) -> Iterator[tuple[Operation, Quantity, tuple[Quantity, ...]]]:
    for count in values:
        if count.unit not in (
            None,
            "times",
            "month",
            "year",
            "week",
            "day",
            "hour",
            "percent",
        ):
            continue
        for amount in values:
            if amount is count or (amount.unit is None and count.unit is not None):
                continue
            factor = count.base_value if count.unit == "percent" else count.value
            product = factor * amount.value
            if _may_be(target, product, amount, amount):
                yield "product", _result(amount, product), (count, amount)


def _long_sums(
    target: Quantity,
    values: list[Quantity],
) -> Iterator[tuple[Operation, Quantity, tuple[Quantity, ...]]]:
    by_unit: dict[str | None, list[Quantity]] = {}
    for value in values:
        by_unit.setdefault(value.unit, []).append(value)
    for group in by_unit.values():
        for size in range(3, min(_MAX_TERMS, len(group)) + 1):
            for terms in combinations(group, size):
                total = sum([q.value for q in terms])
                if _may_be(target, total, terms[0], terms[0]):
                    yield "sum", _result(terms[0], total), terms
        if len(group) > _MAX_TERMS:
            yield "sum", _result(group[0], sum(q.value for q in group)), tuple(group)
        if len(group) > 1:
            mean = sum(q.value for q in group) / len(group)
            yield "mean", _computed(group[0], mean, group[0].unit), tuple(group)
