"""Clauses that name both sides of opposites, or deny beside, turn nothing."""

from __future__ import annotations

import pytest

from evigate.checks import find_faults
from evigate.checks.names.fates import check_fates
from evigate.checks.names.orders import check_orders
from evigate.checks.wording.modality import check_modality
from evigate.checks.wording.polarity import check_polarity
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def _found(document: str, question: str, answer: str) -> list[Reason]:
    checks = (check_polarity, check_modality, check_orders, check_fates)
    evidence = Evidence(RagCall.of(question, [document], answer))
    return [reason for check in checks for reason in check(evidence)]


@pytest.mark.parametrize(
    ("document", "question", "answer"),
    [
        (
            "Disabled sensors can be re-enabled on the status page.",
            "How do I turn a disabled sensor on?",
            "You can re-enable it on the status page.",
        ),
        (
            "In de grote zaal mag worden gegeten, in de kleine niet.",
            "Mag ik in de kleine zaal eten?",
            "Nee. In de kleine zaal mag niet worden gegeten.",
        ),
        (
            "Guests are not admitted except to club members.",
            "Who admits them?",
            "Guests are not admitted except to members of the club.",
        ),
        (
            "The complaint about noise was signed by nine and passed to the ombudsman.",
            "What happened with the complaint?",
            "The complaint, signed by nine, was handed to the ombudsman.",
        ),
        (
            "In case of a return within two weeks, the fee is paid back.",
            "What happens to the fee?",
            "The fee is paid back on a return within two weeks.",
        ),
    ],
)
def test_what_says_the_same_is_let_pass(
    document: str, question: str, answer: str
) -> None:
    assert _found(document, question, answer) == []


@pytest.mark.parametrize(
    ("document", "question", "answer"),
    [
        (
            "Sensors can be enabled on the status page.",
            "How are sensors enabled?",
            "Sensors cannot be enabled on the status page.",
        ),
        (
            "In de grote zaal mag worden gegeten.",
            "Mag ik in de grote zaal eten?",
            "In de grote zaal mag niet worden gegeten.",
        ),
        (
            "All settings are lost; recordings stay on the card.",
            "What happens to my recordings?",
            "They are lost.",
        ),
    ],
)
def test_what_says_the_contrary_is_a_fault(
    document: str, question: str, answer: str
) -> None:
    assert _found(document, question, answer)


@pytest.mark.parametrize(
    ("document", "question", "answer"),
    [
        (
            "If a photo is lost, the album is printed without it.",
            "What happens if a photo is lost?",
            "The album is printed without that photo.",
        ),
        (
            "Anyone may take wood for their own use; trade is not allowed.",
            "May I take wood?",
            "Yes, anyone may take wood for personal use.",
        ),
        (
            "Failed jobs are repeated once and then marked as skipped.",
            "What happens when a job fails?",
            "A failed job gets one more try and is then skipped.",
        ),
    ],
)
def test_what_repeats_the_limit_is_let_pass(
    document: str, question: str, answer: str
) -> None:
    assert find_faults(Evidence(RagCall.of(question, [document], answer))) == []


def test_a_yes_with_a_may_is_a_yes() -> None:
    document = "Honorary members pay no fee and have no vote."
    question = "Do honorary members have a vote?"
    call = RagCall.of(question, [document], "Yes, honorary members may vote.")
    assert [reason.code for reason in find_faults(Evidence(call))]
