"""The typer application: which commands there are, and how errors come out."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from evigate.cli import exits
from evigate.cli.attribute import attribute
from evigate.cli.audit import audit
from evigate.cli.calibrate import calibrate
from evigate.cli.check import check
from evigate.cli.consens import consens
from evigate.cli.demo_command import demo
from evigate.cli.evaluate import evaluate
from evigate.cli.eviscope import eviscope_app
from evigate.cli.fit import fit
from evigate.cli.lm import lm_app
from evigate.cli.score import score
from evigate.cli.transfer import transfer

app: Final = typer.Typer(
    name="evigate",
    help="An evidence gate for RAG applications: is an answer faithful to the "
    "documents, and should it go out?",
    add_completion=False,
    pretty_exceptions_enable=False,
)
_SILENCE: Final = logging.NullHandler()
app.command()(demo)
app.command()(check)
app.command()(score)
app.command()(fit)
app.command()(evaluate)
app.command()(transfer)
app.command()(calibrate)
app.command()(audit)
app.add_typer(lm_app)
app.command()(consens)
app.command()(attribute)
app.add_typer(eviscope_app, name="eviscope")


def _show_version(wanted: bool) -> None:
    if wanted:
        from evigate import __version__

        typer.echo(f"evigate {__version__}")
        raise typer.Exit


@app.callback()
def _application(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version."
        ),
    ] = False,
) -> None:
    pass


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the application and return the exit code; see :func:`evigate.cli.main`."""
    words = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    _prepare_process()
    command = typer.main.get_command(app)
    try:
        result = command.main(args=words, prog_name="evigate", standalone_mode=False)
    except exits.CommandError as error:
        if str(error):
            _complain(str(error))
        return error.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return exits.INTERRUPTED
    except SystemExit as error:  # rich ends so where nobody reads any more
        if isinstance(error.__context__, BrokenPipeError):
            return exits.PIPE_CLOSED
        raise
    except BrokenPipeError:  # releases of rich before that
        exits.forget_stdout()
        return exits.PIPE_CLOSED
    except Exception as error:
        # Wrong words on the command line. Where typer keeps click's classes differs
        # between its versions, hence by name.
        if not any(kind.__name__ == "ClickException" for kind in type(error).__mro__):
            raise
        _complain(_usage_message(error))
        return exits.BAD_USAGE
    return result if isinstance(result, int) else exits.SUCCESS


def _usage_message(error: Exception) -> str:
    describe = getattr(error, "format_message", error.__str__)
    context = getattr(error, "ctx", None)
    path = getattr(context, "command_path", "evigate")
    return f"{describe()} (see '{path} --help')"


def _complain(message: str) -> None:
    sys.stderr.write(f"evigate: {exits.one_line(message)}\n")


def _prepare_process() -> None:
    # Rows make many short-lived objects, which counting frees; looking for cycles
    # after every 700 of them would cost a twentieth of the time.
    gc.set_threshold(20_000, 20, 20)
    # What a terminal cannot show is escaped rather than fatal; the library's warnings
    # stand in the verdicts already.
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    logging.getLogger("evigate").addHandler(_SILENCE)
