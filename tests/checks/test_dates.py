"""Dates of the answer against those of documents and question."""

from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.checks.dates import check_dates
from evigate.evidence import Evidence


def test_a_year_that_the_question_gives_is_no_rival() -> None:
    call = RagCall.of(
        "In which year did the author of the 1985 play Fences die?",
        ["Fences is a 1985 play by August Wilson.", "August Wilson died in 2005."],
        "2005",
    )
    assert check_dates(Evidence(call)) == []


def codes(question: str, document: str, answer: str) -> list[str]:
    return [
        r.code for r in check_dates(Evidence(RagCall.of(question, [document], answer)))
    ]


CLOCKS = [
    (
        "When does the kiln room close?",
        "The kiln room is open 09:15 to 20:45 daily.",
        "It closes at a quarter to nine in the evening.",
        "It closes at a quarter to eight in the evening.",
    ),
    (
        "Wann öffnet das Archiv?",
        "Archiv: geöffnet 8:30–15:00 Uhr.",
        "Um halb neun.",
        "Um halb zehn.",
    ),
    (
        "¿A qué hora cierra el vivero?",
        "El vivero abre de 8:00 a 17:30.",
        "A las cinco y media de la tarde.",
        "A las seis y media de la tarde.",
    ),
    (
        "O której zaczyna się spacer?",
        "Spacer rozpoczyna się o 16:30 przy bramie.",
        "O wpół do piątej po południu.",
        "O wpół do szóstej po południu.",
    ),
    (
        "체험은 몇 시에 시작하나요?",
        "체험은 15:30에 시작합니다.",
        "오후 세 시 반에 시작합니다.",
        "오후 네 시 반에 시작합니다.",
    ),
    (
        "À quelle heure ferme la serre ?",
        "La serre est ouverte de 9 h à 19 h.",
        "Elle ferme à sept heures du soir.",
        "Elle ferme à huit heures du soir.",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), CLOCKS)
def test_times_in_words_are_compared_with_times_in_digits(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert codes(question, document, right) == []
    assert codes(question, document, wrong) == ["date_mismatch"]
