"""Values that another sentence uses by their name, and spans that are all an answer."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

CARDS = (
    "A day card costs 7 euros. The replacement fee is 25 euros. Lost badges are "
    "charged at the replacement fee."
)
BIKES = "Bikes are free for the first 20 minutes, then each started hour costs 3 euros."
GEBÜHR = (
    "Die Grundgebühr pro Monat beträgt 8 Euro. Einzelfahrten kosten 3 Euro. Für das "
    "zweite Konto fällt ebenfalls die Grundgebühr pro Monat an."
)

CALLS = [
    (CARDS, "What does a lost badge cost?", "25 euros.", True),
    (CARDS, "What does a lost badge cost?", "7 euros.", False),
    (BIKES, "How long is a bike free?", "20 minutes.", True),
    (BIKES, "How long is a bike free?", "For an hour.", False),
    (GEBÜHR, "Was kostet eine Einzelfahrt?", "3 Euro.", True),
]


@pytest.mark.parametrize(("document", "question", "answer", "right"), CALLS)
def test_a_value_is_that_of_its_name(
    document: str, question: str, answer: str, right: bool
) -> None:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert ((verdict.action, verdict.route) == ("answer", "accept")) is right
