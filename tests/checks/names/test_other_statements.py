"""Short answers taken from another statement than the one about what is asked."""

from __future__ import annotations

import pytest

from evigate.checks.names.other_statements import check_other_statements
from evigate.evidence import Evidence
from evigate.records import RagCall

HALL = (
    "Showers and lockers are on level 3, next to the sauna. The bar on the top level "
    "opens at noon."
)
MINUTES = (
    "Present: Ida, Jon, Kim. The fair moved to May. Ida will call the mayor. Jon "
    "writes the notice by Friday. Kim was asked to hire a band."
)
DESK = "The desk is left of the gate and the cloakroom on the right. The bar is below."


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("On which level are the showers?", HALL, "Next to the bar."),
        ("Where is the bar?", HALL, "On level 3."),
        ("Where is the cloakroom?", DESK, "Next to the bar."),
        ("Where are the lockers?", HALL, "By the bar."),
        ("Who writes the notice?", MINUTES, "Ida."),
        ("Who calls the mayor?", MINUTES, "Kim."),
    ],
)
def test_what_another_statement_holds_is_found(
    question: str, document: str, answer: str
) -> None:
    """The statement about what is asked does not hold what the answer gives."""
    found = check_other_statements(Evidence(RagCall.of(question, [document], answer)))
    assert [reason.code for reason in found] == ["role_mismatch"]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("On which level are the showers?", HALL, "On level 3, next to the sauna."),
        ("Where is the bar?", HALL, "On the top level."),
        ("Who writes the notice?", MINUTES, "Jon."),
        (
            "Where are the toilets?",
            "The toilets are beside the lockers. The lockers are in the basement.",
            "In the basement.",
        ),
        (
            "Who owns the mill?",
            "Ada Berg bought the barn. She also owns the mill by the river.",
            "Ada Berg.",
        ),
    ],
)
def test_what_leads_there_stands(question: str, document: str, answer: str) -> None:
    """The statement itself, one over a bridge, and one that goes on about it."""
    call = RagCall.of(question, [document], answer)
    assert check_other_statements(Evidence(call)) == []
