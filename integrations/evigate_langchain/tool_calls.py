"""Messages that call tools: their calls without their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from langchain_core.messages import AIMessage

from evigate_langchain.messages import replaced_message

# Parts of a tool call's message that the provider needs back to go on.
_KEPT_BLOCKS: Final = frozenset(
    {"tool_use", "tool_call", "function_call", "thinking", "redacted_thinking"}
)


def only_calls(
    message: AIMessage,
    record: Mapping[str, Any],
    emptied: frozenset[str] = frozenset(),
) -> AIMessage:
    """The tool calls of a message without its words.

    Signatures and thinking stay where a provider needs them to go on after the tools;
    calls that are attempts at an answer lose their arguments.
    """
    shown = replaced_message(message, "", record)
    content: Any = ""
    if isinstance(message.content, list):
        content = [
            _emptied(block, emptied)
            for block in message.content
            if isinstance(block, Mapping) and block.get("type") in _KEPT_BLOCKS
        ]
    calls = [
        {**call, "args": {} if call["id"] in emptied else call["args"]}
        for call in message.tool_calls
    ]
    signatures = {
        key: value
        for key, value in message.additional_kwargs.items()
        if "signature" in key
    }
    return AIMessage(
        content=content,
        id=message.id,
        name=message.name,
        tool_calls=calls,
        additional_kwargs=signatures,
        response_metadata=shown.response_metadata,
        usage_metadata=message.usage_metadata,
    )


def _emptied(block: Mapping[str, Any], emptied: frozenset[str]) -> dict[str, Any]:
    names = ("id", "call_id")
    if any(block.get(name) in emptied for name in names):
        parts = {"input": {}, "args": {}, "arguments": "{}"}
        return {k: parts.get(k, v) for k, v in block.items() if k != "partial_json"}
    return dict(block)
