"""The gate as users call it, sync and async."""

from __future__ import annotations

import asyncio
import json
import pickle
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from evigate import (
    EvidenceGate,
    InvalidCallError,
    Policy,
    RagCall,
    Reason,
    UnknownGateError,
)
from evigate.risk.base import Risk, Thresholds
from evigate.testing import scripted_gate, verdict_for

WARRANTY = "The warranty lasts 3 years."


def check(gate: EvidenceGate | None = None, **parts: Any) -> Any:
    row = {"question": "How long is the warranty?", "documents": [WARRANTY]}
    row |= {"answer": WARRANTY, **parts}
    return (gate or EvidenceGate()).check(**row)


def test_a_supported_answer_goes_out_unchanged() -> None:
    verdict = check()
    assert (verdict.action, verdict.route, verdict.released) == (
        "answer",
        "accept",
        True,
    )
    assert verdict.text == WARRANTY
    assert verdict.risk is not None
    assert verdict.risk < 0.5
    assert not verdict.calibrated


@pytest.mark.parametrize(
    ("parts", "action", "code"),
    [
        ({"documents": []}, "abstain", "no_documents"),
        ({"documents": None}, "abstain", "no_documents"),
        ({"documents": ["", " \n"]}, "abstain", "blank_documents"),
        ({"documents": ["No results found."]}, "abstain", "placeholder_documents"),
        ({"answer": ""}, "abstain", "empty_answer"),
        ({"answer": None}, "abstain", "empty_answer"),
        ({"answer": "You're welcome!"}, "answer", "no_claim"),
        ({"answer": "I don't know.", "documents": []}, "answer", "refusal"),
        ({"answer": "I don't know."}, "answer", "over_refusal"),
    ],
)
def test_branches_before_scoring(parts: Any, action: str, code: str) -> None:
    verdict = check(**parts)
    assert verdict.action == action
    assert verdict.reasons[0].code == code


def test_an_over_refusal_is_reviewed_and_points_to_the_answer() -> None:
    verdict = check(answer="I don't know.")
    assert verdict.route == "review"
    assert verdict.reasons[0].sources[0].document == 0


def test_the_record_holds_no_text() -> None:
    verdict = check(
        question="canaryq one?",
        documents=[{"id": "d1", "text": "canaryd two."}],
        answer="canarya three.",
        history=[("user", "canaryh")],
        metadata={"run_id": "r1"},
    )
    record = json.dumps(verdict.to_record())
    assert "canary" not in record
    assert json.loads(record)["metadata"] == {"run_id": "r1"}
    for name in ("verdict_id", "gate", "policy_hash", "version", "timings"):
        assert json.loads(record)[name]
    with_texts = json.dumps(verdict.to_dict())
    for text in ("canaryq", "canaryd", "canarya", "canaryh"):
        assert text in with_texts
    assert "canary" not in repr(verdict)


def test_withheld_text_can_be_taken_out_of_a_verdict() -> None:
    verdict = verdict_for("abstain", answer="canary")
    cleaned = verdict.without_withheld()
    assert "canary" not in json.dumps(cleaned.to_dict())
    assert cleaned.to_record() == verdict.to_record()
    released = verdict_for("answer")
    assert released.without_withheld() is released


def test_a_call_and_its_parts_exclude_each_other() -> None:
    call = RagCall.of("q", ["d"], "a")
    with pytest.raises(InvalidCallError, match="not both"):
        EvidenceGate().check(call, question="q")


def test_check_many_answers_each_input_in_order() -> None:
    rows: list[Any] = [
        {"question": "q", "context": WARRANTY, "answer": WARRANTY},
        {"question": "q", "context": 5, "answer": "x"},
        "nonsense",
        RagCall.of("q", [], "Something new."),
    ]
    verdicts = EvidenceGate().check_many(rows)
    codes = [[r.code for r in v.reasons][:1] for v in verdicts]
    assert codes == [[], ["scoring_failed"], ["scoring_failed"], ["no_documents"]]


@pytest.mark.parametrize("script", ["error", "nonsense"])
@pytest.mark.parametrize("on_error", ["abstain", "review", "release"])
def test_the_policy_decides_when_scoring_fails(script: Any, on_error: Any) -> None:
    gate = scripted_gate(script, policy=Policy(on_error=on_error))
    verdict = check(gate)
    assert verdict.risk is None
    assert verdict.reasons[0].code == "scoring_failed"
    assert verdict.released == (on_error != "abstain")
    assert verdict.route == ("accept" if on_error == "release" else "review")


class TwoSlowStages:
    """A risk model whose stages each fit into the time for the whole call."""

    name = "two slow stages"
    feature_names: tuple[str, ...] = ()
    thresholds = Thresholds(review=0.5, verify=0.8)
    uses_findings = False
    model_hash = None
    slow = True

    def features(self, evidence: Any) -> dict[str, float]:
        time.sleep(0.3)
        return {}

    def risk(self, features: Any, findings: Any) -> Risk:
        time.sleep(0.3)
        return Risk(0.0)


def test_the_timeout_is_for_all_slow_stages_of_a_call_together() -> None:
    gate = EvidenceGate(TwoSlowStages(), policy=Policy(timeout=0.45))
    assert [reason.code for reason in check(gate).reasons] == ["timed_out"]


def test_time_is_checked_between_stages_that_are_not_slow() -> None:
    asked: list[str] = []

    def dawdling(evidence: Any) -> list[Reason]:
        time.sleep(0.1)
        return []

    def never_asked(evidence: Any) -> list[Reason]:
        asked.append(evidence.question.text)
        return []

    policy = Policy(timeout=0.05, on_timeout="abstain")
    gate = EvidenceGate(policy=policy, checks=[dawdling, never_asked])
    verdict = check(gate)
    assert (verdict.action, verdict.reasons[0].code) == ("abstain", "timed_out")
    assert not asked


def test_the_policy_decides_when_scoring_hangs() -> None:
    policy = Policy(timeout=0.05, on_timeout="abstain")
    verdict = check(scripted_gate("hang", policy=policy, hang_seconds=5.0))
    assert verdict.reasons[0].code == "timed_out"
    assert not verdict.released


def test_a_raising_check_is_a_failure_not_a_crash() -> None:
    def broken(evidence: object) -> list[Reason]:
        raise ZeroDivisionError

    assert check(EvidenceGate(checks=[broken])).reasons[0].code == "scoring_failed"


def test_cancellation_passes_through() -> None:
    def cancelled(evidence: object) -> list[Reason]:
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        check(EvidenceGate(checks=[cancelled]))


def test_policies_per_call_and_per_tenant() -> None:
    gate = scripted_gate("review")
    assert check(gate).released
    assert not check(gate, policy="strict").released
    assert not check(gate.with_policy("strict")).released
    assert gate.policy.name == "balanced"


def test_what_users_see_instead_of_an_answer() -> None:
    documents = [{"id": "a.md", "text": "x"}, {"id": "<b>", "text": "y {z}"}]
    verdict = check(scripted_gate("flag_conflict"), documents=documents)
    assert "a.md, b" in verdict.text
    quoting = Policy(quote_conflicts=True, conflict_text="{quotations}")
    verdict = check(scripted_gate("flag_conflict"), documents=documents, policy=quoting)
    assert verdict.text == "a.md: “x”; b: “y z”"


def test_sinks_get_records_and_cannot_do_harm(caplog: Any) -> None:
    seen: list[dict[str, Any]] = []

    def broken(record: dict[str, Any]) -> None:
        raise OSError("disk full")

    verdict = check(EvidenceGate(sinks=[broken, seen.append]))
    assert verdict.released
    assert [record["verdict_id"] for record in seen] == [verdict.verdict_id]
    assert "sink failed" in caplog.text


@pytest.mark.parametrize("name", ["ragscope-c", "ragscope-e", "nope"])
def test_gates_without_weights_say_what_to_do(name: str) -> None:
    with pytest.raises(UnknownGateError, match=r"evigate fit|there are"):
        EvidenceGate(name)


def comparable(verdict: Any) -> dict[str, Any]:
    record: dict[str, Any] = verdict.to_record()
    return {k: v for k, v in record.items() if k not in ("verdict_id", "timings")}


@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"documents": []},
        {"answer": "It covers elephants."},
        {"documents": [WARRANTY * 2_000]},
    ],
)
async def test_async_decides_the_same(parts: Any) -> None:
    row = {
        "question": "How long?",
        "documents": [WARRANTY],
        "answer": WARRANTY,
        **parts,
    }
    gate = EvidenceGate()
    call = RagCall.of(row["question"], row["documents"], row["answer"])
    expected = comparable(gate.check(call))
    assert comparable(await gate.acheck(call)) == expected
    assert comparable(await gate.acheck(**row)) == expected
    assert comparable((await gate.acheck_many([call]))[0]) == expected
    evidence = gate.check_evidence(call)
    assert (await gate.acheck_evidence(call)).action == evidence.action


async def test_large_inputs_leave_the_event_loop() -> None:
    threads: list[int] = []

    def note(evidence: object) -> list[Reason]:
        threads.append(threading.get_ident())
        return []

    gate = EvidenceGate(checks=[note])
    await gate.acheck(question="q", documents=[WARRANTY * 2_000], answer=WARRANTY)
    await gate.acheck(question="q", documents=[WARRANTY], answer=WARRANTY)
    assert threads[0] != threading.get_ident()
    assert threads[1] == threading.get_ident()


def test_one_gate_serves_many_threads() -> None:
    gate = EvidenceGate()

    def one(number: int) -> str:
        word = f"w{number}x"
        row = {"question": "q", "documents": [f"It is {word}."], "answer": f"{word}."}
        return gate.check(**row).call.documents[0].text

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(one, range(200))) == [f"It is w{n}x." for n in range(200)]


def test_gates_and_verdicts_pickle() -> None:
    gate = pickle.loads(pickle.dumps(EvidenceGate()))  # noqa: S301
    verdict = pickle.loads(pickle.dumps(check(gate)))  # noqa: S301
    assert verdict.action == "answer"


def test_evidence_is_judged_before_generation() -> None:
    gate = EvidenceGate()
    question = "How long is the warranty?"
    good = gate.check_evidence(question=question, documents=[WARRANTY])
    assert (good.action, good.text) == ("generate", "")
    none = gate.check_evidence(question=question, documents=[])
    assert none.action == "abstain"
    assert none.reasons[0].code == "no_documents"
    assert none.text
    other = gate.check_evidence(question=question, documents=["Lunch is at noon."])
    assert other.action == "abstain"
    assert other.document_relevance == (0.0,)
    assert "Lunch" not in json.dumps(other.to_record())
    hello = gate.check_evidence(question="Hello!", documents=[])
    assert hello.action == "generate"


@pytest.mark.parametrize(
    "text",
    [
        "\ud800 lone",
        "nul \x00 byte",
        "\u202e bidi",
        "<b>[bold]{x}\x1b[31m",
        "{question.__class__}",
        "x" * 100_000,
        "a " * 100_000,
        "1. " * 50_000,
        "\n" * 100_000,
    ],
    ids=range(9),
)
def test_hostile_texts_are_judged_like_any_other(text: str) -> None:
    for parts in ({"question": text}, {"documents": [text]}, {"answer": text}):
        verdict = check(**parts)
        assert verdict.reasons == () or verdict.reasons[0].code != "scoring_failed"
        json.dumps(verdict.to_dict())


def test_text_beyond_the_limits_is_said_not_silent() -> None:
    verdict = check(policy=Policy(max_document_characters=5))
    assert "limited_evidence" in [reason.code for reason in verdict.reasons]
    assert verdict.call.documents[0].text == WARRANTY
