"""``evigate check``: one call, from options or from a row, and its verdict."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from evigate.cli import exits
from evigate.cli.options import (
    DomainOption,
    FailOnOption,
    GateOption,
    ModelOption,
    PolicyOption,
    TrustedOption,
    gate_named,
    outcomes_named,
    outcomes_of,
)
from evigate.cli.rows_io import BadRow, Row, open_rows
from evigate.cli.rows_out import row_text
from evigate.cli.score import judge_row, verdict_row

if TYPE_CHECKING:
    from evigate import Verdict

MAX_FILE_BYTES: Final = 256 * 1024 * 1024
_LONGEST_NAME: Final = 1024


def check(
    question: Annotated[
        str | None,
        typer.Option("--question", "-q", help="What was asked; @FILE reads a file."),
    ] = None,
    document: Annotated[
        list[str] | None,
        typer.Option(
            "--document",
            "-d",
            help="A document the model saw, once per document; @FILE reads a file, "
            "@@ stands for a leading @.",
        ),
    ] = None,
    answer: Annotated[
        str | None,
        typer.Option("--answer", "-a", help="What the model said; @FILE reads a file."),
    ] = None,
    history: Annotated[
        Path | None,
        typer.Option(
            "--history",
            metavar="FILE",
            help="Earlier turns: a JSON list of {role, content}.",
        ),
    ] = None,
    row: Annotated[
        str | None,
        typer.Option(
            "--row",
            metavar="FILE[:LINE]",
            help="Take the call from a row of a JSON lines file instead; - is stdin.",
        ),
    ] = None,
    gate: GateOption = None,
    model: ModelOption = None,
    policy: PolicyOption = "balanced",
    domain: DomainOption = None,
    trusted: TrustedOption = False,
    fail_on: FailOnOption = None,
    with_texts: Annotated[
        bool, typer.Option("--with-texts", help="With --json: put the texts in, too.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the verdict as one line of JSON.")
    ] = False,
) -> int:
    """Judge one answer and show what is wrong with it."""
    unwanted = outcomes_named(fail_on)
    parts = {"question": question, "answer": answer, "history": history}
    if row is not None:
        given = [name for name, value in parts.items() if value is not None]
        if given or document:
            raise exits.CommandError("give either --row or the parts of a call")
        place = _row_at(row)
    else:
        place = _row_of_options(question, document or [], answer, history)
    chosen = gate_named(gate, model, policy, domain=domain, trusted=trusted)
    judged = judge_row(chosen, place) if isinstance(place, Row) else place
    if isinstance(judged, BadRow):
        return _refuse(judged, as_json)
    with exits.ending_with_the_pipe():
        if as_json:
            origin = None if row is None else place
            typer.echo(row_text(verdict_row(judged, origin, with_texts=with_texts)))
        else:
            _show(judged)
    return exits.BAD_ROWS if outcomes_of(judged) & unwanted else exits.SUCCESS


def _refuse(bad: BadRow, as_json: bool) -> int:
    if not as_json:
        raise exits.CommandError(f"line {bad.line}: {bad.message}", exits.BAD_ROWS)
    with exits.ending_with_the_pipe():
        typer.echo(row_text(bad.to_dict()))
    return exits.BAD_ROWS


def _show(verdict: Verdict) -> None:
    from rich.console import Console

    from evigate.cli.rendering import print_verdict

    print_verdict(Console(file=sys.stdout, highlight=False), verdict)


def _row_of_options(
    question: str | None, documents: list[str], answer: str | None, history: Path | None
) -> Row:
    if question is None or answer is None:
        missing = "--question" if question is None else "--answer"
        raise exits.CommandError(f"{missing} is missing (or give --row)")
    values: dict[str, Any] = {
        "question": _text_of("--question", question),
        "documents": [_document_of(value) for value in documents],
        "answer": _text_of("--answer", answer),
    }
    if history is not None:
        values["history"] = _history_in(history)
    return Row(1, None, values)


def _document_of(value: str) -> dict[str, Any]:
    text = _text_of("--document", value)
    if not value.startswith("@") and _names_a_file(value):
        said = f"--document {value} is taken as a text; @{value} reads the file"
        typer.echo(f"evigate: {exits.one_line(said)}", err=True)
    name = value[1:] if value.startswith("@") and not value.startswith("@@") else None
    return {"id": name, "text": text}


def _names_a_file(value: str) -> bool:
    try:
        return len(value) < _LONGEST_NAME and Path(value).is_file()
    except (OSError, ValueError):
        return False


def _text_of(option: str, value: str) -> str:
    """The text of an option, which ``@FILE`` takes from a file."""
    if value.startswith("@@") or not value.startswith("@"):
        return value.removeprefix("@")
    try:
        with Path(value[1:]).open("rb") as file:
            content = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", error)
        raise exits.CommandError(
            f"{option}: cannot read {value[1:]}: {reason}"
        ) from error
    if len(content) > MAX_FILE_BYTES:
        raise exits.CommandError(f"{option}: {value[1:]} is too large")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise exits.CommandError(f"{option}: {value[1:]} is not UTF-8 text") from error


def _history_in(path: Path) -> Any:
    """The turns in a file; what is wrong with them is found when the call is built."""
    import json

    text = _text_of("--history", f"@{path}")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise exits.CommandError(f"--history: {path} is not JSON: {error}") from error


def _row_at(place: str) -> Row | BadRow:
    """The row that ``--row FILE[:LINE]`` means; the first one without a line."""
    path, line = place, None
    head, separator, tail = place.rpartition(":")
    if separator and head and tail.isdecimal() and not Path(place).exists():
        path, line = head, int(tail)
    with open_rows(path) as rows:
        for row in rows:
            if line is None or row.line >= line:
                if line is not None and row.line > line:
                    break
                return row
    wanted = "a row" if line is None else f"a row on line {line}"
    raise exits.CommandError(f"{path} has no {wanted.removeprefix('a ')}")
