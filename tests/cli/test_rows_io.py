"""Rows are read one by one, and what cannot be read costs nothing but itself."""

from __future__ import annotations

import gzip
import io
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate import json_lines
from evigate.cli.exits import CommandError
from evigate.cli.rows_io import (
    BadRow,
    Row,
    RowInput,
    bad_rows_left_out,
    open_rows,
    parse_row,
)


def read_all(data: bytes, name: str = "rows.jsonl") -> list[Row | BadRow]:
    """All rows in some bytes."""
    buffered = io.BufferedReader(io.BytesIO(data))  # type: ignore[arg-type]
    return list(RowInput(buffered, name, None))


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"[1, 2]", "invalid_row"),
        (b"null", "invalid_row"),
        (b'"text"', "invalid_row"),
        (b"17", "invalid_row"),
        (b"true", "invalid_row"),
        (b"{", "invalid_json"),
        (b"{'a': 1}", "invalid_json"),
        (b'{"a": NaN}', "invalid_json"),
        (b'{"a": -Infinity}', "invalid_json"),
        (b'{"a": 1} {"a": 2}', "invalid_json"),
        (b'{"a": ' + b"9" * 5_000 + b"}", "invalid_json"),
        (b'{"a": 1, "a": 2}', "duplicate_key"),
        (b'{"a": {"b": 1, "b": 1}}', "duplicate_key"),
        (b"[" * 100_000, "too_deeply_nested"),
        (b'{"a":' * 100_000, "too_deeply_nested"),
        (b'{"a": "\xe9"}', "invalid_utf8"),
        (b"\xff\xfe{\x00}\x00", "invalid_utf8"),
        (b'{"id": ["a"]}', "invalid_id"),
        (b'{"id": true}', "invalid_id"),
        (b'{"id": 1e999}', "invalid_id"),
    ],
)
def test_a_bad_line_is_named(raw: bytes, code: str) -> None:
    """Each fault has a code and a message on one line, without the row's text."""
    row = parse_row(raw, 3)
    assert isinstance(row, BadRow)
    assert (row.code, row.line) == (code, 3)
    assert "\n" not in row.message
    assert len(row.message) < 200


@pytest.mark.parametrize(
    ("raw", "hint"),
    [
        ("{}\n".encode("utf-16"), "looks like UTF-16, save it as UTF-8"),
        (b"{\n", "one object, written on a single line"),
        (b"[\n", "one object, written on a single line"),
    ],
)
def test_files_of_other_makes_get_a_hint(raw: bytes, hint: str) -> None:
    """What PowerShell writes, and JSON over many lines."""
    (row, *_) = json_lines.read_rows(io.BytesIO(raw))
    assert isinstance(row, BadRow)
    assert hint in row.message


@pytest.mark.parametrize("name", ["a", "", 7, -1.5, None, "\ud800", 10**40])
def test_an_id_is_a_string_or_a_number(name: object) -> None:
    """It is kept as it is."""
    row = parse_row(json.dumps({"id": name}).encode(), 1)
    assert isinstance(row, Row)
    assert row.id == name


def test_blank_lines_are_skipped_but_counted() -> None:
    """Line numbers are those of the file, whatever ends its lines."""
    rows = read_all(b'\xef\xbb\xbf{"id": 1}\r\n\r\n  \n{"id": 2}')
    assert [(row.line, row.id) for row in rows] == [(1, 1), (4, 2)]


def test_gzip_is_told_by_its_first_bytes() -> None:
    """Whatever the file is called; several members are read as one."""
    packed = gzip.compress(b'{"id": 1}\n') + gzip.compress(b'{"id": 2}\n')
    assert [row.id for row in read_all(packed)] == [1, 2]


@pytest.mark.parametrize("data", [b"", b'{"id": 1}\n'])
def test_a_gz_name_without_gzip_data_is_an_error(data: bytes) -> None:
    """An empty or plain file named .gz has most likely been cut or mixed up."""
    with pytest.raises(CommandError, match="does not hold gzip"):
        read_all(data, "rows.jsonl.gz")


@pytest.mark.parametrize("cut", [12, 100, -1])
def test_truncated_gzip_gives_its_whole_rows_and_one_bad_row(cut: int) -> None:
    """What was readable is read; then comes a bad row, and the damage is noted."""
    packed = gzip.compress(b"".join(b'{"id": %d}\n' % n for n in range(2_000)))
    rows = RowInput(
        io.BufferedReader(io.BytesIO(packed[:cut])),  # type: ignore[arg-type]
        "rows",
        None,
    )
    *whole, last = rows
    assert [row.id for row in whole] == list(range(len(whole)))
    assert isinstance(last, BadRow)
    assert last.code == "damaged_gzip"
    assert rows.damage is not None


def test_a_huge_row_is_bad_and_the_next_one_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its rest is skipped without being kept."""
    monkeypatch.setattr(json_lines, "MAX_ROW_BYTES", 20)
    rows = read_all(b'{"id": "%s"}\n{"id": 2}\n' % (b"x" * 1_000))
    assert isinstance(rows[0], BadRow)
    assert rows[0].code == "row_too_large"
    assert (rows[1].line, rows[1].id) == (2, 2)


@pytest.mark.parametrize("path", ["absent.jsonl", ".", "a\0b"])
def test_what_cannot_be_opened_is_one_clear_error(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Missing files, folders and impossible names."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CommandError, match="cannot read"), open_rows(path) as rows:
        list(rows)


@given(st.binary(max_size=200))
def test_no_bytes_raise(raw: bytes) -> None:
    """Any line is either a row or a bad row."""
    assert isinstance(parse_row(raw, 1), Row | BadRow)


@given(st.lists(st.binary(max_size=40), max_size=8))
def test_lines_come_in_order(lines: list[bytes]) -> None:
    """Line numbers rise, and no line gives two rows."""
    numbers = [row.line for row in read_all(b" " + b"\n".join(lines))]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("name", ["calls.csv", "Calls.CSV.gz", "calls.parquet"])
def test_a_table_is_one_clear_error_not_one_a_line(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(b"question,answer\nHow?,So.\n")
    with pytest.raises(CommandError, match="JSON lines"), open_rows(str(path)):
        pass


def test_bad_rows_are_told_once_for_each_fault() -> None:
    """The first line of each, whatever their number."""
    faults = [BadRow(n, None, "invalid_row", f"fault {n % 7}") for n in range(1, 30)]
    said = bad_rows_left_out(40, faults, "calls")
    assert said.startswith(
        "40 bad rows were left out of calls (line 1: fault 1; line 2"
    )
    assert said.endswith("line 5: fault 5; and 35 more)")
    assert bad_rows_left_out(1) == "1 bad row was left out"
    assert bad_rows_left_out(1, faults[:1]).endswith("(line 1: fault 1)")
