"""A deed that no document tells, where it is asked what happened."""

from __future__ import annotations

import pytest

from evigate.checks.names.other_deeds import check_other_deeds
from evigate.evidence import Evidence
from evigate.records import RagCall

MILL = "In 2011 the mill was restored: the wheel was replaced and a ramp was added."


@pytest.mark.parametrize(
    ("question", "answer", "found"),
    [
        ("What happened in 2011?", "The mill was demolished.", 1),
        ("What happened in 2011?", "The ramp was removed.", 1),
        ("What was done in 2011?", "The mill was sold.", 1),
        ("What happened in 2011?", "The mill was restored.", 0),
        ("What happened in 2011?", "The mill was rebuilt.", 0),
        ("What happened in 2011?", "A ramp was installed.", 0),
        ("What happened in 2011?", "The mill was not demolished.", 0),
        ("Tell me about the mill.", "The mill was sold.", 0),
    ],
)
def test_only_a_plain_deed_of_which_no_document_tells_is_a_fault(
    question: str, answer: str, found: int
) -> None:
    call = RagCall.of(question, [MILL], answer)
    assert len(check_other_deeds(Evidence(call))) == found
