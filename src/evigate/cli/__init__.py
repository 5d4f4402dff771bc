"""The command line: ``evigate demo | check | score | fit``."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    Args:
        arguments: the words after the program's name; None takes ``sys.argv``.

    Returns:
        0 when all went well, 1 for bad rows and for verdicts named by ``--fail-on``,
        2 for bad options, gates and files, 130 after Ctrl-C.
    """
    from evigate.cli.app import run

    return run(arguments)
