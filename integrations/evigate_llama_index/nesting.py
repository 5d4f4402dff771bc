"""Engines inside engines: what is gated from outside, and what must be refused."""

# ruff: noqa: SLF001 - the hooks of LlamaIndex are private by name
from __future__ import annotations

import copy
import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

from llama_index.core.base.base_query_engine import BaseQueryEngine
from llama_index.core.query_engine import (
    MultiStepQueryEngine,
    RetrySourceQueryEngine,
    SubQuestionQueryEngine,
)
from llama_index.core.response_synthesizers import BaseSynthesizer

from evigate import GateUsageError
from evigate_llama_index.wrapped_synthesizer import SubAnswerMarker

_gated_outside: Final[ContextVar[bool]] = ContextVar(
    "evigate_llama_index_gated_outside", default=False
)
_RETRY_SOURCE: Final = inspect.unwrap(RetrySourceQueryEngine._query).__code__
_MOST_FRAMES: Final = 200
_DEEPEST: Final = 16


@contextmanager
def gated_outside() -> Iterator[None]:
    """Say, to gates further in, that the answer passes a gate again on its way out."""
    token = _gated_outside.set(True)
    try:
        yield
    finally:
        _gated_outside.reset(token)


def refuse_retry_source() -> None:
    """Refuse to run inside ``RetrySourceQueryEngine`` without a gate around it.

    That engine answers its second attempt with an engine of its own making, without
    any gate. It calls the engine it was given directly, so the stack tells.

    Raises:
        GateUsageError: says which way round it works.
    """
    if _gated_outside.get():
        return
    frame = sys._getframe(1)
    for _ in range(_MOST_FRAMES):
        if frame.f_code is _RETRY_SOURCE:
            raise GateUsageError(
                "RetrySourceQueryEngine retries with an ungated engine of its own: put "
                "the gate outside, GatedQueryEngine(RetrySourceQueryEngine(...), gate)"
            )
        if frame.f_back is None:
            return
        frame = frame.f_back


def with_marked_sub_answers(engine: BaseQueryEngine) -> BaseQueryEngine:
    """The engine, its sub-answers marked as written by a model.

    Engines that write sub-answers are copied, and so are those around them; the user's
    own objects stay as they are.
    """
    marked: BaseQueryEngine = _marked(engine, 0)
    return marked


def _marked(engine: Any, depth: int) -> Any:
    if depth > _DEEPEST or not isinstance(engine, BaseQueryEngine):
        return engine
    fields: dict[str, Any] = dict(getattr(engine, "__dict__", {}))
    changes: dict[str, Any] = {}
    for name in ("_query_engine", "_query_engines"):
        if name in fields:
            value = _marked_value(fields[name], depth + 1)
            if value is not fields[name]:
                changes[name] = value
    if isinstance(engine, (SubQuestionQueryEngine, MultiStepQueryEngine)):
        synthesizer = fields.get("_response_synthesizer")
        if isinstance(synthesizer, BaseSynthesizer) and not isinstance(
            synthesizer, SubAnswerMarker
        ):
            changes["_response_synthesizer"] = SubAnswerMarker(synthesizer)
    if not changes:
        return engine
    clone = copy.copy(engine)
    clone.__dict__.update(changes)
    return clone


def _marked_value(value: Any, depth: int) -> Any:
    if isinstance(value, dict):
        marked = {key: _marked(item, depth) for key, item in value.items()}
        return marked if any(marked[k] is not value[k] for k in value) else value
    if isinstance(value, list):
        items = [_marked(item, depth) for item in value]
        same = all(new is old for new, old in zip(items, value, strict=True))
        return value if same else items
    return _marked(value, depth)
