"""A reason or a person of another sentence does not answer."""

from __future__ import annotations

import pytest

from evigate.checks.names.other_answers import check_other_answers
from evigate.evidence import Evidence
from evigate.records import RagCall

GARDEN = (
    "The hedges are trimmed by the town gardener. Ms Kay waters the pots. The fountain "
    "was closed because of the frost."
)
VEREIN = "Über Anträge entscheidet der Beirat. Der Kassierer führt die Bücher."


def codes(question: str, document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [document], answer))
    return [reason.code for reason in check_other_answers(evidence)]


@pytest.mark.parametrize(
    ("document", "question", "right", "wrong"),
    [
        (
            GARDEN,
            "Who trims the hedges?",
            "The town gardener trims the hedges.",
            "Ms Kay trims the hedges.",
        ),
        (
            GARDEN,
            "Why was the fountain closed?",
            "Because of the frost.",
            "Because of the hedges.",
        ),
        (VEREIN, "Wer entscheidet über Anträge?", "Der Beirat.", "Der Kassierer."),
    ],
)
def test_what_another_sentence_tells_is_a_fault(
    document: str, question: str, right: str, wrong: str
) -> None:
    assert codes(question, document, right) == []
    assert codes(question, document, wrong) == ["role_mismatch"]


@pytest.mark.parametrize(
    ("document", "question", "answer"),
    [
        # Words that no document knows may say the same.
        (GARDEN, "Why was the fountain closed?", "Because it was too cold."),
        # A pronoun stands for somebody of the sentence before.
        (
            "Bo Dahl runs the mill. He grinds the rye.",
            "Who grinds the rye?",
            "Bo Dahl does.",
        ),
        # Nobody is named.
        (
            "The rye is ground in May. Bo Dahl lives at the mill.",
            "Who grinds the rye?",
            "Bo Dahl grinds the rye.",
        ),
        # A chain of questions.
        (
            "Ada Berg painted the hall. The hall stands in Rost, the town of Bo Dahl.",
            "Who was the mayor of the town whose hall was painted by Ada Berg?",
            "Bo Dahl.",
        ),
    ],
)
def test_what_may_answer_is_let_pass(document: str, question: str, answer: str) -> None:
    assert codes(question, document, answer) == []
