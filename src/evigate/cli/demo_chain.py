"""The demo's RAG chain: an ordinary LangChain chain, as users have them.

LangChain is imported inside the functions: it is an optional dependency.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from evigate.cli.demo_corpus import SearchIndex, load_documents

if TYPE_CHECKING:
    from langchain_core.documents import Document
    from langchain_core.language_models import BaseChatModel
    from langchain_core.prompt_values import PromptValue
    from langchain_core.retrievers import BaseRetriever
    from langchain_core.runnables import Runnable

DOCUMENTS_PER_QUESTION = 3

SYSTEM_PROMPT = (
    "Use the following documents to answer in one short sentence.\n\n{context}"
)


def build_retriever(limit: int = DOCUMENTS_PER_QUESTION) -> BaseRetriever:
    """A LangChain retriever over the demo's documents."""
    from langchain_core.documents import Document
    from langchain_core.retrievers import BaseRetriever

    class DemoRetriever(BaseRetriever):
        index: Any
        limit: int

        def _get_relevant_documents(
            self, query: str, *, run_manager: Any
        ) -> list[Document]:
            del run_manager  # LangChain insists on the parameter
            return [
                Document(
                    id=found.id,
                    page_content=found.text,
                    metadata={"source": found.id, "title": found.title},
                )
                for found in self.index.search(query, limit=self.limit)
            ]

    return DemoRetriever(index=SearchIndex(load_documents()), limit=limit)


def build_prompting() -> Runnable[dict[str, Any], PromptValue]:
    """Retriever and prompt: the part of the chain before the chat model."""
    from langchain_core.prompts import ChatPromptTemplate, MessagesPlaceholder
    from langchain_core.runnables import RunnableLambda, RunnablePassthrough

    prompt = ChatPromptTemplate.from_messages(
        [
            ("system", SYSTEM_PROMPT),
            MessagesPlaceholder("history", optional=True),
            ("human", "{question}"),
        ]
    )
    context = (
        RunnableLambda(search_query) | build_retriever() | RunnableLambda(join_texts)
    )
    return RunnablePassthrough.assign(context=context) | prompt


def build_chain(model: BaseChatModel) -> Runnable[dict[str, Any], str]:
    """The whole chain: retriever, prompt, chat model, parser.

    Its input is `{"question": str, "history": [(role, text), ...]}`.
    """
    from langchain_core.output_parsers import StrOutputParser

    return build_prompting() | model | StrOutputParser()


def search_query(inputs: Mapping[str, Any]) -> str:
    """What to search for: a follow-up alone ("And at the rear?") finds nothing."""
    earlier = [text for role, text in inputs.get("history", ()) if role == "user"]
    return " ".join([*earlier[-1:], inputs["question"]])


def join_texts(documents: Sequence[Document]) -> str:
    """The documents as the prompt shows them."""
    return "\n\n".join(document.page_content.strip() for document in documents)
