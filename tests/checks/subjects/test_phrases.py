"""A value that stands among the very words of the answer is bound as they bind it."""

from __future__ import annotations

import pytest

from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence
from evigate.records import RagCall

YIELDS = (
    "The yield of ten-year bonds touched 0.51 % for the second straight session and "
    "the share index fell 1.3 % on Wednesday."
)


TAKEN_OVER = (
    "As the share index fell on Wednesday, the yield of ten-year bonds touched 0.51 % "
    "for the second straight session."
)


@pytest.mark.parametrize(
    ("answer", "faults"),
    [
        (TAKEN_OVER, []),
        ("The share index fell 0.51 % on Wednesday.", ["number_wrong_subject"]),
    ],
)
def test_the_words_around_a_value_bind_it(answer: str, faults: list[str]) -> None:
    evidence = Evidence(RagCall.of("", [YIELDS], answer))
    assert [reason.code for reason in check_quantities(evidence)] == faults
