"""Gated agents: evidence, follow-ups, structured output, failures."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from llama_index.core.agent.workflow import (
    AgentStream,
    AgentWorkflow,
    CodeActAgent,
    FunctionAgent,
    ReActAgent,
)
from llama_index.core.base.llms.types import ChatMessage
from llama_index.core.memory import ChatMemoryBuffer
from llama_index.core.tools import FunctionTool, QueryEngineTool, RetrieverTool
from llama_index.core.workflow import Context, StartEvent, StopEvent, Workflow, step
from pydantic import BaseModel
from tests.integrations.llama_index.fakes import (
    ListRetriever,
    TextLLM,
    ToolLLM,
    engine_for,
)
from tests.integrations.llama_index.test_query_engine import sub_question_engine

from evigate import EvidenceGate, GateUsageError, Policy, RagCall
from evigate.testing import scripted_gate
from evigate_llama_index import (
    METADATA_KEY,
    EvidenceGateEvent,
    agate_response,
    collect_verdicts,
    gate_agent,
    gate_request,
)

QUESTION = "How long is the warranty?"
DOCUMENT = "The warranty lasts 3 years."


def lookup(topic: str) -> str:
    """Look a topic up."""
    return DOCUMENT


def add(a: int, b: int) -> int:
    """Add two numbers."""
    return a + b


def broken(topic: str) -> str:
    """Always fails."""
    raise RuntimeError("secret error")


def agent_for(*steps: Any, tools: Any = (lookup, add), **options: Any) -> FunctionAgent:
    return FunctionAgent(llm=ToolLLM(steps=list(steps)), tools=list(tools), **options)


def memory() -> ChatMemoryBuffer:
    return ChatMemoryBuffer.from_defaults(token_limit=9_000)


async def verdict_of(
    agent: Any, gate: EvidenceGate | None = None, **options: Any
) -> Any:
    """The last verdict of one run."""
    gated = gate_agent(agent, gate or scripted_gate(), **options)
    with collect_verdicts() as verdicts:
        await gated.run(user_msg=QUESTION, memory=memory())
    return verdicts[-1]


LOOK = ("tool", "lookup", {"topic": "warranty"})


async def test_the_text_of_a_tool_is_the_evidence() -> None:
    verdict = await verdict_of(agent_for(LOOK, DOCUMENT))
    assert [(p.id, p.text) for p in verdict.call.documents] == [("lookup#1", DOCUMENT)]
    assert verdict.evidence_source == "tool"
    assert verdict.call.question == QUESTION
    assert verdict.metadata["agent"] == "Agent"


async def test_nodes_come_before_the_text_of_a_retriever_s_tool() -> None:
    tool = RetrieverTool.from_defaults(ListRetriever(DOCUMENT), name="search")
    agent = agent_for(("tool", "search", {"input": "w"}), DOCUMENT, tools=[tool])
    verdict = await verdict_of(agent)
    assert [(p.id, p.text) for p in verdict.call.documents] == [("manual#1", DOCUMENT)]
    assert verdict.metadata["nodes"][0]["score"] == 0.9


@pytest.mark.parametrize("nested", [False, True])
async def test_answers_of_a_query_engine_are_no_evidence_but_its_nodes_are(
    nested: bool,
) -> None:
    llm = TextLLM("nine years")
    engine = sub_question_engine(llm) if nested else engine_for(DOCUMENT, llm=llm)
    tool = QueryEngineTool.from_defaults(engine, name="manual", description="x")
    agent = agent_for(("tool", "manual", {"input": "w"}), "nine years", tools=[tool])
    verdict = await verdict_of(agent)
    assert [p.text for p in verdict.call.documents] == [DOCUMENT]


async def test_only_named_tools_count_and_errors_never_do() -> None:
    steps = (
        LOOK,
        ("tool", "add", {"a": 1, "b": 2}),
        ("tool", "broken", {"topic": "x"}),
    )
    tools = (lookup, add, broken)
    verdict = await verdict_of(agent_for(*steps, DOCUMENT, tools=tools))
    assert [p.text for p in verdict.call.documents] == [DOCUMENT, "3"]
    verdict = await verdict_of(
        agent_for(*steps, DOCUMENT, tools=tools), evidence_tools=["add"]
    )
    assert [p.text for p in verdict.call.documents] == ["3"]


async def test_documents_may_be_read_out_of_a_result_by_a_function() -> None:
    verdict = await verdict_of(
        agent_for(LOOK, DOCUMENT),
        tool_documents=lambda result: [f"{result.tool_name} said so"],
    )
    assert [p.text for p in verdict.call.documents] == ["lookup said so"]


async def test_an_answer_without_any_tool_has_no_evidence() -> None:
    agent = gate_agent(agent_for("It lasts nine years."), EvidenceGate())
    result = await agent.run(user_msg=QUESTION, memory=memory())
    assert "could not find" in str(result)
    assert result[METADATA_KEY]["reasons"][0]["code"] == "no_documents"


async def test_a_follow_up_rests_on_results_of_the_earlier_turn() -> None:
    agent = gate_agent(agent_for(LOOK, DOCUMENT, "As said: 3 years."), scripted_gate())
    shared = memory()
    with collect_verdicts() as verdicts:
        await agent.run(user_msg=QUESTION, memory=shared)
        await agent.run(user_msg="Sure?", memory=shared)
    assert [p.text for p in verdicts[-1].call.documents] == [DOCUMENT]
    assert verdicts[-1].evidence_source == "earlier_turn"
    assert [t.content for t in verdicts[-1].call.history] == [QUESTION, DOCUMENT]


@pytest.mark.filterwarnings("ignore:Skipping serialization of known unserializable")
async def test_a_follow_up_in_one_context_rests_on_the_nodes_of_the_earlier_turn() -> (
    None
):
    tool = RetrieverTool.from_defaults(ListRetriever(DOCUMENT), name="search")
    replies = iter(
        [
            'Thought: a.\nAction: search\nAction Input: {"input": "w"}',
            f"Thought: b.\nAnswer: {DOCUMENT}",
            "Thought: c.\nAnswer: As said.",
        ]
    )
    agent = gate_agent(
        ReActAgent(llm=TextLLM(reply=lambda _: next(replies)), tools=[tool]),
        scripted_gate(),
    )
    ctx, shared = Context(agent), memory()
    with collect_verdicts() as verdicts:
        await agent.run(user_msg=QUESTION, ctx=ctx, memory=shared)
        await agent.run(user_msg="Sure?", ctx=ctx, memory=shared)
    assert [p.id for p in verdicts[-1].call.documents] == ["manual#1"]
    assert verdicts[-1].evidence_source == "earlier_turn"


async def test_a_sub_answer_of_an_earlier_turn_is_no_evidence_either() -> None:
    tool = QueryEngineTool.from_defaults(
        engine_for(DOCUMENT, llm=TextLLM("nine years")), name="manual"
    )
    agent = gate_agent(
        agent_for(
            ("tool", "manual", {"input": "w"}), DOCUMENT, "As said.", tools=[tool]
        ),
        scripted_gate(),
    )
    shared = memory()
    with collect_verdicts() as verdicts:
        await agent.run(user_msg=QUESTION, memory=shared)
        await agent.run(user_msg="Sure?", memory=shared)
    assert verdicts[-1].call.documents == ()


async def test_tool_turns_without_text_are_not_judged() -> None:
    agent = gate_agent(agent_for(LOOK, LOOK, DOCUMENT), scripted_gate())
    with collect_verdicts() as verdicts:
        await agent.run(user_msg=QUESTION, memory=memory())
    assert len(verdicts) == 1


async def test_a_claim_beside_a_tool_call_is_held_back_too() -> None:
    def choose(call: RagCall) -> Any:
        return "abstain" if "secret" in call.answer else "answer"

    steps = (("say", "secret: nine years", "lookup", {"topic": "w"}), DOCUMENT)
    shared = memory()
    agent = gate_agent(agent_for(*steps), scripted_gate(choose=choose))
    handler = agent.run(user_msg=QUESTION, memory=shared)
    events = [event async for event in handler.stream_events()]
    assert str(await handler) == DOCUMENT
    assert "secret" not in repr(events) + repr(shared.get_all())


async def test_tokens_stream_at_once_where_the_agent_only_observes() -> None:
    agent = gate_agent(
        agent_for(LOOK, "nine years"), scripted_gate("abstain"), mode="observe"
    )
    shared = memory()
    handler = agent.run(user_msg=QUESTION, memory=shared)
    kinds = [type(e) async for e in handler.stream_events()]
    assert kinds.index(AgentStream) < kinds.index(EvidenceGateEvent)
    result = await handler
    assert str(result) == shared.get_all()[-1].content == "nine years"
    assert (result[METADATA_KEY]["action"], result[METADATA_KEY]["released"]) == (
        "abstain",
        True,
    )
    with pytest.raises(GateUsageError, match="sentence"):
        gate_agent(agent_for(DOCUMENT), scripted_gate(), mode="sentence")


async def test_the_verdict_event_carries_no_text() -> None:
    agent = gate_agent(agent_for(LOOK, "secret"), scripted_gate("abstain"))
    handler = agent.run(user_msg=QUESTION, memory=memory())
    records = [
        e.record
        async for e in handler.stream_events()
        if isinstance(e, EvidenceGateEvent)
    ]
    assert [r["action"] for r in records] == ["abstain"]
    assert "secret" not in repr(records)


async def test_usage_and_model_name_of_a_withheld_answer_stay() -> None:
    agent = gate_agent(agent_for(LOOK, "qxtextcanary"), scripted_gate("abstain"))
    result = await agent.run(user_msg=QUESTION, memory=memory())
    assert result.raw == {"model": "fake", "usage": {"total_tokens": 7}}
    assert result.response.additional_kwargs == {"usage": {"total_tokens": 7}}


async def test_requests_set_the_policy_of_a_run() -> None:
    agent = gate_agent(agent_for(LOOK, DOCUMENT), scripted_gate("review"))
    with gate_request(policy="strict", metadata={"tenant": "a"}) as request:
        held = await agent.run(user_msg=QUESTION, memory=memory())
    free = await agent.run(user_msg=QUESTION, memory=memory())
    assert "held back" in str(held)
    assert str(free) == DOCUMENT
    assert request.verdicts[0].metadata["tenant"] == "a"


# -- structured output ---------------------------------------------------------------


class Answer(BaseModel):
    """A structured answer."""

    text: str


def structured_fn(messages: list[ChatMessage]) -> dict[str, Any]:
    return {"text": "secret structure"}


async def astructured_fn(messages: list[ChatMessage]) -> dict[str, Any]:
    return {"text": "secret structure"}


def withholds_structures(call: RagCall) -> Any:
    return "abstain" if "secret" in call.answer else "answer"


@pytest.mark.parametrize("function", [structured_fn, astructured_fn])
@pytest.mark.parametrize("in_workflow", [False, True])
async def test_structured_output_is_judged_before_it_is_shown(
    in_workflow: bool, function: Any
) -> None:
    agent: Any = agent_for(LOOK, DOCUMENT, structured_output_fn=function)
    if in_workflow:
        agent = AgentWorkflow(
            agents=[agent_for(LOOK, DOCUMENT)], structured_output_fn=function
        )
    gated = gate_agent(agent, scripted_gate(choose=withholds_structures))
    handler = gated.run(user_msg=QUESTION, memory=memory())
    events = [e async for e in handler.stream_events()]
    result = await handler
    assert str(result) == DOCUMENT
    assert not result.structured_response
    assert "secret" not in repr(events) + repr(result)


async def test_structured_output_is_not_made_from_a_withheld_answer() -> None:
    made: list[int] = []

    def function(messages: list[ChatMessage]) -> dict[str, Any]:
        made.append(1)
        return {}

    agent = agent_for(LOOK, "secret", structured_output_fn=function)
    await gate_agent(agent, scripted_gate("abstain")).run(
        user_msg=QUESTION, memory=memory()
    )
    assert made == []


async def test_released_structures_and_replacements_reach_the_caller() -> None:
    agent = agent_for(LOOK, DOCUMENT, structured_output_fn=structured_fn)
    result = await gate_agent(agent, scripted_gate()).run(
        user_msg=QUESTION, memory=memory()
    )
    assert result.structured_response == {"text": "secret structure"}
    gated = gate_agent(
        agent,
        scripted_gate(choose=withholds_structures),
        on_withhold=lambda text, record: Answer(text="Ask us."),
    )
    result = await gated.run(user_msg=QUESTION, memory=memory())
    assert result.get_pydantic_model(Answer) == Answer(text="Ask us.")


async def test_an_output_class_is_filled_and_judged() -> None:
    steps = (LOOK, DOCUMENT, ("tool", "Answer", {"text": "secret structure"}))
    for gate, expected in (
        (scripted_gate(), {"text": "secret structure"}),
        (scripted_gate(choose=withholds_structures), {}),
    ):
        agent = gate_agent(agent_for(*steps, output_cls=Answer), gate)
        result = await agent.run(user_msg=QUESTION, memory=memory())
        assert result.structured_response == expected


@pytest.mark.parametrize("released", [True, False])
async def test_an_output_class_of_a_workflow_is_filled_and_judged(
    released: bool,
) -> None:
    steps = (LOOK, DOCUMENT, ("tool", "Answer", {"text": "secret structure"}))
    workflow = AgentWorkflow(agents=[agent_for(*steps)], output_cls=Answer)
    gate = scripted_gate(choose=None if released else withholds_structures)
    handler = gate_agent(workflow, gate).run(user_msg=QUESTION, memory=memory())
    events = [event async for event in handler.stream_events()]
    result = await handler
    assert str(result) == DOCUMENT
    assert ("secret" in repr(events) + repr(result)) == released
    assert bool(result.structured_response) == released


async def test_results_of_parallel_calls_all_count() -> None:
    class Parallel(ToolLLM):
        """Calls both tools at once."""

        def _message(self, messages: Any) -> ChatMessage:
            message = super()._message(messages)
            calls = message.additional_kwargs.get("tool_calls")
            if calls:
                calls.append({"id": "second", "name": "add", "kw": {"a": 1, "b": 2}})
            return message

    agent = FunctionAgent(llm=Parallel(steps=[LOOK, DOCUMENT]), tools=[lookup, add])
    verdict = await verdict_of(agent)
    assert sorted(p.text for p in verdict.call.documents) == ["3", DOCUMENT]


# -- ends of their own ---------------------------------------------------------------


@pytest.mark.parametrize("in_workflow", [False, True])
@pytest.mark.parametrize("streaming", [False, True])
async def test_a_last_word_after_too_many_steps_is_gated(
    streaming: bool, in_workflow: bool
) -> None:
    if "early_stopping_method" not in FunctionAgent.model_fields:
        pytest.skip("this LlamaIndex raises instead")
    agent: Any = agent_for(LOOK, LOOK, "secret", streaming=streaming)
    if in_workflow:
        agent = AgentWorkflow(agents=[agent], early_stopping_method="generate")
    shared = memory()
    handler = gate_agent(agent, scripted_gate("abstain")).run(
        user_msg=QUESTION,
        memory=shared,
        max_iterations=2,
        early_stopping_method="generate",
    )
    events = [e async for e in handler.stream_events()]
    result = await handler
    assert "could not find" in str(result)
    assert "secret" not in repr(events) + repr(shared.get_all()) + repr(result)


async def test_the_answer_of_a_direct_function_is_its_own_evidence() -> None:
    tool = FunctionTool.from_defaults(lookup, return_direct=True)
    agent = gate_agent(agent_for(LOOK, tools=[tool]), EvidenceGate())
    result = await agent.run(user_msg=QUESTION, memory=memory())
    assert str(result) == DOCUMENT


async def test_code_beside_a_claim_stays_and_runs_and_the_claim_goes() -> None:
    replies = iter(["secret claim <execute>lookup('w')</execute>", DOCUMENT])
    ran: list[str] = []

    async def run_code(code: str) -> str:
        ran.append(code)
        return DOCUMENT

    agent = CodeActAgent(
        code_execute_fn=run_code, llm=TextLLM(reply=lambda _: next(replies))
    )
    gated = gate_agent(agent, scripted_gate(choose=withholds_structures))
    shared = memory()
    assert str(await gated.run(user_msg=QUESTION, memory=shared)) == DOCUMENT
    assert ran == ["lookup('w')"]
    kept = [message.content for message in shared.get_all()]
    assert kept[1] == "<execute>lookup('w')</execute>"


class Research(Workflow):
    """A workflow of one's own: gate the response before it is written or returned."""

    def __init__(self, gate: EvidenceGate, **options: Any) -> None:
        super().__init__(**options)
        self.gate = gate

    @step
    async def answer(self, ctx: Context, ev: StartEvent) -> StopEvent:
        """Retrieve, synthesise, gate."""
        raw = await engine_for(DOCUMENT, llm=TextLLM("secret")).aquery(ev.question)
        response = await agate_response(raw, self.gate, question=ev.question)
        ctx.write_event_to_stream(
            EvidenceGateEvent(record=response.metadata[METADATA_KEY])
        )
        return StopEvent(result=response)


async def test_a_step_of_one_s_own_shows_what_may_be_shown() -> None:
    handler = Research(scripted_gate("abstain")).run(question=QUESTION)
    events = [event async for event in handler.stream_events()]
    assert "secret" not in repr(events) + repr(await handler)
    assert "could not find" in str(await handler)


# -- copies and refusals -------------------------------------------------------------


async def test_the_user_s_agent_stays_ungated() -> None:
    agent = agent_for(LOOK, "secret")
    gate_agent(agent, scripted_gate("abstain"))
    assert "secret" in str(await agent.run(user_msg=QUESTION, memory=memory()))
    workflow = AgentWorkflow(agents=[agent])
    gated = gate_agent(workflow, scripted_gate("abstain"))
    assert isinstance(gated, AgentWorkflow)
    assert workflow.agents["Agent"] is agent
    assert "secret" in str(await workflow.run(user_msg=QUESTION, memory=memory()))


def test_a_subclass_of_an_agent_keeps_what_it_adds() -> None:
    class Mine(FunctionAgent):
        """With a field of its own."""

        team: str = "support"

    agent = Mine(llm=ToolLLM(steps=[DOCUMENT]), tools=[lookup], team="sales")
    gated = gate_agent(agent, scripted_gate())
    assert isinstance(gated, Mine)
    assert (gated.team, gated.tools, gated.llm) == ("sales", agent.tools, agent.llm)


def test_what_cannot_be_gated_is_refused() -> None:
    with pytest.raises(GateUsageError, match="gates AgentWorkflow"):
        gate_agent(object(), scripted_gate())
    gated = gate_agent(agent_for(DOCUMENT), scripted_gate())
    with pytest.raises(GateUsageError, match="already"):
        gate_agent(gated, scripted_gate())
    workflow = gate_agent(AgentWorkflow(agents=[gated]), scripted_gate())
    with pytest.raises(GateUsageError, match="already"):
        gate_agent(workflow, scripted_gate())


@pytest.mark.parametrize("failure", ["error", "nonsense", "hang"])
@pytest.mark.parametrize("on_failure", ["abstain", "review", "release"])
async def test_the_policy_decides_when_scoring_fails(
    on_failure: Any, failure: Any
) -> None:
    policy = Policy(on_error=on_failure, on_timeout=on_failure, timeout=0.05)
    gate = scripted_gate(failure, policy=policy, hang_seconds=1.0)
    agent = gate_agent(agent_for(LOOK, DOCUMENT), gate)
    result = await agent.run(user_msg=QUESTION, memory=memory())
    code = result[METADATA_KEY]["reasons"][0]["code"]
    assert code == ("timed_out" if failure == "hang" else "scoring_failed")
    assert (str(result) == DOCUMENT) == (on_failure != "abstain")


async def test_a_cancelled_run_ends() -> None:
    async def slow(topic: str) -> str:
        """Takes its time."""
        await asyncio.sleep(30)
        return topic

    agent = gate_agent(
        agent_for(("tool", "slow", {"topic": "w"}), DOCUMENT, tools=[slow]),
        scripted_gate(),
    )
    handler = agent.run(user_msg=QUESTION, memory=memory())
    await asyncio.sleep(0.05)
    await handler.cancel_run()
    with pytest.raises(BaseException):  # noqa: B017 - differs by version
        await handler
