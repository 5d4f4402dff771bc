"""Earlier turns in every form that users have at hand -> Turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from evigate.errors import InvalidCallError


@dataclass(frozen=True, slots=True, repr=False)
class Turn:
    """One earlier message of the conversation.

    Attributes:
        role: ``"user"``, ``"assistant"`` or what the framework calls it.
        content: what was said.

    Raises:
        InvalidCallError: when one of them is no string.

    >>> Turn("user", "How long is the warranty?")
    Turn(role='user', characters=25)
    """

    role: str
    content: str

    def __post_init__(self) -> None:
        for name in ("role", "content"):
            value = getattr(self, name)
            if not isinstance(value, str):
                raise InvalidCallError(
                    f"a turn's {name} must be a string, got {type(value).__name__}",
                    code="invalid_history",
                )

    def __repr__(self) -> str:
        return f"Turn(role={self.role!r}, characters={len(self.content)})"


_ROLES = {"human": "user", "ai": "assistant", "model": "assistant", "bot": "assistant"}


def as_turns(history: Iterable[Any] | None) -> tuple[Turn, ...]:
    """Read earlier turns: ``{"role", "content"}``, pairs, or message objects.

    Pairs are ``(role, content)`` when the first part is a known role, otherwise
    ``(user text, assistant text)`` as chat front ends keep them.

    Raises:
        InvalidCallError: for anything else; names the position and the type.

    >>> as_turns([("user", "Hi"), {"role": "ai", "content": "Hello"}])[1].role
    'assistant'
    >>> [t.role for t in as_turns([("How long?", "3 years.")])]
    ['user', 'assistant']
    """
    if history is None:
        return ()
    if isinstance(history, (str, bytes, Mapping)) or not hasattr(history, "__iter__"):
        raise InvalidCallError(
            f"history must be a list of turns, got {type(history).__name__}",
            code="invalid_history",
        )
    turns: list[Turn] = []
    for position, item in enumerate(history):
        turns.extend(_as_turns_of_item(item, position))
    return tuple(turns)


_KNOWN_ROLES = frozenset(
    {"user", "assistant", "system", "tool", "developer", "function", *_ROLES}
)


def _as_turns_of_item(item: Any, position: int) -> Sequence[Turn]:
    if isinstance(item, Turn):
        return (item,)
    if isinstance(item, Mapping) and "role" in item:
        return (_turn(item["role"], item.get("content")),)
    if isinstance(item, (tuple, list)) and len(item) == 2:
        first, second = item
        if isinstance(first, str) and first.lower() in _KNOWN_ROLES:
            return (_turn(first, second),)
        return (_turn("user", first), _turn("assistant", second))
    role = getattr(item, "role", None) or getattr(item, "type", None)
    if role is not None and hasattr(item, "content"):
        return (_turn(getattr(role, "value", role), item.content),)
    raise InvalidCallError(
        f"history item {position} must be {{'role', 'content'}}, a pair or a message, "
        f"got {type(item).__name__}",
        code="invalid_history",
    )


def _turn(role: Any, content: Any) -> Turn:
    name = str(role).lower()
    return Turn(_ROLES.get(name, name), content_text(content))


def content_text(content: Any) -> str:
    """The visible text of a message's content: a string, or a list of blocks.

    Reasoning, tool calls and images are not text that the user reads; they are left
    out.

    >>> content_text([{"type": "text", "text": "a"}, {"type": "image"}, "b"])
    'ab'
    """
    if content is None:
        return ""
    if isinstance(content, str):
        return str(content)
    if isinstance(content, Sequence):
        return "".join(_block_text(block) for block in content)
    return str(content)


def _block_text(block: Any) -> str:
    if isinstance(block, str):
        return block
    if isinstance(block, Mapping):
        if block.get("type", "text") in ("text", "output_text", "input_text"):
            text = block.get("text", "")
            return text if isinstance(text, str) else ""
        return ""
    text = getattr(block, "text", None)
    kind = getattr(block, "block_type", "text")
    return text if isinstance(text, str) and kind == "text" else ""
