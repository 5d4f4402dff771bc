"""Short answers to questions that tell at length of what they ask for."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
BAND = (
    "Where is the folk band from, that released a second full-length album Anvil?",
    (
        "Anvil is the second full-length album by Danish folk band Ostrava. Ostrava "
        "is a Danish folk band from Kellen, Jutland, formed in 2005."
    ),
    "Kellen, Jutland",
)
BALLET = (
    (
        "The Swan Prince's music was commissioned from a composer who passed away in "
        "which year?"
    ),
    (
        "The Swan Prince is a ballet with music by Ben Brandt, written in 1957. Ben "
        "Brandt (22 November 1913 – 4 December 1976) was a composer."
    ),
    "1976",
)


@pytest.mark.parametrize(("question", "document", "answer"), [BAND, BALLET])
def test_what_stands_a_step_away_from_the_question_is_released(
    question: str, document: str, answer: str
) -> None:
    """The sentence with the answer need not speak of what was asked."""
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert (verdict.action, verdict.route) == ("answer", "accept")


def test_what_no_document_holds_is_held_after_any_question() -> None:
    """A long question excuses no date of its own."""
    verdict = GATE.check(question=BALLET[0], documents=[BALLET[1]], answer="1979")
    assert (verdict.action, verdict.route) != ("answer", "accept")


def test_a_short_question_is_judged_by_what_stands_near_it() -> None:
    """There the date of another event is no answer."""
    document = "The mill was built in 1911. It burned down in 1934, and was sold."
    verdict = GATE.check(
        question="When did the mill burn down?", documents=[document], answer="1911"
    )
    assert (verdict.action, verdict.route) != ("answer", "accept")
