"""Spans -> calls: question, nodes and final text of each call, tied together."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Generator
from dataclasses import dataclass, field
from typing import Any, Final

from llama_index.core.agent.workflow import (
    AgentOutput,
    AgentWorkflow,
    BaseWorkflowAgent,
    ToolCallResult,
)
from llama_index.core.base.base_query_engine import BaseQueryEngine
from llama_index.core.base.base_retriever import BaseRetriever
from llama_index.core.base.llms.types import ChatMessage, MessageRole
from llama_index.core.base.response.schema import (
    AsyncStreamingResponse,
    PydanticResponse,
    Response,
    StreamingResponse,
)
from llama_index.core.chat_engine.types import (
    AgentChatResponse,
    BaseChatEngine,
    StreamingAgentChatResponse,
)
from llama_index.core.response_synthesizers import BaseSynthesizer
from llama_index.core.schema import NodeWithScore
from llama_index.core.workflow import StopEvent

from evigate import EvidenceSource, Passage, structured_text
from evigate_llama_index.agent_evidence import evidence_of_results
from evigate_llama_index.judging import METADATA_KEY
from evigate_llama_index.nodes import passages_of
from evigate_llama_index.wrapped_synthesizer import text_of_query

_MOST_SPANS: Final = 20_000
_STREAMS: Final = (StreamingResponse, AsyncStreamingResponse)
_WHOLE: Final = (Response, PydanticResponse)


@dataclass(frozen=True, slots=True)
class ObservedCall:
    """One finished call: all that the gate needs."""

    question: str
    passages: tuple[Passage, ...]
    answer: str
    source: EvidenceSource
    span_id: str
    tags: dict[str, Any]


@dataclass(slots=True, eq=False)
class _Open:
    """A call that is under way."""

    span_id: str
    question: str
    tags: dict[str, Any]
    nodes: list[NodeWithScore] = field(default_factory=list)
    response: Any = None
    streamed: tuple[Any, str] | None = None
    ended: bool = False
    finished: bool = False


@dataclass(slots=True)
class _Span:
    call: _Open
    in_retriever: bool = False
    outermost_retriever: bool = False


class CallObserver:
    """Follows spans; hands on each call whose answer is complete.

    Answers that a gate judged already are left out. State is per call, dropped on end
    and error, and bounded.
    """

    def __init__(self, finished: Callable[[ObservedCall], Any]) -> None:
        self._finished = finished
        self._spans: OrderedDict[str, _Span] = OrderedDict()
        self._lock = threading.Lock()
        self.saw_spans = False

    def __repr__(self) -> str:
        return f"CallObserver(open_spans={len(self._spans)})"

    @property
    def open_spans(self) -> int:
        """How many spans are under way."""
        return len(self._spans)

    def enter(
        self, span_id: str, arguments: Any, instance: Any, parent: str | None, tags: Any
    ) -> None:
        """A span began."""
        self.saw_spans = True
        with self._lock:
            outer = None if parent is None else self._spans.get(parent)
            if outer is None:
                question = _question_of(instance, arguments)
                if question is None:
                    return
                span = _Span(_Open(span_id, question, dict(tags or {})))
            else:
                retrieves = isinstance(instance, BaseRetriever)
                inside = outer.in_retriever
                span = _Span(outer.call, inside or retrieves, retrieves and not inside)
            self._spans[span_id] = span
            while len(self._spans) > _MOST_SPANS:
                self._spans.popitem(last=False)

    def leave(self, span_id: str, result: Any) -> None:
        """A span ended well."""
        with self._lock:
            span = self._spans.pop(span_id, None)
        if span is None:
            return
        call = span.call
        if span.outermost_retriever and isinstance(result, list):
            call.nodes.extend(result)
        if isinstance(result, (*_STREAMS, *_WHOLE)):
            self._note(call, result)
        if span_id == call.span_id:
            self._end(call, result)

    def drop(self, span_id: str) -> None:
        """A span ended with an error."""
        with self._lock:
            self._spans.pop(span_id, None)

    def _note(self, call: _Open, response: Any) -> None:
        with self._lock:
            known = response is call.response
            call.response = response
        if known or not isinstance(response, _STREAMS):
            return
        source = response.response_gen
        if response.response_txt is not None or source is None:
            return
        if isinstance(response, AsyncStreamingResponse):
            response.response_gen = self._alisten(call, response, source)
        else:
            response.response_gen = self._listen(call, response, source)

    def _listen(
        self, call: _Open, response: Any, source: Any
    ) -> Generator[Any, None, None]:
        pieces: list[str] = []
        try:
            for piece in source:
                pieces.append(str(piece))
                yield piece
        finally:
            if hasattr(source, "close"):
                source.close()
        self._consumed(call, response, "".join(pieces))

    async def _alisten(
        self, call: _Open, response: Any, source: Any
    ) -> AsyncGenerator[Any, None]:
        pieces: list[str] = []
        try:
            async for piece in source:
                pieces.append(str(piece))
                yield piece
        finally:
            if hasattr(source, "aclose"):
                await source.aclose()
        self._consumed(call, response, "".join(pieces))

    def _consumed(self, call: _Open, response: Any, text: str) -> None:
        """A stream was read to its end; it counts if it is the answer of the call."""
        with self._lock:
            call.streamed = (response, text)
            complete = call.ended and response is call.response
        if complete:
            self._finish(call, response, text)

    def _end(self, call: _Open, result: Any) -> None:
        """The call itself is over; the stream of its answer may be under way still."""
        if not isinstance(result, (*_STREAMS, StreamingAgentChatResponse)):
            self._finish(call, _result_of(result))
            return
        with self._lock:
            call.ended = True
            streamed = call.streamed
        if streamed is not None and streamed[0] is call.response:
            self._finish(call, *streamed)

    def _finish(self, call: _Open, result: Any, text: str | None = None) -> None:
        with self._lock:
            if call.finished:
                return
            call.finished = True
        if _is_judged(result) or _is_chat_of_judged(result, call.response):
            return
        answer = _text_of(result) if text is None else text
        if answer is None:
            return
        passages, source = _evidence_of(call, result)
        self._finished(
            ObservedCall(
                call.question, passages, answer, source, call.span_id, call.tags
            )
        )


def _question_of(instance: Any, arguments: Any) -> str | None:
    """What is asked, where a span is the beginning of an answer; else None."""
    if isinstance(instance, BaseQueryEngine):
        query = arguments.get("str_or_query_bundle")
        return None if query is None else text_of_query(query)
    if isinstance(instance, BaseChatEngine):
        message = arguments.get("message")
        return None if message is None else str(message)
    if isinstance(instance, BaseSynthesizer):
        query = arguments.get("query")
        return None if query is None else text_of_query(query)
    if isinstance(instance, (BaseWorkflowAgent, AgentWorkflow)):
        start = arguments.get("start_event")
        given: Any = start if start is not None else arguments.get("kwargs") or {}
        return _text_of_message(given.get("user_msg")) or _last_asked(given)
    return None


def _text_of_message(message: Any) -> str | None:
    if isinstance(message, ChatMessage):
        return message.content
    return message if isinstance(message, str) else None


def _last_asked(given: Any) -> str | None:
    for message in reversed(given.get("chat_history") or []):
        if isinstance(message, ChatMessage) and message.role == MessageRole.USER:
            return message.content
    return None


def _result_of(result: Any) -> Any:
    """A workflow's result lies inside its last event."""
    return result.result if isinstance(result, StopEvent) else result


def _text_of(result: Any) -> str | None:
    if isinstance(result, PydanticResponse):
        return structured_text(result.response)
    if isinstance(result, Response):
        return result.response or ""
    if isinstance(result, AgentChatResponse):
        return result.response
    if isinstance(result, AgentOutput):
        return result.response.content or ""
    return None


def _is_judged(result: Any) -> bool:
    """Did one of our gates judge this answer already?"""
    if isinstance(result, AgentOutput):
        return METADATA_KEY in result
    return METADATA_KEY in (getattr(result, "metadata", None) or {})


def _is_chat_of_judged(result: Any, response: Any) -> bool:
    """Chat engines pass on the text of a response, not its metadata."""
    return isinstance(result, AgentChatResponse) and _is_judged(response)


def _evidence_of(
    call: _Open, result: Any
) -> tuple[tuple[Passage, ...], EvidenceSource]:
    """The documents that were synthesised; for agents, what their tools returned."""
    if isinstance(result, AgentOutput):
        results = [c for c in result.tool_calls if isinstance(c, ToolCallResult)]
        if results:
            return evidence_of_results(results).passages, "tool"
        return passages_of(call.nodes), "tool"
    nodes = getattr(result, "source_nodes", None)
    if not nodes and call.response is not None:
        nodes = call.response.source_nodes
    return passages_of(nodes or []), "retriever"
