"""Keeping what a model says below a gate away from the user's streams.

``astream_events``, ``astream_log`` and LangGraph's message streams are fed by callback
handlers that every run inherits. A gate runs its chain without them; handlers of
operators (tracers, token counters) stay.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, TypeVar, cast

from langchain_core.callbacks import BaseCallbackHandler, BaseCallbackManager, Callbacks
from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import var_child_runnable_config

try:  # private, but shared: LangGraph tells its stream handlers by it
    from langchain_core.tracers._streaming import _StreamingCallbackHandler
except ImportError:  # pragma: no cover - tests set the name to None
    _StreamingCallbackHandler = None  # type: ignore[assignment,misc]

logger = logging.getLogger(__name__)

C = TypeVar("C", bound=Callbacks)


def without_streaming_handlers(callbacks: C) -> C:
    """A copy of callbacks without the handlers that feed streams.

    Fails closed: where LangChain no longer says which handlers those are, none of the
    handlers is kept, and a warning is logged.

    >>> without_streaming_handlers([])
    []
    """
    if callbacks is None:
        return callbacks
    if isinstance(callbacks, BaseCallbackManager):
        manager = callbacks.copy()
        manager.handlers = _kept(manager.handlers)
        manager.inheritable_handlers = _kept(manager.inheritable_handlers)
        return cast("C", manager)
    return cast("C", _kept(callbacks))


def _kept(handlers: list[BaseCallbackHandler]) -> list[BaseCallbackHandler]:
    if _StreamingCallbackHandler is None:
        if handlers:
            logger.warning(
                "this version of langchain-core does not say which callback handlers "
                "stream; evigate hides the guarded chain from all of them"
            )
        return []
    return [h for h in handlers if not isinstance(h, _StreamingCallbackHandler)]


def enter_config(config: RunnableConfig) -> None:
    """Make a config the one that runs without a config of their own inherit.

    For use inside a run, whose context is its own: LangChain copies the context for
    every run, so nothing has to be set back.
    """
    var_child_runnable_config.set(config)


@contextmanager
def unseen() -> Iterator[None]:
    """A scope for the gate's own work: a judge's model calls stay out of sight.

    Runs inside inherit no callback handlers, are not traced, and do not stream into a
    surrounding graph.
    """
    quiet: RunnableConfig = {"callbacks": [], "tags": ["nostream"]}
    token = var_child_runnable_config.set(quiet)
    try:
        with _untraced():
            yield
    finally:
        var_child_runnable_config.reset(token)


def _untraced() -> AbstractContextManager[Any]:
    """LangSmith traces by context, too; LangChain has loaded it before any run."""
    langsmith: Any = sys.modules.get("langsmith.run_helpers")
    if langsmith is None:
        return nullcontext()
    scope: AbstractContextManager[Any] = langsmith.tracing_context(enabled=False)
    return scope


def in_graph(config: RunnableConfig) -> bool:
    """Does the config come from a LangGraph node?"""
    return "langgraph" in sys.modules and any(
        key.startswith("__pregel_") for key in config.get("configurable") or ()
    )


def stream_writer() -> Any:
    """LangGraph's writer for ``stream_mode="custom"``; None outside of graphs."""
    if "langgraph" not in sys.modules:
        return None
    from langgraph.config import get_stream_writer

    try:
        return get_stream_writer()
    except (RuntimeError, KeyError, AttributeError):
        return None
