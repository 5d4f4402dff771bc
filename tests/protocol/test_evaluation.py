"""`evaluate`: what it reports is right, complete and self-contained."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("sklearn", reason="folds need the extra eval")

from evigate import EvigateError, RagCall
from evigate.protocol.evaluation import evaluate
from evigate.protocol.figures import FIGURES, counted_parts, part_figures
from evigate.protocol.gates import gate_of_callable, gate_of_scores, named_gate
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.ranking import auroc
from evigate.protocol.report import report
from evigate.protocol.results import Evaluation
from evigate.protocol.score_files import read_scores, write_scores
from evigate.protocol.worst_errors import worst_errors

MakeRows = Callable[..., list[LabelledCall]]


@pytest.fixture(scope="module")
def evaluated(made_rows: MakeRows) -> tuple[list[LabelledCall], Evaluation]:
    """60 rows, two gates and a baseline, timed."""
    rows = made_rows(60)
    gates = [named_gate(name) for name in ("evigate", "ragscope-c", "length")]
    return rows, evaluate(rows, gates, draws=200)


def test_pooled_figures_are_those_of_the_scores(
    evaluated: tuple[list[LabelledCall], Evaluation],
) -> None:
    """Every figure has a value and an interval around it."""
    rows, found = evaluated
    labels = np.array([row.label for row in rows])
    for gate in found.gates:
        scores = found.scores[gate.name].scores
        assert gate.figures["auroc"].value == pytest.approx(auroc(scores, labels))
        assert list(gate.figures) == [figure.key for figure in FIGURES]
        value, low, high = gate.figures["auroc"]
        assert low <= value <= high


def test_pooled_figures_never_stand_without_the_means_within(
    evaluated: tuple[list[LabelledCall], Evaluation],
) -> None:
    """By task, source and generator, and the mean is that of the parts."""
    rows, found = evaluated
    assert [division.by for division in found.divisions] == [
        "task",
        "source",
        "generator",
    ]
    for division in found.divisions:
        assert sum(part.rows for part in division.parts) == len(rows)
        for gate, means in division.means.items():
            values = [
                part.figures[gate]["auroc"].value
                for part in division.parts
                if part.counted
            ]
            assert means["auroc"].value == pytest.approx(np.mean(values))


def test_a_part_with_one_unfaithful_row_is_shown_but_not_in_the_mean() -> None:
    """Its AUROC is noise."""
    random = np.random.default_rng(0)
    labels = np.array([1, 0] * 20 + [0, 1] * 20 + [1] + [0] * 39)
    scores = random.random(120)
    parts = [np.arange(40), np.arange(40, 80), np.arange(80, 120)]
    assert counted_parts(labels, parts) == [True, True, False]
    found = part_figures(scores, labels, parts)(np.ones((1, 120)))[0].reshape(4, 4)
    assert found[2, 0] == pytest.approx(auroc(scores[80:], labels[80:]))
    assert found[3] == pytest.approx(found[:2].mean(axis=0))
    assert counted_parts(labels[80:], [np.arange(20), np.arange(20, 40)]) == [True] * 2


def test_a_gate_that_only_knows_the_task_is_exposed(made_rows: MakeRows) -> None:
    """Simpson's paradox: good pooled, chance within."""
    rows = [
        replace(row, label=int((i // 3) % 5 < (4 if row.task == "QA" else 1)))
        for i, row in enumerate(made_rows(180))
    ]
    scores = {row.id: float(row.task == "QA") for row in rows}
    found = evaluate(rows, [gate_of_scores(scores, "task")], draws=50, timed=False)
    assert found.gates[0].figures["auroc"].value > 0.7
    (by_task,) = (d for d in found.divisions if d.by == "task")
    assert by_task.means["task"]["auroc"].value == pytest.approx(0.5)


def test_differences_are_those_of_the_values(
    evaluated: tuple[list[LabelledCall], Evaluation],
) -> None:
    """One for each pair of gates."""
    _, found = evaluated
    value = {gate.name: gate.figures["ap"].value for gate in found.gates}
    assert len(found.deltas) == 3
    for delta in found.deltas:
        expected = value[delta.gate] - value[delta.over]
        assert delta.figures["ap"].value == pytest.approx(expected)


def test_the_cost_is_measured_warm_and_cold(
    evaluated: tuple[list[LabelledCall], Evaluation],
) -> None:
    """Percentiles are in order; baselines have no cold start of their own."""
    _, found = evaluated
    for gate in found.gates:
        assert gate.runtime is not None
        assert 0 <= gate.runtime.p50 <= gate.runtime.p90 <= gate.runtime.p99
        assert (gate.runtime.cold_first is None) == (gate.name == "length")


def test_results_are_plain_json_without_texts(
    evaluated: tuple[list[LabelledCall], Evaluation],
) -> None:
    """And equal for equal seeds, costs left out."""
    rows, found = evaluated
    text = json.dumps(found.to_dict(), allow_nan=False)
    assert rows[0].call.answer not in text
    gates = [named_gate("evigate")]
    one, other = (
        evaluate(rows, gates, draws=50, timed=False).to_dict() for _ in range(2)
    )
    assert one == other


def test_the_report_is_self_contained(
    evaluated: tuple[list[LabelledCall], Evaluation],
) -> None:
    """Nothing is loaded or run; plots are in the page; every gate is named."""
    pytest.importorskip("matplotlib")
    rows, found = evaluated
    page = report(rows, found, "evigate evaluate rows.jsonl")
    assert page.count("data:image/svg+xml;base64,") == 4
    assert not re.search(r"<script|https?://|url\(|<link", page)
    for gate in found.gates:
        assert gate.name in page
    assert "Worst errors" in page
    assert report(rows, found, "evigate evaluate rows.jsonl") == page


def test_hostile_texts_stay_texts_in_the_report(made_rows: MakeRows) -> None:
    """Mark-up in answers, names and groups is shown, not obeyed."""
    pytest.importorskip("matplotlib")
    bad = "<script>alert(1)</script>\x1b[31m\u202e"
    rows = [
        replace(
            row,
            call=RagCall.of(bad, [bad, *row.call.documents], bad + row.call.answer),
            group=bad + row.group,
            generator=bad + row.generator,
        )
        for row in made_rows(30)
    ]
    gates = [gate_of_callable(lambda call: len(call.answer) % 7 / 7, "gate")]
    found = evaluate(rows, gates, draws=20, timed=False)
    page = report(rows, found, bad)
    assert "<script" not in page
    assert "\u202e" not in page


def test_worst_errors_are_leaks_and_over_holds(
    evaluated: tuple[list[LabelledCall], Evaluation],
) -> None:
    """Leaks from the lowest risk up, over-holds from the highest down."""
    rows, found = evaluated
    errors = worst_errors(rows, found.scores["evigate"], shown=3)
    leaks = [e.risk for e in errors if e.kind == "leak"]
    holds = [e.risk for e in errors if e.kind == "over-hold"]
    assert leaks == sorted(leaks)
    assert holds == sorted(holds, reverse=True)
    assert {e.row.label for e in errors if e.kind == "leak"} == {1}
    groups = [e.row.group for e in errors if e.kind == "leak"]
    assert len(groups) == len(set(groups)) == 3


def test_scores_that_were_written_can_be_read_as_a_gate(
    evaluated: tuple[list[LabelledCall], Evaluation], tmp_path: Path
) -> None:
    """The columns of a gate are its scores, out of fold."""
    rows, found = evaluated
    path = tmp_path / "scores.csv"
    write_scores(path, rows, found)
    scores = read_scores(path, "ragscope-c")
    expected = found.scores["ragscope-c"].scores
    assert [scores[row.id] for row in rows] == pytest.approx(expected, rel=1e-5)


def test_no_cell_of_the_scores_is_a_formula(
    made_rows: MakeRows, tmp_path: Path
) -> None:
    """Ids and groups come from users' files."""
    rows = [
        replace(r, id=f"=cmd|{i}", group=f"@{r.group}")
        for i, r in enumerate(made_rows(30))
    ]
    found = evaluate(rows, [named_gate("length")], draws=10, timed=False)
    path = tmp_path / "scores.csv"
    write_scores(path, rows, found)
    with path.open(newline="") as file:
        cells = [cell for line in csv.reader(file) for cell in line]
    assert not [cell for cell in cells if cell[:1] in "=+-@" and cell]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("id,score\na,0.5\na,0.6\n", "occurs twice"),
        ("id,score\na,much\n", "a number under"),
        ("id,score\na,nan\n", "a number under"),
        ("name,score\na,0.5\n", "needs an id"),
        ("id,score\na,0.5,9\n", "more or fewer"),
    ],
)
def test_files_of_scores_that_are_no_good_say_why(
    tmp_path: Path, content: str, message: str
) -> None:
    """With the line."""
    path = tmp_path / "scores.csv"
    path.write_text(content)
    with pytest.raises(EvigateError, match=message):
        read_scores(path)


def test_gates_of_one_name_are_refused(made_rows: MakeRows) -> None:
    """Their scores could not be told apart."""
    with pytest.raises(EvigateError, match="each once"):
        evaluate(made_rows(30), [named_gate("length")] * 2)
