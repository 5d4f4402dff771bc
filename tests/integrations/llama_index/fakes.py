"""Fake models and retrievers of LlamaIndex: offline, scripted, thread-safe."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from llama_index.core.base.base_retriever import BaseRetriever
from llama_index.core.base.llms import types as llm_types
from llama_index.core.base.llms.types import (
    ChatMessage,
    ChatResponse,
    CompletionResponse,
    LLMMetadata,
    MessageRole,
    TextBlock,
)
from llama_index.core.llms import CustomLLM
from llama_index.core.llms.callbacks import llm_chat_callback, llm_completion_callback
from llama_index.core.llms.function_calling import FunctionCallingLLM
from llama_index.core.llms.llm import ToolSelection
from llama_index.core.query_engine import RetrieverQueryEngine
from llama_index.core.response_synthesizers import get_response_synthesizer
from llama_index.core.schema import NodeWithScore, QueryBundle, TextNode
from pydantic import Field, PrivateAttr
from tests.integrations.canary import CANARIES

RAW = {"payload": CANARIES.raw, "usage": {"total_tokens": 7}, "model": "fake"}
EXTRA = {
    "thinking_delta": CANARIES.reasoning,
    "logprobs": [CANARIES.logprobs],
    "citations": [CANARIES.citation],
    "usage": {"total_tokens": 7},
}


def raw_for(text: str) -> dict[str, Any]:
    """The raw payload of an answer; that of other turns holds no canary."""
    return dict(RAW) if _is_marked(text) else {"model": "fake"}


def extra_for(text: str) -> dict[str, Any]:
    """Reasoning, log-probabilities and citations, likewise."""
    return dict(EXTRA) if _is_marked(text) else {"usage": {"total_tokens": 7}}


def _thinking(text: str) -> list[Any]:
    """A block of reasoning, where this LlamaIndex knows such blocks."""
    kind = getattr(llm_types, "ThinkingBlock", None)
    return [kind(content=extra_for(text).get("thinking_delta", "Hm."))] if kind else []


def _is_marked(text: str) -> bool:
    return any(word in text for word in CANARIES.words())


def nodes_for(*texts: str, names: Sequence[str] = ()) -> list[NodeWithScore]:
    """Scored nodes with ids that people recognise."""
    return [
        NodeWithScore(
            node=TextNode(
                text=text, id_=names[i] if i < len(names) else f"manual#{i + 1}"
            ),
            score=0.9 - i / 10,
        )
        for i, text in enumerate(texts)
    ]


class ListRetriever(BaseRetriever):
    """Returns what a function says of the question; the texts by default."""

    def __init__(self, *texts: str, delay: float = 0.0, find: Any = None) -> None:
        self.texts = texts
        self.delay = delay
        self.find = find
        self.calls: list[str] = []
        super().__init__()

    def _found(self, query_bundle: QueryBundle) -> list[NodeWithScore]:
        self.calls.append(query_bundle.query_str)
        if self.find is not None:
            return list(self.find(query_bundle.query_str))
        return nodes_for(*self.texts)

    def _retrieve(self, query_bundle: QueryBundle) -> list[NodeWithScore]:
        if self.delay:
            time.sleep(self.delay)
        return self._found(query_bundle)

    async def _aretrieve(self, query_bundle: QueryBundle) -> list[NodeWithScore]:
        await asyncio.sleep(self.delay)
        return self._found(query_bundle)


class TextLLM(CustomLLM):
    """Says its text, or what ``reply`` makes of the prompt, word by word in streams."""

    text: str = "The warranty lasts 3 years."
    failure: bool = False
    _reply: Any = PrivateAttr(default=None)
    _prompts: list[str] = PrivateAttr(default_factory=list)

    def __init__(
        self,
        text: str = "The warranty lasts 3 years.",
        *,
        reply: Any = None,
        failure: bool = False,
    ) -> None:
        super().__init__(text=text, failure=failure)
        self._reply = reply

    @property
    def prompts(self) -> list[str]:
        """All prompts so far."""
        return self._prompts

    @property
    def metadata(self) -> LLMMetadata:
        return LLMMetadata(context_window=16_000, model_name="fake")

    def _say(self, prompt: str) -> str:
        self._prompts.append(prompt)
        if self.failure:
            raise RuntimeError("the model is down")
        return str(self._reply(prompt)) if self._reply else self.text

    @llm_completion_callback()
    def complete(self, prompt: str, formatted: bool = False, **kwargs: Any) -> Any:
        text = self._say(prompt)
        return CompletionResponse(
            text=text, raw=raw_for(text), additional_kwargs=extra_for(text)
        )

    @llm_completion_callback()
    def stream_complete(
        self, prompt: str, formatted: bool = False, **kwargs: Any
    ) -> Any:
        text = self._say(prompt)

        def pieces() -> Any:
            said = ""
            for piece in in_pieces(text):
                said += piece
                yield CompletionResponse(
                    text=said,
                    delta=piece,
                    raw=raw_for(text),
                    additional_kwargs=extra_for(text),
                )

        return pieces()


def in_pieces(text: str) -> list[str]:
    """A text cut after every seventh character, so that words are cut too."""
    return [text[i : i + 7] for i in range(0, len(text), 7)]


class ToolLLM(FunctionCallingLLM):
    """Calls tools and answers by a script: ``("tool", name, kwargs)`` or a text.

    A step may also be ``("say", text, name, kwargs)``: text beside a call.
    """

    steps: list[Any] = Field(default_factory=list)
    _turn: int = PrivateAttr(default=0)
    _seen: list[list[ChatMessage]] = PrivateAttr(default_factory=list)

    @property
    def seen(self) -> list[list[ChatMessage]]:
        """The messages of each call."""
        return self._seen

    @property
    def metadata(self) -> LLMMetadata:
        return LLMMetadata(
            context_window=16_000,
            is_function_calling_model=True,
            model_name="fake",
            is_chat_model=True,
        )

    def _message(self, messages: Sequence[ChatMessage]) -> ChatMessage:
        self._seen.append(list(messages))
        step = self.steps[self._turn % len(self.steps)]
        self._turn += 1
        if isinstance(step, str):
            return ChatMessage(
                role=MessageRole.ASSISTANT,
                blocks=[*_thinking(step), TextBlock(text=step)],
                additional_kwargs=extra_for(step),
            )
        text = step[1] if step[0] == "say" else ""
        name, kwargs = step[-2:]
        return ChatMessage(
            role=MessageRole.ASSISTANT,
            blocks=[TextBlock(text=text)] if text else [],
            additional_kwargs={
                "tool_calls": [{"id": f"call-{self._turn}", "name": name, "kw": kwargs}]
            },
        )

    def _response(self, messages: Sequence[ChatMessage]) -> ChatResponse:
        message = self._message(messages)
        text = message.content or ""
        return ChatResponse(
            message=message,
            delta=text,
            raw=raw_for(text),
            additional_kwargs=extra_for(text),
        )

    def _pieces(self, messages: Sequence[ChatMessage]) -> list[ChatResponse]:
        message = self._message(messages)
        text = message.content or ""
        said = ""
        out = []
        for piece in in_pieces(text) or [""]:
            said += piece
            blocks: list[Any] = [
                b for b in message.blocks if not isinstance(b, TextBlock)
            ]
            out.append(
                ChatResponse(
                    message=ChatMessage(
                        role=message.role,
                        blocks=[*blocks, TextBlock(text=said)] if text else blocks,
                        additional_kwargs=message.additional_kwargs,
                    ),
                    delta=piece,
                    raw=raw_for(text),
                    additional_kwargs=extra_for(text),
                )
            )
        return out

    def _prepare_chat_with_tools(
        self, tools: Any, user_msg: Any = None, chat_history: Any = None, **kwargs: Any
    ) -> dict[str, Any]:
        return {"messages": chat_history or []}

    def get_tool_calls_from_response(
        self, response: ChatResponse, error_on_no_tool_call: bool = True, **kwargs: Any
    ) -> list[ToolSelection]:
        calls = response.message.additional_kwargs.get("tool_calls", [])
        return [
            ToolSelection(tool_id=c["id"], tool_name=c["name"], tool_kwargs=c["kw"])
            for c in calls
        ]

    @llm_chat_callback()
    def chat(self, messages: Any, **kwargs: Any) -> ChatResponse:
        return self._response(messages)

    @llm_chat_callback()
    async def achat(self, messages: Any, **kwargs: Any) -> ChatResponse:
        return self._response(messages)

    @llm_chat_callback()
    def stream_chat(self, messages: Any, **kwargs: Any) -> Any:
        return iter(self._pieces(messages))

    @llm_chat_callback()
    async def astream_chat(self, messages: Any, **kwargs: Any) -> Any:
        async def pieces() -> Any:
            for piece in self._pieces(messages):
                yield piece

        return pieces()

    def complete(self, prompt: str, formatted: bool = False, **kwargs: Any) -> Any:
        return CompletionResponse(text=self._message([]).content or "")

    async def acomplete(
        self, prompt: str, formatted: bool = False, **kwargs: Any
    ) -> Any:
        return self.complete(prompt)

    def stream_complete(
        self, prompt: str, formatted: bool = False, **kwargs: Any
    ) -> Any:
        raise NotImplementedError

    async def astream_complete(
        self, prompt: str, formatted: bool = False, **kwargs: Any
    ) -> Any:
        raise NotImplementedError


def engine_for(
    *texts: str, llm: Any = None, streaming: bool = False, **options: Any
) -> RetrieverQueryEngine:
    """A retriever query engine over texts."""
    return RetrieverQueryEngine.from_args(
        ListRetriever(*texts), llm=llm or TextLLM(), streaming=streaming, **options
    )


def synthesizer_for(llm: Any = None, **options: Any) -> Any:
    """A compact synthesizer around a fake model."""
    return get_response_synthesizer(llm=llm or TextLLM(), **options)
