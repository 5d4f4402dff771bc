"""AUROC and AP are scikit-learn's, for any weights and ties."""

from __future__ import annotations

import numpy as np
import pytest

from evigate import EvigateError
from evigate.protocol.ranking import (
    Ranking,
    auroc,
    auroc_of,
    average_precision,
    average_precision_of,
    precision_recall_curve,
)


@pytest.mark.parametrize("levels", [1, 3, 1000])
def test_figures_of_resamples_are_those_of_scikit_learn(levels: int) -> None:
    """Weights count as repeated rows; few levels make many ties."""
    metrics = pytest.importorskip("sklearn.metrics")
    random = np.random.default_rng(levels)
    scores = random.integers(levels, size=60) / levels
    labels = random.integers(2, size=60)
    weights = random.integers(4, size=(7, 60)).astype(float)
    tally = Ranking(scores, labels).tally(weights)
    for row, weight in enumerate(weights):
        expected = metrics.roc_auc_score(labels, scores, sample_weight=weight)
        assert auroc_of(tally)[row] == pytest.approx(expected)
        expected = metrics.average_precision_score(labels, scores, sample_weight=weight)
        assert average_precision_of(tally)[row] == pytest.approx(expected)


@pytest.mark.parametrize(
    ("scores", "labels", "area", "precision"),
    [
        ([0.9, 0.8, 0.1], [1, 1, 0], 1.0, 1.0),
        ([0.1, 0.2, 0.9], [1, 1, 0], 0.0, (1 / 2 + 2 / 3) / 2),
        ([0.5, 0.5, 0.5, 0.5], [1, 0, 0, 0], 0.5, 0.25),
        ([0.5, 0.5, 0.1], [1, 0, 0], 0.75, 0.5),
    ],
)
def test_values_by_hand(
    scores: list[float], labels: list[int], area: float, precision: float
) -> None:
    """Perfect, reversed, all tied, half tied."""
    assert auroc(scores, labels) == pytest.approx(area)
    assert average_precision(scores, labels) == pytest.approx(precision)


def test_one_class_has_no_figure() -> None:
    """NaN, not a number that looks like one."""
    assert np.isnan(auroc([0.1, 0.2], [0, 0]))
    assert np.isnan(average_precision([0.1, 0.2], [0, 0]))
    assert np.isnan(auroc([0.1, 0.2], [1, 1]))


@pytest.mark.parametrize(
    ("scores", "labels"),
    [
        ([], []),
        ([0.1], [0, 1]),
        ([0.1, float("nan")], [0, 1]),
        ([0.1, float("inf")], [0, 1]),
        ([0.1, 0.2], [0, 2]),
    ],
)
def test_nonsense_is_refused(scores: list[float], labels: list[int]) -> None:
    """Scores must be finite, labels 0 and 1, one of each per row."""
    with pytest.raises(EvigateError):
        auroc(scores, labels)


def test_the_curve_ends_at_the_base_rate() -> None:
    """Everything flagged: recall 1, precision the share of unfaithful rows."""
    recall, precision, score = precision_recall_curve(
        [0.9, 0.4, 0.4, 0.1], [1, 0, 1, 0]
    )
    assert score.tolist() == [0.9, 0.4, 0.1]
    assert recall.tolist() == [0.5, 1.0, 1.0]
    assert precision.tolist() == pytest.approx([1.0, 2 / 3, 0.5])
