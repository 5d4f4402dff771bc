"""`evigate consens` and `evigate attribute`: rows, pages, views, and resuming."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import RunCommand

from evigate.cli.streaming import Resumed

ROWS: list[dict[str, Any]] = [
    {
        "id": "warranty",
        "question": "How long is the warranty?",
        "documents": [
            "Delivery takes 6 days.",
            {"id": "terms.md", "text": "The warranty lasts 3 years. Sand is excluded."},
        ],
        "answer": "The warranty lasts 3 years. It covers accidents.",
    },
    {"question": "Why?", "documents": [], "answer": "Because."},
    {"id": "twice", "question": "Who?", "context": "Ada wrote it.", "answer": "Ada."},
]
HOSTILE = "<script>alert(1)</script>\x1b[31m[bold]"
FAKE = ("--evaluator", "fake")
COMMANDS = ["consens", "attribute"]
RowsFile = Callable[..., Path]


@pytest.mark.parametrize("command", COMMANDS)
def test_each_row_gives_one_result_in_order(
    evigate_command: RunCommand, rows_file: RowsFile, command: str
) -> None:
    """With its id, its line and the evaluator; texts stay out."""
    ended = evigate_command(command, rows_file(*ROWS), *FAKE)
    assert ended.code == 0
    assert [row["id"] for row in ended.rows] == ["warranty", None, "twice"]
    assert [row["line"] for row in ended.rows] == [1, 2, 3]
    assert {row["evaluator"] for row in ended.rows} <= {"fake", ""}
    assert "accidents" not in ended.out
    assert "3 rows, 0 bad" in ended.err


def test_consens_gives_scores_tokens_and_reasons(
    evigate_command: RunCommand, rows_file: RowsFile
) -> None:
    """A row without documents says why it has none."""
    first, second, third = evigate_command("consens", rows_file(*ROWS), *FAKE).rows
    assert first["schema"] == "evigate.consens/1"
    assert 0 < first["score"] < third["score"] <= 1
    start, end, gain, counts = first["tokens"][2]
    assert ROWS[0]["answer"][start:end] == " lasts"
    assert gain > 3
    assert counts is True
    assert (second["score"], second["no_score"]) == (None, "no_documents")
    assert [s["score"] > 0.5 for s in first["sentences"]] == [True, False]


def test_attribute_gives_effects_and_the_critical_sentence(
    evigate_command: RunCommand, rows_file: RowsFile
) -> None:
    """The sentence with its place in the document it hangs on."""
    path = rows_file(*ROWS)
    ended = evigate_command("attribute", path, *FAKE, "--sentences")
    first, second, _ = ended.rows
    assert first["schema"] == "evigate.attribution/1"
    assert (first["main_document"], first["hangs_on"]) == (1, 1)
    critical = first["context_sentences"]["critical"]
    assert (critical["document"], critical["span"]) == (1, [0, 27])
    assert second["no_effects"] == "no_documents"
    skipped = evigate_command("attribute", path, *FAKE, "--skip-untouched").rows[0]
    assert skipped["skipped"] == [0]


@pytest.mark.parametrize("command", COMMANDS)
def test_bad_rows_are_named_and_the_others_are_done(
    evigate_command: RunCommand, rows_file: RowsFile, command: str
) -> None:
    """Exit code 1."""
    path = rows_file(b"not json", ROWS[0], {"id": "x", "question": "Why?"})
    ended = evigate_command(command, path, *FAKE)
    assert ended.code == 1
    codes = [row.get("error", {}).get("code") for row in ended.rows]
    assert codes == ["invalid_json", None, "missing_documents"]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_shows_hostile_texts_as_texts(
    evigate_command: RunCommand, rows_file: RowsFile, tmp_path: Path, command: str
) -> None:
    """Nothing runs, nothing is loaded."""
    row = {"question": HOSTILE, "documents": [HOSTILE], "answer": HOSTILE}
    row["id"] = HOSTILE
    page = tmp_path / "page.html"
    ended = evigate_command(command, rows_file(row, *ROWS), *FAKE, "--html", page)
    assert ended.code == 0
    text = page.read_text(encoding="utf-8")
    assert "<script" not in text
    assert "\x1b" not in text
    assert "default-src" in text
    assert "accidents" in text


@pytest.mark.parametrize("command", COMMANDS)
def test_the_view_is_harmless_and_marks_what_is_not_made_likelier(
    evigate_command: RunCommand, rows_file: RowsFile, command: str
) -> None:
    """Without colours words stand in marks, documents have bars."""
    row = {"question": HOSTILE, "documents": [HOSTILE], "answer": HOSTILE}
    ended = evigate_command(command, rows_file(ROWS[0], row), *FAKE, "--show")
    assert ended.code == 0
    assert "\x1b" not in ended.out
    assert "[bold]" in ended.out
    if command == "consens":
        assert ">>accidents.<<" in ended.out
        assert "3 >>years" not in ended.out
    else:
        assert "hangs on 2 terms.md" in ended.out
        assert "█" in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_a_run_is_resumed_where_rows_and_settings_are_the_same(
    evigate_command: RunCommand, rows_file: RowsFile, tmp_path: Path, command: str
) -> None:
    """Changed rows, failed rows and other settings are done again."""
    out = tmp_path / "out.jsonl"
    path = rows_file(*ROWS)
    first = evigate_command(command, path, *FAKE, "-o", out)
    assert first.code == 0
    written = out.read_bytes()
    again = evigate_command(command, path, *FAKE, "-o", out, "--resume")
    assert "3 kept from an earlier run" in again.err
    assert out.read_bytes() == written
    changed = [{**ROWS[0], "answer": "3 years."}, *ROWS[1:]]
    path = rows_file(*changed)
    other = evigate_command(command, path, *FAKE, "-o", out, "--resume")
    assert "2 kept" in other.err
    options = ("--question-words", "stems")
    last = evigate_command(command, path, *FAKE, "-o", out, "--resume", *options)
    assert "kept" not in last.err
    assert list(tmp_path.glob("*.earlier")) == []


def test_a_file_of_other_rows_is_not_resumed(
    evigate_command: RunCommand, rows_file: RowsFile
) -> None:
    """It would be lost."""
    path, other = rows_file(*ROWS), rows_file(*ROWS, name="other.jsonl")
    before = other.read_bytes()
    ended = evigate_command("consens", path, *FAKE, "-o", other, "--resume")
    assert ended.code == 2
    assert "holds other rows" in ended.err
    assert other.read_bytes() == before


def test_an_interrupted_draft_is_kept_until_a_run_is_through(tmp_path: Path) -> None:
    """Half a line at its end is done again."""
    row = {"schema": "s/1", "line": 1, "input_hash": "a"}
    draft = tmp_path / "out.jsonl.partial"
    draft.write_text(json.dumps(row) + '\n{"schema": "s/1", "li')
    earlier = Resumed(tmp_path / "out.jsonl", "s/1")
    assert earlier.row(1, "a") == row
    assert earlier.row(1, "b") is None
    draft.write_text(json.dumps({**row, "line": 2}) + "\n")
    third = Resumed(tmp_path / "out.jsonl", "s/1")
    assert third.row(1, "a")
    assert third.row(2, "a")
    third.finish()
    assert [path.name for path in tmp_path.iterdir()] == ["out.jsonl.partial"]


@pytest.mark.parametrize(
    "words",
    [
        ("--mean", "median"),
        ("--window", "0"),
        ("--prompt", "poem"),
        ("--closed-class", "x"),
        ("--resume",),
        ("--calibration", "absent.json"),
        ("--html", "no/such/folder/page.html"),
    ],
)
def test_options_that_cannot_work_give_one_line(
    evigate_command: RunCommand, rows_file: RowsFile, words: tuple[str, ...]
) -> None:
    """And exit code 2."""
    ended = evigate_command("consens", rows_file(*ROWS), *FAKE, *words)
    assert ended.code == 2
    assert ended.err.count("\n") == 1


def test_a_model_that_is_not_there_gives_one_line(
    evigate_command: RunCommand, rows_file: RowsFile, tmp_path: Path
) -> None:
    """Not a traceback."""
    pytest.importorskip("transformers")
    ended = evigate_command(
        "consens", rows_file(*ROWS), "--evaluator", tmp_path / "no-model"
    )
    assert ended.code == 2
    assert "cannot load evaluator" in ended.err
    assert "no such directory" in ended.err


def test_programs_get_a_summary(
    evigate_command: RunCommand, rows_file: RowsFile, tmp_path: Path
) -> None:
    """One object on stdout."""
    out = tmp_path / "out.jsonl"
    ended = evigate_command("consens", rows_file(*ROWS), *FAKE, "-o", out, "--json")
    assert json.loads(ended.out)["rows"] == 3
    assert ended.err == ""


def test_both_commands_take_the_same_files_and_evaluators(
    evigate_command: RunCommand,
) -> None:
    helps = [evigate_command(command, "--help").out for command in COMMANDS]
    options = [set(re.findall(r"--[a-z-]+", text)) for text in helps]
    own = [
        {"--mean", "--window", "--percentile", "--calibration"},
        {"--approximate", "--skip-untouched", "--sentences", "--no-redundancy"},
    ]
    assert own[0] <= options[0]
    assert own[1] <= options[1]
    assert options[0] - own[0] == options[1] - own[1]
    assert len(options[0] - own[0]) > 12
