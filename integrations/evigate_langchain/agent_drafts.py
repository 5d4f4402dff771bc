"""What an agent's model said in one call, and what stands in its place.

A model call of an agent gives one of four drafts: an answer in words; a structured
answer; an attempt at a structured answer that did not fit the schema; words beside
tool calls. A call that only asks for tools gives none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeGuard
from uuid import uuid4

from langchain.agents import structured_output
from langchain.agents.middleware.types import ModelResponse
from langchain.agents.structured_output import StructuredOutputError
from langchain_core.messages import AIMessage, BaseMessage, ToolMessage

from evigate import structured_text
from evigate_langchain.answers import AnswerReader
from evigate_langchain.messages import (
    METADATA_KEY,
    message_with_record,
    replaced_message,
    visible_text,
)
from evigate_langchain.tool_calls import only_calls

DraftKind = Literal["answer", "structured", "attempt", "words"]

_MISFIT: Final = "Error: the arguments do not fit the required format. Try again."


@dataclass(frozen=True, slots=True)
class Draft:
    """What is to be judged of one model response.

    Attributes:
        kind: see the module.
        text: all that a reader would see of it.
        message: the message that carries it; it has an id.
        position: of that message in the response.
    """

    kind: DraftKind
    text: str
    message: AIMessage
    position: int

    def __repr__(self) -> str:
        return f"Draft({self.kind!r}, characters={len(self.text)})"

    @property
    def final(self) -> bool:
        """Does the agent's turn end with it?"""
        return self.kind in ("answer", "structured")


def read_draft(response: ModelResponse, reader: AnswerReader) -> Draft | None:
    """The draft in a model response; None where there is nothing to judge."""
    positions = [i for i, m in enumerate(response.result) if isinstance(m, AIMessage)]
    if not positions:
        return None
    position = positions[-1]
    message = response.result[position]
    if not isinstance(message, AIMessage) or already_withheld(message):
        return None
    said = "\n".join(
        filter(str.strip, (visible_text(response.result[i]) for i in positions))
    )
    kind, text = _kind_and_text(response, message, said, reader)
    if kind is None:
        return None
    if message.id is None:
        message = message.model_copy(update={"id": str(uuid4())})
    return Draft(kind, text, message, position)


def _kind_and_text(
    response: ModelResponse, message: AIMessage, said: str, reader: AnswerReader
) -> tuple[DraftKind | None, str]:
    structured = response.structured_response
    if structured is not None:
        text = structured_text(structured, reader.fields)
        beside = said if message.tool_calls and reader.fields is None else ""
        return "structured", "\n".join(filter(None, (beside, text)))
    answered = _answered_calls(response)
    if answered:
        tried = [c["args"] for c in message.tool_calls if c["id"] in answered]
        return "attempt", "\n".join(filter(None, (said, structured_text(tried))))
    if message.tool_calls:
        return ("words", said) if said else (None, "")
    return "answer", said


def quotes_the_model(error: Exception) -> bool:
    """Did a structured answer not fit, so that the error says what it was?

    The first 1.0 releases raise a bare ValueError for it.
    """
    if isinstance(error, StructuredOutputError):
        return True
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    raised_in = trace.tb_frame.f_globals.get("__name__") if trace is not None else ""
    return raised_in == structured_output.__name__


def said_in(error: Exception) -> str:
    """What the model said in an answer that did not fit the schema."""
    message = getattr(error, "ai_message", None)
    if not isinstance(message, AIMessage):
        return "\n".join([str(error), getattr(error.__cause__, "doc", "")])
    tried = structured_text([call["args"] for call in message.tool_calls])
    return "\n".join(filter(None, (visible_text(message), tried)))


def already_withheld(message: Any) -> TypeGuard[AIMessage]:
    """Did a gate put this message in the place of another, with no tool calls left?"""
    if not isinstance(message, AIMessage) or message.tool_calls:
        return False
    record = message.response_metadata.get(METADATA_KEY)
    return isinstance(record, Mapping) and record.get("released") is False


def released(
    response: ModelResponse, draft: Draft, record: Mapping[str, Any]
) -> ModelResponse:
    """The response as it is, with the record on its message."""
    result = list(response.result)
    result[draft.position] = message_with_record(draft.message, record)
    return ModelResponse(
        result=result, structured_response=response.structured_response
    )


def withheld(
    response: ModelResponse,
    draft: Draft,
    text: str,
    record: Mapping[str, Any],
    structured: Any = None,
) -> ModelResponse:
    """A response without the draft: ``text`` stands in its place.

    Args:
        structured: what stands in place of a structured answer.
    """
    if draft.kind == "words":
        return _with_last_message(
            list(response.result), draft, only_calls(draft.message, record), record
        )
    if draft.kind == "attempt":
        return _without_attempt(response, draft, record)
    return ModelResponse(
        result=[replaced_message(draft.message, text, record)],
        structured_response=structured,
    )


def _answered_calls(response: ModelResponse) -> frozenset[str]:
    """Calls that the agent answered itself: attempts at a structured answer."""
    return frozenset(
        m.tool_call_id for m in response.result if isinstance(m, ToolMessage)
    )


def _without_attempt(
    response: ModelResponse, draft: Draft, record: Mapping[str, Any]
) -> ModelResponse:
    """The model may try again, but neither its attempt nor its errors stay."""
    result: list[BaseMessage] = [
        message.model_copy(update={"content": _MISFIT, "artifact": None})
        if isinstance(message, ToolMessage)
        else message
        for message in response.result
    ]
    attempts = _answered_calls(response)
    return _with_last_message(
        result, draft, only_calls(draft.message, record, attempts), record
    )


def _with_last_message(
    result: list[BaseMessage],
    draft: Draft,
    message: AIMessage,
    record: Mapping[str, Any],
) -> ModelResponse:
    """The model's words in messages before it were judged with its own, and go."""
    result[draft.position] = message
    kept: list[BaseMessage] = []
    for other in result:
        if other is message or not isinstance(other, AIMessage):
            kept.append(other)
        elif other.tool_calls:
            kept.append(only_calls(other, record))
    return ModelResponse(result=kept)
