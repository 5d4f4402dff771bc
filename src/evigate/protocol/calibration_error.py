"""Are probabilities what they say: Brier score, calibration error, reliability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from evigate.errors import InvalidCallError
from evigate.protocol.arrays import Floats, Integers
from evigate.protocol.ranking import checked

BINS: Final = 10
"""Bins of equal width over [0, 1]."""


class ReliabilityBin(NamedTuple):
    """The answers whose probability lies in one bin.

    Attributes:
        low, high: the bin's edges.
        rows: number of answers.
        probability: their mean probability.
        rate: share of unfaithful ones.
    """

    low: float
    high: float
    rows: int
    probability: float
    rate: float


def checked_probabilities(
    probabilities: Sequence[float] | Floats, labels: Sequence[int] | Integers
) -> tuple[Floats, Integers]:
    """Probabilities and labels as arrays.

    Raises:
        InvalidCallError: for values outside [0, 1], other shapes or labels.
    """
    values, truth = checked(probabilities, labels)
    if values.min() < 0.0 or values.max() > 1.0:
        raise InvalidCallError(
            f"probabilities must lie in [0, 1], got {values.min():g} to "
            f"{values.max():g}",
            code="invalid_scores",
        )
    return values, truth


def _bins_of(probabilities: Floats, bins: int) -> Integers:
    return np.minimum((probabilities * bins).astype(np.int64), bins - 1)


def calibration_of(
    probabilities: Floats, labels: Integers, weights: Floats, bins: int = BINS
) -> Floats:
    """Brier score and expected calibration error of each resample, shape ``(b, 2)``.

    Args:
        probabilities: in [0, 1], shape ``(n,)``.
        labels: 1 for unfaithful, shape ``(n,)``.
        weights: how often each row is drawn, shape ``(b, n)``.
        bins: number of bins of equal width.
    """
    squares = (probabilities - labels) ** 2
    gaps = np.zeros((len(labels), bins))
    gaps[np.arange(len(labels)), _bins_of(probabilities, bins)] = probabilities - labels
    total = weights.sum(axis=1)
    brier = weights @ squares / total
    error = np.abs(weights @ gaps).sum(axis=1) / total
    return np.stack([brier, error], axis=1)


def brier_score(
    probabilities: Sequence[float] | Floats, labels: Sequence[int] | Integers
) -> float:
    """Mean squared distance of probability and label, in [0, 1]; lower is better.

    >>> round(brier_score([0.8, 0.4], [1, 0]), 4)
    0.1
    """
    values, truth = checked_probabilities(probabilities, labels)
    return float(calibration_of(values, truth, np.ones((1, len(values))))[0, 0])


def expected_calibration_error(
    probabilities: Sequence[float] | Floats,
    labels: Sequence[int] | Integers,
    bins: int = BINS,
) -> float:
    """Mean distance of probability and rate over bins of equal width, in [0, 1].

    Lower is better; small samples have an error above 0 even when all is well (Naeini
    et al., 2015; Guo et al., 2017).

    >>> round(expected_calibration_error([0.8, 0.8, 0.2, 0.2], [1, 1, 0, 0]), 4)
    0.2
    """
    values, truth = checked_probabilities(probabilities, labels)
    ones = np.ones((1, len(values)))
    return float(calibration_of(values, truth, ones, bins)[0, 1])


def reliability(
    probabilities: Sequence[float] | Floats,
    labels: Sequence[int] | Integers,
    bins: int = BINS,
) -> list[ReliabilityBin]:
    """Probability against rate in each bin that holds answers, lowest first.

    >>> reliability([0.83, 0.87, 0.2], [1, 0, 0])[1]
    ReliabilityBin(low=0.8, high=0.9, rows=2, probability=0.85, rate=0.5)
    """
    values, truth = checked_probabilities(probabilities, labels)
    places = _bins_of(values, bins)
    rows = np.bincount(places, minlength=bins)
    sums = np.bincount(places, values, minlength=bins)
    wrong = np.bincount(places, truth, minlength=bins)
    return [
        ReliabilityBin(
            low=i / bins,
            high=(i + 1) / bins,
            rows=int(rows[i]),
            probability=float(sums[i] / rows[i]),
            rate=float(wrong[i] / rows[i]),
        )
        for i in range(bins)
        if rows[i]
    ]
