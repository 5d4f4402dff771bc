"""Scores of any scale -> probabilities, fitted on training rows."""

from __future__ import annotations

from collections.abc import Callable

from evigate.errors import MissingExtraError
from evigate.protocol.arrays import Floats, Integers

_WEAK = 10.0  # inverse strength of L2: only keeps separable data finite


def fitted_probabilities(
    scores: Floats, labels: Integers
) -> Callable[[Floats], Floats]:
    """A logistic curve from scores to probabilities (Platt, 1999).

    Args:
        scores: of training rows, any scale, shape ``(n,)``.
        labels: 1 for unfaithful, both labels present.

    Returns:
        A function from scores to probabilities in (0, 1).

    Raises:
        MissingExtraError: without scikit-learn.

    >>> import numpy as np
    >>> curve = fitted_probabilities(np.array([0.0, 1.0, 2.0]), np.array([0, 1, 0]))
    >>> curve(np.array([5.0])).round(3).tolist()
    [0.333]
    """
    try:
        from sklearn.linear_model import LogisticRegression
    except ImportError as error:
        raise MissingExtraError("scikit-learn", "eval") from error
    centre, scale = float(scores.mean()), float(scores.std()) or 1.0
    column = ((scores - centre) / scale)[:, None]
    regression = LogisticRegression(C=_WEAK).fit(column, labels)

    def probabilities(values: Floats) -> Floats:
        scaled = ((values - centre) / scale)[:, None]
        found: Floats = regression.predict_proba(scaled)[:, 1]
        return found

    return probabilities
