"""GatedSynthesizer: the place that sees query, nodes and response together."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Generator, Iterable, Sequence
from typing import Any

from llama_index.core.base.response.schema import (
    RESPONSE_TYPE,
    AsyncStreamingResponse,
    PydanticResponse,
    Response,
    StreamingResponse,
)
from llama_index.core.response_synthesizers import BaseSynthesizer
from llama_index.core.schema import NodeWithScore, QueryType, TextNode
from pydantic import BaseModel

from evigate import EvidenceGate, Policy, StreamMode
from evigate_llama_index.judging import Gating, OnWithhold, Turn
from evigate_llama_index.nesting import gated_outside, refuse_retry_source
from evigate_llama_index.nodes import mark_sub_answers
from evigate_llama_index.responses import agated, gated
from evigate_llama_index.wrapped_synthesizer import WrappedSynthesizer, text_of_query


class GatedSynthesizer(WrappedSynthesizer):
    """Gates what a response synthesizer writes; enforces, does not merely observe.

    It judges the answer on the nodes that were really synthesised, as the model saw
    them (``MetadataMode.LLM``), after all postprocessors. Use it wherever LlamaIndex
    takes a synthesizer; but chat engines ignore one: use
    :func:`~evigate_llama_index.gate_chat_engine` there.

    Args:
        synthesizer: the synthesizer to gate; it is used as it is, and not changed.
        gate: the gate.
        policy: None takes the gate's own; a
            :func:`~evigate_llama_index.gate_request` around the call wins over both.
        mode: how streams are released. ``"buffer"`` shows nothing before the verdict,
            ``"sentence"`` each sentence that passes (what was shown cannot be taken
            back), ``"observe"`` everything at once.
        on_withhold: what withheld structured answers become: ``"raise"`` an
            ``AnswerWithheldError``, the policy's ``"text"``, None (a
            ``PydanticResponse`` without object), or what a callable builds from
            the policy's text and the record.
        answer_fields: dotted paths of the fields of structured answers that are
            judged; None judges all text.
        history: earlier turns of the conversation.
        question: the question to judge, where the query is not the whole question.

    Raises:
        GateUsageError: for arguments that cannot work.

    >>> from llama_index.core.llms import MockLLM
    >>> from llama_index.core.response_synthesizers import get_response_synthesizer
    >>> synthesizer = get_response_synthesizer(llm=MockLLM())
    >>> gated_synthesizer = GatedSynthesizer(synthesizer, EvidenceGate())
    >>> str(gated_synthesizer.synthesize("How long is the warranty?", nodes=[]))
    'I could not find a reliable answer to this in the available documents.'
    """

    def __init__(
        self,
        synthesizer: BaseSynthesizer,
        gate: EvidenceGate,
        *,
        policy: Policy | str | None = None,
        mode: StreamMode = "buffer",
        on_withhold: OnWithhold = "raise",
        answer_fields: Sequence[str] | None = None,
        history: Iterable[Any] = (),
        question: str | None = None,
    ) -> None:
        super().__init__(synthesizer)
        self._gating = Gating.of(
            gate,
            policy=policy,
            mode=mode,
            on_withhold=on_withhold,
            answer_fields=answer_fields,
        )
        self._history = tuple(history)
        self._question = question

    def __repr__(self) -> str:
        return f"GatedSynthesizer({type(self._inner).__name__}, {self._gating.gate!r})"

    def _begin(self, query: QueryType) -> Turn:
        refuse_retry_source()
        question = self._question or text_of_query(query)
        return self._gating.begin(question, history=self._history)

    def synthesize(
        self,
        query: QueryType,
        nodes: list[NodeWithScore],
        additional_source_nodes: Sequence[NodeWithScore] | None = None,
        **response_kwargs: Any,
    ) -> RESPONSE_TYPE:
        """The inner synthesizer's response, gated."""
        turn = self._begin(query)
        if additional_source_nodes:
            nodes = mark_sub_answers(nodes, all_of_them=False)
        with gated_outside():
            response = self._inner.synthesize(
                query, nodes, additional_source_nodes, **response_kwargs
            )
        return gated(turn, response)

    async def asynthesize(
        self,
        query: QueryType,
        nodes: list[NodeWithScore],
        additional_source_nodes: Sequence[NodeWithScore] | None = None,
        **response_kwargs: Any,
    ) -> RESPONSE_TYPE:
        """:meth:`synthesize` for event loops."""
        turn = self._begin(query)
        if additional_source_nodes:
            nodes = mark_sub_answers(nodes, all_of_them=False)
        with gated_outside():
            response = await self._inner.asynthesize(
                query, nodes, additional_source_nodes, **response_kwargs
            )
        return await agated(turn, response)

    def get_response(
        self, query_str: str, text_chunks: Sequence[str], **response_kwargs: Any
    ) -> Any:
        """The inner synthesizer's text, gated on the chunks that it gets."""
        turn = self._begin(query_str)
        with gated_outside():
            text = self._inner.get_response(query_str, text_chunks, **response_kwargs)
        return _content(gated(turn, _response(text, text_chunks)))

    async def aget_response(
        self, query_str: str, text_chunks: Sequence[str], **response_kwargs: Any
    ) -> Any:
        """:meth:`get_response` for event loops."""
        turn = self._begin(query_str)
        with gated_outside():
            text = await self._inner.aget_response(
                query_str, text_chunks, **response_kwargs
            )
        return _content(await agated(turn, _response(text, text_chunks)))


def _response(text: Any, chunks: Sequence[str]) -> RESPONSE_TYPE:
    nodes = [
        NodeWithScore(node=TextNode(text=chunk, id_=f"chunk {number}"))
        for number, chunk in enumerate(chunks, start=1)
    ]
    if isinstance(text, BaseModel):
        return PydanticResponse(text, source_nodes=nodes)
    if isinstance(text, Generator):
        return StreamingResponse(text, source_nodes=nodes)
    if isinstance(text, AsyncGenerator):
        return AsyncStreamingResponse(text, source_nodes=nodes)
    return Response(text, source_nodes=nodes)


def _content(response: RESPONSE_TYPE) -> Any:
    if isinstance(response, (StreamingResponse, AsyncStreamingResponse)):
        return response.response_gen
    return response.response
