"""Fakes for agents and graphs: a chat model with a script, tools, a retriever."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

from langchain_core.callbacks import CallbackManagerForRetrieverRun
from langchain_core.documents import Document
from langchain_core.language_models.chat_models import BaseChatModel
from langchain_core.messages import (
    AIMessage,
    AIMessageChunk,
    BaseMessage,
    HumanMessage,
)
from langchain_core.outputs import ChatGeneration, ChatGenerationChunk, ChatResult
from langchain_core.retrievers import BaseRetriever
from langchain_core.tools import BaseTool, create_retriever_tool
from pydantic import Field

QUESTION = "How long is the warranty?"
FACT = "The warranty lasts 3 years."

SECRETS = {
    "text": "SECRET-TEXT-ANSWER",
    "reasoning": "SECRET-REASONING",
    "logprobs": "SECRET-LOGPROBS",
    "raw": "SECRET-RAW-PAYLOAD",
    "citation": "SECRET-CITATION",
}


class ScriptedChat(BaseChatModel):
    """Says the messages of its script in turn, counted from the last human message."""

    script: list[AIMessage]
    calls: list[list[BaseMessage]] = Field(default_factory=list)

    @property
    def _llm_type(self) -> str:
        return "scripted-chat"

    def bind_tools(self, tools: Any, **kwargs: Any) -> Any:
        return self.bind(tools=[getattr(t, "name", str(t)) for t in tools])

    def _say(self, messages: list[BaseMessage]) -> AIMessage:
        self.calls.append(list(messages))
        turn = 0
        for message in messages:
            if isinstance(message, HumanMessage):
                turn = 0
            elif isinstance(message, AIMessage):
                turn += 1
        said = self.script[min(turn, len(self.script) - 1)]
        return said.model_copy(deep=True)

    def _generate(
        self, messages: Any, stop: Any = None, run_manager: Any = None, **kwargs: Any
    ) -> ChatResult:
        return ChatResult(generations=[ChatGeneration(message=self._say(messages))])

    def _stream(
        self, messages: Any, stop: Any = None, run_manager: Any = None, **kwargs: Any
    ) -> Iterator[ChatGenerationChunk]:
        for chunk in chunks_of(self._say(messages)):
            if run_manager:
                run_manager.on_llm_new_token(chunk.text, chunk=chunk)
            yield chunk

    async def _astream(
        self, messages: Any, stop: Any = None, run_manager: Any = None, **kwargs: Any
    ) -> AsyncIterator[ChatGenerationChunk]:
        for chunk in chunks_of(self._say(messages)):
            if run_manager:
                await run_manager.on_llm_new_token(chunk.text, chunk=chunk)
            yield chunk


def chunks_of(message: AIMessage) -> Iterator[ChatGenerationChunk]:
    """A message as a provider streams it."""
    if isinstance(message.content, str):
        contents: list[Any] = [w + " " for w in message.content.split(" ") if w]
        if contents:
            contents[-1] = contents[-1][:-1]
    else:
        contents = [
            [{**b, "index": i}] if isinstance(b, dict) else [b]
            for i, b in enumerate(message.content)
        ]
    calls = [
        {"name": c["name"], "args": json.dumps(c["args"]), "id": c["id"], "index": i}
        for i, c in enumerate(message.tool_calls)
    ]
    for content in contents:
        yield ChatGenerationChunk(message=AIMessageChunk(content=content))
    yield ChatGenerationChunk(
        message=AIMessageChunk(
            content="",
            tool_call_chunks=calls,
            additional_kwargs=message.additional_kwargs,
            response_metadata=message.response_metadata,
            usage_metadata=message.usage_metadata,
            chunk_position="last",
        )
    )


def plain_answer(text: str | None = None) -> AIMessage:
    """An answer as a string, with secrets in everything a provider may add."""
    return AIMessage(
        f"{SECRETS['text']} lasts nine years" if text is None else text,
        additional_kwargs={"reasoning_content": SECRETS["reasoning"]},
        response_metadata={
            "model_name": "scripted-1",
            "finish_reason": "stop",
            "logprobs": {"content": [{"token": SECRETS["logprobs"]}]},
            "raw": {"payload": SECRETS["raw"]},
            "citations": [SECRETS["citation"]],
        },
        usage_metadata={"input_tokens": 5, "output_tokens": 7, "total_tokens": 12},
    )


def block_answer(text: str | None = None) -> AIMessage:
    """The same in content blocks."""
    plain = plain_answer(text)
    return plain.model_copy(
        update={
            "content": [
                {"type": "reasoning", "reasoning": SECRETS["reasoning"]},
                {
                    "type": "text",
                    "text": plain.content,
                    "annotations": [{"type": "citation", "url": SECRETS["citation"]}],
                },
            ]
        }
    )


def tool_call(name: str, call_id: str = "call-1", **args: Any) -> dict[str, Any]:
    return {"name": name, "args": args, "id": call_id, "type": "tool_call"}


def asks_for(*calls: dict[str, Any], text: str = "") -> AIMessage:
    """A model call that asks for tools."""
    return AIMessage(text, tool_calls=list(calls))


class ListRetriever(BaseRetriever):
    """Gives fixed documents; ``by_query`` picks some by the query."""

    documents: list[Document] = Field(default_factory=list)
    by_query: dict[str, list[Document]] | None = None

    def _get_relevant_documents(
        self, query: str, *, run_manager: CallbackManagerForRetrieverRun
    ) -> list[Document]:
        if self.by_query is not None:
            return self.by_query.get(query, [])
        return list(self.documents)


def warranty_documents() -> list[Document]:
    return [Document(FACT, id="manual#4", metadata={"page": 4})]


def search_tool(
    documents: list[Document] | None = None, *, artifact: bool = True, name: str = "kb"
) -> BaseTool:
    """A retriever tool, with or without the documents as an artifact."""
    found = warranty_documents() if documents is None else documents
    return create_retriever_tool(
        ListRetriever(documents=found),
        name,
        "Search the manual.",
        response_format="content_and_artifact" if artifact else "content",
    )
