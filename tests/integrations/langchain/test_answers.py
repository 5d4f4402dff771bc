"""Where the answer is in an output, and what stands in its place."""

from __future__ import annotations

from typing import Any

import pytest
from langchain_core.documents import Document
from langchain_core.messages import (
    AIMessage,
    AIMessageChunk,
    ChatMessage,
    HumanMessage,
    SystemMessage,
    ToolMessage,
)
from langchain_core.messages.base import TextAccessor
from langchain_core.runnables.utils import AddableDict

from evigate import AnswerWithheldError
from evigate_langchain import answer_text, replace_answer
from evigate_langchain.answers import AnswerReader

RECORD = {"schema": "evigate.verdict/1", "action": "abstain"}
TOOL_CALL = {"name": "search", "args": {"q": "x"}, "id": "1"}


@pytest.mark.parametrize(
    ("output", "text"),
    [
        ("Three.", "Three."),
        (TextAccessor("Three."), "Three."),
        ("<think>Two? No.</think>\n\nThree.", "Three."),
        (AIMessage("Three."), "Three."),
        (AIMessage(["Thr", {"type": "text", "text": "ee."}]), "Three."),
        (AIMessage([{"type": "reasoning", "reasoning": "Two?"}]), ""),
        (AIMessage("", additional_kwargs={"reasoning_content": "Two?"}), ""),
        (AIMessageChunk("Three."), "Three."),
        (ChatMessage("Three.", role="assistant"), "Three."),
        ([HumanMessage("How long?"), AIMessage("Three.")], "Three."),
        ({"messages": [HumanMessage("How long?"), AIMessage("Three.")]}, "Three."),
        ({"input": "How long?", "context": [], "answer": "Three."}, "Three."),
        ({"query": "How long?", "result": "Three."}, "Three."),
        ({"input": "How long?", "output": AIMessage("Three.")}, "Three."),
        ({"question": "How long?", "generation": "Three."}, "Three."),
        ({"answer": {"years": 3, "note": "Three."}}, "3\nThree."),
        ({"years": 3, "note": "Three."}, "3\nThree."),
        (None, ""),
        ("", ""),
        (AIMessage("", tool_calls=[TOOL_CALL]), None),
        (AIMessage("I look.", tool_calls=[TOOL_CALL]), "I look."),
        ({"messages": [AIMessage("Old."), HumanMessage("How long?")]}, None),
    ],
)
def test_the_answer_is_found_in_every_usual_shape(
    output: Any, text: str | None
) -> None:
    assert answer_text(output) == text


def test_a_text_is_replaced_by_a_plain_text() -> None:
    replaced = replace_answer(TextAccessor("Nine."), "Unsure.", RECORD)
    assert replaced == "Unsure."
    assert type(replaced) is str


def test_a_message_is_replaced_by_one_of_its_kind() -> None:
    chunk = AIMessageChunk("Nine.", id="1", tool_calls=[TOOL_CALL])
    replaced = replace_answer(chunk, "Unsure.", RECORD)
    assert isinstance(replaced, AIMessageChunk)
    assert (replaced.content, replaced.id) == ("Unsure.", "1")
    assert replaced.tool_calls == []
    spoken = ChatMessage("Nine.", role="bot", id="2")
    assert replace_answer(spoken, "Unsure.", RECORD).role == "bot"


def test_content_in_blocks_stays_content_in_blocks() -> None:
    message = AIMessage([{"type": "text", "text": "Nine.", "annotations": ["x"]}])
    replaced = replace_answer(message, "Unsure.", RECORD)
    assert replaced.content == [{"type": "text", "text": "Unsure."}]


def test_a_finish_reason_that_is_no_short_name_goes() -> None:
    message = AIMessage(
        "Nine.",
        response_metadata={"finish_reason": "Nine. " * 100, "model_name": ["m"]},
    )
    replaced = replace_answer(message, "Unsure.", RECORD)
    assert set(replaced.response_metadata) == {"evigate"}


def test_all_from_the_last_message_of_the_model_on_is_replaced() -> None:
    before = [SystemMessage("s"), HumanMessage("How long?")]
    state = {
        "messages": [
            *before,
            AIMessage("", tool_calls=[TOOL_CALL], id="m"),
            ToolMessage("Returning structured response: Nine.", tool_call_id="1"),
        ],
    }
    replaced = replace_answer(state, "Unsure.", RECORD)
    assert replaced["messages"][:2] == before
    assert [m.content for m in replaced["messages"][2:]] == ["Unsure."]
    assert replaced["messages"][2].id == "m"


def test_only_what_was_given_or_retrieved_survives_beside_the_answer() -> None:
    documents = [Document("It lasts 3 years.")]
    given = {"question": "How long?", "tenant": "acme", "limits": [1, 2]}
    output = {
        **given,
        "context": documents,
        "sources": documents,
        "answer": "Nine.",
        "quote": "Nine, it says.",
        "raw": AIMessage("Nine."),
        "chat_history": [HumanMessage("How long?"), AIMessage("Nine.")],
        "usage": {"tokens": 3},
    }
    replaced = AnswerReader().replaced(output, "Unsure.", RECORD, given)
    assert replaced == {
        **given,
        "context": documents,
        "sources": documents,
        "answer": "Unsure.",
        "quote": None,
        "raw": None,
        "chat_history": None,
        "usage": None,
    }
    assert output["quote"] == "Nine, it says."


def test_a_context_that_holds_messages_does_not_survive() -> None:
    output = {"context": [AIMessage("Nine.")], "answer": "Nine."}
    assert replace_answer(output, "Unsure.", RECORD)["context"] is None


def test_a_mapping_keeps_its_class() -> None:
    output = AddableDict({"answer": "Nine."})
    assert type(replace_answer(output, "Unsure.", RECORD)) is AddableDict


def test_a_structured_answer_under_a_key_follows_on_withhold() -> None:
    output = {"input": "How long?", "answer": {"years": 9}}
    with pytest.raises(AnswerWithheldError):
        replace_answer(output, "Unsure.", RECORD)
    replaced = replace_answer(output, "Unsure.", RECORD, on_withhold=None)
    assert replaced == {"input": "How long?", "answer": None}


def test_a_missing_answer_under_a_key_becomes_the_text() -> None:
    assert replace_answer({"answer": None}, "Unsure.", RECORD) == {"answer": "Unsure."}


def test_a_released_output_is_marked_on_a_copy() -> None:
    message = AIMessage("Three.", id="1")
    state = {"messages": [HumanMessage("How long?"), message], "count": 1}
    marked = AnswerReader().with_record(state, RECORD)
    assert marked["messages"][1].response_metadata == {"evigate": RECORD}
    assert marked["messages"][1].content == "Three."
    assert message.response_metadata == {}
    assert state["messages"][1] is message


def test_a_released_text_stays_the_same_object() -> None:
    text = "Three."
    assert AnswerReader().with_record(text, RECORD) is text
    output = {"answer": text}
    assert AnswerReader().with_record(output, RECORD) is output


CALL = {"name": "kb", "args": {"query": "warranty"}, "id": "c1"}
TURN = [
    HumanMessage("Hello!"),
    AIMessage("Hi, an earlier answer."),
    HumanMessage("How long?"),
    AIMessage("Nine, I think.", tool_calls=[CALL]),
    ToolMessage("3 years.", tool_call_id="c1"),
    AIMessage("A draft: nine."),
    AIMessage("Nine."),
]


def test_drafts_of_the_same_turn_are_judged_with_the_answer() -> None:
    assert answer_text({"messages": TURN}) == "A draft: nine.\nNine."
    assert answer_text({"messages": TURN[:-3]}) == "Nine, I think."
    asking = AIMessage("", tool_calls=[CALL])
    assert answer_text([AIMessage("A draft."), asking]) == "A draft."
    assert answer_text([AIMessage("A draft."), AIMessage("")]) == ""


def test_no_words_of_the_same_turn_survive_a_withheld_answer() -> None:
    shown = replace_answer({"messages": TURN}, "Unsure.", RECORD)["messages"]
    assert [message.content for message in shown] == [
        "Hello!",
        "Hi, an earlier answer.",
        "How long?",
        "",
        "3 years.",
        "Unsure.",
    ]
    assert shown[3].tool_calls[0]["args"] == CALL["args"]
    assert TURN[3].content == "Nine, I think."


@pytest.mark.parametrize("shape", [lambda m: m, lambda m: [m], lambda m: {"answer": m}])
def test_images_in_an_answer_are_noticed_in_every_shape(shape: Any) -> None:
    reader = AnswerReader()
    image = AIMessage([{"type": "text", "text": "See"}, {"type": "image", "url": "x"}])
    assert reader.has_unread(shape(image))
    assert not reader.has_unread(shape(AIMessage("See")))
    assert not reader.has_unread("See")
