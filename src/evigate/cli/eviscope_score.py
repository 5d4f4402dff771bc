"""``evigate eviscope score``, ``compare`` and ``errors``: what runs come to."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evigate.cli import exits
from evigate.cli.eviscope_build import (
    DatasetArgument,
    JsonOption,
    load_dataset,
    readable,
)
from evigate.cli.rows_out import check_output

if TYPE_CHECKING:
    from rich.console import Console

    from evigate.eviscope.failures import FailedQuartet
    from evigate.eviscope.records import QuartetRow
    from evigate.eviscope.resolving import Resolution
    from evigate.eviscope.summaries import QuartetScore, Scoreboard

RunsArgument = Annotated[
    list[Path],
    typer.Argument(
        metavar="RUN...", help="Files of 'evigate eviscope run'.", show_default=False
    ),
]
AnswerOnlyOption = Annotated[
    bool, typer.Option("--answer-only", help="Leave the cited sources aside.")
]
ResolveOption = Annotated[
    str | None,
    typer.Option(
        "--resolve",
        metavar="date|authority",
        help="Conflicts that this metadata of the documents decides may be answered.",
        show_default=False,
    ),
]
_SHOWN = (
    "answer accuracy",
    "source accuracy",
    "abstention accuracy",
    "conflict accuracy",
    "conflict-blind answers",
    "hallucination",
    "joint success",
)


def score(
    dataset: DatasetArgument,
    runs: RunsArgument,
    answer_only: AnswerOnlyOption = False,
    resolve: ResolveOption = None,
    seed: Annotated[int, typer.Option("--seed", help="Of the resampling.")] = 0,
    as_json: JsonOption = False,
) -> int:
    """Score runs, without any judge: rates by row and by quartet, matrix, costs.

    ERS, NR, CS and QCS have 95 % intervals: quartets and whole titles are resampled,
    and the wider is shown.
    """
    from evigate.eviscope.comparing import intervals, plain_estimates
    from evigate.eviscope.runs import read_runs
    from evigate.eviscope.scoring import score_rows
    from evigate.eviscope.summaries import quartet_scores, scoreboard

    with readable():
        given = load_dataset(dataset)
        systems = read_runs(given, runs)
        by = _resolution(resolve)
        boards = {name: scoreboard(given.rows, o, by) for name, o in systems.items()}
        estimates = {
            name: intervals(
                quartet_scores(score_rows(given.rows, outputs, by)),
                answer_only=answer_only,
                seed=seed,
            )
            for name, outputs in systems.items()
        }
    with exits.ending_with_the_pipe():
        if as_json:
            content: dict[str, Any] = {
                "dataset": given.info.hash,
                "systems": {
                    name: {
                        **board.to_dict(),
                        "intervals": plain_estimates(estimates[name]),
                    }
                    for name, board in boards.items()
                },
            }
            typer.echo(json.dumps(content))
        else:
            console = _console()
            for name, board in boards.items():
                _print_board(console, name, board, estimates[name])
    return exits.SUCCESS


def _print_board(
    console: Console, name: str, board: Scoreboard, estimates: dict[str, Any]
) -> None:
    from rich.table import Table
    from rich.text import Text

    console.print(Text(exits.one_line(name), style="bold"))
    told = f"  {board.quartets} quartets, {board.rows} rows"
    if board.missing or board.unreadable:
        told += f"; {board.missing} missing, {board.unreadable} unreadable"
    console.print(told)
    for metric, estimate in estimates.items():
        console.print(f"  {metric:<24} {estimate}  by {estimate.by}", markup=False)
    for rate in _SHOWN:
        console.print(f"  {rate:<24} {_number(board.rates[rate])}")
    for label, figures in (("span", board.span), ("abstention", board.abstention)):
        console.print(
            f"  {label + ' P / R / F1':<24} {_number(figures.precision)} / "
            f"{_number(figures.recall)} / {_number(figures.f1)}"
        )
    table = Table("variant", *next(iter(board.matrix.values())), box=None)
    for variant, actions in board.matrix.items():
        table.add_row(variant, *map(str, actions.values()))
    console.print(table)
    for table_name, pairs in board.transitions.items():
        told = ", ".join(f"{pair} {number}" for pair, number in pairs.items())
        console.print(f"  {table_name}: {told}", markup=False)
    for failure, number in board.failures.items():
        console.print(f"  {number:>5}  {failure}")
    costs = board.costs
    console.print(
        f"  {costs.calls:.2f} calls a row, {_number(costs.input_tokens, 0)} tokens in, "
        f"{_number(costs.output_tokens, 0)} out, "
        f"{_number(costs.median_latency_ms, 1)} ms (median), "
        f"utility {_number(costs.utility)}"
    )


def compare(
    dataset: DatasetArgument,
    runs: RunsArgument,
    answer_only: AnswerOnlyOption = False,
    resolve: ResolveOption = None,
    seed: Annotated[int, typer.Option("--seed", help="Of the resampling.")] = 0,
    as_json: JsonOption = False,
) -> int:
    """Each pair of systems: difference with interval, and the exact McNemar test."""
    from evigate.eviscope.comparing import compare as compare_pair

    with readable():
        scores = _scores(dataset, runs, _resolution(resolve))
        if len(scores) < 2:
            raise exits.CommandError("the runs hold one system only; give two or more")
        pairs = {
            (one, other): compare_pair(
                scores[one],
                scores[other],
                (one, other),
                answer_only=answer_only,
                seed=seed,
            )
            for one, other in itertools.combinations(scores, 2)
        }
    with exits.ending_with_the_pipe():
        if as_json:
            listed = [c.to_dict() for found in pairs.values() for c in found.values()]
            typer.echo(json.dumps({"comparisons": listed}))
            return exits.SUCCESS
        for (one, other), found in pairs.items():
            typer.echo(exits.one_line(f"{one} minus {other}"))
            for metric, compared in found.items():
                typer.echo(
                    f"  {metric:<4} {compared.difference}   only the first right "
                    f"{compared.favour_first}, only the second {compared.favour_second}"
                    f"   p = {compared.p:.2g}"
                )
    return exits.SUCCESS


def errors(
    dataset: DatasetArgument,
    runs: RunsArgument,
    html: Annotated[
        Path | None,
        typer.Option(
            "--html",
            metavar="FILE",
            help="A page that loads nothing, with all documents.",
            show_default=False,
        ),
    ] = None,
    limit: Annotated[
        int, typer.Option("--limit", min=0, help="Quartets shown; 0 for all.")
    ] = 10,
    as_json: JsonOption = False,
) -> int:
    """The quartets that went wrong, the systems side by side, each failure named."""
    from evigate.eviscope.failures import (
        FAILURES_SCHEMA,
        failed_quartets,
        failures_page,
    )
    from evigate.eviscope.runs import read_runs

    check_output(html, dataset, *runs)
    with readable():
        given = load_dataset(dataset)
        systems = read_runs(given, runs)
        failed = failed_quartets(given.rows, systems)
    total = given.info.quartets
    if html is not None:
        note = (
            f"Dataset {given.info.hash[:16]}, version {given.info.version}. Edited "
            "passages are synthetic and say nothing about the world."
        )
        text = failures_page(failed, title="EviScope errors", note=note, total=total)
        try:
            html.write_text(text, encoding="utf-8")
        except OSError as error:
            raise exits.CommandError(f"cannot write {html}: {error.strerror}") from None
    with exits.ending_with_the_pipe():
        if as_json:
            content = {
                "schema": FAILURES_SCHEMA,
                "dataset": given.info.hash,
                "failed": [quartet.to_dict() for quartet in failed],
            }
            typer.echo(json.dumps(content))
        elif html is not None:
            typer.echo(f"{len(failed)} of {total} quartets, written to {html}")
        else:
            _print_failures(failed, limit or len(failed), total)
    return exits.SUCCESS


def _print_failures(failed: Sequence[FailedQuartet], limit: int, total: int) -> None:
    from rich.table import Table
    from rich.text import Text

    console = _console()
    for quartet in failed[:limit]:
        asked = quartet.quartet
        console.print(Text(exits.one_line(asked.question), style="bold"))
        gold = f"{' | '.join(asked.answers)}; a source says {asked.alternative}"
        console.print(Text(f"  accepted: {exits.one_line(gold)}"))
        systems = list(next(iter(quartet.cells.values())))
        table = Table("variant", *map(exits.one_line, systems), box=None)
        for variant, cells in quartet.cells.items():
            shown = []
            for cell in cells.values():
                said = str(cell.action or "no action")
                if cell.answer:
                    said += f": {exits.one_line(cell.answer)[:60]}"
                text = Text(said)
                if cell.failure:
                    text.append(f"\n{cell.failure}", style="red")
                shown.append(text)
            table.add_row(variant, *shown)
        console.print(table)
        for system, patterns in quartet.patterns.items():
            for pattern in patterns:
                console.print(Text(f"  {exits.one_line(system)}: {pattern}"))
        console.print()
    shown_number = min(limit, len(failed))
    console.print(f"{len(failed)} of {total} quartets went wrong, {shown_number} shown")


def _scores(
    dataset: Path, runs: list[Path], resolve: Resolution | None
) -> dict[str, list[QuartetScore]]:
    from evigate.eviscope.runs import read_runs
    from evigate.eviscope.scoring import score_rows
    from evigate.eviscope.summaries import quartet_scores

    given = load_dataset(dataset)
    rows: Sequence[QuartetRow] = given.rows
    return {
        name: quartet_scores(score_rows(rows, outputs, resolve))
        for name, outputs in read_runs(given, runs).items()
    }


def _resolution(name: str | None) -> Resolution | None:
    from evigate.eviscope.resolving import RESOLUTIONS

    for known in RESOLUTIONS:
        if name == known:
            return known
    if name is not None:
        raise exits.CommandError(f"--resolve must be one of {', '.join(RESOLUTIONS)}")
    return None


def _number(value: float | None, places: int = 3) -> str:
    return "-" if value is None else f"{value:.{places}f}"


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False)
