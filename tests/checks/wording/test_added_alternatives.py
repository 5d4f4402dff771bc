"""Alternatives to the only thing that documents allow are found."""

from __future__ import annotations

import pytest

from evigate.checks.wording.added_alternatives import check_added_alternatives
from evigate.evidence import Evidence
from evigate.records import RagCall

ROWS = [
    ("Tickets are sold by the driver, cash only.", "You pay in cash or by card."),
    ("Only dogs may enter the meadow.", "Dogs or ponies may enter the meadow."),
    ("Gezahlt wird nur in bar.", "Man zahlt in bar oder mit Kreditkarte."),
    ("Les billets se paient uniquement en espèces.", "En espèces ou par carte."),
    ("Los billetes se pagan solo en efectivo.", "En efectivo o con tarjeta."),
    ("Si paga solo in contanti.", "In contanti o con carta."),
    ("Betalen kan alleen contant.", "Contant of met een pinpas."),
]


def codes(document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of("", [document], answer))
    return [reason.code for reason in check_added_alternatives(evidence)]


@pytest.mark.parametrize(("document", "answer"), ROWS)
def test_an_added_alternative_is_found(document: str, answer: str) -> None:
    assert codes(document, answer) == ["quantifier_mismatch"]


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        ("You pay in cash or by card. Only adults pay.", "In cash or by card."),
        ("Only cash or cards are taken.", "You pay by cash or card."),
        ("Drivers take cash.", "You pay by cash or card."),
        ("Drivers take cash only.", "You may pay cash or not. Umbrellas are sold."),
    ],
)
def test_alternatives_of_the_documents_are_not(document: str, answer: str) -> None:
    assert codes(document, answer) == []
