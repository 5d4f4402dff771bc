"""Fakes for chains: models that answer in any shape, and a fixed retriever."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.documents import Document
from langchain_core.language_models.chat_models import BaseChatModel
from langchain_core.messages import AIMessage, AIMessageChunk, BaseMessage
from langchain_core.output_parsers import StrOutputParser
from langchain_core.outputs import ChatGeneration, ChatGenerationChunk, ChatResult
from langchain_core.prompts import ChatPromptTemplate
from langchain_core.retrievers import BaseRetriever
from langchain_core.runnables import Runnable, RunnableLambda, RunnablePassthrough
from langgraph.graph import END, START, MessagesState, StateGraph
from pydantic import BaseModel, Field
from tests.integrations.canary import CANARIES

from evigate.testing import scripted_gate
from evigate_langchain import GatedRunnable, gate_chain

SHOWN = "I could not find"
QUESTION = "How long is the warranty?"
FACT = "The warranty lasts 3 years from the day of purchase."
USAGE = {"input_tokens": 11, "output_tokens": 7, "total_tokens": 18}


class FixedRetriever(BaseRetriever):
    """Gives the same documents for every query, or what ``by_query`` makes of it."""

    documents: list[Document] = Field(default_factory=lambda: [Document(FACT, id="w")])
    by_query: Any = None

    def _get_relevant_documents(self, query: str, *, run_manager: Any) -> Any:
        return self.documents if self.by_query is None else self.by_query(query)


class ShapedModel(BaseChatModel):
    """Answers with one message, or with what ``by_prompt`` says; streams by words."""

    message: AIMessage = AIMessage("")
    by_prompt: Any = None

    @property
    def _llm_type(self) -> str:
        return "shaped"

    def _said(self, messages: list[BaseMessage]) -> AIMessage:
        if self.by_prompt is not None:
            said: AIMessage = self.by_prompt(messages)
            return said
        return self.message

    def _generate(
        self, messages: Any, stop: Any = None, run_manager: Any = None, **kwargs: Any
    ) -> ChatResult:
        said = self._said(messages).model_copy(deep=True)
        return ChatResult(generations=[ChatGeneration(message=said)])

    def _stream(
        self, messages: Any, stop: Any = None, run_manager: Any = None, **kwargs: Any
    ) -> Iterator[ChatGenerationChunk]:
        for piece in chunks_of(self._said(messages)):
            chunk = ChatGenerationChunk(message=piece)
            if run_manager:
                run_manager.on_llm_new_token(chunk.text, chunk=chunk)
            yield chunk

    async def _astream(
        self, messages: Any, stop: Any = None, run_manager: Any = None, **kwargs: Any
    ) -> AsyncIterator[ChatGenerationChunk]:
        for piece in chunks_of(self._said(messages)):
            chunk = ChatGenerationChunk(message=piece)
            if run_manager:
                await run_manager.on_llm_new_token(chunk.text, chunk=chunk)
            yield chunk


def chunks_of(message: AIMessage) -> Iterator[AIMessageChunk]:
    """The message word by word; what is no text comes with the last chunk."""
    content = message.content
    blocks: Sequence[Any] = [content] if isinstance(content, str) else content
    for index, block in enumerate(blocks):
        if isinstance(block, str):
            for word in re.findall(r"\S+\s*", block):
                yield AIMessageChunk(word, id=message.id)
        elif block.get("type") == "text":
            for word in re.findall(r"\S+\s*", block["text"]):
                piece = {"type": "text", "text": word, "index": index}
                yield AIMessageChunk([piece], id=message.id)
            rest = {k: v for k, v in block.items() if k not in ("type", "text")}
            if rest:
                last = {"type": "text", "text": "", "index": index, **rest}
                yield AIMessageChunk([last], id=message.id)
        else:
            yield AIMessageChunk([{**block, "index": index}], id=message.id)
    yield AIMessageChunk(
        "" if isinstance(content, str) else [],
        id=message.id,
        additional_kwargs=message.additional_kwargs,
        response_metadata=message.response_metadata,
        usage_metadata=message.usage_metadata,
        tool_calls=message.tool_calls,
        chunk_position="last",
    )


def plain_message(text: str) -> AIMessage:
    """A message of plain text with canaries wherever else an answer may hide."""
    return AIMessage(
        text,
        id="answer-1",
        name="assistant",
        additional_kwargs={
            "reasoning_content": CANARIES.reasoning,
            "annotations": [{"cited_text": CANARIES.citation}],
        },
        response_metadata={
            "model_name": "shaped-1",
            "finish_reason": "stop",
            "logprobs": {"content": [{"token": CANARIES.logprobs}]},
            "raw": {"body": CANARIES.raw},
        },
        usage_metadata=USAGE,
    )


def block_message(text: str) -> AIMessage:
    """The same in content blocks, with reasoning and citations as blocks."""
    message = plain_message(text)
    message.content = [
        {"type": "reasoning", "reasoning": CANARIES.reasoning},
        {
            "type": "text",
            "text": text,
            "annotations": [{"type": "citation", "cited_text": CANARIES.citation}],
        },
    ]
    return message


class Warranty(BaseModel):
    """A structured answer."""

    summary: str
    years: int
    notes: list[str] = Field(default_factory=list)


PROMPT = ChatPromptTemplate.from_template(
    "Answer from the documents.\n{context}\nQuestion: {question}"
)


def join(documents: list[Document]) -> str:
    """The documents as prompts show them."""
    return "\n\n".join(document.page_content for document in documents)


def as_warranty(message: BaseMessage) -> Warranty:
    """What an output parser makes of a message."""
    return Warranty(summary=str(message.text), years=9, notes=[CANARIES.tool_call])


def message_chain(
    message: AIMessage, retriever: BaseRetriever | None = None
) -> Runnable[Any, Any]:
    """Retriever, prompt and model; gives out the message."""
    context = (retriever or FixedRetriever()) | RunnableLambda(join)
    inputs = {"context": context, "question": RunnablePassthrough()}
    return inputs | PROMPT | ShapedModel(message=message)


def text_chain(text: str, retriever: BaseRetriever | None = None) -> Runnable[Any, Any]:
    """The same, with the text alone."""
    return message_chain(plain_message(text), retriever) | StrOutputParser()


def dict_chain(text: str) -> Runnable[Any, Any]:
    """As ``create_retrieval_chain`` gives out: input, context and answer."""
    retrieve = RunnableLambda(lambda x: x["input"]) | FixedRetriever()
    answer = (
        RunnableLambda(
            lambda x: {"context": join(x["context"]), "question": x["input"]}
        )
        | PROMPT
        | ShapedModel(message=plain_message(text))
        | StrOutputParser()
    )
    wrapped = RunnableLambda(lambda question: {"input": question})
    assigned = RunnablePassthrough.assign(context=retrieve)
    return wrapped | assigned | RunnablePassthrough.assign(answer=answer)


def structured_chain(text: str) -> Runnable[Any, Any]:
    """With a parser that makes a pydantic model of the answer."""
    return message_chain(plain_message(text)) | RunnableLambda(as_warranty)


class Watch(BaseCallbackHandler):
    """Keeps custom events and the names of ended runs."""

    run_inline = True

    def __init__(self) -> None:
        self.custom: list[tuple[str, Any]] = []
        self.starts: list[str] = []
        self.said: list[str] = []

    def on_custom_event(self, name: str, data: Any, **kwargs: Any) -> None:
        self.custom.append((name, data))

    def on_chain_start(self, *args: Any, **kwargs: Any) -> None:
        self.starts.append(kwargs["name"])

    def on_llm_end(self, response: Any, **kwargs: Any) -> None:
        self.said.append(response.generations[0][0].text)


def abstaining(chain: Any, **options: Any) -> GatedRunnable:
    """The chain behind a gate that withholds everything."""
    return gate_chain(chain, scripted_gate("abstain"), **options)


def compiled(generate: Any, **options: Any) -> Any:
    """A graph of one node."""
    graph = StateGraph(MessagesState)
    graph.add_node("generate", generate)
    graph.add_edge(START, "generate")
    graph.add_edge("generate", END)
    return graph.compile(**options)
