"""Reading rows: JSON lines from a file or stdin, plain or gzip, one at a time.

What cannot be read becomes a :class:`BadRow`; the rows after it are read all the same.
"""

from __future__ import annotations

import gzip
import io
import os
import stat
import sys
import zlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Final

from evigate.cli.exits import CommandError
from evigate.json_lines import BadRow as BadRow
from evigate.json_lines import Row as Row
from evigate.json_lines import parse_row as parse_row
from evigate.json_lines import read_rows, unpacked

_SHOWN_FAULTS: Final = 5


def bad_rows_left_out(
    number: int, faults: Sequence[BadRow] = (), name: str = ""
) -> str:
    """How many rows could not be used, and the first row of each fault.

    Args:
        number: of all that were bad.
        faults: they, or the first of them.
        name: of the file.

    >>> twice = [BadRow(n, None, "invalid_row", "no object") for n in (2, 3)]
    >>> bad_rows_left_out(2, twice, "calls")
    '2 bad rows were left out of calls (line 2: no object; and 1 more)'
    """
    said = "1 bad row was" if number == 1 else f"{number} bad rows were"
    said += " left out" + (f" of {name}" if name else "")
    first: dict[str, BadRow] = {}
    for fault in faults:
        first.setdefault(fault.message, fault)
    shown = [f"line {f.line}: {f.message}" for f in first.values()][:_SHOWN_FAULTS]
    if not shown:
        return said
    if number > len(shown):
        shown.append(f"and {number - len(shown)} more")
    return f"{said} ({'; '.join(shown)})"


class RowInput:
    """An open input: iterate over it once.

    Attributes:
        name: for messages.
        size: bytes of the file as stored, None for pipes.
        damage: why reading ended early, None when it did not.
    """

    def __init__(self, stored: IO[bytes], name: str, size: int | None) -> None:
        self.name = name
        self.size = size
        self.damage: str | None = None
        self._stored = stored
        self._lines = unpacked(stored)
        if self._lines is stored and name.endswith(".gz"):
            raise CommandError(f"{name} ends in .gz but does not hold gzip data")

    @property
    def position(self) -> int:
        """How many bytes of ``size`` have been read."""
        return self._stored.tell()

    def __iter__(self) -> Iterator[Row | BadRow]:
        line = 0
        try:
            for row in read_rows(self._lines):
                line = row.line
                yield row
        except (EOFError, gzip.BadGzipFile, zlib.error):
            self.damage = f"{self.name} is damaged: its gzip data ends or breaks early"
            yield BadRow(line + 1, None, "damaged_gzip", "the gzip data breaks here")
        except OSError as error:
            raise _unreadable(self.name, error) from error


_TABLES: Final = (".csv", ".tsv", ".parquet", ".xlsx")


@contextmanager
def open_rows(path: str) -> Iterator[RowInput]:
    """Open a file, or stdin for ``-``; gzip is told by its first bytes.

    Raises:
        CommandError: when it cannot be opened, or its name is that of a table.
    """
    if path.lower().removesuffix(".gz").endswith(_TABLES):
        raise CommandError(
            f"{path} is a table by its name; rows are read from JSON lines, one object "
            "a line"
        )
    with ExitStack() as stack:
        try:
            if path == "-" and sys.stdin is None:
                raise CommandError("stdin is closed")
            if path == "-":
                stored: IO[bytes] = sys.stdin.buffer
            else:
                stored = stack.enter_context(Path(path).open("rb"))
            size = _size_of(stored)
            rows = RowInput(stored, "stdin" if path == "-" else path, size)
        except (OSError, ValueError) as error:
            raise _unreadable(path, error) from error
        yield rows


def _size_of(stored: IO[bytes]) -> int | None:
    try:
        status = os.fstat(stored.fileno())
    except (OSError, io.UnsupportedOperation):
        return None
    return status.st_size if stat.S_ISREG(status.st_mode) else None


def _unreadable(name: str, error: Exception) -> CommandError:
    return CommandError(f"cannot read {name}: {getattr(error, 'strerror', error)}")
