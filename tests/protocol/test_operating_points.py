"""Review precision, residual risk, risk and coverage, decisions."""

from __future__ import annotations

import numpy as np
import pytest

from evigate.protocol.operating_points import (
    area_under_risk_coverage,
    best_f1_threshold,
    decisions,
    residual_risk,
    review_precision,
    risk_coverage_curve,
)

SCORES = np.arange(10) / 10
LABELS = np.array([0, 1, 0, 0, 0, 0, 0, 1, 0, 1])


@pytest.mark.parametrize(
    ("budget", "precision"), [(0.1, 1.0), (0.2, 0.5), (0.3, 2 / 3), (1.0, 0.3)]
)
def test_review_precision_by_hand(budget: float, precision: float) -> None:
    """Of the riskiest rows the share that is unfaithful."""
    assert review_precision(SCORES, LABELS, budget) == pytest.approx(precision)


@pytest.mark.parametrize(
    ("budget", "risk"), [(0.1, 0.0), (0.5, 0.2), (0.8, 0.25), (1.0, 0.3)]
)
def test_residual_risk_by_hand(budget: float, risk: float) -> None:
    """Of the least risky rows the share that is unfaithful."""
    assert residual_risk(SCORES, LABELS, budget) == pytest.approx(risk)


@pytest.mark.parametrize("budget", [0.05, 0.1, 0.33, 0.9])
def test_tied_rows_share_a_budget_evenly(budget: float) -> None:
    """Constant scores give the base rate at every budget."""
    labels = np.array([1, 0, 0, 0, 1] * 4)
    scores = np.zeros(20)
    assert review_precision(scores, labels, budget) == pytest.approx(0.4)
    assert residual_risk(scores, labels, budget) == pytest.approx(0.4)
    assert area_under_risk_coverage(scores, labels) == pytest.approx(0.4)


def test_the_area_is_that_under_the_curve_of_residual_risks() -> None:
    """Numerically integrated over budgets."""
    random = np.random.default_rng(0)
    scores = random.integers(6, size=40) / 6
    labels = (random.random(40) < 0.2 + 0.5 * scores).astype(int)
    budgets = (np.arange(4000) + 0.5) / 4000
    mean = np.mean([residual_risk(scores, labels, b) for b in budgets])
    assert area_under_risk_coverage(scores, labels) == pytest.approx(mean, abs=1e-3)


def test_a_better_ranking_has_less_area() -> None:
    """Perfect before random before reversed."""
    labels = np.array([0] * 30 + [1] * 10)
    areas = [
        area_under_risk_coverage(scores, labels)
        for scores in (labels * 1.0, np.zeros(40), -labels * 1.0)
    ]
    assert areas == sorted(areas)
    assert areas[0] < 0.05


def test_the_risk_coverage_curve_ends_at_the_base_rate() -> None:
    """Accepting everything leaves all of the risk."""
    coverage, risk = risk_coverage_curve(SCORES, LABELS)
    assert coverage[-1] == 1.0
    assert risk[-1] == pytest.approx(0.3)
    assert risk[4] == pytest.approx(0.2)


def test_decisions_are_those_of_scikit_learn() -> None:
    """Precision, recall and F1 of a flag."""
    metrics = pytest.importorskip("sklearn.metrics")
    random = np.random.default_rng(3)
    labels, flags = random.integers(2, size=50), random.random(50) < 0.4
    found = decisions(flags, labels)
    expected = metrics.precision_recall_fscore_support(
        labels, flags, average="binary", zero_division=0.0
    )
    assert found[:3] == pytest.approx(expected[:3])
    assert found.flagged == pytest.approx(flags.mean())
    assert found.residual == pytest.approx(labels[~flags].mean())


def test_flagging_nothing_has_no_precision() -> None:
    """And leaves the base rate."""
    found = decisions(np.zeros(4, dtype=bool), np.array([1, 0, 0, 0]))
    assert np.isnan(found.precision)
    assert (found.recall, found.flagged, found.residual) == (0.0, 0.0, 0.25)


def test_the_best_threshold_is_the_one_of_an_exhaustive_search() -> None:
    """Every distinct score tried."""
    metrics = pytest.importorskip("sklearn.metrics")
    random = np.random.default_rng(5)
    scores = random.integers(20, size=80) / 20
    labels = (random.random(80) < scores).astype(int)
    best = max(metrics.f1_score(labels, scores >= s) for s in set(scores.tolist()))
    threshold = best_f1_threshold(scores, labels)
    assert metrics.f1_score(labels, scores >= threshold) == pytest.approx(best)
