"""Units that a list says once."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.checks.subjects.elided_units import with_elided_units
from evigate.text.reading import Reading


@pytest.mark.parametrize(
    ("language", "text", "units"),
    [
        ("en", "Adults pay 14 euros, children 7.", ["EUR", "EUR"]),
        ("en", "You get 3 days for a birth, 2 for a wedding.", ["day", "day"]),
        ("en", "Tennis costs 9 euros an hour and squash 6.", ["EUR", "EUR"]),
        ("de", "Erwachsene zahlen 14 Euro, Kinder 7.", ["EUR", "EUR"]),
        ("fr", "Le tarif est de 9 euros, enfants 5.", ["EUR", "EUR"]),
        ("en", "It takes 5 days in week 3.", ["day", None]),
        ("en", "It costs 9 euros, go to room 7.", ["EUR"]),
        ("en", "It costs 9 euros. Rooms: 7.", ["EUR", None]),
        ("en", "It costs 9 euros and has 7 seats.", ["EUR", None]),
        ("en", "Sales were 6 million euros, up from 5 million.", ["EUR", "EUR"]),
        ("de", "Umsatz 6 Millionen Euro (Vorjahr: 5 Millionen).", ["EUR", "EUR"]),
        ("en", "Sales of 6 million euros reached 5 million people.", ["EUR", None]),
        (
            "en",
            "Sales of 6 million euros and 3 million users, up from 2 million.",
            ["EUR", None, None],
        ),
    ],
)
def test_a_bare_number_of_a_list_has_the_unit_before(
    language: str, text: str, units: list[str | None]
) -> None:
    amounts = with_elided_units(text, Reading(text, language).quantities)
    assert [amount.unit for amount in amounts if amount.role == "value"] == units


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        (
            "What does a child pay?",
            "Adults pay 14 euros, children 7.",
            "7 euros.",
            "14 euros.",
        ),
        (
            "How many days off for a wedding?",
            "You get 3 days off for a birth, 2 for a wedding.",
            "2 days.",
            "3 days.",
        ),
        (
            "Was zahlt ein Kind?",
            "Erwachsene zahlen 14 Euro, Kinder 7.",
            "7 Euro.",
            "14 Euro.",
        ),
    ],
)
def test_each_entry_has_its_own_amount(
    question: str, document: str, right: str, wrong: str
) -> None:
    gate = EvidenceGate()
    routes = [
        gate.check(question=question, documents=[document], answer=answer).route
        for answer in (right, wrong)
    ]
    assert routes == ["accept", "review"]
