"""A toy RAG application that the LlamaIndex examples share: retriever and models.

Nothing here is evigate's; in your application these are your own parts.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Any

from llama_index.core.base.base_retriever import BaseRetriever
from llama_index.core.base.llms.types import (
    ChatMessage,
    ChatResponse,
    CompletionResponse,
    LLMMetadata,
    MessageRole,
)
from llama_index.core.llms import CustomLLM
from llama_index.core.llms.function_calling import FunctionCallingLLM
from llama_index.core.llms.llm import ToolSelection
from llama_index.core.query_engine import RetrieverQueryEngine
from llama_index.core.schema import NodeWithScore, QueryBundle, TextNode

DOCUMENTS = {
    "warranty": "The warranty of the Heron lasts 3 years.",
    "battery": (
        "The battery of the Heron is covered for 2 years or 500 charging cycles."
    ),
    "delivery": "Deliveries leave the works on Tuesdays and Fridays.",
    "returns": "Returns are free within 30 days of delivery.",
}


def words(text: str) -> set[str]:
    """The longer words of a text."""
    return set(re.findall(r"[a-z]{4,}", text.lower()))


class KeywordRetriever(BaseRetriever):
    """The documents that share most words with the query."""

    def __init__(self, limit: int = 2) -> None:
        self.limit = limit
        super().__init__()

    def _retrieve(self, query_bundle: QueryBundle) -> list[NodeWithScore]:
        asked = words(query_bundle.query_str)
        shared = {name: len(asked & words(text)) for name, text in DOCUMENTS.items()}
        best = sorted(shared, key=lambda name: -shared[name])[: self.limit]
        return [
            NodeWithScore(
                node=TextNode(text=DOCUMENTS[name], id_=name), score=shared[name] / 10
            )
            for name in best
            if shared[name]
        ]


class ReplayLLM(CustomLLM):
    """Stands for a model: a fixed answer to each question, word by word in streams."""

    answers: Mapping[str, str]
    calls: int = 0

    @property
    def metadata(self) -> LLMMetadata:
        return LLMMetadata(model_name="replay", context_window=8_000)

    def _answer(self, prompt: str) -> str:
        self.calls += 1
        asked = max(self.answers, key=lambda question: prompt.rfind(question))
        return self.answers[asked]

    def complete(self, prompt: str, formatted: bool = False, **kwargs: Any) -> Any:
        return CompletionResponse(text=self._answer(prompt))

    def stream_complete(
        self, prompt: str, formatted: bool = False, **kwargs: Any
    ) -> Iterator[CompletionResponse]:
        said = ""
        for piece in re.findall(r"\S+\s*", self._answer(prompt)):
            said += piece
            yield CompletionResponse(text=said, delta=piece)


class ReplayToolLLM(FunctionCallingLLM):
    """Stands for a model that calls a tool first, and then gives a fixed answer."""

    tool: str
    answers: Mapping[str, str]

    @property
    def metadata(self) -> LLMMetadata:
        return LLMMetadata(
            model_name="replay", context_window=8_000, is_function_calling_model=True
        )

    def _reply(self, messages: Sequence[ChatMessage]) -> ChatResponse:
        question = next(
            m.content or "" for m in reversed(messages) if m.role == MessageRole.USER
        )
        if messages[-1].role == MessageRole.TOOL:
            text = self.answers[question]
            message = ChatMessage(role="assistant", content=text)
            return ChatResponse(message=message, delta=text)
        call = {"id": "1", "name": self.tool, "arguments": {"input": question}}
        return ChatResponse(
            message=ChatMessage(
                role="assistant", additional_kwargs={"tool_calls": [call]}
            )
        )

    def get_tool_calls_from_response(
        self, response: ChatResponse, error_on_no_tool_call: bool = True, **kwargs: Any
    ) -> list[ToolSelection]:
        return [
            ToolSelection(
                tool_id=call["id"],
                tool_name=call["name"],
                tool_kwargs=call["arguments"],
            )
            for call in response.message.additional_kwargs.get("tool_calls", [])
        ]

    def _prepare_chat_with_tools(
        self, tools: Any, user_msg: Any = None, chat_history: Any = None, **kwargs: Any
    ) -> dict[str, Any]:
        return {"messages": chat_history}

    async def achat(self, messages: Any, **kwargs: Any) -> ChatResponse:
        return self._reply(messages)

    async def astream_chat(self, messages: Any, **kwargs: Any) -> Any:
        async def pieces() -> AsyncIterator[ChatResponse]:
            yield self._reply(messages)

        return pieces()

    def chat(self, messages: Any, **kwargs: Any) -> ChatResponse:
        return self._reply(messages)

    def stream_chat(self, messages: Any, **kwargs: Any) -> Any:
        return iter([self._reply(messages)])

    def complete(self, prompt: str, formatted: bool = False, **kwargs: Any) -> Any:
        raise NotImplementedError

    async def acomplete(
        self, prompt: str, formatted: bool = False, **kwargs: Any
    ) -> Any:
        raise NotImplementedError

    stream_complete = complete
    astream_complete = acomplete


def build_query_engine(llm: Any, **options: Any) -> RetrieverQueryEngine:
    """A retriever and a model."""
    return RetrieverQueryEngine.from_args(KeywordRetriever(), llm=llm, **options)
