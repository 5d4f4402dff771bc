"""gate_chat_engine: a gated copy of a chat engine, sharing its memory."""

# ruff: noqa: SLF001 - the hooks of LlamaIndex are private by name
from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from llama_index.core.base.llms.types import ChatMessage
from llama_index.core.chat_engine import (
    CondensePlusContextChatEngine,
    CondenseQuestionChatEngine,
    ContextChatEngine,
)
from llama_index.core.chat_engine.types import BaseChatEngine
from llama_index.core.query_engine import RetrieverQueryEngine

from evigate import EvidenceGate, GateUsageError, Policy, StreamMode
from evigate_llama_index.judging import Gating, OnWithhold
from evigate_llama_index.query_engine import GatedQueryEngine
from evigate_llama_index.request import GateRequest, current_request, gate_request
from evigate_llama_index.synthesizer import GatedSynthesizer

_SUPPORTED: Final = (
    ContextChatEngine,
    CondensePlusContextChatEngine,
    CondenseQuestionChatEngine,
)


def gate_chat_engine(
    engine: BaseChatEngine,
    gate: EvidenceGate,
    *,
    policy: Policy | str | None = None,
    mode: StreamMode = "buffer",
    on_withhold: OnWithhold = "text",
    answer_fields: Sequence[str] | None = None,
) -> Any:
    """A gated copy of a chat engine: same retriever, model and memory.

    Withheld text is neither shown nor kept in memory; what the user sees is. The
    user's engine is not changed. ``response.metadata["evigate"]`` holds the text-free
    record, for streams once they are consumed.

    Args:
        engine: a context, condense-question or condense-plus-context chat engine.
        gate: the gate.
        policy: None takes the gate's own; a
            :func:`~evigate_llama_index.gate_request` around the call wins over both.
        mode: how streams are released: ``"buffer"``, ``"sentence"`` or ``"observe"``.
        on_withhold: what withheld structured answers become: by default the text.
        answer_fields: fields of structured answers that are judged; None judges all.

    Returns:
        An engine of a subclass of the engine's own class.

    Raises:
        GateUsageError: for chat engines without retrieval, and unknown ones.

    >>> from llama_index.core import Document, SummaryIndex
    >>> from llama_index.core.llms import MockLLM
    >>> from llama_index.core.memory import ChatMemoryBuffer
    >>> index = SummaryIndex.from_documents([Document(text="It lasts 3 years.")])
    >>> chat = index.as_chat_engine(
    ...     chat_mode="context", llm=MockLLM(), memory=ChatMemoryBuffer.from_defaults()
    ... )
    >>> gated_chat = gate_chat_engine(chat, EvidenceGate())
    >>> isinstance(gated_chat, type(chat)), gated_chat is chat
    (True, False)
    """
    if not isinstance(engine, _SUPPORTED):
        raise GateUsageError(
            f"cannot gate {type(engine).__name__}; gate_chat_engine gates "
            + ", ".join(kind.__name__ for kind in _SUPPORTED)
            + " and their subclasses"
        )
    if isinstance(engine, GatedChat):
        raise GateUsageError("this chat engine is gated already")
    gating = Gating.of(
        gate,
        policy=policy,
        mode=mode,
        on_withhold=on_withhold,
        answer_fields=answer_fields,
    )
    clone: Any = object.__new__(_gated_class(type(engine)))
    clone.__dict__.update(engine.__dict__)
    clone._evigate_gating = gating
    if isinstance(engine, CondenseQuestionChatEngine):
        clone._query_engine = _gated_query_engine(engine._query_engine, gating)
    return clone


def _gated_query_engine(engine: Any, gating: Gating) -> Any:
    if isinstance(engine, GatedQueryEngine):
        engine = engine._query_engine
    options: dict[str, Any] = {
        "policy": gating.policy,
        "mode": gating.mode,
        "on_withhold": gating.on_withhold,
        "answer_fields": gating.answer_fields,
    }
    if not isinstance(engine, RetrieverQueryEngine):
        return GatedQueryEngine(engine, gating.gate, **options)
    # The chat engine switches streaming on and off, but on engines of this class only.
    synthesizer = engine._response_synthesizer
    if isinstance(synthesizer, GatedSynthesizer):
        synthesizer = synthesizer._inner
    clone = copy.copy(engine)
    clone._response_synthesizer = GatedSynthesizer(
        copy.copy(synthesizer), gating.gate, **options
    )
    return clone


class GatedChat:
    """What gated chat engines add to their own class."""

    _evigate_gating: Gating

    def _condense_question(self, chat_history: Any, latest_message: str) -> str:
        base: Any = super()
        question: str = base._condense_question(chat_history, latest_message)
        return _standalone(question)

    async def _acondense_question(self, chat_history: Any, latest_message: str) -> str:
        base: Any = super()
        question: str = await base._acondense_question(chat_history, latest_message)
        return _standalone(question)

    def _get_response_synthesizer(
        self, chat_history: list[ChatMessage], streaming: bool = False
    ) -> Any:
        base: Any = super()
        gating = self._evigate_gating
        request = current_request()
        return GatedSynthesizer(
            base._get_response_synthesizer(chat_history, streaming),
            gating.gate,
            policy=gating.policy,
            mode=gating.mode,
            on_withhold=gating.on_withhold,
            answer_fields=gating.answer_fields,
            history=[message for message in chat_history if message.content],
            question=None if request is None else request.standalone_question,
        )

    def chat(self, message: str, *args: Any, **options: Any) -> Any:
        base: Any = super()
        with gate_request() as request:
            response = base.chat(message, *args, **options)
        _require_gate(self, request)
        response.metadata = {**(response.metadata or {}), **request.records}
        return response

    async def achat(self, message: str, *args: Any, **options: Any) -> Any:
        base: Any = super()
        with gate_request() as request:
            response = await base.achat(message, *args, **options)
        _require_gate(self, request)
        response.metadata = {**(response.metadata or {}), **request.records}
        return response

    def stream_chat(self, message: str, *args: Any, **options: Any) -> Any:
        base: Any = super()
        with gate_request() as request:
            response = base.stream_chat(message, *args, **options)
        _require_gate(self, request)
        response.metadata = request.records  # filled when the stream is consumed
        return response

    async def astream_chat(self, message: str, *args: Any, **options: Any) -> Any:
        base: Any = super()
        with gate_request() as request:
            response = await base.astream_chat(message, *args, **options)
        _require_gate(self, request)
        response.metadata = request.records  # filled when the stream is consumed
        return response


def _require_gate(engine: Any, request: GateRequest) -> None:
    """Show nothing of a subclass that answers past the place that is gated.

    Raises:
        GateUsageError: when no gate took the answer on.
    """
    if not request.begun:
        raise GateUsageError(
            f"{type(engine).__name__} answered without its synthesizer or query "
            "engine, so its answer could not be gated"
        )


def _standalone(question: str) -> str:
    """Remember the question as condensed: documents are retrieved for that one."""
    request = current_request()
    if request is not None:
        request.standalone_question = question
    return question


@lru_cache(maxsize=64)
def _gated_class(kind: type[Any]) -> type[Any]:
    return type(f"Gated{kind.__name__}", (GatedChat, kind), {"__doc__": kind.__doc__})
