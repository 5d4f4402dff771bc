"""A sentence answers yes or no without saying so."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

RIGHT, WRONG = True, False
CALLS = [
    (
        "Is a helmet required on the short course?",
        "No helmet is needed on the short course.",
        [
            ("A helmet is required.", WRONG),
            ("It is required.", WRONG),
            ("A helmet is not required.", RIGHT),
            ("It is optional.", RIGHT),
        ],
    ),
    (
        "Is the tent waterproof?",
        "The tent is waterproof up to a water column of three metres.",
        [
            ("The tent is not waterproof.", WRONG),
            ("It is not waterproof.", WRONG),
            ("The tent is waterproof.", RIGHT),
        ],
    ),
    (
        "Is roaming on by default?",
        "Roaming is switched off by default.",
        [("It is switched on by default.", WRONG), ("It is off by default.", RIGHT)],
    ),
    (
        "Darf man hier angeln?",
        "Das Angeln ist mit Angelschein erlaubt.",
        [
            ("Angeln ist nicht erlaubt.", WRONG),
            ("Das Angeln ist verboten.", WRONG),
            ("Angeln ist erlaubt, aber nur mit Angelschein.", RIGHT),
        ],
    ),
    (
        "¿Es obligatorio el chaleco?",
        "El chaleco es obligatorio en el barco.",
        [("El chaleco es opcional.", WRONG), ("El chaleco es obligatorio.", RIGHT)],
    ),
]

KINDS = [
    ("May I bring my cat?", "Pets are not allowed.", "Yes.", WRONG),
    ("May I bring my cat?", "Pets are not allowed.", "No.", RIGHT),
    ("May I bring my cat?", "Pets are allowed.", "No.", WRONG),
    ("Is wine allowed?", "Alcohol is forbidden on the campus.", "Yes.", WRONG),
    ("May I take pictures?", "Photography is allowed.", "No.", WRONG),
    (
        "May I take pictures?",
        "Photography is allowed without flash.",
        "Taking photos is prohibited.",
        WRONG,
    ),
    ("Mag ik mijn kat meenemen?", "Huisdieren zijn niet toegestaan.", "Ja.", WRONG),
    ("Mag ik mijn kat meenemen?", "Huisdieren zijn niet toegestaan.", "Nee.", RIGHT),
    ("Posso fare foto?", "Fotografare è vietato.", "Sì.", WRONG),
]


def _released(question: str, document: str, answer: str) -> bool:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    return (verdict.action, verdict.route) == ("answer", "accept")


@pytest.mark.parametrize(
    ("question", "document", "answer", "right"),
    [(q, d, a, right) for q, d, answers in CALLS for a, right in answers],
)
def test_a_statement_of_what_is_asked_is_judged_as_a_yes_or_no(
    question: str, document: str, answer: str, right: bool
) -> None:
    assert _released(question, document, answer) is right


@pytest.mark.parametrize(("question", "document", "answer", "right"), KINDS)
def test_what_holds_of_a_kind_holds_of_what_is_of_it(
    question: str, document: str, answer: str, right: bool
) -> None:
    assert _released(question, document, answer) is right
