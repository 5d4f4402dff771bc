"""GatedRetriever: evidence judged before a model reads it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.documents import Document
from langchain_core.runnables import ConfigurableField, RunnableLambda
from langchain_tests.integration_tests import RetrieversIntegrationTests
from pydantic import ValidationError
from tests.integrations.langchain.chain_fakes import FixedRetriever

from evigate import Conflict, EvidenceGate, EvidenceVerdict, GateUsageError, Source
from evigate_langchain import GatedRetriever

QUESTION = "How long is the warranty?"
THREE = Document("The warranty lasts 3 years.", id="a", metadata={"page": 1})
LUNCH = Document("Lunch is served at noon in the canteen.", id="b")
FIVE = Document("The warranty lasts 5 years.", id="c")


class TestStandardSuite(RetrieversIntegrationTests):
    """langchain-tests' own suite for retrievers."""

    @property
    def retriever_constructor(self) -> Any:
        return GatedRetriever

    @property
    def retriever_constructor_params(self) -> dict[str, Any]:
        documents = [Document(f"Fact {number} on tea.") for number in range(5)]
        return {"base": FixedRetriever(documents=documents), "gate": EvidenceGate()}

    @property
    def retriever_query_example(self) -> str:
        return "What is known on tea?"


def gated(*documents: Document, **options: Any) -> GatedRetriever:
    base = FixedRetriever(documents=list(documents))
    return GatedRetriever(base=base, gate=EvidenceGate(), **options)


async def both(retriever: Any, **kwargs: Any) -> list[Document]:
    """What it finds, and that it finds the same on an event loop."""
    found: list[Document] = retriever.invoke(QUESTION, **kwargs)
    again = await retriever.ainvoke(QUESTION, **kwargs)
    assert [d.id for d in again] == [d.id for d in found]
    return found


async def test_documents_are_annotated_in_place_with_relevance() -> None:
    found = await both(gated(LUNCH, THREE))
    notes = [document.metadata["evigate"] for document in found]
    assert [document.id for document in found] == ["b", "a"]
    assert notes[0]["relevance"] < notes[1]["relevance"]
    assert found[1].metadata["page"] == 1
    assert found[1].page_content == THREE.page_content


async def test_the_most_relevant_comes_first_when_reordering() -> None:
    found = await both(gated(LUNCH, THREE, mode="reorder"))
    assert [document.id for document in found] == ["a", "b"]


async def test_useless_documents_are_dropped() -> None:
    found = await both(gated(LUNCH, THREE, mode="drop"))
    assert [document.id for document in found] == ["a"]


async def test_the_documents_of_the_base_are_never_changed() -> None:
    await both(gated(LUNCH, THREE, mode="reorder"))
    assert THREE.metadata == {"page": 1}
    assert LUNCH.metadata == {}


async def test_both_sides_of_a_conflict_are_marked_and_kept() -> None:
    class Disagreeing(EvidenceGate):
        def check_evidence(self, *args: Any, **kwargs: Any) -> EvidenceVerdict:
            verdict = super().check_evidence(*args, **kwargs)
            conflict = Conflict(Source(0, "a"), Source(2, "c"), "quantity", "3 or 5")
            return replace(verdict, conflicts=(conflict,))

    base = FixedRetriever(documents=[THREE, LUNCH, FIVE])
    found = await both(GatedRetriever(base=base, gate=Disagreeing(), mode="drop"))
    notes = {d.id: d.metadata["evigate"] for d in found}
    assert list(notes) == ["a", "c"]
    assert notes["a"]["conflicts"][0]["id"] == "c"
    assert notes["c"]["conflicts"][0]["id"] == "a"


async def test_no_documents_stay_no_documents() -> None:
    assert await both(gated()) == []


async def test_a_plain_function_is_a_base_too() -> None:
    found = await both(GatedRetriever(base=lambda query: [THREE], gate=EvidenceGate()))
    assert [document.id for document in found] == ["a"]


async def test_what_is_no_document_is_named() -> None:
    texts = GatedRetriever(base=lambda query: [THREE, "b"], gate=EvidenceGate())
    with pytest.raises(GateUsageError, match=r"documents, .* a value of type str"):
        texts.invoke(QUESTION)
    with pytest.raises(GateUsageError, match=r"documents, .* a value of type str"):
        await texts.ainvoke(QUESTION)


async def test_a_sink_gets_a_record_without_texts() -> None:
    records: list[dict[str, Any]] = []
    await both(gated(THREE, sink=records.append))
    assert [record["schema"] for record in records] == ["evigate.evidence/1"] * 2
    assert "warranty" not in repr(records)
    assert records[0]["metadata"]["run_id"]


async def test_the_run_of_the_base_is_a_child_of_the_gates_run() -> None:
    class Watch(BaseCallbackHandler):
        def __init__(self) -> None:
            self.starts: list[tuple[Any, Any]] = []

        def on_retriever_start(
            self,
            serialized: Any,
            query: str,
            *,
            run_id: Any,
            parent_run_id: Any = None,
            **kwargs: Any,
        ) -> None:
            self.starts.append((run_id, parent_run_id))

    watch = Watch()
    gated(THREE).invoke(QUESTION, {"callbacks": [watch]})
    await gated(THREE).ainvoke(QUESTION, {"callbacks": [watch]})
    outer, inner, aouter, ainner = watch.starts
    assert (outer[1], inner[1]) == (None, outer[0])
    assert (aouter[1], ainner[1]) == (None, aouter[0])


async def test_the_base_sees_what_is_configured_per_request() -> None:
    base = FixedRetriever(documents=[THREE]).configurable_fields(
        documents=ConfigurableField(id="documents")
    )
    retriever = GatedRetriever(base=base, gate=EvidenceGate())
    config: Any = {"configurable": {"documents": [LUNCH]}}
    assert [d.id for d in retriever.invoke(QUESTION, config)] == ["b"]
    assert [d.id for d in await retriever.ainvoke(QUESTION, config)] == ["b"]


async def test_any_runnable_from_query_to_documents_is_a_base() -> None:
    base = RunnableLambda(lambda query: [Document(f"On {query}")])
    retriever = GatedRetriever(base=base, gate=EvidenceGate())
    assert retriever.invoke("tea")[0].page_content == "On tea"


async def test_a_failing_check_follows_the_policy() -> None:
    def broken(evidence: Any) -> Any:
        raise RuntimeError("no")

    documents = [THREE, LUNCH]
    base = FixedRetriever(documents=documents)
    retriever = GatedRetriever(base=base, gate=EvidenceGate(checks=[broken]))
    assert len(await both(retriever)) == 2


def test_a_relevance_outside_zero_to_one_is_refused() -> None:
    with pytest.raises(ValidationError):
        gated(min_relevance=2.0)
