"""`evigate check`: one call from options or a row, shown for people or programs."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]
RowsFile = Callable[..., Path]

PARTS = ("-q", "How long is the warranty?", "-a", "The warranty lasts 3 years.")


def test_parts_are_judged_and_shown(evigate_command: Command) -> None:
    """Question, answer and verdict stand on the terminal; the exit code is 0."""
    done = evigate_command("check", *PARTS, "-d", "The warranty lasts 3 years.")
    assert done.code == 0
    assert "How long is the warranty?" in done.out
    assert "answer, accept" in done.out
    assert done.err == ""


def test_no_document_is_no_evidence(evigate_command: Command) -> None:
    """Leaving them out is the case of an empty retrieval."""
    done = evigate_command("check", *PARTS)
    assert done.code == 0
    assert "abstain" in done.out
    assert "no_documents" in done.out


def test_json_is_one_row_as_score_writes_it(evigate_command: Command) -> None:
    """Without texts unless `--with-texts` asks for them."""
    done = evigate_command("check", *PARTS, "-d", "one", "-d", "two", "--json")
    (row,) = done.rows
    assert list(row)[:3] == ["schema", "id", "line"]
    assert len(row["documents"]) == 2
    assert "warranty lasts" not in done.out
    texts = evigate_command("check", *PARTS, "--json", "--with-texts").rows[0]
    assert texts["answer"] == "The warranty lasts 3 years."


def test_texts_come_from_files_for_an_at_sign(
    evigate_command: Command, tmp_path: Path
) -> None:
    """The file's name is the document's id; two at signs stand for one."""
    page = tmp_path / "manual.md"
    page.write_bytes(b"\xef\xbb\xbfThe warranty lasts 3 years.")
    words = ("-d", f"@{page}", "-d", "@@home", "--json", "--with-texts")
    (row,) = evigate_command("check", *PARTS, *words).rows
    first, second = row["documents"]
    assert first["text"] == "The warranty lasts 3 years."
    assert first["id"] == str(page)
    assert (second["text"], second["id"]) == ("@home", None)


def test_earlier_turns_come_from_a_file(
    evigate_command: Command, tmp_path: Path
) -> None:
    """A JSON list of turns."""
    turns = tmp_path / "turns.json"
    turns.write_text('[{"role": "user", "content": "Hello"}]')
    words = ("--history", turns, "--json", "--with-texts")
    (row,) = evigate_command("check", *PARTS, *words).rows
    assert row["history"] == [{"role": "user", "content": "Hello"}]


@pytest.mark.parametrize(
    ("suffix", "line"), [("", 2), (":2", 2), (":4", 4)], ids=["first", "2", "4"]
)
def test_a_row_is_taken_by_its_line(
    evigate_command: Command,
    rows_file: RowsFile,
    good_row: dict[str, Any],
    suffix: str,
    line: int,
) -> None:
    """Blank lines count; without a line the first row is taken."""
    path = rows_file(b"", good_row, b"", good_row)
    (row,) = evigate_command("check", "--row", f"{path}{suffix}", "--json").rows
    assert (row["id"], row["line"]) == ("good", line)


def test_a_row_may_come_from_stdin(
    evigate_command: Command, good_row: dict[str, Any]
) -> None:
    """As `--row -`."""
    data = json.dumps(good_row).encode()
    (row,) = evigate_command("check", "--row", "-", "--json", stdin=data).rows
    assert row["id"] == "good"


def test_a_bad_row_ends_with_1(evigate_command: Command, rows_file: RowsFile) -> None:
    """One line for people; the row that `score` would write for programs."""
    path = rows_file({"id": 7, "question": "q", "answer": "a"})
    done = evigate_command("check", "--row", path)
    assert (done.code, done.out) == (1, "")
    assert done.err.count("\n") == 1
    done = evigate_command("check", "--row", path, "--json")
    assert done.code == 1
    assert done.rows[0]["error"]["code"] == "missing_documents"
    assert done.rows[0]["id"] == 7


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-q", "x"], "--answer is missing"),
        (["-a", "x"], "--question is missing"),
        (["-q", "x", "-a", "@absent.txt"], "cannot read absent.txt"),
        (["-q", "x", "-a", "@."], "cannot read ."),
        (["-q", "x", "-a", "@latin1.txt"], "not UTF-8"),
        (["-q", "x", "-a", "y", "--history", "latin1.txt"], "not UTF-8"),
        (["-q", "x", "-a", "y", "--history", "rows.jsonl"], "not JSON"),
        (["--row", "rows.jsonl", "-q", "x"], "either --row or"),
        (["--row", "rows.jsonl", "-d", "x"], "either --row or"),
        (["--row", "rows.jsonl:3"], "no row on line 3"),
        (["--row", "absent.jsonl:3"], "cannot read absent.jsonl"),
    ],
)
def test_bad_options_give_one_clear_line_and_exit_2(
    evigate_command: Command,
    rows_file: RowsFile,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    message: str,
) -> None:
    """No traceback, nothing on stdout."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "latin1.txt").write_bytes(b"caf\xe9")
    rows_file(b"{}", b"{}")
    done = evigate_command("check", *words)
    assert (done.code, done.out) == (2, "")
    assert message in done.err
    assert done.err.count("\n") == 1


def test_a_document_that_is_the_name_of_a_file_is_told(
    evigate_command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is judged as the text it is: newcomers mean the file."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "guide.md").write_text("The warranty lasts 3 years.")
    parts = ["-q", "How long is the warranty?", "-a", "3 years."]
    bare = evigate_command("check", *parts, "-d", "guide.md")
    assert bare.err == (
        "evigate: --document guide.md is taken as a text; @guide.md reads the file\n"
    )
    read = evigate_command("check", *parts, "-d", "@guide.md")
    assert (read.code, read.err) == (0, "")
    long = evigate_command("check", *parts, "-d", "It lasts 3 years. " * 1000)
    assert (long.code, long.err) == (0, "")


def test_fail_on_applies_to_the_one_verdict(evigate_command: Command) -> None:
    """As for `score`."""
    assert evigate_command("check", *PARTS, "--fail-on", "abstain").code == 1
    assert evigate_command("check", *PARTS, "--fail-on", "review").code == 0


def test_words_that_are_not_utf8_are_judged_all_the_same() -> None:
    """The shell hands them on as lone surrogates."""
    done = subprocess.run(
        [sys.executable, "-m", "evigate", "check", "-q", "x", "-a", b"caf\xe9 3"],
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"caf\\udce9 3" in done.stdout


def test_a_terminal_that_knows_only_ascii_gets_escapes() -> None:
    """Nothing is lost, nothing fails."""
    done = subprocess.run(
        [sys.executable, "-m", "evigate", "check", "-q", "é 保証", "-a", "→ 3"],
        capture_output=True,
        check=False,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u4fdd" in done.stdout
