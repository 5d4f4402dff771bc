"""Scores of any scale -> probabilities, fitted on training rows."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from evigate.protocol.arrays import Floats, Integers
from evigate.risk.calibration import fit_probabilities


def fitted_probabilities(
    scores: Floats, labels: Integers, codes: Integers
) -> Callable[[Floats], Floats]:
    """The map of :mod:`evigate.risk.calibration`, for scores of any scale.

    Scores outside [0, 1] (a length, say) are brought there by a logistic curve around
    the mean of the training rows first.

    Args:
        scores: of training rows, shape ``(n,)``.
        labels: 1 for unfaithful, both labels present.
        codes: number of each row's context.

    Returns:
        A function from scores to probabilities in [0, 1].

    >>> labels, codes = np.arange(80) % 2, np.arange(80)
    >>> curve = fitted_probabilities(np.arange(80) % 5 / 5, labels, codes)
    >>> curve(np.array([0.4])).round(2).tolist()
    [0.5]
    """
    inside = scores.min() >= 0.0 and scores.max() <= 1.0
    centre, scale = float(scores.mean()), float(scores.std()) or 1.0

    def risks(values: Floats) -> Floats:
        if inside:
            return np.clip(values, 0.0, 1.0)
        return np.asarray(
            1.0 / (1.0 + np.exp(-np.clip((values - centre) / scale, -30, 30)))
        )

    curve = fit_probabilities(risks(scores), labels.tolist(), codes.tolist())

    def probabilities(values: Floats) -> Floats:
        return np.array([curve(risk) for risk in risks(values).tolist()])

    return probabilities
