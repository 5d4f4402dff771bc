"""What is free from a limit on, or up to it."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

POST = "Delivery costs 5 euros. Orders over 60 euros are delivered free of charge."
BUS = "Adults pay 4 euros, children 2 euros, children under 6 free."
KURIER = "Ab einem Bestellwert von 30 Euro liefern wir kostenlos, sonst für 4 Euro."
MUSEO = "La entrada cuesta 9 euros. Los menores de 12 años entran gratis."


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        ("What is delivery for an order of 80 euros?", POST, "Free.", "5 euros."),
        (
            "What is delivery for an order of 80 euros?",
            POST,
            "0 euros.",
            "It costs 5 euros.",
        ),
        ("What is delivery for an order of 40 euros?", POST, "5 euros.", "It is free."),
        ("What is delivery for an order of 40 euros?", POST, "Five euros.", "Nothing."),
        ("What does a child of 4 pay?", BUS, "Nothing.", "2 euros."),
        ("What does a child of 8 pay?", BUS, "2 euros.", "It rides free."),
        ("Was kostet die Lieferung für 50 Euro?", KURIER, "Nichts.", "4 Euro."),
        ("¿Cuánto paga un niño de 10 años?", MUSEO, "Entra gratis.", "9 euros."),
    ],
)
def test_the_side_of_the_limit_decides(
    question: str, document: str, right: str, wrong: str
) -> None:
    gate = EvidenceGate()
    routes = [
        gate.check(question=question, documents=[document], answer=answer).route
        for answer in (right, wrong)
    ]
    assert routes == ["accept", "review"]


def test_another_price_that_is_asked_is_no_fault() -> None:
    document = POST + " Express costs 9 euros extra."
    question = "What does express cost for an order of 80 euros?"
    verdict = EvidenceGate().check(
        question=question, documents=[document], answer="9 euros extra."
    )
    assert verdict.route == "accept"


def test_what_is_free_for_another_cause_is_left_alone() -> None:
    document = BUS + " Members ride free."
    verdict = EvidenceGate().check(
        question="What does a member of 20 pay?",
        documents=[document],
        answer="Nothing.",
    )
    assert verdict.route == "accept"
