"""Where a gate around a whole chain could not keep its promise, and says so.

Message history, chat memory and checkpointers inside a chain store what the model said
before a gate around the chain sees it.
"""

from __future__ import annotations

import dis
import functools
from collections import deque
from collections.abc import Iterator, Mapping
from types import CodeType, FunctionType, MethodType
from typing import Any, Final

from langchain_core.runnables import (
    Runnable,
    RunnableLambda,
    RunnableSequence,
    RunnableWithFallbacks,
)
from langchain_core.runnables.base import RunnableBindingBase

from evigate import GateUsageError

_MOST_PARTS: Final = 10_000
_GLOBAL: Final = frozenset({"LOAD_GLOBAL", "LOAD_NAME"})
_ATTRIBUTE: Final = frozenset({"LOAD_ATTR", "LOAD_METHOD"})

_HISTORY_MESSAGE: Final = (
    "the chain stores its answers in a message history before the gate sees them; put "
    "the gate inside: RunnableWithMessageHistory(gate_chain(chain, gate), ...). "
    "allow_raw_state=True accepts raw answers in the history"
)
_MEMORY_MESSAGE: Final = (
    "{name} stores its answers in a chat memory before the gate sees them; keep the "
    "memory outside of the gate. allow_raw_state=True accepts raw answers in memory"
)
_GRAPH_MESSAGE: Final = (
    "a graph with a checkpointer keeps the raw answer in its state and history; gate "
    "inside the graph: EvidenceGateMiddleware for agents, gate_node for the node that "
    "generates. allow_raw_state=True accepts raw answers in the state"
)


def check_placement(chain: Runnable[Any, Any]) -> None:
    """See that nothing inside the chain keeps answers before the gate sees them.

    Raises:
        GateUsageError: names the place where the gate belongs.
    """
    for part in _parts_inside(chain):
        if _is_kind(part, "RunnableWithMessageHistory", "langchain_core"):
            raise GateUsageError(_HISTORY_MESSAGE)
        if hasattr(getattr(part, "memory", None), "save_context"):
            raise GateUsageError(_MEMORY_MESSAGE.format(name=type(part).__name__))
        if is_graph(part) and _keeps_state(part):
            raise GateUsageError(_GRAPH_MESSAGE)


def is_graph(value: Any) -> bool:
    """Is it a compiled LangGraph graph, here or on a server?"""
    return _is_kind(value, "PregelProtocol", "langgraph")


def ends_in_graph(chain: Runnable[Any, Any]) -> bool:
    """Does the chain's output come from a graph?

    Graphs stream their state's updates, not pieces of the output.
    """
    if isinstance(chain, RunnableBindingBase):
        return ends_in_graph(chain.bound)
    if isinstance(chain, RunnableSequence):
        return ends_in_graph(chain.last)
    if isinstance(chain, RunnableWithFallbacks):
        return ends_in_graph(chain.runnable)
    return is_graph(chain)


def without_modes(kwargs: dict[str, Any]) -> dict[str, Any]:
    """Arguments for a gated graph, which answers with its final state.

    Raises:
        GateUsageError: for a stream mode that shows more.
    """
    if kwargs.get("stream_mode", "values") != "values":
        raise GateUsageError(
            "a gated graph streams its final state alone (stream_mode='values'); gate "
            "inside the graph for other modes (EvidenceGateMiddleware, gate_node)"
        )
    return {key: value for key, value in kwargs.items() if key != "stream_mode"}


def _keeps_state(graph: Any) -> bool:
    remote = _is_kind(graph, "RemoteGraph", "langgraph")
    return remote or getattr(graph, "checkpointer", None) not in (None, False)


def _is_kind(value: Any, name: str, package: str) -> bool:
    """Told by name, so that packages that are not in use are not imported."""
    return any(
        base.__name__ == name and base.__module__.split(".")[0] == package
        for base in type(value).__mro__
    )


def _parts_inside(chain: Runnable[Any, Any]) -> Iterator[Any]:
    waiting: deque[Any] = deque([chain])
    seen: set[int] = set()
    while waiting and len(seen) < _MOST_PARTS:
        part = waiting.popleft()
        if id(part) in seen:
            continue
        seen.add(id(part))
        yield part
        if not is_graph(part) and not _is_kind(part, "GatedRunnable", __package__):
            waiting.extend(_children(part))


def _children(part: Any) -> Iterator[Any]:
    values = list(getattr(part, "__dict__", {}).values())
    if isinstance(part, RunnableLambda):
        values.extend(part.deps)
    for value in values:
        if isinstance(value, Runnable):
            yield value
        elif isinstance(value, (FunctionType, MethodType, functools.partial)):
            yield from (v for v in _reached_by(value) if isinstance(v, Runnable))
        elif isinstance(value, Mapping):
            yield from (item for item in value.values() if isinstance(item, Runnable))
        elif isinstance(value, (list, tuple)):
            yield from _runnables_in(value)


def _runnables_in(values: list[Any] | tuple[Any, ...]) -> Iterator[Any]:
    for value in values:
        if isinstance(value, Runnable):
            yield value
        elif isinstance(value, tuple):
            yield from (item for item in value if isinstance(item, Runnable))


def _reached_by(function: Any) -> Iterator[Any]:
    """What a function names: bound arguments, enclosing and global variables."""
    if isinstance(function, functools.partial):
        yield from (*function.args, *function.keywords.values())
        yield from _reached_by(function.func)
    elif isinstance(function, MethodType):
        owned = getattr(function.__self__, "__dict__", {})
        yield from _named(function.__func__, owned, _ATTRIBUTE)
        yield from _reached_by(function.__func__)
    elif isinstance(function, FunctionType):
        yield from _named(function, function.__globals__, _GLOBAL)
        for cell in function.__closure__ or ():
            try:
                yield cell.cell_contents
            except ValueError:  # not assigned yet
                continue


def _named(
    function: Any, values: Mapping[str, Any], operations: frozenset[str]
) -> Iterator[Any]:
    code = getattr(function, "__code__", None)
    waiting = [] if code is None else [code]
    while waiting:
        code = waiting.pop()
        for step in dis.get_instructions(code):
            if step.opname in operations and step.argval in values:
                yield values[step.argval]
        waiting.extend(part for part in code.co_consts if isinstance(part, CodeType))
