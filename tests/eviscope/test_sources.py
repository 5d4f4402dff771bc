"""Base records from SQuAD files and from JSON lines."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from tests.eviscope.conftest import made_up_rows, squad_json

from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.sources import read_source, source_of


@pytest.mark.parametrize("indent", [None, 1])
@pytest.mark.parametrize("packed", [False, True])
def test_squad_json_gives_what_its_rows_give(
    tmp_path: Path, indent: int | None, packed: bool
) -> None:
    """On one line or many, plain or gzip."""
    rows = list(made_up_rows(2))
    text = json.dumps(squad_json(rows), indent=indent).encode()
    path = tmp_path / ("squad.json.gz" if packed else "squad.json")
    path.write_bytes(gzip.compress(text) if packed else text)
    found = read_source(path)
    assert found.records == source_of(rows).records
    assert found.name == path.name


def test_questions_without_an_answer_are_left_out(tmp_path: Path) -> None:
    """As SQuAD 2.0 marks them."""
    values = squad_json(list(made_up_rows(1)))
    values["data"][0]["paragraphs"][0]["qas"][0]["is_impossible"] = True
    path = tmp_path / "squad2.json"
    path.write_text(json.dumps(values))
    assert len(read_source(path).records) == 11


@pytest.mark.parametrize(
    "row",
    [
        {"question": "Who?", "answer": "Ada", "context": "It was Ada."},
        {"question": "Who?", "answers": ["Ada"], "contexts": ["None.", "It was Ada."]},
        {"question": "Who?", "answers": {"text": ["Ada"], "answer_start": [7]},
         "context": "It was Ada."},
        {"question": "Who?", "gold_answers": ["Ada"],
         "documents": [{"id": "x", "text": "It was Ada."}]},
        {"question": "Who?", "answers": ["Countess", "Ada"], "context": "It was Ada.",
         "answer_start": 99},
    ],
)  # fmt: skip
def test_rows_of_several_forms_are_read(row: dict[str, Any]) -> None:
    """The first answer of a record is the one that stands in its paragraph."""
    record = source_of([row]).records[0]
    assert (record.answers[0], record.context) == ("Ada", "It was Ada.")
    assert record.context[record.start :].startswith("Ada")


def test_records_that_cannot_be_used_are_dropped_with_the_reason() -> None:
    """An answer that does not stand in the text, and the same record twice."""
    row = {"id": "a", "question": "Who?", "answer": "Ada", "context": "It was Ada."}
    absent = {**row, "id": "b", "answer": "Grace"}
    found = source_of([row, {**row, "id": "c"}, absent, {"question": "", "answer": ""}])
    assert [record.id for record in found.records] == ["a"]
    assert {(drop.id, drop.reason) for drop in found.dropped} == {
        ("b", "answer not in the context"),
        ("c", "repeated record"),
    }


@pytest.mark.parametrize("text", ['{"data": 3}', "not json", '{"data": [{"x": 1}]}'])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    """With the file's name."""
    path = tmp_path / "odd.json"
    path.write_text(text)
    with pytest.raises(EviscopeError, match=r"odd\.json"):
        read_source(path)
