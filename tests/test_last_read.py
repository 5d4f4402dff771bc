"""Calls in a row on the same documents are read once, and judged as if alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from evigate import EvidenceGate, Passage, Policy, RagCall
from evigate.last_read import LastRead

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
    gate = EvidenceGate()
    calls = [RagCall.of(question, documents, answer) for answer in ANSWERS]
    together = gate.check_many(calls)
    assert list(map(plain, together)) == [plain(gate.check(call)) for call in calls]


def test_the_same_documents_are_read_once() -> None:
    reader = LastRead()
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
    reader = LastRead()
    first, _ = reader(CALL, Policy())
    second, _ = reader(other, Policy())
    assert second.documents is not first.documents


def test_metadata_and_answer_are_those_of_the_call() -> None:
    reader = LastRead()
    reader(CALL, Policy())
    evidence, _ = reader(replace(CALL, metadata={"task": "qa"}), Policy())
    assert evidence.call.metadata == {"task": "qa"}


def test_what_was_cut_is_said_of_each_call() -> None:
    reader = LastRead()
    policy = Policy(max_answer_characters=5)
    assert [reader(CALL, policy)[1] != [] for _ in range(3)] == [True] * 3


def test_a_language_that_only_the_answer_tells_does_not_stay() -> None:
    reader = LastRead()
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

    reader = LastRead()
    first, _ = reader(call(), Policy())
    second, _ = reader(call(), Policy())
    assert second.documents is not first.documents
