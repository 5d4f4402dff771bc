"""`evigate transfer` on the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sklearn", reason="folds need the extra eval")

Command = Callable[..., Any]
RowsFile = Callable[..., Path]

FAST = ("--labels", "10,200", "--label-draws", "2", "--draws", "20")


def rows_of(source: str, number: int = 60) -> list[dict[str, Any]]:
    """Two answers to each context, every third one wrong."""
    rows = []
    for i in range(number):
        context, wrong = i // 2, i % 3 == 0
        said = f"It lasts {context + (9 if wrong else 2)} years{'!' * (i % 5)}"
        rows.append(
            {
                "id": f"{source}{i}",
                "question": "How long does it last?",
                "context": f"Model {context} of {source} lasts {context + 2} years.",
                "answer": said,
                "label": int(wrong),
                "group": f"{source}-{context}",
                "source": source,
            }
        )
    return rows


def test_each_file_is_a_source(
    evigate_command: Command, rows_file: RowsFile, tmp_path: Path
) -> None:
    """Tables come out; a number of labels that no pool has stays blank."""
    first = rows_file(*rows_of("first"), name="first.jsonl")
    second = rows_file(*rows_of("second"), name="second.jsonl")
    output = tmp_path / "transfer.json"
    words = ("-g", "ragscope-c", "-g", "evigate", "-o", output, *FAST)
    done = evigate_command("transfer", first, second, *words)
    assert done.code == 0, done.err
    for said in ("Macro mean", "leave-source-out", "zero-shot", "target-10", "–"):
        assert said in done.out
    results = json.loads(output.read_text())
    assert results["schema"] == "evigate.transfer/1"
    assert set(results["sources"]) == {"first", "second"}
    (blank,) = (s for s in results["settings"] if s["setting"] == "target-200")
    assert blank["auroc"] == {"first": None, "second": None, "macro": None}


def test_rows_can_name_their_sources(
    evigate_command: Command, rows_file: RowsFile
) -> None:
    """In one file."""
    source = rows_file(*rows_of("first"), *rows_of("second"))
    words = ("-g", "length", "--by-source", "--json", *FAST)
    done = evigate_command("transfer", source, *words)
    assert set(json.loads(done.out)["sources"]) == {"first", "second"}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "at least two sources"),
        (("--labels", "many"), "--labels"),
        (("--labels", "1"), "--labels"),
        (("-g", "ragscope-e", "--by-source"), "TF-IDF"),
    ],
)
def test_wrong_words_end_in_one_line(
    evigate_command: Command, rows_file: RowsFile, words: tuple[str, ...], message: str
) -> None:
    """Exit code 2."""
    source = rows_file(*rows_of("first"), *rows_of("second"))
    done = evigate_command("transfer", source, *words)
    assert done.code == 2
    assert message in done.err
    assert done.err.count("\n") == 1
