"""Answers from help pages are judged by what is answered there, not what is asked."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()
FERRY = (
    "Q: Can I take a bicycle on the night ferry? A: No. It has to go as freight.\n"
    "Q: Is the bar open at night? A: Yes, until 2 am."
)
HOUSE = (
    "**Are dogs allowed?**\nNo, dogs must stay outside.\n\n**Is Wi-Fi included?**\nYes."
)
LIDO = (
    "Q: When does the lido open? A: At 9 am.\n"
    "Q: When does the lido close? A: At 8 pm.\n"
    "Q: Who do I call in an emergency? A: The warden, on 555-0182."
)
ROWS = [
    ("When does the lido close?", LIDO, ["At 8 pm.", "It closes at 8."], ["At 9 am."]),
    ("When does the lido open?", LIDO, ["At 9 am.", "At 9."], ["At 8 pm."]),
    ("Whom do I call in an emergency?", LIDO, ["The warden."], ["The lifeguard."]),
    (
        "Can I take a bicycle on the night ferry?",
        FERRY,
        ["No.", "No, it has to go as freight.", "You cannot take a bicycle on it."],
        ["Yes.", "Yes, you can.", "You can take a bicycle on the night ferry."],
    ),
    ("Is the bar open at night?", FERRY, ["Yes.", "Yes, until 2 am."], ["No."]),
    (
        "Are dogs allowed?",
        HOUSE,
        ["No.", "Dogs are not allowed.", "No, they must stay outside."],
        ["Yes.", "Dogs are allowed."],
    ),
    (
        "Is Wi-Fi included?",
        HOUSE,
        ["Yes.", "Wi-Fi is included."],
        ["No.", "Wi-Fi is not included."],
    ),
    (
        "Gibt es Parkplätze?",
        "Frage: Gibt es Parkplätze? Antwort: Nein, leider nicht.\nFrage: Zentral? Ja.",
        ["Nein.", "Nein, leider nicht."],
        ["Ja.", "Ja, es gibt Parkplätze."],
    ),
    (
        "¿Se admiten perros?",
        "¿Hay aparcamiento? Sí, detrás de la casa. ¿Se admiten perros? No.",
        ["No."],
        ["Sí."],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ROWS)
def test_the_answer_of_the_page_counts(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)


@pytest.mark.parametrize(
    ("question", "documents"),
    [
        (
            "Are dogs allowed?",
            ["Are dogs allowed? No.", "Are dogs allowed? Yes, on a lead."],
        ),
        (
            "When does the lido open?",
            ["When does the lido open? At 9 am.", "When does the lido open? At 10 am."],
        ),
    ],
)
def test_two_pages_that_answer_differently_conflict(
    question: str, documents: list[str]
) -> None:
    verdict = GATE.check_evidence(question=question, documents=documents)
    assert verdict.action == "flag_conflict"
