"""A value belongs to the subject that the documents give it for."""

from __future__ import annotations

import pytest

from evigate.checks import ALL_CHECKS
from evigate.evidence import Evidence
from evigate.records import RagCall

PHONES = [
    (
        "What is the telephone number of the Oak Lodge?",
        ["Oak Lodge (1,210 m). Beds: 30. Telephone +43 512 555 201."]
        + ["Pine Lodge (1,480 m). Beds: 22. Telephone +43 512 555 210."],
        "You reach the Oak Lodge at {}.",
        ("+43512555201", "+43512555210"),
    ),
    (
        "Wie lautet die Telefonnummer des Tierheims?",
        ["Tierheim: Telefon 0351 555 7714.", "Tierklinik: Telefon 0351 555 7741."],
        "Die Telefonnummer des Tierheims lautet {}.",
        ("03515557714", "03515557741"),
    ),
    (
        "Which number is for the fuel dock?",
        ["Harbour office: +44 1632 960 145. Fuel dock: +44 1632 960 154."],
        "The fuel dock is at {}.",
        ("01632 960154", "01632 960145"),
    ),
]
FOLLOW_UPS = [
    (
        ("What does a season ticket cost for adults?", "95 euros."),
        "And for students?",
        "Season tickets: adults 95 euros, students 60 euros, pensioners 70 euros.",
        ("60 euros.", "70 euros."),
    ),
    (
        ("Wie viele Plätze hat das rote Boot?", "Vier."),
        "Und das blaue?",
        "Das rote Boot hat vier Plätze. Das blaue Boot hat sechs Plätze.",
        ("6.", "4."),
    ),
    (
        ("¿Cuánto cuesta la entrada para niños?", "Seis euros."),
        "¿Y para los jubilados?",
        "Entradas: adultos doce euros, niños seis euros, jubilados nueve euros.",
        ("9 euros.", "6 euros."),
    ),
    (
        ("Ile kosztuje bilet dla dzieci?", "6 zł."),
        "A dla seniorów?",
        "Bilety: dorośli 12 zł, dzieci 6 zł, seniorzy 9 zł.",
        ("9 zł.", "6 zł."),
    ),
]


@pytest.mark.parametrize(("question", "documents", "answer", "values"), PHONES)
def test_a_number_to_call_is_known_in_any_grouping_and_for_its_subject_only(
    question: str, documents: list[str], answer: str, values: tuple[str, str]
) -> None:
    right, wrong = values
    assert not _faults(question, documents, answer.format(right))
    assert _faults(question, documents, answer.format(wrong))


@pytest.mark.parametrize(("turn", "question", "document", "answers"), FOLLOW_UPS)
def test_a_bare_value_answers_what_the_follow_up_asks_of(
    turn: tuple[str, str], question: str, document: str, answers: tuple[str, str]
) -> None:
    right, wrong = answers
    assert not _faults(question, [document], right, [turn])
    assert _faults(question, [document], wrong, [turn])


_VALUE_CODES = {
    "number_mismatch",
    "number_wrong_subject",
    "identifier_mismatch",
    "period_mismatch",
}


def _faults(
    question: str,
    documents: list[str],
    answer: str,
    history: list[tuple[str, str]] | None = None,
) -> list[str]:
    evidence = Evidence(RagCall.of(question, documents, answer, history or []))
    codes = [reason.code for check in ALL_CHECKS for reason in check(evidence)]
    return [code for code in codes if code in _VALUE_CODES]
