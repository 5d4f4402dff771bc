"""Graphs that wait for somebody: observers judge them once, when they have answered."""

from __future__ import annotations

from typing import Any

import pytest
from langchain.agents import create_agent
from langchain_core.messages import AIMessage
from langchain_core.output_parsers import StrOutputParser
from langchain_core.tools import tool
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import START, StateGraph
from langgraph.types import Command, interrupt
from tests.integrations.langchain.agent_fakes import ScriptedChat
from tests.integrations.langchain.chain_fakes import (
    FACT,
    PROMPT,
    QUESTION,
    FixedRetriever,
    ShapedModel,
    join,
)
from tests.integrations.langchain.entry_points import CONFIG
from typing_extensions import TypedDict

from evigate import EvidenceGate, Verdict
from evigate_langchain import (
    EvidenceGateCallback,
    collect_verdicts,
    gate_chain,
    gate_node,
    gate_session,
)

WRONG = "It lasts 5 years."


class State(TypedDict, total=False):
    question: str
    documents: list[Any]
    answer: str
    allowed: Any


def waiting_graph(generate: Any, *, asks: bool = True) -> Any:
    """Retrieves, waits for somebody, answers."""
    graph = StateGraph(State)
    retriever = FixedRetriever()
    graph.add_node("retrieve", lambda s: {"documents": retriever.invoke(s["question"])})
    graph.add_node("wait", lambda _: {"allowed": interrupt("Go on?") if asks else None})
    graph.add_node("generate", generate)
    graph.add_edge(START, "retrieve")
    graph.add_edge("retrieve", "wait")
    graph.add_edge("wait", "generate")
    before = None if asks else ["generate"]
    return graph.compile(checkpointer=InMemorySaver(), interrupt_before=before)


def generate(state: State) -> State:
    chain = PROMPT | ShapedModel(message=AIMessage(WRONG)) | StrOutputParser()
    given = {"context": join(state["documents"]), "question": state["question"]}
    return {"answer": chain.invoke(given)}


def assert_judged_once(verdicts: list[Verdict]) -> None:
    (verdict,) = verdicts
    assert (verdict.call.question, verdict.call.answer) == (QUESTION, WRONG)
    assert [passage.text for passage in verdict.call.documents] == [FACT]
    assert verdict.reasons[0].code == "number_mismatch"


@pytest.mark.parametrize("asks", [True, False], ids=["interrupt", "breakpoint"])
@pytest.mark.parametrize("mode", ["invoke", "updates", "messages", "values"])
def test_a_callback_judges_a_graph_when_it_goes_on(mode: str, asks: bool) -> None:
    """What waits has no answer; what goes on has its question in its state."""
    verdicts: list[Verdict] = []
    handler = EvidenceGateCallback(
        EvidenceGate(), on_verdict=verdicts.append, background=False
    )
    graph = waiting_graph(generate, asks=asks)
    config: Any = {**CONFIG, "callbacks": [handler]}
    given: Any
    for given in ({"question": QUESTION}, Command(resume="yes") if asks else None):
        assert verdicts == []
        if mode == "invoke":
            graph.invoke(given, config)
        else:
            list(graph.stream(given, config, stream_mode=mode))
    assert_judged_once(verdicts)
    assert len(handler.table) == 0


def test_a_session_judges_a_graph_when_it_goes_on() -> None:
    graph = waiting_graph(generate)
    with gate_session(EvidenceGate(), background=False) as session:
        graph.invoke({"question": QUESTION}, CONFIG)
        assert session.verdicts == []
        graph.invoke(Command(resume="yes"), CONFIG)
    assert_judged_once(session.verdicts)


def test_words_beside_a_tool_call_that_waits_are_no_answer() -> None:
    @tool
    def lookup(topic: str) -> str:
        """Look something up, if somebody allows it."""
        interrupt(f"May I look up {topic}?")
        return FACT

    call = {"name": "lookup", "args": {"topic": "w"}, "id": "1", "type": "tool_call"}
    script = [AIMessage("I will look it up.", tool_calls=[call]), AIMessage(WRONG)]
    agent: Any = create_agent(
        ScriptedChat(script=script), [lookup], checkpointer=InMemorySaver()
    )
    verdicts: list[Verdict] = []
    handler = EvidenceGateCallback(
        EvidenceGate(), on_verdict=verdicts.append, background=False
    )
    config: Any = {**CONFIG, "callbacks": [handler]}
    agent.invoke({"messages": [("user", QUESTION)]}, config)
    assert verdicts == []
    agent.invoke(Command(resume="yes"), config)
    (verdict,) = verdicts
    assert verdict.call.question == QUESTION
    assert verdict.call.answer.endswith(WRONG)
    assert verdict.reasons[0].code == "number_mismatch"


def test_a_gated_node_is_judged_by_the_state_when_the_graph_goes_on() -> None:
    node = gate_node(lambda _: {"answer": WRONG}, EvidenceGate(policy="strict"))
    graph = waiting_graph(node)
    with collect_verdicts() as verdicts:
        graph.invoke({"question": QUESTION}, CONFIG)
        assert verdicts == []
        shown = graph.invoke(Command(resume="yes"), CONFIG)
    assert_judged_once(verdicts)
    assert WRONG not in shown["answer"]


def test_a_gated_graph_has_its_question_in_its_state_when_it_goes_on() -> None:
    guarded = gate_chain(
        waiting_graph(generate, asks=False), EvidenceGate(), allow_raw_state=True
    )
    guarded.bound.invoke({"question": QUESTION}, CONFIG)
    with collect_verdicts() as verdicts:
        guarded.invoke(None, CONFIG)
    assert_judged_once(verdicts)
