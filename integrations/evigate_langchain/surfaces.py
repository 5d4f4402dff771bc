"""Where verdicts show: beside outputs, in scopes, as events, in graph streams."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from langchain_core.callbacks import (
    AsyncCallbackManagerForChainRun,
    CallbackManagerForChainRun,
)
from langchain_core.callbacks.manager import RunManager
from langchain_core.runnables import RunnableConfig
from langchain_core.tracers import BaseTracer

from evigate import Sink, Verdict
from evigate_langchain.streaming import stream_writer

logger = logging.getLogger(__name__)

Out = TypeVar("Out")

VERDICT_EVENT: Final = "evigate.verdict"
"""Name of the custom event that carries a verdict's text-free record."""


@dataclass(frozen=True, slots=True)
class GatedOutput(Generic[Out]):
    """What a guarded chain gives with ``include_verdict=True``.

    In streams the parts add up, as LangChain's chunks do; the last one brings the
    verdict.

    Attributes:
        output: what the chain would have given alone.
        verdict: the verdict; a withheld answer cannot be read from it. None in all
            parts of a stream but the last, and where there was no answer to judge.

    >>> whole = GatedOutput("3 ") + GatedOutput("years.")
    >>> whole.output, whole.verdict
    ('3 years.', None)
    """

    output: Out
    verdict: Verdict | None = None

    def __add__(self, other: GatedOutput[Any]) -> GatedOutput[Any]:
        if not isinstance(other, GatedOutput):
            return NotImplemented
        left: Any = self.output
        together = other.output if left is None else left
        if left is not None and other.output is not None:
            together = left + other.output
        return GatedOutput(together, other.verdict or self.verdict)


@dataclass(frozen=True, slots=True)
class _Scope:
    verdicts: list[Verdict]
    outer: _Scope | None


_scope: ContextVar[_Scope | None] = ContextVar("evigate_verdicts", default=None)


@contextmanager
def collect_verdicts() -> Iterator[list[Verdict]]:
    """Collect the verdicts of everything guarded that runs inside.

    The verdicts are complete, with all texts: they are for your code, not for the
    application's users. They come in the order in which the calls end; with ``batch``
    tell them apart by ``verdict.call``. Scopes may nest; each gets all.

    >>> with collect_verdicts() as verdicts:
    ...     pass  # chain.invoke(...)
    >>> verdicts
    []
    """
    scope = _Scope([], _scope.get())
    token = _scope.set(scope)
    try:
        yield scope.verdicts
    finally:
        _scope.reset(token)


def publish(verdict: Verdict, record: Mapping[str, Any]) -> None:
    """Give a verdict to the surrounding scopes, its record to the graph's stream."""
    scope = _scope.get()
    while scope is not None:
        scope.verdicts.append(verdict)
        scope = scope.outer
    writer = stream_writer()
    if writer is not None:
        writer({VERDICT_EVENT: record})


def send_to_sink(sink: Sink | None, record: dict[str, Any]) -> None:
    """Give a record to a sink; what the sink raises is logged and changes nothing."""
    if sink is None:
        return
    try:
        sink(record)
    except Exception:
        logger.exception("a sink failed; the verdict stands")


def dispatch(record: Mapping[str, Any], run: CallbackManagerForChainRun) -> None:
    """Send the custom event ``evigate.verdict`` from inside a run."""
    manager = run.get_child()
    if manager.handlers:
        manager.on_custom_event(VERDICT_EVENT, record, run_id=run.run_id)


async def adispatch(
    record: Mapping[str, Any], run: AsyncCallbackManagerForChainRun
) -> None:
    """:func:`dispatch` for asynchronous runs."""
    manager = run.get_child()
    if manager.handlers:
        await manager.on_custom_event(VERDICT_EVENT, record, run_id=run.run_id)


def run_metadata(
    config: RunnableConfig, run: RunManager | None = None
) -> dict[str, Any]:
    """Where in the application a call happened, for the record.

    Ids of run, parent run, trace (where a tracer knows it) and thread; the run's tags
    and metadata. Values of our own and of LangChain's machinery are left out.
    """
    configurable = config.get("configurable") or {}
    metadata = config.get("metadata") or {}
    found: dict[str, Any] = {
        "thread_id": configurable.get("thread_id"),
        "tags": list(run.tags if run is not None else config.get("tags") or ()),
        "metadata": {
            key: value
            for key, value in metadata.items()
            if not key.startswith(("__", "evigate_"))
        },
    }
    if run is not None:
        found["run_id"] = str(run.run_id)
        found["parent_run_id"] = _text(run.parent_run_id)
        found["trace_id"] = _trace_id(run)
    return {key: value for key, value in found.items() if value not in (None, [], {})}


def _trace_id(run: RunManager) -> str | None:
    for handler in run.handlers:
        if isinstance(handler, BaseTracer):
            traced = handler.run_map.get(str(run.run_id))
            if traced is not None and traced.trace_id is not None:
                return str(traced.trace_id)
    return str(run.run_id) if run.parent_run_id is None else None


def _text(value: Any) -> str | None:
    return None if value is None else str(value)
