"""`evigate eviscope`: from a source to datasets, scores, comparisons and errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.eviscope.conftest import made_up_rows, squad_json

from evigate.eviscope.files import read_dataset, write_dataset, write_outputs
from evigate.eviscope.records import RunOutput

Command = Callable[..., Any]


@pytest.fixture
def built(evigate_command: Command, tmp_path: Path) -> Path:
    source = tmp_path / "squad.json"
    source.write_text(json.dumps(squad_json(list(made_up_rows(4)))))
    path = tmp_path / "set.jsonl"
    done = evigate_command("eviscope", "build", source, "-o", path, "--quartets", "6")
    assert done.code == 0
    assert "6 quartets, 24 rows" in done.out
    return path


@pytest.fixture
def ran(built: Path, tmp_path: Path) -> Path:
    rows = read_dataset(built).rows
    right = [
        RunOutput(
            row.id,
            "right",
            row.gold.action,
            answer=row.gold.answers[0] if row.gold.answerable else "",
            citations=row.gold.supporting if row.gold.answerable else (),
        )
        for row in rows
    ]
    blind = [
        RunOutput(row.id, "blind", "answer", answer=row.gold.answers[0]) for row in rows
    ]
    path = tmp_path / "run.jsonl"
    write_outputs([*right, *blind], path)
    return path


def test_building_says_what_was_kept_and_dropped(
    evigate_command: Command, tmp_path: Path
) -> None:
    """A source that has no more is no error; JSON on request."""
    source = tmp_path / "rows.jsonl"
    odd = {"question": "Why?", "answer": "Because", "context": "Nothing here."}
    rows = [*made_up_rows(3), odd]
    source.write_text("".join(json.dumps(row) + "\n" for row in rows))
    out = tmp_path / "set.jsonl.gz"
    done = evigate_command("eviscope", "build", source, "-o", out)
    assert done.code == 0
    assert "9 quartets of 40, as the source has no more" in done.out
    assert "answer not in the context" in done.out
    done = evigate_command("eviscope", "build", source, "-o", out, "--all", "--json")
    assert done.rows[0]["quartets"] == 9
    assert done.rows[0]["hash"] == read_dataset(out).info.hash


def test_lints_decide_the_exit_code(
    evigate_command: Command, built: Path, tmp_path: Path
) -> None:
    """0 for a clean set; 1 and the fault for another."""
    done = evigate_command("eviscope", "lint", built)
    assert done.code == 0
    assert "0 faults" in done.out
    made = read_dataset(built)
    from evigate.eviscope.files import Dataset, dataset_hash

    rows = made.rows[:-1]
    info = made.info.from_dict({**made.info.to_dict(), "hash": dataset_hash(rows)})
    write_dataset(Dataset(info, rows), tmp_path / "cut.jsonl")
    done = evigate_command("eviscope", "lint", tmp_path / "cut.jsonl", "--json")
    assert done.code == 1
    assert done.rows[0]["faults"][0]["code"] == "structure"


def test_scores_come_with_intervals(
    evigate_command: Command, built: Path, ran: Path
) -> None:
    """For people and as JSON."""
    done = evigate_command("eviscope", "score", built, ran)
    assert done.code == 0
    assert "QCS                      1.000 [1.000, 1.000]" in done.out
    assert "conflict-blind answer" in done.out
    systems = evigate_command("eviscope", "score", built, ran, "--json").rows[0]
    assert systems["systems"]["blind"]["rates"]["conflict-blind answers"] == 1.0
    assert systems["systems"]["blind"]["intervals"]["QCS"]["value"] == 0.0


def test_systems_are_compared_in_pairs(
    evigate_command: Command, built: Path, ran: Path, tmp_path: Path
) -> None:
    """Two are needed."""
    done = evigate_command("eviscope", "compare", built, ran)
    assert "right minus blind" in done.out
    assert "only the first right 6, only the second 0   p = 0.031" in done.out
    alone = tmp_path / "alone.jsonl"
    alone.write_text("".join(ran.read_text().splitlines(keepends=True)[:24]))
    done = evigate_command("eviscope", "compare", built, alone)
    assert done.code == 2
    assert "one system only" in done.err


def test_errors_are_shown_named_and_exported(
    evigate_command: Command, built: Path, ran: Path, tmp_path: Path
) -> None:
    """On the terminal, as JSON and as a page."""
    done = evigate_command("eviscope", "errors", built, ran, "--limit", "1")
    assert "6 of 6 quartets went wrong, 1 shown" in done.out
    assert "answers on after the support is removed" in done.out
    failed = evigate_command("eviscope", "errors", built, ran, "--json").rows[0]
    assert len(failed["failed"]) == 6
    page = tmp_path / "errors.html"
    done = evigate_command("eviscope", "errors", built, ran, "--html", page)
    assert done.code == 0
    assert "Content-Security-Policy" in page.read_text()


def test_sheets_are_exported_and_compared(
    evigate_command: Command, built: Path, tmp_path: Path
) -> None:
    """An empty sheet has nothing to compare."""
    folder = tmp_path / "sheets"
    done = evigate_command("eviscope", "annotate", "export", built, "-o", folder)
    assert done.code == 0
    words = ("eviscope", "annotate", "agree", built, folder / "sheet.csv")
    done = evigate_command(*words, "--key", folder / "key.json")
    assert done.code == 0
    assert "sheet and gold" in done.out


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("", "holds no record"),
        ('{"question": "How?", "context": "No.", "answer": "7"}', "1 x answer not in"),
    ],
)
def test_a_source_that_gives_no_quartet_leaves_no_file(
    evigate_command: Command, tmp_path: Path, content: str, why: str
) -> None:
    source, made = tmp_path / "source.jsonl", tmp_path / "made.jsonl"
    source.write_text(content)
    done = evigate_command("eviscope", "build", source, "-o", made)
    assert (done.code, made.exists()) == (1, False)
    assert done.err.count("\n") == 1
    assert why in done.err


@pytest.mark.parametrize(
    "words",
    [
        ("lint", "nowhere.jsonl"),
        ("score", "nowhere.jsonl", "run.jsonl"),
        ("build", "nowhere.json", "-o", "x.jsonl"),
        ("build", __file__, "-o", "x.jsonl"),
        ("build", "nowhere.json", "-o", "x.jsonl", "--difficulty", "odd"),
        ("annotate", "export", "nowhere.jsonl", "-o", "x"),
        ("compare", "nowhere.jsonl", "run.jsonl", "--resolve", "odd"),
    ],
)
def test_what_cannot_be_used_gives_one_line(
    evigate_command: Command, words: tuple[str, ...]
) -> None:
    """And exit code 2."""
    done = evigate_command("eviscope", *words)
    assert done.code == 2
    assert done.err.count("\n") == 1
