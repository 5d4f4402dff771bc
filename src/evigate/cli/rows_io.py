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
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from evigate.cli.exits import CommandError
from evigate.json_lines import BadRow as BadRow
from evigate.json_lines import Row as Row
from evigate.json_lines import parse_row as parse_row
from evigate.json_lines import read_rows, unpacked


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


@contextmanager
def open_rows(path: str) -> Iterator[RowInput]:
    """Open a file, or stdin for ``-``; gzip is told by its first bytes.

    Raises:
        CommandError: when it cannot be opened.
    """
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
