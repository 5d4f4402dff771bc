"""What commands over many rows share: progress, drafts that survive, resuming."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from evigate.cli import exits
from evigate.cli.rows_io import BadRow, Row, RowInput, open_rows
from evigate.cli.rows_out import DRAFT_SUFFIX, RowOutput, open_output

_ASIDE_SUFFIX: Final = ".earlier"


def is_file(output: Path | None) -> bool:
    """Do the rows go to a file rather than to stdout?"""
    return output is not None and str(output) != "-"


def on_terminal(output: Path | None) -> bool:
    """Do the rows themselves go where a progress bar would?"""
    return not is_file(output) and sys.stdout.isatty()


@contextmanager
def keeping_what_was_done(path: Path | None) -> Iterator[RowOutput]:
    """An open output; after Ctrl-C it says where the rows are.

    Raises:
        CommandError: when it is interrupted or cannot be written.
    """
    writer: RowOutput | None = None
    try:
        with open_output(path) as writer:
            yield writer
    except KeyboardInterrupt:
        kept = ""
        if writer is not None:
            kept = f"; {writer.rows} rows are in {writer.whereabouts}"
        raise exits.CommandError(f"interrupted{kept}", exits.INTERRUPTED) from None


@contextmanager
def progress(
    rows: RowInput, bare: bool, what: str = "scoring"
) -> Iterator[Iterable[Row | BadRow]]:
    """The rows, with a bar on stderr while they pass, when a person may watch it."""
    if bare or not sys.stderr.isatty():
        yield rows
        return
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(what, total=rows.size)

        def watched() -> Iterator[Row | BadRow]:
            for row in rows:
                yield row
                if rows.size is not None:
                    bar.update(task, completed=rows.position)

        yield watched()


class Resumed:
    """Rows of earlier runs over the same input, kept until this one is through.

    A row is known by its line and the hash of what went in; rows with errors or
    damaged by an interruption are to be done again. The draft of an
    interrupted run is put aside, so that a further interruption loses nothing.

    Args:
        output: the file that is written.
        schema: of its rows.

    Raises:
        CommandError: when the output cannot be read, or holds other rows.
    """

    def __init__(self, output: Path | None, schema: str) -> None:
        if output is None or not is_file(output) or output.suffix == ".gz":
            raise exits.CommandError("--resume needs an output file that is not .gz")
        draft = output.with_name(output.name + DRAFT_SUFFIX)
        self._aside = output.with_name(output.name + _ASIDE_SUFFIX)
        if draft.is_file():
            with self._aside.open("ab") as aside:
                aside.write(draft.read_bytes() + b"\n")
        self._rows: dict[tuple[int, str], dict[str, Any]] = {}
        for path in (output, self._aside):
            if path.is_file():
                self._read(path, schema)

    def _read(self, path: Path, schema: str) -> None:
        with open_rows(str(path)) as rows:
            for row in rows:
                if isinstance(row, BadRow) or "error" in row.values:
                    continue
                if row.values.get("schema") != schema:
                    raise exits.CommandError(
                        f"{path} holds other rows than this command writes, line "
                        f"{row.line}; it cannot be resumed"
                    )
                line, input_hash = row.values.get("line"), row.values.get("input_hash")
                if isinstance(line, int) and isinstance(input_hash, str):
                    self._rows[line, input_hash] = row.values

    def row(self, line: int, input_hash: str) -> dict[str, Any] | None:
        """What an earlier run wrote for a row, None where it is to be done."""
        return self._rows.get((line, input_hash))

    def finish(self) -> None:
        """All rows are in the output: forget what was put aside."""
        self._aside.unlink(missing_ok=True)


def summary_line(values: dict[str, Any]) -> None:
    """A summary for programs, on stdout."""
    import typer

    with exits.ending_with_the_pipe():
        typer.echo(json.dumps(values))
