"""Identifiers are right to the character, and of the right thing."""

from __future__ import annotations

import pytest

from evigate.checks.sources.identifiers import check_identifiers
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def found(document: str, answer: str, question: str = "Which one?") -> list[Reason]:
    return check_identifiers(Evidence(RagCall.of(question, [document], answer)))


@pytest.mark.parametrize(
    ("document", "answer", "held"),
    [
        ("Use form TR-204B or EX-118.", "Use form TR-240B.", "TR-204B"),
        ("Write to press@lumen.example.", "Mail press@lumens.example.", "press@lumen"),
        ("Ruf an: +49 30 5550 1234.", "Die Nummer ist +49 30 5550 1243.", "5550 1234"),
        (
            "See https://docs.lumen.example/setup for the steps.",
            "See https://docs.lumen.example/setups for the steps.",
            "example/setup",
        ),
        ("型号为ZX-4471。", "型号是ZX-4417。", "ZX-4471"),
    ],
)
def test_an_altered_identifier_is_told_with_the_right_one(
    document: str, answer: str, held: str
) -> None:
    (reason,) = found(document, answer)
    assert reason.code == "identifier_mismatch"
    assert held in reason.message
    assert reason.weight >= 0.8


@pytest.mark.parametrize(
    "answer",
    [
        "Write to help@lumen.example.",
        "See https://lumen.example/help.",
        "Order part QX-9911-B.",
    ],
)
def test_an_invented_identifier_is_a_fault(answer: str) -> None:
    (reason,) = found("Ask at the desk in the hall.", answer)
    assert reason.sources == ()
    assert reason.weight >= 0.5


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        ("Call +49 30 5550 1234.", "The number is 030 5550 1234."),
        ("Part DP-7Q4/118 fits.", "Order DP-7Q4-118."),
        ("See https://lumen.example/a/b.", "Start at https://lumen.example/a."),
        ("WRITE TO Desk@Lumen.example", "Write to desk@lumen.example."),
        ("Open all year.", "It is free for under-16s, lasts 24h and covers 3kg."),
        ("It needs vitamin B12.", "Take B12 twice."),
    ],
)
def test_the_same_identifier_in_another_dress_passes(
    document: str, answer: str
) -> None:
    assert found(document, answer) == []


def test_an_identifier_of_the_question_is_known() -> None:
    assert (
        found("Red means low.", "On QX-9911-B it means low.", "QX-9911-B: red?") == []
    )


FORMS = "Use form TR-204B for travel claims and form EX-118 for expenses."


def test_an_identifier_of_something_else_is_a_fault() -> None:
    (reason,) = found(FORMS, "Use form EX-118 for travel claims.")
    assert "TR-204B" in reason.message
    assert found(FORMS, "Use form TR-204B for travel claims.") == []


def test_ids_of_documents_in_citations_are_no_identifiers() -> None:
    documents = ["[KB-301] It costs 4 euros.", "[KB-302] It opens at 7."]
    call = RagCall.of("When?", documents, "It opens at 7 [KB-302].")
    assert check_identifiers(Evidence(call)) == []
