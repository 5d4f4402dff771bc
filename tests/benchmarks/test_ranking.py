"""The figures that the benchmarks report are scikit-learn's, ties included."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

PATH = Path(__file__).parents[2] / "benchmarks" / "ranking.py"


@pytest.fixture(scope="module")
def ranking() -> ModuleType:
    """The module, from its file."""
    spec = importlib.util.spec_from_file_location("benchmark_ranking", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclass looks there
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("levels", [3, 1000])
def test_auroc_and_ap_of_resamples_are_those_of_scikit_learn(
    ranking: ModuleType, levels: int
) -> None:
    """Weights count as repeated rows; few levels make many ties."""
    metrics = pytest.importorskip("sklearn.metrics")
    random = np.random.default_rng(0)
    scores = random.integers(levels, size=60) / levels
    labels = random.integers(2, size=60)
    weights = random.integers(4, size=(5, 60)).astype(float)
    found = ranking.figures(scores, labels, weights)
    for row, weight in zip(found, weights, strict=True):
        auroc = metrics.roc_auc_score(labels, scores, sample_weight=weight)
        ap = metrics.average_precision_score(labels, scores, sample_weight=weight)
        assert row[:2].tolist() == pytest.approx([auroc, ap])


def test_operating_points_by_hand(ranking: ModuleType) -> None:
    """Of ten rows the riskiest is positive, and one of the lowest five."""
    scores = np.arange(10) / 10
    labels = np.array([0, 1, 0, 0, 0, 0, 0, 1, 0, 1])
    row = ranking.figures(scores, labels, np.ones((1, 10)))[0]
    assert row[2:].tolist() == pytest.approx([1.0, 1 / 5])


def test_tied_rows_share_a_budget_evenly(ranking: ModuleType) -> None:
    """Constant scores give the base rate everywhere and AUROC one half."""
    labels = np.array([1, 0, 0, 0, 1] * 4)
    row = ranking.figures(np.zeros(20), labels, np.ones((1, 20)))[0]
    assert row.tolist() == pytest.approx([0.5, 0.4, 0.4, 0.4])


def test_intervals_resample_whole_groups(ranking: ModuleType) -> None:
    """Copies of rows within groups do not make an interval narrower."""
    random = np.random.default_rng(1)
    labels = random.integers(2, size=40)
    scores = labels * 0.3 + random.random(40)
    groups = np.arange(40)
    single = ranking.with_intervals(scores, labels, groups, seed=0, draws=300)["ap"]
    copied = ranking.with_intervals(
        *(np.repeat(part, 5) for part in (scores, labels, groups)), seed=0, draws=300
    )["ap"]
    assert single.low < single.value < single.high
    assert (copied.value, copied.low, copied.high) == pytest.approx(
        (single.value, single.low, single.high)
    )
