"""What an agent hands to a graph outside of its gate is gated like its answer."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import pytest
from langchain.agents import create_agent
from langchain.tools import InjectedState
from langchain_core.messages import AIMessage, BaseMessage, ToolMessage
from langchain_core.runnables import RunnableLambda
from langchain_core.tools import InjectedToolCallId, tool
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import START, MessagesState, StateGraph
from langgraph.types import Command
from tests.integrations.canary import CANARIES, Recorder
from tests.integrations.langchain.agent_fakes import FACT, QUESTION, ScriptedChat
from tests.integrations.langchain.entry_points import CONFIG, STREAM_MODES

from evigate import EvidenceGate, GateUsageError
from evigate.testing import scripted_gate
from evigate_langchain import (
    GateState,
    collect_verdicts,
    gate_chain,
    gate_node,
)

GIVEN = {"messages": [("user", QUESTION)]}


class State(MessagesState, GateState, total=False):
    pass


@tool
def lookup(topic: str) -> str:
    """Look something up."""
    del topic
    return FACT


@tool
def hand_over(
    state: Annotated[dict[str, Any], InjectedState],
    tool_call_id: Annotated[str, InjectedToolCallId],
) -> Any:
    """Hand over to another agent, with all that was said."""
    said = ToolMessage("handed over", tool_call_id=tool_call_id)
    messages = [*state["messages"], said]
    return Command(goto="next", graph=Command.PARENT, update={"messages": messages})


def call_of(name: str, said: str = "", **args: Any) -> AIMessage:
    call = {"name": name, "args": args, "id": f"{name}-1", "type": "tool_call"}
    return AIMessage(said, tool_calls=[call])


def agent(said: str) -> Any:
    """Looks up, then says something and hands over."""
    script = [call_of("lookup", topic="warranty"), call_of("hand_over", said)]
    return create_agent(ScriptedChat(script=script), [lookup, hand_over])


def as_node(said: str, gate: EvidenceGate) -> Any:
    return gate_node(agent(said), gate)


def in_a_node(said: str, gate: EvidenceGate) -> Any:
    inner = agent(said)
    return gate_node(lambda state: inner.invoke(state), gate)


def in_an_asynchronous_node(said: str, gate: EvidenceGate) -> Any:
    inner = agent(said)

    async def generate(state: Any) -> Any:
        return await inner.ainvoke(state)

    return gate_node(generate, gate)


def as_chain(said: str, gate: EvidenceGate) -> Any:
    return gate_chain(agent(said), gate)


def in_a_chain_called_by_a_node(said: str, gate: EvidenceGate) -> Any:
    chain = gate_chain(agent(said), gate)
    return RunnableLambda(
        lambda state: chain.invoke(state), lambda state: chain.ainvoke(state)
    )


WAYS = [
    as_node,
    in_a_node,
    in_an_asynchronous_node,
    as_chain,
    in_a_chain_called_by_a_node,
]


def outer(node: Any) -> Any:
    graph = StateGraph(State)
    graph.add_node("first", node)
    graph.add_node("next", lambda _: {})
    graph.add_edge(START, "first")
    return graph.compile(checkpointer=InMemorySaver())


def run(graph: Any, recorder: Recorder, *, is_async: bool) -> list[BaseMessage]:
    """Run the graph; everything that it shows and keeps goes to the recorder."""
    options: dict[str, Any] = {"stream_mode": list(STREAM_MODES), "subgraphs": True}

    async def work() -> None:
        async for piece in graph.astream(GIVEN, CONFIG, **options):
            recorder.add("stream", piece)

    if is_async:
        asyncio.run(work())
    else:
        for piece in graph.stream(GIVEN, CONFIG, **options):
            recorder.add("stream", piece)
    recorder.add("history", list(graph.get_state_history(CONFIG)))
    messages: list[BaseMessage] = graph.get_state(CONFIG).values["messages"]
    return messages


@pytest.mark.parametrize("is_async", [False, True])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_withheld_words_reach_no_graph_outside(way: Any, is_async: bool) -> None:
    if way is in_an_asynchronous_node and not is_async:
        pytest.skip("an asynchronous node needs an asynchronous call")
    recorder = Recorder()
    graph = outer(way(CANARIES.answer(), scripted_gate("abstain")))
    messages = run(graph, recorder, is_async=is_async)
    recorder.assert_clean()
    assert messages[-1].text.startswith("I could not find")
    assert messages[-1].response_metadata["evigate"]["released"] is False
    assert not messages[-1].tool_calls  # type: ignore[attr-defined]


@pytest.mark.parametrize("is_async", [False, True])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_released_words_are_handed_over_with_all_beside_them(
    way: Any, is_async: bool
) -> None:
    if way is in_an_asynchronous_node and not is_async:
        pytest.skip("an asynchronous node needs an asynchronous call")
    graph = outer(way(FACT, EvidenceGate(policy="strict")))
    with collect_verdicts() as verdicts:
        messages = run(graph, Recorder(), is_async=is_async)
    assert [(v.route, v.evidence_source) for v in verdicts] == [("accept", "tool")]
    assert [m.content for m in messages[-2:]] == [FACT, "handed over"]
    assert messages[-2].tool_calls  # type: ignore[attr-defined]
    assert messages[-2].response_metadata["evigate"]["released"] is True


def test_a_command_without_words_passes_as_it_is() -> None:
    def leave(state: Any) -> Any:
        del state
        said = {"messages": [call_of("lookup", topic="warranty")]}
        return Command(goto="next", graph=Command.PARENT, update=said)

    inner = StateGraph(State)
    inner.add_node("leave", leave)
    inner.add_edge(START, "leave")
    graph = outer(gate_node(inner.compile(), scripted_gate("abstain")))
    messages = run(graph, Recorder(), is_async=False)
    assert messages[-1].tool_calls  # type: ignore[attr-defined]


def test_a_command_whose_answer_cannot_be_told_is_refused() -> None:
    class Named(State, total=False):
        active: str

    def leave(state: Any) -> Any:
        del state
        return Command(goto="next", graph=Command.PARENT, update={"active": "a text"})

    inner = StateGraph(Named)
    inner.add_node("leave", leave)
    inner.add_edge(START, "leave")
    graph = outer(gate_node(inner.compile(), scripted_gate("abstain")))
    with pytest.raises(GateUsageError, match="pass answer="):
        graph.invoke(GIVEN, CONFIG)
    named = gate_node(inner.compile(), scripted_gate("abstain"), answer="messages")
    assert outer(named).invoke(GIVEN, CONFIG)["messages"]


def test_a_route_of_the_gate_stays_in_its_own_graph() -> None:
    """A withheld answer that was meant for the outer graph ends where the gate says."""

    def generate(state: Any) -> Any:
        del state
        said = {"messages": [AIMessage(CANARIES.answer())]}
        return Command(goto="next", graph=Command.PARENT, update=said)

    inner = StateGraph(State)
    gated = gate_node(generate, scripted_gate("abstain"), on_abstain="sorry")
    inner.add_node("generate", gated)
    inner.add_node("sorry", lambda _: {"messages": [AIMessage("Please ask us.")]})
    inner.add_edge(START, "generate")
    recorder = Recorder()
    messages = run(outer(inner.compile()), recorder, is_async=False)
    recorder.assert_clean()
    assert messages[-1].content == "Please ask us."
