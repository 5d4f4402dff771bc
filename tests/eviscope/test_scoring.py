"""Scores of rows and quartets, against values worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from evigate.eviscope.comparing import bootstrap, compare, intervals, mcnemar
from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.files import Dataset, read_outputs, write_outputs
from evigate.eviscope.records import (
    EXPECTED,
    VARIANTS,
    Action,
    QuartetRow,
    Quote,
    RunOutput,
)
from evigate.eviscope.runs import label_of, outputs_by_system
from evigate.eviscope.scoring import score_row, score_rows
from evigate.eviscope.summaries import (
    PAIRED,
    QuartetScore,
    quartet_scores,
    scoreboard,
)


def output(
    row: QuartetRow, action: Action | None = None, **values: object
) -> RunOutput:
    """A right output for a row, but for what is given."""
    given: dict[str, object] = {"row": row.id, "system": "s", "action": action}
    if action is None:
        given["action"] = row.gold.action
    if given["action"] == "answer":
        given |= {"answer": row.gold.answers[0], "citations": row.gold.supporting}
        given["quotes"] = row.gold.spans
    return RunOutput(**(given | values))  # type: ignore[arg-type]


def rows_of(dataset: Dataset, quartets: int) -> Sequence[QuartetRow]:
    return dataset.rows[: 4 * quartets]


def scored(
    rows: Sequence[QuartetRow], outputs: Sequence[RunOutput]
) -> list[QuartetScore]:
    return quartet_scores(score_rows(rows, outputs))


def test_a_perfect_system_has_perfect_scores(dataset: Dataset) -> None:
    """All rates 1, but for those that count mistakes."""
    board = scoreboard(dataset.rows, [output(row) for row in dataset.rows])
    mistakes = {
        "right answer, wrong source",
        "right source, wrong answer",
        "unsupported citations",
        "conflict-blind answers",
        "hallucination",
    }
    assert {n: r for n, r in board.rates.items() if r != (n not in mistakes)} == {}
    assert (board.span.f1, board.abstention.f1) == (1.0, 1.0)
    assert board.failures == {}
    assert board.matrix["conflicting"]["flag_conflict"] == 24


@pytest.mark.parametrize(
    ("variant", "action", "values", "failure"),
    [
        ("sufficient", "answer", {}, ""),
        ("sufficient", "answer", {"answer": "glumness"}, "wrong answer"),
        ("sufficient", "answer", {"citations": ()}, "right answer, wrong source"),
        ("sufficient", "abstain", {}, "abstained though supported"),
        ("noisy", "flag_conflict", {}, "false conflict"),
        ("insufficient", "answer", {}, "answered without evidence"),
        ("insufficient", "flag_conflict", {}, "conflict seen in missing evidence"),
        ("insufficient", "abstain", {}, ""),
        ("conflicting", "answer", {}, "conflict-blind answer"),
        ("conflicting", "abstain", {}, "abstained on a conflict"),
    ],
)
def test_each_failure_has_its_name(
    dataset: Dataset,
    variant: str,
    action: Action,
    values: dict[str, object],
    failure: str,
) -> None:
    """As section 7 of the paper tells them apart."""
    row = next(row for row in dataset.rows if row.variant == variant)
    score = score_row(row, output(row, action, **values))
    assert score.failure == failure
    assert score.joint == (failure == "")


def test_outputs_that_are_missing_or_unreadable_are_failures(dataset: Dataset) -> None:
    """Not left out of any rate."""
    rows = rows_of(dataset, 1)
    unread = RunOutput(rows[0].id, "s", None, error="parse")
    board = scoreboard(rows, [unread, output(rows[1])])
    assert (board.missing, board.unreadable) == (2, 1)
    assert board.rates["answer accuracy"] == 0.5
    assert board.rates["joint success"] == 0.25
    assert board.failures == {"no output": 2, "unreadable output": 1}
    assert board.matrix["sufficient"]["none"] == 1


def test_rates_by_hand(dataset: Dataset) -> None:
    """Two quartets: one perfect, one that never changes its answer."""
    rows = rows_of(dataset, 2)
    outputs = [output(row) for row in rows[:4]]
    outputs += [
        output(row, "answer", citations=("d1", "d2"), quotes=()) for row in rows[4:]
    ]
    board = scoreboard(rows, outputs)
    cited = [{"d1", "d2"} - set(row.gold.supporting) for row in rows[4:6]]
    expected = {
        "answer accuracy": 1.0,
        "source accuracy": 0.5,
        "right answer, wrong source": 0.5,
        "unsupported citations": sum(map(len, cited)) / 6,
        "abstention accuracy": 0.5,
        "conflict accuracy": 0.5,
        "conflict-blind answers": 0.5,
        "hallucination": 0.5,
        "joint success": 0.5,
        "joint success, answer only": 0.75,
        "ERS": 0.5,
        "NR": 0.5,
        "CS": 0.5,
        "QCS": 0.5,
        "NR, answer only": 1.0,
        "QCS, answer only": 0.5,
    }
    found = {name: board.rates[name] for name in expected}
    assert found == pytest.approx(expected)
    assert board.span.recall == 0.5
    assert board.transitions["sufficient>insufficient"] == {
        "answer>abstain": 1,
        "answer>answer": 1,
    }


@pytest.mark.parametrize(
    ("wrong", "lost"),
    [
        ("sufficient", {"ERS", "NR", "CS", "QCS"}),
        ("noisy", {"NR", "QCS"}),
        ("insufficient", {"ERS", "QCS"}),
        ("conflicting", {"CS", "QCS"}),
    ],
)
def test_a_mistake_costs_the_metrics_of_its_variant(
    dataset: Dataset, wrong: str, lost: set[str]
) -> None:
    """And no other."""
    rows = rows_of(dataset, 1)
    outputs = [
        RunOutput(row.id, "s", None) if row.variant == wrong else output(row)
        for row in rows
    ]
    (score,) = scored(rows, outputs)
    assert {metric for metric in PAIRED if not score.right(metric)} == lost


def test_a_quote_hits_a_span_of_the_same_document_only(dataset: Dataset) -> None:
    """Longer and shorter quotes count; those of others do not."""
    row = dataset.rows[0]
    span = row.gold.spans[0]
    text = row.documents[0].text
    longer = output(row, quotes=(Quote(span.document, text),))
    elsewhere = output(row, quotes=(Quote("d99", span.text),))
    assert score_row(row, longer).span_hits == 1
    assert score_row(row, elsewhere).spans_found == 0


def test_costs_count_every_call_and_utility_falls_with_retries(
    dataset: Dataset,
) -> None:
    """Joint successes for each request."""
    rows = rows_of(dataset, 1)
    outputs = [
        output(
            row, calls=2, input_tokens=100, output_tokens=10, latency_ms=4.0, cost=0.5
        )
        for row in rows
    ]
    costs = scoreboard(rows, outputs).costs
    assert (costs.calls, costs.input_tokens, costs.cost) == (2.0, 100.0, 2.0)
    assert (costs.utility, costs.cost_utility) == (0.5, 2.0)


def test_outputs_of_two_systems_are_not_scored_as_one(dataset: Dataset) -> None:
    """They are told apart by system and model."""
    row = dataset.rows[0]
    both = [output(row), output(row, system="other", model="m")]
    with pytest.raises(ValueError, match="several systems"):
        score_rows(dataset.rows, both)
    found = outputs_by_system(dataset, both)
    assert list(found) == ["s", "other @ m"] == [label_of(o) for o in both]


def test_outputs_of_another_dataset_are_refused(dataset: Dataset) -> None:
    """By its hash, and where no row fits."""
    with pytest.raises(EviscopeError, match="another dataset"):
        outputs_by_system(dataset, [output(dataset.rows[0], dataset="0" * 64)])
    with pytest.raises(EviscopeError, match="no output"):
        outputs_by_system(dataset, [RunOutput("nowhere", "s", "answer")])


def test_run_files_come_back_as_written(dataset: Dataset, tmp_path: object) -> None:
    """Of two outputs with one key the last counts."""
    path = f"{tmp_path}/run.jsonl.gz"
    first = output(dataset.rows[0], calls=1)
    last = output(dataset.rows[0], calls=3, metadata={"prompt": "abc"})
    write_outputs([first, last], path)
    assert read_outputs(path) == (last,)


def test_mcnemar_agrees_with_the_paper() -> None:
    """Section 6: 15 and 1, 13 and 2, 1 and 0 discordant quartets."""
    assert mcnemar(15, 1) == pytest.approx(0.00052, abs=5e-6)
    assert mcnemar(13, 2) == pytest.approx(0.0074, abs=5e-5)
    assert mcnemar(0, 1) == mcnemar(0, 0) == mcnemar(4, 4) == 1.0


def test_the_wider_interval_is_quoted() -> None:
    """By title where titles agree within themselves."""
    values = [1.0] * 12 + [0.0] * 12
    together = [f"t{place // 4}" for place in range(24)]
    apart = [f"t{place}" for place in range(24)]
    grouped, single = bootstrap(values, together), bootstrap(values, apart)
    assert (grouped.by, single.by) == ("title", "quartet")
    assert grouped.high - grouped.low > single.high - single.low
    assert single.value == 0.5
    assert bootstrap(values, apart) == single
    with pytest.raises(EviscopeError, match="no quartets"):
        bootstrap([], [])


def test_two_systems_are_compared_quartet_by_quartet(dataset: Dataset) -> None:
    """Differences, discordant quartets and the test of these."""
    rows = rows_of(dataset, 8)
    good = scored(rows, [output(row) for row in rows])
    blind = scored(
        rows, [output(row, "answer" if i >= 8 else None) for i, row in enumerate(rows)]
    )
    found = compare(good, blind, ("good", "blind"))
    assert (found["QCS"].favour_first, found["QCS"].favour_second) == (6, 0)
    assert found["QCS"].difference.value == 0.75
    assert found["QCS"].p == pytest.approx(2 / 2**6)
    assert found["NR"].difference.value == 0.0
    assert intervals(blind)["QCS"].value == 0.25
    with pytest.raises(EviscopeError, match="same quartets"):
        compare(good, blind[:-1])


def test_every_variant_expects_one_action() -> None:
    """Abstention and conflict are different actions."""
    assert [EXPECTED[v] for v in VARIANTS] == [
        "answer",
        "answer",
        "abstain",
        "flag_conflict",
    ]
