"""No side door: every entry point, every wrapper, every action.

Canaries are planted in the text, reasoning, log-probabilities, raw payload and
citations of an answer. When it is withheld they appear on no surface that an
application shows or keeps; when it is released the text arrives whole and once. New
wrappers join by one line in ``SUBJECTS``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from llama_index.core.agent.workflow import (
    AgentWorkflow,
    CodeActAgent,
    FunctionAgent,
    ReActAgent,
)
from llama_index.core.base.response.schema import (
    AsyncStreamingResponse,
    StreamingResponse,
)
from llama_index.core.chat_engine import (
    CondensePlusContextChatEngine,
    CondenseQuestionChatEngine,
    ContextChatEngine,
)
from llama_index.core.memory import ChatMemoryBuffer
from llama_index.core.query_engine import RetrieverQueryEngine
from llama_index.core.schema import QueryBundle
from llama_index.core.tools import QueryEngineTool
from pydantic import BaseModel
from tests.integrations.canary import CANARIES, Recorder, Registry
from tests.integrations.llama_index.fakes import (
    ListRetriever,
    TextLLM,
    ToolLLM,
    engine_for,
    nodes_for,
    synthesizer_for,
)

from evigate import AnswerWithheldError, EvidenceGate
from evigate.testing import scripted_gate
from evigate_llama_index import (
    METADATA_KEY,
    EvidenceGatePostprocessor,
    GatedQueryEngine,
    GatedSynthesizer,
    agate_response,
    gate_agent,
    gate_chat_engine,
    gate_response,
)

QUESTION = "How long is the warranty?"
DOCUMENT = "The warranty lasts 3 years from the day of purchase."
ANSWER = CANARIES.answer()
WITHHELD = ("abstain", "flag_conflict")
ACTIONS = ("answer", "review", *WITHHELD)
MODES = ("buffer", "sentence")

EntryPoint = Callable[[Any, Recorder], Awaitable[None]]


# -- query engines -------------------------------------------------------------------

ENGINES: Registry[Callable[..., Any]] = Registry()
QUERIES: Registry[EntryPoint] = Registry()


@ENGINES.add("query engine")
def _engine(gate: EvidenceGate, *, streaming: bool, mode: Any) -> Any:
    engine = engine_for(DOCUMENT, llm=TextLLM(ANSWER), streaming=streaming)
    return GatedQueryEngine(engine, gate, mode=mode)


@ENGINES.add("query engine in query engine")
def _nested(gate: EvidenceGate, *, streaming: bool, mode: Any) -> Any:
    inner = _engine(gate, streaming=streaming, mode=mode)
    return GatedQueryEngine(inner, scripted_gate("answer"), mode=mode)


@ENGINES.add("synthesizer in query engine")
def _synthesizer(gate: EvidenceGate, *, streaming: bool, mode: Any) -> Any:
    synthesizer = synthesizer_for(TextLLM(ANSWER), streaming=streaming)
    return RetrieverQueryEngine(
        ListRetriever(DOCUMENT), GatedSynthesizer(synthesizer, gate, mode=mode)
    )


@ENGINES.add("query engine with postprocessor")
def _postprocessor(gate: EvidenceGate, *, streaming: bool, mode: Any) -> Any:
    engine = engine_for(
        DOCUMENT,
        llm=TextLLM(ANSWER),
        streaming=streaming,
        node_postprocessors=[EvidenceGatePostprocessor(gate, block=())],
    )
    return GatedQueryEngine(engine, gate, mode=mode)


async def show(response: Any, recorder: Recorder) -> None:
    """Everything an application may do with a response."""
    if isinstance(response, StreamingResponse):
        recorder.add("tokens", list(response.response_gen))
    elif isinstance(response, AsyncStreamingResponse):
        tokens = [token async for token in response.async_response_gen()]
        recorder.add("tokens", tokens)
    else:
        recorder.add("text", str(response))
    recorder.add("response", response)
    recorder.add("metadata", response.metadata)


@QUERIES.add("query")
async def _query(engine: Any, recorder: Recorder) -> None:
    await show(engine.query(QUESTION), recorder)


@QUERIES.add("aquery")
async def _aquery(engine: Any, recorder: Recorder) -> None:
    await show(await engine.aquery(QUESTION), recorder)


@QUERIES.add("retrieve and synthesize")
async def _synthesize(engine: Any, recorder: Recorder) -> None:
    bundle = QueryBundle(QUESTION)
    nodes = recorder.add("nodes", engine.retrieve(bundle))
    await show(engine.synthesize(bundle, nodes), recorder)


@QUERIES.add("aretrieve and asynthesize")
async def _asynthesize(engine: Any, recorder: Recorder) -> None:
    bundle = QueryBundle(QUESTION)
    nodes = recorder.add("nodes", await engine.aretrieve(bundle))
    await show(await engine.asynthesize(bundle, nodes), recorder)


@QUERIES.add("tool")
async def _tool(engine: Any, recorder: Recorder) -> None:
    tool = QueryEngineTool.from_defaults(engine, name="manual")
    recorder.add("text", tool.call(QUESTION).content)
    recorder.add("output", (await tool.acall(QUESTION)).raw_output.metadata)


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("streaming", [False, True])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("entry", QUERIES.names())
@pytest.mark.parametrize("subject", ENGINES.names())
async def test_a_query_engine_shows_what_may_be_shown_and_nothing_else(
    subject: str, entry: str, mode: str, streaming: bool, action: Any
) -> None:
    engine = ENGINES[subject](scripted_gate(action), streaming=streaming, mode=mode)
    recorder = Recorder()
    await QUERIES[entry](engine, recorder)
    if action in WITHHELD:
        recorder.assert_clean()
        return
    shown = "".join(
        "".join(value) for name, value in recorder.seen if name in ("text", "tokens")
    )
    assert shown == ANSWER


class Structured(BaseModel):
    """An answer in fields."""

    answer: str
    years: int


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("way", ["output_cls", "structured model"])
@pytest.mark.parametrize("on_withhold", ["raise", None, "text"])
@pytest.mark.parametrize("is_async", [False, True])
async def test_a_structured_answer_shows_all_fields_or_none(
    is_async: bool, on_withhold: Any, way: str, action: Any
) -> None:
    written = Structured(answer=ANSWER, years=9)
    llm: Any = TextLLM(written.model_dump_json())
    if way == "output_cls":
        raw = engine_for(DOCUMENT, llm=llm, output_cls=Structured)
    else:
        raw = engine_for(DOCUMENT, llm=llm.as_structured_llm(Structured))
    engine = GatedQueryEngine(raw, scripted_gate(action), on_withhold=on_withhold)
    recorder = Recorder()
    try:
        if is_async:
            await show(await engine.aquery(QUESTION), recorder)
        else:
            await show(engine.query(QUESTION), recorder)
    except AnswerWithheldError as error:
        assert action in WITHHELD
        assert on_withhold == "raise"
        recorder.add("error", error)
    if action in WITHHELD:
        recorder.assert_clean()
    else:
        response = recorder.seen[1][1]
        assert response.response == written


# -- chat engines --------------------------------------------------------------------

CHATS: Registry[Callable[..., Any]] = Registry()
CHATTING: Registry[EntryPoint] = Registry()


def _memory() -> ChatMemoryBuffer:
    return ChatMemoryBuffer.from_defaults(token_limit=9_000)


@CHATS.add("context")
def _context(llm: Any) -> Any:
    return ContextChatEngine.from_defaults(
        ListRetriever(DOCUMENT), llm=llm, memory=_memory()
    )


@CHATS.add("condense plus context")
def _condense_plus_context(llm: Any) -> Any:
    return CondensePlusContextChatEngine.from_defaults(
        ListRetriever(DOCUMENT), llm=llm, memory=_memory()
    )


@CHATS.add("condense question")
def _condense_question(llm: Any) -> Any:
    return CondenseQuestionChatEngine.from_defaults(
        engine_for(DOCUMENT, llm=llm), llm=llm, memory=_memory()
    )


@CHATTING.add("chat")
async def _chat(engine: Any, recorder: Recorder) -> None:
    recorder.add("text", str(recorder.add("response", engine.chat(QUESTION))))


@CHATTING.add("achat")
async def _achat(engine: Any, recorder: Recorder) -> None:
    recorder.add("text", str(recorder.add("response", await engine.achat(QUESTION))))


@CHATTING.add("stream_chat")
async def _stream_chat(engine: Any, recorder: Recorder) -> None:
    response = engine.stream_chat(QUESTION)
    recorder.add("tokens", list(response.response_gen))
    recorder.add("response", response)
    recorder.add("metadata", response.metadata)


@CHATTING.add("astream_chat")
async def _astream_chat(engine: Any, recorder: Recorder) -> None:
    response = await engine.astream_chat(QUESTION)
    recorder.add("tokens", [token async for token in response.async_response_gen()])
    recorder.add("response", response)
    recorder.add("metadata", response.metadata)


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("entry", CHATTING.names())
@pytest.mark.parametrize("subject", CHATS.names())
async def test_a_chat_engine_shows_and_remembers_what_may_be_shown(
    subject: str, entry: str, mode: Any, action: Any
) -> None:
    engine = CHATS[subject](TextLLM(ANSWER))
    chat = gate_chat_engine(engine, scripted_gate(action), mode=mode)
    recorder = Recorder()
    await CHATTING[entry](chat, recorder)
    recorder.add("memory", chat.chat_history)
    recorder.add("history of the user's engine", engine.chat_history)
    assert chat.chat_history == engine.chat_history
    assert [str(m.role.value) for m in chat.chat_history] == ["user", "assistant"]
    if action in WITHHELD:
        recorder.assert_clean()
        return
    shown = "".join(
        "".join(value) for name, value in recorder.seen if name in ("text", "tokens")
    )
    assert shown == ANSWER
    assert chat.chat_history[-1].content == ANSWER


# -- agents --------------------------------------------------------------------------

AGENTS: Registry[Callable[..., Any]] = Registry()


def lookup(topic: str) -> str:
    """Look a topic up in the manual."""
    del topic
    return DOCUMENT


def _tool_llm() -> ToolLLM:
    return ToolLLM(steps=[("tool", "lookup", {"topic": "warranty"}), ANSWER])


def _react_llm() -> TextLLM:
    replies = iter(
        [
            'Thought: I look it up.\nAction: lookup\nAction Input: {"topic": "w"}',
            f"Thought: I know {CANARIES.reasoning}\nAnswer: {ANSWER}",
        ]
    )
    return TextLLM(reply=lambda _: next(replies))


@AGENTS.add("function agent")
def _function_agent(streaming: bool) -> Any:
    return FunctionAgent(llm=_tool_llm(), tools=[lookup], streaming=streaming)


@AGENTS.add("ReAct agent")
def _react_agent(streaming: bool) -> Any:
    return ReActAgent(llm=_react_llm(), tools=[lookup], streaming=streaming)


@AGENTS.add("code agent")
def _code_agent(streaming: bool) -> Any:
    replies = iter(["<execute>lookup('warranty')</execute>", ANSWER])

    async def run_code(code: str) -> str:
        del code
        return DOCUMENT

    return CodeActAgent(
        code_execute_fn=run_code,
        llm=TextLLM(reply=lambda _: next(replies)),
        streaming=streaming,
    )


@AGENTS.add("workflow of one agent")
def _workflow(streaming: bool) -> Any:
    return AgentWorkflow(agents=[_function_agent(streaming)])


@AGENTS.add("workflow with a handoff")
def _handoff(streaming: bool) -> Any:
    first = FunctionAgent(
        name="first",
        description="Takes questions.",
        llm=ToolLLM(
            steps=[("tool", "handoff", {"to_agent": "second", "reason": "knows it"})]
        ),
        can_handoff_to=["second"],
        streaming=streaming,
    )
    second = FunctionAgent(
        name="second",
        description="Answers questions.",
        llm=_tool_llm(),
        tools=[lookup],
        can_handoff_to=[],
        streaming=streaming,
    )
    return AgentWorkflow(agents=[first, second], root_agent="first")


@AGENTS.add("tool that answers directly")
def _direct(streaming: bool) -> Any:
    tool = QueryEngineTool.from_defaults(
        engine_for(DOCUMENT, llm=TextLLM(ANSWER)), name="manual", return_direct=True
    )
    llm = ToolLLM(steps=[("tool", "manual", {"input": QUESTION})])
    return FunctionAgent(llm=llm, tools=[tool], streaming=streaming)


@AGENTS.add("workflow whose tool answers directly")
def _direct_workflow(streaming: bool) -> Any:
    return AgentWorkflow(agents=[_direct(streaming)])


@AGENTS.add("ReAct tool that answers directly")
def _react_direct(streaming: bool) -> Any:
    tool = QueryEngineTool.from_defaults(
        engine_for(DOCUMENT, llm=TextLLM(ANSWER)), name="manual", return_direct=True
    )
    call = 'Thought: I ask.\nAction: manual\nAction Input: {"input": "w"}'
    return ReActAgent(llm=TextLLM(call), tools=[tool], streaming=streaming)


@AGENTS.add("ReAct answer without format")
def _react_retry(streaming: bool) -> Any:
    replies = iter(
        [f"Thought: {ANSWER}\nAction: none", f"Thought: so\nAnswer: {ANSWER}"]
    )
    return ReActAgent(
        llm=TextLLM(reply=lambda _: next(replies)), tools=[lookup], streaming=streaming
    )


async def run_agent(agent: Any, recorder: Recorder, **options: Any) -> Any:
    """Run an agent; everything an application may see or keep goes to the recorder."""
    memory = _memory()
    handler = agent.run(user_msg=QUESTION, memory=memory, **options)
    async for event in handler.stream_events():
        recorder.add(f"event {type(event).__name__}", event)
    result = await handler
    recorder.add("result", result)
    recorder.add("memory", memory.get_all())
    for key in ("scratchpad", "current_reasoning", "current_tool_calls", "state"):
        recorder.add(f"context {key}", await handler.ctx.store.get(key, default=None))
    return result


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("streaming", [False, True])
@pytest.mark.parametrize("subject", AGENTS.names())
async def test_an_agent_shows_and_remembers_what_may_be_shown(
    subject: str, streaming: bool, action: Any
) -> None:
    agent = gate_agent(AGENTS[subject](streaming), scripted_gate(action))
    recorder = Recorder()
    result = await run_agent(agent, recorder)
    assert result[METADATA_KEY]["action"] == (
        "answer" if action == "review" else action
    )
    if action in WITHHELD:
        recorder.assert_clean()
        return
    assert str(result) == ANSWER
    recorder.assert_seen(CANARIES.text, surface="memory")
    pieces = [
        event.delta
        for name, event in recorder.seen
        if name == "event AgentStream" and "Action" not in event.response
    ]
    if streaming and "directly" not in subject and "code" not in subject:
        assert "".join(pieces).endswith(ANSWER)


# -- responses in steps of one's own -------------------------------------------------


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("streaming", [False, True])
@pytest.mark.parametrize("is_async", [False, True])
async def test_a_response_in_a_step_of_ones_own_is_gated_alike(
    is_async: bool, streaming: bool, action: Any
) -> None:
    gate, recorder = scripted_gate(action), Recorder()
    synthesizer = synthesizer_for(TextLLM(ANSWER), streaming=streaming)
    nodes = nodes_for(DOCUMENT)
    if is_async:
        raw = await synthesizer.asynthesize(QUESTION, nodes)
        response = await agate_response(raw, gate, question=QUESTION)
    else:
        raw = synthesizer.synthesize(QUESTION, nodes)
        response = gate_response(raw, gate, question=QUESTION)
    await show(response, recorder)
    if action in WITHHELD:
        recorder.assert_clean()
    else:
        recorder.assert_seen(CANARIES.text)


async def test_the_harness_finds_the_canaries_of_ungated_subjects() -> None:
    recorder = Recorder()
    await run_agent(_function_agent(True), recorder)
    recorder.assert_seen(*(CANARIES.text, CANARIES.reasoning, CANARIES.raw))
    recorder = Recorder()
    await show(engine_for(DOCUMENT, llm=TextLLM(ANSWER)).query(QUESTION), recorder)
    recorder.assert_seen(CANARIES.text)
