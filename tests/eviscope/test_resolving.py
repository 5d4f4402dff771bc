"""Conflicts that metadata decide: off by default, and never where they do not."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.eviscope.conftest import made_up_rows

from evigate.eviscope.files import Dataset
from evigate.eviscope.records import QuartetRow, RunOutput
from evigate.eviscope.resolving import Resolution, preferred_document
from evigate.eviscope.scoring import score_row
from evigate.eviscope.summaries import scoreboard
from evigate.eviscope.written import build_written


@pytest.fixture
def row(dataset: Dataset) -> QuartetRow:
    return next(row for row in dataset.rows if row.variant == "conflicting")


def dated(row: QuartetRow, support: object, conflict: object, by: str) -> QuartetRow:
    known = {
        row.gold.supporting[0]: {by: support},
        row.gold.conflicting[0]: {by: conflict},
    }
    return replace(row, metadata={"documents": known})


@pytest.mark.parametrize(
    ("support", "conflict", "by", "side"),
    [
        ("2024-05-01", "2021-01-01", "date", "supporting"),
        ("2019", "2021-01-01", "date", "conflicting"),
        (3, 1, "authority", "supporting"),
        ("2024-05-01", "2024-05-01", "date", None),
        ("2024-05-01", None, "date", None),
    ],
)
def test_the_newer_or_weightier_side_is_preferred(
    row: QuartetRow, support: object, conflict: object, by: Resolution, side: str | None
) -> None:
    """None where a value is missing or both are equal."""
    found = preferred_document(dated(row, support, conflict, by), by)
    assert found == (getattr(row.gold, side)[0] if side else None)
    assert preferred_document(row, by) is None


def test_an_answer_from_the_preferred_side_is_right_where_it_is_asked_for(
    row: QuartetRow,
) -> None:
    """And a flag stays right; the other side stays wrong."""
    known = dated(row, "2019", "2021", "date")
    newer = RunOutput(
        row.id,
        "s",
        "answer",
        answer=row.gold.alternative,
        citations=row.gold.conflicting,
    )
    older = replace(newer, answer=row.gold.answers[0], citations=row.gold.supporting)
    flag = RunOutput(row.id, "s", "flag_conflict")
    assert score_row(known, newer).failure == "conflict-blind answer"
    assert score_row(known, newer, "date").joint
    assert score_row(known, flag, "date").joint
    assert score_row(known, older, "date").failure == "conflict-blind answer"
    unsourced = score_row(known, replace(newer, citations=()), "date")
    assert (unsourced.joint, unsourced.action_right) == (False, True)
    assert scoreboard([known], [newer], "date").rates["joint success"] == 1.0


def test_records_may_bring_metadata_of_both_sides_along() -> None:
    """They reach the rows under the documents' names."""
    rows = [
        {
            **row,
            "conflict": "A crowd of 17 fills the market hall there. So it seems.",
            "alternative": "17",
            "answer_type": "number",
            "document_metadata": {
                "support": {"date": "2020-01-01"},
                "conflict": {"date": "2023-01-01"},
            },
        }
        for row in made_up_rows(3)
        if row["id"].endswith("number")
    ]
    made = build_written(rows)
    found = [row for row in made.rows if row.variant == "conflicting"]
    assert found
    for row in found:
        assert preferred_document(row, "date") == row.gold.conflicting[0]
