"""A wrong argument is named where it is given, with what would have been right."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from langchain_core.documents import Document
from langchain_core.language_models import FakeListChatModel
from langchain_core.retrievers import BaseRetriever
from langchain_core.runnables import RunnableLambda
from tests.integrations.langchain.chain_fakes import FACT, QUESTION

from evigate import EvidenceGate, GateUsageError
from evigate_langchain import (
    EvidenceBlocker,
    EvidenceGateCallback,
    EvidenceGateMiddleware,
    evidence,
    evidence_router,
    gate_chain,
    gate_node,
    gate_session,
)

GATE: Any = EvidenceGate()
STRICT: Any = "strict"
CHAIN: Any = RunnableLambda(lambda question: FACT)


@pytest.mark.parametrize(
    "made",
    [
        lambda gate: gate_chain(CHAIN, gate),
        lambda gate: gate_node(CHAIN, gate),
        lambda gate: gate_node(CHAIN, gate, policy="strict"),
        evidence_router,
        EvidenceGateMiddleware,
        EvidenceGateCallback,
        EvidenceBlocker,
        gate_session,
    ],
)
def test_what_is_no_gate_is_refused_by_every_adapter(made: Any) -> None:
    with pytest.raises(GateUsageError, match="must be an EvidenceGate, got 'strict'"):
        made(STRICT)


def test_chain_and_gate_in_the_wrong_order_are_told_apart() -> None:
    for wrap in (gate_chain, gate_node):
        with pytest.raises(GateUsageError, match="must be an EvidenceGate, got Runn"):
            wrap(GATE, CHAIN)


def test_an_unknown_way_to_stream_is_called_as_users_call_it() -> None:
    mode: Any = "tokens"
    with pytest.raises(GateUsageError, match=r"stream must be one of .*'buffer'"):
        gate_chain(CHAIN, GATE, stream=mode)


@pytest.mark.parametrize("wrap", [gate_chain, gate_node])
@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [
        ("documents", lambda given: [], lambda given, output: []),
        ("question", lambda: "", lambda given: ""),
        ("history", lambda given, output: [], lambda given, more=None: []),
        ("answer", lambda given, output: "", str),
        ("on_withhold", lambda text: None, lambda *both: None),
    ],
)
def test_a_getter_that_cannot_take_what_it_gets_is_refused_at_once(
    wrap: Any, name: str, wrong: Any, right: Any
) -> None:
    wrap(CHAIN, GATE, **{name: right})
    with pytest.raises(GateUsageError, match=rf"{name}= is called with \("):
        wrap(CHAIN, GATE, **{name: wrong})


@pytest.mark.parametrize("wrap", [gate_chain, gate_node])
def test_one_field_as_a_bare_string_is_refused_rather_than_spelled(wrap: Any) -> None:
    with pytest.raises(GateUsageError, match="not a string: 'answer'"):
        wrap(CHAIN, GATE, answer_fields="answer")


# -- documents that nothing shows ------------------------------------------------------


class Shelf(BaseRetriever):
    """Finds one document, or nothing."""

    found: list[Document]

    def _get_relevant_documents(self, query: str, **kwargs: Any) -> list[Document]:
        return self.found


def asking(search: Any) -> Any:
    model = FakeListChatModel(responses=[FACT])
    return RunnableLambda(search) | (lambda found: f"{found} {QUESTION}") | model


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Iterator[Any]:
    evidence._tell_unseen.cache_clear()
    caplog.set_level(logging.WARNING)
    yield lambda: [r for r in caplog.messages if "no retriever or tool" in r]
    evidence._tell_unseen.cache_clear()


def test_a_search_in_a_plain_function_is_told_once(told: Any) -> None:
    guarded = gate_chain(asking(lambda question: FACT), GATE)
    guarded.invoke(QUESTION)
    guarded.invoke(QUESTION)
    assert len(told()) == 1
    assert FACT not in told()[0]


def test_a_callback_tells_it_as_well(told: Any) -> None:
    handler = EvidenceGateCallback(GATE, background=False)
    asking(lambda question: FACT).invoke(QUESTION, {"callbacks": [handler]})
    assert len(told()) == 1


@pytest.mark.parametrize("found", [[], [Document(FACT)]])
def test_a_retriever_that_was_seen_is_enough_though_it_finds_nothing(
    told: Any, found: list[Document]
) -> None:
    gate_chain(asking(Shelf(found=found).invoke), GATE).invoke(QUESTION)
    assert told() == []


def test_named_documents_need_no_retriever(told: Any) -> None:
    chain = asking(lambda question: FACT)
    gate_chain(chain, GATE, documents=lambda given, output: []).invoke(QUESTION)
    given = {"configurable": {"evigate_documents": []}}
    gate_chain(chain, GATE).invoke(QUESTION, given)
    assert told() == []


def test_a_chain_without_a_model_is_left_alone(told: Any) -> None:
    gate_chain(CHAIN, GATE).invoke(QUESTION)
    assert told() == []
