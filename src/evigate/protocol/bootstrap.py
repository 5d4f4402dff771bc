"""Intervals from resampling whole contexts.

Answers to one context are no independent observations; resampling rows would make
intervals too narrow. All figures of all gates are computed on the same resamples, so
that differences between gates are paired.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from evigate.errors import InvalidCallError
from evigate.protocol.arrays import Floats, Integers, group_codes

DRAWS: Final = 2_000
"""Resamples by default."""

LEVEL: Final = 0.95

_CELLS: Final = 1_000_000  # weights held at a time: bounds memory, fits the cache

Statistic = Callable[[Floats], Floats]
"""From weights, shape ``(b, n)``, to one row of figures per resample, ``(b, k)``."""


class Interval(NamedTuple):
    """A figure with the bounds of its percentile interval.

    >>> str(Interval(0.8, 0.75, 0.84))
    '0.800 [0.750, 0.840]'
    """

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} [{self.low:.3f}, {self.high:.3f}]"


@dataclass(frozen=True, eq=False)
class Resampled:
    """Figures on the data and on resamples.

    Attributes:
        value: on the data itself, shape ``(k,)``.
        draws: on each resample, shape ``(b, k)``; NaN where a figure has no value.
    """

    value: Floats
    draws: Floats

    def __sub__(self, other: Resampled) -> Resampled:
        """Paired differences; both must stem from the same resamples."""
        return Resampled(self.value - other.value, self.draws - other.draws)

    def intervals(self, level: float = LEVEL) -> list[Interval]:
        """The percentile interval of each figure; NaN where there is none."""
        tail = (1.0 - level) / 2.0
        found = []
        for value, column in zip(self.value, self.draws.T, strict=True):
            known = column[~np.isnan(column)]
            low = high = np.nan
            if len(known):
                low, high = np.quantile(known, [tail, 1.0 - tail])
            found.append(Interval(float(value), float(low), float(high)))
        return found


def group_resamples(
    groups: Integers, draws: int = DRAWS, seed: int = 0
) -> Iterator[Floats]:
    """How often each row is drawn when whole groups are, in blocks of resamples.

    Args:
        groups: number of each row's group, from 0, shape ``(n,)``.
        draws: number of resamples.
        seed: of the random numbers; equal seeds give equal resamples.

    Yields:
        Weights, shape ``(b, n)``; the ``b`` add up to ``draws``.
    """
    number = int(groups.max()) + 1
    random = np.random.default_rng(seed)
    block = max(1, _CELLS // max(len(groups), number))
    for start in range(0, draws, block):
        size = min(block, draws - start)
        drawn = random.integers(number, size=(size, number))
        drawn += number * np.arange(size)[:, None]
        counts = np.bincount(drawn.ravel(), minlength=size * number)
        yield counts.reshape(size, number)[:, groups].astype(np.float64)


def group_bootstrap(
    statistic: Statistic,
    groups: Sequence[Hashable] | Integers,
    *,
    draws: int = DRAWS,
    seed: int = 0,
) -> Resampled:
    """Figures with their resamples over whole contexts.

    Args:
        statistic: from weights ``(b, n)`` to figures ``(b, k)``; it must not change
            the weights.
        groups: the context of each row, shape ``(n,)``.
        draws: number of resamples, at least 1.
        seed: statistics of the same groups and seed see the same resamples.

    Raises:
        InvalidCallError: without rows or draws.

    >>> labels = np.array([1, 0, 0, 0])
    >>> rate = lambda weights: (weights @ labels / weights.sum(axis=1))[:, None]
    >>> found = group_bootstrap(rate, ["a", "b", "c", "d"], draws=500)
    >>> found.value.tolist(), found.draws.shape
    ([0.25], (500, 1))
    """
    codes = group_codes(groups)
    if not len(codes) or draws < 1:
        raise InvalidCallError(
            f"at least one row and one draw, got {len(codes)} rows and {draws} draws",
            code="invalid_scores",
        )
    value = statistic(np.ones((1, len(codes))))[0]
    parts = [statistic(weights) for weights in group_resamples(codes, draws, seed)]
    return Resampled(value, np.concatenate(parts))


def with_interval(
    statistic: Statistic,
    groups: Sequence[Hashable] | Integers,
    *,
    draws: int = DRAWS,
    seed: int = 0,
) -> list[Interval]:
    """The intervals of :func:`group_bootstrap`, one per figure."""
    return group_bootstrap(statistic, groups, draws=draws, seed=seed).intervals()
