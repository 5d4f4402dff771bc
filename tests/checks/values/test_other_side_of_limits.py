"""A limit that says what holds otherwise tells of both of its sides."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
SHIPPING = "Shipping: orders over $50 ship free; otherwise $4.95. Express costs $12."
VERSAND = "Ab 50 Euro ist der Versand gratis, sonst kostet er 5 Euro."
DOSE = (
    "Adults: 1 tablet every 6 hours, at most 4 tablets in 24 hours. Children 6 to 12 "
    "years: at most 2 tablets in 24 hours. Do not give to children under 6."
)


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (
            "How much is shipping for a $30 order?",
            SHIPPING,
            "It costs $4.95 as the order is below $50.",
        ),
        (
            "How much is shipping for a $30 order?",
            SHIPPING,
            "$4.95, because you are under the $50 limit.",
        ),
        (
            "Was kostet der Versand für 20 Euro?",
            VERSAND,
            "5 Euro, weil die Bestellung unter 50 Euro liegt.",
        ),
        ("Can I give it to my 4-year-old?", DOSE, "No, not to children under six."),
    ],
)
def test_the_other_side_follows(question: str, document: str, answer: str) -> None:
    """An age is no number of tablets, either."""
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert (verdict.action, verdict.route) == ("answer", "accept"), verdict.reasons


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (
            "When is shipping free?",
            "Orders over $50 ship free.",
            "Orders below $50 ship free.",
        ),
        (
            "How much is shipping for a $30 order?",
            SHIPPING,
            "It's free because it is over $50.",
        ),
    ],
)
def test_a_bound_that_is_turned_around_is_found(
    question: str, document: str, answer: str
) -> None:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert (verdict.action, verdict.route) != ("answer", "accept")
