"""No side door: every entry point, every way of wrapping, every action and shape.

A new way of wrapping joins by one line in ``WRAPPERS``.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest
from langchain_core.chat_history import InMemoryChatMessageHistory
from langchain_core.documents import Document
from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.runnables import Runnable, RunnableLambda
from langchain_core.runnables.history import RunnableWithMessageHistory
from tests.integrations.canary import CANARIES, Recorder, Registry, texts_in
from tests.integrations.langchain.chain_fakes import (
    FACT,
    QUESTION,
    block_message,
    dict_chain,
    message_chain,
    plain_message,
    structured_chain,
    text_chain,
)
from tests.integrations.langchain.entry_points import (
    DEPRECATED,
    ENTRY_POINTS,
    GRAPH_ENTRY_POINTS,
)

from evigate import EvidenceGate
from evigate.testing import Script, scripted_gate
from evigate_langchain import GatedOutput, gate_chain

Chain = Runnable[Any, Any]

SHAPES: dict[str, Callable[[str], Chain]] = {
    "text": text_chain,
    "message": lambda text: message_chain(plain_message(text)),
    "blocks": lambda text: message_chain(block_message(text)),
    "dict": dict_chain,
    "structured": structured_chain,
}

WITHHELD: dict[str, Script] = {
    "abstain": "abstain",
    "flag_conflict": "flag_conflict",
    "review under strict": "review",
}

WRAPPERS: Registry[Callable[[Chain, EvidenceGate], Chain]] = Registry()
WRAPPERS.add("buffer")(gate_chain)
WRAPPERS.add("include_verdict")(lambda c, g: gate_chain(c, g, include_verdict=True))
WRAPPERS.add("on_withhold=None")(lambda c, g: gate_chain(c, g, on_withhold=None))
WRAPPERS.add("on_withhold=callable")(
    lambda c, g: gate_chain(c, g, on_withhold=lambda text, record: {"withheld": text})
)
WRAPPERS.add("with_retry")(lambda c, g: gate_chain(c, g).with_retry())
WRAPPERS.add("with_fallbacks")(
    lambda c, g: gate_chain(c, g).with_fallbacks([RunnableLambda(lambda _: "fallback")])
)
WRAPPERS.add("with_config")(lambda c, g: gate_chain(c, g).with_config(tags=["t"]))
WRAPPERS.add("bind")(lambda c, g: gate_chain(c.with_config(tags=["t"]), g).bind())
WRAPPERS.add("in a sequence")(lambda c, g: gate_chain(c, g) | RunnableLambda(_same))
WRAPPERS.add("in a lambda")(lambda c, g: _in_a_lambda(gate_chain(c, g)))
WRAPPERS.add("gate in a gate")(lambda c, g: gate_chain(gate_chain(c, g), g))
WRAPPERS.add("around a retried chain")(lambda c, g: gate_chain(c.with_retry(), g))
WRAPPERS.add("around a bare lambda")(lambda c, g: gate_chain(_in_a_lambda(c), g))


def _same(value: Any) -> Any:
    return value


def _in_a_lambda(chain: Chain) -> Chain:
    async def acalled(given: Any) -> Any:
        return await chain.ainvoke(given)

    return RunnableLambda(lambda given: chain.invoke(given), acalled)


def gate_for(script: Script) -> EvidenceGate:
    return scripted_gate(script, policy="strict" if script == "review" else None)


def guarded(shape: str, wrapper: str, script: Script) -> Chain:
    chain = SHAPES[shape](CANARIES.answer())
    return WRAPPERS[wrapper](chain, gate_for(script))


@pytest.mark.parametrize("entry", ENTRY_POINTS.names())
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("wrapper", WRAPPERS.names())
def test_a_withheld_answer_shows_on_no_surface(
    wrapper: str, shape: str, entry: str
) -> None:
    for script in WITHHELD.values():
        recorder = Recorder()
        subject = guarded(shape, wrapper, script)
        ENTRY_POINTS[entry](subject, QUESTION, recorder)
        recorder.assert_clean()


@pytest.mark.parametrize("entry", GRAPH_ENTRY_POINTS.names())
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("wrapper", ["buffer", "sentence", "in a lambda"])
def test_a_withheld_answer_shows_in_no_stream_of_a_graph(
    wrapper: str, shape: str, entry: str
) -> None:
    recorder = Recorder()
    if wrapper == "sentence":
        chain = SHAPES[shape](CANARIES.answer())
        subject: Chain = gate_chain(chain, gate_for("abstain"), stream="sentence")
    else:
        subject = guarded(shape, wrapper, "abstain")
    GRAPH_ENTRY_POINTS[entry](subject, QUESTION, recorder)
    recorder.assert_clean()


@pytest.mark.parametrize("entry", DEPRECATED.names())
@pytest.mark.parametrize("shape", SHAPES)
def test_deprecated_streams_show_no_canary_before_they_end_or_raise(
    shape: str, entry: str
) -> None:
    recorder = Recorder()
    try:
        DEPRECATED[entry](guarded(shape, "buffer", "abstain"), QUESTION, recorder)
    except Exception as error:
        recorder.add("error", repr(error))
    recorder.assert_clean()


@pytest.mark.parametrize("entry", ENTRY_POINTS.names())
@pytest.mark.parametrize("shape", ["text", "message", "blocks", "dict"])
@pytest.mark.parametrize("action", WITHHELD)
def test_no_sentence_goes_out_when_the_first_does_not_pass(
    action: str, shape: str, entry: str
) -> None:
    recorder = Recorder()
    chain = SHAPES[shape](CANARIES.answer())
    subject = gate_chain(chain, gate_for(WITHHELD[action]), stream="sentence")
    ENTRY_POINTS[entry](subject, QUESTION, recorder)
    recorder.assert_clean()


@pytest.mark.parametrize("entry", ["stream", "astream", "astream_events v2"])
@pytest.mark.parametrize("shape", ["text", "message", "blocks", "dict"])
def test_a_sentence_that_does_not_pass_stays_back_with_all_beside_the_text(
    shape: str, entry: str
) -> None:
    gate = scripted_gate(
        choose=lambda call: (
            "abstain" if CANARIES.second_sentence in call.answer else "answer"
        )
    )
    recorder = Recorder()
    chain = SHAPES[shape](CANARIES.answer())
    subject = gate_chain(chain, gate, stream="sentence")
    ENTRY_POINTS[entry](subject, QUESTION, recorder)
    assert {leak.word for leak in recorder.leaks()} == {CANARIES.text}


@pytest.mark.parametrize("entry", ENTRY_POINTS.names())
@pytest.mark.parametrize("mode", ["buffer", "sentence", "observe"])
@pytest.mark.parametrize("shape", ["text", "message", "blocks", "dict"])
def test_a_released_answer_arrives_whole_and_once(
    shape: str, mode: Any, entry: str
) -> None:
    recorder = Recorder()
    chain = SHAPES[shape](CANARIES.answer())
    subject = gate_chain(chain, scripted_gate("answer"), stream=mode)
    ENTRY_POINTS[entry](subject, QUESTION, recorder)
    if entry == "astream_events v2":
        pieces = [
            event["data"]["chunk"]
            for _, event in recorder.seen
            if event["event"] == "on_chain_stream"
            and event["name"].startswith("Gated<")
        ]
    else:
        pieces = [value for _, value in recorder.seen]
    assert text_of(added(pieces)) == CANARIES.answer()


@pytest.mark.parametrize("mode", ["buffer", "sentence", "observe"])
def test_a_released_message_keeps_what_came_beside_the_text(mode: Any) -> None:
    chain = message_chain(plain_message(CANARIES.answer()))
    subject = gate_chain(chain, scripted_gate("answer"), stream=mode)
    message = added(list(subject.stream(QUESTION)))
    assert message.usage_metadata["total_tokens"] == 18
    assert message.response_metadata["finish_reason"] == "stop"
    assert message.response_metadata["logprobs"]
    assert message.additional_kwargs["reasoning_content"] == CANARIES.reasoning
    assert message.response_metadata["evigate"]["action"] == "answer"
    assert message.id == "answer-1"


@pytest.mark.parametrize("mode", ["buffer", "sentence"])
@pytest.mark.parametrize("make", [plain_message, block_message])
def test_a_withheld_message_keeps_id_name_usage_model_and_finish_reason_alone(
    make: Any, mode: Any
) -> None:
    chain = message_chain(make(CANARIES.answer()))
    subject = gate_chain(chain, scripted_gate("abstain"), stream=mode)
    for message in (subject.invoke(QUESTION), added(list(subject.stream(QUESTION)))):
        metadata = dict(message.response_metadata)
        assert metadata.pop("evigate")["action"] == "abstain"
        assert metadata == {"model_name": "shaped-1", "finish_reason": "stop"}
        assert message.usage_metadata["total_tokens"] == 18
        assert message.id == "answer-1"
        assert not message.additional_kwargs
        assert not message.tool_calls
        assert message.text.startswith("I could not find")


def test_a_withheld_answer_is_not_stored_in_a_message_history_around_the_gate() -> None:
    chain = message_chain(plain_message(CANARIES.answer()))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        store = InMemoryChatMessageHistory()
        subject = RunnableWithMessageHistory(
            RunnableLambda(lambda messages: messages[-1].content)
            | gate_chain(chain, scripted_gate("abstain")),
            lambda: store,
            history_factory_config=[],
        )
        recorder = Recorder()
        recorder.add("output", subject.invoke(QUESTION))
        recorder.add("streamed", list(subject.stream(QUESTION)))
    recorder.add("history", store.messages)
    recorder.assert_clean()
    assert len(store.messages) == 4


@pytest.mark.parametrize("entry", ENTRY_POINTS.names())
def test_the_harness_would_see_an_ungated_answer(entry: str) -> None:
    recorder = Recorder()
    chain = message_chain(block_message(CANARIES.answer()))
    ENTRY_POINTS[entry](chain, QUESTION, recorder)
    seen = {leak.word for leak in recorder.leaks()}
    assert seen == set(CANARIES.words()) - {CANARIES.tool_call}


@pytest.mark.parametrize("entry", GRAPH_ENTRY_POINTS.names())
def test_the_harness_would_see_an_ungated_answer_in_a_graph(entry: str) -> None:
    recorder = Recorder()
    chain = message_chain(block_message(CANARIES.answer()))
    GRAPH_ENTRY_POINTS[entry](chain, QUESTION, recorder)
    surfaces = {leak.surface for leak in recorder.leaks()}
    assert surfaces == set(recorder.surfaces()) - {"graph custom"}


def test_documents_and_question_survive_when_an_answer_is_withheld() -> None:
    chain = dict_chain(CANARIES.answer())
    shown = gate_chain(chain, scripted_gate("abstain")).invoke(QUESTION)
    assert shown["input"] == QUESTION
    assert shown["context"] == [Document(FACT, id="w")]
    assert shown["answer"].startswith("I could not find")


def added(pieces: list[Any]) -> Any:
    """Chunks added up as LangChain adds them."""
    whole = pieces[0]
    for piece in pieces[1:]:
        whole = whole + piece
    return whole


def text_of(output: Any) -> str:
    """The text that a reader of the output sees."""
    if isinstance(output, GatedOutput):
        return text_of(output.output)
    if isinstance(output, dict):
        return text_of(output["answer"])
    if isinstance(output, BaseMessage):
        return str(output.text)
    return str(output)


def test_text_is_read_from_blocks() -> None:
    message = block_message("One. Two.")
    assert text_of(message) == "One. Two."
    assert any(text == CANARIES.reasoning for _, text in texts_in(message))
    assert isinstance(message, AIMessage)
