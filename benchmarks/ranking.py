"""Ranking figures with context-group bootstrap intervals, for the benchmarks."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

FIGURES = ("auroc", "ap", "precision_top10", "residual_low50")
_BLOCK = 250  # resamples at a time, which bounds memory


@dataclass(frozen=True)
class Interval:
    """A figure with the 2.5 % and 97.5 % quantiles of its resamples."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} [{self.low:.3f}, {self.high:.3f}]"


def figures(scores: Floats, labels: Integers, weights: Floats) -> Floats:
    """AUROC, AP, precision of the top 10 % and positive rate of the lowest 50 %.

    Args:
        scores: risks, shape ``(n,)``; ties are averaged over.
        labels: 1 for unfaithful, shape ``(n,)``.
        weights: one row per resample, shape ``(b, n)``: how often each row is drawn.

    Returns:
        Shape ``(b, 4)``; NaN for AUROC where a resample has one class only.
    """
    order = np.argsort(-scores, kind="stable")
    ends = np.append(np.flatnonzero(np.diff(scores[order])), len(scores) - 1)
    drawn = weights[:, order]
    positives = np.cumsum(drawn * labels[order], axis=1)[:, ends]
    flagged = np.cumsum(drawn, axis=1)[:, ends]
    negatives = flagged - positives
    total, hits = flagged[:, -1:], positives[:, -1:]
    gains = np.diff(positives, axis=1, prepend=0.0)
    with np.errstate(invalid="ignore", divide="ignore"):
        heights = positives - gains / 2.0
        steps = np.diff(negatives, axis=1, prepend=0.0)
        auroc = (steps * heights).sum(axis=1) / (hits * negatives[:, -1:])[:, 0]
        precision = np.where(flagged > 0.0, positives / flagged, 0.0)
        ap = (gains * precision).sum(axis=1) / hits[:, 0]
    top = _positives_within(flagged, positives, 0.1 * total[:, 0])
    upper_half = _positives_within(flagged, positives, 0.5 * total[:, 0])
    return np.stack(
        [
            auroc,
            ap,
            top / (0.1 * total[:, 0]),
            (hits[:, 0] - upper_half) / (0.5 * total[:, 0]),
        ],
        axis=1,
    )


def _positives_within(flagged: Floats, positives: Floats, budget: Floats) -> Floats:
    """Positives among the riskiest ``budget`` rows; tied rows share evenly."""
    rows = zip(budget, flagged, positives, strict=True)
    return np.array(
        [np.interp(b, np.append(0.0, f), np.append(0.0, p)) for b, f, p in rows]
    )


def with_intervals(
    scores: Floats, labels: Integers, groups: Integers, *, seed: int, draws: int = 2000
) -> dict[str, Interval]:
    """The figures with intervals from resampling whole contexts."""
    random = np.random.default_rng(seed)
    number = int(groups.max()) + 1
    value = figures(scores, labels, np.ones((1, len(scores))))[0]
    parts = []
    for start in range(0, draws, _BLOCK):
        size = min(_BLOCK, draws - start)
        drawn = random.multinomial(number, np.full(number, 1.0 / number), size=size)
        parts.append(figures(scores, labels, drawn[:, groups].astype(np.float64)))
    low, high = np.nanquantile(np.concatenate(parts), [0.025, 0.975], axis=0)
    return {
        name: Interval(float(value[i]), float(low[i]), float(high[i]))
        for i, name in enumerate(FIGURES)
    }


def paired_deltas(
    scores: Floats,
    baseline: Floats,
    labels: Integers,
    groups: Integers,
    *,
    seed: int = 0,
    draws: int = 1000,
) -> dict[str, Interval]:
    """Gains of scores over a baseline, both on the same resamples of contexts."""
    random = np.random.default_rng(seed)
    number = int(groups.max()) + 1
    one = np.ones((1, len(scores)))
    value = figures(scores, labels, one)[0] - figures(baseline, labels, one)[0]
    parts = []
    for start in range(0, draws, _BLOCK):
        size = min(_BLOCK, draws - start)
        drawn = random.multinomial(number, np.full(number, 1.0 / number), size=size)
        weights = drawn[:, groups].astype(np.float64)
        parts.append(
            figures(scores, labels, weights) - figures(baseline, labels, weights)
        )
    low, high = np.nanquantile(np.concatenate(parts), [0.025, 0.975], axis=0)
    return {
        name: Interval(float(value[i]), float(low[i]), float(high[i]))
        for i, name in enumerate(FIGURES)
    }


def mean_within(scores: Floats, labels: Integers, parts: list[str]) -> float:
    """Mean over parts (generators, say) of the AUROC inside each."""
    names = np.array(parts)
    values = []
    for name in sorted(set(parts)):
        own = names == name
        if 0 < labels[own].sum() < own.sum():
            one = np.ones((1, int(own.sum())))
            values.append(figures(scores[own], labels[own], one)[0][0])
    return float(np.mean(values))
