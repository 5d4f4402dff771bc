"""Gate-only tracks and the trivial gate beside them."""

from __future__ import annotations

from evigate import EvidenceGate
from evigate.eviscope.files import Dataset
from evigate.eviscope.records import Document
from evigate.eviscope.summaries import scoreboard
from evigate.eviscope.tracks import (
    answer_track,
    evidence_track,
    gate_decision,
    should_be_released,
    substring_release,
    trivial_decision,
)


def test_a_track_measures_decisions_alone(dataset: Dataset) -> None:
    """A perfect reader stands behind a gate that is always right, or always open."""
    due = {tuple(row.documents): row.gold.action for row in dataset.rows}

    def oracle(_: str, documents: object) -> object:
        return due[documents]  # type: ignore[index]

    perfect = evidence_track(oracle, dataset.rows, "oracle")  # type: ignore[arg-type]
    board = scoreboard(dataset.rows, perfect)
    assert board.rates["QCS"] == board.rates["joint success"] == 1.0
    opened = evidence_track(lambda *_: "answer", dataset.rows, "open")
    rates = scoreboard(dataset.rows, opened).rates
    assert (rates["NR"], rates["ERS"], rates["CS"]) == (1.0, 0.0, 0.0)


def test_the_trivial_gate_sees_copies_and_missing_words() -> None:
    """And nothing else."""
    decide = trivial_decision()
    support = Document(
        "d1", "The old bridge of Velmar was opened in 1901 by the mayor."
    )
    copy = Document("d2", "The old bridge of Velmar was opened in 1907 by the mayor.")
    other = Document("d3", "Apples are picked in autumn.")
    question = "When was the bridge of Velmar opened?"
    assert decide(question, [support, other]) == "answer"
    assert decide(question, [support, copy]) == "flag_conflict"
    assert decide(question, [other]) == "abstain"
    assert decide(question, []) == "abstain"


def test_the_gate_takes_part_under_its_own_decisions(dataset: Dataset) -> None:
    """`generate` is an answer; answers of (b) and (c) are judged as a chain's are."""
    rows = dataset.rows[:8]
    outputs = evidence_track(gate_decision(EvidenceGate()), rows, "evigate")
    assert {o.action for o in outputs} <= {"answer", "abstain", "flag_conflict"}
    assert outputs[0].action == "answer"
    given = answer_track(EvidenceGate(), rows, "gold", "b")
    assert all(set(o.metadata) == {"released", "accepted"} for o in given)


def test_what_is_due_in_b_and_c_is_found_by_a_substring_search(
    dataset: Dataset,
) -> None:
    """Which is why these tracks prove little."""
    for row in dataset.rows:
        for source in ("gold", "alternative"):
            due = should_be_released(row, source)  # type: ignore[arg-type]
            if due is not None:
                assert substring_release(row, source) == due  # type: ignore[arg-type]
