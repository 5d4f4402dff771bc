"""``evigate eviscope build`` and ``lint``: quartets from records, and their lints."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evigate.cli import exits
from evigate.cli.rows_out import check_output

if TYPE_CHECKING:
    from evigate.eviscope.files import Dataset

DatasetArgument = Annotated[
    Path,
    typer.Argument(
        metavar="DATASET",
        help="A file of 'evigate eviscope build'.",
        show_default=False,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="JSON on stdout.")]
_MAX_FAULTS = 20


def build(
    source: Annotated[
        Path,
        typer.Argument(
            metavar="SOURCE",
            help="SQuAD JSON, or JSON lines of {question, answer | answers, context | "
            "contexts, id?, title?, answer_start?}; plain or gzip.",
            show_default=False,
        ),
    ],
    output: Annotated[
        Path,
        typer.Option("--output", "-o", metavar="FILE", help="The dataset; .gz packs."),
    ],
    quartets: Annotated[
        int, typer.Option("--quartets", min=1, help="How many to keep.")
    ] = 40,
    everything: Annotated[
        bool, typer.Option("--all", help="Keep all that the source allows.")
    ] = False,
    difficulty: Annotated[
        str,
        typer.Option(
            "--difficulty",
            help="easy: distractors from other titles by BM25; hard: answer-free "
            "paragraphs of the same title.",
        ),
    ] = "easy",
    distractors: Annotated[
        int, typer.Option("--distractors", min=1, help="Beside the support, in noisy.")
    ] = 2,
    max_per_title: Annotated[
        int, typer.Option("--max-per-title", min=0, help="0 for no limit.")
    ] = 3,
    seed: Annotated[int, typer.Option("--seed", help="Of order and choices.")] = 0,
    written: Annotated[
        bool,
        typer.Option(
            "--written",
            help="The records bring 'conflict', 'alternative' and 'answer_type' along.",
        ),
    ] = False,
    as_json: JsonOption = False,
) -> int:
    """Build quartets: one question with sufficient, noisy, insufficient, conflicting.

    Records that cannot be made cleanly are dropped with the reason. The same source
    and options give the same bytes.
    """
    from evigate.eviscope.building import BuildSettings
    from evigate.eviscope.building import build as build_quartets
    from evigate.eviscope.files import write_dataset
    from evigate.eviscope.sources import read_source
    from evigate.eviscope.written import read_written

    check_output(output, source)
    with readable():
        settings = BuildSettings(
            quartets=None if everything or written else quartets,
            seed=seed,
            difficulty=difficulty,  # type: ignore[arg-type]  # checked there
            distractors=distractors,
            max_per_title=max_per_title or None,
        )
        if written:
            made = read_written(source, settings)
        else:
            made = build_quartets(read_source(source), settings)
    if not made.info.quartets:
        raise exits.CommandError(_nothing_made(made, source), exits.BAD_ROWS)
    try:
        write_dataset(made, output)
    except OSError as error:
        raise exits.CommandError(f"cannot write {output}: {error.strerror}") from error
    wanted = None if everything or written else quartets
    with exits.ending_with_the_pipe():
        _report(made, wanted, output, as_json)
    return exits.SUCCESS


def _nothing_made(made: Dataset, source: Path) -> str:
    reasons = Counter(drop.reason for drop in made.info.dropped)
    why = ", ".join(f"{count} x {reason}" for reason, count in reasons.most_common(5))
    return (
        f"no quartet can be made of {source}"
        + (f" ({why})" if why else ", which holds no record")
        + "; nothing is written. A record needs question, answer and a context of a "
        "paragraph that holds the answer"
    )


def _report(made: Dataset, wanted: int | None, output: Path, as_json: bool) -> None:
    info = made.info
    reasons = Counter(drop.reason for drop in info.dropped)
    if as_json:
        content: dict[str, Any] = {
            "quartets": info.quartets,
            "rows": info.rows,
            "hash": info.hash,
            "version": info.version,
            "dropped": dict(reasons.most_common()),
            "output": str(output),
        }
        typer.echo(json.dumps(content))
        return
    short = wanted is not None and info.quartets < wanted
    asked = f" of {wanted}, as the source has no more" if short else ""
    typer.echo(f"{info.quartets} quartets{asked}, {info.rows} rows")
    if reasons:
        typer.echo(f"{reasons.total()} records dropped:")
    for reason, number in reasons.most_common():
        typer.echo(f"  {number:>6}  {reason}")
    typer.echo(f"dataset {info.hash[:16]}, version {info.version}")
    typer.echo(f"written to {exits.one_line(str(output))}")


def lint(
    dataset: DatasetArgument,
    max_per_title: Annotated[
        int, typer.Option("--max-per-title", min=0, help="0 for no limit.")
    ] = 3,
    as_json: JsonOption = False,
) -> int:
    """Check a dataset: the six constraints on conflicting passages, labels, leaks.

    Exit code 1 when a lint fails.
    """
    from evigate.eviscope.lints import ALL_LINTS
    from evigate.eviscope.lints import lint as faults_of

    with readable():
        given = load_dataset(dataset)
        faults = faults_of(given.rows, max_per_title=max_per_title or None)
    counts = Counter(fault.code for fault in faults)
    with exits.ending_with_the_pipe():
        if as_json:
            listed = [
                {"code": f.code, "quartet": f.quartet, "message": f.message}
                for f in faults
            ]
            typer.echo(json.dumps({"rows": given.info.rows, "faults": listed}))
        else:
            for fault in faults[:_MAX_FAULTS]:
                typer.echo(exits.one_line(str(fault)))
            if len(faults) > _MAX_FAULTS:
                typer.echo(f"and {len(faults) - _MAX_FAULTS} more")
            for name in ALL_LINTS:
                said = f"{counts[name]} faults" if counts[name] else "ok"
                typer.echo(f"  {name:<20} {said}")
            typer.echo(f"{given.info.quartets} quartets, {len(faults)} faults")
    return exits.BAD_ROWS if faults else exits.SUCCESS


def load_dataset(path: Path) -> Dataset:
    """Read a dataset, inside :func:`readable`."""
    from evigate.eviscope.files import read_dataset

    return read_dataset(path)


@contextmanager
def readable() -> Iterator[None]:
    """Turn files and settings that are no good into one clear line.

    Raises:
        CommandError: for each of them.
    """
    from evigate.eviscope.errors import EviscopeError

    try:
        yield
    except EviscopeError as error:
        raise exits.CommandError(str(error)) from error
    except OSError as error:
        fault = f"cannot read {error.filename}: {error.strerror}"
        raise exits.CommandError(fault) from error
