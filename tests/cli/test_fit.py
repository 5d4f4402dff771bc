"""`evigate fit`: a model file from labelled rows, groups never guessed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sklearn", reason="fitting needs the extra eval")

Command = Callable[..., Any]
RowsFile = Callable[..., Path]


def labelled_row(number: int) -> dict[str, Any]:
    """Every other answer is unfaithful; two rows share a context."""
    years = 3 + number // 2
    wrong = number % 2
    return {
        "id": number,
        "question": "How long does the guarantee last?",
        "context": f"The guarantee of model {number // 2} lasts {years} years.",
        "answer": "Refunds arrive on Tuesday." if wrong else f"It lasts {years} years.",
        "label": wrong,
        "group": f"model-{number // 2}",
    }


ROWS = [labelled_row(number) for number in range(16)]


@pytest.mark.parametrize("gate", ["ragscope-e", "ragscope-c"])
def test_a_fitted_model_scores(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path, gate: str
) -> None:
    """What `fit` writes, `score --model` reads; unfaithful rows get higher risks."""
    source, model = rows_file(*ROWS), tmp_path / "model.json"
    done = evigate_command("fit", source, "--gate", gate, "-o", model, "--name", "shop")
    assert done.code == 0
    assert "16 rows of 8 contexts" in done.err
    assert json.loads(model.read_text())["card"]["name"] == "shop"
    rows = evigate_command("score", source, "--model", model).rows
    assert {row["gate"] for row in rows} == {gate}
    risks = [row["risk"] for row in rows]
    assert max(risks[0::2]) < min(risks[1::2])


def test_the_domain_is_named_after_the_file(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """Unless `--name` says otherwise."""
    source, model = rows_file(*ROWS, name="support.jsonl"), tmp_path / "model.json"
    evigate_command("fit", source, "--gate", "ragscope-c", "-o", model)
    assert json.loads(model.read_text())["card"]["name"] == "support"


def test_keys_can_be_named(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """For files that call label and group something else."""
    renamed = []
    for row in ROWS:
        rest = {k: v for k, v in row.items() if k not in ("label", "group")}
        rest |= {"wrong": bool(row["label"]), "page": int(row["id"]) // 2}
        renamed.append(rest)
    words = ("--label-key", "wrong", "--group-key", "page", "-o", tmp_path / "m.json")
    done = evigate_command("fit", rows_file(*renamed), "--gate", "ragscope-c", *words)
    assert done.code == 0


def test_documents_can_be_the_group_and_words_the_label(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """As in `evigate evaluate`: equal documents are one context."""
    words = {0: "faithful", 1: "hallucinated"}
    rows = [row | {"label": words[row["label"]], "group": None} for row in ROWS]
    model = tmp_path / "m.json"
    options = ("--group-key", "@documents", "-o", model)
    done = evigate_command("fit", rows_file(*rows), "--gate", "ragscope-c", *options)
    assert done.code == 0
    assert json.loads(model.read_text())["card"]["groups"] == len(ROWS) // 2


@pytest.mark.parametrize("group", [None, "", True, 1.5, ["a"]])
def test_a_row_without_a_group_ends_it(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path, group: object
) -> None:
    """The row itself is never taken as its group; the line is named."""
    source, model = rows_file(ROWS[0], ROWS[1] | {"group": group}), tmp_path / "m.json"
    done = evigate_command("fit", source, "--gate", "ragscope-e", "-o", model)
    assert done.code == 2
    assert "line 2 has no group" in done.err
    assert not model.exists()


def test_bad_rows_are_left_out_and_told(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """The rest is fitted, exit code 1; null labels are left out without a fault."""
    bad = [b"[]", ROWS[0] | {"label": 2}, ROWS[0] | {"answer": None}]
    source, model = rows_file(*ROWS, *bad, ROWS[0] | {"label": None}), tmp_path / "m"
    done = evigate_command("fit", source, "--gate", "ragscope-c", "-o", model)
    assert done.code == 1
    assert "3 bad rows" in done.err
    assert "line 18: under 'label' a label must be 1" in done.err
    assert "1 rows without a label" in done.err
    assert model.exists()


@pytest.mark.parametrize(
    ("rows", "words", "message"),
    [
        (ROWS, ["--gate", "ragscope-z"], "cannot be fitted"),
        (ROWS, [], "--gate"),
        (ROWS[0::2], ["--gate", "ragscope-c"], "labels must be"),
        ([], ["--gate", "ragscope-c"], "no labelled row"),
        ([b"[]"], ["--gate", "ragscope-c"], "no labelled row"),
    ],
)
def test_what_cannot_be_fitted_is_one_clear_line(
    evigate_command: Command,
    rows_file: RowsFile,
    tmp_path: Path,
    rows: list[Any],
    words: list[str],
    message: str,
) -> None:
    """Exit code 2, no model file."""
    model = tmp_path / "model.json"
    done = evigate_command("fit", rows_file(*rows), *words, "-o", model)
    assert (done.code, done.out) == (2, "")
    assert message in done.err
    assert done.err.count("\n") == 1
    assert not model.exists()


def test_an_output_without_a_folder_is_told_before_fitting(
    evigate_command: Command, rows_file: RowsFile
) -> None:
    """Nobody likes to learn that at the end."""
    done = evigate_command(
        "fit", rows_file(*ROWS), "--gate", "ragscope-c", "-o", "no/such/model.json"
    )
    assert done.code == 2
    assert "no folder no/such" in done.err


def test_marked_stretches_are_learned_from(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """With a key for them; a stretch that cannot be read is a bad row."""
    rows = [
        {**row, "marked": [[0, 10]] if row["label"] else None}
        for row in map(labelled_row, range(16))
    ]
    source, model = rows_file(*rows), tmp_path / "model.json"
    arguments = ("--gate", "evigate", "--spans-key", "marked", "-o", model)
    assert evigate_command("fit", source, *arguments).code == 0
    assert json.loads(model.read_text())["kind"] == "regression_over_sentences"
    assert evigate_command("score", source, "--model", model).code == 0
    rows[1]["marked"] = [["x"]]
    done = evigate_command("fit", rows_file(*rows, name="bad.jsonl"), *arguments)
    assert done.code != 0
    assert "spans" in done.err
