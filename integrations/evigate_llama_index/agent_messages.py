"""What an agent's messages and events are replaced by, and what is held back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from llama_index.core.agent.workflow import AgentOutput, AgentStream
from llama_index.core.base.llms.types import ChatMessage, TextBlock
from llama_index.core.workflow import Event

# Names under which models report usage, the model and why it stopped.
_KEPT: Final = (
    "id",
    "name",
    "model",
    "usage",
    "token_usage",
    "prompt_tokens",
    "completion_tokens",
    "total_tokens",
    "finish_reason",
    "stop_reason",
    "done_reason",
)
_LONGEST: Final = 200


class EvidenceGateEvent(Event):
    """Written to the stream of a gated agent with each verdict.

    Attributes:
        record: the verdict's text-free record.

    >>> EvidenceGateEvent(record={"action": "abstain"}).record["action"]
    'abstain'
    """

    record: dict[str, Any]


class HeldContext:
    """A workflow context that keeps the model's tokens back.

    Everything else goes to the context that it stands for.
    """

    def __init__(self, ctx: Any, *, hold: bool) -> None:
        self._ctx = ctx
        self._hold = hold
        self.held: list[AgentStream] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._ctx, name)

    def write_event_to_stream(self, event: Any) -> None:
        """Write an event, unless it is a piece of an answer."""
        if self._hold and isinstance(event, AgentStream):
            self.held.append(event)
        else:
            self._ctx.write_event_to_stream(event)

    def release(self) -> None:
        """Write what was held, as it came."""
        for event in self.held:
            self._ctx.write_event_to_stream(event)

    def replace(self, text: str, agent_name: str, tool_calls: Any = ()) -> None:
        """Write one piece in the place of those that were held."""
        if self.held:
            self._ctx.write_event_to_stream(
                AgentStream(
                    delta=text,
                    response=text,
                    current_agent_name=agent_name,
                    tool_calls=list(tool_calls),
                )
            )


def visible_text(message: ChatMessage) -> str:
    """What the reader of a message sees."""
    return "".join(b.text for b in message.blocks if isinstance(b, TextBlock))


def replacement(message: ChatMessage, text: str) -> ChatMessage:
    """A new message in the place of a withheld one: role, usage and text only."""
    return ChatMessage(
        role=message.role,
        blocks=[TextBlock(text=text)],
        additional_kwargs=kept_values(message.additional_kwargs),
    )


def without_text(message: ChatMessage) -> ChatMessage:
    """The message with its tool calls, without what it says or reasons."""
    blocks = [
        block
        for block in message.blocks
        if getattr(block, "block_type", None) == "tool_call"
    ]
    kept = kept_values(message.additional_kwargs)
    if "tool_calls" in message.additional_kwargs:
        kept["tool_calls"] = message.additional_kwargs["tool_calls"]
    return ChatMessage(role=message.role, blocks=blocks, additional_kwargs=kept)


def kept_values(values: Any) -> dict[str, Any]:
    """Usage, model name and finish reason of a raw payload; nothing else of it."""
    if not isinstance(values, Mapping):
        return {}
    kept = {}
    for key in _KEPT:
        value = _kept_value(values.get(key))
        if value is not None:
            kept[key] = value
    return kept


def _kept_value(value: Any) -> Any:
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, str):
        return value if len(value) <= _LONGEST else None
    if isinstance(value, Mapping):
        return {str(k): v for k, v in value.items() if isinstance(v, (int, float))}
    return None


def replaced_output(
    output: AgentOutput, message: ChatMessage, **changes: Any
) -> AgentOutput:
    """A new output around another message, without the raw payload's texts."""
    return AgentOutput(
        response=message,
        current_agent_name=output.current_agent_name,
        raw=kept_values(output.raw) or None,
        **changes,
    )
