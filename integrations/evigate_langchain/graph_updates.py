"""What a node returns, read as one update of the graph's state."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from langchain_core.messages import BaseMessage
from langgraph.types import Command, Send
from pydantic import BaseModel

from evigate import GateUsageError, structured_text
from evigate_langchain.answers import AnswerReader, is_only_passed_on

_STRUCTURED_KEY = "structured_response"


@dataclass(frozen=True, slots=True)
class NodeUpdate:
    """A node's output apart from how it was wrapped.

    Attributes:
        values: the update itself, a mapping; or a text, a message or messages.
        command: the command that carried it, if one did.
        has_answer: may there be an answer to judge in it?
    """

    values: Any
    command: Command[Any] | None
    has_answer: bool

    @classmethod
    def of(cls, output: Any, reader: AnswerReader, given: Any = None) -> NodeUpdate:
        """Read a node's output.

        Args:
            output: what the node returned.
            reader: finds the answer in it.
            given: the state that the node got, by name.

        Raises:
            GateUsageError: where an answer may hide in it that cannot be found.
        """
        command = output if isinstance(output, Command) else None
        if command is not None:
            _check_sends(command.goto, given)
        values = _as_update(output.update if command is not None else output)
        return cls(values, command, _has_answer(values, reader))

    def wrapped(self, values: Any, goto: str | None) -> Any:
        """An update in this one's place, as a command where it was one or goes on."""
        if self.command is None:
            return values if goto is None else Command(update=values, goto=goto)
        if goto is None:
            return dataclasses.replace(self.command, update=values)
        # A route is a node of the graph in which the gate stands.
        return dataclasses.replace(self.command, update=values, goto=goto, graph=None)

    def without_emptied(self, shown: Mapping[str, Any]) -> dict[str, Any]:
        """A replaced update without the parts that went: the state keeps its own."""
        return {
            key: value
            for key, value in shown.items()
            if value is not None
            or key == _STRUCTURED_KEY
            or self.values.get(key) is None
        }


def as_mapping(state: Any) -> Any:
    """A graph's state by name, whatever its class; other values as they are."""
    if isinstance(state, BaseModel):
        return {name: getattr(state, name) for name in type(state).model_fields}
    if dataclasses.is_dataclass(state) and not isinstance(state, type):
        return {f.name: getattr(state, f.name) for f in dataclasses.fields(state)}
    return state


def _as_update(output: Any) -> Any:
    if isinstance(output, BaseModel):
        return {name: getattr(output, name) for name in output.model_fields_set}
    if isinstance(output, (list, tuple)) and output:
        if all(isinstance(item, BaseMessage) for item in output):
            return list(output)
        pairs = [i for i in output if isinstance(i, tuple) and len(i) == 2]
        if len(pairs) == len(output) and all(isinstance(k, str) for k, _ in pairs):
            return dict(pairs)
        raise GateUsageError(
            "a gated node must return one update of the state; this one returned a "
            f"list of {type(output[0]).__name__}"
        )
    return as_mapping(output)


def _check_sends(goto: Any, given: Any) -> None:
    """What a node sends to the next one itself does not pass through its update."""
    for target in goto if isinstance(goto, (list, tuple)) else [goto]:
        if isinstance(target, Send) and not _only_passes_on(target.arg, given):
            raise GateUsageError(
                f"a gated node handed values of its own to Send({target.node!r}, ...), "
                "which would go past the gate; put them into its update"
            )


def _only_passes_on(values: Any, given: Any) -> bool:
    if values is given or not structured_text(values).strip():
        return True
    values = as_mapping(values)
    return isinstance(values, Mapping) and all(
        isinstance(value, (int, float)) or is_only_passed_on(name, value, given)
        for name, value in values.items()
    )


def _has_answer(values: Any, reader: AnswerReader) -> bool:
    if values is None:
        return False
    if not isinstance(values, Mapping) or callable(reader.answer):
        return True
    if isinstance(reader.answer, str):
        return reader.answer in values
    if reader.key_of(values) is not None or values.get(_STRUCTURED_KEY) is not None:
        return True
    plain = (int, float, type(None))
    texts = {k: v for k, v in values.items() if not isinstance(v, plain)}
    if structured_text(texts).strip():
        raise GateUsageError(
            f"cannot tell which part of the node's update {sorted(values)[:8]} is the "
            "answer; pass answer='its key'"
        )
    return False
