"""Intervals resample whole contexts, all figures on the same resamples."""

from __future__ import annotations

import time

import numpy as np
import pytest

from evigate import EvigateError
from evigate.protocol.arrays import Floats
from evigate.protocol.bootstrap import (
    Interval,
    Resampled,
    group_bootstrap,
    group_resamples,
)
from evigate.protocol.ranking import Ranking, auroc_of, average_precision_of


def ranking_figures(scores: Floats, labels: Floats) -> object:
    """AUROC and AP as one statistic."""
    ranking = Ranking(scores, labels.astype(int))

    def figures(weights: Floats) -> Floats:
        tally = ranking.tally(weights)
        return np.stack([auroc_of(tally), average_precision_of(tally)], axis=1)

    return figures


def test_rows_of_a_group_are_drawn_together() -> None:
    """As often as their group, and as many groups as there are."""
    groups = np.array([0, 0, 1, 2, 2, 2])
    for weights in group_resamples(groups, draws=50, seed=1):
        assert (weights[:, 0] == weights[:, 1]).all()
        assert (weights[:, 3] == weights[:, 5]).all()
        assert (weights[:, [0, 2, 3]].sum(axis=1) == 3).all()


def test_copies_of_rows_do_not_make_an_interval_narrower() -> None:
    """Five equal answers to a context tell no more than one."""
    random = np.random.default_rng(1)
    labels = random.integers(2, size=40).astype(float)
    scores = labels * 0.3 + random.random(40)
    groups = np.arange(40)
    single = group_bootstrap(ranking_figures(scores, labels), groups, draws=300)
    copied = group_bootstrap(
        ranking_figures(np.repeat(scores, 5), np.repeat(labels, 5)),
        np.repeat(groups, 5),
        draws=300,
    )
    for one, other in zip(single.intervals(), copied.intervals(), strict=True):
        assert one == pytest.approx(other)
        assert one.low < one.value < one.high


def test_a_percentile_interval_covers_a_mean_about_as_often_as_it_says() -> None:
    """95 % of 200 samples of 60 groups, give or take."""
    covered = 0
    random = np.random.default_rng(7)
    for seed in range(200):
        effects = random.normal(size=60).repeat(3)
        values = effects + random.normal(size=180)
        groups = np.arange(60).repeat(3)

        def mean(weights: Floats, values: Floats = values) -> Floats:
            return np.asarray((weights @ values / weights.sum(axis=1))[:, None])

        interval = group_bootstrap(mean, groups, draws=200, seed=seed).intervals()[0]
        covered += interval.low <= 0.0 <= interval.high
    assert 180 <= covered <= 198


def test_differences_are_paired() -> None:
    """A gate minus itself is zero in every resample; seeds say which resamples."""
    random = np.random.default_rng(2)
    labels, groups = random.integers(2, size=30).astype(float), np.arange(30) // 2
    figures = ranking_figures(random.random(30), labels)
    first = group_bootstrap(figures, groups, draws=100, seed=4)
    again = group_bootstrap(figures, groups, draws=100, seed=4)
    other = group_bootstrap(figures, groups, draws=100, seed=5)
    assert not (first - again).draws.any()
    assert (first - other).draws.any()


def test_resamples_without_a_figure_are_left_out_of_the_interval() -> None:
    """NaN where a class is missing."""
    resampled = Resampled(np.array([0.5]), np.array([[0.4], [np.nan], [0.6]]))
    assert resampled.intervals()[0] == pytest.approx(Interval(0.5, 0.405, 0.595))
    nothing = Resampled(np.array([np.nan]), np.array([[np.nan]])).intervals()[0]
    assert np.isnan(nothing).all()


def test_nothing_to_resample_is_refused() -> None:
    """No rows, no draws."""
    with pytest.raises(EvigateError):
        group_bootstrap(lambda weights: weights, [])
    with pytest.raises(EvigateError):
        group_bootstrap(lambda weights: weights, ["a"], draws=0)


def test_two_thousand_resamples_of_2700_rows_take_seconds() -> None:
    """AUROC and AP; ten seconds are allowed, a fraction is needed."""
    random = np.random.default_rng(0)
    labels = random.integers(2, size=2700).astype(float)
    figures = ranking_figures(random.random(2700), labels)
    start = time.process_time()
    group_bootstrap(figures, np.arange(2700) // 6, draws=2000)
    assert time.process_time() - start < 10.0
