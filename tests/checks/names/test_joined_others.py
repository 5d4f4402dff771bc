"""What a sentence says of two, each its own, is not said of both or of the one."""

from __future__ import annotations

import pytest

from evigate.checks.names.joined_others import check_joined_others
from evigate.evidence import Evidence
from evigate.records import RagCall

ROWS = [
    (
        "Members vote by show of hands, guests only watch the meeting.",
        "Members vote by show of hands.",
        "Members and guests vote by show of hands.",
    ),
    (
        "Die Miete wird monatlich überwiesen, der Strom jährlich abgebucht.",
        "Die Miete wird monatlich überwiesen.",
        "Die Miete und der Strom werden monatlich überwiesen.",
    ),
    (
        "The choir sings in Leeds while the band plays in York.",
        "The choir sings in Leeds.",
        "The choir sings in Leeds and in York.",
    ),
    (
        "El cocinero prepara el almuerzo; la camarera sirve las mesas del patio.",
        "El cocinero prepara el almuerzo.",
        "El cocinero prepara el almuerzo y sirve las mesas del patio.",
    ),
]


def codes(document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of("?", [document], answer))
    return [reason.code for reason in check_joined_others(evidence)]


@pytest.mark.parametrize(("document", "right", "wrong"), ROWS)
def test_what_is_kept_apart_is_not_joined(
    document: str, right: str, wrong: str
) -> None:
    assert codes(document, right) == []
    assert codes(document, wrong) == ["role_mismatch"]


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        # The one as the other.
        ("Members may vote, and guests may vote, too.", "Members and guests may vote."),
        # Each its own.
        (
            "The cook makes lunch; the waiter serves the tables.",
            "The cook makes lunch and the waiter serves the tables.",
        ),
        # Two things that one place has.
        (
            "The museum has a café on the ground floor, and a shop sells books.",
            "The museum has a café and a shop.",
        ),
    ],
)
def test_what_goes_together_is_let_pass(document: str, answer: str) -> None:
    assert codes(document, answer) == []
