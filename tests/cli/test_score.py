"""`evigate score`: one verdict a row, in order; bad rows cost only themselves."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from evigate import EvidenceGate
from evigate.cli import score as score_module

Command = Callable[..., Any]
RowsFile = Callable[..., Path]
CANARY = "zanzibar-7431"


def test_a_verdict_for_each_row_in_order(
    evigate_command: Command, rows_file: RowsFile, good_row: dict[str, Any]
) -> None:
    """Schema, id and line come first; the decision is the gate's own."""
    absent = {"id": 2, "question": "How long?", "contexts": [], "answer": "3 years."}
    done = evigate_command("score", rows_file(good_row, b"", absent))
    assert done.code == 0
    assert [(row["id"], row["line"]) for row in done.rows] == [("good", 1), (2, 3)]
    assert list(done.rows[0])[:3] == ["schema", "id", "line"]
    assert done.rows[0]["schema"] == "evigate.verdict/1"
    verdict = EvidenceGate().check(
        question="How long?", documents=[], answer="3 years."
    )
    told = [done.rows[1][key] for key in ("action", "route", "released", "risk")]
    assert told == [verdict.action, verdict.route, verdict.released, verdict.risk]
    assert "2 rows" in done.err


@pytest.mark.parametrize(
    ("documents", "expected"),
    [
        ({"documents": "a", "contexts": "bb", "context": "ccc"}, 1),
        ({"contexts": "bb", "context": "ccc"}, 2),
        ({"context": "ccc"}, 3),
    ],
)
def test_the_first_of_the_document_keys_wins(
    evigate_command: Command,
    rows_file: RowsFile,
    documents: dict[str, str],
    expected: int,
) -> None:
    """`documents`, then `contexts`, then `context`."""
    row = {"question": "q", "answer": "The answer is here.", **documents}
    (verdict,) = evigate_command("score", rows_file(row)).rows
    assert [d["characters"] for d in verdict["documents"]] == [expected]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"question": None}, "missing_question"),
        ({"answer": None}, "missing_answer"),
        ({"answer": 5}, "invalid_answer"),
        ({"documents": 5}, "invalid_documents"),
        ({"documents": [5]}, "invalid_document"),
        ({"documents": [{"title": "x"}]}, "invalid_document"),
        ({"history": "x"}, "invalid_history"),
        ({"metadata": []}, "invalid_metadata"),
        ({"id": []}, "invalid_id"),
    ],
)
def test_a_bad_row_keeps_its_place_and_the_rest_runs(
    evigate_command: Command,
    rows_file: RowsFile,
    good_row: dict[str, Any],
    change: dict[str, Any],
    code: str,
) -> None:
    """`{id, line, error: {code, message}}`, and exit code 1."""
    done = evigate_command("score", rows_file(good_row | change, good_row))
    assert done.code == 1
    bad, good = done.rows
    assert list(bad) == ["id", "line", "error"]
    assert bad["error"]["code"] == code
    assert bad["line"] == 1
    assert good["action"] == "answer"


def test_values_nested_too_deeply_to_write_are_a_bad_row(
    evigate_command: Command, rows_file: RowsFile, good_row: dict[str, Any]
) -> None:
    """Whether reading or writing them is too much."""
    nested = b"[" * 900 + b"]" * 900
    raw = json.dumps(good_row | {"metadata": {"a": 0}}).encode()
    done = evigate_command("score", rows_file(raw.replace(b"0}", nested + b"}")))
    assert done.rows[0]["error"]["code"] == "too_deeply_nested"


def test_few_calls_are_said_to_be_slower_than_many(
    evigate_command: Command, rows_file: RowsFile
) -> None:
    """The first ones compile what all others use."""
    row = {"question": "How long?", "context": "It lasts 3 years.", "answer": "3 years"}
    few, many = (evigate_command("score", rows_file(*[row] * n)) for n in (2, 60))
    assert "ms per call (median; the first calls prepare" in few.err
    assert "ms per call (median)\n" in many.err


def test_stdin_is_read_for_a_dash(
    evigate_command: Command, good_row: dict[str, Any]
) -> None:
    """Plain or gzip."""
    data = json.dumps(good_row).encode()
    for stdin in (data, gzip.compress(data)):
        done = evigate_command("score", "-", stdin=stdin)
        assert (done.code, len(done.rows)) == (0, 1)


def test_a_gz_output_is_compressed_without_a_time_inside(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """Equal rows give equal bytes."""
    source = rows_file(b"[]")
    for name in ("a.jsonl.gz", "b.jsonl.gz"):
        evigate_command("score", source, "-o", tmp_path / name)
    first, second = (tmp_path / n for n in ("a.jsonl.gz", "b.jsonl.gz"))
    assert first.read_bytes() == second.read_bytes()
    assert b"invalid_row" in gzip.decompress(first.read_bytes())


def test_no_text_of_a_call_leaves_unless_asked_for(
    evigate_command: Command, rows_file: RowsFile
) -> None:
    """Neither verdicts nor errors quote; `--with-texts` does."""
    row = {"question": CANARY, "documents": [CANARY], "answer": f"No, not {CANARY}."}
    source = rows_file(row, {"question": CANARY, "documents": CANARY, "answer": [1]})
    assert CANARY not in evigate_command("score", source).out
    with_texts = evigate_command("score", source, "--with-texts").rows[0]
    assert with_texts["question"] == CANARY
    assert with_texts["documents"][0]["text"] == CANARY


def test_hostile_texts_come_out_as_ascii(
    evigate_command: Command, rows_file: RowsFile
) -> None:
    """Lone surrogates, NUL, bidi marks and escapes, in texts and in names."""
    nasty = "\ud800 \x00 \u202e \x1b[31m \x9b31m [bold] {0} <b>"
    row = {"id": nasty, "question": nasty, "documents": [nasty], "answer": nasty}
    row["documents"] = [{"id": nasty, "text": nasty}]
    done = evigate_command("score", rows_file(row), "--with-texts")
    assert done.out.isascii()
    assert not set(done.out) & {"\x00", "\x1b"}
    assert done.rows[0]["id"] == nasty
    assert done.rows[0]["documents"][0]["id"] == nasty


def test_the_output_appears_whole(
    evigate_command: Command,
    rows_file: RowsFile,
    good_row: dict[str, Any],
    tmp_path: Path,
) -> None:
    """An old file is replaced at the end; its mode, and a link to it, stay."""
    target, link = tmp_path / "out.jsonl", tmp_path / "link.jsonl"
    target.write_text("old")
    target.chmod(0o600)
    link.symlink_to(target)
    done = evigate_command("score", rows_file(good_row), "-o", link)
    assert done.out == ""
    assert json.loads(target.read_text())["id"] == "good"
    assert target.stat().st_mode & 0o777 == 0o600
    assert link.is_symlink()
    assert not list(tmp_path.glob("*.partial"))


@pytest.mark.parametrize("name", ["out.jsonl", "out.jsonl.gz"])
def test_ctrl_c_keeps_what_was_scored(
    evigate_command: Command,
    rows_file: RowsFile,
    good_row: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
) -> None:
    """It stays beside the output, readable, and the old output stays as it was."""
    judge, seen = score_module.judge_row, []

    def interrupted(gate: Any, row: Any) -> Any:
        seen.append(row)
        if len(seen) == 3:
            raise KeyboardInterrupt
        return judge(gate, row)

    monkeypatch.setattr(score_module, "judge_row", interrupted)
    target = tmp_path / name
    target.write_text("old")
    done = evigate_command("score", rows_file(*[good_row] * 5), "-o", target)
    assert done.code == 130
    assert "2 rows are in" in done.err
    assert target.read_text() == "old"
    data = (tmp_path / f"{name}.partial").read_bytes()
    data = gzip.decompress(data) if name.endswith(".gz") else data
    assert len(data.splitlines()) == 2


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["score"], "Missing argument"),
        (["scores"], "No such command"),
        (["score", "ROWS", "--bogus"], "No such option"),
        (["score", "absent.jsonl"], "cannot read absent.jsonl"),
        (["score", "ROWS", "--gate", "magic"], "no gate named 'magic'"),
        (["score", "ROWS", "--gate", "ragscope-e"], "evigate fit"),
        (["score", "ROWS", "--model", "absent.json"], "absent.json"),
        (["score", "ROWS", "--model", "ROWS"], "rows.jsonl"),
        (["score", "ROWS", "--gate", "evigate", "--model", "m"], "not both"),
        (["score", "ROWS", "--policy", "lax"], "neither a preset"),
        (["score", "ROWS", "--policy", "absent.toml"], "absent.toml"),
        (["score", "ROWS", "--policy", "ROWS"], "not TOML"),
        (["score", "ROWS", "--policy", "typo.toml"], "did you mean 'review_risk'"),
        (["score", "ROWS", "--policy", "high.toml"], "review_risk must be"),
        (["score", "ROWS", "--fail-on", "sometimes"], "not an outcome"),
        (["score", "ROWS", "-o", "no/such/folder.jsonl"], "cannot write"),
        (["score", "ROWS", "-o", "."], "cannot write"),
    ],
)
def test_bad_options_give_one_clear_line_and_exit_2(
    evigate_command: Command,
    rows_file: RowsFile,
    good_row: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    message: str,
) -> None:
    """No traceback, no usage box, nothing on stdout."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "typo.toml").write_text("review_risks = 0.5")
    (tmp_path / "high.toml").write_text("review_risk = 7")
    path = rows_file(good_row).name
    done = evigate_command(*[path if word == "ROWS" else word for word in words])
    assert done.code == 2
    assert done.out == ""
    assert message in done.err
    assert done.err.count("\n") == 1
    assert done.err.startswith("evigate: ")


@pytest.mark.parametrize(
    ("fail_on", "code"),
    [
        ([], 0),
        (["--fail-on", "abstain"], 1),
        (["--fail-on", "flag_conflict,abstain"], 1),
        (["--fail-on", "flag_conflict", "--fail-on", "abstain"], 1),
        (["--fail-on", "flag_conflict"], 0),
        (["--fail-on", "review"], 0),
    ],
)
def test_verdicts_change_the_exit_code_only_when_asked_to(
    evigate_command: Command, rows_file: RowsFile, fail_on: list[str], code: int
) -> None:
    """An abstention under several `--fail-on`."""
    row = {"question": "How long?", "documents": [], "answer": "It lasts 3 years."}
    assert evigate_command("score", rows_file(row), *fail_on).code == code


def test_the_policy_may_be_a_toml_file(
    evigate_command: Command,
    rows_file: RowsFile,
    good_row: dict[str, Any],
    tmp_path: Path,
) -> None:
    """Its name stands in every record."""
    policy = tmp_path / "mine.toml"
    policy.write_text('preset = "strict"\nname = "mine"\n')
    (row,) = evigate_command("score", rows_file(good_row), "--policy", policy).rows
    assert row["policy"] == "mine"


def test_quiet_and_json_say_nothing_to_people(
    evigate_command: Command,
    rows_file: RowsFile,
    good_row: dict[str, Any],
    tmp_path: Path,
) -> None:
    """With `--json` and `-o` the summary is one JSON object on stdout."""
    source, target = rows_file(good_row, b"[]"), tmp_path / "out.jsonl"
    assert evigate_command("score", source, "--quiet").err == ""
    assert evigate_command("score", source, "--json").err == ""
    done = evigate_command("score", source, "--json", "-o", target)
    (summary,) = done.rows
    assert done.err == ""
    assert summary["verdicts"] == {"answer/accept": 1}
    assert summary["bad_rows"] == {"invalid_row": 1}


def test_damaged_gzip_scores_what_is_there_and_ends_with_2(
    evigate_command: Command, good_row: dict[str, Any], tmp_path: Path
) -> None:
    """The verdicts are written, a bad row marks the place, one line says so."""
    rows = b"".join(
        json.dumps(good_row | {"id": os.urandom(40).hex()}).encode() + b"\n"
        for _ in range(20)
    )
    source, target = tmp_path / "rows.jsonl.gz", tmp_path / "out.jsonl"
    source.write_bytes(gzip.compress(rows)[:-200])
    done = evigate_command("score", source, "-o", target, "--quiet")
    assert done.code == 2
    assert "damaged" in done.err
    *whole, last = map(json.loads, target.read_text().splitlines())
    assert all(row["action"] == "answer" for row in whole)
    assert last["error"]["code"] == "damaged_gzip"


@pytest.mark.skipif(not hasattr(signal, "SIGPIPE"), reason="needs POSIX pipes")
def test_a_reader_that_goes_away_ends_it_quietly(
    rows_file: RowsFile, good_row: dict[str, Any]
) -> None:
    """As with `| head`: no traceback, nothing on stderr."""
    source = rows_file(*[good_row] * 300)
    with subprocess.Popen(
        [sys.executable, "-m", "evigate", "score", str(source)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_clear_line(
    evigate_command: Command, rows_file: RowsFile, good_row: dict[str, Any]
) -> None:
    """Writing can fail, too."""
    done = evigate_command("score", rows_file(good_row), "-o", "/dev/full", "--quiet")
    assert done.code == 2
    assert "No space left" in done.err
    assert done.err.count("\n") == 1


@pytest.mark.shared_data
@pytest.mark.parametrize(
    ("name", "rows"), [("ragtruth_qa_test.jsonl.gz", 900), ("cases/cases.jsonl", 116)]
)
def test_public_data_gets_a_verdict_for_each_row(
    evigate_command: Command,
    shared_data: Callable[[str], Path],
    tmp_path: Path,
    name: str,
    rows: int,
) -> None:
    """In order, under their own ids."""
    source, target = shared_data(name), tmp_path / "out.jsonl"
    assert evigate_command("score", source, "-o", target).code == 0
    opened = gzip.open if name.endswith(".gz") else open
    with opened(source, "rt", encoding="utf-8") as file:
        ids = [json.loads(line)["id"] for line in file]
    scored = [json.loads(line) for line in target.read_text().splitlines()]
    assert len(scored) == rows
    assert [row["id"] for row in scored] == ids


def test_an_output_never_takes_the_place_of_what_is_read(
    evigate_command: Command,
    rows_file: RowsFile,
    good_row: dict[str, Any],
    tmp_path: Path,
) -> None:
    """Under whatever name: verdicts hold no texts, so the calls would be lost."""
    path = rows_file(good_row)
    before = path.read_bytes()
    link = tmp_path / "link.jsonl"
    link.symlink_to(path)
    commands: list[tuple[Any, ...]] = [
        ("consens", path, "--evaluator", "fake", "--html", link),
        ("attribute", path, "--evaluator", "fake", "--html", path),
        ("fit", path, "--gate", "ragscope-c", "-o", path),
        ("calibrate", path, "-o", path),
        ("score", path, "-o", link),
        ("consens", path, "--evaluator", "fake", "-o", path),
        ("transfer", path, tmp_path / "other.jsonl", "-o", link),
        ("eviscope", "build", path, "-o", path),
        ("eviscope", "run", path, "-o", link, "--llm", "fake"),
        ("eviscope", "errors", path, tmp_path / "run.jsonl", "--html", path),
        ("audit", tmp_path / "model.json", path, "--sample", "1", "-o", path),
    ]
    for command in commands:
        ended = evigate_command(*command)
        assert (ended.code, "is read already" in ended.err) == (2, True), command
        assert path.read_bytes() == before


def test_work_does_not_begin_where_its_outcome_cannot_be_kept(
    evigate_command: Command,
    rows_file: RowsFile,
    good_row: dict[str, Any],
    tmp_path: Path,
) -> None:
    """A missing folder, or a folder in place of a file, is noticed at once."""
    path = rows_file(good_row)
    other = tmp_path / "other.jsonl"
    other.write_bytes(path.read_bytes())
    commands: list[tuple[Any, ...]] = [
        ("fit", path, "--gate", "ragscope-c", "-o"),
        ("calibrate", path, "-o"),
        ("consens", path, "--evaluator", "fake", "--html"),
        ("transfer", path, other, "-o"),
        ("eviscope", "build", path, "-o"),
        ("eviscope", "run", path, "--llm", "fake", "-o"),
    ]
    for command in commands:
        missing = evigate_command(*command, tmp_path / "nowhere" / "out.json")
        assert (missing.code, "no folder" in missing.err) == (2, True), command
        folder = evigate_command(*command, tmp_path)
        assert (folder.code, "Is a directory" in folder.err) == (2, True), command
