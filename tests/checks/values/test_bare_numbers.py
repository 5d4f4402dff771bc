"""What a bare number says follows from what is asked."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
BASIN = (
    "60 % of the forest lie in the north, 13 % in the east. The region includes "
    "territory of nine nations."
)
DINNER = "The opening in 1835 was celebrated with a dinner attended by 2000 guests."
BIRTH = "She gave birth to a son, Orun (1185–1226), nine months later, when she was 16."
LICENCE = (
    "A licence generally lasts three years, but drivers can receive licences that last "
    "as long as ten years."
)
INDEX = "The index gauges the prevalence of public sector corruption in many countries."

CASES = [
    ("How many nations lie in the region?", BASIN, "Nine.", "Thirteen."),
    ("How many guests attended the dinner?", DINNER, "2000", "3000"),
    ("What year was Orun born?", BIRTH, "1185", "1187"),
    (
        "What is the longest time that a licence lasts?",
        LICENCE,
        "Ten years.",
        "Twelve years.",
    ),
    (
        "What does the index measure?",
        INDEX,
        "Public sector corruption.",
        "Private sector corruption.",
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), CASES)
def test_the_asked_kind_decides(
    question: str, document: str, right: str, wrong: str
) -> None:
    """No percentage counts nations, no year counts guests, the longest is the most."""
    routes = [
        GATE.check(question=question, documents=[document], answer=answer)
        for answer in (right, wrong)
    ]
    assert (routes[0].action, routes[0].route) == ("answer", "accept")
    assert (routes[1].action, routes[1].route) != ("answer", "accept")
