"""Question and documents read lately are not read again; verdicts do not change."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from evigate import EvidenceGate, Passage, Policy, RagCall
from evigate.errors import GateUsageError
from evigate.evidence import Evidence
from evigate.recent_reads import MAX_CHARACTERS, RecentReads
from evigate.records import Reason

DOCUMENTS = ["The warranty lasts 3 years.", "Returns are accepted for 14 days."]
CALL = RagCall.of("How long is the warranty?", DOCUMENTS, "It lasts 3 years.")
ANSWERS = [
    "The warranty lasts 3 years.",
    "The warranty lasts 4 years.",
    "Die Garantie gilt drei Jahre.",
    "Returns are not accepted.",
    "",
    "I don't know.",
]


def plain(verdict: Any) -> dict[str, Any]:
    record: dict[str, Any] = verdict.to_dict()
    return {k: v for k, v in record.items() if k not in {"verdict_id", "timings"}}


@pytest.mark.parametrize("documents", [DOCUMENTS, ["3"], [""], []])
@pytest.mark.parametrize("question", ["How long is the warranty?", "", "2?"])
def test_many_answers_are_judged_as_each_alone(
    question: str, documents: list[str]
) -> None:
    calls = [RagCall.of(question, documents, answer) for answer in ANSWERS]
    together = EvidenceGate().check_many(calls)
    anew = EvidenceGate(recent_reads=0)
    assert list(map(plain, together)) == [plain(anew.check(call)) for call in calls]


def test_the_same_documents_are_read_once() -> None:
    reader = RecentReads(1)
    first, _ = reader(CALL, Policy())
    second, _ = reader(replace(CALL, answer="4 years."), Policy())
    assert second.documents is first.documents
    assert second.call.answer == second.answer.text == "4 years."


@pytest.mark.parametrize(
    "other",
    [
        replace(CALL, question="Why?"),
        replace(CALL, documents=(Passage("The warranty lasts 3 years."),)),
        replace(CALL, documents=tuple(replace(p, id="x") for p in CALL.documents)),
        RagCall.of(CALL.question, DOCUMENTS, "3", [("user", "Hello")]),
        replace(CALL, notes=("limited_evidence",)),
    ],
)
def test_other_calls_are_read_anew(other: RagCall) -> None:
    reader = RecentReads(1)
    first, _ = reader(CALL, Policy())
    second, _ = reader(other, Policy())
    assert second.documents is not first.documents


def test_metadata_and_answer_are_those_of_the_call() -> None:
    reader = RecentReads(1)
    reader(CALL, Policy())
    evidence, _ = reader(replace(CALL, metadata={"task": "qa"}), Policy())
    assert evidence.call.metadata == {"task": "qa"}


def test_what_was_cut_is_said_of_each_call() -> None:
    reader = RecentReads(1)
    policy = Policy(max_answer_characters=5)
    assert [reader(CALL, policy)[1] != [] for _ in range(3)] == [True] * 3


def test_a_language_that_only_the_answer_tells_does_not_stay() -> None:
    reader = RecentReads(1)
    english, _ = reader(RagCall.of("", ["3"], "It is the third of them."), Policy())
    german, _ = reader(RagCall.of("", ["3"], "Das ist nicht der dritte."), Policy())
    assert (english.language, german.language) == ("en", "de")


def test_metadata_that_cannot_be_compared_is_read_anew() -> None:
    class Odd:
        def __eq__(self, other: object) -> bool:
            raise ValueError

        __hash__ = None  # type: ignore[assignment]

    def call() -> RagCall:
        return replace(CALL, documents=(Passage("3 years", metadata={"x": Odd()}),))

    reader = RecentReads(1)
    first, _ = reader(call(), Policy())
    second, _ = reader(call(), Policy())
    assert second.documents is not first.documents


def counting(texts: list[str]) -> Any:
    """A reader that notes what it was asked to read."""

    def read(call: RagCall, policy: Policy) -> tuple[Evidence, list[Reason]]:
        texts.append(call.documents[0].text)
        return Evidence(call), []

    return read


def calls_on(*texts: str) -> list[RagCall]:
    return [RagCall.of("How long is the warranty?", [text], "") for text in texts]


def read_by(size: int, calls: list[RagCall]) -> list[str]:
    texts: list[str] = []
    reader = RecentReads(size, counting(texts))
    for call in calls:
        reader(call, Policy())
    return texts


ONE, TWO, THREE = (f"The warranty lasts {n} years." for n in (1, 2, 3))


@pytest.mark.parametrize(
    ("size", "read"),
    [
        (0, [ONE, ONE, TWO, ONE, THREE, ONE, TWO]),
        (1, [ONE, TWO, ONE, THREE, ONE, TWO]),
        (2, [ONE, TWO, THREE, TWO]),
        (3, [ONE, TWO, THREE]),
    ],
)
def test_the_call_that_was_used_longest_ago_is_let_go(
    size: int, read: list[str]
) -> None:
    assert read_by(size, calls_on(ONE, ONE, TWO, ONE, THREE, ONE, TWO)) == read


def test_long_documents_do_not_pile_up() -> None:
    long = "The warranty lasts. " * (MAX_CHARACTERS // 20)
    assert read_by(3, calls_on(ONE, long, long, ONE)) == [ONE, long, ONE]


def test_a_retrievers_score_does_not_matter_metadata_does() -> None:
    texts: list[str] = []
    reader = RecentReads(1, counting(texts))
    for score, source in [(0.1, "a"), (0.2, "a"), (0.2, "b")]:
        passage = Passage(ONE, score=score, metadata={"source": source})
        evidence, _ = reader(RagCall("How long?", (passage,), ""), Policy())
        assert evidence.call.documents == (passage,)
    assert len(texts) == 2


def test_documents_are_read_once_before_and_after_generation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate = EvidenceGate()
    before = gate.check_evidence(CALL)
    monkeypatch.setattr(gate._judge.read, "_read", None)
    after = gate.check(CALL)
    assert (before.action, after.action) == ("generate", "answer")
    assert after.reasons == EvidenceGate(recent_reads=0).check(CALL).reasons


def test_a_gate_under_another_policy_shares_what_was_read() -> None:
    gate = EvidenceGate()
    strict = gate.with_policy("strict")
    assert strict._judge.read is gate._judge.read
    short = Policy(max_document_characters=20)
    assert plain(gate.check(CALL)) == plain(EvidenceGate().check(CALL))
    cut = gate.check(CALL, policy=short)
    assert "limited_evidence" in {reason.code for reason in cut.reasons}


def test_threads_on_the_same_documents_judge_as_one_alone() -> None:
    documents = [*DOCUMENTS, "Shipping takes 2 to 4 days and is free from 50 euros."]
    answers = [f"It lasts {n} years, returns {n} days." for n in range(1, 20)] * 4
    calls = [RagCall.of("How long?", documents, answer) for answer in answers]
    alone = [plain(EvidenceGate(recent_reads=0).check(call)) for call in calls]
    gate = EvidenceGate()
    with ThreadPoolExecutor(8) as pool:
        assert list(map(plain, pool.map(gate.check, calls))) == alone


def test_a_pickled_gate_takes_no_texts_along() -> None:
    gate = EvidenceGate(recent_reads=3)
    gate.check(CALL)
    pickled = pickle.dumps(gate)
    assert b"warranty lasts 3" not in pickled
    copy = pickle.loads(pickled)  # noqa: S301 - our own
    assert repr(copy._judge.read) == "RecentReads(3)"
    assert plain(copy.check(CALL)) == plain(gate.check(CALL))


@pytest.mark.parametrize("size", [-1, True, 1.5, None, "8"])
def test_a_size_that_is_no_count_is_refused(size: Any) -> None:
    with pytest.raises(GateUsageError, match="recent_reads must be a whole number"):
        EvidenceGate(recent_reads=size)
