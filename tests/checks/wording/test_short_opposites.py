"""A short answer that takes the other side of what the documents say is found."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

CASES = [
    (
        "Does the new filter raise or lower the water pressure?",
        "After the new filter is fitted, the water pressure drops by about 0.3 bar.",
        "It lowers it slightly.",
        "It raises it slightly.",
    ),
    (
        "How did sales develop in spring?",
        "Sales fell in spring and recovered in autumn.",
        "They fell.",
        "They rose.",
    ),
    (
        "Should I take the tablet before or after meals?",
        "Take the tablet before meals with water.",
        "Before meals.",
        "After meals.",
    ),
    (
        "Nimmt man die Tropfen vor oder nach dem Essen?",
        "Die Tropfen werden nach dem Essen eingenommen.",
        "Nach dem Essen.",
        "Vor dem Essen.",
    ),
    (
        "Is the door at the back open or closed at night?",
        "The back door is closed at night.",
        "Closed.",
        "It is open.",
    ),
    (
        "¿Sube o baja la cuota en enero?",
        "La cuota baja en enero un 3 %.",
        "Baja.",
        "Sube.",
    ),
    (
        "Le prix augmente-t-il ou baisse-t-il en été ?",
        "En été, le prix augmente de 2 euros.",
        "Il augmente.",
        "Il baisse.",
    ),
]

FREE = [
    (
        "Where is the lower car park?",
        "The lower car park is behind the station, the upper one beside the church.",
        "Behind the station.",
    ),
    (
        "When does the gym open?",
        "The gym opens at 7 and closes at 22.",
        "It closes at 22.",
    ),
    (
        "How did sales develop in 2023?",
        "Sales rose from 120 units in 2021 to 150 in 2022 and 135 in 2023.",
        "They fell by 10 percent.",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), CASES)
def test_the_other_side_is_held_and_the_own_one_passes(
    question: str, document: str, right: str, wrong: str
) -> None:
    routes = [
        GATE.check(question=question, documents=[document], answer=answer).route
        for answer in (right, wrong)
    ]
    assert routes[0] == "accept"
    assert routes[1] != "accept"


@pytest.mark.parametrize(("question", "document", "answer"), FREE)
def test_sides_of_other_things_and_of_a_series_turn_nothing(
    question: str, document: str, answer: str
) -> None:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert verdict.route == "accept"
