"""Gated chat engines: copies that share memory and keep conversations straight."""

from __future__ import annotations

from typing import Any

import pytest
from llama_index.core.base.llms.types import ChatMessage
from llama_index.core.chat_engine import (
    CondensePlusContextChatEngine,
    CondenseQuestionChatEngine,
    ContextChatEngine,
    SimpleChatEngine,
)
from llama_index.core.chat_engine.types import AgentChatResponse
from llama_index.core.memory import ChatMemoryBuffer
from tests.integrations.llama_index.fakes import ListRetriever, TextLLM, engine_for

from evigate import EvidenceGate, GateUsageError, Policy
from evigate.testing import scripted_gate
from evigate_llama_index import (
    METADATA_KEY,
    EvidenceGatePostprocessor,
    GatedQueryEngine,
    collect_verdicts,
    gate_chat_engine,
    gate_request,
)

DOCUMENT = "The warranty lasts 3 years."


def memory() -> ChatMemoryBuffer:
    return ChatMemoryBuffer.from_defaults(token_limit=9_000)


def context_engine(llm: Any = None, **options: Any) -> ContextChatEngine:
    return ContextChatEngine.from_defaults(
        ListRetriever(DOCUMENT), llm=llm or TextLLM(), memory=memory(), **options
    )


def condense_engine(query_engine: Any, llm: Any = None) -> Any:
    return CondenseQuestionChatEngine.from_defaults(
        query_engine, llm=llm or TextLLM(), memory=memory()
    )


def test_the_copy_is_of_a_subclass_and_the_user_s_engine_stays_ungated() -> None:
    engine = context_engine(TextLLM("secret"))
    before = dict(engine.__dict__)
    chat = gate_chat_engine(engine, scripted_gate("abstain"))
    assert isinstance(chat, ContextChatEngine)
    assert type(chat).__name__ == "GatedContextChatEngine"
    assert "secret" not in str(chat.chat("How long?"))
    assert engine.__dict__ == before
    assert type(engine) is ContextChatEngine
    assert "secret" in str(engine.chat("How long?"))


def test_memory_is_shared_and_reset_together() -> None:
    engine = context_engine()
    chat = gate_chat_engine(engine, scripted_gate())
    chat.chat("How long?")
    assert len(engine.chat_history) == 2
    chat.reset()
    assert engine.chat_history == []


def test_the_next_turn_never_sees_a_withheld_answer() -> None:
    llm = TextLLM("secret nine years")
    chat = gate_chat_engine(context_engine(llm), scripted_gate("abstain"))
    chat.chat("How long?")
    chat.chat("Sure?")
    assert "secret" not in llm.prompts[-1]
    assert "could not find" in llm.prompts[-1]


def test_earlier_turns_travel_with_the_call() -> None:
    chat = gate_chat_engine(context_engine(), scripted_gate())
    chat.chat("How long?")
    with collect_verdicts() as verdicts:
        chat.chat("And for bikes?")
    assert [(t.role, t.content) for t in verdicts[0].call.history] == [
        ("user", "How long?"),
        ("assistant", DOCUMENT),
    ]
    assert verdicts[0].call.question == "And for bikes?"


@pytest.mark.parametrize("is_async", [False, True])
async def test_a_follow_up_is_judged_as_the_question_it_was_condensed_to(
    is_async: bool,
) -> None:
    def reply(prompt: str) -> str:
        condensing = "standalone question" in prompt.lower()
        return "How long is the warranty of bikes?" if condensing else DOCUMENT

    engine = CondensePlusContextChatEngine.from_defaults(
        ListRetriever(DOCUMENT), llm=TextLLM(reply=reply), memory=memory()
    )
    chat = gate_chat_engine(engine, scripted_gate())
    with collect_verdicts() as verdicts:
        for question in ("How long is the warranty?", "And for bikes?"):
            if is_async:
                await chat.achat(question)
            else:
                chat.chat(question)
    assert [v.call.question for v in verdicts] == [
        "How long is the warranty?",
        "How long is the warranty of bikes?",
    ]


def test_records_are_in_the_metadata_of_whole_and_streamed_responses() -> None:
    chat = gate_chat_engine(context_engine(), scripted_gate("review"))
    assert chat.chat("How long?").metadata[METADATA_KEY]["route"] == "review"
    response = chat.stream_chat("How long?")
    "".join(response.response_gen)
    assert response.metadata[METADATA_KEY]["route"] == "review"


def test_streaming_switches_do_not_reach_the_user_s_query_engine() -> None:
    engine = engine_for(DOCUMENT)
    chat = gate_chat_engine(condense_engine(engine), scripted_gate())
    response = chat.stream_chat("How long?")
    assert "".join(response.response_gen) == DOCUMENT
    assert engine._response_synthesizer._streaming is False


def test_query_engines_of_other_kinds_are_gated_inside_too() -> None:
    inner = GatedQueryEngine(engine_for(DOCUMENT), scripted_gate())
    chat = gate_chat_engine(condense_engine(inner), scripted_gate("abstain"))
    assert "could not find" in str(chat.chat("How long?"))
    response = chat.stream_chat("How long?")
    assert "could not find" in "".join(response.response_gen)


def test_a_gated_query_engine_works_in_a_plain_chat_engine() -> None:
    gated = GatedQueryEngine(
        engine_for(DOCUMENT, llm=TextLLM("secret"), streaming=True),
        scripted_gate("abstain"),
    )
    chat = condense_engine(gated)
    assert "secret" not in str(chat.chat("How long?"))
    assert "secret" not in "".join(chat.stream_chat("How long?").response_gen)
    assert "secret" not in repr(chat.chat_history)


def test_no_model_is_asked_when_the_evidence_gate_stops_the_turn() -> None:
    llm = TextLLM("secret")
    engine = context_engine(
        llm,
        node_postprocessors=[EvidenceGatePostprocessor(EvidenceGate())],
    )
    chat = gate_chat_engine(engine, EvidenceGate())
    response = chat.chat("What is the price of a red bicycle in Sevilla?")
    assert llm.prompts == []
    assert "could not find" in str(response)
    assert response.metadata["evigate_evidence"]["action"] == "abstain"
    assert chat.chat_history[-1].content == str(response)


@pytest.mark.parametrize("is_async", [False, True])
async def test_a_fault_further_on_stops_the_rest_and_memory_keeps_what_was_shown(
    is_async: bool,
) -> None:
    llm = TextLLM(f"{DOCUMENT} A secret second sentence. And a third one.")
    gate = scripted_gate(
        choose=lambda call: "abstain" if "secret" in call.answer else "answer"
    )
    chat = gate_chat_engine(context_engine(llm), gate, mode="sentence")
    if is_async:
        response = await chat.astream_chat("How long?")
        shown = "".join([piece async for piece in response.async_response_gen()])
    else:
        shown = "".join(chat.stream_chat("How long?").response_gen)
    assert shown.startswith(DOCUMENT)
    assert "secret" not in shown
    assert "could not find" in shown
    assert chat.chat_history[-1].content == shown


def test_a_request_sets_the_policy_of_one_turn() -> None:
    chat = gate_chat_engine(context_engine(), scripted_gate("review"))
    with gate_request(policy="strict"):
        held = str(chat.chat("How long?"))
        streamed = chat.stream_chat("How long?")
    assert "held back" in held
    assert "held back" in "".join(streamed.response_gen)
    assert str(chat.chat("How long?")) == DOCUMENT


def test_chat_history_given_by_the_caller_is_respected() -> None:
    chat = gate_chat_engine(context_engine(), scripted_gate())
    with collect_verdicts() as verdicts:
        chat.chat("And now?", [ChatMessage(role="user", content="Hello")])
    assert [t.content for t in verdicts[0].call.history] == ["Hello"]


def test_engines_that_cannot_be_gated_are_refused() -> None:
    gate = scripted_gate()
    simple = SimpleChatEngine.from_defaults(llm=TextLLM(), memory=memory())
    with pytest.raises(GateUsageError, match="SimpleChatEngine"):
        gate_chat_engine(simple, gate)
    with pytest.raises(GateUsageError, match="already"):
        gate_chat_engine(gate_chat_engine(context_engine(), gate), gate)


@pytest.mark.parametrize("failure", ["error", "nonsense", "hang"])
@pytest.mark.parametrize("on_failure", ["abstain", "review", "release"])
@pytest.mark.parametrize("entry", ["chat", "achat", "stream_chat", "astream_chat"])
async def test_the_policy_decides_when_scoring_fails(
    entry: str, on_failure: Any, failure: Any
) -> None:
    policy = Policy(on_error=on_failure, on_timeout=on_failure, timeout=0.05)
    gate = scripted_gate(failure, policy=policy, hang_seconds=0.5)
    chat = gate_chat_engine(context_engine(), gate)
    response = getattr(chat, entry)("How long?")
    if entry.startswith("a"):
        response = await response
    if entry == "stream_chat":
        text = "".join(response.response_gen)
    elif entry == "astream_chat":
        text = "".join([piece async for piece in response.async_response_gen()])
    else:
        text = str(response)
    code = response.metadata[METADATA_KEY]["reasons"][0]["code"]
    assert code == ("timed_out" if failure == "hang" else "scoring_failed")
    assert (text == DOCUMENT) == (on_failure != "abstain")
    assert chat.chat_history[-1].content == text


def test_a_subclass_that_answers_past_the_gate_shows_nothing() -> None:
    class Shortcut(ContextChatEngine):
        """Asks its model directly."""

        def chat(self, message: str, *args: Any, **kwargs: Any) -> Any:
            return AgentChatResponse(response=str(self._llm.complete(message)))

    engine = Shortcut.from_defaults(
        ListRetriever(DOCUMENT), llm=TextLLM("secret"), memory=memory()
    )
    with pytest.raises(GateUsageError, match="could not be gated"):
        gate_chat_engine(engine, scripted_gate()).chat("How long?")


def test_errors_of_the_model_reach_the_caller_and_not_the_memory() -> None:
    engine = context_engine(TextLLM(failure=True))
    chat = gate_chat_engine(engine, scripted_gate())
    with pytest.raises(RuntimeError, match="down"):
        chat.chat("How long?")
    assert engine.chat_history == []
