"""What is settled before scoring: invention that was asked for, placeholders."""

from __future__ import annotations

import pytest

from evigate.checks.sufficiency.branches import find_branch, is_placeholder
from evigate.evidence import Evidence
from evigate.records import RagCall

PARTY = ["The choir's anniversary party begins at 18:00 in the boathouse."]
TOAST = "Write a short toast for the choir's anniversary."


def situation(question: str, documents: list[str], answer: str) -> str | None:
    branch = find_branch(Evidence(RagCall.of(question, documents, answer)), 0.25)
    return None if branch is None else branch.situation


def test_a_toast_that_was_asked_for_claims_nothing() -> None:
    assert situation(TOAST, PARTY, "Raise your glasses, dear friends!") == "no_claim"


@pytest.mark.parametrize(
    "answer",
    [
        "Raise your glasses, we meet at 19:00!",
        "Raise your glasses to our dear Ottilie Brandvold!",
        "The anniversary party begins in the boathouse, dear friends!",
    ],
)
def test_facts_in_a_toast_are_judged(answer: str) -> None:
    assert situation(TOAST, PARTY, answer) is None


def test_invention_for_a_factual_question_is_judged() -> None:
    answer = "Raise your glasses, dear friends!"
    assert situation("When does the party begin?", PARTY, answer) is None


@pytest.mark.parametrize(
    ("text", "placeholder"),
    [
        ("Error 404: the page could not be retrieved.", True),
        ("HTTP error 503 service unavailable", True),
        ("Please enable JavaScript to continue.", True),
        ("404 guests attended the ball.", False),
        ("Error 21 means that the pump is blocked.", False),
    ],
)
def test_error_pages_are_no_documents(text: str, placeholder: bool) -> None:
    assert is_placeholder(text) is placeholder
