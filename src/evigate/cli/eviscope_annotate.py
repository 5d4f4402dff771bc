"""``evigate eviscope annotate``: blind sheets for people, and how far they agree."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer

from evigate.cli import exits
from evigate.cli.eviscope_build import (
    DatasetArgument,
    JsonOption,
    load_dataset,
    readable,
)

annotate_app: Final = typer.Typer(
    help="Validate labels by people: sheets without labels, and their agreement."
)


@annotate_app.command()
def export(
    dataset: DatasetArgument,
    folder: Annotated[
        Path, typer.Option("--output", "-o", metavar="FOLDER", help="Made if need be.")
    ],
    seed: Annotated[int, typer.Option("--seed", help="Of the order of lines.")] = 0,
) -> int:
    """Write an empty sheet, a codebook, and the key that annotators must not see."""
    from evigate.eviscope.annotation import export_sheet

    with readable():
        given = load_dataset(dataset)
    try:
        made = export_sheet(given, folder, seed=seed)
    except OSError as error:
        raise exits.CommandError(f"cannot write {folder}: {error.strerror}") from error
    for path in made:
        typer.echo(f"written {exits.one_line(str(path))}")
    return exits.SUCCESS


@annotate_app.command()
def agree(
    dataset: DatasetArgument,
    sheets: Annotated[
        list[Path],
        typer.Argument(metavar="SHEET...", help="Filled sheets.", show_default=False),
    ],
    key: Annotated[
        Path, typer.Option("--key", metavar="FILE", help="key.json of the export.")
    ],
    as_json: JsonOption = False,
) -> int:
    """Raw agreement and Cohen's kappa: between annotators, and of each with gold."""
    from evigate.eviscope.annotation import agreement, names_of

    with readable():
        given = load_dataset(dataset)
        results = agreement(given, key, names_of(sheets))
    with exits.ending_with_the_pipe():
        if as_json:
            listed = [result.to_dict() for result in results]
            typer.echo(json.dumps({"agreement": listed}))
            return exits.SUCCESS
        for result in results:
            raw = "-" if result.raw is None else f"{result.raw:.3f}"
            kappa = "-" if result.kappa is None else f"{result.kappa:.3f}"
            note = "  (audit note)" if result.audit_note else ""
            between = exits.one_line(" and ".join(result.between))
            typer.echo(
                f"{between:<28} {result.field:<20} n {result.items:>4}  raw {raw}  "
                f"kappa {kappa}{note}"
            )
    return exits.SUCCESS
