"""Where a gate can keep its promise, and where it says that it cannot."""

from __future__ import annotations

import functools
import warnings
from typing import Any

import pytest
from langchain_core.messages import AIMessage
from langchain_core.output_parsers import JsonOutputParser, StrOutputParser
from langchain_core.runnables import (
    RunnableGenerator,
    RunnableLambda,
)
from langchain_core.runnables.history import RunnableWithMessageHistory
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import END, START, MessagesState, StateGraph
from tests.integrations.canary import CANARIES, Recorder
from tests.integrations.langchain.chain_fakes import (
    FACT,
    QUESTION,
    SHOWN,
    ShapedModel,
    abstaining,
    compiled,
    plain_message,
    structured_chain,
)

from evigate import (
    EvidenceGate,
    GateUsageError,
)
from evigate_langchain import (
    gate_chain,
)


def answering(state: Any) -> Any:
    return {"messages": [plain_message(CANARIES.answer())]}


def history_of_chain() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from langchain_core.chat_history import InMemoryChatMessageHistory

        store = InMemoryChatMessageHistory()
        return RunnableWithMessageHistory(
            ShapedModel(message=AIMessage(FACT)), lambda: store
        )


class Remembering:
    """As LangChain's older chains have it."""

    def save_context(self, inputs: Any, outputs: Any) -> None: ...


@pytest.mark.parametrize(
    ("make", "place"),
    [
        (history_of_chain, "inside: RunnableWithMessageHistory"),
        (lambda: history_of_chain() | StrOutputParser(), "inside: Runnable"),
        (lambda: history_of_chain().with_retry(), "inside: Runnable"),
        (lambda: compiled(answering, checkpointer=InMemorySaver()), "gate_node"),
        (
            lambda: (
                RunnableLambda(lambda q: {"messages": [("user", q)]})
                | compiled(answering, checkpointer=InMemorySaver())
            ),
            "EvidenceGateMiddleware",
        ),
    ],
)
def test_a_gate_around_what_stores_answers_says_where_it_belongs(
    make: Any, place: str
) -> None:
    with pytest.raises(GateUsageError, match=place):
        gate_chain(make(), EvidenceGate())
    assert gate_chain(make(), EvidenceGate(), allow_raw_state=True)


def test_a_chain_called_in_a_lambda_is_found_too() -> None:
    graph = compiled(answering, checkpointer=InMemorySaver())
    with pytest.raises(GateUsageError, match="checkpointer"):
        gate_chain(RunnableLambda(lambda q: graph.invoke(q)), EvidenceGate())


class Service:
    """Keeps a graph and calls it."""

    def __init__(self, graph: Any) -> None:
        self.graph = graph

    def answer(self, question: Any) -> Any:
        return self.graph.invoke(question)

    def greet(self, name: Any) -> Any:
        return f"Hello {name}"


def test_a_graph_that_keeps_answers_is_found_behind_functions_of_all_kinds() -> None:
    graph = compiled(answering, checkpointer=InMemorySaver())

    def nested(given: Any) -> Any:
        def inner() -> Any:
            return graph.invoke(given)

        return inner()

    def pieces(parts: Any) -> Any:
        for part in parts:
            yield graph.invoke(part)

    bound = functools.partial(lambda made, given: made.invoke(given), graph)
    service = Service(graph)
    for chain in (
        RunnableLambda(nested),
        RunnableGenerator(pieces),
        RunnableLambda(bound),
        RunnableLambda(service.answer),
    ):
        with pytest.raises(GateUsageError, match="gate_node"):
            gate_chain(chain, EvidenceGate())
    gate_chain(RunnableLambda(service.greet), EvidenceGate())


def test_a_graph_without_checkpointer_is_gated_by_its_final_state() -> None:
    guarded = abstaining(compiled(answering))
    start: Any = {"messages": [("user", QUESTION)]}
    recorder = Recorder()
    shown = recorder.add("output", guarded.invoke(start))
    recorder.add("stream", list(guarded.stream(start)))
    recorder.add("batch", guarded.batch([start]))
    recorder.assert_clean()
    assert shown["messages"][-1].id == "answer-1"
    assert len(shown["messages"]) == 2


@pytest.mark.parametrize("mode", ["sentence", "observe"])
def test_a_graph_is_gated_in_buffer_mode_alone(mode: Any) -> None:
    with pytest.raises(GateUsageError, match="gate inside the graph"):
        gate_chain(compiled(answering), EvidenceGate(), stream=mode)
    guarded = gate_chain(compiled(answering), EvidenceGate())
    with pytest.raises(GateUsageError, match="stream_mode"):
        list(guarded.stream({"messages": []}, stream_mode="updates"))


@pytest.mark.parametrize("use", ["invoke", "ainvoke"])
async def test_a_gated_graph_inside_a_graph_neither_streams_nor_stores_its_state(
    use: str,
) -> None:
    guarded = abstaining(compiled(answering))
    outer = StateGraph(MessagesState)
    outer.add_node("generate", guarded)
    outer.add_edge(START, "generate")
    outer.add_edge("generate", END)
    graph = outer.compile(checkpointer=InMemorySaver())
    config: Any = {"configurable": {"thread_id": "1"}}
    start: Any = {"messages": [("user", QUESTION)]}
    modes: Any = ["values", "updates", "messages", "debug", "tasks", "checkpoints"]
    recorder = Recorder()
    if use == "invoke":
        pieces = graph.stream(start, config, stream_mode=modes, subgraphs=True)
        recorder.add("streams", list(pieces))
    else:
        apieces = graph.astream(start, config, stream_mode=modes, subgraphs=True)
        recorder.add("streams", [piece async for piece in apieces])
    recorder.add("history", list(graph.get_state_history(config)))
    recorder.add("store", graph.checkpointer.__dict__)
    recorder.assert_clean()
    recorder.assert_seen(SHOWN)


def test_sentence_release_of_what_has_no_text_is_refused() -> None:
    guarded = gate_chain(structured_chain(FACT), EvidenceGate(), stream="sentence")
    with pytest.raises(GateUsageError, match="stream='buffer'"):
        list(guarded.stream(QUESTION))
    partial = RunnableLambda(lambda _: '{"answer": "one two"}') | JsonOutputParser()
    guarded = gate_chain(partial, EvidenceGate(), stream="sentence")
    with pytest.raises(GateUsageError, match="stream='buffer'"):
        list(guarded.stream(QUESTION))


@pytest.mark.parametrize("options", [{"answer": str}, {"answer_fields": ["summary"]}])
def test_sentence_release_of_an_answer_that_a_getter_finds_is_refused(
    options: Any,
) -> None:
    with pytest.raises(GateUsageError, match="as it comes"):
        gate_chain(structured_chain(FACT), EvidenceGate(), stream="sentence", **options)


@pytest.mark.parametrize("name", ["question", "documents", "answer", "history"])
def test_an_asynchronous_getter_is_refused(name: str) -> None:
    async def getter(*args: Any) -> Any: ...

    options: Any = {name: getter}
    with pytest.raises(GateUsageError, match=f"{name}= must be an ordinary"):
        gate_chain(structured_chain(FACT), EvidenceGate(), **options)
