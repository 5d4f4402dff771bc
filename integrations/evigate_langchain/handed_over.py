"""What a graph inside a gated call hands to a graph outside of it.

A node or tool that returns ``Command(graph=Command.PARENT, update=...)`` leaves its own
graph by an error which carries the update. It would pass a gate around that graph, so
the update is gated on its way.
"""

from __future__ import annotations

from typing import Any

from evigate_langchain.answers import AnswerReader


def command_in(error: Exception) -> Any:
    """The command that an error of LangGraph carries to an outer graph, else None.

    Told by name: chains without a graph need no LangGraph.

    >>> command_in(KeyError("question")) is None
    True
    """
    for kind in type(error).__mro__:
        if kind.__name__ == "ParentCommand" and kind.__module__ == "langgraph.errors":
            return error.args[0]
    return None


class HandedOver:
    """A command on its way out.

    Attributes:
        values: its update, a mapping or messages; None where it holds no answer.
    """

    def __init__(self, command: Any, reader: AnswerReader, given: Any) -> None:
        """Read a command.

        Raises:
            GateUsageError: where an answer may hide in it that cannot be found.
        """
        from evigate_langchain.graph_updates import NodeUpdate

        self._update = NodeUpdate.of(command, reader, given)
        self.values = self._update.values if self._update.has_answer else None

    def __repr__(self) -> str:
        return f"HandedOver(has_answer={self.values is not None})"

    def as_error(self, shown: Any) -> Exception:
        """The error that carries an update as it may be shown."""
        from langgraph.errors import ParentCommand

        if isinstance(shown, dict):
            shown = self._update.without_emptied(shown)
        return ParentCommand(self._update.wrapped(shown, None))
