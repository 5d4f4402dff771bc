"""Budgets over a stream: the share is kept, the riskiest are taken, days end."""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evigate import EvidenceGate, Policy
from evigate.budgets import BudgetMeter, TopShare
from evigate.look_policies import Budget

BURST = 20


@pytest.mark.parametrize("share", [0.05, 0.1, 0.3])
def test_the_share_is_met_and_made_of_the_riskiest(share: float) -> None:
    draw = random.Random(7)
    risks = [draw.random() for _ in range(5_000)]
    top = TopShare(share)
    taken = [risk for risk in risks if top.take(risk)]
    assert len(taken) / len(risks) == pytest.approx(share, rel=0.05)
    best = sorted(risks)[-len(taken) :]
    assert sum(taken) / len(taken) > 0.9 * sum(best) / len(best)


@settings(max_examples=50)
@given(
    st.lists(st.floats(0.0, 1.0), max_size=300),
    st.sampled_from([0.0, 0.1, 0.5, 1.0]),
)
def test_the_share_is_never_exceeded_by_more_than_a_burst(
    risks: list[float], share: float
) -> None:
    top = TopShare(share)
    taken = sum(top.take(risk) for risk in risks)
    assert taken <= share * len(risks) + BURST


def test_equal_risks_do_not_break_the_share() -> None:
    top = TopShare(0.1)
    assert sum(top.take(0.0) for _ in range(2_000)) <= 220


def test_a_stream_that_grows_riskier_keeps_its_share() -> None:
    top = TopShare(0.1)
    assert sum(top.take(i / 3_000) for i in range(3_000)) <= 320


def test_time_and_money_end_with_the_day_and_come_back() -> None:
    now = [0.0]
    budget = Budget(milliseconds_per_day=100.0, money_per_day=1.0)
    meter = BudgetMeter(budget, now=lambda: now[0])
    meter.spend(50.0, 0.5)
    assert meter.admits(0.5)
    meter.spend(1.0, 0.6)
    assert not meter.admits(0.5)
    now[0] = 86_400.0
    assert meter.admits(0.5)


def test_a_price_that_is_not_known_ends_a_money_budget_for_the_day(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = [0.0]
    meter = BudgetMeter(Budget(money_per_day=1.0), now=lambda: now[0])
    meter.spend(5.0, None)
    assert not meter.admits(0.5)
    assert "money_per_day=1 cannot be kept" in caplog.text
    now[0] = 86_400.0
    assert meter.admits(0.5)


def test_a_price_that_is_not_known_does_not_matter_without_a_money_budget() -> None:
    meter = BudgetMeter(Budget(milliseconds_per_day=100.0))
    meter.spend(5.0, None)
    assert meter.admits(0.5)


def test_calls_outside_the_band_still_count_for_the_share() -> None:
    meter = BudgetMeter(Budget(min_risk=0.5, share=0.5))
    taken = sum(meter.admits(0.9 if i % 10 == 0 else 0.1) for i in range(1_000))
    assert taken == 100


def test_budgets_pickle_without_their_counts() -> None:
    meter = BudgetMeter(Budget(milliseconds_per_day=1.0))
    meter.spend(5.0)
    copy = pickle.loads(pickle.dumps(meter))  # noqa: S301 - our own
    assert copy.admits(0.5)
    assert pickle.loads(pickle.dumps(TopShare(0.2))).share == 0.2  # noqa: S301


def test_a_policy_sends_the_riskiest_share_of_a_stream_to_review() -> None:
    gate = EvidenceGate(policy=Policy(review_share=0.2))
    call = {"question": "Fee?", "documents": ["The fee is 5 euros."]}
    verdicts = [gate.check(answer="The fee is 5 euros.", **call) for _ in range(100)]
    sent = [verdict for verdict in verdicts if verdict.route == "review"]
    assert 15 <= len(sent) <= 25
    assert all(v.reasons[0].code == "review_budget" for v in sent)
    assert all(v.action == "answer" and v.released for v in verdicts)


def test_faults_stand_before_a_review_budget() -> None:
    gate = EvidenceGate(policy=Policy(review_share=1.0))
    verdict = gate.check(
        question="Fee?", documents=["The fee is 5 euros."], answer="The fee is 6 euros."
    )
    assert verdict.reasons[0].code == "number_mismatch"
    assert "review_budget" in {reason.code for reason in verdict.reasons}


def test_a_gate_with_a_review_budget_pickles() -> None:
    gate = EvidenceGate(policy=Policy(review_share=0.5))
    copy = pickle.loads(pickle.dumps(gate))  # noqa: S301 - our own
    assert copy.policy.review_share == 0.5
