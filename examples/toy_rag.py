"""A toy RAG application that the LangChain examples share: documents, retriever, model.

Nothing here is evigate's; in your application these are your own parts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from langchain_core.documents import Document
from langchain_core.language_models.chat_models import BaseChatModel
from langchain_core.messages import AIMessage, AIMessageChunk
from langchain_core.output_parsers import StrOutputParser
from langchain_core.outputs import ChatGeneration, ChatGenerationChunk, ChatResult
from langchain_core.prompts import ChatPromptTemplate
from langchain_core.retrievers import BaseRetriever
from langchain_core.runnables import Runnable, RunnableLambda, RunnablePassthrough

DOCUMENTS = [
    Document("The warranty of the Heron lasts 3 years.", id="warranty"),
    Document(
        "The battery of the Heron is covered for 2 years or 500 charging cycles.",
        id="battery",
    ),
    Document("Deliveries leave the works on Tuesdays and Fridays.", id="delivery"),
    Document("Returns are free within 30 days of delivery.", id="returns"),
]

PROMPT = ChatPromptTemplate.from_template(
    "Answer from these documents alone:\n\n{context}\n\nQuestion: {question}"
)


class KeywordRetriever(BaseRetriever):
    """The documents that share most words with the query."""

    limit: int = 2

    def _get_relevant_documents(self, query: str, **kwargs: Any) -> list[Document]:
        asked = words(query)
        found = [d for d in DOCUMENTS if asked & words(d.page_content)]
        found.sort(key=lambda d: -len(asked & words(d.page_content)))
        return found[: self.limit]


class ReplayModel(BaseChatModel):
    """Stands for a chat model: a fixed answer to each question, word by word."""

    answers: Mapping[str, str]

    @property
    def _llm_type(self) -> str:
        return "replay"

    def _answer(self, messages: list[Any]) -> str:
        prompt = str(messages[-1].content)
        return next(
            (text for question, text in self.answers.items() if question in prompt),
            "I don't know.",
        )

    def _generate(self, messages: list[Any], *args: Any, **kwargs: Any) -> ChatResult:
        message = AIMessage(self._answer(messages))
        return ChatResult(generations=[ChatGeneration(message=message)])

    def _stream(
        self, messages: list[Any], *args: Any, **kwargs: Any
    ) -> Iterator[ChatGenerationChunk]:
        for word in re.findall(r"\S+\s*", self._answer(messages)):
            yield ChatGenerationChunk(message=AIMessageChunk(word))


def words(text: str) -> set[str]:
    """The longer words of a text."""
    return {word for word in re.findall(r"\w+", text.lower()) if len(word) > 3}


def join(documents: list[Document]) -> str:
    """Documents as the prompt shows them."""
    return "\n\n".join(document.page_content for document in documents)


def build_chain(model: BaseChatModel) -> Runnable[str, str]:
    """Retriever, prompt, model, parser: an ordinary chain."""
    inputs: Any = {
        "context": KeywordRetriever() | RunnableLambda(join),
        "question": RunnablePassthrough(),
    }
    return inputs | PROMPT | model | StrOutputParser()
