"""``evigate calibrate``: a calibrated model file from labelled calls."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, cast

import typer

from evigate.cli import exits
from evigate.cli.evaluate import joined_rows, stages
from evigate.cli.labelled_input import (
    ColumnOption,
    FilesArgument,
    KindOption,
    SplitOption,
    faults_message,
    read_files,
)
from evigate.cli.options import PolicyOption, policy_named
from evigate.cli.rows_out import check_output

if TYPE_CHECKING:
    from evigate.protocol.calibrate import Calibration
    from evigate.protocol.thresholds import Objective

_SHARES: Final = "50,30,20"


def calibrate(
    files: FilesArgument,
    output: Annotated[
        Path,
        typer.Option("--output", "-o", metavar="FILE", help="The model file to write."),
    ],
    gate: Annotated[
        str,
        typer.Option(
            "--gate",
            metavar="NAME",
            help="evigate, ragscope-c or ragscope-e are fitted; evigate-zero-shot and "
            "ragscope-z only get probabilities and thresholds.",
        ),
    ] = "evigate",
    max_residual_risk: Annotated[
        float | None,
        typer.Option(
            "--max-residual-risk",
            metavar="SHARE",
            help="Of what is accepted at most this share is unfaithful, with "
            "probability 1 - delta (the default, 0.05).",
            show_default=False,
        ),
    ] = None,
    delta: Annotated[
        float,
        typer.Option("--delta", help="Chance that the residual risk is higher."),
    ] = 0.1,
    max_accepted_errors: Annotated[
        float | None,
        typer.Option(
            "--max-accepted-errors",
            metavar="SHARE",
            help="Instead: at most this share of all calls is accepted and unfaithful, "
            "in expectation.",
            show_default=False,
        ),
    ] = None,
    review_budget: Annotated[
        float | None,
        typer.Option(
            "--review-budget",
            metavar="SHARE",
            help="Instead: at most this share of the calls is held; no guarantee.",
            show_default=False,
        ),
    ] = None,
    costs: Annotated[
        tuple[float, float] | None,
        typer.Option(
            "--costs",
            metavar="LEAK HOLD",
            help="Instead: least cost of leaks and needless holds; no guarantee.",
            show_default=False,
        ),
    ] = None,
    policy: PolicyOption = "balanced",
    name: Annotated[
        str | None,
        typer.Option(
            "--name",
            help="Name of the domain; the first file's name by default.",
            show_default=False,
        ),
    ] = None,
    kind: KindOption = None,
    column: ColumnOption = None,
    split: SplitOption = None,
    shares: Annotated[
        str,
        typer.Option(
            "--shares",
            help="Per cent of contexts that fit, that choose thresholds, that test.",
        ),
    ] = _SHARES,
    per_task: Annotated[
        bool,
        typer.Option(
            "--per-task/--no-per-task",
            help="A threshold for each task where rows name more than one.",
        ),
    ] = True,
    seed: Annotated[int, typer.Option("--seed", help="Of the split.")] = 0,
    as_json: Annotated[
        bool, typer.Option("--json", help="The results as JSON on stdout.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress.")] = False,
) -> int:
    """Fit and calibrate a gate on labelled calls: probabilities and thresholds.

    Contexts are split into three disjoint sets: to fit, to choose, to test. When no
    threshold keeps the promise, no file is written, exit code 1.
    """
    from evigate import EvigateError
    from evigate.protocol.calibrate import GATES
    from evigate.protocol.calibrate import calibrate as calibrate_gate
    from evigate.risk.model_file import save_model

    if gate not in GATES:
        raise exits.CommandError(f"--gate {gate!r}: there are {', '.join(GATES)}")
    check_output(output, *files)
    chosen_policy = policy_named(policy)
    try:
        wanted = objective_of(
            max_residual_risk, delta, max_accepted_errors, review_budget, costs
        )
        data = read_files(files, kind=kind, columns=column, split=split)
        with stages(quiet or as_json) as progress:
            found = calibrate_gate(
                joined_rows(data),
                wanted,
                gate=cast("Any", gate),
                domain=name or data[0].name,
                source=", ".join(file.name for file in data),
                policy=chosen_policy,
                shares=shares_of(shares),
                per_task=per_task,
                seed=seed,
                progress=progress,
            )
        if found.met:
            save_model(found.model, output)
    except EvigateError as error:
        raise exits.CommandError(str(error)) from error
    show(found, output, as_json=as_json)
    bad = [faults_message(file) for file in data if file.bad]
    if bad:
        raise exits.CommandError("; ".join(bad), exits.BAD_ROWS)
    return exits.SUCCESS if found.met else exits.BAD_ROWS


def objective_of(
    residual_risk: float | None,
    delta: float,
    accepted_errors: float | None,
    review_budget: float | None,
    costs: tuple[float, float] | None,
) -> Objective:
    """The one objective that the options state.

    Raises:
        CommandError: when they state more than one, or a value is out of range.
    """
    from evigate import InvalidCallError
    from evigate.protocol.thresholds import Objective

    given = [residual_risk, accepted_errors, review_budget, costs]
    if sum(value is not None for value in given) > 1:
        raise exits.CommandError(
            "give one of --max-residual-risk, --max-accepted-errors, --review-budget "
            "and --costs"
        )
    option = "--max-residual-risk"
    try:
        if accepted_errors is not None:
            option = "--max-accepted-errors"
            return Objective("accepted_errors", alpha=accepted_errors)
        if review_budget is not None:
            option = "--review-budget"
            return Objective("review_budget", budget=review_budget)
        if costs is not None:
            option = "--costs"
            return Objective("costs", leak_cost=costs[0], hold_cost=costs[1])
        alpha = 0.05 if residual_risk is None else residual_risk
        return Objective("residual_risk", alpha=alpha, delta=delta)
    except InvalidCallError as error:
        name, _, fault = str(error).partition(" ")
        option = "--delta" if name == "delta" else option
        raise exits.CommandError(f"{option} {fault}") from error


def shares_of(text: str) -> tuple[float, float, float]:
    """Three shares from e.g. ``50,30,20``.

    Raises:
        CommandError: when they are not three numbers above 0.

    >>> shares_of("50,30,20")
    (0.5, 0.3, 0.2)
    """
    try:
        numbers = [float(word) for word in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) != len(_SHARES.split(",")) or not all(
        0.0 < number < float("inf") for number in numbers
    ):
        raise exits.CommandError(
            f"--shares needs three numbers above 0, as {_SHARES}, got {text!r}"
        )
    fit, choose, test = (number / sum(numbers) for number in numbers)
    return fit, choose, test


def show(found: Calibration, output: Path, *, as_json: bool) -> None:
    """What came out, on stdout; where it went, on stderr."""
    from evigate.protocol.calibration_report import lines_of, results_of
    from evigate.visible import visible

    with exits.ending_with_the_pipe():
        if as_json:
            typer.echo(json.dumps(results_of(found)))
        else:
            for line in lines_of(found):
                typer.echo(visible(line))
    if found.met:
        written = f"written to {output}: evigate score ROWS --model {output}"
        typer.echo(exits.one_line(written), err=True)
    else:
        typer.echo("no threshold, so nothing was written", err=True)
