"""``evigate transfer``: does a gate hold on sources it was not fitted on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from evigate._version import __version__
from evigate.cli import exits
from evigate.cli.evaluate import stages
from evigate.cli.labelled_input import (
    ColumnOption,
    FilesArgument,
    KindOption,
    LabelledFile,
    SplitOption,
    exit_code,
    read_files,
)
from evigate.cli.rows_out import check_output
from evigate.cli.scored_gates import scored_gates

if TYPE_CHECKING:
    from rich.table import Table

    from evigate.protocol.gates import ScoredGate
    from evigate.protocol.labelled import LabelledCall
    from evigate.protocol.transfer import Estimate, Setting

DEFAULT_GATES: Final = ("evigate-learned", "ragscope-c", "evigate", "length")
SCHEMA: Final = "evigate.transfer/1"
_FIGURES: Final[tuple[tuple[Literal["auroc", "ap"], str], ...]] = (
    ("auroc", "AUROC"),
    ("ap", "AP"),
)


def transfer(
    files: FilesArgument,
    gate: Annotated[
        list[str] | None,
        typer.Option(
            "--gate",
            "-g",
            metavar="GATE",
            help="As for 'evaluate', without gates that need TF-IDF. Default: "
            f"{', '.join(DEFAULT_GATES)}.",
            show_default=False,
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            help="Where the results go, as JSON.",
            show_default=False,
        ),
    ] = None,
    by_source: Annotated[
        bool,
        typer.Option(
            "--by-source",
            help="Take the rows' own sources, rather than the files, as sources.",
        ),
    ] = False,
    kind: KindOption = None,
    column: ColumnOption = None,
    split: SplitOption = None,
    labels: Annotated[
        str,
        typer.Option("--labels", metavar="N,N,...", help="Numbers of target labels."),
    ] = "25,50,100,200",
    label_draws: Annotated[
        int,
        typer.Option("--label-draws", min=2, help="Draws of each number of labels."),
    ] = 10,
    draws: Annotated[
        int, typer.Option("--draws", min=1, help="Resamples of test contexts.")
    ] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="Of all that is random.")] = 0,
    as_json: Annotated[
        bool,
        typer.Option("--json", help="The results as JSON on stdout, nothing else."),
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress.")] = False,
) -> int:
    """In-domain, left out, zero-shot, and a few labels of the target (extra: eval).

    Each file is a source; rows need a group, the id of their context.
    """
    from evigate import EvigateError

    check_output(output, *files)
    sizes = _sizes(labels)
    gates = scored_gates(gate or DEFAULT_GATES)
    data = read_files(files, kind=kind, columns=column, split=split)
    parts = _sources(data, by_source)
    options = {"sizes": sizes, "draws": label_draws, "resamples": draws, "seed": seed}
    try:
        with stages(quiet or as_json) as progress:
            found = _measured(parts, gates, options, progress)
    except EvigateError as error:
        raise exits.CommandError(str(error)) from error
    text = json.dumps(to_dict(found, parts, label_draws, draws, seed), indent=1)
    if output is not None:
        _write(output, text)
    with exits.ending_with_the_pipe():
        if as_json:
            typer.echo(text)
        else:
            print_transfer(found, list(parts))
    if output is not None:
        typer.echo(f"written to {exits.one_line(str(output))}", err=True)
    return exit_code(data)


def _measured(
    parts: dict[str, list[LabelledCall]],
    gates: Sequence[ScoredGate],
    options: dict[str, Any],
    progress: Any,
) -> list[Setting]:
    from evigate.protocol.transfer import read_source
    from evigate.protocol.transfer import transfer as transfer_gates

    sources = []
    for name, rows in parts.items():
        tell = None if progress is None else _named(progress, f"reading {name}")
        sources.append(read_source(name, rows, gates, tell))
    return transfer_gates(sources, gates, progress=progress, **options)


def _write(output: Path, text: str) -> None:
    try:
        output.write_text(text + "\n", encoding="ascii")
    except OSError as error:
        raise exits.CommandError(f"cannot write {output}: {error.strerror}") from error


def _named(progress: Any, stage: str) -> Any:
    return lambda done, total: progress(stage, done, total)


def _sizes(words: str) -> list[int]:
    try:
        sizes = [int(word) for word in words.split(",")]
    except ValueError:
        sizes = []
    if not sizes or min(sizes) < 2:
        raise exits.CommandError(f"--labels needs numbers from 2, got {words!r}")
    return sizes


def _sources(
    data: Sequence[LabelledFile], by_source: bool
) -> dict[str, list[LabelledCall]]:
    if not by_source:
        parts = {file.name: file.rows for file in data}
    else:
        parts = {}
        for file in data:
            for row in file.rows:
                parts.setdefault(row.source or file.name, []).append(row)
    if len(parts) < 2:
        raise exits.CommandError(
            "at least two sources are needed: give several files, or --by-source where "
            "the rows name theirs"
        )
    return parts


def to_dict(
    found: Sequence[Setting],
    parts: dict[str, list[LabelledCall]],
    label_draws: int,
    draws: int,
    seed: int,
) -> dict[str, Any]:
    """Plain values for JSON, null where there were too few rows."""
    return {
        "schema": SCHEMA,
        "sources": {
            name: {
                "rows": len(rows),
                "contexts": len({row.group for row in rows}),
                "rate": round(sum(row.label or 0 for row in rows) / len(rows), 4),
            }
            for name, rows in parts.items()
        },
        "label_draws": label_draws,
        "draw_error": "standard error over the draws of labels",
        "intervals": f"{draws} resamples of test contexts, 95 % percentile",
        "seed": seed,
        "evigate": __version__,
        "settings": [
            {
                "gate": setting.gate,
                "setting": setting.name,
                **{
                    key: {n: _plain(e) for n, e in getattr(setting, key).items()}
                    for key, _ in _FIGURES
                },
            }
            for setting in found
        ],
    }


def _plain(estimate: Estimate | None) -> dict[str, float | None] | None:
    if estimate is None:
        return None
    return {
        key: None if value != value else round(value, 4)
        for key, value in estimate._asdict().items()
    }


def print_transfer(found: Sequence[Setting], sources: Sequence[str]) -> None:
    """Macro figures with both errors, then AUROC and AP by source."""
    from rich.console import Console
    from rich.text import Text

    console = Console()
    if not console.is_terminal:
        console = Console(width=140)
    console.print(_macro_table(found))
    for key, title in _FIGURES:
        for gate in dict.fromkeys(setting.gate for setting in found):
            own = [setting for setting in found if setting.gate == gate]
            console.print(_source_table(f"{title} of {gate}", own, sources, key))
    console.print(
        Text(
            "Mean over draws of labels [95 % interval from resampling test contexts] ± "
            "standard error over draws; – where a pool has too few rows."
        )
    )


def _macro_table(found: Sequence[Setting]) -> Table:
    from rich import box
    from rich.table import Table

    from evigate.cli.rendering import visible

    table = Table(
        title="Macro mean over sources", title_justify="left", box=box.SIMPLE_HEAD
    )
    for head in ("gate", "setting", "AUROC", "AP"):
        table.add_column(head)
    for setting in found:
        cells = [_said(getattr(setting, key)["macro"]) for key, _ in _FIGURES]
        table.add_row(visible(setting.gate), setting.name, *cells)
    return table


def _said(estimate: Estimate | None) -> str:
    if estimate is None:
        return "–"
    said = f"{estimate.value:.3f} [{estimate.low:.3f}, {estimate.high:.3f}]"
    if estimate.draw_error == estimate.draw_error:
        said += f" ± {estimate.draw_error:.3f}"
    return said


def _source_table(
    title: str,
    settings: Sequence[Setting],
    sources: Sequence[str],
    key: Literal["auroc", "ap"],
) -> Table:
    from rich import box
    from rich.table import Table

    from evigate.cli.rendering import visible

    table = Table(title=visible(title), title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("source")
    for setting in settings:
        table.add_column(setting.name.replace("source+target", "s+t"), justify="right")
    for source in (*sources, "macro"):
        found = [getattr(setting, key)[source] for setting in settings]
        cells = ["–" if e is None else f"{e.value:.3f}" for e in found]
        table.add_row(visible(source), *cells)
    return table
