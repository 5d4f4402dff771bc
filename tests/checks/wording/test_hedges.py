"""Hedges and tenses: a plan or a guess stated as a fact is found."""

# ruff: noqa: E501 -- one row, one line of text

from __future__ import annotations

import pytest
from tests.checks.judging import assert_points

from evigate.checks.wording.hedges import check_hedges
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def faults(question: str, document: str, answer: str) -> list[Reason]:
    call = RagCall.of(question, [document], answer)
    return [r for r in check_hedges(Evidence(call)) if r.weight >= 0.5]


CONTRADICTED = [
    (
        "",
        "The new ferry terminal is due to open in May 2027.",
        "The new ferry terminal has already opened.",
    ),
    (
        "",
        "The new ferry terminal is due to open in May 2027.",
        "The new ferry terminal is open.",
    ),
    ("", "The museum will be renovated in 2027.", "The museum has been renovated."),
    (
        "",
        "Der neue Bahnhof soll 2028 eröffnet werden.",
        "Der neue Bahnhof wurde bereits eröffnet.",
    ),
    (
        "",
        "La nouvelle ligne de tram sera inaugurée en 2027.",
        "La nouvelle ligne de tram a déjà été inaugurée.",
    ),
    (
        "",
        "La nuova biblioteca sarà inaugurata nel 2027.",
        "La nuova biblioteca è già stata inaugurata.",
    ),
    ("", "De nieuwe brug wordt in 2027 geopend.", "De nieuwe brug is al geopend."),
    (
        "",
        "Nowa biblioteka zostanie otwarta w 2027 roku.",
        "Nowa biblioteka została już otwarta.",
    ),
    ("", "新图书馆将于2027年开放。", "新图书馆已经开放。"),
    (
        "",
        "新しい図書館は2027年に開館する予定です。",
        "新しい図書館はすでに開館しました。",
    ),
    ("", "새 도서관은 2027년에 개관할 예정입니다.", "새 도서관은 이미 개관했습니다."),
    (
        "",
        "The X100 printer was discontinued in 2021.",
        "The X100 printer is still produced.",
    ),
    ("", "Der Nachtbus 7 wurde 2022 eingestellt.", "Der Nachtbus 7 fährt weiterhin."),
    (
        "",
        "Officials believe that a short circuit may have caused the fire at the mill.",
        "It is proven that a short circuit caused the fire at the mill.",
    ),
    (
        "",
        "Die Gebühr steigt voraussichtlich auf 40 Euro.",
        "Die Gebühr steigt definitiv auf 40 Euro.",
    ),
    (
        "",
        "The committee has proposed a ban on night flights.",
        "The committee has approved a ban on night flights.",
    ),
    (
        "",
        "According to a preliminary estimate, the storm caused 3 million euros of damage.",
        "The storm definitely caused 3 million euros of damage.",
    ),
    ("", "Le chantier devrait être terminé en juin.", "Le chantier est terminé."),
    (
        "",
        "O estádio deve ser inaugurado; a obra está prevista para 2028.",
        "O estádio já foi inaugurado.",
    ),
]

AGREEING = [
    (
        "",
        "The new ferry terminal is due to open in May 2027.",
        "The new ferry terminal will open in May 2027.",
    ),
    (
        "",
        "The new ferry terminal is due to open in May 2027.",
        "The new ferry terminal opens in May 2027.",
    ),
    (
        "",
        "The new ferry terminal is due to open in May 2027.",
        "The new ferry terminal is not open yet.",
    ),
    (
        "",
        "Der neue Bahnhof soll 2028 eröffnet werden.",
        "Der neue Bahnhof wird 2028 eröffnet.",
    ),
    (
        "",
        "The X100 printer was discontinued in 2021.",
        "The X100 printer was discontinued in 2021.",
    ),
    (
        "",
        "The X100 printer was discontinued in 2021, but spare parts are still sold.",
        "Spare parts for the X100 printer are still sold.",
    ),
    (
        "",
        "Officials believe that a short circuit may have caused the fire at the mill.",
        "A short circuit may have caused the fire at the mill.",
    ),
    (
        "",
        "Employees may carry over five days of leave.",
        "Employees can carry over five days of leave.",
    ),
]


@pytest.mark.parametrize(("question", "document", "answer"), CONTRADICTED)
def test_a_contradiction_is_found_and_quoted(
    question: str, document: str, answer: str
) -> None:
    """The reason points into the answer and into the document."""
    found = faults(question, document, answer)
    assert {reason.code for reason in found} <= {"tense_mismatch", "hedge_mismatch"}
    assert_points(found, document, answer)


@pytest.mark.parametrize(("question", "document", "answer"), AGREEING)
def test_an_answer_that_agrees_has_no_fault(
    question: str, document: str, answer: str
) -> None:
    """Other words for the same are no fault."""
    assert faults(question, document, answer) == []


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        ("The extract may relieve joint pain.", "The extract relieves joint pain."),
        ("Le vaccin pourrait protéger les chiens.", "Le vaccin protège les chiens."),
        (
            "El puente podría abrir en 2027.",
            "El puente abrirá con seguridad en 2027.",
        ),
        (
            "Investigators suspect that a faulty heater caused the fire.",
            "Investigators proved that a faulty heater caused the fire.",
        ),
        ("Lo studio sospetta un guasto.", "Lo studio conferma un guasto."),
    ],
)
def test_a_short_answer_that_makes_a_guess_a_fact_is_found(
    document: str, answer: str
) -> None:
    call = RagCall.of("Is that so?", [document], answer)
    codes = [reason.code for reason in check_hedges(Evidence(call))]
    assert codes == ["hedge_mismatch"]


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        ("Members may use the sauna.", "Members can use the sauna."),
        ("The extract may relieve pain.", "It might relieve pain."),
        ("The extract may relieve pain.", "Possibly the extract relieves pain."),
    ],
)
def test_a_guess_that_stays_one_is_left_alone(document: str, answer: str) -> None:
    call = RagCall.of("Is that so?", [document], answer)
    assert check_hedges(Evidence(call)) == []


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (
            "The drug may have shortened the illness.",
            "It clearly shortened the illness.",
        ),
        ("The dam may have failed in 1911.", "The dam failed in 1911."),
    ],
)
def test_what_may_have_been_is_no_permission(document: str, answer: str) -> None:
    call = RagCall.of("", [document], answer)
    codes = {reason.code for reason in check_hedges(Evidence(call))}
    assert "hedge_mismatch" in codes


ASKED_SO = [
    (
        "What do the police suspect?",
        "The police suspect a fault in a heater.",
        "A fault in a heater.",
    ),
    (
        "How high is the loss?",
        "The loss is estimated at 3 million.",
        "About 3 million.",
    ),
]


@pytest.mark.parametrize(("question", "document", "answer"), ASKED_SO)
def test_a_hedge_that_is_asked_or_kept_as_about_is_no_fault(
    question: str, document: str, answer: str
) -> None:
    call = RagCall.of(question, [document], answer)
    assert check_hedges(Evidence(call)) == []
