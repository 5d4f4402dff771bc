"""`evigate evaluate` on the command line."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sklearn", reason="folds need the extra eval")

Command = Callable[..., Any]
RowsFile = Callable[..., Path]

PARTS = "pump valve engine filter battery sensor motor bearing cable switch".split()


def labelled_row(number: int) -> dict[str, Any]:
    """Three answers to a context; a third of them name another part."""
    context = number // 3
    part, other = PARTS[context % 10], PARTS[(context + 3) % 10]
    wrong = (number * 7) % 3 == 0
    return {
        "id": f"r{number}",
        "question": f"How long is model {context} covered?",
        "context": f"The {part} of model {context} is covered for {context + 2} years.",
        "answer": f"The {other if wrong else part} is covered for {context + 2} years.",
        "label": int(wrong),
        "group": f"m{context}",
        "task": ("QA", "Summary")[context % 2],
    }


ROWS = [labelled_row(number) for number in range(45)]
FAST = ("--no-timing", "--draws", "50")


def test_tables_come_out_and_files_are_written(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """Pooled, within tasks, differences; report, results and scores."""
    pytest.importorskip("matplotlib")
    folder = tmp_path / "new" / "out"
    words = ("-g", "evigate", "-g", "length", "-o", folder, *FAST)
    done = evigate_command("evaluate", rows_file(*ROWS), *words)
    assert done.code == 0, done.err
    for said in ("Pooled", "Mean within task (2)", "evigate minus", "base rate 0.333"):
        assert said in done.out
    assert "<h1>" in (folder / "report.html").read_text()
    results = json.loads((folder / "results.json").read_text())
    assert results["schema"] == "evigate.evaluation/1"
    assert [gate["name"] for gate in results["gates"]] == ["evigate", "length"]
    with (folder / "scores.csv").open() as file:
        assert len(list(csv.DictReader(file))) == 45


def test_json_is_all_that_stands_on_stdout(
    evigate_command: Command, rows_file: RowsFile
) -> None:
    """For programs."""
    done = evigate_command(
        "evaluate", rows_file(*ROWS), "-g", "length", "--json", *FAST
    )
    assert json.loads(done.out)["rows"] == 45
    assert done.err == ""


def test_gates_can_be_functions_score_files_and_models(
    evigate_command: Command,
    rows_file: RowsFile,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of the folder that the command is called in."""
    monkeypatch.chdir(tmp_path)
    Path("my_gate_for_a_test.py").write_text(
        "def risk(call):\n    return len(call.answer) / 100\n"
    )
    lines = [f"{row['id']},{i / 45}" for i, row in enumerate(ROWS)]
    Path("mine.csv").write_text("id,score\n" + "\n".join(lines) + "\n")
    source = rows_file(*ROWS)
    evigate_command("fit", source, "--gate", "ragscope-c", "-o", "model.json")
    words = (
        "-g",
        "my_gate_for_a_test:risk",
        "-g",
        "other=mine.csv",
        "-g",
        "model.json",
    )
    done = evigate_command("evaluate", source, *words, "--json", *FAST)
    assert done.code == 0, done.err
    names = [gate["name"] for gate in json.loads(done.out)["gates"]]
    assert names == ["risk", "other", "model"]


def test_several_files_are_one_set(
    evigate_command: Command, rows_file: RowsFile
) -> None:
    """Their groups stay apart, texts that recur are told, and can be merged."""
    first = rows_file(*ROWS, name="first.jsonl")
    second = rows_file(*ROWS, name="second.jsonl")
    done = evigate_command("evaluate", first, second, "-g", "length", "--json", *FAST)
    results = json.loads(done.out)
    assert (results["rows"], results["groups"]) == (90, 30)
    assert [file["name"] for file in results["files"]] == ["first", "second"]
    assert results["duplicates"]["contexts_across_files"] == 15
    shown = evigate_command("evaluate", first, second, "-g", "length", *FAST)
    assert "in other files or splits" in shown.out


def test_near_duplicates_of_a_file_can_be_put_together(
    evigate_command: Command, rows_file: RowsFile
) -> None:
    """Under one group they cannot stand on both sides of a split."""
    twins = [row | {"id": f"t{row['id']}", "group": f"t{row['group']}"} for row in ROWS]
    source = rows_file(*ROWS, *twins)
    words = ("-g", "length", "--json", *FAST)
    apart = json.loads(evigate_command("evaluate", source, *words).out)
    together = json.loads(
        evigate_command("evaluate", source, "--merge-duplicates", *words).out
    )
    assert (apart["groups"], together["groups"]) == (30, 15)


def test_bad_rows_are_named_and_the_rest_is_evaluated(
    evigate_command: Command, rows_file: RowsFile
) -> None:
    """Exit code 1."""
    done = evigate_command(
        "evaluate", rows_file(*ROWS, b"{broken"), "-g", "length", *FAST
    )
    assert done.code == 1
    assert "Pooled" in done.out
    assert "line 46" in done.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("-g", "nonsense"), "no gate named 'nonsense'"),
        (("-g", "missing.csv"), "missing.csv"),
        (("-g", "missing.json"), "missing.json"),
        (("-g", "no_such_module_here:gate"), "no_such_module_here"),
        (("-g", "json:no_such_name"), "no_such_name"),
        (("-g", "length", "-g", "length"), "two gates"),
        (("--kind", "other"), "no format 'other'"),
        (("--column", "answer"), "FIELD=NAME"),
        (("--split", "dev"), "split 'dev'"),
        (("--folds", "40"), "number of groups (15)"),
    ],
)
def test_wrong_words_end_in_one_line(
    evigate_command: Command, rows_file: RowsFile, words: tuple[str, ...], message: str
) -> None:
    """Exit code 2."""
    done = evigate_command("evaluate", rows_file(*ROWS), *words, *FAST)
    assert done.code == 2
    assert message in done.err
    assert done.err.count("\n") == 1


def test_rows_without_groups_are_refused(
    evigate_command: Command, rows_file: RowsFile
) -> None:
    """The message says what to do; grouping by documents is one way."""
    rows = [{k: v for k, v in row.items() if k != "group"} for row in ROWS]
    source = rows_file(*rows)
    done = evigate_command("evaluate", source, "-g", "length", *FAST)
    assert done.code == 2
    assert "line 1 has no group" in done.err
    words = ("--column", "group=@documents", "-g", "length", *FAST)
    assert evigate_command("evaluate", source, *words).code == 0
