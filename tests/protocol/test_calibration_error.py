"""Brier score, calibration error and reliability."""

from __future__ import annotations

import numpy as np
import pytest

from evigate import EvigateError
from evigate.protocol.calibration_error import (
    brier_score,
    calibration_of,
    expected_calibration_error,
    reliability,
)


def test_the_brier_score_is_that_of_scikit_learn() -> None:
    """Mean squared distance."""
    metrics = pytest.importorskip("sklearn.metrics")
    random = np.random.default_rng(0)
    probabilities, labels = random.random(40), random.integers(2, size=40)
    expected = metrics.brier_score_loss(labels, probabilities)
    assert brier_score(probabilities, labels) == pytest.approx(expected)


def test_the_calibration_error_by_hand() -> None:
    """Two bins: |0.95 - 0.5| of two rows and |0.05 - 0.25| of four."""
    probabilities = [0.95, 0.95, 0.05, 0.05, 0.05, 0.05]
    labels = [1, 0, 1, 0, 0, 0]
    error = expected_calibration_error(probabilities, labels)
    assert error == pytest.approx((2 * 0.45 + 4 * 0.20) / 6)


def test_weights_are_repeated_rows() -> None:
    """A resample has the figures of the rows it holds."""
    random = np.random.default_rng(1)
    probabilities, labels = random.random(30), random.integers(2, size=30)
    weights = random.integers(3, size=(4, 30))
    found = calibration_of(probabilities, labels, weights.astype(float))
    for row, weight in zip(found, weights, strict=True):
        repeated = np.repeat(probabilities, weight), np.repeat(labels, weight)
        assert row.tolist() == pytest.approx(
            [brier_score(*repeated), expected_calibration_error(*repeated)]
        )


def test_bins_hold_all_rows_and_the_edges_belong_to_one() -> None:
    """0 and 1 are in the outer bins."""
    bins = reliability([0.0, 0.1, 1.0, 1.0], [0, 0, 1, 0])
    assert [b.rows for b in bins] == [1, 1, 2]
    assert (bins[-1].low, bins[-1].high, bins[-1].rate) == (0.9, 1.0, 0.5)


@pytest.mark.parametrize("value", [-0.01, 1.01])
def test_what_is_no_probability_is_refused(value: float) -> None:
    """Scores outside [0, 1] have no calibration."""
    with pytest.raises(EvigateError, match=r"\[0, 1\]"):
        brier_score([0.5, value], [0, 1])
