"""Failures side by side, as values and as a page."""

from __future__ import annotations

import json
from dataclasses import replace

from evigate.eviscope.failures import failed_quartets, failures_page
from evigate.eviscope.files import Dataset
from evigate.eviscope.records import RunOutput


def run(dataset: Dataset, system: str, answer: str = "") -> list[RunOutput]:
    """A system that always answers, or one that is always right."""
    return [
        RunOutput(row.id, system, "answer", answer=answer or row.gold.answers[0])
        if answer
        else RunOutput(
            row.id,
            system,
            row.gold.action,
            answer=row.gold.answers[0] if row.gold.answerable else "",
            citations=row.gold.supporting if row.gold.answerable else (),
        )
        for row in dataset.rows
    ]


def test_only_quartets_that_went_wrong_are_listed(dataset: Dataset) -> None:
    """With every system beside them."""
    assert failed_quartets(dataset.rows, {"right": run(dataset, "right")}) == []
    runs = {"right": run(dataset, "right"), "blind": run(dataset, "blind", "x")}
    failed = failed_quartets(dataset.rows, runs)
    assert len(failed) == dataset.info.quartets
    cells = failed[0].cells
    assert cells["conflicting"]["right"].failure == ""
    assert cells["conflicting"]["blind"].failure == "conflict-blind answer"
    assert cells["sufficient"]["blind"].failure == "wrong answer"
    assert failed[0].patterns["blind"] == (
        "answers on after the support is removed",
        "repeats its answer after a contradicting source is inserted",
    )
    assert (
        json.loads(json.dumps(failed[0].to_dict()))["quartet"] == failed[0].quartet.id
    )


def test_transitions_are_told_apart(dataset: Dataset) -> None:
    """A conflict that is seen where no document contradicts, and one that is missed."""
    runs = {
        "odd": [
            RunOutput(
                row.id,
                "odd",
                {"insufficient": "flag_conflict", "conflicting": "abstain"}.get(
                    row.variant, row.gold.action
                ),  # type: ignore[arg-type]
            )
            for row in dataset.rows
        ]
    }
    said = failed_quartets(dataset.rows, runs)[0].patterns["odd"]
    assert said == (
        "sees a conflict after the support is removed, where none remains",
        "takes a conflict for missing evidence",
    )


def test_the_page_escapes_what_systems_say_and_loads_nothing(dataset: Dataset) -> None:
    """Answers, questions and documents are text."""
    hostile = "<script>alert(1)</script><img src=x>"
    rows = [replace(row, question=f"{hostile}?") for row in dataset.rows[:4]]
    some = Dataset(dataset.info, tuple(rows))
    failed = failed_quartets(rows, {"s": run(some, "s", hostile)})
    page = failures_page(failed, title="Errors", note="note", total=1)
    assert "<script" not in page
    assert "<img" not in page
    assert "http://" not in page
    assert "https://" not in page
    assert "conflict, synthetic" in page
    assert "<mark>" in page
