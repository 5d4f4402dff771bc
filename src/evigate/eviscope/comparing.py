"""Intervals of paired metrics, and two systems against each other."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.summaries import PAIRED, QuartetScore

DRAWS: Final = 2000
_LEVELS: Final = (0.025, 0.975)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95 % interval.

    Attributes:
        by: what was resampled: ``"quartet"`` or ``"title"``, whichever gave the wider.
    """

    value: float
    low: float
    high: float
    by: str

    def __str__(self) -> str:
        return f"{self.value:.3f} [{self.low:.3f}, {self.high:.3f}]"


@dataclass(frozen=True, slots=True)
class Comparison:
    """One system minus another on one paired metric.

    Attributes:
        difference: of the rates, in [-1, 1].
        favour_first, favour_second: quartets on which only one of them is right.
        p: of the exact two-sided McNemar test on these, in [0, 1].
    """

    metric: str
    first: str
    second: str
    difference: Estimate
    favour_first: int
    favour_second: int
    p: float

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return asdict(self)


def intervals(
    quartets: Sequence[QuartetScore],
    *,
    answer_only: bool = False,
    seed: int = 0,
    draws: int = DRAWS,
) -> dict[str, Estimate]:
    """Each paired metric with the wider of two bootstrap intervals.

    Quartets are resampled, and whole titles with all their quartets, ``draws`` times;
    the percentile interval is taken.

    Raises:
        EviscopeError: when there are no quartets.
    """
    titles = _titles(quartets)
    return {
        metric: bootstrap(
            _hits(quartets, metric, answer_only), titles, seed=seed, draws=draws
        )
        for metric in PAIRED
    }


def bootstrap(
    values: Sequence[float],
    groups: Sequence[str],
    *,
    seed: int = 0,
    draws: int = DRAWS,
) -> Estimate:
    """The mean of values with the wider interval: by value or by group.

    Args:
        values: shape ``(n,)``, one a quartet.
        groups: the title of each.

    Raises:
        EviscopeError: when there are no values.

    >>> bootstrap([1.0] * 10 + [0.0] * 10, ["a", "b"] * 5 + ["c", "d"] * 5).by
    'title'
    """
    if not values:
        raise EviscopeError("there are no quartets to score")
    numbers = np.asarray(values, dtype=np.float64)
    single = _interval(numbers, np.ones(len(numbers)), seed, draws)
    names = {name: place for place, name in enumerate(dict.fromkeys(groups))}
    sums, sizes = np.zeros(len(names)), np.zeros(len(names))
    for value, group in zip(numbers, groups, strict=True):
        sums[names[group]] += value
        sizes[names[group]] += 1
    grouped = _interval(sums, sizes, seed, draws)
    wider, by = single, "quartet"
    if grouped[1] - grouped[0] > single[1] - single[0]:
        wider, by = grouped, "title"
    return Estimate(float(numbers.mean()), *wider, by)


def _interval(
    sums: NDArray[np.float64], sizes: NDArray[np.float64], seed: int, draws: int
) -> tuple[float, float]:
    random = np.random.default_rng(seed)
    number = len(sums)
    drawn = random.multinomial(number, np.full(number, 1.0 / number), size=draws)
    means = (drawn @ sums) / (drawn @ sizes)
    low, high = np.quantile(means, _LEVELS)
    return float(low), float(high)


def compare(
    first: Sequence[QuartetScore],
    second: Sequence[QuartetScore],
    names: tuple[str, str] = ("first", "second"),
    *,
    answer_only: bool = False,
    seed: int = 0,
) -> dict[str, Comparison]:
    """Two systems on the same quartets, by paired metric.

    Raises:
        EviscopeError: when they were not scored on the same quartets.
    """
    theirs = {quartet.id: quartet for quartet in second}
    if {quartet.id for quartet in first} != theirs.keys():
        raise EviscopeError("the two runs are not of the same quartets")
    ordered = [theirs[quartet.id] for quartet in first]
    titles = _titles(first)
    found = {}
    for metric in PAIRED:
        one = _hits(first, metric, answer_only)
        other = _hits(ordered, metric, answer_only)
        pairs = list(zip(one, other, strict=True))
        for_first = sum(a > b for a, b in pairs)
        for_second = sum(a < b for a, b in pairs)
        found[metric] = Comparison(
            metric,
            *names,
            bootstrap([a - b for a, b in pairs], titles, seed=seed),
            for_first,
            for_second,
            mcnemar(for_first, for_second),
        )
    return found


def mcnemar(one: int, other: int) -> float:
    """Exact two-sided McNemar test: twice the smaller binomial tail at 1/2, at most 1.

    Args:
        one, other: the two numbers of discordant pairs (McNemar 1947).

    >>> round(mcnemar(15, 1), 5), round(mcnemar(13, 2), 4), mcnemar(1, 0)
    (0.00052, 0.0074, 1.0)
    """
    total = one + other
    if not total:
        return 1.0
    tail = sum(math.comb(total, k) for k in range(min(one, other) + 1))
    return min(1.0, 2.0 * tail / float(2**total))


def _hits(
    quartets: Sequence[QuartetScore], metric: str, answer_only: bool
) -> list[float]:
    return [float(q.right(metric, answer_only=answer_only)) for q in quartets]


def _titles(quartets: Sequence[QuartetScore]) -> list[str]:
    return [quartet.title for quartet in quartets]


def plain_estimates(estimates: Mapping[str, Estimate]) -> dict[str, dict[str, Any]]:
    """Estimates as plain values, by metric."""
    return {name: asdict(estimate) for name, estimate in estimates.items()}
