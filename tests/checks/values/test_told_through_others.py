"""Ages, ends, rests and bills that follow from what documents say are right answers."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

CASES = [
    (
        "How old did Ada Holm get?",
        "Ada Holm (born 12 May 1931 in Rask, died 3 October 2004) was a chemist.",
        ["73.", "She died at the age of 73.", "73 years old."],
        ["72.", "She lived to be 74."],
    ),
    (
        "How old was she when she received the prize?",
        "Ada Holm was born on 12 May 1931. She received the Lauri Prize in 1978.",
        ["About 47.", "She was 46 or 47."],
        ["60."],
    ),
    (
        "Wie alt wurde Hans Beer?",
        "Hans Beer, geboren am 2. Februar 1950, starb am 1. Januar 2020 in Bern.",
        ["69 Jahre.", "Er wurde 69 Jahre alt."],
        ["70."],
    ),
    (
        "When does the workshop end?",
        "The workshop starts at 18:00 and lasts 90 minutes.",
        ["At 19:30.", "At 7:30 pm."],
        ["At 20:00."],
    ),
    (
        "Ab wann ist Einlass?",
        "Der Kurs beginnt um 18 Uhr. Einlass ist eine halbe Stunde vorher.",
        ["Ab 17:30 Uhr.", "Um halb sechs."],
        ["Um 18:30 Uhr."],
    ),
    (
        "How many candidates failed?",
        "Of 30 candidates, 24 passed.",
        ["Six.", "6 of 30."],
        ["24."],
    ),
    (
        "Wie viele Mitglieder fehlten?",
        "Von 22 Mitgliedern waren 14 anwesend.",
        ["Acht."],
        ["14.", "22."],
    ),
    (
        "How many seats are reserved?",
        "45 of the 60 seats are reserved.",
        ["45."],
        [],
    ),
    (
        "What do I pay if I return one book five days late?",
        "Each day of delay costs 0.20 euros per item. Lost books must be replaced.",
        ["1 euro.", "5 days at 0.20 euros make 1 euro."],
        ["0.20 euros.", "2 euros."],
    ),
    (
        "Was zahlen zwei Erwachsene und ein Kind?",
        "Der Eintritt kostet 8 Euro für Erwachsene und 4 Euro für Kinder.",
        ["20 Euro.", "Zwei Erwachsene zahlen 16 Euro, ein Kind 4, zusammen 20 Euro."],
        ["12 Euro.", "16 Euro."],
    ),
]


@pytest.fixture(scope="module")
def gate() -> EvidenceGate:
    return EvidenceGate()


@pytest.mark.parametrize(("question", "document", "right", "wrong"), CASES)
def test_what_follows_from_the_documents_is_released(
    gate: EvidenceGate, question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(gate, question, document, right)
    assert_held(gate, question, document, wrong)
