"""All, half or nothing of a price, and what holds for the first or the second."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.text.amounts.portions import find_portions

GATE = EvidenceGate()


def is_accepted(document: str, question: str, answer: str) -> bool:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    return (verdict.action, verdict.route) == ("answer", "accept")


CAMP = (
    "Families get back a third of the price when they cancel before the camp begins. "
    "After the first night nothing is refunded."
)
BAG = "Il bagaglio a mano è gratuito, quello da stiva costa 25 euro."
CARE = "Für Gäste ist die Beratung kostenlos, Firmen zahlen 30 Euro."
CLUB = "Los vecinos entran gratis y los demás pagan 4 euros."
LATE = "Uczniowie płacą połowę ceny, dorośli całą cenę."

PORTIONS = [
    (CAMP, "What do I get back before the camp begins?", "A third.", True),
    (CAMP, "What do I get back before the camp begins?", "The whole price.", False),
    (CAMP, "What do I get back before the camp begins?", "Half of the price.", False),
    (CAMP, "And after the first night?", "Nothing is refunded.", True),
    (CAMP, "And after the first night?", "After it a third is refunded.", False),
    (BAG, "Quanto costa il bagaglio a mano?", "Niente.", True),
    (BAG, "Quanto costa il bagaglio da stiva?", "25 euro.", True),
    (CARE, "Was zahlen Gäste?", "Nichts.", True),
    (CARE, "Was zahlen Gäste?", "30 Euro.", False),
    (CLUB, "¿Cuánto paga un vecino?", "Nada.", True),
    (CLUB, "¿Cuánto paga un vecino?", "4 euros.", False),
    (CLUB, "¿Cuánto pagan los demás?", "4 euros.", True),
    (LATE, "Ile płacą uczniowie?", "Połowę.", True),
    (LATE, "Ile płacą uczniowie?", "Całą cenę.", False),
]


@pytest.mark.parametrize(("document", "question", "answer", "right"), PORTIONS)
def test_a_portion_is_that_of_what_is_asked(
    document: str, question: str, answer: str, right: bool
) -> None:
    assert is_accepted(document, question, answer) is right


WALK = "The first city walk is free; from the second one on, each costs 15 euros."
KITA = (
    "Das erste Kind kostet 120 Euro im Monat, das zweite 60 Euro, ab dem dritten ist "
    "der Platz kostenlos."
)
PLACES = [
    (WALK, "What does the first walk cost?", "Nothing.", True),
    (WALK, "What does the first walk cost?", "15 euros.", False),
    (WALK, "What does the third walk cost?", "15 euros.", True),
    (WALK, "What does the third walk cost?", "It is free.", False),
    (KITA, "Was kostet das zweite Kind?", "60 Euro.", True),
    (KITA, "Was kostet das zweite Kind?", "120 Euro.", False),
    (KITA, "Was kostet das vierte Kind?", "Nichts.", True),
    (KITA, "Was kostet das vierte Kind?", "60 Euro.", False),
]


@pytest.mark.parametrize(("document", "question", "answer", "right"), PLACES)
def test_a_value_for_one_place_in_an_order_is_not_that_of_another(
    document: str, question: str, answer: str, right: bool
) -> None:
    assert is_accepted(document, question, answer) is right


@pytest.mark.parametrize(
    ("text", "language", "shares"),
    [
        ("The full refund is paid.", "en", [1.0]),
        ("The full moon costs nothing.", "en", [0.0]),
        ("Die gesamte Gebühr wird erstattet.", "de", [1.0]),
        ("Die gesamte Familie kommt.", "de", []),
        ("Se devuelve el importe íntegro.", "es", [1.0]),
        ("全額が返金されます。", "ja", [1.0]),
    ],
)
def test_all_of_a_sum_is_told_in_words(
    text: str, language: str, shares: list[float]
) -> None:
    assert [p.share for p in find_portions(text, [], language)] == shares
