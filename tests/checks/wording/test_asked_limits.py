"""Yes or no to an amount follows from the limit that the documents set."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()
DAYS = "Up to 5 unused days may be carried over to the next year."
BAGS = "Each passenger may bring up to 2 bags of 20 kg."
ROWS = [
    ("Can I carry over 8 unused days?", DAYS, ["No.", "No, at most 5."], ["Yes."]),
    ("Can I carry over 4 unused days?", DAYS, ["Yes."], ["No."]),
    ("Can I bring 3 bags?", BAGS, ["No."], ["Yes.", "Yes, three bags are fine."]),
    ("Can I bring 2 bags?", BAGS, ["Yes."], ["No."]),
    (
        "Can I return it after 40 days?",
        "Items can be returned within 30 days.",
        ["No."],
        ["Yes."],
    ),
    (
        "Darf ich drei Koffer mitnehmen?",
        "Jeder Fahrgast darf bis zu zwei Koffer mitnehmen.",
        ["Nein."],
        ["Ja."],
    ),
    (
        "Puis-je emprunter six livres ?",
        "Chaque lecteur peut emprunter jusqu'à quatre livres.",
        ["Non."],
        ["Oui."],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ROWS)
def test_the_limit_decides(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (
            "Can I bring 3 bags?",
            "Each passenger may bring up to 2 bags. Each further bag costs 10 euros.",
            "Yes, for 10 euros more.",
        ),
        (
            "Can I cancel 3 days before departure?",
            "You can cancel free of charge up to 2 days before departure.",
            "Yes.",
        ),
        (
            "Do I have to pay at the age of 70?",
            "Visitors over 65 may enter free of charge.",
            "No.",
        ),
    ],
)
def test_what_the_limit_does_not_decide_is_left_alone(
    question: str, document: str, answer: str
) -> None:
    """More is allowed for money, days ahead count down, leave is no duty."""
    assert_released(GATE, question, document, [answer])


def test_a_bare_count_of_hours_is_no_price() -> None:
    bill = "Advice 6 hours at 95 EUR: 570 EUR. Travel: 42 EUR."
    assert_released(GATE, "How many hours were billed?", bill, ["6.", "Six hours."])
    assert_held(GATE, "How many hours were billed?", bill, ["42.", "95."])
