"""``evigate eviscope run``: models, prompts and users' chains over a dataset."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evigate.cli import exits
from evigate.cli.options import GateOption, ModelOption, PolicyOption, gate_named
from evigate.cli.rows_out import check_output

if TYPE_CHECKING:
    from evigate.eviscope.files import Dataset
    from evigate.eviscope.policies import System
    from evigate.eviscope.records import RunOutput

_POLICIES = "vanilla,evidence_action,evigate"
# Requests without any reply, from the first on, that end a run.
_GIVE_UP_AFTER = 5


def run(
    dataset: Annotated[
        Path,
        typer.Argument(
            metavar="DATASET",
            help="A file of 'evigate eviscope build'.",
            show_default=False,
        ),
    ],
    output: Annotated[
        Path,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            help="The run file; it is appended to.",
            show_default=False,
        ),
    ],
    llm: Annotated[
        list[str] | None,
        typer.Option(
            "--llm",
            metavar="NAME",
            help="ollama:NAME, google:NAME, transformers:NAME-OR-DIRECTORY, smollm2, "
            "langchain:PROVIDER:MODEL, or object:MODULE:ATTRIBUTE for a chat model of "
            "LangChain or LlamaIndex or a function of your own; may be given several "
            "times.",
            show_default=False,
        ),
    ] = None,
    policies: Annotated[
        str,
        typer.Option("--policies", metavar="NAMES", help="For --llm, by commas."),
    ] = _POLICIES,
    chain: Annotated[
        list[str] | None,
        typer.Option(
            "--chain",
            metavar="MODULE:ATTRIBUTE",
            help="A chain of your own, run with the gate off and on.",
            show_default=False,
        ),
    ] = None,
    gate: GateOption = None,
    model: ModelOption = None,
    policy: PolicyOption = "balanced",
    quartets: Annotated[
        int | None,
        typer.Option("--quartets", min=1, help="Only the first ones, for a trial."),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Rows under way at once.")
    ] = 1,
    max_tokens: Annotated[
        int,
        typer.Option(
            "--max-tokens",
            min=1,
            help="Of one answer, and of the reasoning that some models do before it.",
        ),
    ] = 2048,
    timeout: Annotated[
        float, typer.Option("--timeout", min=0.1, help="Seconds of one request.")
    ] = 300.0,
    attempts: Annotated[
        int, typer.Option("--attempts", min=1, max=20, help="Of one request.")
    ] = 4,
    retry_errors: Annotated[
        bool,
        typer.Option("--retry-errors", help="Run rows again that gave no action."),
    ] = False,
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="No progress and no summary.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="The summary as a JSON object on stdout.")
    ] = False,
) -> int:
    """Ask models or chains about every row, one retained output each.

    A broken run is finished by the same command: rows that the file holds are kept.
    Keys come from the environment (GOOGLE_API_KEY), the server from OLLAMA_HOST.
    """
    from evigate import MissingExtraError
    from evigate.eviscope.errors import EviscopeError
    from evigate.eviscope.running import run_systems

    if not llm and not chain:
        raise exits.CommandError("name what to run: --llm NAME or --chain MODULE:NAME")
    check_output(output, dataset)
    rows = _dataset(dataset, quartets)
    settings = {"timeout": timeout, "concurrency": workers}
    asked = gate_named(gate, model, policy)
    systems = _systems(
        llm or [], policies, chain or [], asked, settings, attempts, max_tokens
    )
    total = len(rows.rows) * len(systems)
    try:
        with _progress(total, quiet or as_json) as watch:
            summary = run_systems(
                rows,
                systems,
                output,
                workers=workers,
                retry_errors=retry_errors,
                watch=watch,
                give_up_after=_GIVE_UP_AFTER,
            )
    except (EviscopeError, MissingExtraError) as error:
        raise exits.CommandError(f"{error}{_raised(systems)}") from error
    except OSError as error:
        raise exits.CommandError(f"cannot write {output}: {error.strerror}") from error
    except KeyboardInterrupt:
        kept = f"interrupted; the same command goes on where {output} ends"
        raise exits.CommandError(kept, exits.INTERRUPTED) from None
    _report(summary, output, quiet=quiet, as_json=as_json)
    if summary.failed:
        raise exits.CommandError(
            f"{summary.failed} outputs have no reply ({summary.failure or 'earlier'}); "
            f"--retry-errors asks for them again{_raised(systems)}",
            exits.BAD_ROWS,
        )
    return exits.SUCCESS


def _dataset(path: Path, quartets: int | None) -> Dataset:
    from evigate.eviscope.errors import EviscopeError
    from evigate.eviscope.files import read_dataset
    from evigate.eviscope.running import rows_of_quartets

    try:
        return rows_of_quartets(read_dataset(path), quartets)
    except EviscopeError as error:
        raise exits.CommandError(str(error)) from error
    except OSError as error:
        raise exits.CommandError(f"cannot read {path}: {error.strerror}") from error


def _systems(
    llms: list[str],
    policies: str,
    chains: list[str],
    gate: Any,
    settings: dict[str, Any],
    attempts: int,
    max_tokens: int,
) -> list[System]:
    from evigate.errors import EvigateError
    from evigate.eviscope.chains import ChainSystem, load_chain
    from evigate.eviscope.policies import EvigatePolicy, systems_for
    from evigate.providers import Retries, provider_named, provider_of

    names = [name.strip() for name in policies.split(",") if name.strip()]
    made: list[System] = []
    try:
        for name in llms:
            given = {**settings, "retries": Retries(attempts=attempts)}
            kind, _, place = name.partition(":")
            if kind == "object":
                provider = provider_of(load_chain(place), **given)
            else:
                provider = provider_named(name, **given)
            made += systems_for(provider, names, gate, max_tokens)
        for place in chains:
            chain = ChainSystem(load_chain(place), name=place)
            made += [chain, EvigatePolicy(chain, gate)]
    except (EvigateError, TypeError, ValueError) as error:
        raise exits.CommandError(str(error)) from error
    return made


def _raised(systems: list[System]) -> str:
    """What users' chains raised last, for the line that ends the command."""
    failures = [found for s in systems if (found := getattr(s, "failure", ""))]
    return "".join(f"; {failure}" for failure in failures)


@contextmanager
def _progress(total: int, bare: bool) -> Iterator[Callable[[RunOutput], None] | None]:
    if bare or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("running", total=total)
        yield lambda _: bar.advance(task)


def _report(summary: Any, output: Path, *, quiet: bool, as_json: bool) -> None:
    from dataclasses import asdict

    if as_json:
        with exits.ending_with_the_pipe():
            typer.echo(json.dumps({**asdict(summary), "output": str(output)}))
    elif not quiet:
        cost = "unknown" if summary.cost is None else f"${summary.cost:.4f}"
        typer.echo(
            f"{summary.made} outputs made, {summary.kept} kept, {summary.unread} "
            f"without an action; {summary.calls} calls, cost {cost}",
            err=True,
        )
        if summary.garbled:
            typer.echo(
                f"{summary.garbled} replies could not be read, which counts as wrong"
                + (
                    f"; the last: {exits.one_line(summary.garble)}"
                    if summary.garble
                    else ""
                ),
                err=True,
            )
        typer.echo(f"written to {exits.one_line(str(output))}", err=True)
