"""Rows through an evaluator: one result a line, resumable, with a page and a view."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from evigate.cli import exits
from evigate.cli.rows_io import BadRow, Row, open_rows
from evigate.cli.rows_out import check_output
from evigate.cli.streaming import (
    Resumed,
    is_file,
    keeping_what_was_done,
    on_terminal,
    progress,
    summary_line,
)

if TYPE_CHECKING:
    from rich.console import Console

    from evigate import RagCall
    from evigate.html import Markup

Values = Mapping[str, Any]

SourceArgument = Annotated[
    str,
    typer.Argument(
        metavar="ROWS",
        help="JSON lines, plain or gzip; - is stdin. A row: {id?, question, "
        "documents | contexts | context, answer}.",
        show_default=False,
    ),
]
OutputOption = Annotated[
    Path | None,
    typer.Option(
        "--output",
        "-o",
        metavar="FILE",
        help="Where the results go, compressed for .gz; stdout by default.",
        show_default=False,
    ),
]
HtmlOption = Annotated[
    Path | None,
    typer.Option(
        "--html",
        metavar="FILE",
        help="Also a self-contained page that shows the texts.",
        show_default=False,
    ),
]
ShowOption = Annotated[
    bool,
    typer.Option("--show", help="Show the texts on the terminal; JSON only with -o."),
]
ResumeOption = Annotated[
    bool,
    typer.Option(
        "--resume", help="Keep what an earlier run with these settings has written."
    ),
]
QuietOption = Annotated[
    bool, typer.Option("--quiet", "-q", help="No progress and no summary.")
]
JsonOption = Annotated[
    bool,
    typer.Option(
        "--json",
        help="For programs: no progress; with -o the summary is a JSON object on "
        "stdout.",
    ),
]

MOST_ON_A_PAGE: Final = 500


@dataclass(frozen=True, slots=True)
class Metric:
    """What a command computes for a row, and how it is shown.

    Attributes:
        schema: of the rows that go out.
        compute: the plain values of one call.
        show: prints one result.
        article: one result on a page.
        title: of the page.
        settings: what a result depends on beside the row; plain values.
    """

    schema: str
    compute: Callable[[RagCall], dict[str, Any]]
    show: Callable[[Console, RagCall, Values], None]
    article: Callable[[RagCall, Values], Markup]
    title: str
    settings: Values


@dataclass(frozen=True, slots=True)
class Outputs:
    """Where results go."""

    output: Path | None
    html: Path | None
    show: bool
    resume: bool
    quiet: bool
    as_json: bool


@dataclass
class _Tally:
    rows: int = 0
    resumed: int = 0
    bad_rows: int = 0
    milliseconds: float = 0.0
    articles: list[Any] = field(default_factory=list)


def run_metric(source: str, metric: Metric, outputs: Outputs) -> int:
    """Compute a metric for every row; the body of a command.

    Raises:
        CommandError: when a file cannot be read or written.
    """
    for path in (outputs.output, outputs.html):
        check_output(path, source)
    earlier = Resumed(outputs.output, metric.schema) if outputs.resume else None
    tally = _Tally()
    # With --show and no file the results themselves are what is shown.
    silent = outputs.show and not is_file(outputs.output)
    bare = outputs.quiet or outputs.as_json or outputs.show
    with open_rows(source) as rows:
        bare = bare or on_terminal(outputs.output)
        with (
            keeping_what_was_done(outputs.output) as writer,
            progress(rows, bare) as seen,
        ):
            for row in seen:
                call = _call_of(row)
                result = _result(row, call, metric, earlier, tally)
                if not silent or "error" in result:
                    writer.write(result)
                if rows.size is None:
                    writer.flush()
                if not isinstance(call, BadRow) and "error" not in result:
                    _show(call, result, metric, outputs, tally)
    if earlier is not None:
        earlier.finish()
    if outputs.html is not None:
        _write_page(outputs.html, metric, tally)
    _report(tally, outputs)
    if rows.damage is not None:
        raise exits.CommandError(rows.damage)
    return exits.BAD_ROWS if tally.bad_rows else exits.SUCCESS


def _result(
    row: Row | BadRow,
    call: RagCall | BadRow,
    metric: Metric,
    earlier: Resumed | None,
    tally: _Tally,
) -> dict[str, Any]:
    """The row that goes out."""
    tally.rows += 1
    if isinstance(call, BadRow):
        tally.bad_rows += 1
        return call.to_dict()
    input_hash = _hash_of(call, metric.settings)
    known = None if earlier is None else earlier.row(row.line, input_hash)
    if known is not None:
        tally.resumed += 1
        return known
    try:
        values = metric.compute(call)
    except Exception as error:  # noqa: BLE001 - one row must not lose the others
        tally.bad_rows += 1
        fault = exits.one_line(f"{type(error).__name__}: {error}")
        return BadRow(row.line, row.id, "scoring_failed", fault).to_dict()
    tally.milliseconds += values["milliseconds"]
    place = {"id": row.id, "line": row.line, "input_hash": input_hash}
    return {"schema": metric.schema, **place, **values}


def _call_of(row: Row | BadRow) -> RagCall | BadRow:
    from evigate import InvalidCallError
    from evigate.rows import call_of_row

    if isinstance(row, BadRow):
        return row
    try:
        return call_of_row(row.values)
    except InvalidCallError as error:
        fault = exits.one_line(str(error))
        return BadRow(row.line, row.id, error.code, fault)


def _hash_of(call: RagCall, settings: Values) -> str:
    """Of all that a result depends on."""
    texts = [passage.text for passage in call.documents]
    whole = json.dumps([call.question, texts, call.answer, settings], sort_keys=True)
    return hashlib.sha256(whole.encode("utf-8")).hexdigest()[:16]


def _show(
    call: RagCall, result: Values, metric: Metric, outputs: Outputs, tally: _Tally
) -> None:
    if outputs.html is not None and len(tally.articles) < MOST_ON_A_PAGE:
        tally.articles.append(metric.article(call, result))
    if outputs.show:
        from rich.console import Console

        with exits.ending_with_the_pipe():
            metric.show(Console(highlight=False, soft_wrap=False), call, result)


def _write_page(path: Path, metric: Metric, tally: _Tally) -> None:
    from evigate import __version__
    from evigate.html import page, tag

    left = tally.rows - tally.bad_rows - len(tally.articles)
    more = f"The first {len(tally.articles)} rows; {left} more are in the output."
    settings = ", ".join(f"{k} {v}" for k, v in metric.settings.items())
    text = page(
        metric.title,
        tag("p", more, class_="dim") if left > 0 else None,
        *tally.articles,
        note=f"evigate {__version__}; {settings}",
    )
    try:
        path.write_text(text, encoding="utf-8", errors="replace")
    except OSError as error:
        raise exits.CommandError(f"cannot write {path}: {error.strerror}") from error


def _report(tally: _Tally, outputs: Outputs) -> None:
    fresh = tally.rows - tally.resumed - tally.bad_rows
    per_row = tally.milliseconds / fresh if fresh else 0.0
    if outputs.as_json:
        if is_file(outputs.output):
            values = {
                "rows": tally.rows,
                "resumed": tally.resumed,
                "bad_rows": tally.bad_rows,
                "mean_milliseconds": round(per_row, 1),
                "output": str(outputs.output),
            }
            summary_line(values)
        return
    if outputs.quiet:
        return
    line = f"{tally.rows} rows, {tally.bad_rows} bad, {per_row:.0f} ms each"
    if tally.resumed:
        line += f", {tally.resumed} kept from an earlier run"
    typer.echo(line, err=True)
    for path in (outputs.output, outputs.html):
        if is_file(path):
            typer.echo(f"written to {exits.one_line(str(path))}", err=True)
