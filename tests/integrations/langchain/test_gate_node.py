"""What gate_node judges, where it sends the graph, and what the state keeps."""

from __future__ import annotations

import asyncio
import dataclasses
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

import pytest
from langchain_core.documents import Document
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langchain_core.runnables import RunnableLambda
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import END, START, MessagesState, StateGraph
from langgraph.types import Command, Send
from pydantic import BaseModel
from tests.integrations.langchain.agent_fakes import (
    FACT,
    QUESTION,
    ListRetriever,
    ScriptedChat,
    asks_for,
    plain_answer,
    tool_call,
    warranty_documents,
)
from typing_extensions import TypedDict

from evigate import AnswerWithheldError, EvidenceGate, GateUsageError, Policy
from evigate.testing import scripted_gate
from evigate_langchain import (
    GateState,
    collect_verdicts,
    evidence_router,
    gate_chain,
    gate_node,
)

ABSTAINED = Policy().abstain_text


class State(GateState, total=False):
    question: str
    documents: list[Any]
    answer: Any
    path: list[str]


def corrective_graph(choose: Any, *, max_retries: int = 1, memory: Any = None) -> Any:
    """Retrieve, generate; where that is withheld rewrite, retrieve and try again."""

    def retrieve(state: State) -> Any:
        return {"documents": [f"About {state['question']}"]}

    def rewrite(state: State) -> Any:
        return {"question": state["question"] + "!"}

    def generate(state: State) -> Any:
        return {"answer": f"Answer to {state['question']}"}

    graph = StateGraph(State)
    graph.add_node("retrieve", retrieve)
    graph.add_node("rewrite", rewrite)
    graph.add_node(
        "generate",
        gate_node(
            generate,
            scripted_gate(choose=choose),
            on_answer="send",
            on_abstain="give_up",
            on_conflict="report",
            retry="rewrite",
            max_retries=max_retries,
        ),
    )
    for name in ("send", "give_up", "report"):
        graph.add_node(name, lambda _, name=name: {"path": [name]})
    graph.add_edge(START, "retrieve")
    graph.add_edge("retrieve", "generate")
    graph.add_edge("rewrite", "retrieve")
    return graph.compile(checkpointer=memory)


def test_a_withheld_answer_is_tried_again_once_and_the_better_one_sent() -> None:
    graph = corrective_graph(
        lambda call: "answer" if call.question.endswith("!") else "abstain"
    )
    out = graph.invoke({"question": "fee"})
    assert out["path"] == ["send"]
    assert out["answer"] == "Answer to fee!"
    assert list(out["evigate"]) == ["generate:1", "generate"]


@pytest.mark.parametrize("max_retries", [0, 1, 3])
def test_retries_end_after_their_number(max_retries: int) -> None:
    graph = corrective_graph(lambda _: "abstain", max_retries=max_retries)
    out = graph.invoke({"question": "fee"})
    assert out["path"] == ["give_up"]
    assert out["answer"] == ABSTAINED
    assert out["question"] == "fee" + "!" * max_retries


def test_retries_are_counted_anew_in_each_turn() -> None:
    config: Any = {"configurable": {"thread_id": "1"}}
    graph = corrective_graph(lambda _: "abstain", memory=InMemorySaver())
    for question in ("fee", "price"):
        out = graph.invoke({"question": question}, config)
        assert out["question"] == question + "!"
        assert out["evigate_retries"] == 0


def test_conflicts_have_a_route_of_their_own() -> None:
    out = corrective_graph(lambda _: "flag_conflict").invoke({"question": "fee"})
    assert out["path"] == ["report"]


def test_the_routes_are_drawn() -> None:
    graph = corrective_graph(lambda _: "answer").get_graph()
    targets = {edge.target for edge in graph.edges if edge.source == "generate"}
    assert targets == {"send", "give_up", "report", "rewrite"}


def test_a_state_that_cannot_count_retries_is_refused_before_the_model_is_asked() -> (
    None
):
    asked = []

    class Bare(TypedDict, total=False):
        question: str
        answer: str

    def generate(state: Bare) -> Any:
        asked.append(state)
        return {"answer": "x"}

    graph = StateGraph(Bare)
    graph.add_node("generate", gate_node(generate, scripted_gate(), retry="generate"))
    graph.add_edge(START, "generate")
    with pytest.raises(GateUsageError, match="GateState"):
        graph.compile().invoke({"question": "fee"})
    assert asked == []


def test_copies_of_a_withheld_answer_go_and_what_is_passed_on_stays() -> None:
    documents = warranty_documents()

    def generate(state: Any) -> Any:
        return {
            "answer": "It lasts 9 years.",
            "draft": "It lasts 9 years.",
            "documents": documents,
            "question": state["question"],
        }

    update = gate_node(generate, scripted_gate("abstain"))({"question": QUESTION})
    assert update["answer"] == ABSTAINED
    assert update["documents"] == documents
    assert update["question"] == QUESTION
    assert "draft" not in update


def test_documents_come_from_the_state_and_from_retrieval_in_the_node() -> None:
    retriever = ListRetriever(documents=warranty_documents())

    def generate(state: Any) -> Any:
        found = retriever.invoke(state["question"])
        return {"answer": found[0].page_content}

    with collect_verdicts() as verdicts:
        gate_node(generate, scripted_gate())({"question": QUESTION})
        gate_node(lambda s: {"answer": FACT}, scripted_gate())(
            {"question": QUESTION, "documents": [Document(FACT)]}
        )
    assert [[p.text for p in v.call.documents] for v in verdicts] == [[FACT], [FACT]]
    assert [v.call.question for v in verdicts] == [QUESTION, QUESTION]


def test_keys_may_be_named() -> None:
    node = gate_node(
        lambda s: {"reply": FACT, "log": "x"},
        scripted_gate("abstain"),
        question="asked",
        documents="found",
        answer="reply",
    )
    with collect_verdicts() as verdicts:
        update = node({"asked": QUESTION, "found": [FACT]})
    assert update["reply"] == ABSTAINED
    assert verdicts[0].call.question == QUESTION
    assert verdicts[0].call.documents[0].text == FACT


def test_an_update_whose_answer_cannot_be_told_is_refused() -> None:
    node = gate_node(lambda s: {"reply": FACT}, scripted_gate())
    with pytest.raises(GateUsageError, match="answer="):
        node({"question": QUESTION})


@pytest.mark.parametrize("update", [None, {}, {"steps": 3}])
def test_an_update_without_an_answer_passes(update: Any) -> None:
    assert gate_node(lambda s: update, scripted_gate("abstain"))({}) == update


def test_a_command_keeps_its_own_way_where_no_route_is_given() -> None:
    node = gate_node(
        lambda s: Command(update={"answer": "x"}, goto=[Send("next", {})]),
        scripted_gate("abstain"),
    )
    command = node({"question": QUESTION})
    assert command.goto == [Send("next", {})]
    assert command.update["answer"] == ABSTAINED


def test_several_updates_at_once_are_refused() -> None:
    node = gate_node(lambda s: [{"answer": "x"}, {"answer": "y"}], scripted_gate())
    with pytest.raises(GateUsageError, match="one update"):
        node({"question": QUESTION})


class PydanticState(BaseModel):
    question: str = ""
    documents: list[Any] = []
    answer: str = ""


@dataclasses.dataclass
class DataState:
    question: str = ""
    documents: list[Any] = dataclasses.field(default_factory=list)
    answer: str = ""


@pytest.mark.parametrize("kind", [PydanticState, DataState])
def test_states_may_be_pydantic_models_or_dataclasses(kind: Any) -> None:
    def generate(state: kind) -> Any:
        return {"answer": f"{state.question} 9 years."}

    graph = StateGraph(kind)
    graph.add_node("generate", gate_node(generate, EvidenceGate()))
    graph.add_edge(START, "generate")
    out = graph.compile().invoke({"question": QUESTION, "documents": []})
    assert out["answer"] == ABSTAINED


def test_messages_keep_their_id_and_carry_the_record() -> None:
    model = ScriptedChat(script=[plain_answer()])

    class Chat(GateState, MessagesState):
        pass

    graph = StateGraph(Chat)
    graph.add_node(
        "generate",
        gate_node(
            lambda s: {"messages": [model.invoke(s["messages"])]},
            scripted_gate("abstain"),
        ),
    )
    graph.add_edge(START, "generate")
    out = graph.compile().invoke({"messages": [HumanMessage(QUESTION)]})
    last = out["messages"][-1]
    assert isinstance(last, AIMessage)
    assert last.text == ABSTAINED
    assert out["evigate"] == {last.id: last.response_metadata["evigate"]}


def test_structured_answers_are_withheld_by_raising_or_as_told() -> None:
    def generate(state: Any) -> Any:
        return {"answer": {"summary": "9 years", "years": 9}}

    with pytest.raises(AnswerWithheldError):
        gate_node(generate, scripted_gate("abstain"))({"question": QUESTION})
    node = gate_node(generate, scripted_gate("abstain"), on_withhold=lambda t, _: [t])
    assert node({"question": QUESTION})["answer"] == [ABSTAINED]


def test_a_graph_that_keeps_its_own_state_is_refused_as_a_node() -> None:
    inner = StateGraph(MessagesState)
    inner.add_node("say", lambda s: {"messages": [AIMessage("x")]})
    inner.add_edge(START, "say")
    with pytest.raises(GateUsageError, match="checkpointer"):
        gate_node(inner.compile(checkpointer=InMemorySaver()), scripted_gate())


def test_a_gated_chain_in_a_node_is_judged_once_by_each_gate() -> None:
    chain = RunnableLambda(lambda s: {"answer": FACT, "context": [Document(FACT)]})
    node = gate_node(gate_chain(chain, EvidenceGate()), EvidenceGate())
    out = node.invoke({"question": QUESTION})
    assert out["answer"] == FACT


@pytest.mark.parametrize("script", ["error", "nonsense", "hang"])
@pytest.mark.parametrize("kind", ["function", "asynchronous", "runnable"])
def test_when_scoring_fails_the_policy_decides(kind: str, script: Any) -> None:
    policy = Policy(on_error="abstain", on_timeout="abstain", timeout=0.05)
    gate = scripted_gate(script, policy=policy, hang_seconds=0.5)

    async def agenerate(state: Any) -> Any:
        return {"answer": "9 years."}

    node: Any = {
        "function": lambda s: {"answer": "9 years."},
        "asynchronous": agenerate,
        "runnable": RunnableLambda(lambda s: {"answer": "9 years."}),
    }[kind]
    graph = StateGraph(State)
    graph.add_node("generate", gate_node(node, gate))
    graph.add_edge(START, "generate")
    made = graph.compile()
    out = asyncio.run(made.ainvoke({"question": QUESTION, "documents": [FACT]}))
    assert out["answer"] == ABSTAINED
    if kind != "asynchronous":
        out = made.invoke({"question": QUESTION, "documents": [FACT]})
        assert out["answer"] == ABSTAINED


def test_an_error_of_the_node_is_its_own() -> None:
    def generate(state: Any) -> Any:
        raise KeyError("broken")

    with pytest.raises(KeyError, match="broken"):
        gate_node(generate, scripted_gate())({"question": QUESTION})


@pytest.mark.parametrize("script", ["answer", "abstain"])
@pytest.mark.parametrize("words", ["", "It lasts 9 years, I think."])
def test_a_node_that_asks_for_tools_goes_on_to_them(words: str, script: Any) -> None:
    def generate(state: Any) -> Any:
        if isinstance(state["messages"][-1], ToolMessage):
            return {"messages": [AIMessage(FACT)]}
        return {"messages": [asks_for(tool_call("kb", query="warranty"), text=words)]}

    def choose(call: Any) -> Any:
        return script if "9 years" in call.answer else "answer"

    class Chat(GateState, MessagesState):
        pass

    graph = StateGraph(Chat)
    gated = gate_node(generate, scripted_gate(choose=choose), on_answer="send")
    graph.add_node("generate", gated)
    graph.add_node(
        "tools", lambda _: {"messages": [ToolMessage(FACT, tool_call_id="call-1")]}
    )
    graph.add_node("send", lambda _: {})
    graph.add_edge(START, "generate")
    graph.add_conditional_edges(
        "generate", lambda s: "tools" if s["messages"][-1].tool_calls else END
    )
    graph.add_edge("tools", "generate")
    messages = graph.compile().invoke({"messages": [HumanMessage(QUESTION)]})[
        "messages"
    ]
    kept = words if script == "answer" else ""
    assert [m.type for m in messages] == ["human", "ai", "tool", "ai"]
    assert (messages[1].text, messages[-1].text) == (kept, FACT)


# -- routing only ----------------------------------------------------------------------


def test_the_router_goes_on_by_the_verdict_and_changes_no_text() -> None:
    router = evidence_router(
        scripted_gate("abstain"), on_answer="send", on_abstain="give_up"
    )
    command = router.invoke({"question": QUESTION, "answer": "9 years."})
    assert command.goto == "give_up"
    assert "answer" not in command.update
    assert command.update["evigate"]["evidence_router"]["action"] == "abstain"


def test_the_router_retries_as_often_as_told() -> None:
    router = evidence_router(scripted_gate("abstain"), on_abstain="no", retry="again")
    state = {"question": QUESTION, "answer": "x", "evigate_retries": 0}
    assert router.invoke(state).goto == "again"
    command = asyncio.run(router.ainvoke({**state, "evigate_retries": 1}))
    assert (command.goto, command.update["evigate_retries"]) == ("no", -1)


def test_its_docstring_says_that_it_hides_nothing() -> None:
    assert "hides nothing" in str(evidence_router.__doc__)


# -- pairing ---------------------------------------------------------------------------


class FannedState(GateState, total=False):
    question: str
    answer: Annotated[list[Any], lambda old, new: [*old, new]]


def text_about(topic: str) -> str:
    return f"The document about {topic} says {topic}."


def generate_about(state: Any) -> Any:
    """Retrieve in the node and repeat the document."""
    retriever = ListRetriever(documents=[Document(text_about(state["question"]))])
    return {"answer": retriever.invoke(state["question"])[0].page_content}


ASKED: list[Any] = [{"question": f"topic-{number}"} for number in range(500)]


def run_all(way: str, gate: EvidenceGate) -> None:
    """500 runs at the same time, in one of four ways."""
    fanned = way == "fan out"
    graph = StateGraph(FannedState if fanned else State)
    graph.add_node("generate", gate_node(generate_about, gate))
    if fanned:
        graph.add_conditional_edges(
            START, lambda _: [Send("generate", given) for given in ASKED]
        )
    else:
        graph.add_edge(START, "generate")
    made = graph.compile()
    if fanned:
        made.invoke({"question": ""})
    elif way == "threads":
        with ThreadPoolExecutor(16) as pool:
            list(pool.map(made.invoke, ASKED))
    elif way == "batch":
        made.batch(ASKED, {"max_concurrency": 16})
    else:

        async def gather() -> None:
            await asyncio.gather(*(made.ainvoke(given) for given in ASKED))

        asyncio.run(gather())


@pytest.mark.parametrize("way", ["threads", "batch", "gather", "fan out"])
def test_500_concurrent_runs_are_judged_by_their_own_documents(way: str) -> None:
    calls: list[Any] = []

    def choose(call: Any) -> Any:
        calls.append(call)
        return "answer"

    run_all(way, scripted_gate(choose=choose))
    right = sum(
        [p.text for p in call.documents] == [text_about(call.question)] == [call.answer]
        for call in calls
    )
    assert right == len(calls) == 500


@pytest.mark.parametrize(
    "command",
    [
        Command(
            update={"answer": "9 years."}, goto=Send("next", {"answer": "9 years."})
        ),
        Command(goto=[Send("next", {"messages": [AIMessage("9 years.")]})]),
        Command(goto=Send("next", "9 years.")),
    ],
)
def test_what_a_node_sends_past_its_update_is_refused(command: Command[Any]) -> None:
    node = gate_node(lambda state: command, scripted_gate("abstain"))
    with pytest.raises(GateUsageError, match="past the gate") as raised:
        node({"question": QUESTION})
    assert "9 years" not in str(raised.value)


def test_a_node_may_send_on_what_it_was_given() -> None:
    def generate(state: Any) -> Any:
        kept = {"question": state["question"], "note": state["note"], "step": 2}
        return Command(update={"answer": "9 years."}, goto=Send("next", kept))

    node = gate_node(generate, scripted_gate("abstain"))
    command = node({"question": QUESTION, "note": "urgent"})
    assert command.goto == Send(
        "next", {"question": QUESTION, "note": "urgent", "step": 2}
    )
    assert command.update["answer"] == ABSTAINED
