"""What a chat message says to its reader, and the message shown in its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from langchain_core.messages import (
    AIMessage,
    AIMessageChunk,
    BaseMessage,
    ChatMessage,
    ChatMessageChunk,
    HumanMessage,
)

from evigate import content_text, without_reasoning

METADATA_KEY: Final = "evigate"
"""Where a message carries the text-free record: ``response_metadata["evigate"]``."""

M = TypeVar("M", bound=BaseMessage)

# Names under which providers report the model and why it stopped.
_KEPT_METADATA: Final = (
    "model_name",
    "model",
    "finish_reason",
    "stop_reason",
    "done_reason",
)
_LONGEST_NAME: Final = 200
_UNREAD_BLOCKS: Final = frozenset(
    {
        "image",
        "image_url",
        "input_image",
        "audio",
        "input_audio",
        "video",
        "file",
        "input_file",
        "document",
        "media",
    }
)


def visible_text(message: BaseMessage) -> str:
    """What the reader of a message sees: no reasoning, tool calls or images.

    >>> visible_text(AIMessage([{"type": "reasoning", "reasoning": "Hm."}, "3 years."]))
    '3 years.'
    """
    return without_reasoning(content_text(message.content))


def is_tool_turn(message: BaseMessage) -> bool:
    """Does the message only call tools, without saying anything?"""
    calls = getattr(message, "tool_calls", None) or getattr(
        message, "tool_call_chunks", None
    )
    return bool(calls) and not visible_text(message).strip()


def has_unread_blocks(prompt: Sequence[BaseMessage] | str | None) -> bool:
    """Do the messages hold images, files or other blocks beside text and reasoning?"""
    if prompt is None or isinstance(prompt, str):
        return False
    return any(
        isinstance(block, Mapping) and block.get("type") in _UNREAD_BLOCKS
        for message in prompt
        if not isinstance(message.content, str)
        for block in message.content
    )


def last_ai_index(messages: Sequence[Any]) -> int | None:
    """Position of the last message that a model wrote, in this turn."""
    for index in range(len(messages) - 1, -1, -1):
        if isinstance(messages[index], (AIMessage, ChatMessage)):
            return index
        if isinstance(messages[index], HumanMessage):
            return None
    return None


def start_of_turn(messages: Sequence[Any]) -> int:
    """Position after the user's last message; 0 where there is none."""
    for index in range(len(messages) - 1, -1, -1):
        if isinstance(messages[index], HumanMessage):
            return index + 1
    return 0


def replaced_message(
    message: BaseMessage, text: str, record: Mapping[str, Any]
) -> BaseMessage:
    """A new message that says ``text`` in the place of a withheld one.

    It keeps id, name, usage metadata, model name and finish reason, and nothing else:
    reasoning, log-probabilities, raw payloads, citations and tool calls go.

    >>> withheld = AIMessage("secret", id="7", additional_kwargs={"reasoning": "..."})
    >>> shown = replaced_message(withheld, "I don't know.", {})
    >>> shown.content, shown.id, shown.additional_kwargs
    ("I don't know.", '7', {})
    """
    content: Any = text
    if not isinstance(message.content, str):
        content = [{"type": "text", "text": text}]
    kept: dict[str, Any] = {
        "content": content,
        "id": message.id,
        "name": message.name,
        "response_metadata": {**_kept_metadata(message), METADATA_KEY: dict(record)},
    }
    if isinstance(message, (ChatMessage, ChatMessageChunk)):
        return type(message)(**kept, role=message.role)
    usage = getattr(message, "usage_metadata", None)
    if usage is not None:
        kept["usage_metadata"] = dict(usage)
    if isinstance(message, AIMessageChunk):
        return AIMessageChunk(**kept, chunk_position="last")
    return AIMessage(**kept)


def message_with_record(message: M, record: Mapping[str, Any]) -> M:
    """A copy of a message that carries the record; the message itself stays."""
    metadata = {**message.response_metadata, METADATA_KEY: dict(record)}
    return message.model_copy(update={"response_metadata": metadata})


def _kept_metadata(message: BaseMessage) -> dict[str, str]:
    metadata = message.response_metadata
    return {
        key: metadata[key]
        for key in _KEPT_METADATA
        if isinstance(metadata.get(key), str) and len(metadata[key]) <= _LONGEST_NAME
    }
