"""How commands end: exit codes, and errors that become one clear line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

SUCCESS: Final = 0
BAD_ROWS: Final = 1
"""Some rows could not be read, or ``--fail-on`` named a verdict that occurred."""
BAD_USAGE: Final = 2
"""An option, a gate, a policy or a file is no good."""
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""128 + SIGPIPE: whoever read our output has gone, as with ``| head``."""


class CommandError(Exception):
    """Ends a command; shown as one line on stderr.

    Attributes:
        exit_code: what the process ends with.
    """

    def __init__(self, message: str, exit_code: int = BAD_USAGE) -> None:
        super().__init__(message)
        self.exit_code = exit_code


class OutputClosedError(CommandError):
    """Nobody reads stdout any more; ends the command without a word."""

    def __init__(self) -> None:
        super().__init__("", PIPE_CLOSED)


@contextmanager
def ending_with_the_pipe() -> Iterator[None]:
    """Turn a closed stdout into a quiet end of the command.

    Raises:
        OutputClosedError: when its reader has gone.
        CommandError: when it cannot be written for another reason, a full disk say.
    """
    if sys.stdout is None:
        raise CommandError("stdout is closed")
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        forget_stdout()
        raise OutputClosedError from None
    except OSError as error:
        forget_stdout()
        raise CommandError(f"cannot write to stdout: {error.strerror}") from error


def forget_stdout() -> None:
    """Let the interpreter flush into the void when it ends, rather than complain."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def one_line(text: str) -> str:
    """A message as one harmless line.

    >>> one_line("first\\nsecond  \\x1b[31m")
    'first second \\\\x1b[31m'
    """
    from evigate.cli.rendering import visible

    return visible(" ".join(text.split()))
