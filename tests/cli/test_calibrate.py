"""`evigate calibrate` and `evigate audit`: from labelled rows to a trusted gate."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sklearn", reason="fitting needs the extra eval")

Command = Callable[..., Any]
RowsFile = Callable[..., Path]


def rows_of(contexts: int, turned: bool = False) -> list[dict[str, Any]]:
    """Two labelled rows a context, one right and one about something else."""
    rows = []
    for number in range(contexts):
        context = f"Part {number} weighs {number + 2} kg. It is made of steel."
        for wrong in (0, 1):
            answer = (
                "Refunds arrive by courier on Tuesday."
                if wrong
                else f"Part {number} weighs {number + 2} kg."
            )
            rows.append(
                {
                    "id": f"{number}-{wrong}",
                    "question": f"How heavy is part {number}?",
                    "context": context,
                    "answer": answer,
                    "label": 1 - wrong if turned else wrong,
                    "group": f"part-{number}",
                }
            )
    return rows


ROWS = rows_of(200)
QUICK = ("--gate", "ragscope-c", "--max-residual-risk", "0.1")


@pytest.fixture
def model(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> tuple[Path, Any]:
    """A calibrated file and how its command ended."""
    path = tmp_path / "model.json"
    source = rows_file(*ROWS, name="parts.jsonl")
    return path, evigate_command("calibrate", source, "-o", path, *QUICK)


def test_a_calibrated_file_scores(
    evigate_command: Command, rows_file: RowsFile, model: tuple[Path, Any]
) -> None:
    """The report names promise, leaks and needless holds; verdicts are calibrated."""
    path, done = model
    assert done.code == 0
    assert "with probability 0.9, at most 10.0% of what is accepted" in done.out
    assert "leaks: 0" in done.out
    assert "needless holds: 0" in done.out
    content = json.loads(path.read_text())
    assert content["format"] == "evigate.model/2"
    assert content["guarantee"]["met"] is True
    rows = evigate_command("score", rows_file(*ROWS[:8]), "--model", path).rows
    assert [row["route"] == "accept" for row in rows] == [True, False] * 4
    assert {row["domain"] for row in rows} == {"parts"}


def test_a_foreign_domain_is_judged_zero_shot_until_an_audit_supports_it(
    evigate_command: Command, rows_file: RowsFile, model: tuple[Path, Any]
) -> None:
    """`--trusted` overrides, `audit --write` opens the door, and may shut it again."""
    path, _ = model
    source = rows_file(*rows_of(60), name="other.jsonl")

    def notes(*words: str) -> set[str]:
        rows = evigate_command("score", source, "--model", path, *words).rows
        return {reason["code"] for row in rows for reason in row["reasons"]}

    assert "not_audited" in notes("--domain", "other")
    assert "not_audited" not in notes("--domain", "other", "--trusted")
    audited = ("audit", path, source, "--domain", "other", "--write")
    done = evigate_command(*audited)
    assert done.code == 0
    assert "supported" in done.out
    assert "not_audited" not in notes("--domain", "other")
    against = rows_file(*rows_of(40, turned=True), name="against.jsonl")
    done = evigate_command("audit", path, against, "--domain", "other", "--write")
    assert done.code == 1
    assert "against it" in done.out
    assert "not_audited" in notes("--domain", "other")


def test_no_threshold_means_no_file(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """Exit code 1, and a sentence on what is missing."""
    path = tmp_path / "m.json"
    done = evigate_command(
        "calibrate", rows_file(*rows_of(30)), "-o", path, "--gate", "ragscope-c"
    )
    assert done.code == 1
    assert "at least 45 accepted contexts, all free of errors" in done.out
    assert not path.exists()


def test_accepted_calls_are_drawn_for_labelling(
    evigate_command: Command,
    rows_file: RowsFile,
    model: tuple[Path, Any],
    tmp_path: Path,
) -> None:
    """Only accepted ones, one a context; their labels give the residual risk."""
    path, _ = model
    unlabelled = [{k: v for k, v in row.items() if k != "label"} for row in ROWS]
    drawn = tmp_path / "drawn.jsonl"
    done = evigate_command(
        "audit", path, rows_file(*unlabelled), "--sample", "50", "-o", drawn
    )
    assert done.code == 0
    rows = [json.loads(line) for line in drawn.read_text().splitlines()]
    assert len({row["group"] for row in rows}) == len(rows) == 50
    assert all(row["id"].endswith("-0") and row["label"] is None for row in rows)
    filled = rows_file(*({**row, "label": 0} for row in rows), name="filled.jsonl")
    done = evigate_command("audit", path, filled, "--accepted")
    assert "0 of 50 accepted calls are unfaithful" in done.out
    assert "at most 4.5% with probability 0.9" in done.out


def test_results_come_as_json_too(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """One object, with leaks and needless holds."""
    done = evigate_command(
        "calibrate", rows_file(*ROWS), "-o", tmp_path / "m.json", *QUICK, "--json"
    )
    content = json.loads(done.out)
    assert content["schema"] == "evigate.calibration/1"
    assert content["test"][""]["leaked"] == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--gate", "ragscope-x"), "--gate"),
        (("--shares", "50,50"), "--shares"),
        (("--shares", "a,b,c"), "--shares"),
        (("--shares", "50,0,50"), "--shares"),
        (("--max-residual-risk", "0"), "--max-residual-risk must be between 0 and 1"),
        (("--max-accepted-errors", "2"), "--max-accepted-errors must be between"),
        (("--review-budget", "1.5"), "--review-budget must be between 0 and 1, got"),
        (("--costs", "-1", "1"), "--costs must be above 0, got -1.0"),
        (("--delta", "0"), "--delta must be between 0 and 1, got 0.0"),
        (("--review-budget", "0.1", "--costs", "1", "1"), "give one of"),
        (("--policy", "none.toml"), "none.toml"),
    ],
)
def test_wrong_options_end_with_one_line(
    evigate_command: Command,
    rows_file: RowsFile,
    tmp_path: Path,
    words: tuple[str, ...],
    message: str,
) -> None:
    """Exit code 2; nothing is written."""
    path = tmp_path / "m.json"
    done = evigate_command("calibrate", rows_file(*ROWS[:40]), "-o", path, *words)
    assert done.code == 2
    assert message in done.err
    assert not path.exists()


def test_rows_without_a_group_are_refused(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """The row itself is never its group."""
    rows = [{k: v for k, v in row.items() if k != "group"} for row in ROWS[:40]]
    done = evigate_command("calibrate", rows_file(*rows), "-o", tmp_path / "m.json")
    assert done.code == 2
    assert "group" in done.err


def test_audits_go_into_calibrated_files_only(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """Files of `fit` have no place for them; other words that do not go together."""
    source, path = rows_file(*ROWS), tmp_path / "fit.json"
    evigate_command("fit", source, "--gate", "ragscope-c", "-o", path)
    assert evigate_command("audit", path, source).code == 0
    done = evigate_command("audit", path, source, "--write")
    assert (done.code, "evigate calibrate" in done.err) == (2, True)
    done = evigate_command("audit", path, source, "--sample", "3", "--accepted")
    assert done.code == 2
    done = evigate_command("score", source, "--domain", "x")
    assert (done.code, "--model" in done.err) == (2, True)


def test_a_slip_in_the_name_of_the_model_is_noticed_by_an_audit_of_accepted_calls(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    source = rows_file(*ROWS[:8])
    done = evigate_command("audit", tmp_path / "modle.json", source, "--accepted")
    assert (done.code, "cannot read model file" in done.err) == (2, True)
