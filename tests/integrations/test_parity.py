"""Both adapters give the verdict that the core gives, case by case.

A real retriever, prompt and model of each framework lie between a case and its verdict;
only the texts are given.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("langchain_core", reason="needs the extra langchain")
pytest.importorskip("llama_index.core", reason="needs the extra llama-index")

from langchain_core.documents import Document
from langchain_core.language_models import FakeListChatModel
from langchain_core.output_parsers import StrOutputParser
from langchain_core.prompts import ChatPromptTemplate
from langchain_core.retrievers import BaseRetriever
from langchain_core.runnables import RunnableLambda, RunnablePassthrough
from llama_index.core.query_engine import RetrieverQueryEngine
from llama_index.core.schema import NodeWithScore, TextNode
from tests.integrations.llama_index.fakes import ListRetriever, TextLLM

import evigate_langchain
import evigate_llama_index
from evigate import EvidenceGate, Passage, Verdict

Row = dict[str, Any]


class GivenRetriever(BaseRetriever):
    """Returns the documents of the case."""

    documents: list[Document]

    def _get_relevant_documents(
        self, query: str, *, run_manager: Any
    ) -> list[Document]:
        return self.documents


def names(row: Row) -> list[str]:
    return [f"doc-{number}" for number in range(1, len(row["contexts"]) + 1)]


def by_core(row: Row, gate: EvidenceGate) -> Verdict:
    passages = [
        Passage(text, id=name)
        for text, name in zip(row["contexts"], names(row), strict=True)
    ]
    return gate.check(
        question=row["question"], documents=passages, answer=row["answer"]
    )


def by_langchain(row: Row, gate: EvidenceGate) -> Verdict:
    documents = [
        Document(text, id=name)
        for text, name in zip(row["contexts"], names(row), strict=True)
    ]
    context = GivenRetriever(documents=documents) | RunnableLambda(
        lambda found: "\n\n".join(d.page_content for d in found)
    )
    chain = (
        {"context": context, "question": RunnablePassthrough()}
        | ChatPromptTemplate.from_template("{context}\n\nQuestion: {question}")
        | FakeListChatModel(responses=[row["answer"]])
        | StrOutputParser()
    )
    guarded = evigate_langchain.gate_chain(chain, gate)
    with evigate_langchain.collect_verdicts() as verdicts:
        guarded.invoke(row["question"])
    return verdicts[-1]


def by_llama_index(row: Row, gate: EvidenceGate) -> Verdict:
    nodes = [
        NodeWithScore(node=TextNode(text=text, id_=name))
        for text, name in zip(row["contexts"], names(row), strict=True)
    ]
    engine = RetrieverQueryEngine.from_args(
        ListRetriever(find=lambda _: nodes), llm=TextLLM(row["answer"])
    )
    guarded = evigate_llama_index.GatedQueryEngine(engine, gate)
    with evigate_llama_index.collect_verdicts() as verdicts:
        guarded.query(row["question"])
    return verdicts[-1]


def decided(verdict: Verdict) -> dict[str, Any]:
    """Everything of a verdict that does not name the run."""
    return {
        "action": verdict.action,
        "route": verdict.route,
        "risk": verdict.risk,
        "released": verdict.released,
        "text": verdict.text,
        "reasons": [reason.to_record() for reason in verdict.reasons],
        "features": dict(verdict.features),
        "documents": [(p.id, p.text) for p in verdict.call.documents],
        "question": verdict.call.question,
        "answer": verdict.call.answer,
    }


@pytest.mark.shared_data
@pytest.mark.parametrize("policy", ["balanced", "strict"])
def test_every_case_has_one_verdict(
    shared_data: Callable[[str], Path], policy: str
) -> None:
    path = shared_data("cases/cases.jsonl")
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    rows = [row for row in rows if row["contexts"]]
    assert len(rows) > 100
    gate = EvidenceGate(policy=policy)
    differing = []
    for row in rows:
        expected = decided(by_core(row, gate))
        for adapter in (by_langchain, by_llama_index):
            found = decided(adapter(row, gate))
            if found != expected:
                differing.append((row["id"], adapter.__name__))
    assert differing == []


ROW = {
    "question": "How long does the warranty last?",
    "contexts": ["The warranty lasts 3 years.", "Returns are free for 30 days."],
    "answer": "The warranty lasts 5 years.",
}


@pytest.mark.parametrize("adapter", [by_langchain, by_llama_index])
def test_a_case_of_our_own_has_one_verdict(adapter: Any) -> None:
    gate = EvidenceGate()
    assert decided(adapter(ROW, gate)) == decided(by_core(ROW, gate))
