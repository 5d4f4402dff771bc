"""How well scores rank unfaithful answers first: AUROC and average precision.

Everything is computed from a :class:`Tally`: rows sorted once by risk, counted for any
number of resamples at a time. Tied scores stand at one place of the ranking.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from evigate.errors import InvalidCallError
from evigate.protocol.arrays import Floats, Integers


@dataclass(frozen=True, eq=False)
class Tally:
    """Counts from the riskiest score down, one row per resample.

    Attributes:
        flagged: rows at or above each distinct score, shape ``(b, d)``, ascending.
        positives: how many of them are unfaithful, shape ``(b, d)``.
    """

    flagged: Floats
    positives: Floats

    @property
    def total(self) -> Floats:
        """All rows of each resample, shape ``(b,)``."""
        return self.flagged[:, -1]

    @property
    def hits(self) -> Floats:
        """All unfaithful rows of each resample, shape ``(b,)``."""
        return self.positives[:, -1]


class Ranking:
    """Rows in the order of their scores, riskiest first.

    Args:
        scores: finite risks, shape ``(n,)``; higher is riskier.
        labels: 1 for unfaithful, 0 for faithful, shape ``(n,)``.

    Raises:
        InvalidCallError: for other shapes, scores that are not finite, other labels.

    >>> tally = Ranking([0.9, 0.1, 0.9], [1, 0, 0]).tally()
    >>> tally.flagged.tolist(), tally.positives.tolist()
    ([[2.0, 3.0]], [[1.0, 1.0]])
    """

    def __init__(
        self, scores: Sequence[float] | Floats, labels: Sequence[int] | Integers
    ) -> None:
        self.scores, self.labels = checked(scores, labels)
        self._order = np.argsort(-self.scores, kind="stable")
        ordered = self.scores[self._order]
        self._ends = np.append(np.flatnonzero(np.diff(ordered)), len(ordered) - 1)
        self._ordered_labels = self.labels[self._order].astype(np.float64)

    def tally(self, weights: Floats | None = None) -> Tally:
        """Count rows.

        Args:
            weights: how often each row is drawn, shape ``(b, n)``; None draws each
                once.
        """
        if weights is None:
            weights = np.ones((1, len(self.scores)))
        drawn = weights[:, self._order]
        flagged = np.cumsum(drawn, axis=1)[:, self._ends]
        drawn *= self._ordered_labels
        return Tally(flagged, np.cumsum(drawn, axis=1)[:, self._ends])


def checked(
    scores: Sequence[float] | Floats, labels: Sequence[int] | Integers
) -> tuple[Floats, Integers]:
    """Scores and labels as arrays.

    Raises:
        InvalidCallError: for other shapes, scores that are not finite, other labels.
    """
    values = np.asarray(scores, dtype=np.float64)
    truth = np.asarray(labels)
    if values.ndim != 1 or values.shape != truth.shape or not len(values):
        raise InvalidCallError(
            f"one score and one label per row, at least one row: got shapes "
            f"{values.shape} and {truth.shape}",
            code="invalid_scores",
        )
    if not np.isfinite(values).all():
        raise InvalidCallError("scores must be finite numbers", code="invalid_scores")
    if not np.isin(truth, (0, 1)).all():
        raise InvalidCallError(
            "labels must be 0 (faithful) and 1 (unfaithful)", code="invalid_labels"
        )
    return values, truth.astype(np.int64)


def auroc_of(tally: Tally) -> Floats:
    """AUROC of each resample, shape ``(b,)``; NaN where one class is missing.

    The chance that an unfaithful answer has a higher risk than a faithful one, ties
    counted half.
    """
    negatives = tally.flagged - tally.positives
    gains = np.diff(tally.positives, axis=1, prepend=0.0)
    steps = np.diff(negatives, axis=1, prepend=0.0)
    won = (steps * (tally.positives - gains / 2.0)).sum(axis=1)
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.asarray(won / (tally.hits * negatives[:, -1]))


def average_precision_of(tally: Tally) -> Floats:
    """Average precision of each resample, shape ``(b,)``; NaN without unfaithful rows.

    As scikit-learn's: the mean of the precision over recall, by steps. A random ranking
    has the base rate.
    """
    gains = np.diff(tally.positives, axis=1, prepend=0.0)
    with np.errstate(invalid="ignore", divide="ignore"):
        precision = np.where(tally.flagged > 0.0, tally.positives / tally.flagged, 0.0)
        return np.asarray((gains * precision).sum(axis=1) / tally.hits)


def auroc(scores: Sequence[float] | Floats, labels: Sequence[int] | Integers) -> float:
    """AUROC in [0, 1], higher is better; 0.5 is chance, NaN where a class is missing.

    >>> auroc([0.9, 0.4, 0.4, 0.1], [1, 1, 0, 0])
    0.875
    """
    return float(auroc_of(Ranking(scores, labels).tally())[0])


def average_precision(
    scores: Sequence[float] | Floats, labels: Sequence[int] | Integers
) -> float:
    """Average precision in [0, 1], higher is better; the base rate is chance.

    >>> round(average_precision([0.9, 0.4, 0.4, 0.1], [1, 1, 0, 0]), 4)
    0.8333
    """
    return float(average_precision_of(Ranking(scores, labels).tally())[0])


def precision_recall_curve(
    scores: Sequence[float] | Floats, labels: Sequence[int] | Integers
) -> tuple[Floats, Floats, Floats]:
    """Recall, precision and the score from which on answers are flagged.

    Returns:
        Three arrays of shape ``(d,)``, one place per distinct score, riskiest first.

    >>> recall, precision, score = precision_recall_curve([0.9, 0.1], [1, 0])
    >>> recall.tolist(), precision.tolist(), score.tolist()
    ([1.0, 1.0], [1.0, 0.5], [0.9, 0.1])
    """
    ranking = Ranking(scores, labels)
    tally = ranking.tally()
    recall = tally.positives[0] / max(1.0, float(tally.hits[0]))
    precision = tally.positives[0] / tally.flagged[0]
    return recall, precision, np.unique(ranking.scores)[::-1]
