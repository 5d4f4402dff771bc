"""Guaranteed thresholds: what is promised holds, and contexts are the unit."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evigate.errors import InvalidCallError
from evigate.protocol.guarantees import (
    Sample,
    betting_p_value,
    binomial_p_value,
    conformal_risk_control,
    context_means,
    contexts_needed,
    learn_then_test,
    order_of_tests,
    shifted_losses,
)


def simple(errors: int, right: int) -> Sample:
    """One call per context, all of risk 0.1."""
    wrong = np.array([1] * errors + [0] * right)
    return Sample(np.full(len(wrong), 0.1), wrong, np.arange(len(wrong)))


@pytest.mark.parametrize(
    ("alpha", "delta", "needed"),
    [(0.05, 0.1, 45), (0.1, 0.1, 22), (0.05, 0.05, 59), (0.5, 0.25, 2), (0.2, 0.2, 8)],
)
def test_fewer_contexts_than_needed_never_prove_anything(
    alpha: float, delta: float, needed: int
) -> None:
    """With that many, all free of errors, a threshold passes; with one less, none."""
    assert contexts_needed(alpha, delta) == needed
    found = learn_then_test(simple(0, needed), [0.5], alpha=alpha, delta=delta)
    assert found.threshold == 0.5
    assert found.accepted_contexts == needed
    short = learn_then_test(simple(0, needed - 1), [0.5], alpha=alpha, delta=delta)
    assert short.threshold is None


def test_the_binomial_test_is_exact() -> None:
    """Hand-computed: P(Bin(3, 0.5) <= 1) = 1/2, and as scipy has it."""
    assert binomial_p_value(1, 3, 0.5) == pytest.approx(0.5)
    stats = pytest.importorskip("scipy.stats", reason="comes with the extra eval")
    for errors, trials, alpha in [(0, 10, 0.1), (7, 300, 0.05), (40, 1000, 0.05)]:
        expected = stats.binom.cdf(errors, trials, alpha)
        assert binomial_p_value(errors, trials, alpha) == pytest.approx(expected)


def test_answers_to_one_context_count_once() -> None:
    """Ten copies of each call in its context prove no more than one."""
    few = simple(0, 30)
    copies = Sample(*(np.repeat(part, 10) for part in few))
    found = learn_then_test(copies, [0.5], alpha=0.05, delta=0.1)
    assert found.threshold is None
    assert found.contexts == found.accepted_contexts == 30


def test_losses_are_means_within_contexts() -> None:
    """Context 0 has an accepted error and a held call; context 1 accepts nothing."""
    sample = Sample(np.array([0.1, 0.9, 0.9]), np.array([1, 1, 0]), np.array([0, 0, 1]))
    losses = shifted_losses(sample, np.array([0.5]), 0.1)
    assert losses[:, 0].tolist() == pytest.approx([0.1 + 0.9 / 2, 0.1])


def test_tests_stop_at_the_first_threshold_that_fails() -> None:
    """A looser threshold that would pass again does not count."""
    risks = np.array([0.1] * 60 + [0.3] * 20 + [0.5] * 2000)
    wrong = np.array([0] * 60 + [1] * 20 + [0] * 2000)
    sample = Sample(risks, wrong, np.arange(len(risks)))
    found = learn_then_test(sample, [0.2, 0.4, 0.6], alpha=0.05, delta=0.1)
    assert found.threshold == 0.2
    alone = learn_then_test(sample, [0.6], alpha=0.05, delta=0.1)
    assert alone.threshold == 0.6


def test_calls_that_the_gate_holds_anyway_are_never_counted_as_accepted() -> None:
    """They have an infinite risk, those it always accepts risk 0."""
    risks = np.array([np.inf] * 50 + [0.0] * 50)
    sample = Sample(risks, np.array([1] * 50 + [0] * 50), np.arange(100))
    found = learn_then_test(sample, [1.0], alpha=0.05, delta=0.1)
    assert found.accepted_contexts == 50
    assert found.threshold == 1.0


def test_the_order_begins_where_a_pass_is_likeliest() -> None:
    """Not at the strictest thresholds, which accept too few contexts."""
    risks = np.linspace(0.0, 0.999, 400)
    wrong = (risks > 0.6).astype(int)
    fitted = Sample(risks, wrong, np.arange(400))
    order, bets = order_of_tests(fitted, [0.01, 0.3, 0.6, 0.9, 1.0], alpha=0.05)
    assert order.tolist() == [0.6, 0.9, 1.0]
    assert len(bets) == 3
    assert (bets <= 1.0 / 0.95 + 1e-12).all()


def test_the_p_value_of_a_bet_is_rarely_small_by_chance() -> None:
    """At the edge of the null hypothesis: at most a tenth of draws below 0.1."""
    random = np.random.default_rng(3)
    losses = random.choice([0.0, 0.05, 0.5], p=[0.9, 0.05, 0.05], size=(1000, 200))
    losses += 0.05 - (0.05 * 0.05 + 0.05 * 0.5)
    small = [betting_p_value(row, 0.05, 1.0) <= 0.1 for row in losses]
    assert np.mean(small) <= 0.1 + 2 * math.sqrt(0.09 / 1000)


def test_the_order_of_a_file_does_not_fool_the_bet() -> None:
    """Clean contexts first, then as many bad ones as make the mean too high."""
    losses = np.array([0.0] * 60 + [0.7] * 60)
    assert betting_p_value(losses, 0.05) > 0.1


@given(
    st.lists(st.floats(0.0, 1.0), min_size=1, max_size=30),
    st.floats(0.01, 0.9),
    st.none() | st.floats(0.0, 1.0),
)
@settings(deadline=None)
def test_p_values_are_probabilities(
    losses: list[float], alpha: float, share: float | None
) -> None:
    """Whatever the losses, also at the largest bet."""
    bet = None if share is None else share / (1.0 - alpha)
    assert 0.0 <= betting_p_value(np.array(losses), alpha, bet) <= 1.0


def test_conformal_risk_control_counts_one_more_error_than_seen() -> None:
    """(errors + 1) / (n + 1) <= alpha: with 99 contexts and alpha 0.05 four pass."""
    risks = np.arange(99) / 100.0
    for errors, threshold in ((4, 1.0), (5, 0.5)):
        wrong = np.zeros(99, int)
        wrong[-errors:] = 1
        sample = Sample(risks, wrong, np.arange(99))
        assert conformal_risk_control(sample, [0.5, 1.0], alpha=0.05) == threshold
    assert conformal_risk_control(simple(1, 2), [0.5], alpha=0.05) == 0.0


def test_context_means_take_any_numbers_for_groups() -> None:
    """Gaps in the numbering leave no empty contexts."""
    values = np.array([[1.0], [3.0], [5.0]])
    assert context_means(values, np.array([7, 7, 2])).tolist() == [[5.0], [2.0]]


@pytest.mark.parametrize(("alpha", "delta"), [(0.0, 0.1), (1.0, 0.1), (0.1, 0.0)])
def test_impossible_levels_are_refused(alpha: float, delta: float) -> None:
    """Levels lie strictly between 0 and 1."""
    with pytest.raises(InvalidCallError, match="between 0 and 1"):
        learn_then_test(simple(0, 9), [0.5], alpha=alpha, delta=delta)


def test_an_empty_sample_is_refused() -> None:
    """Nothing can be learnt from nothing."""
    with pytest.raises(InvalidCallError, match="at least one"):
        learn_then_test(simple(0, 0), [0.5], alpha=0.1, delta=0.1)
