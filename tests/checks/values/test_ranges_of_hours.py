"""Ranges of hours: both ends belong together, and one may be written short."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()
INN = (
    "Check-in is from 3 pm to 10 pm, check-out by 11 am. Breakfast (7:30 to 10 am) is "
    "included."
)
ROWS = [
    (
        "When can I check in?",
        INN,
        ["Between 3 and 10 pm.", "3–10 pm.", "Between 3 pm and 10 pm.", "From 3 pm."],
        ["Between 3 and 11 pm.", "From 11 am."],
    ),
    ("When is breakfast?", INN, ["From 7:30 to 10.", "7:30–10."], ["From 8:30 to 10."]),
    (
        "Wann gibt es Frühstück?",
        "Frühstück gibt es von 7:30 bis 10 Uhr.",
        ["Zwischen 7:30 und 10 Uhr.", "Von 7:30 bis 10."],
        ["Von 7:30 bis 11 Uhr."],
    ),
    (
        "How often is the yellow bag collected?",
        "The yellow bag is collected every two weeks. Bins must be out by 6 am.",
        ["Fortnightly.", "Every fortnight.", "Every two weeks."],
        ["Monthly.", "Weekly.", "Every week."],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ROWS)
def test_both_ends_of_a_range(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
