"""A scope in which nothing that a model or a node emits reaches the user's streams.

The model call below a gate runs under a copy of the current config: without the
callback handlers that feed token streams, with a stream writer that keeps what is
written, and cut off from the stream and the checkpointer of the surrounding graph, so
that a graph called inside does not keep or show the raw answer either. Handlers of
operators (tracers, token counters) stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import (
    ensure_config,
    var_child_runnable_config,
)
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.pregel.protocol import StreamProtocol
from langgraph.runtime import Runtime

from evigate_langchain.streaming import without_streaming_handlers

Writer = Callable[[Any], None]


class HeldOutput:
    """What was written to LangGraph's custom stream while it was held back.

    Attributes:
        config: the config under which the held code runs.
    """

    def __init__(self, config: RunnableConfig) -> None:
        self._writes: list[tuple[Writer, Any]] = []
        self.config = self.held_config(config)

    def __repr__(self) -> str:
        return f"HeldOutput(writes={len(self._writes)})"

    def held_config(self, config: RunnableConfig) -> RunnableConfig:
        """A copy of a config under which nothing reaches the user's streams."""
        configurable = {
            key: self.held_runtime(value) if isinstance(value, Runtime) else value
            for key, value in (config.get("configurable") or {}).items()
            if not _leads_outside(value)
        }
        held: RunnableConfig = {**config, "configurable": configurable}
        if config.get("callbacks") is not None:
            held["callbacks"] = without_streaming_handlers(config["callbacks"])
        return held

    def held_runtime(self, runtime: Runtime[Any]) -> Runtime[Any]:
        """A copy of a graph's runtime whose stream writer keeps what is written."""
        return replace(runtime, stream_writer=self.held_writer(runtime.stream_writer))

    def held_writer(self, writer: Writer) -> Writer:
        """A stream writer that keeps what is written until :meth:`release`."""
        return lambda chunk: self._writes.append((writer, chunk))

    def release(self) -> None:
        """Write what was held back, in order: the answer may be shown."""
        writes, self._writes = self._writes, []
        for writer, chunk in writes:
            writer(chunk)


def _leads_outside(value: Any) -> bool:
    """Would a graph that is called inside show or keep its state through this?"""
    return isinstance(value, (StreamProtocol, BaseCheckpointSaver))


@contextmanager
def held_scope() -> Iterator[HeldOutput]:
    """Run the body under the current run's config, cut off from all streams.

    The scope must be entered and left in one task and must not span a ``yield`` of a
    generator.
    """
    held = HeldOutput(ensure_config())
    token = var_child_runnable_config.set(held.config)
    try:
        yield held
    finally:
        var_child_runnable_config.reset(token)
