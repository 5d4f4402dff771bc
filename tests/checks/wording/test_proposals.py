"""What was rejected is not done, though the document names it."""

from __future__ import annotations

import pytest

from evigate.checks.wording.yes_no_answers import check_yes_no_answers
from evigate.evidence import Evidence
from evigate.records import RagCall


@pytest.mark.parametrize(
    ("document", "question", "wrong", "right"),
    [
        (
            "The proposal to fell the old oak was rejected by the parish.",
            "Will the old oak be felled?",
            "Yes, the parish voted for it.",
            "No, the proposal was rejected.",
        ),
        (
            "The motion to extend the car park was voted down.",
            "Will the car park be extended?",
            "Yes.",
            "No.",
        ),
        (
            "Der Antrag, die Turnhalle zu streichen, wurde abgelehnt.",
            "Wird die Turnhalle gestrichen?",
            "Ja.",
            "Nein.",
        ),
    ],
)
def test_a_rejected_proposal_says_no(
    document: str, question: str, wrong: str, right: str
) -> None:
    call = RagCall.of(question, [document], wrong)
    assert [r.code for r in check_yes_no_answers(Evidence(call))]
    call = RagCall.of(question, [document], right)
    assert check_yes_no_answers(Evidence(call)) == []


@pytest.mark.parametrize(
    ("document", "question", "answer"),
    [
        (
            "In 1921 he turned down a job at the observatory.",
            "Did he have a job at the observatory?",
            "No, he turned it down.",
        ),
        # The answer draws its no from the very words of the document.
        (
            "The insurer decides whether a car is repaired or scrapped.",
            "Can I decide whether my car is scrapped?",
            "No, the insurer decides whether the car is repaired or scrapped.",
        ),
    ],
)
def test_a_no_that_follows_is_let_pass(
    document: str, question: str, answer: str
) -> None:
    call = RagCall.of(question, [document], answer)
    assert check_yes_no_answers(Evidence(call)) == []
