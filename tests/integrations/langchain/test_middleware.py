"""What EvidenceGateMiddleware judges, by which evidence, and what it leaves behind."""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from langchain.agents import create_agent
from langchain.agents.middleware import AgentMiddleware, HumanInTheLoopMiddleware
from langchain.agents.middleware.types import ModelResponse
from langchain.agents.structured_output import ToolStrategy
from langchain_core.callbacks import UsageMetadataCallbackHandler
from langchain_core.documents import Document
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langchain_core.tools import tool
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.types import Command
from pydantic import BaseModel
from tests.integrations.langchain.agent_fakes import (
    FACT,
    QUESTION,
    ScriptedChat,
    asks_for,
    plain_answer,
    search_tool,
    tool_call,
)

from evigate import (
    AnswerWithheldError,
    EvidenceGate,
    GateUsageError,
    Policy,
    Verdict,
)
from evigate.testing import scripted_gate
from evigate_langchain import EvidenceGateMiddleware, collect_verdicts

CONFIG: Any = {"configurable": {"thread_id": "1"}}
SEARCH = asks_for(tool_call("kb", query="warranty"))


def ask(text: Any = QUESTION) -> dict[str, Any]:
    return {"messages": [HumanMessage(text)]}


def make(
    *script: AIMessage,
    gate: EvidenceGate | None = None,
    tools: Any = None,
    checkpointer: Any = None,
    before: Any = (),
    response_format: Any = None,
    **options: Any,
) -> Any:
    middleware = EvidenceGateMiddleware(gate or scripted_gate("answer"), **options)
    return create_agent(
        ScriptedChat(script=list(script)),
        [search_tool()] if tools is None else tools,
        middleware=[middleware, *before],
        checkpointer=checkpointer,
        response_format=response_format,
    )


def judged(agent: Any, given: Any = None, config: Any = None) -> list[Verdict]:
    """The verdicts of one run."""
    with collect_verdicts() as verdicts:
        agent.invoke(given or ask(), config)
    return verdicts


# -- what is judged --------------------------------------------------------------------


def test_a_model_call_that_only_asks_for_tools_is_not_judged() -> None:
    verdicts = judged(make(SEARCH, plain_answer(FACT)))
    assert [v.call.answer for v in verdicts] == [FACT]


def test_words_beside_tool_calls_go_when_withheld_and_the_calls_stay() -> None:
    search = asks_for(tool_call("kb", query="warranty"), text="It lasts 9 years.")
    gate = scripted_gate(
        choose=lambda call: "abstain" if "9 years" in call.answer else "answer"
    )
    messages = make(search, plain_answer(FACT), gate=gate).invoke(ask())["messages"]
    assert messages[1].content == ""
    assert messages[1].tool_calls[0]["args"] == {"query": "warranty"}
    assert messages[-1].content == FACT


class DraftsFirst(AgentMiddleware):
    """Puts a message of its own before what the model said."""

    def wrap_model_call(self, request: Any, handler: Any) -> Any:
        response = handler(request)
        return ModelResponse(result=[AIMessage("It lasts 9 years."), *response.result])


def test_words_in_messages_before_the_tool_calls_go_with_them() -> None:
    gate = scripted_gate(
        choose=lambda call: "abstain" if "9 years" in call.answer else "answer"
    )
    agent = make(SEARCH, plain_answer(FACT), gate=gate, before=[DraftsFirst()])
    messages = agent.invoke(ask())["messages"]
    assert "9 years" not in str(messages)
    assert messages[1].tool_calls[0]["name"] == "kb"


def test_an_empty_answer_abstains() -> None:
    agent = make(SEARCH, plain_answer(""), gate=EvidenceGate())
    last = agent.invoke(ask())["messages"][-1]
    assert last.text == Policy().abstain_text
    assert last.response_metadata["evigate"]["reasons"][0]["code"] == "empty_answer"


def test_reasoning_is_not_judged_as_the_answer() -> None:
    blocks = [
        {"type": "reasoning", "reasoning": "It might be nine years."},
        {"type": "text", "text": FACT},
    ]
    verdict = judged(make(SEARCH, AIMessage(blocks)))[0]
    assert verdict.call.answer == FACT


# -- evidence --------------------------------------------------------------------------


@pytest.mark.parametrize("artifact", [True, False])
def test_documents_come_from_the_artifact_and_else_from_the_text(
    artifact: bool,
) -> None:
    agent = make(SEARCH, plain_answer(FACT), tools=[search_tool(artifact=artifact)])
    call = judged(agent)[0].call
    assert [p.text for p in call.documents] == [FACT]
    assert call.documents[0].id == ("manual#4" if artifact else "kb")
    assert call.evidence_source == "tool"
    assert call.question == QUESTION


def test_a_follow_up_is_judged_by_what_was_found_in_an_earlier_turn() -> None:
    agent = make(
        SEARCH,
        plain_answer(FACT),
        gate=scripted_gate("answer"),
        checkpointer=InMemorySaver(),
    )
    agent.invoke(ask(), CONFIG)
    follow_up = create_agent(
        ScriptedChat(script=[plain_answer("Three years, as I said.")]),
        [search_tool()],
        middleware=[EvidenceGateMiddleware(scripted_gate("answer"))],
        checkpointer=agent.checkpointer,
    )
    verdict = judged(follow_up, ask("So how long again?"), CONFIG)[0]
    assert [p.text for p in verdict.call.documents] == [FACT]
    assert verdict.evidence_source == "earlier_turn"
    assert [t.content for t in verdict.call.history] == [QUESTION, FACT]


def test_only_the_results_of_this_turn_count_where_there_are_any() -> None:
    earlier = [
        HumanMessage("What does it cost?"),
        asks_for(tool_call("kb", "c0", query="price")),
        ToolMessage("It costs 40 euros.", tool_call_id="c0", name="kb"),
        AIMessage("40 euros."),
        HumanMessage(QUESTION),
    ]
    verdict = judged(make(SEARCH, plain_answer(FACT)), {"messages": earlier})[0]
    assert [p.text for p in verdict.call.documents] == [FACT]
    assert verdict.evidence_source == "tool"


def test_evidence_tools_selects_the_tools_that_count() -> None:
    @tool
    def gossip(topic: str) -> str:
        """What people say."""
        return "People say it lasts 9 years."

    both = asks_for(
        tool_call("kb", "c1", query="warranty"), tool_call("gossip", "c2", topic="it")
    )
    agent = make(
        both,
        plain_answer(FACT),
        tools=[search_tool(), gossip],
        evidence_tools=["kb"],
    )
    assert [p.text for p in judged(agent)[0].call.documents] == [FACT]


def test_parallel_tool_calls_all_give_evidence() -> None:
    more = [Document("Repairs are free of charge.", id="r")]
    both = asks_for(tool_call("kb", "c1", query="a"), tool_call("faq", "c2", query="b"))
    agent = make(
        both,
        plain_answer(FACT),
        tools=[search_tool(), search_tool(more, name="faq")],
    )
    found = {p.text for p in judged(agent)[0].call.documents}
    assert found == {FACT, "Repairs are free of charge."}


def test_a_failed_tool_gives_no_evidence() -> None:
    messages = [
        HumanMessage(QUESTION),
        asks_for(tool_call("kb", "c1", query="warranty")),
        ToolMessage("It lasts 9 years?", tool_call_id="c1", name="kb", status="error"),
    ]
    verdict = judged(
        make(plain_answer(FACT), plain_answer(FACT)), {"messages": messages}
    )
    assert verdict[0].call.documents == ()


@pytest.mark.parametrize(
    ("name", "args", "result", "question", "answer"),
    [
        (
            "calculator",
            {"expression": "19.99 * 3"},
            59.97,
            "What is 19.99 * 3?",
            "59.97",
        ),
        (
            "sql",
            {"query": "SELECT count(*) FROM orders"},
            "[(42,)]",
            "How many orders are there?",
            "There are 42 orders.",
        ),
    ],
)
def test_results_of_calculators_and_databases_are_evidence_and_never_block(
    name: str, args: dict[str, str], result: Any, question: str, answer: str
) -> None:
    @tool(name)
    def compute(expression: str = "", query: str = "") -> Any:
        """Compute."""
        return result

    agent = make(
        asks_for(tool_call(name, **args)),
        plain_answer(answer),
        gate=EvidenceGate(),
        tools=[compute],
        block_before_generation=1,
    )
    last = agent.invoke(ask(question))["messages"][-1]
    assert last.text == answer


def test_documents_may_be_read_from_the_request_and_come_with_the_config() -> None:
    agent = make(plain_answer(FACT), documents=lambda request: [FACT])
    verdict = judged(agent)[0]
    assert verdict.evidence_source == "explicit"
    assert [p.text for p in verdict.call.documents] == [FACT]
    config = {"configurable": {"evigate_documents": ["Other."]}}
    assert [p.text for p in judged(agent, config=config)[0].call.documents] == [
        "Other."
    ]


def test_a_policy_may_come_with_the_config() -> None:
    agent = make(SEARCH, plain_answer(FACT), gate=scripted_gate("review"))
    assert agent.invoke(ask())["messages"][-1].text == FACT
    config = {"configurable": {"evigate_policy": "strict"}}
    strict = agent.invoke(ask(), config)["messages"][-1]
    assert strict.text == Policy.preset("strict").review_text


@pytest.mark.parametrize(
    "content",
    [
        [{"type": "text", "text": QUESTION}, {"type": "image", "url": "https://x/y"}],
        [{"type": "text", "text": QUESTION}, {"type": "file", "file_id": "1"}],
    ],
)
def test_images_in_the_question_leave_the_evidence_limited(content: Any) -> None:
    verdict = judged(make(SEARCH, plain_answer(FACT)), ask(content))[0]
    assert verdict.call.question == QUESTION
    assert verdict.call.notes == ("limited_evidence",)


def test_images_from_tools_leave_the_evidence_limited() -> None:
    @tool
    def scan(page: int) -> Any:
        """A page as an image."""
        return [{"type": "text", "text": FACT}, {"type": "image", "url": "https://x/y"}]

    agent = make(asks_for(tool_call("scan", page=4)), plain_answer(FACT), tools=[scan])
    verdict = judged(agent)[0]
    assert verdict.call.notes == ("limited_evidence",)
    assert [p.text for p in verdict.call.documents] == [FACT]


# -- before generation -----------------------------------------------------------------


def test_images_in_the_answer_leave_the_evidence_limited() -> None:
    content: Any = [{"type": "text", "text": FACT}, {"type": "image", "url": "x"}]
    (verdict,) = judged(make(SEARCH, AIMessage(content), gate=EvidenceGate("evigate")))
    assert "limited_evidence" in [reason.code for reason in verdict.reasons]


def counted(*script: AIMessage, **options: Any) -> tuple[Any, ScriptedChat]:
    model = ScriptedChat(script=list(script))
    found = {"warranty": [], "guarantee": [], "years": [Document(FACT)]}
    search = search_tool([])
    search.func = None  # type: ignore[attr-defined]

    @tool("kb", response_format="content_and_artifact")
    def kb(query: str) -> tuple[str, list[Document]]:
        """Search."""
        documents = found.get(query, [])
        return "\n".join(d.page_content for d in documents), documents

    middleware = EvidenceGateMiddleware(EvidenceGate(), **options)
    return create_agent(model, [kb], middleware=[middleware]), model


@pytest.mark.parametrize("mode", ["invoke", "ainvoke"])
def test_a_turn_ends_before_generation_after_so_many_fruitless_searches(
    mode: str,
) -> None:
    script = [
        asks_for(tool_call("kb", "c1", query="warranty")),
        asks_for(tool_call("kb", "c2", query="guarantee")),
        plain_answer("It lasts 9 years."),
    ]
    agent, model = counted(*script, block_before_generation=2)
    if mode == "invoke":
        last = agent.invoke(ask())["messages"][-1]
    else:
        last = asyncio.run(agent.ainvoke(ask()))["messages"][-1]
    assert len(model.calls) == 2
    assert last.text == Policy().abstain_text
    assert last.response_metadata["evigate"]["schema"] == "evigate.evidence/1"


def test_a_second_search_that_finds_something_lets_the_agent_answer() -> None:
    script = [
        asks_for(tool_call("kb", "c1", query="warranty")),
        asks_for(tool_call("kb", "c2", query="years")),
        plain_answer(FACT),
    ]
    agent, model = counted(*script, block_before_generation=2)
    assert agent.invoke(ask())["messages"][-1].text == FACT
    assert len(model.calls) == 3


def test_by_default_nothing_ends_before_generation() -> None:
    script = [asks_for(tool_call("kb", query="warranty")), plain_answer("9 years.")]
    agent, model = counted(*script)
    agent.invoke(ask())
    assert len(model.calls) == 2


def test_a_policy_that_releases_everything_never_ends_a_turn() -> None:
    script = [asks_for(tool_call("kb", query="warranty")), plain_answer("9 years.")]
    agent, _ = counted(*script, block_before_generation=1, policy="observe")
    assert agent.invoke(ask())["messages"][-1].text == "9 years."


# -- structured answers ----------------------------------------------------------------


class Warranty(BaseModel):
    summary: str
    years: int


def structured(gate: EvidenceGate, **options: Any) -> Any:
    answer = asks_for(tool_call("Warranty", "c9", summary="It lasts long.", years=3))
    return make(
        SEARCH, answer, gate=gate, response_format=ToolStrategy(Warranty), **options
    )


def test_a_released_structured_answer_is_untouched() -> None:
    out = structured(scripted_gate("answer")).invoke(ask())
    assert out["structured_response"] == Warranty(summary="It lasts long.", years=3)
    assert next(iter(out["evigate"].values()))["action"] == "answer"


def test_a_structured_answer_is_judged_on_all_its_text_or_on_named_fields() -> None:
    verdict = judged(structured(scripted_gate("answer")))[0]
    assert verdict.call.answer == "It lasts long.\n3"
    verdict = judged(structured(scripted_gate("answer"), answer_fields=["years"]))[0]
    assert verdict.call.answer == "3"


def test_a_withheld_structured_answer_raises_by_default() -> None:
    with pytest.raises(AnswerWithheldError) as caught:
        structured(scripted_gate("abstain")).invoke(ask())
    assert caught.value.record["action"] == "abstain"


def test_a_withheld_structured_answer_may_become_none_or_another() -> None:
    out = structured(scripted_gate("abstain"), on_withhold=None).invoke(ask())
    assert out.get("structured_response") is None
    assert out["messages"][-1].text == Policy().abstain_text
    other = structured(
        scripted_gate("abstain"),
        on_withhold=lambda text, record: Warranty(summary=text, years=0),
    ).invoke(ask())
    assert other["structured_response"].years == 0


class Silent(AgentMiddleware):
    """Has a node behind the model's."""

    def after_model(self, state: Any, runtime: Any) -> None:
        return None


def without_tools(*others: Any) -> tuple[Any, ScriptedChat]:
    model = ScriptedChat(script=[asks_for(tool_call("Warranty", summary="x", years=3))])
    gate = EvidenceGateMiddleware(scripted_gate("abstain"), on_withhold=None)
    agent = create_agent(
        model, [], middleware=[gate, *others], response_format=ToolStrategy(Warranty)
    )
    return agent, model


def test_an_agent_without_tools_does_not_ask_again_for_a_withheld_answer() -> None:
    agent, model = without_tools()
    out = agent.invoke(ask(), {"recursion_limit": 12})
    assert out.get("structured_response") is None
    assert len(model.calls) == 1


def test_other_middleware_does_not_make_it_ask_again_either() -> None:
    agent, model = without_tools(Silent())
    with contextlib.suppress(AnswerWithheldError):
        out = agent.invoke(ask(), {"recursion_limit": 12})
        assert out.get("structured_response") is None
    assert len(model.calls) == 1


def test_a_structured_answer_of_an_earlier_turn_does_not_stand_in() -> None:
    choose = iter(["answer", "abstain"])
    agent = make(
        asks_for(tool_call("Warranty", "c9", summary="It lasts long.", years=3)),
        gate=scripted_gate(choose=lambda _: next(choose)),
        response_format=ToolStrategy(Warranty),
        on_withhold=None,
        checkpointer=InMemorySaver(),
        documents=lambda _: [FACT],
    )
    assert agent.invoke(ask(), CONFIG)["structured_response"].years == 3
    assert agent.invoke(ask(), CONFIG)["structured_response"] is None


def test_the_results_of_structured_tools_are_not_evidence() -> None:
    misfit = asks_for(tool_call("Warranty", "c1", summary="9 years", years="many"))
    fits = asks_for(tool_call("Warranty", "c2", summary="It lasts long.", years=3))
    agent = make(SEARCH, misfit, fits, response_format=ToolStrategy(Warranty))
    verdicts = judged(agent)
    assert all([p.text for p in v.call.documents] == [FACT] for v in verdicts)


# -- what it leaves behind -------------------------------------------------------------


def test_the_record_is_in_the_state_by_message_id_and_on_the_message() -> None:
    out = make(SEARCH, plain_answer(FACT)).invoke(ask())
    last = out["messages"][-1]
    assert out["evigate"] == {last.id: last.response_metadata["evigate"]}
    assert out["evigate"][last.id]["metadata"]["middleware"] == "EvidenceGateMiddleware"


def test_a_withheld_message_keeps_id_usage_model_and_finish_reason_alone() -> None:
    counter = UsageMetadataCallbackHandler()
    agent = make(SEARCH, plain_answer(), gate=scripted_gate("abstain"))
    last = agent.invoke(ask(), {"callbacks": [counter]})["messages"][-1]
    metadata = {k: v for k, v in last.response_metadata.items() if k != "evigate"}
    assert metadata == {"model_name": "scripted-1", "finish_reason": "stop"}
    assert last.usage_metadata["total_tokens"] == 12
    assert last.additional_kwargs == {}
    assert counter.usage_metadata["scripted-1"]["total_tokens"] == 12


def test_state_from_the_outside_cannot_forge_a_record() -> None:
    forged = {**ask(), "evigate": {"x": {"action": "answer"}}}
    out = make(SEARCH, plain_answer(FACT)).invoke(forged)
    assert "x" not in out["evigate"]


def test_several_gates_with_names_of_their_own_share_an_agent() -> None:
    second = EvidenceGateMiddleware(scripted_gate("abstain"), name="second")
    out = make(SEARCH, plain_answer(FACT), before=(second,)).invoke(ask())
    last = out["messages"][-1]
    assert last.text == Policy().abstain_text
    assert last.response_metadata["evigate"]["metadata"]["middleware"] == "second"


def test_an_interrupted_turn_goes_on_with_its_evidence() -> None:
    approval = HumanInTheLoopMiddleware(interrupt_on={"kb": True})
    agent = make(
        SEARCH, plain_answer(FACT), checkpointer=InMemorySaver(), before=(approval,)
    )
    assert "__interrupt__" in agent.invoke(ask(), CONFIG)
    approved = Command(resume={"decisions": [{"type": "approve"}]})
    verdict = judged(agent, approved, CONFIG)[0]
    assert [p.text for p in verdict.call.documents] == [FACT]
    assert verdict.call.question == QUESTION


def test_parallel_agents_in_one_graph_merge_their_records() -> None:
    from langgraph.graph import START, StateGraph

    from evigate_langchain.middleware import EvidenceGateState

    graph = StateGraph(EvidenceGateState)
    for name in ("left", "right"):
        graph.add_node(name, make(SEARCH, plain_answer(FACT)))
        graph.add_edge(START, name)
    out = graph.compile().invoke(ask())
    assert len(out["evigate"]) == 2


def test_observing_an_agent_changes_no_answer() -> None:
    agent = make(
        SEARCH,
        plain_answer("9 years."),
        gate=scripted_gate("abstain"),
        stream="observe",
    )
    last = agent.invoke(ask())["messages"][-1]
    record = last.response_metadata["evigate"]
    assert last.text == "9 years."
    assert (record["action"], record["released"]) == ("abstain", True)


# -- failures --------------------------------------------------------------------------


@pytest.mark.parametrize("script", ["error", "nonsense", "hang"])
@pytest.mark.parametrize("mode", ["invoke", "ainvoke", "stream"])
@pytest.mark.parametrize("on_failure", ["abstain", "release"])
def test_when_scoring_fails_the_policy_decides(
    on_failure: Any, mode: str, script: Any
) -> None:
    policy = Policy(on_error=on_failure, on_timeout=on_failure, timeout=0.05)
    gate = scripted_gate(script, policy=policy, hang_seconds=0.5)
    agent = make(SEARCH, plain_answer("9 years."), gate=gate)
    if mode == "invoke":
        out = agent.invoke(ask())
    elif mode == "ainvoke":
        out = asyncio.run(agent.ainvoke(ask()))
    else:
        out = list(agent.stream(ask(), stream_mode="values"))[-1]
    last = out["messages"][-1]
    assert last.text == ("9 years." if on_failure == "release" else policy.abstain_text)
    codes = [r["code"] for r in last.response_metadata["evigate"]["reasons"]]
    assert codes[0] in ("scoring_failed", "timed_out")


def test_evidence_that_cannot_be_read_is_left_to_the_policy() -> None:
    def broken(request: Any) -> Any:
        raise RuntimeError("no documents today")

    agent = make(
        plain_answer("9 years."), gate=scripted_gate(policy="strict"), documents=broken
    )
    assert (
        agent.invoke(ask())["messages"][-1].text == Policy.preset("strict").abstain_text
    )


async def test_cancellation_passes_through() -> None:
    class Slow(AgentMiddleware):
        async def awrap_model_call(self, request: Any, handler: Any) -> Any:
            await asyncio.sleep(30)

    agent = make(plain_answer(FACT), before=(Slow(),))
    task = asyncio.create_task(agent.ainvoke(ask()))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.parametrize(
    "options",
    [
        {"stream": "sentence"},
        {"block_before_generation": 0},
        {"evidence_tools": "kb"},
    ],
)
def test_options_that_cannot_work_are_refused(options: Any) -> None:
    with pytest.raises(GateUsageError):
        EvidenceGateMiddleware(EvidenceGate(), **options)


# -- pairing ---------------------------------------------------------------------------


class Echo(ScriptedChat):
    """Asks for its own document, then repeats it."""

    def _say(self, messages: Any) -> AIMessage:
        if isinstance(messages[-1], ToolMessage):
            return AIMessage(messages[-1].content)
        return asks_for(tool_call("kb", query=messages[-1].content))


def echo_agent(gate: EvidenceGate) -> Any:
    @tool("kb", response_format="content_and_artifact")
    def kb(query: str) -> tuple[str, list[Document]]:
        """Search."""
        text = f"The document about {query} says {query}."
        return text, [Document(text, id=query)]

    model = Echo(script=[AIMessage("")])
    return create_agent(model, [kb], middleware=[EvidenceGateMiddleware(gate)])


def paired(records: list[Any]) -> int:
    return sum(
        call.answer == call.documents[0].text and call.question == call.documents[0].id
        for call in records
        if len(call.documents) == 1
    )


@pytest.mark.parametrize("way", ["threads", "batch", "gather"])
def test_500_concurrent_agents_are_judged_by_their_own_documents(way: str) -> None:
    calls: list[Any] = []

    def choose(call: Any) -> Any:
        calls.append(call)
        return "answer"

    agent = echo_agent(scripted_gate(choose=choose))
    asked = [ask(f"topic-{number}") for number in range(500)]
    if way == "threads":
        with ThreadPoolExecutor(16) as pool:
            outs = list(pool.map(agent.invoke, asked))
    elif way == "batch":
        outs = agent.batch(asked, {"max_concurrency": 16})
    else:

        async def gather() -> list[Any]:
            return await asyncio.gather(*(agent.ainvoke(given) for given in asked))

        outs = asyncio.run(gather())
    assert paired(calls) == len(calls) == 500
    assert all(len(out["evigate"]) == 1 for out in outs)
