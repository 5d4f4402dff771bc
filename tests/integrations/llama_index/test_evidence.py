"""Evidence before generation: the postprocessor, the retriever, and their notes."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest
from llama_index.core.retrievers import QueryFusionRetriever
from llama_index.core.schema import NodeWithScore, QueryBundle, TextNode
from tests.integrations.llama_index.fakes import (
    ListRetriever,
    TextLLM,
    engine_for,
    nodes_for,
)

from evigate import EvidenceGate, GateUsageError, Policy
from evigate_llama_index import (
    METADATA_KEY,
    EvidenceGatePostprocessor,
    GatedQueryEngine,
    GatedRetriever,
    gate_request,
)
from evigate_llama_index.nodes import passages_of, recognisable_id

QUESTION = "How long does the warranty last?"
ELSEWHERE = "What is the price of a red bicycle in Sevilla?"
DOCUMENT = "The warranty lasts 3 years."
CHATTER = "Dogs are welcome in the garden on weekends."


@pytest.mark.parametrize("streaming", [False, True])
@pytest.mark.parametrize("is_async", [False, True])
async def test_insufficient_evidence_costs_no_model_call(
    is_async: bool, streaming: bool
) -> None:
    llm, gate = TextLLM("secret"), EvidenceGate()
    raw = engine_for(
        DOCUMENT,
        llm=llm,
        streaming=streaming,
        node_postprocessors=[EvidenceGatePostprocessor(gate)],
    )
    engine = GatedQueryEngine(raw, gate)
    if is_async:
        response = await engine.aquery(ELSEWHERE)
        text = str(await response.get_response() if streaming else response)
    else:
        response = engine.query(ELSEWHERE)
        text = str(response)
    assert llm.prompts == []
    assert text == gate.policy.abstain_text
    assert response.metadata["evigate_evidence"]["action"] == "abstain"


def test_sufficient_evidence_passes() -> None:
    llm = TextLLM(DOCUMENT)
    raw = engine_for(
        DOCUMENT,
        llm=llm,
        node_postprocessors=[EvidenceGatePostprocessor(EvidenceGate())],
    )
    assert str(raw.query(QUESTION)) == DOCUMENT
    assert len(llm.prompts) == 1
    assert "evigate" not in llm.prompts[0]


@pytest.mark.parametrize("streaming", [False, True])
async def test_a_bare_engine_says_the_policy_s_text_where_it_is_installed(
    streaming: bool,
) -> None:
    gate = EvidenceGate()
    engine = engine_for(DOCUMENT, llm=TextLLM("secret"), streaming=streaming)
    installed = EvidenceGatePostprocessor(gate).installed_in(engine)
    assert str(installed.query(ELSEWHERE)) == gate.policy.abstain_text
    response = await installed.aquery(ELSEWHERE)
    text = str(await response.get_response() if streaming else response)
    assert text == gate.policy.abstain_text
    assert str(installed.query(QUESTION)) == "secret"
    assert engine._node_postprocessors == []
    with pytest.raises(GateUsageError, match="GatedQueryEngine"):
        EvidenceGatePostprocessor(gate).installed_in(
            GatedQueryEngine(engine, gate)  # type: ignore[arg-type]
        )


def test_a_policy_that_observes_never_blocks_or_drops() -> None:
    gate = EvidenceGate(policy="observe")
    postprocessor = EvidenceGatePostprocessor(gate, min_relevance=0.9)
    nodes = nodes_for(DOCUMENT, CHATTER)
    assert len(postprocessor.postprocess_nodes(nodes, query_str=ELSEWHERE)) == 2
    blocking = EvidenceGatePostprocessor(EvidenceGate())
    with gate_request(policy="observe") as request:
        assert len(blocking.postprocess_nodes(nodes, query_str=ELSEWHERE)) == 2
    assert request.evidence_verdicts[0].action == "abstain"


def test_nodes_are_annotated_on_copies_out_of_the_model_s_sight() -> None:
    nodes = nodes_for(DOCUMENT, CHATTER)
    postprocessor = EvidenceGatePostprocessor(EvidenceGate())
    noted = postprocessor.postprocess_nodes(nodes, query_str=QUESTION)
    relevance = [n.node.metadata[METADATA_KEY]["relevance"] for n in noted]
    assert relevance[0] > relevance[1]
    assert [n.score for n in noted] == [n.score for n in nodes]
    assert passages_of(noted)[0].text == DOCUMENT
    assert all(METADATA_KEY not in n.node.metadata for n in nodes)


def test_nodes_are_dropped_and_reordered_by_relevance() -> None:
    nodes = nodes_for(CHATTER, DOCUMENT)
    gate = EvidenceGate()
    first = EvidenceGatePostprocessor(gate, reorder=True, annotate=False)
    assert [
        n.node.get_content() for n in first.postprocess_nodes(nodes, query_str=QUESTION)
    ] == [DOCUMENT, CHATTER]
    kept = EvidenceGatePostprocessor(gate, min_relevance=0.2)
    assert [
        n.node.get_content() for n in kept.postprocess_nodes(nodes, query_str=QUESTION)
    ] == [DOCUMENT]


@pytest.mark.parametrize("is_async", [False, True])
async def test_a_gated_retriever_judges_both_ways_alike(is_async: bool) -> None:
    retriever = GatedRetriever(ListRetriever(DOCUMENT, CHATTER), EvidenceGate())
    if is_async:
        nodes = await retriever.aretrieve(QueryBundle(QUESTION))
    else:
        nodes = retriever.retrieve(QUESTION)
    assert [n.node.get_content() for n in nodes] == [DOCUMENT, CHATTER]
    assert nodes[0].metadata[METADATA_KEY]["action"] == "generate"


@pytest.mark.parametrize("use_async", [False, True])
def test_nested_retrievers_are_judged_once_and_nodes_come_once(use_async: bool) -> None:
    gate = EvidenceGate()
    parts = [GatedRetriever(ListRetriever(DOCUMENT), gate) for _ in range(3)]
    fusion = QueryFusionRetriever(
        parts, llm=TextLLM(), num_queries=1, use_async=use_async, similarity_top_k=5
    )
    with gate_request() as request:
        nodes = GatedRetriever(fusion, gate).retrieve(QUESTION)
    assert len(nodes) == 1
    assert len(request.evidence_verdicts) == 1


@pytest.mark.parametrize("on_error", ["abstain", "review"])
def test_the_policy_decides_when_judging_evidence_fails(on_error: Any) -> None:
    gate = EvidenceGate(policy=Policy(on_error=on_error))
    nodes = nodes_for(DOCUMENT)
    with patch(
        "evigate.evidence_gate.document_relevance", side_effect=RuntimeError("broken")
    ):
        kept = EvidenceGatePostprocessor(gate).postprocess_nodes(
            nodes, query_str=QUESTION
        )
    assert len(kept) == (0 if on_error == "abstain" else 1)


def test_repeated_nodes_are_passed_on_once() -> None:
    node = NodeWithScore(node=TextNode(text=DOCUMENT, id_="a"))
    retriever = GatedRetriever(
        ListRetriever(find=lambda _: [node, node]), EvidenceGate()
    )
    assert len(retriever.retrieve(QUESTION)) == 1


def test_a_gated_retriever_may_block() -> None:
    retriever = GatedRetriever(ListRetriever(DOCUMENT), EvidenceGate(), block="abstain")
    assert retriever.retrieve(ELSEWHERE) == []
    assert len(retriever.retrieve(QUESTION)) == 1


@pytest.mark.parametrize(
    "options",
    [{"block": ["never"]}, {"min_relevance": 2.0}, {"policy": "lenient"}],
)
def test_options_that_cannot_work_are_refused_at_once(options: Any) -> None:
    gate = EvidenceGate()
    with pytest.raises((GateUsageError, ValueError)):
        GatedRetriever(ListRetriever(DOCUMENT), gate, **options)
    with pytest.raises((GateUsageError, ValueError)):
        EvidenceGatePostprocessor(gate, **options)


@pytest.mark.parametrize(
    ("node_id", "metadata", "expected"),
    [
        ("prices#2", {"file_name": "x.md"}, "prices#2"),
        (
            "3f2a9b1c-0d4e-4f6a-8b7c-1a2b3c4d5e6f",
            {"title": "Prices"},
            "Prices#3f2a9b1c",
        ),
        (
            "3f2a9b1c-0d4e-4f6a-8b7c-1a2b3c4d5e6f",
            {},
            "3f2a9b1c-0d4e-4f6a-8b7c-1a2b3c4d5e6f",
        ),
    ],
)
def test_documents_are_called_by_the_name_that_people_know(
    node_id: str, metadata: dict[str, str], expected: str
) -> None:
    assert recognisable_id(TextNode(id_=node_id, metadata=metadata)) == expected
