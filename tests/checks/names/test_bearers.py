from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.checks.names.roles import check_roles
from evigate.evidence import Evidence


def codes(question: str, document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [document], answer))
    return [reason.code for reason in check_roles(evidence)]


# question, document, the right name, the wrong one
ASKED = [
    (
        "Who opposed moving the ferry stop?",
        (
            "Councillor Maud Ekberg proposed moving the ferry stop uphill. The chair "
            "of the fishermen, Olof Sand, opposed the move."
        ),
        "Olof Sand",
        "Maud Ekberg",
    ),
    (
        "Who directs the glass museum?",
        (
            "The glass museum in Orsa has been run for years by Karin Bly as director, "
            "with Nils Ohm as deputy."
        ),
        "Karin Bly",
        "Nils Ohm",
    ),
    (
        "Wer leitet die Vogelwarte?",
        (
            "Die Vogelwarte besteht lange. Leiter ist seit 2020 Herr Ulf Brandis, "
            "seine Stellvertreterin ist Petra Lohse."
        ),
        "Ulf Brandis",
        "Petra Lohse",
    ),
    (
        "Wer hat die Orgel gebaut?",
        "Die Orgel wurde 1780 von Johann Merten gebaut. Karl Ritz hat sie 1904 gemalt.",
        "Johann Merten",
        "Karl Ritz",
    ),
    (
        "¿Quién propuso cerrar la calle?",
        (
            "El alcalde Julio Vega propuso cerrar la calle vieja. La portavoz Inés "
            "Rueda pidió un aplazamiento."
        ),
        "Julio Vega",
        "Inés Rueda",
    ),
    (
        "Chi dirige il coro?",
        "Il coro ha 40 voci. La direttrice è Paola Renzi, al pianoforte siede Luca Bo.",
        "Paola Renzi",
        "Luca Bo",
    ),
    (
        "Qui dirige la fanfare ?",
        (
            "La fanfare compte 9 voix. Sa directrice est Odile Marchal, son trésorier "
            "est Guy Perrin."
        ),
        "Odile Marchal",
        "Guy Perrin",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ASKED)
def test_a_name_that_does_not_bear_what_was_asked_is_named(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert codes(question, document, wrong) == ["role_mismatch"]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ASKED)
def test_the_name_that_bears_it_is_left_alone(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert codes(question, document, right) == []
