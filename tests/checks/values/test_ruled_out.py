"""What a question rules out ("if I am not a resident") is no rival of the answer."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()


@pytest.mark.parametrize(
    ("question", "document", "right"),
    [
        (
            "How much is the card if I am not a resident?",
            "The card is free for residents; others pay 10 euros a year.",
            "10 euros a year.",
        ),
        (
            "¿Cuánto cuesta el carné si no soy residente?",
            "El carné es gratis para los residentes; los demás pagan 10 euros al año.",
            "10 euros al año.",
        ),
    ],
)
def test_the_price_of_the_others_goes_out(
    question: str, document: str, right: str
) -> None:
    assert_released(GATE, question, document, [right])


def test_the_price_of_the_others_is_not_that_of_residents() -> None:
    document = "The card is free for residents; others pay 10 euros a year."
    question = "How much is the card for residents?"
    assert_released(GATE, question, document, ["It is free."])
    assert_held(GATE, question, document, ["10 euros a year."])
