"""Run files: one retained output a row, and runs that are taken up again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from evigate.eviscope.chains import ChainSystem
from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.files import Dataset, dataset_hash, read_outputs
from evigate.eviscope.policies import PromptPolicy, Reply
from evigate.eviscope.records import (
    EXPECTED,
    VARIANTS,
    DatasetInfo,
    Document,
    Gold,
    QuartetRow,
)
from evigate.eviscope.running import rows_of_quartets, run_systems
from evigate.providers import FunctionProvider, ProviderError


def dataset(quartets: int = 3) -> Dataset:
    rows = tuple(
        QuartetRow(
            id=f"q{n}/{variant}",
            quartet=f"q{n}",
            variant=variant,
            title="t",
            question=f"Question {n}?",
            documents=(Document("d1", f"Text {n}."),),
            gold=Gold(EXPECTED[variant], ("3",)),
        )
        for n in range(quartets)
        for variant in VARIANTS
    )
    info = DatasetInfo("1", dataset_hash(rows), {}, quartets, len(rows))
    return Dataset(info, rows)


class Scripted:
    """Counts how often it is asked; may fail or be interrupted."""

    def __init__(self, name: str = "scripted", stop_after: int | None = None) -> None:
        self.name = name
        self.model = "m"
        self.asked: list[str] = []
        self.stop_after = stop_after
        self.action: Any = "answer"

    def answer(self, question: str, documents: Sequence[Document]) -> Reply:
        if self.stop_after is not None and len(self.asked) >= self.stop_after:
            raise KeyboardInterrupt
        self.asked.append(question)
        error = "" if self.action else "parse"
        return Reply(self.action, "3", error=error, calls=2, cost=0.5)


def test_each_row_and_system_gives_one_output(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    summary = run_systems(dataset(), [Scripted("a"), Scripted("b")], path)
    outputs = read_outputs(path)
    assert len(outputs) == 24 == summary.made
    assert len({o.key for o in outputs}) == 24
    assert summary.calls == 48
    assert summary.cost == 12.0
    assert {o.dataset for o in outputs} == {dataset().info.hash}


def test_a_broken_run_is_finished_by_the_same_command(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run_systems(dataset(), [Scripted(stop_after=5)], path)
    assert len(read_outputs(path)) == 5
    system = Scripted()
    summary = run_systems(dataset(), [system], path)
    assert (summary.kept, summary.made, len(system.asked)) == (5, 7, 7)
    assert len(path.read_text().splitlines()) == 12


def test_outputs_of_other_systems_stay_and_are_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run_systems(dataset(1), [Scripted("a")], path)
    summary = run_systems(dataset(1), [Scripted("b")], path)
    assert (summary.made, summary.kept) == (4, 0)
    assert len(read_outputs(path)) == 8


def test_half_a_line_at_the_end_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run_systems(dataset(1), [Scripted()], path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    system = Scripted()
    run_systems(dataset(1), [system], path)
    assert len(system.asked) == 1
    assert len(read_outputs(path)) == 4


@pytest.mark.parametrize("content", ["notes without an end", '{"a": 1}', "x\ny"])
def test_a_file_that_is_no_run_is_left_as_it_was(tmp_path: Path, content: str) -> None:
    """Its last line may have no end, and is not taken for half an output."""
    path = tmp_path / "notes.txt"
    path.write_text(content)
    with pytest.raises(EviscopeError, match="no run file"):
        run_systems(dataset(1), [Scripted()], path)
    assert path.read_text() == content


def test_outputs_without_an_action_are_run_again_only_when_asked(
    tmp_path: Path,
) -> None:
    path = tmp_path / "run.jsonl"
    failing = Scripted()
    failing.action = None
    first = run_systems(dataset(1), [failing], path)
    assert (first.unread, first.failed) == (4, 0)
    again = Scripted()
    assert run_systems(dataset(1), [again], path).unread == 4
    assert again.asked == []
    assert run_systems(dataset(1), [again], path, retry_errors=True).unread == 0
    assert {o.action for o in read_outputs(path)} == {"answer"}


def test_a_run_of_another_dataset_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run_systems(dataset(1), [Scripted()], path)
    with pytest.raises(EviscopeError, match="another dataset"):
        run_systems(dataset(2), [Scripted()], path)


def test_a_run_file_is_never_packed(tmp_path: Path) -> None:
    with pytest.raises(EviscopeError, match=r"without \.gz"):
        run_systems(dataset(1), [Scripted()], tmp_path / "run.jsonl.gz")


def test_workers_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    seen: list[str] = []
    run_systems(
        dataset(5), [Scripted()], path, workers=8, watch=lambda o: seen.append(o.row)
    )
    assert sorted(seen) == sorted(row.id for row in dataset(5).rows)
    assert all(json.loads(line) for line in path.read_text().splitlines())


def test_a_trial_keeps_whole_quartets() -> None:
    few = rows_of_quartets(dataset(3), 2)
    assert [row.quartet for row in few.rows] == ["q0"] * 4 + ["q1"] * 4
    assert rows_of_quartets(dataset(3), None).rows == dataset(3).rows


def test_outputs_without_a_reply_are_counted_and_explained(tmp_path: Path) -> None:
    """A server that is down is no result of a model."""
    path = tmp_path / "run.jsonl"
    absent = PromptPolicy(FunctionProvider(_refuses, "f"))
    summary = run_systems(dataset(1), [absent], path)
    assert (summary.unread, summary.failed) == (4, 4)
    assert "no server" in summary.failure
    kept = run_systems(dataset(1), [absent], path)
    assert (kept.made, kept.failed, kept.failure) == (0, 4, "")


def test_replies_that_cannot_be_read_are_counted_and_explained(tmp_path: Path) -> None:
    """A model that writes no JSON is no server that is down."""
    chatty = PromptPolicy(FunctionProvider(lambda messages: "I think 3", "f"))
    summary = run_systems(dataset(1), [chatty], tmp_path / "run.jsonl")
    assert (summary.failed, summary.garbled) == (0, 4)
    assert "no JSON" in summary.garble


@pytest.mark.parametrize("workers", [1, 4])
def test_a_run_gives_up_on_what_never_replies(tmp_path: Path, workers: int) -> None:
    """What was asked stays in the file; another model that replies is no excuse."""
    path = tmp_path / "run.jsonl"
    absent = PromptPolicy(FunctionProvider(_refuses, "f"))
    with pytest.raises(EviscopeError, match=r"first 3 requests.*no server"):
        run_systems(
            dataset(9), [Scripted(), absent], path, workers=workers, give_up_after=3
        )
    assert 3 <= sum(bool(o.error) for o in read_outputs(path)) < 3 + workers


def test_a_run_goes_on_where_something_replied(tmp_path: Path) -> None:
    turns = iter([ConnectionError(), ConnectionError(), "3", *[ConnectionError()] * 9])

    def ask(question: str, documents: Any) -> str:
        said = next(turns)
        if isinstance(said, Exception):
            raise said
        return said

    path = tmp_path / "run.jsonl"
    system = ChainSystem(ask)
    summary = run_systems(dataset(3), [system], path, give_up_after=3)
    assert (summary.made, summary.failed) == (12, 11)
    assert summary.failure == "ConnectionError"


def _refuses(messages: Any) -> str:
    raise ProviderError("no server")
