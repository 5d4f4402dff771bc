"""Clauses told alike in one sentence: each value is of the thing of its own clauses."""

from __future__ import annotations

import pytest

from evigate.checks.subjects.mentions import quantity_mentions
from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence
from evigate.records import RagCall

FULL = (
    "Plan Solo costs 10 euros and runs 12 months, plan Duo costs 25 euros and runs "
    "24 months."
)
VERTRAG = (
    "Der Vertrag Solo kostet 10 Euro und läuft 12 Monate, der Vertrag Duo kostet "
    "25 Euro und läuft 24 Monate."
)


def test_later_values_take_over_the_topic_of_the_clause_told_alike() -> None:
    evidence = Evidence(RagCall.of("", [FULL], ""))
    last = quantity_mentions(evidence)[-1]
    assert "duo" in last.inherited
    assert "solo" not in last.inherited


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        ("How long does plan Duo run?", FULL, "24 months.", "12 months."),
        ("How long does plan Solo run?", FULL, "12 months.", "24 months."),
        ("Wie lange läuft der Vertrag Duo?", VERTRAG, "24 Monate.", "12 Monate."),
    ],
)
def test_the_asked_thing_decides(
    question: str, document: str, right: str, wrong: str
) -> None:
    def codes(answer: str) -> list[str]:
        call = RagCall.of(question, [document], answer)
        return [reason.code for reason in check_quantities(Evidence(call))]

    assert codes(right) == []
    assert codes(wrong) == ["number_wrong_subject"]


def test_a_follow_up_asks_for_the_end_that_was_asked_before() -> None:
    from evigate.checks.values.dates import check_dates

    document = "It is open 8 am to 8 pm on Saturdays and 9 am to 6 pm on Sundays."
    history = [("When does it close on Saturdays?", "At 8 pm.")]
    for answer, found in (("At 6 pm.", 0), ("At 9 am.", 1)):
        call = RagCall.of("And on Sundays?", [document], answer, history)
        assert len(check_dates(Evidence(call))) == found
