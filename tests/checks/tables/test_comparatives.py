"""Which of two is longer, cheaper, quieter: the answer takes the right one."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
PUMPS = (
    "| Model | Flow | Noise |\n|---|---|---|\n| Kite 20 | 1,800 l/h | 41 dB |\n"
    "| Kite 35 | 3,200 l/h | 38 dB |"
)
TRAILS = (
    "The ridge trail measures 7.4 km and climbs 420 m. The lake trail is 9.1 km long, "
    "almost flat."
)
SENTIERS = (
    "Le sentier des Pins mesure 7,4 km et compte 420 m de dénivelé. Le sentier du Port "
    "fait 9,1 km, presque sans montée."
)
TARIFE = "Tarif Basis: 8 Euro im Monat, 5 GB. Tarif Plus: 14 Euro im Monat, 20 GB."
ROOMS = "Room A has 40 m², room B 55 m²."
PRINTERS = "The Arco prints 20 pages a minute and weighs 9 kg. The Bello weighs 12 kg."

CASES = [
    ("Which of the two pumps is quieter?", PUMPS, "The Kite 35.", "The Kite 20."),
    ("Which trail is longer?", TRAILS, "The lake trail.", "The ridge trail."),
    (
        "Which trail is longer?",
        TRAILS,
        "The lake trail, at 9.1 km.",
        "The ridge trail with 7.4 km.",
    ),
    (
        "Lequel des deux sentiers est le plus long ?",
        SENTIERS,
        "Celui du Port.",
        "Celui des Pins.",
    ),
    ("Welcher Tarif ist günstiger?", TARIFE, "Basis.", "Der Tarif Plus."),
    ("Which room is bigger, A or B?", ROOMS, "Room B.", "Room A."),
    ("Which printer is heavier?", PRINTERS, "The Bello.", "The Arco."),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), CASES)
def test_the_right_one_of_two_passes_and_the_other_is_held(
    question: str, document: str, right: str, wrong: str
) -> None:
    routes = [
        GATE.check(question=question, documents=[document], answer=answer).route
        for answer in (right, wrong)
    ]
    assert routes[0] == "accept"
    assert routes[1] != "accept"


def test_a_lower_one_is_not_the_lower_of_two() -> None:
    verdict = GATE.check(
        question="Who called for a lower ceiling on fees?",
        documents=["Ms Dane called for a lower ceiling on fees; Mr Reeve opposed it."],
        answer="Mr Reeve.",
    )
    assert verdict.route != "accept"


def test_one_that_is_named_behind_than_asks_for_no_choice() -> None:
    verdict = GATE.check(
        question="Is the lake trail longer than the ridge trail?",
        documents=[TRAILS],
        answer="Yes.",
    )
    assert verdict.route == "accept"
