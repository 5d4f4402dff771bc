"""Statements of a sibling that the answer makes of the asked thing."""

from __future__ import annotations

import pytest

from evigate.checks.names.moved import check_moved
from evigate.evidence import Evidence
from evigate.records import RagCall


def codes(question: str, documents: list[str], answer: str) -> list[str]:
    call = RagCall.of(question, documents, answer)
    return [reason.code for reason in check_moved(Evidence(call))]


@pytest.mark.parametrize(
    ("question", "documents", "answer"),
    [
        (
            "How many seats does the Aurora Hall have?",
            ["The Meridian Hall has 420 seats.", "The Aurora Hall opened in 1998."],
            "It has 420 seats.",
        ),
        (
            "Who conducts the Oriel Choir?",
            [
                "The Lantern Choir is conducted by Hilde Foss.",
                "The Oriel Choir rehearses on Mondays.",
            ],
            "Hilde Foss.",
        ),
        (
            "Wie viele Betten hat die Kesselhütte?",
            [
                "Die Brandhütte verfügt über 52 Betten.",
                "Die Kesselhütte ist im Sommer geöffnet.",
            ],
            "Sie hat 52 Betten.",
        ),
        (
            "Combien de places compte le camping du Moulin ?",
            [
                "Le camping des Pins compte 85 places.",
                "Le camping du Moulin ouvre en avril.",
            ],
            "Le camping du Moulin compte 85 places.",
        ),
        (
            "¿Cuántas habitaciones tiene el hotel Mirlo?",
            [
                "El hotel Cigüeña tiene 64 habitaciones.",
                "El hotel Mirlo está junto al río.",
            ],
            "Tiene 64 habitaciones.",
        ),
        (
            "Quanti posti ha il teatro Verdi?",
            ["Il teatro Luna ha 300 posti.", "Il teatro Verdi è chiuso in agosto."],
            "Il teatro Verdi ha 300 posti.",
        ),
        (
            "Hoeveel kamers heeft hotel De Gans?",
            ["Hotel De Reiger heeft 28 kamers.", "Hotel De Gans ligt aan de haven."],
            "Het heeft 28 kamers.",
        ),
    ],
)
def test_a_value_of_a_sibling_is_no_evidence(
    question: str, documents: list[str], answer: str
) -> None:
    assert codes(question, documents, answer) == ["insufficient_evidence"]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (
            "Which pump feeds which tank?",
            "The blue pump feeds the upper tank; the red pump feeds the lower tank.",
            "The blue pump feeds the lower tank.",
        ),
        (
            "Was sagte die Trainerin?",
            (
                "Trainerin Lena Vogt lobte die Abwehr. "
                "Kapitän Jan Petersen kritisierte den Schiedsrichter."
            ),
            "Sie kritisierte den Schiedsrichter.",
        ),
        (
            "Who praised the defence?",
            (
                "Coach Lena Vogt praised the defence. "
                "Captain Jan Petersen criticised the referee."
            ),
            "Jan Petersen praised the defence.",
        ),
    ],
)
def test_what_one_said_or_did_is_not_said_of_the_other(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, [document], answer) == ["role_mismatch"]


@pytest.mark.parametrize(
    ("question", "documents", "answer"),
    [
        (
            "How many seats does the Aurora Hall have?",
            ["The Meridian Hall has 420 seats.", "The Aurora Hall has 300 seats."],
            "It has 300 seats.",
        ),
        (
            "How tall is the Selby tower?",
            ["The Selby tower stands by the river. It is 96 m tall."],
            "The Selby tower is 96 m tall.",
        ),
        (
            "When does the museum open?",
            ["The Halden Museum shows maps. The building opens at nine."],
            "The Halden Museum opens at nine.",
        ),
        (
            "Which guide knows the Valmy cave?",
            [
                "The Valmy cave belongs to the blue tour.",
                "The blue tour is led by Odile Marchetti.",
                "The red tour is led by Bruno Lefort.",
            ],
            "Odile Marchetti.",
        ),
        (
            "Does Premium include phone support?",
            [
                (
                    "The Premium plan does not include phone support. "
                    "Premium customers can use chat."
                )
            ],
            "No. Phone support is not part of the Premium plan; chat is available.",
        ),
        (
            "What do the two plans cost?",
            ["The Solo plan costs 5 EUR. The Duo plan costs 8 EUR."],
            "The Solo plan costs 5 EUR, the Duo plan 8 EUR.",
        ),
    ],
)
def test_what_is_said_of_the_right_thing_is_left_alone(
    question: str, documents: list[str], answer: str
) -> None:
    assert codes(question, documents, answer) == []
