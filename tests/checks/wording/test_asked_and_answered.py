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
ROWS = [
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


def test_two_pages_that_answer_differently_conflict() -> None:
    documents = ["Are dogs allowed? No.", "Are dogs allowed? Yes, on a lead."]
    verdict = GATE.check_evidence(question="Are dogs allowed?", documents=documents)
    assert verdict.action == "flag_conflict"
