"""Observe a chain without touching it: a callback, and a scope for loose retrievals.

    python examples/04_observe_callback.py

Handlers only watch. The first half attaches one to a chain; the second half retrieves
*outside* of the chain, where ``gate_session`` finds out what belongs together.
"""

from __future__ import annotations

from langchain_core.documents import Document
from langchain_core.language_models.fake_chat_models import FakeListChatModel
from langchain_core.output_parsers import StrOutputParser
from langchain_core.prompts import ChatPromptTemplate
from langchain_core.retrievers import BaseRetriever
from langchain_core.runnables import RunnableLambda, RunnablePassthrough

from evigate import EvidenceGate
from evigate_langchain import EvidenceGateCallback, gate_session

QUESTION = "How long is the warranty of the X200?"


class Manual(BaseRetriever):
    """Stands in for a vector store."""

    def _get_relevant_documents(self, query, *, run_manager):
        return [Document("The warranty of the X200 lasts 3 years.", id="manual#4")]


def join(documents: list[Document]) -> str:
    return "\n\n".join(document.page_content for document in documents)


PROMPT = ChatPromptTemplate.from_template("Documents: {context}\nQuestion: {question}")
MODEL = FakeListChatModel(
    responses=[
        "The warranty of the X200 lasts 3 years.",
        "The warranty of the X200 lasts 9 years.",
    ]
)


def show(verdict) -> None:
    codes = [reason.code for reason in verdict.reasons]
    print(f"  {verdict.call.answer!r}")
    print(f"  {verdict.action}, {verdict.route}, risk {verdict.risk:.2f}, {codes}")
    print(f"  documents: {[passage.id for passage in verdict.call.documents]}")


def main() -> None:
    gate = EvidenceGate()
    answer = PROMPT | MODEL | StrOutputParser()

    print("a callback on a chain, scoring in the background:")
    context = Manual() | RunnableLambda(join)
    chain = {"context": context, "question": RunnablePassthrough()} | answer
    handler = EvidenceGateCallback(gate, on_verdict=show)
    for _ in chain.stream(QUESTION, {"callbacks": [handler]}):
        pass
    handler.close(timeout=10)

    print("a scope around a retriever and a chain that are called apart:")
    with gate_session(gate) as session:
        documents = Manual().invoke(QUESTION)
        answer.invoke({"context": join(documents), "question": QUESTION})
    for verdict in session.verdicts:
        show(verdict)


if __name__ == "__main__":
    main()
