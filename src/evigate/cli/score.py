"""``evigate score``: a verdict for every row of a file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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
)
from evigate.cli.rows_io import BadRow, Row, open_rows
from evigate.cli.rows_out import RowOutput, refuse_inputs
from evigate.cli.streaming import (
    is_file,
    keeping_what_was_done,
    on_terminal,
    progress,
    summary_line,
)
from evigate.cli.tally import Tally

if TYPE_CHECKING:
    from evigate import EvidenceGate, Verdict


def score(
    source: Annotated[
        str,
        typer.Argument(
            metavar="ROWS",
            help="JSON lines, plain or gzip; - is stdin. A row: {id?, question, "
            "documents | contexts | context, answer, history?}.",
            show_default=False,
        ),
    ],
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            help="Where the verdicts go, compressed for .gz; stdout by default.",
            show_default=False,
        ),
    ] = None,
    gate: GateOption = None,
    model: ModelOption = None,
    policy: PolicyOption = "balanced",
    domain: DomainOption = None,
    trusted: TrustedOption = False,
    fail_on: FailOnOption = None,
    with_texts: Annotated[
        bool, typer.Option("--with-texts", help="Put the texts into the verdicts.")
    ] = False,
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="No progress and no summary.")
    ] = False,
    as_json: Annotated[
        bool,
        typer.Option(
            "--json",
            help="For programs: no progress; with -o the summary is a JSON object on "
            "stdout.",
        ),
    ] = False,
) -> int:
    """Judge every row: one verdict a line, in the order of the rows.

    A row that cannot be read gives {id, line, error} in its place, and exit code 1.
    """
    refuse_inputs(output, source, *filter(None, [model]))
    unwanted = outcomes_named(fail_on)
    chosen = gate_named(gate, model, policy, domain=domain, trusted=trusted)
    tally = Tally()
    with open_rows(source) as rows:
        bare = quiet or as_json or on_terminal(output)
        with keeping_what_was_done(output) as writer, progress(rows, bare) as seen:
            score_rows(chosen, seen, writer, tally, with_texts, rows.size is None)
    _report(tally, output, quiet=quiet, as_json=as_json)
    if rows.damage is not None:
        raise exits.CommandError(rows.damage)
    failed = tally.faults or any(tally.outcomes[name] for name in unwanted)
    return exits.BAD_ROWS if failed else exits.SUCCESS


def score_rows(
    gate: EvidenceGate,
    rows: Iterable[Row | BadRow],
    writer: RowOutput,
    tally: Tally,
    with_texts: bool = False,
    flush: bool = False,
) -> None:
    """Judge rows one at a time and write a verdict or an error for each.

    Args:
        flush: hand on each row at once, for inputs that trickle.
    """
    for row in rows:
        judged = judge_row(gate, row) if isinstance(row, Row) else row
        if not isinstance(judged, BadRow):
            try:
                writer.write(verdict_row(judged, row, with_texts=with_texts))
                tally.add(judged)
            except RecursionError:
                fault = "the row's values are nested too deeply"
                judged = BadRow(row.line, row.id, "too_deeply_nested", fault)
        if isinstance(judged, BadRow):
            writer.write(judged.to_dict())
            tally.add_bad(judged)
        if flush:
            writer.flush()


def judge_row(gate: EvidenceGate, row: Row) -> Verdict | BadRow:
    """The verdict on a row, or why there is none."""
    from evigate import InvalidCallError
    from evigate.rows import call_of_row

    try:
        call = call_of_row(row.values)
    except InvalidCallError as error:
        return BadRow(row.line, row.id, error.code, exits.one_line(str(error)))
    return gate.check(call)


def verdict_row(
    verdict: Verdict, row: Row | BadRow | None, *, with_texts: bool
) -> dict[str, Any]:
    """The row that goes out for a verdict: schema, id and line come first."""
    record = verdict.to_dict() if with_texts else verdict.to_record()
    place = {
        "id": None if row is None else row.id,
        "line": None if row is None else row.line,
    }
    return {"schema": record["schema"], **place, **record}


def _report(tally: Tally, output: Path | None, *, quiet: bool, as_json: bool) -> None:
    if as_json:
        if is_file(output):
            summary_line({**tally.to_dict(), "output": str(output)})
    elif not quiet:
        for line in tally.lines():
            typer.echo(line, err=True)
        if is_file(output):
            typer.echo(f"written to {exits.one_line(str(output))}", err=True)
