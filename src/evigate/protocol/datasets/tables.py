"""Rows of JSON lines, CSV and parquet files, plain or gzip, one at a time."""

from __future__ import annotations

import csv
import gzip
import io
import itertools
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final, cast

from evigate.errors import InvalidCallError, MissingExtraError
from evigate.json_lines import BadRow, Row, read_rows, unpacked

_BATCH: Final = 256
_PARQUET_MAGIC: Final = b"PAR1"
MAX_DOCUMENT_BYTES: Final = 512 * 1024 * 1024
"""A JSON file that is one document (SQuAD) is read whole, up to this size."""


def suffix_of(path: Path) -> str:
    """What kind of file a name promises, the ending of gzip left out.

    >>> suffix_of(Path("rows.csv.gz"))
    '.csv'
    """
    name = path.name.removesuffix(".gz")
    return Path(name).suffix.lower()


def table_rows(path: Path) -> Iterator[Row | BadRow]:
    """The rows of a file: parquet by its first bytes, CSV by its name, else JSON lines.

    Raises:
        InvalidCallError: when it cannot be read, or its gzip data is damaged.
        MissingExtraError: for parquet without pyarrow.
    """
    try:
        with path.open("rb") as stored:
            if stored.peek(4)[:4] == _PARQUET_MAGIC:
                yield from _parquet_rows(path)
                return
            lines = unpacked(stored)
            if suffix_of(path) in (".csv", ".tsv"):
                yield from _csv_rows(lines)
            else:
                yield from read_rows(lines)
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise InvalidCallError(
            f"{path} is damaged: its gzip data ends or breaks early",
            code="damaged_file",
        ) from error
    except OSError as error:
        raise _unreadable(path, error) from error


def whole_document(path: Path) -> Any:
    """A JSON file that is one document.

    Raises:
        InvalidCallError: when it cannot be read, is too large or no JSON.
    """
    try:
        with path.open("rb") as stored:
            raw = unpacked(stored).read(MAX_DOCUMENT_BYTES + 1)
        if len(raw) > MAX_DOCUMENT_BYTES:
            raise InvalidCallError(
                f"{path} is larger than {MAX_DOCUMENT_BYTES} bytes",
                code="file_too_large",
            )
        return json.loads(raw)
    except (EOFError, zlib.error, ValueError, RecursionError) as error:
        if isinstance(error, InvalidCallError):
            raise
        raise InvalidCallError(f"{path} holds no JSON", code="invalid_json") from error
    except OSError as error:
        raise _unreadable(path, error) from error


def _unreadable(path: Path, error: OSError) -> InvalidCallError:
    return InvalidCallError(
        f"cannot read {path}: {error.strerror or error}", code="unreadable_file"
    )


def delimiter_of(heading: str) -> str:
    """What parts the fields of a CSV file: some spreadsheets write semicolons.

    >>> delimiter_of("id,answer"), delimiter_of("id;answer"), delimiter_of("answer")
    (',', ';', ',')
    """
    return max(",;\t", key=heading.count)


def _csv_rows(lines: IO[bytes]) -> Iterator[Row | BadRow]:
    text = io.TextIOWrapper(cast("Any", lines), "utf-8-sig", newline="")
    line = 2
    try:
        heading = text.readline()
        reader = csv.DictReader(
            itertools.chain([heading], text),
            delimiter=delimiter_of(heading),
            strict=True,
        )
        while True:
            # The names in the first line are read with the first row.
            line = max(reader.line_num, 1) + 1
            try:
                yield _csv_row(next(reader), line)
            except StopIteration:
                return
            except csv.Error as error:
                yield BadRow(line, None, "invalid_csv", f"not CSV: {error}"[:200])
    except UnicodeDecodeError as error:
        # What follows cannot be told apart any more.
        fault = f"not UTF-8 text: byte {error.object[error.start]:#04x}"
        yield BadRow(line, None, "invalid_utf8", fault)
    finally:
        text.detach()


def _csv_row(values: dict[str | Any, Any], line: int) -> Row | BadRow:
    if None in values or None in values.values():
        fault = "more or fewer fields than the heading names"
        return BadRow(line, None, "invalid_csv", fault)
    # An empty field says nothing; a document may be empty, but then there is none.
    known = {name: value for name, value in values.items() if value != ""}
    return Row(line, known.get("id"), known)


def _parquet_rows(path: Path) -> Iterator[Row | BadRow]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise MissingExtraError("pyarrow", "eval") from error
    line = 0
    try:
        with parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(batch_size=_BATCH):
                for values in batch.to_pylist():
                    line += 1
                    name = values.get("id")
                    known = name if isinstance(name, (str, int, float)) else None
                    yield Row(line, known, values)
    except pyarrow.ArrowException as error:
        fault = f"{path} is damaged or no parquet file (row {line + 1})"
        raise InvalidCallError(fault, code="damaged_file") from error
