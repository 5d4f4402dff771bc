"""Options, variables, files and paths are right or wrong to the character."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
MANUAL = (
    "# ferry\nUsage: ferry [--plan] [--into DIR] FILE\n\n--plan  Only print what "
    "would be moved.\n--into DIR  Where files go (default: ~/harbour).\n\nThe variable "
    "FERRY_TOKEN holds the password. Settings stand in ferry.toml."
)

RIGHT = [
    ("How do I set the password?", "Set the environment variable FERRY_TOKEN."),
    ("How do I set the password?", "Put it into `FERRY_TOKEN`."),
    ("How do I only print what would be moved?", "Use `ferry --plan FILE`."),
    ("How do I only print what would be moved?", "Run `ferry --plan ~/mail/a`."),
    ("Where do files go?", "To ~/harbour, by default."),
    ("Where do settings stand?", "In ferry.toml."),
]
WRONG = [
    ("How do I set the password?", "Set FERRY_PASSWORD."),
    ("How do I set the password?", "Set the variable FERRY_TOKENS."),
    ("How do I only print what would be moved?", "Use `ferry --dry-run FILE`."),
    ("How do I only print what would be moved?", "Use `ferry -p FILE`."),
    ("Where do files go?", "To ~/harbor, by default."),
    ("Where do settings stand?", "In ferry.yaml."),
]


@pytest.mark.parametrize(("question", "answer"), RIGHT)
def test_names_that_the_documents_hold_go_out(question: str, answer: str) -> None:
    verdict = GATE.check(question=question, documents=[MANUAL], answer=answer)
    assert (verdict.action, verdict.route) == ("answer", "accept"), verdict.reasons


@pytest.mark.parametrize(("question", "answer"), WRONG)
def test_names_that_the_documents_do_not_hold_are_found(
    question: str, answer: str
) -> None:
    verdict = GATE.check(question=question, documents=[MANUAL], answer=answer)
    assert "identifier_mismatch" in {reason.code for reason in verdict.reasons}


def test_a_code_sample_may_name_things_of_its_own() -> None:
    verdict = GATE.check(
        question="How do I sort a list?",
        documents=["Call sorted with the list. It returns a new list that is sorted."],
        answer="Call sorted with the list: `new_list = sorted(old_list)`.",
    )
    assert "identifier_mismatch" not in {reason.code for reason in verdict.reasons}
