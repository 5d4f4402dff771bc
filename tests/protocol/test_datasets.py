"""The published formats and users' own files, on small files made here."""

from __future__ import annotations

import csv
import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from evigate import EvigateError
from evigate.protocol.datasets import read_dataset
from evigate.protocol.labelled import label_of

OWN = {
    "id": "a",
    "question": "How long?",
    "context": "It lasts 3 years.",
    "answer": "3 years.",
    "label": 0,
    "group": "g1",
}


def write_lines(path: Path, rows: Iterable[dict[str, Any] | str]) -> Path:
    """JSON lines; strings are written as they are; packed for .gz."""
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
    raw = "".join(line + "\n" for line in lines).encode()
    path.write_bytes(gzip.compress(raw) if path.suffix == ".gz" else raw)
    return path


def ragtruth_folder(folder: Path, packed: str = "") -> Path:
    """The two files of RAGTruth with one source of each task."""
    sources = [
        {
            "source_id": "1",
            "task_type": "QA",
            "source": "MARCO",
            "source_info": {
                "question": "how long",
                "passages": "passage 1:It lasts 3 years.\n\npassage 2:It is red.\n\n",
            },
            "prompt": "...",
        },
        {
            "source_id": "2",
            "task_type": "Summary",
            "source": "CNN/DM",
            "source_info": "A long article.",
        },
        {
            "source_id": "3",
            "task_type": "Data2txt",
            "source": "Yelp",
            "source_info": {"name": "Café Zoë", "stars": 4.5},
        },
    ]
    span = {"start": 3, "end": 10, "text": "lasts 9", "label_type": "Evident Conflict"}
    responses = [
        {
            "id": "10",
            "source_id": "1",
            "labels": [span],
            "response": "It lasts 9 years.",
        },
        {"id": "11", "source_id": "2", "labels": [], "response": "An article."},
        {
            "id": "12",
            "source_id": "3",
            "labels": [],
            "response": "Café Zoë, 4.5 stars.",
        },
        {"id": "13", "source_id": "9", "labels": [], "response": "?"},
    ]
    about = {"model": "gpt-4-0613", "split": "test", "quality": "good"}
    write_lines(folder / f"source_info.jsonl{packed}", sources)
    write_lines(folder / f"response.jsonl{packed}", [r | about for r in responses])
    return folder


@pytest.mark.parametrize("packed", ["", ".gz"])
@pytest.mark.parametrize("name", ["", "response.jsonl"])
def test_ragtruth_is_read_from_its_two_files(
    tmp_path: Path, name: str, packed: str
) -> None:
    """All three tasks, spans, and a response whose source is missing."""
    folder = ragtruth_folder(tmp_path, packed)
    data = read_dataset(folder / (name + packed) if name else folder)
    qa, summary, table = list(data)
    assert data.kind == "ragtruth"
    assert (qa.label, qa.group, qa.task, qa.source) == (1, "1", "QA", "RAGTruth/MARCO")
    assert (qa.generator, qa.split) == ("gpt-4-0613", "test")
    assert [d.text for d in qa.call.documents] == ["It lasts 3 years.", "It is red."]
    start, end = qa.spans[0]
    assert qa.call.answer[start:end] == "lasts 9"
    assert (summary.label, summary.call.question) == (0, "")
    assert "Café Zoë" in table.call.documents[0].text
    assert [fault.code for fault in data.faults] == ["missing_source"]


def test_half_of_ragtruth_is_no_ragtruth(tmp_path: Path) -> None:
    """The message says what belongs together."""
    (ragtruth_folder(tmp_path) / "source_info.jsonl").unlink()
    with pytest.raises(EvigateError, match=r"source_info\.jsonl"):
        list(read_dataset(tmp_path))


def test_a_split_can_be_chosen(tmp_path: Path) -> None:
    """Only its rows are read."""
    folder = ragtruth_folder(tmp_path)
    assert len(list(read_dataset(folder, split="test"))) == 3
    assert list(read_dataset(folder, split="train")) == []


HALUBENCH = [
    {
        "id": "h1",
        "passage": "It lasts 3 years.",
        "question": "How long?",
        "answer": answer,
        "label": label,
        "source_ds": "covidQA",
    }
    for answer, label in (("3 years", "PASS"), ("9 years", "FAIL"))
]


@pytest.mark.parametrize("ending", ["jsonl", "csv", "parquet"])
def test_halubench_is_read_in_three_formats(tmp_path: Path, ending: str) -> None:
    """FAIL is unfaithful; the same passage is the same group."""
    path = tmp_path / f"halubench.{ending}"
    if ending == "jsonl":
        write_lines(path, HALUBENCH)
    elif ending == "csv":
        with path.open("w", newline="") as file:
            writer = csv.DictWriter(file, list(HALUBENCH[0]))
            writer.writeheader()
            writer.writerows(HALUBENCH)
    else:
        pyarrow = pytest.importorskip("pyarrow")
        parquet = pytest.importorskip("pyarrow.parquet")
        parquet.write_table(pyarrow.Table.from_pylist(HALUBENCH), path)
    data = read_dataset(path)
    first, second = list(data)
    assert data.kind == "halubench"
    assert (first.label, second.label) == (0, 1)
    assert first.source == "HaluBench/covidQA"
    assert first.group == second.group
    assert first.call.documents[0].text == "It lasts 3 years."


@pytest.mark.parametrize(
    ("row", "task", "question"),
    [
        (
            {
                "knowledge": "K.",
                "question": "Q?",
                "right_answer": "R",
                "hallucinated_answer": "W",
            },
            "QA",
            "Q?",
        ),
        (
            {
                "knowledge": "K.",
                "dialogue_history": "[Human]: Q?",
                "right_response": "R",
                "hallucinated_response": "W",
            },
            "Dialogue",
            "[Human]: Q?",
        ),
        (
            {"document": "K.", "right_summary": "R", "hallucinated_summary": "W"},
            "Summary",
            "",
        ),
    ],
)
def test_halueval_gives_two_answers_a_line(
    tmp_path: Path, row: dict[str, str], task: str, question: str
) -> None:
    """The right and the hallucinated one, in one group; its .json is JSON lines."""
    path = write_lines(tmp_path / "qa_data.json", [row, row])
    data = read_dataset(path)
    found = list(data)
    assert data.kind == "halueval"
    assert [r.label for r in found] == [0, 1, 0, 1]
    assert [r.call.answer for r in found[:2]] == ["R", "W"]
    assert len({r.group for r in found}) == 1
    assert len({r.id for r in found}) == 4
    assert (found[0].task, found[0].call.question) == (task, question)


def test_wikieval_gives_grounded_and_ungrounded_answers(tmp_path: Path) -> None:
    """Where the latter is there."""
    row = {
        "question": "Q?",
        "context_v1": ["A.", "B."],
        "answer": "A",
        "ungrounded_answer": "C",
    }
    data = read_dataset(write_lines(tmp_path / "wikieval.jsonl", [row]))
    assert [(r.label, len(r.call.documents)) for r in data] == [(0, 2), (1, 2)]


def test_squad_gives_gold_answers(tmp_path: Path) -> None:
    """Unanswerable questions have no label and are left out unless asked for."""
    answered = {"id": "s1", "question": "Q?", "answers": [{"text": "3"}]}
    open_question = {"id": "s2", "question": "R?", "answers": [], "is_impossible": True}
    paragraph = {"context": "It lasts 3 years.", "qas": [answered, open_question]}
    content = {"version": "2.0", "data": [{"title": "T", "paragraphs": [paragraph]}]}
    path = tmp_path / "dev.json"
    path.write_text(json.dumps(content, indent=2))
    data = read_dataset(path)
    assert [(r.id, r.label, r.call.answer) for r in data] == [("s1", 0, "3")]
    assert (data.kind, data.unlabelled) == ("squad", 1)
    assert [r.label for r in read_dataset(path, unlabelled=True)] == [0, None]


def test_what_only_looks_like_squad_is_named(tmp_path: Path) -> None:
    """A question without an id."""
    path = tmp_path / "dev.json"
    path.write_text(json.dumps({"data": [{"paragraphs": [{"qas": [{}]}]}]}))
    with pytest.raises(EvigateError, match="no SQuAD file"):
        list(read_dataset(path))


def test_ones_own_rows_are_read_and_bad_ones_named(tmp_path: Path) -> None:
    """The rows after a bad one are read all the same."""
    rows: list[dict[str, Any] | str] = [
        OWN,
        "{broken",
        OWN | {"id": "b", "label": "maybe"},
        {k: v for k, v in OWN.items() if k != "answer"},
        OWN | {"id": "c", "label": None},
        OWN | {"id": "d", "question": None, "spans": [{"start": 0, "end": 99}]},
    ]
    data = read_dataset(write_lines(tmp_path / "own.jsonl.gz", rows))
    first, last = list(data)
    assert (first.id, last.id, last.call.question) == ("a", "d", "")
    assert last.spans == ((0, 8),)
    assert [(f.line, f.code) for f in data.faults] == [
        (2, "invalid_json"),
        (3, "invalid_label"),
        (4, "missing_answer"),
    ]
    assert (data.bad, data.unlabelled) == (3, 1)


@pytest.mark.parametrize("group", [None, "", True, ["a"], 1.5])
def test_the_group_is_never_guessed(tmp_path: Path, group: object) -> None:
    """A row without one ends it, and the line is named."""
    path = write_lines(tmp_path / "own.jsonl", [OWN, OWN | {"group": group}])
    with pytest.raises(EvigateError, match="line 2 has no group"):
        list(read_dataset(path))


def test_columns_can_be_named(tmp_path: Path) -> None:
    """A user's own names; lists may come as JSON in a CSV cell."""
    path = tmp_path / "own.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["q", "docs", "reply", "bad", "page", "llm"])
        writer.writerow(
            ["How long?", '["3 years.", "Red."]', "9 years", "yes", "7", "x"]
        )
        writer.writerow(["How long?", "[sic] 3 years", "3 years", "no", "7", "x"])
    columns = {
        "question": "q",
        "documents": "docs",
        "answer": "reply",
        "label": "bad",
        "group": "page",
        "generator": "llm",
    }
    first, second = list(read_dataset(path, columns=columns))
    assert [len(r.call.documents) for r in (first, second)] == [2, 1]
    assert (first.label, second.label, first.group, first.generator) == (1, 0, "7", "x")


def test_rows_can_be_grouped_by_their_documents(tmp_path: Path) -> None:
    """On request only; equal texts are one group."""
    rows = [OWN, OWN | {"context": "It  LASTS 3 years."}, OWN | {"context": "Other."}]
    path = write_lines(tmp_path / "own.jsonl", rows)
    groups = [r.group for r in read_dataset(path, columns={"group": "@documents"})]
    assert groups[0] == groups[1] != groups[2]


def test_a_column_that_is_missing_is_named(tmp_path: Path) -> None:
    """Row by row, since rows of JSON lines may differ."""
    path = write_lines(tmp_path / "own.jsonl", [OWN])
    data = read_dataset(path, columns={"answer": "reply"})
    assert list(data) == []
    assert "'reply' (for answer)" in data.faults[0].message


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"kind": "other"}, "no format 'other'"),
        ({"columns": {"anwser": "x"}}, "no field 'anwser'"),
        ({"kind": "squad", "columns": {"answer": "x"}}, "not for squad"),
    ],
)
def test_wrong_options_are_refused(
    tmp_path: Path, options: dict[str, Any], message: str
) -> None:
    """Before anything is read."""
    with pytest.raises(EvigateError, match=message):
        read_dataset(tmp_path / "missing.jsonl", **options)


@pytest.mark.parametrize("name", ["missing.jsonl", "cut.jsonl.gz", "cut.parquet"])
def test_files_that_cannot_be_read_say_so(tmp_path: Path, name: str) -> None:
    """Missing, cut in the middle, or with a wrong beginning."""
    path = tmp_path / name
    if name.endswith(".gz"):
        raw = "".join(json.dumps(OWN | {"id": i}) + "\n" for i in range(2000))
        path.write_bytes(gzip.compress(raw.encode())[:-400])
    elif name.endswith(".parquet"):
        pytest.importorskip("pyarrow")
        path.write_bytes(b"PAR1 and nothing else")
    with pytest.raises(EvigateError, match=name):
        list(read_dataset(path))


def test_the_first_row_of_a_csv_is_on_its_second_line(tmp_path: Path) -> None:
    """The line that an editor shows."""
    path = tmp_path / "own.csv"
    path.write_bytes(b"question,context,answer,label,group\nQ?,C.,A,0\nQ?,C.,A,0,g\n")
    data = read_dataset(path)
    assert len(list(data)) == 1
    assert [f.line for f in data.faults] == [2]


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_a_csv_may_come_from_any_spreadsheet(
    tmp_path: Path, delimiter: str, encoding: str
) -> None:
    """They write commas, semicolons or tabs, and some a byte order mark."""
    path = tmp_path / "own.csv"
    fields = ("question", "context", "answer", "label", "group")
    with path.open("w", encoding=encoding, newline="") as file:
        writer = csv.writer(file, delimiter=delimiter)
        writer.writerow(fields)
        writer.writerow(("Où?", "A; b, c.\nDeux.", 'Ici;\tlà, "oui".', 1, "g"))
    (row,) = read_dataset(path)
    assert row.call.documents[0].text == "A; b, c.\nDeux."
    assert (row.call.answer, row.label) == ('Ici;\tlà, "oui".', 1)


def test_a_csv_that_breaks_is_named_by_line(tmp_path: Path) -> None:
    """Too many fields, too few, bytes that are no text."""
    path = tmp_path / "own.csv"
    path.write_bytes(
        b"question,context,answer,label,group\n"
        b"Q?,C.,A,0,g\nQ?,C.,A,0,g,more\nQ?,C.\nQ?,C.,A,1,g\n"
    )
    data = read_dataset(path)
    assert [r.label for r in data] == [0, 1]
    assert [f.line for f in data.faults] == [3, 4]
    path.write_bytes(b"question,context,answer,label,group\nQ?,C.,\xff,0,g\n")
    data = read_dataset(path)
    assert list(data) == []
    assert [f.code for f in data.faults] == ["invalid_utf8"]


@pytest.mark.parametrize(
    ("value", "label"),
    [(True, 1), (0, 0), (1.0, 1), ("FAIL", 1), (" pass ", 0), ("", None), (None, None)],
)
def test_labels_in_their_usual_forms(value: object, label: int | None) -> None:
    """1 is unfaithful throughout."""
    assert label_of(value) == label


@pytest.mark.parametrize("value", [2, -1, 0.5, "perhaps", [1], float("nan")])
def test_other_labels_are_refused(value: object) -> None:
    """Nothing is rounded."""
    with pytest.raises(EvigateError, match="label"):
        label_of(value)
