"""Writing rows: to stdout, or to a file that appears whole under its name."""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final, cast

from evigate.cli.exits import CommandError, ending_with_the_pipe

DRAFT_SUFFIX: Final = ".partial"
"""Of a file whose rows are not all there yet."""


def row_text(row: Mapping[str, Any]) -> str:
    """A row as one line of ASCII JSON: harmless on terminals, lone surrogates too.

    >>> row_text({"id": "\\ud800", "risk": 0.5})
    '{"id": "\\\\ud800", "risk": 0.5}'
    """
    return json.dumps(row, allow_nan=False)


class RowOutput:
    """An open output.

    Attributes:
        target: the file's name, None for stdout.
        draft: where the rows are until all are there, None when they are written
            straight to the target.
        rows: how many were written.
    """

    def __init__(
        self, stream: IO[bytes], target: Path | None, draft: Path | None
    ) -> None:
        self.target = target
        self.draft = draft
        self.rows = 0
        self._stream = stream

    def write(self, row: Mapping[str, Any]) -> None:
        """Write one row."""
        self._stream.write(row_text(row).encode("ascii") + b"\n")
        self.rows += 1

    def flush(self) -> None:
        """Hand on what was written: somebody may be waiting for it."""
        self._stream.flush()

    @property
    def whereabouts(self) -> str:
        """Where the rows are now, for messages."""
        return str(self.draft or self.target or "stdout")


def refuse_inputs(output: Path | None, *inputs: str | Path) -> None:
    """Stop before an output takes the place of a file that is read.

    Raises:
        CommandError: when the output is one of the inputs.
    """
    if output is None or str(output) == "-":
        return
    for path in inputs:
        with suppress(OSError, ValueError):  # absent ones are not the same
            if output.samefile(path):
                raise CommandError(f"{output} is read already; write to another file")


def check_output(output: Path | None, *inputs: str | Path) -> None:
    """Stop before long work when what comes of it could not be written.

    Raises:
        CommandError: when the output is a folder, or its folder is missing, or it is
            one of the inputs.
    """
    refuse_inputs(output, *inputs)
    if output is None or str(output) == "-":
        return
    if output.is_dir():
        raise CommandError(f"cannot write {output}: Is a directory")
    if not output.parent.is_dir():
        raise CommandError(f"cannot write {output}: no folder {output.parent}")


@contextmanager
def open_output(path: Path | None) -> Iterator[RowOutput]:
    """Open a file, or stdout for None and ``-``; ``.gz`` is compressed.

    A file is written as ``NAME.partial`` and takes its name when all went well. After
    an error or Ctrl-C the draft stays: nothing that was computed is lost.

    Raises:
        CommandError: when it cannot be written.
    """
    if path is None or str(path) == "-":
        with ending_with_the_pipe():
            yield RowOutput(sys.stdout.buffer, None, None)
        return
    try:
        with _open_file(path) as output:
            yield output
    except OSError as error:
        raise CommandError(f"cannot write {path}: {error.strerror}") from error


@contextmanager
def _open_file(path: Path) -> Iterator[RowOutput]:
    target = path.resolve()  # a link stays a link
    if target.is_dir():
        raise CommandError(f"cannot write {path}: Is a directory")
    # Devices and pipes cannot be replaced.
    draft = None
    if target.is_file() or not target.exists():
        draft = target.with_name(target.name + DRAFT_SUFFIX)
    with (draft or target).open("wb") as raw:
        stream: IO[bytes] = raw
        if path.suffix == ".gz":
            # No name and no time inside: equal rows give equal bytes.
            packed = gzip.GzipFile("", "wb", fileobj=raw, mtime=0)
            stream = cast("IO[bytes]", packed)
        try:
            yield RowOutput(stream, path, draft)
        finally:
            if stream is not raw:
                stream.close()
    if draft is not None:
        with suppress(FileNotFoundError):
            draft.chmod(target.stat().st_mode & 0o7777)
        draft.replace(target)
