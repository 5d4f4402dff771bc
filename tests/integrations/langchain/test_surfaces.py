"""Where verdicts show, and what handlers see."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from langchain_core.callbacks import (
    AsyncCallbackHandler,
    UsageMetadataCallbackHandler,
)
from langchain_core.messages import AIMessage
from langchain_core.runnables import (
    RunnableLambda,
)
from langchain_core.tracers.base import BaseTracer
from langgraph.config import get_stream_writer
from langsmith.run_helpers import tracing_context
from langsmith.utils import tracing_is_enabled
from tests.integrations.canary import CANARIES, Recorder
from tests.integrations.langchain.chain_fakes import (
    FACT,
    QUESTION,
    ShapedModel,
    Watch,
    abstaining,
    compiled,
    dict_chain,
    message_chain,
    plain_message,
    text_chain,
)

from evigate import (
    EvidenceGate,
    GateUsageError,
)
from evigate.testing import scripted_gate
from evigate_langchain import (
    VERDICT_EVENT,
    collect_verdicts,
    gate_chain,
)


def test_include_verdict_gives_output_and_verdict() -> None:
    guarded = gate_chain(text_chain(FACT), EvidenceGate(), include_verdict=True)
    result = guarded.invoke(QUESTION)
    assert result.output == FACT
    assert result.verdict.action == "answer"
    assert result.verdict.call.question == QUESTION


def test_parts_of_a_stream_add_up_to_output_and_verdict() -> None:
    guarded = gate_chain(text_chain(FACT), EvidenceGate(), include_verdict=True)
    parts = list(guarded.stream(QUESTION))
    assert [p.verdict is None for p in parts] == [True] * (len(parts) - 1) + [False]
    whole = parts[0]
    for part in parts[1:]:
        whole = whole + part
    assert whole.output == FACT
    assert whole.verdict.released


def test_a_verdict_beside_an_output_does_not_hold_the_withheld_answer() -> None:
    recorder = Recorder()
    guarded = abstaining(text_chain(CANARIES.answer()), include_verdict=True)
    result = recorder.add("output", guarded.invoke(QUESTION))
    recorder.assert_clean()
    assert result.verdict.to_record()["answer_characters"] == len(CANARIES.answer())


async def test_collected_verdicts_are_complete_and_come_from_threads_and_tasks() -> (
    None
):
    guarded = abstaining(text_chain(CANARIES.answer()))
    with collect_verdicts() as outer:
        guarded.batch(["a?", "b?"])
        with collect_verdicts() as inner:
            await asyncio.gather(guarded.ainvoke("c?"), guarded.ainvoke("d?"))
            list(guarded.stream("e?"))
    assert {v.call.question for v in outer} == {"a?", "b?", "c?", "d?", "e?"}
    assert {v.call.question for v in inner} == {"c?", "d?", "e?"}
    assert outer[0].call.answer == CANARIES.answer()


def test_the_record_is_on_the_message_once() -> None:
    guarded = gate_chain(message_chain(plain_message(FACT)), EvidenceGate())
    assert guarded.invoke(QUESTION).response_metadata["evigate"]["action"] == "answer"
    for mode in ("buffer", "sentence", "observe"):
        guarded = gate_chain(
            message_chain(plain_message(FACT)), EvidenceGate(), stream=mode
        )
        marked = [
            "evigate" in chunk.response_metadata for chunk in guarded.stream(QUESTION)
        ]
        assert marked == [False] * (len(marked) - 1) + [True]


async def test_a_custom_event_carries_the_record() -> None:
    guarded = gate_chain(text_chain(FACT), EvidenceGate())
    watch = Watch()
    guarded.invoke(QUESTION, {"callbacks": [watch]})
    list(guarded.stream(QUESTION, {"callbacks": [watch]}))
    await guarded.ainvoke(QUESTION, {"callbacks": [watch]})
    assert [name for name, _ in watch.custom] == [VERDICT_EVENT] * 3
    record = watch.custom[0][1]
    assert record["schema"] == "evigate.verdict/1"
    assert FACT not in repr(record)
    events = [
        event["data"]["action"]
        async for event in guarded.astream_events(QUESTION, version="v2")
        if event["event"] == "on_custom_event"
    ]
    assert events == ["answer"]


async def test_a_graph_streams_the_record_on_its_custom_stream() -> None:
    guarded = gate_chain(message_chain(plain_message(FACT)), EvidenceGate())

    def generate(state: Any) -> Any:
        get_stream_writer()("before")
        return {"messages": [guarded.invoke(state["messages"][-1].content)]}

    graph = compiled(generate)
    start: Any = {"messages": [("user", QUESTION)]}
    written = list(graph.stream(start, stream_mode="custom"))
    assert written[0] == "before"
    assert written[1][VERDICT_EVENT]["action"] == "answer"


@pytest.mark.parametrize(("script", "seen"), [("answer", ["raw"]), ("abstain", [])])
def test_what_a_chain_writes_to_the_custom_stream_is_held_with_the_answer(
    script: Any, seen: list[str]
) -> None:
    def answer(_: Any) -> str:
        get_stream_writer()("raw")
        return FACT

    guarded = gate_chain(RunnableLambda(answer), scripted_gate(script))

    def generate(state: Any) -> Any:
        return {"messages": [AIMessage(guarded.invoke(QUESTION))]}

    start: Any = {"messages": [("user", QUESTION)]}
    written = list(compiled(generate).stream(start, stream_mode="custom"))
    assert [w for w in written if isinstance(w, str)] == seen


def test_a_sink_gets_each_record_and_may_fail() -> None:
    records: list[Any] = []

    def sink(record: Any) -> None:
        records.append(record)
        raise RuntimeError("full")

    guarded = gate_chain(text_chain(FACT), EvidenceGate(), sink=sink)
    assert guarded.invoke(QUESTION) == FACT
    assert [record["action"] for record in records] == ["answer"]
    assert FACT not in repr(records)


def test_a_verdict_key_puts_the_record_into_a_mapping() -> None:
    guarded = gate_chain(dict_chain(FACT), EvidenceGate(), verdict_key="record")
    assert guarded.invoke(QUESTION)["record"]["action"] == "answer"
    whole: Any = {}
    for part in guarded.stream(QUESTION):
        whole = whole | part
    assert whole["record"]["action"] == "answer"


def test_a_verdict_key_needs_a_mapping() -> None:
    guarded = gate_chain(text_chain(FACT), EvidenceGate(), verdict_key="record")
    with pytest.raises(GateUsageError, match="verdict_key"):
        guarded.invoke(QUESTION)


def test_ids_tags_and_metadata_of_the_run_travel_in_the_record() -> None:
    class Tracer(BaseTracer):
        def _persist_run(self, run: Any) -> None:
            self.root = run

    tracer = Tracer()
    guarded = gate_chain(text_chain(FACT), EvidenceGate())
    chain = RunnableLambda(lambda text: text) | guarded
    config: Any = {
        "callbacks": [tracer],
        "tags": ["desk"],
        "metadata": {"tenant": "acme"},
        "configurable": {"thread_id": "t-1"},
    }
    with collect_verdicts() as verdicts:
        chain.invoke(QUESTION, config)
    found = verdicts[0].to_record()["metadata"]
    assert found["trace_id"] == str(tracer.root.trace_id)
    assert found["parent_run_id"] == str(tracer.root.id)
    assert found["thread_id"] == "t-1"
    assert "desk" in found["tags"]
    assert found["metadata"]["tenant"] == "acme"


async def test_operators_handlers_still_see_the_raw_run() -> None:
    guarded = abstaining(message_chain(plain_message(CANARIES.answer())))
    watch, usage = Watch(), UsageMetadataCallbackHandler()
    config: Any = {"callbacks": [watch, usage]}
    guarded.invoke(QUESTION, config)
    list(guarded.stream(QUESTION, config))
    await guarded.ainvoke(QUESTION, config)
    assert watch.said == [CANARIES.answer()] * 3
    assert usage.usage_metadata["shaped-1"]["total_tokens"] == 3 * 18


async def test_a_handler_that_streams_is_the_only_kind_hidden_from_the_chain() -> None:
    class Tokens(AsyncCallbackHandler):
        def __init__(self) -> None:
            self.tokens: list[str] = []

        async def on_llm_new_token(self, token: str, **kwargs: Any) -> None:
            self.tokens.append(token)

    tokens = Tokens()
    guarded = abstaining(text_chain("one two"))
    async for _ in guarded.astream(QUESTION, {"callbacks": [tokens]}):
        pass
    assert "".join(tokens.tokens) == "one two"


async def test_streams_fail_closed_when_langchain_hides_its_stream_handlers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("evigate_langchain.streaming._StreamingCallbackHandler", None)
    guarded = abstaining(message_chain(plain_message(CANARIES.answer())))
    recorder = Recorder()
    async for event in guarded.astream_events(QUESTION, version="v2"):
        recorder.add("events", event)
    recorder.assert_clean()


@pytest.mark.parametrize("mode", ["buffer", "sentence", "observe"])
async def test_what_a_judge_asks_its_model_stays_out_of_streams_and_tracers(
    mode: Any,
) -> None:
    judge = ShapedModel(message=AIMessage(CANARIES.tool_call))

    def choose(call: Any) -> Any:
        judge.invoke("Is it supported?")
        return "answer"

    guarded = gate_chain(text_chain(FACT), scripted_gate(choose=choose), stream=mode)
    recorder, watch = Recorder(), Watch()
    config: Any = {"callbacks": [watch]}
    recorder.add("output", guarded.invoke(QUESTION, config))
    recorder.add("output", await guarded.ainvoke(QUESTION, config))
    recorder.add("stream", list(guarded.stream(QUESTION, config)))
    async for event in guarded.astream_events(QUESTION, config, version="v2"):
        recorder.add("events", event)
    recorder.add("handler", [watch.said, watch.custom])
    assert CANARIES.tool_call not in {leak.word for leak in recorder.leaks()}
    assert watch.said == [FACT] * 4


def test_a_judges_prompt_is_not_taken_for_the_answers() -> None:
    judge = ShapedModel(message=AIMessage(FACT))

    def choose(call: Any) -> Any:
        judge.invoke("Is it supported?")
        return "answer"

    chain = gate_chain(text_chain(FACT), scripted_gate(choose=choose))
    outer = gate_chain(chain, scripted_gate("answer"))
    with collect_verdicts() as verdicts:
        outer.invoke(QUESTION)
    assert [v.evidence_source for v in verdicts] == ["prompt", "prompt"]


def test_what_a_judge_asks_its_model_is_not_traced_by_langsmith() -> None:
    enabled: list[Any] = []

    def choose(call: Any) -> Any:
        enabled.append(tracing_is_enabled())
        return "answer"

    with tracing_context(enabled="local"):
        gate_chain(RunnableLambda(lambda q: FACT), scripted_gate(choose=choose)).invoke(
            QUESTION
        )
    assert enabled == [False]
