"""What documents say beyond a limit, for other counts and of spans is told, too."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

CASES = [
    (
        "What happens when the payload is too big?",
        "Payloads are at most 256 kB; larger events carry a link instead.",
        ["If an event exceeds 256 kB, the payload carries a link instead."],
        ["Payloads are at least 256 kB."],
    ),
    (
        "May I fly premium economy on a 12-hour flight?",
        (
            "Economy class is for flights under six hours; longer ones may be booked"
            " in premium economy with the approval of the department head."
        ),
        ["Yes, if your department head approves."],
        [],
    ),
    (
        "How much olive oil do I need for 8 servings?",
        "Soup (4 servings): 1 kg of tomatoes, 100 ml of olive oil, salt.",
        ["200 ml.", "Twice as much: 200 ml."],
        ["400 ml."],
    ),
    (
        "How long did it take until everything was normal again?",
        "At 08:12 monitoring reported errors. All was back to normal at 09:03.",
        ["About 51 minutes, from 08:12 to 09:03."],
        ["About 31 minutes, from 08:12 to 09:03."],
    ),
    (
        "Which region was affected?",
        (
            "At 08:12 monitoring reported errors in region eu-2. Region us-1 was not"
            " affected."
        ),
        ["eu-2."],
        [],
    ),
]


@pytest.fixture(scope="module")
def gate() -> EvidenceGate:
    return EvidenceGate()


@pytest.mark.parametrize(("question", "document", "right", "wrong"), CASES)
def test_what_is_told_in_another_way_is_right(
    gate: EvidenceGate, question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(gate, question, document, right)
    assert_held(gate, question, document, wrong)


def test_a_time_of_day_is_no_greeting(gate: EvidenceGate) -> None:
    verdict = gate.check(
        question="When should I take it?",
        documents=["Take one tablet once a day in the evening."],
        answer="In the morning.",
    )
    assert "no_claim" not in {reason.code for reason in verdict.reasons}
