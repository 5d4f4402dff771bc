"""Days that come once in so many weeks, and rhythms told without a number."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.checks.values.weekday_rhythms import check_weekday_rhythms
from evigate.evidence import Evidence
from evigate.records import RagCall

CASES = [
    ("Glass is collected every second Friday.", "Every other Friday."),
    ("Glass is collected every second Friday.", "Every two weeks on Friday."),
    ("Glass is collected every Friday.", "Every Friday."),
    ("Das Altglas wird alle 14 Tage freitags geholt.", "Jeden zweiten Freitag."),
    ("Le verre est collecté un vendredi sur deux.", "Un vendredi sur deux."),
    ("El vidrio se recoge cada dos viernes.", "Cada dos viernes."),
]
WRONG = [
    ("Glass is collected every second Friday.", "Every Friday."),
    ("Glass is collected every Friday.", "Every second Friday."),
    ("Das Altglas wird alle 14 Tage freitags geholt.", "Jeden Freitag."),
    ("Le verre est collecté un vendredi sur deux.", "Un vendredi sur trois."),
]


@pytest.mark.parametrize(("document", "answer"), CASES)
def test_the_same_rhythm_in_other_words_is_right(document: str, answer: str) -> None:
    call = RagCall.of("When is glass collected?", [document], answer)
    assert check_weekday_rhythms(Evidence(call)) == []


@pytest.mark.parametrize(("document", "answer"), WRONG)
def test_another_rhythm_is_a_fault(document: str, answer: str) -> None:
    evidence = Evidence(RagCall.of("When is glass collected?", [document], answer))
    codes = [reason.code for reason in check_weekday_rhythms(evidence)]
    assert codes == ["rate_mismatch"]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("When is glass collected?", CASES[1][0], "Every two weeks on Friday."),
        (
            "How often is the lamp cleaned?",
            "Clean the lamp every 90 days.",
            "Every three months.",
        ),
        ("How often is it due?", "The check is due every 90 days.", "Every quarter."),
        ("When do codes expire?", "Codes expire after 180 days.", "Every six months."),
        (
            "How long is it locked?",
            "It is locked for 15 minutes.",
            "A quarter of an hour.",
        ),
        ("How warm may it be?", "Keep it between 10 and 14 °C.", "At 12 °C."),
        (
            "What is the fee?",
            "It is free and takes 3–5 working days.",
            "Free, in 3–5 days.",
        ),
    ],
)
def test_periods_said_otherwise_are_released(
    question: str, document: str, answer: str
) -> None:
    verdict = EvidenceGate().check(
        question=question, documents=[document], answer=answer
    )
    assert verdict.route == "accept"


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("How warm may it be?", "Keep it between 10 and 14 °C.", "At 16 °C."),
        ("How long does it take?", "It takes 3–5 working days.", "3–5 days."),
        ("How often is it due?", "The check is due every 90 days.", "Every month."),
    ],
)
def test_what_is_outside_stays_a_fault(
    question: str, document: str, answer: str
) -> None:
    verdict = EvidenceGate().check(
        question=question, documents=[document], answer=answer
    )
    assert verdict.route == "review"


def test_a_step_that_is_done_twice_needs_a_document_that_says_so() -> None:
    question = "How do I reset it?"
    documents = ["To reset it, hold the button for 10 seconds."]
    gate = EvidenceGate()
    for answer, route in (
        ("Press the button twice.", "review"),
        ("Hold the button for ten seconds.", "accept"),
    ):
        verdict = gate.check(question=question, documents=documents, answer=answer)
        assert verdict.route == route
