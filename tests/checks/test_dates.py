"""Dates of the answer against those of documents and question."""

from __future__ import annotations

from evigate import RagCall
from evigate.checks.dates import check_dates
from evigate.evidence import Evidence


def test_a_year_that_the_question_gives_is_no_rival() -> None:
    call = RagCall.of(
        "In which year did the author of the 1985 play Fences die?",
        ["Fences is a 1985 play by August Wilson.", "August Wilson died in 2005."],
        "2005",
    )
    assert check_dates(Evidence(call)) == []
