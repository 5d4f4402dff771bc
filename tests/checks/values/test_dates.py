"""Dates of the answer against those of documents and question."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate, RagCall
from evigate.checks.values.dates import check_dates
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


RANGES = [
    (
        "When does the lantern walk end?",
        "The lantern walk runs from 3 October to 9 November 2025.",
        "It ends on 9 November 2025.",
        "It ends on 3 October 2025.",
    ),
    (
        "Wann beginnt die Nachzählung?",
        "Die Nachzählung dauert vom 4. Mai bis zum 18. Mai 2026.",
        "Sie beginnt am 4. Mai 2026.",
        "Sie beginnt am 18. Mai 2026.",
    ),
    (
        "¿Cuándo termina la poda?",
        "La poda se hace del 10 de enero al 28 de febrero de 2025.",
        "Termina el 28 de febrero.",
        "Termina el 10 de enero.",
    ),
    (
        "Kiedy kończy się konkurs?",
        "Konkurs trwa od 1 marca do 30 kwietnia 2025.",
        "Kończy się 30 kwietnia 2025.",
        "Kończy się 1 marca 2025.",
    ),
    (
        "菊花展何时结束？",
        "菊花展于2025年10月3日至11月9日在南园举行。",
        "11月9日结束。",
        "10月3日结束。",
    ),
    (
        "写真展はいつ始まりますか？",
        "写真展は2025年6月2日から7月13日まで開かれます。",
        "2025/06/02に始まります。",
        "7月13日に始まります。",
    ),
    (
        "공모전은 언제 마감하나요?",
        "공모전 접수는 2025년 4월 1일부터 6월 20일까지입니다.",
        "6월 20일에 마감합니다.",
        "4월 1일에 마감합니다.",
    ),
    (
        "Quando fecha a exposição?",
        "A exposição decorre de 5 de abril a 21 de junho de 2025.",
        "Fecha a 21 de junho de 2025.",
        "Fecha a 5 de abril de 2025.",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), RANGES)
def test_the_beginning_of_a_range_is_not_its_end(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert codes(question, document, right) == []
    assert codes(question, document, wrong) == ["date_mismatch"]


@pytest.mark.parametrize(
    "answer", ["It can be seen on 3 October 2025.", "It is open at 9 November 2025."]
)
def test_either_end_of_a_range_stands_where_nothing_asks_for_one(answer: str) -> None:
    document = "The show is open from 3 October to 9 November 2025."
    assert codes("When can one see the show?", document, answer) == []


def test_a_time_without_am_or_pm_follows_the_one_beside_it() -> None:
    document = "Evening departures: 19:12, 20:42, 22:12, 23:27 (last train)."
    question = "When does the last train leave?"
    right = "The last one leaves at 11:27 pm. Before that there is one at 10:12."
    wrong = "The last one leaves at 11:27 pm. Before that there is one at 10:42."
    routes = [
        EvidenceGate()
        .check(question=question, documents=[document], answer=answer)
        .route
        for answer in (right, wrong)
    ]
    assert routes[0] == "accept"
    assert routes[1] != "accept"
