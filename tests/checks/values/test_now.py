"""What holds now, of values that documents give for two times or two periods."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()
FEES = "Until June 2024 the fee was 12 euros; since July 2024 it has been 15 euros."

ROWS = [
    ("What is the fee now?", FEES, ["15 euros."], ["12 euros."]),
    ("What was the fee in May 2024?", FEES, ["12 euros."], ["15 euros."]),
    (
        "Wie hoch ist die Gebühr derzeit?",
        "Bis Juni 2024 betrug die Gebühr 12 Euro; seit Juli 2024 sind es 15 Euro.",
        ["15 Euro."],
        ["12 Euro."],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ROWS)
def test_now_is_since_when_it_holds(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)


@pytest.mark.parametrize(
    ("second", "action"),
    [
        ("Interns are paid 14,400 euros a year.", "generate"),
        ("Interns are paid 15,600 euros a year.", "flag_conflict"),
    ],
)
def test_one_rate_by_two_periods_is_no_conflict(second: str, action: str) -> None:
    documents = ["Interns get 1,200 euros a month.", second]
    verdict = GATE.check_evidence(question="What do interns earn?", documents=documents)
    assert verdict.action == action
