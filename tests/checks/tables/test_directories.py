"""What a directory lists for somebody else is not what was asked."""

# ruff: noqa: E501 -- one row, one line of text

from __future__ import annotations

import pytest

from evigate.checks.tables.directories import check_directories
from evigate.evidence import Evidence
from evigate.records import RagCall

OFFICES = [
    "The evening pottery class is taught by Irene Holt.",
    "Offices: Paul Dene 204, Irene Holt 317, Nora Finch 109.",
]


def faults(documents: list[str], question: str, answer: str) -> list[str]:
    call = RagCall.of(question, documents, answer)
    return [reason.code for reason in check_directories(Evidence(call))]


@pytest.mark.parametrize(
    ("documents", "question", "right", "wrong"),
    [
        (
            OFFICES,
            "What is the office of the evening pottery teacher?",
            "317.",
            "Office 204.",
        ),
        (
            OFFICES,
            "What is the office of the evening pottery teacher?",
            "Irene Holt is in office 317.",
            "Irene Holt is in office 204.",
        ),
        (
            [
                "Den Abendkurs leitet Frau Seidel.",
                "Sprechzeiten: Herr Blum dienstags, Frau Seidel donnerstags, Frau Horn freitags.",
            ],
            "Wann hat die Leiterin des Abendkurses Sprechzeit?",
            "Donnerstags.",
            "Dienstags.",
        ),
        (
            [
                "Le cours de harpe est donné par Luc Morel.",
                "Salles : Anne Petit 12, Luc Morel 27, Jean Roux 31.",
            ],
            "Dans quelle salle a lieu le cours de harpe ?",
            "En salle 27.",
            "En salle 12.",
        ),
        (
            [
                "La guía del taller de vidrio es Marta Ruiz.",
                "Extensiones: Pablo Gil 41, Marta Ruiz 58.",
            ],
            "¿Qué extensión tiene la guía del taller de vidrio?",
            "La 58.",
            "La 41.",
        ),
        (
            [
                "Zajęcia z ceramiki prowadzi Anna Lis.",
                "Gabinety: Jan Wrona 12, Anna Lis 27.",
            ],
            "W którym gabinecie jest osoba, która prowadzi zajęcia z ceramiki?",
            "W gabinecie 27.",
            "W gabinecie 12.",
        ),
        (
            ["晚班陶艺课由陈静老师负责。", "办公室：王磊204室，陈静317室，赵敏109室。"],
            "晚班陶艺课老师的办公室在哪里?",
            "317室。",
            "204室。",
        ),
        (
            [
                "저녁 도예반은 윤세림 강사가 맡습니다.",
                "연구실 안내: 박도현 204호, 윤세림 317호, 최나래 109호.",
            ],
            "저녁 도예반 강사의 연구실은 몇 호인가요?",
            "317호입니다.",
            "204호입니다.",
        ),
    ],
)
def test_another_entry_than_that_of_the_asked_one(
    documents: list[str], question: str, right: str, wrong: str
) -> None:
    assert faults(documents, question, right) == []
    assert faults(documents, question, wrong) == ["role_mismatch"]


@pytest.mark.parametrize(
    ("documents", "question", "answer"),
    [
        (OFFICES, "Where is Paul Dene's office?", "Office 204."),
        (OFFICES, "Which offices are there?", "204, 317 and 109."),
        (
            ["The fair lasts three days.", "Entry: adults 9, children 4, dogs 2."],
            "What do adults pay at the fair?",
            "They pay 9.",
        ),
        (
            [
                "Irene Holt and Paul Dene teach pottery.",
                "Offices: Paul Dene 204, Irene Holt 317.",
            ],
            "Where is a pottery teacher's office?",
            "Office 204.",
        ),
    ],
)
def test_an_entry_that_may_be_meant_is_no_fault(
    documents: list[str], question: str, answer: str
) -> None:
    assert faults(documents, question, answer) == []
