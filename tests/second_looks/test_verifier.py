"""A verifier inside the gate: what its word does, and what its failures do not do."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from evigate import Budget, CascadePolicy, EvidenceGate, Policy
from evigate.testing import scripted_gate
from evigate.verifiers import CachedVerifier, FunctionVerifier, Verification
from evigate.verifiers.base import SuspectSpan

QUESTION = "How long is the warranty?"
DOCUMENTS = ["The warranty lasts 3 years.", "The office opened in 1998."]
ANSWER = "The warranty lasts 3 years. It is a good one."
ALL = Budget()


def cascade(**changes: Any) -> CascadePolicy:
    return CascadePolicy(**{"budget": ALL, **changes})


def gate(given: Any, script: Any = "review", policy: str = "balanced", **changes: Any):  # type: ignore[no-untyped-def]
    function = given if callable(given) else lambda q, d, a: given
    verifier = FunctionVerifier(function, "scripted")
    chosen = Policy.preset(policy).replace(cascade=cascade(**changes))
    return scripted_gate(script, policy=chosen, verifier=verifier)


def check(gate: EvidenceGate) -> Any:
    return gate.check(question=QUESTION, documents=DOCUMENTS, answer=ANSWER)


def test_the_verdict_names_who_decided_and_what_it_cost() -> None:
    found = Verification(0.9, (0.1, 0.9), (), "best-3", 7, cost=0.25, input_tokens=80)
    verdict = check(gate(found))
    detail = verdict.details["verifier"]
    assert detail["model"] == "scripted"
    assert (detail["probability"], detail["cost"]) == (0.9, 0.25)
    assert (detail["evidence"], detail["cut_tokens"]) == ("best-3", 7)
    assert detail["milliseconds"] > 0.0
    assert verdict.provenance.gate == "scripted" or verdict.provenance
    record = json.dumps(verdict.to_record())
    assert "warranty" not in record


def test_a_doubt_becomes_a_reason_at_the_worst_sentence() -> None:
    verdict = check(gate((0.9, [0.1, 0.9])))
    reason = next(r for r in verdict.reasons if r.code == "verifier_unfaithful")
    assert ANSWER[reason.answer_span.start : reason.answer_span.end] == (
        "It is a good one."
    )
    assert verdict.route == "review"


def test_a_low_threshold_counts_too() -> None:
    verdict = check(gate(0.3, "answer", threshold=0.25, combine="max"))
    assert verdict.route == "review"
    assert [r.code for r in verdict.reasons] == ["verifier_unfaithful"]


def test_a_span_is_shown_before_a_sentence() -> None:
    found = Verification(0.9, (0.1, 0.9), (SuspectSpan(21, 26, 0.9),))
    reason = next(
        r for r in check(gate(found)).reasons if r.code == "verifier_unfaithful"
    )
    assert ANSWER[reason.answer_span.start : reason.answer_span.end] == "years"


@pytest.mark.parametrize(
    ("combine", "risk"), [("mean", 0.35), ("max", 0.6), ("verifier", 0.1)]
)
def test_the_risk_is_combined_as_the_policy_says(combine: str, risk: float) -> None:
    alone = scripted_gate("review").check(
        question=QUESTION, documents=DOCUMENTS, answer=ANSWER
    )
    verdict = check(gate(0.1, combine=combine))
    expected = {"mean": (alone.risk + 0.1) / 2, "max": alone.risk, "verifier": 0.1}
    assert verdict.risk == pytest.approx(expected[combine])


@pytest.mark.parametrize(
    ("script", "said", "disagrees"),
    [
        ("answer", 0.9, True),
        ("answer", 0.1, False),
        ("review", 0.9, False),
        ("review", 0.1, True),
    ],
)
def test_a_disagreement_goes_to_review_where_wanted(
    script: str, said: float, disagrees: bool
) -> None:
    verdict = check(gate(said, script, review_disagreement=True))
    codes = [reason.code for reason in verdict.reasons]
    assert ("verifier_disagrees" in codes) is disagrees
    assert verdict.details["verifier"]["disagrees"] is disagrees
    if disagrees:
        assert verdict.route == "review"


LIES: list[Any] = [
    float("nan"),
    float("inf"),
    -0.5,
    1.5,
    None,
    "0.1",
    True,
    [0.1],
    (0.1, [0.1]),
    (0.1, [0.1, 7.0]),
    Verification(0.1, (), (SuspectSpan(5, 900, 0.1),)),
]


def fail(question: str, documents: Any, answer: str) -> float:
    raise RuntimeError("the warranty of the server ended")


def hang(question: str, documents: Any, answer: str) -> float:
    time.sleep(1.0)
    return 0.0


@pytest.mark.parametrize("lie", [*LIES, fail, hang], ids=repr)
@pytest.mark.parametrize("script", ["answer", "review", "abstain"])
@pytest.mark.parametrize("policy", ["balanced", "strict"])
def test_a_failing_slow_or_lying_verifier_changes_nothing(
    lie: Any, script: Any, policy: str
) -> None:
    """The chain goes on; what was held stays held, with a note."""
    plain = scripted_gate(script, policy=policy).check(
        question=QUESTION, documents=DOCUMENTS, answer=ANSWER
    )
    verdict = check(gate(lie, script, policy, timeout=0.05, combine="verifier"))
    assert (verdict.action, verdict.route, verdict.released, verdict.risk) == (
        plain.action,
        plain.route,
        plain.released,
        plain.risk,
    )
    assert "second_look_failed" in [reason.code for reason in verdict.reasons]
    assert verdict.details["verifier"]["status"] in ("failed", "timed_out")
    assert "warranty" not in json.dumps(verdict.to_record())


@pytest.mark.parametrize("lie", [float("nan"), fail, hang], ids=repr)
def test_failure_may_hold_what_would_have_gone_out(lie: Any) -> None:
    for on_failure, action in (("abstain", "abstain"), ("review", "answer")):
        verdict = check(
            gate(lie, "answer", "strict", timeout=0.05, on_failure=on_failure)
        )
        assert verdict.action == action
        assert not verdict.released


def test_a_fault_stays_unless_the_policy_lets_the_verifier_settle_it() -> None:
    documents = ["The warranty lasts 3 years."]
    answer = "The warranty lasts 5 years."
    verifier = FunctionVerifier(lambda q, d, a: 0.0)
    for settles, route in (((), "review"), (("number_mismatch",), "accept")):
        policy = Policy(cascade=cascade(settles=settles, combine="verifier"))
        found = EvidenceGate(policy=policy, verifier=verifier).check(
            question=QUESTION, documents=documents, answer=answer
        )
        assert found.route == route


def test_what_only_a_model_can_settle_goes_up_whatever_its_risk() -> None:
    asked: list[str] = []
    verifier = FunctionVerifier(lambda q, d, a: asked.append(a) or 0.9)
    budget = Budget(min_risk=0.99)
    policy = Policy(cascade=CascadePolicy(budget, settles=("number_mismatch",)))
    guarded = EvidenceGate(policy=policy, verifier=verifier)
    documents = ["The warranty lasts 3 years."]
    for answer in ("The warranty lasts 3 years.", "The warranty lasts 5 years."):
        guarded.check(question=QUESTION, documents=documents, answer=answer)
    assert asked == ["The warranty lasts 5 years."]


def test_calls_below_the_band_are_not_sent_up() -> None:
    verdict = check(gate(0.9, "answer", budget=Budget(min_risk=0.9)))
    assert "verifier" not in verdict.details


def test_a_cache_saves_the_second_call() -> None:
    asked: list[str] = []
    inner = FunctionVerifier(lambda q, d, a: asked.append(a) or 0.9, "scripted")
    policy = Policy(cascade=cascade())
    guarded = scripted_gate("review", policy=policy, verifier=CachedVerifier(inner))
    details = [check(guarded).details["verifier"] for _ in range(2)]
    assert [d["cached"] for d in details] == [False, True]
    assert len(asked) == 1


async def test_acheck_decides_identically() -> None:
    guarded = gate(0.9)
    first = check(guarded)
    second = await guarded.acheck(question=QUESTION, documents=DOCUMENTS, answer=ANSWER)
    assert (first.action, first.route, first.risk) == (
        second.action,
        second.route,
        second.risk,
    )


def test_after_release_a_look_only_observes() -> None:
    records: list[Any] = []
    verifier = FunctionVerifier(lambda q, d, a: 0.9, "scripted")
    policy = Policy(cascade=cascade(mode="after"))
    guarded = scripted_gate(
        "answer", policy=policy, verifier=verifier, sinks=[records.append]
    )
    verdict = check(guarded)
    assert verdict.released
    assert "verifier" not in verdict.details
    deadline = time.monotonic() + 5.0
    while len(records) < 2 and time.monotonic() < deadline:
        time.sleep(0.01)
    assert records[-1]["look"] == "verifier"
    assert records[-1]["reasons"][0]["code"] == "verifier_unfaithful"
