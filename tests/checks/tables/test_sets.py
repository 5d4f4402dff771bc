"""The rows that an answer names must be as the question asks."""

# ruff: noqa: E501 -- one row, one line of text

from __future__ import annotations

import pytest

from evigate.checks.tables.sets import check_table_sets
from evigate.evidence import Evidence
from evigate.records import RagCall

WALKS = "| Walk | Grade |\n|---|---|\n| Ridge | hard |\n| Lake loop | easy |\n| Mill path | easy |"
ROOMS_ES = "| Sala | Aforo | Proyector |\n|---|---|---|\n| Roble | 40 | sí |\n| Olmo | 25 | no |\n| Haya | 60 | sí |"
ROOMS_FR = (
    "| Salle | Accessible |\n|---|---|\n| Iris | oui |\n| Lilas | non |\n| Rose | oui |"
)
COURSES = "| Kurs | Tag |\n|---|---|\n| Töpfern | Montag |\n| Weben | Freitag |\n| Nähen | Montag |"


def faults(table: str, question: str, answer: str) -> list[str]:
    call = RagCall.of(question, [table], answer)
    return [reason.code for reason in check_table_sets(Evidence(call))]


@pytest.mark.parametrize(
    ("table", "question", "right", "wrong"),
    [
        (
            WALKS,
            "Which walks are easy?",
            "The Lake loop and the Mill path.",
            "The Ridge and the Mill path.",
        ),
        (
            ROOMS_ES,
            "¿Qué salas tienen proyector?",
            "Roble y Haya.",
            "Las salas Roble y Olmo.",
        ),
        (
            ROOMS_FR,
            "Quelles salles sont accessibles ?",
            "Les salles Iris et Rose.",
            "Les salles Iris et Lilas.",
        ),
        (
            COURSES,
            "Welche Kurse gibt es am Montag?",
            "Töpfern und Nähen.",
            "Töpfern und Weben.",
        ),
    ],
)
def test_a_row_that_is_otherwise_is_named(
    table: str, question: str, right: str, wrong: str
) -> None:
    assert faults(table, question, right) == []
    assert faults(table, question, wrong) == ["entity_mismatch"]


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        (WALKS, "Which walks are easy?", "Mill path and Lake loop, but not the Ridge."),
        (WALKS, "Which walks are easy?", "Mill path is easy, the Ridge is hard."),
        (WALKS, "Which walks are not easy?", "The Ridge."),
        (WALKS, "Which walk is harder than the easy ones?", "The Ridge."),
        (WALKS, "Is the Ridge easy?", "No, the Ridge is hard."),
        (ROOMS_ES, "¿Qué salas hay?", "Roble, Olmo y Haya."),
    ],
)
def test_other_questions_and_told_exceptions_are_no_fault(
    table: str, question: str, answer: str
) -> None:
    assert faults(table, question, answer) == []


PLANS = (
    "| plan | seats | support |\n|---|---|---|\n| Free | 3 | forum |\n"
    "| Team | 25 | e-mail |\n| Business | 90 | phone and e-mail |"
)


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("The Team plan.", ["entity_mismatch"]),
        ("Free.", ["entity_mismatch"]),
        ("The Business plan.", []),
    ],
)
def test_a_part_of_a_cell_may_be_asked(answer: str, found: list[str]) -> None:
    call = RagCall.of("Which plan has phone support?", [PLANS], answer)
    assert [reason.code for reason in check_table_sets(Evidence(call))] == found
