"""What LangGraph keeps and does again: retries, caches, tasks, time travel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from langgraph.cache.memory import InMemoryCache
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.func import entrypoint, task
from langgraph.graph import START, StateGraph
from langgraph.types import CachePolicy, Command, RetryPolicy, StreamWriter, interrupt
from tests.integrations.canary import CANARIES, Recorder
from tests.integrations.langchain.chain_fakes import (
    FACT,
    QUESTION,
    SHOWN,
    abstaining,
    text_chain,
)
from tests.integrations.langchain.entry_points import CONFIG, STREAM_MODES

from evigate.testing import scripted_gate
from evigate_langchain import GateState, gate_node

SAID = CANARIES.answer()
GIVEN: dict[str, Any] = {"question": QUESTION, "documents": [FACT]}


class State(GateState, total=False):
    question: str
    documents: list[Any]
    answer: Any


def graph_of(node: Callable[..., Any], **options: Any) -> StateGraph[Any]:
    graph: StateGraph[Any] = StateGraph(State)
    graph.add_node("generate", gate_node(node, scripted_gate("abstain")), **options)
    graph.add_edge(START, "generate")
    return graph


def run(
    graph: Any, recorder: Recorder, given: Any = GIVEN, config: Any = CONFIG
) -> Any:
    """Stream in all modes; what is shown and kept goes to the recorder."""
    for piece in graph.stream(given, config, stream_mode=list(STREAM_MODES)):
        recorder.add("stream", piece)
    recorder.add("history", list(graph.get_state_history(CONFIG)))
    return graph.get_state(CONFIG).values


def test_what_a_failed_attempt_wrote_is_not_shown_either() -> None:
    tries: list[int] = []

    def generate(state: State, *, writer: StreamWriter) -> State:
        tries.append(1)
        writer(SAID)
        if len(tries) < 2:
            raise ConnectionError("the model is down")
        return {"answer": SAID}

    policy = RetryPolicy(initial_interval=0.001, jitter=False)
    graph = graph_of(generate, retry_policy=policy).compile(
        checkpointer=InMemorySaver()
    )
    recorder = Recorder()
    assert run(graph, recorder)["answer"].startswith(SHOWN)
    assert len(tries) == 2
    recorder.assert_clean()


def test_a_cached_node_gives_what_was_shown() -> None:
    calls: list[int] = []

    def generate(state: State) -> State:
        calls.append(1)
        return {"answer": SAID}

    cache: InMemoryCache[Any] = InMemoryCache()
    graph = graph_of(generate, cache_policy=CachePolicy(ttl=60)).compile(cache=cache)
    recorder = Recorder()
    for _ in range(2):
        recorder.add("output", graph.invoke(GIVEN))
    recorder.add("cache", vars(cache))
    assert len(calls) == 1
    recorder.assert_clean()


@pytest.mark.parametrize("gated", ["chain", "node"])
def test_tasks_of_the_functional_api_keep_what_was_shown(gated: str) -> None:
    chain = abstaining(text_chain(SAID))
    node = gate_node(lambda _: {"answer": SAID}, scripted_gate("abstain"))

    @task
    def generate(given: dict[str, Any]) -> Any:
        if gated == "node":
            return node(given)["answer"]
        return chain.invoke(given["question"])

    @entrypoint(checkpointer=InMemorySaver())
    def flow(given: dict[str, Any]) -> Any:
        return {"answer": generate(given).result()}

    recorder = Recorder()
    assert run(flow, recorder)["answer"].startswith(SHOWN)
    recorder.assert_clean()


def test_going_back_in_time_gates_again() -> None:
    graph = graph_of(lambda _: {"answer": SAID}).compile(checkpointer=InMemorySaver())
    recorder = Recorder()
    run(graph, recorder)
    for past in list(graph.get_state_history(CONFIG)):
        if past.next:
            run(graph, recorder, None, past.config)
    recorder.assert_clean()


def test_a_node_that_waits_is_gated_when_it_goes_on() -> None:
    def generate(state: State) -> State:
        interrupt("Go on?")
        return {"answer": SAID}

    graph = graph_of(generate).compile(checkpointer=InMemorySaver())
    recorder = Recorder()
    assert "answer" not in run(graph, recorder)
    shown = run(graph, recorder, Command(resume="yes"))
    assert shown["answer"].startswith(SHOWN)
    recorder.assert_clean()


async def test_a_cancelled_run_keeps_nothing_and_may_go_on() -> None:
    begun = asyncio.Event()

    async def generate(state: State) -> State:
        begun.set()
        await asyncio.sleep(0.05)
        return {"answer": SAID}

    graph = graph_of(generate).compile(checkpointer=InMemorySaver())
    recorder = Recorder()

    async def consume(given: Any) -> None:
        modes: Any = list(STREAM_MODES)
        pieces = graph.astream(given, CONFIG, stream_mode=modes)
        async for piece in pieces:
            recorder.add("stream", piece)

    running = asyncio.create_task(consume(GIVEN))
    await begun.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    await consume(None)
    recorder.add("history", [s async for s in graph.aget_state_history(CONFIG)])
    kept = await graph.aget_state(CONFIG)
    assert kept.values["answer"].startswith(SHOWN)
    recorder.assert_clean()
