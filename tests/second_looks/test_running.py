"""Second looks: who gets one, what it changes, and that its failures change nothing."""

from __future__ import annotations

import pickle
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import pytest

from evigate import EvidenceGate, Policy, Reason, Verdict
from evigate.decision import Judgement
from evigate.look_policies import Budget, CascadePolicy, LookPolicy
from evigate.risk.base import Risk
from evigate.second_looks import LookResult

CALL: dict[str, Any] = {
    "question": "How long is the warranty?",
    "documents": ["The warranty lasts 3 years."],
    "answer": "The warranty lasts 3 years.",
}
ALL = Budget(share=1.0)


@dataclass
class ScriptedLook:
    """A look that gives what it was told to, or raises it."""

    result: Any = field(default_factory=LookResult)
    name: str = "scripted"
    seconds: float = 0.0
    seen: list[Judgement] = field(default_factory=list)
    wanted: bool = False

    def settings(self, policy: Policy) -> LookPolicy:
        return policy.cascade or CascadePolicy(budget=ALL)

    def urgent(self, judgement: Judgement, policy: Policy) -> bool:
        return self.wanted

    def look(self, judgement: Judgement, policy: Policy) -> LookResult:
        self.seen.append(judgement)
        time.sleep(self.seconds)
        if isinstance(self.result, Exception):
            raise self.result
        result: LookResult = self.result
        return result


def judged(look: ScriptedLook, policy: Policy | None = None, **call: Any) -> Verdict:
    gate = EvidenceGate(looks=[look], policy=policy)
    return gate.check(**{**CALL, **call})


def test_a_look_adds_findings_details_and_another_risk() -> None:
    finding = Reason("verifier_unfaithful", "It says no.", weight=0.9)
    result = LookResult((finding,), Risk(0.9), {"probability": 0.9}, decided_by="nli")
    verdict = judged(ScriptedLook(result))
    assert verdict.route == "review"
    assert verdict.risk == 0.9
    assert verdict.decided_by == "nli"
    assert verdict.details["scripted"]["probability"] == 0.9
    assert verdict.details["scripted"]["status"] == "judged"
    assert verdict.details["scripted"]["milliseconds"] >= 0.0
    assert "scripted" in verdict.timings
    assert verdict.to_record()["decided_by"] == "nli"


def test_without_a_look_the_gate_itself_decided() -> None:
    assert EvidenceGate().check(**CALL).decided_by == "evigate"


def test_settled_findings_no_longer_count() -> None:
    answer = "The warranty lasts 4 years."
    before = EvidenceGate().check(**{**CALL, "answer": answer})
    assert before.reasons[0].code == "number_mismatch"
    settled = frozenset({before.reasons[0].code})
    look = ScriptedLook(LookResult(risk=Risk(0.0), settled=settled))
    assert judged(look, answer=answer).route == "accept"


@pytest.mark.parametrize(
    "result", [RuntimeError("broken"), TimeoutError("slow"), None, "nonsense"]
)
def test_a_failing_look_leaves_the_verdict_and_says_so(result: Any) -> None:
    verdict = judged(ScriptedLook(result))
    assert (verdict.action, verdict.route) == ("answer", "accept")
    assert [reason.code for reason in verdict.reasons] == ["second_look_failed"]
    assert verdict.details["scripted"]["status"] in ("failed", "timed_out")
    assert "broken" not in str(verdict.to_record())


@pytest.mark.parametrize("value", [float("nan"), -0.1, 1.1, "0.5"])
def test_a_lying_risk_cannot_even_be_built(value: Any) -> None:
    with pytest.raises(ValueError, match="not a number in"):
        LookResult(risk=Risk(value))


@pytest.mark.parametrize(
    ("on_failure", "action", "route"),
    [
        ("keep", "answer", "accept"),
        ("review", "answer", "review"),
        ("abstain", "abstain", "review"),
    ],
)
def test_the_policy_says_what_a_failure_does(
    on_failure: Any, action: str, route: str
) -> None:
    policy = Policy(cascade=CascadePolicy(budget=ALL, on_failure=on_failure))
    verdict = judged(ScriptedLook(RuntimeError("x")), policy)
    assert (verdict.action, verdict.route) == (action, route)


def test_a_failure_never_releases_what_was_held() -> None:
    policy = Policy(cascade=CascadePolicy(budget=ALL, on_failure="review"))
    answer = "Lunch is served on the moon by 12 penguins."
    before = EvidenceGate().check(**{**CALL, "answer": answer})
    after = judged(ScriptedLook(RuntimeError("x")), policy, answer=answer)
    assert before.route != "accept"
    assert (after.action, after.route) == (before.action, before.route)


def test_a_hanging_look_ends_at_its_timeout() -> None:
    policy = Policy(cascade=CascadePolicy(budget=ALL, timeout=0.05))
    verdict = judged(ScriptedLook(seconds=0.5), policy)
    assert verdict.details["scripted"]["status"] == "timed_out"
    assert verdict.route == "accept"


def test_only_calls_in_the_band_get_a_look() -> None:
    policy = Policy(cascade=CascadePolicy(budget=Budget(min_risk=0.3)))
    look = ScriptedLook()
    assert judged(look, policy).details == {}
    judged(look, policy, answer="Penguins ate 12 umbrellas in Lisbon.")
    assert len(look.seen) == 1


def test_an_urgent_call_gets_a_look_whatever_its_risk() -> None:
    policy = Policy(cascade=CascadePolicy(budget=Budget(min_risk=0.3)))
    look = ScriptedLook(wanted=True)
    judged(look, policy)
    assert len(look.seen) == 1


@pytest.mark.parametrize("answer", ["", "I don't know."])
def test_calls_that_a_branch_settles_get_none(answer: str) -> None:
    look = ScriptedLook()
    judged(look, answer=answer)
    assert look.seen == []


def test_a_look_after_release_reaches_the_sinks_alone() -> None:
    records: list[dict[str, Any]] = []
    arrived = threading.Event()

    def sink(record: dict[str, Any]) -> None:
        records.append(record)
        if len(records) == 2:
            arrived.set()

    finding = Reason("verifier_unfaithful", "Quoting the answer.", weight=0.9)
    look = ScriptedLook(LookResult((finding,), Risk(0.9)))
    policy = Policy(cascade=CascadePolicy(budget=ALL, mode="after"))
    gate = EvidenceGate(looks=[look], policy=policy, sinks=[sink])
    verdict = gate.check(**CALL)
    assert (verdict.route, verdict.details) == ("accept", {})
    assert arrived.wait(5.0)
    assert records[1]["schema"] == "evigate.second_look/1"
    assert records[1]["verdict_id"] == verdict.verdict_id
    assert records[1]["reasons"][0]["code"] == "verifier_unfaithful"
    assert "Quoting" not in str(records[1])


def test_sentences_of_a_stream_are_judged_without_looks() -> None:
    look = ScriptedLook()
    gate = EvidenceGate(looks=[look])
    parts = {key: CALL[key] for key in ("question", "documents")}
    session = gate.open(**parts, mode="sentence")
    session.push("The warranty lasts 3 years. ")
    assert look.seen == []
    session.finish()
    assert len(look.seen) == 1


async def test_sync_and_async_decide_identically() -> None:
    result = LookResult((Reason("verifier_unfaithful", "No.", weight=0.9),), Risk(0.9))
    gate = EvidenceGate(looks=[ScriptedLook(result)])
    one, other = gate.check(**CALL), await gate.acheck(**CALL)
    assert (one.action, one.route, one.risk) == (other.action, other.route, other.risk)


def test_a_gate_with_looks_pickles_when_they_do() -> None:
    gate = EvidenceGate(looks=[ScriptedLook(wanted=True)])
    gate.check(**CALL)
    copy = pickle.loads(pickle.dumps(gate))  # noqa: S301 - our own
    assert copy.check(**CALL).details["scripted"]["status"] == "judged"


def test_a_failing_look_leaves_one_traceback_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    gate = EvidenceGate(looks=[ScriptedLook(RuntimeError("broken"))])
    for _ in range(3):
        gate.check(**CALL)
    records = [r for r in caplog.records if "scripted failed" in r.getMessage()]
    assert [bool(record.exc_info) for record in records] == [True, False, False]


@dataclass
class BrokenChoice(ScriptedLook):
    """A look that fails before it is even asked to look."""

    mode: str = "inline"

    def settings(self, policy: Policy) -> LookPolicy:
        return CascadePolicy(budget=ALL, mode=self.mode)  # type: ignore[arg-type]

    def urgent(self, judgement: Judgement, policy: Policy) -> bool:
        raise RuntimeError("broken")


def test_a_look_that_fails_to_choose_leaves_the_verdict_too() -> None:
    verdict = judged(BrokenChoice())
    assert (verdict.action, verdict.route) == ("answer", "accept")
    assert [reason.code for reason in verdict.reasons] == ["second_look_failed"]
    after = judged(BrokenChoice(mode="after"))
    assert (after.action, after.route, after.reasons) == ("answer", "accept", ())


def test_many_looks_after_release_do_not_starve_each_other() -> None:
    records: list[dict[str, Any]] = []
    look = ScriptedLook(LookResult(details={"probability": 0.1}), seconds=0.05)
    cascade = CascadePolicy(budget=ALL, mode="after", timeout=5.0)
    gate = EvidenceGate(
        looks=[look], policy=Policy(cascade=cascade), sinks=[records.append]
    )
    for _ in range(8):
        gate.check(**CALL)
    deadline = time.monotonic() + 5.0
    while len(records) < 16 and time.monotonic() < deadline:
        time.sleep(0.01)
    seen = [r["details"]["status"] for r in records if "look" in r]
    assert seen == ["judged"] * 8
