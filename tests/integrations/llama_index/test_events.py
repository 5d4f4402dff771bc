"""The event handler: observes, never changes, never grows."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import textwrap
import threading
import time
from typing import Any, Self

import llama_index.core.instrumentation as instrumentation
import pytest
from llama_index.core.agent.workflow import AgentWorkflow, FunctionAgent, ReActAgent
from llama_index.core.chat_engine import (
    CondensePlusContextChatEngine,
    CondenseQuestionChatEngine,
    ContextChatEngine,
)
from llama_index.core.instrumentation.event_handlers import BaseEventHandler
from llama_index.core.instrumentation.span_handlers import SimpleSpanHandler
from llama_index.core.memory import ChatMemoryBuffer
from llama_index.core.retrievers import QueryFusionRetriever
from llama_index.core.workflow import StartEvent, StopEvent, Workflow, step
from tests.integrations.llama_index.fakes import (
    ListRetriever,
    TextLLM,
    ToolLLM,
    engine_for,
)
from tests.integrations.llama_index.test_query_engine import sub_question_engine

from evigate import EvidenceGate, GateUsageError, Verdict
from evigate.testing import scripted_gate
from evigate_llama_index import (
    EvidenceGateEventHandler,
    GatedQueryEngine,
    background,
    gate_agent,
    gate_chat_engine,
)
from evigate_llama_index.background import BackgroundQueue

QUESTION = "How long is the warranty?"
DOCUMENT = "The warranty lasts 3 years."


def lookup(topic: str) -> str:
    """Look a topic up."""
    return DOCUMENT


def memory() -> ChatMemoryBuffer:
    return ChatMemoryBuffer.from_defaults(token_limit=9_000)


class Watcher:
    """A handler in the caller's thread, with what it saw."""

    def __init__(self, gate: EvidenceGate | None = None, **options: Any) -> None:
        self.verdicts: list[Verdict] = []
        options.setdefault("background", False)
        self.handler = EvidenceGateEventHandler(
            gate or scripted_gate(), on_verdict=self.verdicts.append, **options
        )

    def __enter__(self) -> Self:
        self.handler.attach()
        return self

    def __exit__(self, *details: object) -> None:
        self.handler.detach()

    @property
    def calls(self) -> list[tuple[str, list[str], str]]:
        return [
            (v.call.question, [p.text for p in v.call.documents], v.call.answer)
            for v in self.verdicts
        ]


EXPECTED = [(QUESTION, [DOCUMENT], DOCUMENT)]


def test_a_query_is_judged_once_and_shown_as_it_is() -> None:
    with Watcher(scripted_gate("abstain", policy="strict")) as watcher:
        response = engine_for(DOCUMENT).query(QUESTION)
    assert str(response) == DOCUMENT
    assert watcher.calls == EXPECTED
    (verdict,) = watcher.verdicts
    assert (verdict.action, verdict.released) == ("abstain", True)
    assert verdict.metadata["span_id"].startswith("RetrieverQueryEngine.query")


def test_a_stream_passes_as_it_comes_and_is_judged_when_it_was_read() -> None:
    with Watcher() as watcher:
        response = engine_for(DOCUMENT, streaming=True).query(QUESTION)
        tokens = iter(response.response_gen)
        next(tokens)
        assert watcher.calls == []
        list(tokens)
    assert watcher.calls == EXPECTED


async def test_an_asynchronous_stream_is_judged_when_it_was_read() -> None:
    with Watcher() as watcher:
        response = await engine_for(DOCUMENT, streaming=True).aquery(QUESTION)
        assert watcher.calls == []
        assert str(await response.get_response()) == DOCUMENT
    assert watcher.calls == EXPECTED


@pytest.mark.parametrize("kind", ["context", "plus", "question"])
async def test_chat_engines_are_judged_once_a_turn_whole_or_streamed(kind: str) -> None:
    retriever, llm = ListRetriever(DOCUMENT), TextLLM()
    engine: Any
    if kind == "context":
        engine = ContextChatEngine.from_defaults(retriever, llm=llm, memory=memory())
    elif kind == "plus":
        engine = CondensePlusContextChatEngine.from_defaults(
            retriever, llm=llm, memory=memory()
        )
    else:
        engine = CondenseQuestionChatEngine.from_defaults(
            engine_for(DOCUMENT), llm=llm, memory=memory()
        )
    with Watcher() as watcher:
        engine.chat(QUESTION)
        list(engine.stream_chat(QUESTION).response_gen)
        await engine.achat(QUESTION)
        response = await engine.astream_chat(QUESTION)
        async for _ in response.async_response_gen():
            pass
    assert watcher.calls == EXPECTED * 4


@pytest.mark.parametrize("kind", ["function", "react", "workflow"])
async def test_agents_are_judged_once_a_run(kind: str) -> None:
    steps = [("tool", "lookup", {"topic": "w"}), DOCUMENT]
    agent: Any = FunctionAgent(llm=ToolLLM(steps=steps), tools=[lookup])
    if kind == "workflow":
        agent = AgentWorkflow(agents=[agent])
    if kind == "react":
        replies = iter(
            [
                'Thought: a.\nAction: lookup\nAction Input: {"topic": "w"}',
                f"Thought: b.\nAnswer: {DOCUMENT}",
            ]
        )
        agent = ReActAgent(llm=TextLLM(reply=lambda _: next(replies)), tools=[lookup])
    with Watcher() as watcher:
        await agent.run(user_msg=QUESTION, memory=memory())
    assert watcher.calls == EXPECTED
    assert watcher.verdicts[0].evidence_source == "tool"


def test_nested_engines_are_judged_once_at_the_outside() -> None:
    with Watcher() as watcher:
        sub_question_engine(TextLLM()).query(QUESTION)
    assert len(watcher.calls) == 1
    assert DOCUMENT in watcher.calls[0][1]


def test_documents_of_nested_retrievers_count_once() -> None:
    fusion = QueryFusionRetriever(
        [ListRetriever(DOCUMENT), ListRetriever(DOCUMENT)],
        llm=TextLLM(),
        num_queries=1,
        use_async=False,
    )
    from llama_index.core.query_engine import RetrieverQueryEngine

    with Watcher() as watcher:
        RetrieverQueryEngine.from_args(fusion, llm=TextLLM()).query(QUESTION)
    assert watcher.calls == EXPECTED


async def test_what_a_gate_judged_is_not_judged_again() -> None:
    gate = scripted_gate()
    chat = ContextChatEngine.from_defaults(
        ListRetriever(DOCUMENT), llm=TextLLM(), memory=memory()
    )
    steps = [("tool", "lookup", {"topic": "w"}), DOCUMENT]
    with Watcher() as watcher:
        GatedQueryEngine(engine_for(DOCUMENT), gate).query(QUESTION)
        str(
            GatedQueryEngine(engine_for(DOCUMENT, streaming=True), gate).query(QUESTION)
        )
        gate_chat_engine(chat, gate).chat(QUESTION)
        list(gate_chat_engine(chat, gate).stream_chat(QUESTION).response_gen)
        agent = FunctionAgent(llm=ToolLLM(steps=steps), tools=[lookup])
        await gate_agent(agent, gate).run(user_msg=QUESTION, memory=memory())
    assert watcher.calls == []


async def test_engines_in_a_workflow_of_one_s_own_are_judged_each() -> None:
    class Research(Workflow):
        """Asks twice."""

        @step
        async def answer(self, ev: StartEvent) -> StopEvent:
            for _ in range(2):
                await engine_for(DOCUMENT).aquery(ev.question)
            return StopEvent(result="done")

    with Watcher() as watcher:
        await Research().run(question=QUESTION)
    assert watcher.calls == EXPECTED * 2


def test_records_reach_the_gate_s_sinks_without_text() -> None:
    records: list[dict[str, Any]] = []
    gate = scripted_gate("review", sinks=[records.append])
    with Watcher(gate):
        engine_for(DOCUMENT).query(QUESTION)
    assert [r["route"] for r in records] == ["review"]
    assert DOCUMENT not in repr(records)


def test_it_works_beside_other_handlers_that_fail_or_trace() -> None:
    class Failing(BaseEventHandler):
        """Raises on each event."""

        def handle(self, event: Any, **kwargs: Any) -> None:
            raise RuntimeError("neighbour")

    root: Any = instrumentation.get_dispatcher()  # type: ignore[attr-defined]
    before = (list(root.event_handlers), list(root.span_handlers))
    tracer = SimpleSpanHandler()
    root.add_event_handler(Failing())
    root.add_span_handler(tracer)
    try:
        with Watcher() as watcher:
            engine_for(DOCUMENT).query(QUESTION)
    finally:
        root.event_handlers, root.span_handlers = before
    assert watcher.calls == EXPECTED
    assert tracer.completed_spans


def test_failures_of_judging_and_of_listeners_stay_inside() -> None:
    def fail(verdict: Verdict) -> None:
        raise RuntimeError("listener")

    handler = EvidenceGateEventHandler(
        scripted_gate("error"), on_verdict=fail, background=False
    )
    with handler:
        assert str(engine_for(DOCUMENT).query(QUESTION)) == DOCUMENT


def test_errors_and_abandoned_streams_leave_nothing_behind() -> None:
    failing = engine_for(DOCUMENT, llm=TextLLM(failure=True))
    streaming = engine_for(DOCUMENT, streaming=True)
    with Watcher() as watcher:
        for _ in range(50):
            with pytest.raises(RuntimeError):
                failing.query(QUESTION)
            streaming.query(QUESTION)
            tokens = streaming.query(QUESTION).response_gen
            next(tokens)
            tokens.close()  # type: ignore[attr-defined]
        gc.collect()
        assert watcher.handler.open_spans == 0
    assert watcher.calls == []


def test_nothing_grows_over_many_calls() -> None:
    engine = engine_for(DOCUMENT)
    with Watcher() as watcher:
        for _ in range(300):
            engine.query(QUESTION)
        observer = watcher.handler._observer
        assert len(observer._spans) == 0
        assert watcher.handler.span_handler.open_spans == {}
        assert watcher.handler.span_handler.completed_spans == []
    assert len(watcher.calls) == 300


def test_attaching_twice_judges_once_and_detaching_ends_it() -> None:
    with Watcher() as watcher:
        watcher.handler.attach()
        engine_for(DOCUMENT).query(QUESTION)
    engine_for(DOCUMENT).query(QUESTION)
    assert len(watcher.calls) == 1


def test_a_handler_without_its_span_handler_says_so_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    handler = EvidenceGateEventHandler(scripted_gate())
    root: Any = instrumentation.get_dispatcher()  # type: ignore[attr-defined]
    root.add_event_handler(handler)
    try:
        engine_for(DOCUMENT).query(QUESTION)
    finally:
        handler.detach()
    assert caplog.text.count("handler.attach()") == 1


def test_a_full_queue_drops_and_counts() -> None:
    release = threading.Event()
    queue: BackgroundQueue[int] = BackgroundQueue(
        lambda item: release.wait(5.0) and None, capacity=2
    )
    accepted = [queue.put(number) for number in range(10)]
    assert 2 <= sum(accepted) <= 3
    assert queue.dropped == 10 - sum(accepted)
    assert not queue.flush(0.01)
    release.set()
    assert queue.close(5.0)
    assert not queue.put(11)


def test_what_an_item_raises_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    def fail(item: int) -> None:
        raise RuntimeError("no")

    queue: BackgroundQueue[int] = BackgroundQueue(fail)
    queue.put(1)
    assert queue.flush(5.0)
    assert "observing a call failed" in caplog.text


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_the_queue_lives_on_in_a_forked_child() -> None:
    seen: list[int] = []
    queue: BackgroundQueue[int] = BackgroundQueue(seen.append)
    queue.put(1)
    queue.flush(5.0)
    child = os.fork()
    if child == 0:  # pragma: no cover - another process
        queue.put(2)
        done = queue.flush(5.0) and seen == [1, 2]
        os._exit(0 if done else 1)
    deadline = time.monotonic() + 20.0
    while time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            assert os.waitstatus_to_exitcode(status) == 0
            return
        time.sleep(0.02)
    pytest.fail("the child did not end")


def test_a_script_that_ends_after_its_answer_has_it_judged() -> None:
    script = """
        import time
        from evigate_llama_index.background import BackgroundQueue
        queue = BackgroundQueue(lambda item: (time.sleep(0.2), print(item)))
        queue.put("judged")
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "judged\n"


def test_an_idle_worker_ends_and_the_next_item_starts_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(background, "_IDLE_SECONDS", 0.02)
    seen: list[int] = []
    queue = BackgroundQueue(seen.append)
    for item in (1, 2):
        queue.put(item)
        worker = queue._worker
        assert queue.flush(5.0)
        if worker is not None:
            worker.join(5.0)
        assert queue._worker is None
    assert seen == [1, 2]


def test_flush_from_the_function_itself_does_not_wait_for_itself() -> None:
    done: list[bool] = []
    queue: BackgroundQueue[int] = BackgroundQueue(lambda _: done.append(queue.flush()))
    queue.put(1)
    assert queue.flush(5.0)
    assert done == [False]


def test_a_gate_is_needed() -> None:
    with pytest.raises(GateUsageError):
        EvidenceGateEventHandler("evigate")  # type: ignore[arg-type]
