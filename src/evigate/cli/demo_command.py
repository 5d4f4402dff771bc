"""``evigate demo``: a guarded LangChain chain, offline."""

from __future__ import annotations

from typing import Annotated

import typer

from evigate.cli.exits import CommandError, ending_with_the_pipe
from evigate.cli.options import PolicyOption, policy_named


def demo(
    live: Annotated[
        str | None,
        typer.Option(
            "--live",
            metavar="MODEL",
            help="Generate anew with smollm2, ollama:NAME or google:NAME instead of "
            "replaying recorded answers.",
            show_default=False,
        ),
    ] = None,
    policy: PolicyOption = "balanced",
) -> None:
    """Watch a real RAG chain being gated, with answers recorded from a small model."""
    from evigate import EvigateError
    from evigate.cli.demo import run_demo

    chosen = policy_named(policy)
    try:
        with ending_with_the_pipe():
            run_demo(live=live, policy=chosen)
    except EvigateError as error:
        raise CommandError(str(error)) from error
