"""What documents leave blank is no evidence, whatever else they hold."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
FORM = "Sailing course\nStart: 4 May\nFee: 120 EUR\nSkipper: to be announced\nBerth: –"
TABLE = (
    "| Boat | Berth | Fee |\n|---|---|---|\n| Tern | B4 | 80 EUR |\n| Skua | A2 | TBD |"
)
RECORDS = '[{"boat": "Tern", "owner": "Ann Ross"}, {"boat": "Skua", "owner": null}]'

FILLED_IN = [
    ("Who is the skipper?", FORM, "Ann Ross."),
    ("Which berth is it?", FORM, "Berth B4."),
    ("What is the fee for the Skua?", TABLE, "80 EUR."),
    ("What does the Skua cost?", TABLE, "It costs 95 EUR."),
    ("Who is the owner of the Skua?", RECORDS, "Ann Ross."),
    (
        "Wann ist die Abnahme?",
        "Umbau\nBeginn: 3. Mai\nAbnahme: noch offen",
        "Am 3. Mai.",
    ),
    ("Qui est le formateur ?", "Début : 9 h\nFormateur : à définir", "Luc Caron."),
    ("¿Cuál es el aula?", "Inicio: 9 h\nAula: por confirmar", "El aula 12."),
    ("会場はどこですか？", "日時：5月3日\n会場：未定", "市民ホールです。"),
]


@pytest.mark.parametrize(("question", "document", "answer"), FILLED_IN)
def test_a_value_for_a_blank_is_withheld(
    question: str, document: str, answer: str
) -> None:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert verdict.action == "abstain"
    assert verdict.reasons[0].code == "insufficient_evidence"
    before = GATE.check_evidence(question=question, documents=[document])
    assert before.action == "abstain"


RIGHT = [
    ("Who is the skipper?", FORM, "The skipper has yet to be announced."),
    ("Who is the skipper?", FORM, "That has not been announced yet."),
    ("What is the fee for the Skua?", TABLE, "It is still to be decided."),
    ("Wann ist die Abnahme?", "Abnahme: noch offen", "Das steht noch nicht fest."),
    ("What does the course cost?", FORM, "120 EUR."),
    ("When does the course start?", FORM, "On 4 May."),
    ("What is the fee for the Tern?", TABLE, "80 EUR."),
    ("Which berth has the Skua?", TABLE, "A2."),
    ("What is the status of order 7?", "Order: 7\nStatus: unknown", "It is unknown."),
]


@pytest.mark.parametrize(("question", "document", "answer"), RIGHT)
def test_what_is_told_and_that_it_is_open_goes_out(
    question: str, document: str, answer: str
) -> None:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert (verdict.action, verdict.route) == ("answer", "accept"), verdict.reasons


def test_another_document_may_fill_in_a_blank() -> None:
    documents = [FORM, "Notice: the skipper of the sailing course is Ann Ross."]
    verdict = GATE.check(
        question="Who is the skipper?", documents=documents, answer="Ann Ross."
    )
    assert (verdict.action, verdict.route) == ("answer", "accept")


def test_a_dash_may_stand_for_none() -> None:
    """That there is none is no value out of nothing."""
    document = "| Ticket | Fee |\n|---|---|\n| Child | – |\n| Adult | 9 EUR |"
    verdict = GATE.check(
        question="What is the fee for a child?",
        documents=[document],
        answer="There is no fee.",
    )
    assert verdict.action == "answer"
