"""An amount by the year is none by the month, though an adjective says so."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()
ROWS = [
    (
        "What is the deductible?",
        "The annual deductible is $250. After it you pay 20% of the cost.",
        ["$250 a year.", "$250.", "$250 per year."],
        ["$250 a month."],
    ),
    (
        "What is the rent?",
        "The monthly rent is 900 EUR, heating included.",
        ["900 EUR a month.", "10,800 EUR a year."],
        ["900 EUR a year."],
    ),
    (
        "Wie hoch ist die Miete?",
        "Die monatliche Miete beträgt 900 Euro.",
        ["900 Euro im Monat."],
        ["900 Euro im Jahr."],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ROWS)
def test_the_period_of_an_amount_counts(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)


def test_another_sentence_gives_no_period() -> None:
    document = "The fee is 30 EUR. The annual report lists it."
    assert_released(GATE, "How much is the fee?", document, ["30 EUR a month."])
