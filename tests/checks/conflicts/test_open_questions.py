"""Documents on one procedure give many values; few of them disagree."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate


def action(question: str, *documents: str) -> str:
    verdict = EvidenceGate().check_evidence(question=question, documents=documents)
    return verdict.action


@pytest.mark.parametrize(
    ("question", "documents"),
    [
        (
            "How do I bake pizza rolls?",
            (
                "Prepare the pizza dough and let the two balls rest for 15 minutes.",
                "Bake each batch of pizza rolls for 20 minutes until browned.",
            ),
        ),
        (
            "weather in Mostall",
            (
                "The weather of Mostall in July is the hottest, 10 days above 35 C.",
                "Weather forecast Mostall: we provide 7 days of forecast data.",
            ),
        ),
        (
            "Comment teindre une chemise ?",
            (
                "Pour teindre une chemise, laissez agir la couleur 24 heures.",
                "Trempez ensuite la chemise 15 minutes dans une bassine tiède.",
            ),
        ),
        (
            "how do you pickle onions",
            (
                "1 Peel the onions and slice them. 2  Boil the vinegar with the sugar.",
                "2 Peel the onions and slice them. 3  Boil the vinegar with the sugar.",
            ),
        ),
    ],
)
def test_two_steps_do_not_disagree(question: str, documents: tuple[str, ...]) -> None:
    assert action(question, *documents) == "generate"


@pytest.mark.parametrize(
    ("question", "documents"),
    [
        (
            "How do I reset the router?",
            (
                "To reset the router, hold the button for 10 seconds.",
                "To reset the router, hold the button for 30 seconds.",
            ),
        ),
        (
            "What is the default timeout of the client?",
            (
                "The client's default timeout is 30 seconds.",
                "If timeout is omitted, requests time out after 60 seconds.",
            ),
        ),
    ],
)
def test_two_values_for_one_step_do(question: str, documents: tuple[str, ...]) -> None:
    assert action(question, *documents) == "flag_conflict"
