"""The curve is that of a plain logistic regression, and its file cannot surprise."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.errors import ModelFileError
from evigate.metrics.calibration import RatioCalibration, fit_ratio_calibration

CURVE = RatioCalibration(slope=1.5, intercept=-0.25, evaluator="m", rows=7)


def test_it_agrees_with_scikit_learn_on_many_rows() -> None:
    """With enough rows the smoothing of targets vanishes."""
    linear_model = pytest.importorskip("sklearn.linear_model")
    random = np.random.default_rng(0)
    ratios = random.normal(0.5, 1.0, 4000)
    chances = 1 / (1 + np.exp(-(1.7 * ratios - 0.4)))
    labels = (random.random(4000) < chances).astype(int)
    ours = fit_ratio_calibration(list(ratios), list(labels), evaluator="m")
    theirs = linear_model.LogisticRegression(C=1e9).fit(ratios[:, None], labels)
    assert ours.slope == pytest.approx(theirs.coef_[0, 0], abs=0.01)
    assert ours.intercept == pytest.approx(theirs.intercept_[0], abs=0.01)


def test_separated_ratios_give_a_finite_curve() -> None:
    """Platt's targets keep the slope from running away."""
    curve = fit_ratio_calibration([0, 0.1, 5, 6], [0, 0, 1, 1], evaluator="m")
    assert 0 < curve.slope < 100
    assert curve.probability(0.0) < 0.5 < curve.probability(5.5)


def test_the_fit_meets_its_targets_on_average() -> None:
    """At the maximum the mean probability is the mean target (by hand: 1/2)."""
    curve = fit_ratio_calibration([-1, -2, 1, 2], [0, 1, 0, 1], evaluator="m")
    mean = sum(map(curve.probability, [-1, -2, 1, 2])) / 4
    assert mean == pytest.approx(0.5, abs=1e-6)


@pytest.mark.parametrize(
    ("ratios", "labels"),
    [([1.0], [1]), ([1.0, 2.0], [1, 1]), ([1.0, 2.0], [1]), ([1.0, math.nan], [0, 1])],
)
def test_data_without_both_classes_cannot_be_fitted(
    ratios: list[float], labels: list[int]
) -> None:
    """Nor can lengths that differ, or ratios that are none."""
    with pytest.raises(ValueError, match=r"label|ratio"):
        fit_ratio_calibration(ratios, labels, evaluator="m")


@given(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6))
def test_probabilities_rise_with_the_ratio(first: float, second: float) -> None:
    """For a positive slope, and within [0, 1]."""
    low, high = sorted([first, second])
    assert 0.0 <= CURVE.probability(low) <= CURVE.probability(high) <= 1.0


def test_it_comes_back_from_its_file(tmp_path: Path) -> None:
    """Written and read again it is equal."""
    CURVE.save(tmp_path / "curve.json")
    assert RatioCalibration.load(tmp_path / "curve.json") == CURVE


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "{}",
        "not json",
        json.dumps({**CURVE.to_dict(), "slope": "1"}),
        json.dumps({**CURVE.to_dict(), "slope": True}),
        json.dumps({**CURVE.to_dict(), "intercept": math.nan}),
        json.dumps({**CURVE.to_dict(), "rows": None}),
        json.dumps({**CURVE.to_dict(), "schema": "other/1"}),
        "[" * 100_000,
        " " * 200_000,
    ],
)
def test_a_damaged_or_foreign_file_is_refused(tmp_path: Path, content: str) -> None:
    """With one clear error."""
    path = tmp_path / "curve.json"
    path.write_text(content)
    with pytest.raises(ModelFileError):
        RatioCalibration.load(path)
    with pytest.raises(ModelFileError, match="cannot read"):
        RatioCalibration.load(tmp_path / "absent.json")
