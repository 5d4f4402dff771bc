"""JSON lines, plain or gzip, one row at a time.

What cannot be read becomes a :class:`BadRow`; the rows after it are read all the same.
"""

from __future__ import annotations

import gzip
import io
import json
import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO, Any, Final, NoReturn, cast

RowId = str | int | float | None

MAX_ROW_BYTES: Final = 256 * 1024 * 1024
"""Longer rows are bad rows: one call never needs as much."""

GZIP_MAGIC: Final = b"\x1f\x8b"
"""The first two bytes of gzip data."""

_BOM: Final = b"\xef\xbb\xbf"
_UTF16: Final = (b"\xff\xfe", b"\xfe\xff")
_NAME_SHOWN: Final = 40


@dataclass(frozen=True, slots=True)
class Row:
    """An object of a JSON lines file.

    Attributes:
        line: its line in the input, from 1.
        id: what the row calls itself, None where it does not.
        values: all its keys.
    """

    line: int
    id: RowId
    values: dict[str, Any]


@dataclass(frozen=True, slots=True)
class BadRow:
    """A row that cannot be used, and why.

    Attributes:
        code: short machine-readable name of the fault, e.g. ``"invalid_json"``.
        message: a sentence for people, on one line, without the row's texts.
    """

    line: int
    id: RowId
    code: str
    message: str

    def to_dict(self) -> dict[str, Any]:
        """The row that goes out in its place."""
        error = {"code": self.code, "message": self.message}
        return {"id": self.id, "line": self.line, "error": error}


class _BadJsonError(ValueError):
    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def parse_row(raw: bytes, line: int) -> Row | BadRow:
    """One line of a JSON lines file; strict JSON, in UTF-8, keys given once.

    >>> parse_row(b'{"id": "a", "question": "How long?"}', 7).id
    'a'
    >>> parse_row(b"[1]", 7).to_dict()["error"]["code"]
    'invalid_row'
    """
    try:
        values = _DECODER.decode(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        fault = f"not UTF-8 text: byte {raw[error.start]:#04x} at {error.start}"
        if raw.startswith(_UTF16):
            fault += "; it looks like UTF-16, save it as UTF-8"
        return BadRow(line, None, "invalid_utf8", fault)
    except _BadJsonError as error:
        return BadRow(line, None, error.code, str(error))
    except json.JSONDecodeError as error:
        fault = f"not JSON: {error.msg} at character {error.pos}"
        if raw.strip() in (b"{", b"["):
            fault += "; a row is one object, written on a single line"
        return BadRow(line, None, "invalid_json", fault)
    except ValueError:  # thousands of them: Python refuses to read the number
        return BadRow(line, None, "invalid_json", "a number has too many digits")
    except RecursionError:
        return BadRow(line, None, "too_deeply_nested", "the JSON is nested too deeply")
    if not isinstance(values, dict):
        fault = f"a row must be an object, got {_JSON_NAMES[type(values)]}"
        if isinstance(values, list):
            fault += "; rows stand one a line, without a list around them"
        return BadRow(line, None, "invalid_row", fault)
    name = values.get("id")
    if not _is_id(name):
        fault = f"id must be a string or a number, got {_JSON_NAMES[type(name)]}"
        return BadRow(line, None, "invalid_id", fault)
    return Row(line, name, values)


_JSON_NAMES: Final = {
    dict: "an object",
    list: "a list",
    str: "a string",
    int: "a number",
    float: "a number too large",
    bool: "true or false",
    type(None): "null",
}


def _is_id(value: Any) -> bool:
    if isinstance(value, float):
        return math.isfinite(value)
    return value is None or type(value) in (str, int)


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) != len(pairs):
        twice, _ = Counter(name for name, _ in pairs).most_common(1)[0]
        fault = f"the key {twice[:_NAME_SHOWN]!a} occurs twice"
        raise _BadJsonError("duplicate_key", fault)
    return values


def _refuse_constant(name: str) -> NoReturn:
    raise _BadJsonError("invalid_json", f"not JSON: {name} is no JSON value")


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_unique_keys, parse_constant=_refuse_constant
)


def read_rows(lines: IO[bytes]) -> Iterator[Row | BadRow]:
    """The rows of an open file of JSON lines, one at a time; blank lines are left out.

    A byte order mark and lines of any length are borne.

    >>> list(read_rows(io.BytesIO(b'{"a": 1}\\n\\n[2]\\n')))[1].line
    3
    """
    for line, raw in enumerate(_read_lines(lines), start=1):
        if len(raw) > MAX_ROW_BYTES:
            fault = f"longer than {MAX_ROW_BYTES} bytes"
            yield BadRow(line, None, "row_too_large", fault)
        elif raw.strip():
            text = raw.removeprefix(_BOM) if line == 1 else raw
            yield parse_row(text, line)


def _read_lines(lines: IO[bytes]) -> Iterator[bytes]:
    """Lines, those beyond the limit cut but recognisable by their length."""
    limit = MAX_ROW_BYTES + 1
    while raw := lines.readline(limit):
        yield raw
        while len(raw) == limit and not raw.endswith(b"\n"):
            raw = lines.readline(limit)


def unpacked(stored: IO[bytes]) -> IO[bytes]:
    """An open file, or what is packed in it when it holds gzip data."""
    if cast("io.BufferedReader", stored).peek(2)[:2] == GZIP_MAGIC:
        return cast("IO[bytes]", gzip.GzipFile(fileobj=stored))
    return stored
