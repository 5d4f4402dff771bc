"""Who voted against did not vote for it; a divided vote is not unanimous."""

from __future__ import annotations

import pytest

from evigate.checks.wording.sides_taken import check_sides_taken
from evigate.evidence import Evidence
from evigate.records import RagCall

ROWS = [
    (
        "Was the levy approved?",
        "The levy was approved with 9 votes to 4.",
        "Yes, with 9 votes to 4.",
        "Yes, unanimously.",
    ),
    (
        "How did Ms Ruiz vote?",
        "Ms Ruiz voted against the tram line.",
        "Ms Ruiz voted against the tram line.",
        "Ms Ruiz voted for the tram line.",
    ),
    (
        "What became of the petition?",
        "The petition in favour of the night bus was handed to the mayor.",
        "The petition for the night bus was handed to the mayor.",
        "The petition against the night bus was handed to the mayor.",
    ),
    (
        "Wurde der Haushalt beschlossen?",
        "Der Haushalt wurde bei drei Gegenstimmen beschlossen.",
        "Ja, bei drei Gegenstimmen.",
        "Ja, der Haushalt wurde einstimmig beschlossen.",
    ),
    (
        "Comment M. Rey a-t-il voté ?",
        "M. Rey a voté contre le projet de pont.",
        "M. Rey a voté contre le projet.",
        "M. Rey a voté pour le projet de pont.",
    ),
]


def codes(question: str, document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [document], answer))
    return [reason.code for reason in check_sides_taken(evidence)]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ROWS)
def test_the_other_side_is_a_fault(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert codes(question, document, right) == []
    assert codes(question, document, wrong) == ["negation_mismatch"]


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        ("Two voted for the pool and one against it.", "Two voted for the pool."),
        ("The pool was approved unanimously.", "It was approved unanimously."),
        ("Ada voted against the pool.", "Bo voted for the park."),
    ],
)
def test_what_agrees_or_is_of_another_is_let_pass(document: str, answer: str) -> None:
    assert codes("What was decided?", document, answer) == []
