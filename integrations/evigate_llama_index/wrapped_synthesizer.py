"""A synthesizer around a synthesizer: shares its model, prompts and settings."""

# ruff: noqa: SLF001 - the hooks of LlamaIndex are private by name
from __future__ import annotations

from collections.abc import AsyncGenerator, Generator, Sequence
from typing import Any

from llama_index.core.base.response.schema import (
    RESPONSE_TYPE,
    AsyncStreamingResponse,
    Response,
    StreamingResponse,
)
from llama_index.core.callbacks.base import CallbackManager
from llama_index.core.response_synthesizers import BaseSynthesizer
from llama_index.core.schema import NodeWithScore, QueryBundle, QueryType

from evigate import GateUsageError
from evigate_llama_index.nodes import mark_sub_answers


def text_of_query(query: QueryType) -> str:
    """The text of a query in either form."""
    return query.query_str if isinstance(query, QueryBundle) else str(query)


class WrappedSynthesizer(BaseSynthesizer):
    """Does what the inner synthesizer does.

    The base's ``__init__`` is not run: it would set the callback manager of the user's
    model. Everything is read from, and set on, the inner synthesizer, so that engines
    which switch its streaming on and off reach it.
    """

    def __init__(self, synthesizer: BaseSynthesizer) -> None:
        if not isinstance(synthesizer, BaseSynthesizer):
            raise GateUsageError(
                f"a response synthesizer is needed, got {type(synthesizer).__name__}"
            )
        self._inner = synthesizer

    def __getattr__(self, name: str) -> Any:
        if name == "_inner":  # while being copied or unpickled
            raise AttributeError(name)
        return getattr(self._inner, name)

    @property
    def _streaming(self) -> bool:
        return bool(self._inner._streaming)

    @_streaming.setter
    def _streaming(self, streaming: bool) -> None:
        self._inner._streaming = streaming

    @property
    def callback_manager(self) -> CallbackManager:
        """That of the inner synthesizer."""
        return self._inner.callback_manager

    @callback_manager.setter
    def callback_manager(self, callback_manager: CallbackManager) -> None:
        self._inner.callback_manager = callback_manager

    def _get_prompts(self) -> Any:
        return self._inner._get_prompts()

    def _get_prompt_modules(self) -> Any:
        return self._inner._get_prompt_modules()

    def _update_prompts(self, prompts: Any) -> None:
        self._inner._update_prompts(prompts)

    def get_response(
        self, query_str: str, text_chunks: Sequence[str], **options: Any
    ) -> Any:
        return self._inner.get_response(query_str, text_chunks, **options)

    async def aget_response(
        self, query_str: str, text_chunks: Sequence[str], **options: Any
    ) -> Any:
        return await self._inner.aget_response(query_str, text_chunks, **options)


class SubAnswerMarker(WrappedSynthesizer):
    """Marks the nodes that an engine for sub-questions wrote itself."""

    def synthesize(
        self,
        query: QueryType,
        nodes: list[NodeWithScore],
        additional_source_nodes: Sequence[NodeWithScore] | None = None,
        **options: Any,
    ) -> RESPONSE_TYPE:
        marked = mark_sub_answers(nodes, all_of_them=True)
        return self._inner.synthesize(query, marked, additional_source_nodes, **options)

    async def asynthesize(
        self,
        query: QueryType,
        nodes: list[NodeWithScore],
        additional_source_nodes: Sequence[NodeWithScore] | None = None,
        **options: Any,
    ) -> RESPONSE_TYPE:
        marked = mark_sub_answers(nodes, all_of_them=True)
        return await self._inner.asynthesize(
            query, marked, additional_source_nodes, **options
        )


class EmptyTextSynthesizer(WrappedSynthesizer):
    """Says a text of ours where there are no nodes, instead of "Empty Response"."""

    def __init__(self, synthesizer: BaseSynthesizer, text: str) -> None:
        super().__init__(synthesizer)
        self._text = text

    def synthesize(
        self,
        query: QueryType,
        nodes: list[NodeWithScore],
        additional_source_nodes: Sequence[NodeWithScore] | None = None,
        **options: Any,
    ) -> RESPONSE_TYPE:
        response = self._inner.synthesize(
            query, nodes, additional_source_nodes, **options
        )
        return response if nodes else self._said(response)

    async def asynthesize(
        self,
        query: QueryType,
        nodes: list[NodeWithScore],
        additional_source_nodes: Sequence[NodeWithScore] | None = None,
        **options: Any,
    ) -> RESPONSE_TYPE:
        response = await self._inner.asynthesize(
            query, nodes, additional_source_nodes, **options
        )
        return response if nodes else self._said(response)

    def _said(self, response: RESPONSE_TYPE) -> RESPONSE_TYPE:
        if isinstance(response, StreamingResponse):
            return StreamingResponse(self._tokens())
        if isinstance(response, AsyncStreamingResponse):
            return AsyncStreamingResponse(self._atokens())
        return Response(self._text)

    def _tokens(self) -> Generator[str, None, None]:
        yield self._text

    async def _atokens(self) -> AsyncGenerator[str, None]:
        yield self._text
