"""Labelled calls on the command line: options, reading, what was wrong with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from evigate.cli import exits
from evigate.cli.rows_io import bad_rows_left_out

if TYPE_CHECKING:
    from evigate.json_lines import BadRow
    from evigate.protocol.labelled import LabelledCall

FilesArgument = Annotated[
    list[Path],
    typer.Argument(
        metavar="LABELLED...",
        help="Labelled calls: JSON lines, CSV or parquet, plain or gzip; RAGTruth's "
        "folder, HaluBench, HaluEval, WikiEval, SQuAD as published.",
        show_default=False,
    ),
]
KindOption = Annotated[
    str | None,
    typer.Option(
        "--kind",
        metavar="FORMAT",
        help="rows, ragtruth, halubench, halueval, wikieval or squad; told by the file "
        "itself by default.",
        show_default=False,
    ),
]
ColumnOption = Annotated[
    list[str] | None,
    typer.Option(
        "--column",
        metavar="FIELD=NAME",
        help="Which column a field is, e.g. answer=response, label=is_wrong, "
        "group=page; group=@documents groups rows by their documents' text. "
        "Repeatable.",
        show_default=False,
    ),
]
SplitOption = Annotated[
    str | None,
    typer.Option(
        "--split", metavar="NAME", help="Only rows of this split.", show_default=False
    ),
]


@dataclass(frozen=True)
class LabelledFile:
    """The rows of one file.

    Attributes:
        name: of the file, without its folder and endings.
        rows: its labelled calls.
        kind: its format.
        unlabelled: rows that were left out for want of a label.
        bad: number of rows that could not be read.
        faults: the first of them.
    """

    name: str
    rows: list[LabelledCall]
    kind: str
    unlabelled: int
    bad: int
    faults: Sequence[BadRow]

    def to_dict(self) -> dict[str, Any]:
        """Counts, for results."""
        return {
            "name": self.name,
            "kind": self.kind,
            "rows": len(self.rows),
            "groups": len({row.group for row in self.rows}),
            "unlabelled": self.unlabelled,
            "bad": self.bad,
        }


def read_files(
    paths: Sequence[Path],
    *,
    kind: str | None,
    columns: Sequence[str] | None,
    split: str | None,
    unlabelled: bool = False,
) -> list[LabelledFile]:
    """Read the files that a command was given.

    Raises:
        CommandError: when one cannot be read, or has no labelled row.
    """
    from evigate import EvigateError
    from evigate.protocol.datasets import read_dataset

    mapping = _columns(columns or ())
    files = []
    for path in paths:
        try:
            data = read_dataset(
                path,
                kind=cast("Any", kind),
                columns=mapping,
                split=split,
                unlabelled=unlabelled,
            )
            rows = list(data)
        except EvigateError as error:
            raise exits.CommandError(str(error)) from error
        file = LabelledFile(
            name_of(path),
            rows,
            str(data.kind or "rows"),
            data.unlabelled,
            data.bad,
            data.faults,
        )
        if not rows:
            raise exits.CommandError(f"{path}: {_nothing(file, split)}")
        files.append(file)
    if len({file.name for file in files}) < len(files):
        raise exits.CommandError("files need different names")
    return files


def name_of(path: Path) -> str:
    """A data set's name: the file's, without endings.

    >>> name_of(Path("data/begin.jsonl.gz"))
    'begin'
    """
    name = path.name.removesuffix(".gz")
    return Path(name).stem or name


def _columns(words: Sequence[str]) -> dict[str, str]:
    columns = {}
    for word in words:
        field, equals, name = word.partition("=")
        if not equals or not field or not name:
            raise exits.CommandError(f"--column needs FIELD=NAME, got {word!r}")
        columns[field.strip()] = name
    return columns


def _nothing(file: LabelledFile, split: str | None) -> str:
    if file.bad:
        return f"no row to use; {faults_message(file)}"
    if file.unlabelled:
        return f"none of its {file.unlabelled} rows has a label"
    return f"no row of the split {split!r}" if split else "no row"


def exit_code(data: Sequence[LabelledFile]) -> int:
    """How a command ends that used what it could read.

    Raises:
        CommandError: where rows were bad; names the first of them.
    """
    bad = [faults_message(file) for file in data if file.bad]
    if bad:
        raise exits.CommandError("; ".join(bad), exits.BAD_ROWS)
    return exits.SUCCESS


def faults_message(file: LabelledFile) -> str:
    """How many rows were bad, and the first of them."""
    return bad_rows_left_out(file.bad, file.faults, file.name)
