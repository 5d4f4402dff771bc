"""The frozen records that go to a chat model and come back from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, get_args

Role = Literal["system", "user", "assistant"]


class ChatMessage(NamedTuple):
    """One message of a prompt."""

    role: Role
    content: str


Messages = str | Iterable[ChatMessage | tuple[str, str] | Mapping[str, Any]]
"""A prompt in any accepted form; a bare string is one user message."""


class Usage(NamedTuple):
    """Tokens of a completion; None where the server does not say.

    >>> Usage(100, 20) + Usage(100, 5)
    Usage(input_tokens=200, output_tokens=25)
    >>> Usage(100, None) + Usage(100, 5)
    Usage(input_tokens=200, output_tokens=None)
    """

    input_tokens: int | None = None
    output_tokens: int | None = None

    def __add__(self, other: object) -> Usage:
        """Both together; unknown where one of them is."""
        if not isinstance(other, Usage):
            return NotImplemented
        return Usage(*(_sum(a, b) for a, b in zip(self, other, strict=True)))


def _sum(first: int | None, second: int | None) -> int | None:
    return None if first is None or second is None else first + second


@dataclass(frozen=True, slots=True, repr=False)
class ChatRequest:
    """All that decides a completion.

    Attributes:
        messages: the prompt.
        schema: JSON schema of the answer, None for free text.
        max_tokens: most tokens to generate, None for the server's own bound.
        temperature: 0 is greedy.
        seed: for servers that take one.
    """

    messages: tuple[ChatMessage, ...]
    schema: Mapping[str, Any] | None = None
    max_tokens: int | None = None
    temperature: float = 0.0
    seed: int | None = None

    def __repr__(self) -> str:
        characters = sum(len(message.content) for message in self.messages)
        return f"ChatRequest(messages={len(self.messages)}, characters={characters})"


@dataclass(frozen=True, slots=True, repr=False)
class Generation:
    """What one attempt gave.

    Attributes:
        text: what the model wrote, without its reasoning.
        usage: tokens that the server counted.
        finish_reason: in the server's own word, e.g. ``"stop"`` or ``"length"``.
        model: the model as the server names it.
    """

    text: str
    usage: Usage = field(default_factory=Usage)
    finish_reason: str | None = None
    model: str | None = None

    def __repr__(self) -> str:
        return f"Generation(characters={len(self.text)}, usage={self.usage})"


@dataclass(frozen=True, slots=True, repr=False)
class Completion:
    """The one retained output of a logical call.

    Attributes:
        text: what the model wrote, without its reasoning.
        parsed: the JSON value where a schema was asked for and kept; None otherwise.
        parse_error: why there is no ``parsed`` where a schema was asked for.
        usage: tokens of all attempts whose reply came through.
        milliseconds: wall time of the retained attempt.
        total_milliseconds: wall time of the whole call, waits and retries included.
        attempts: requests that were sent, at least 1.
        finish_reason: see :class:`Generation`.
        provider: name of the provider.
        model: name of the model.
        cost: in US dollars, 0 for local models, None where no price is known.
    """

    text: str
    parsed: Any = None
    parse_error: str | None = None
    usage: Usage = field(default_factory=Usage)
    milliseconds: float = 0.0
    total_milliseconds: float = 0.0
    attempts: int = 1
    finish_reason: str | None = None
    provider: str = ""
    model: str = ""
    cost: float | None = None

    def __repr__(self) -> str:
        return (
            f"Completion({self.provider}:{self.model}, characters={len(self.text)}, "
            f"attempts={self.attempts})"
        )


def as_messages(messages: Messages) -> tuple[ChatMessage, ...]:
    """Read a prompt in any accepted form.

    Raises:
        ValueError: for an unknown role or an item of another form.

    >>> as_messages("Hello?")
    (ChatMessage(role='user', content='Hello?'),)
    >>> as_messages([{"role": "system", "content": "Be brief."}, ("user", "Hello?")])[0]
    ChatMessage(role='system', content='Be brief.')
    """
    if isinstance(messages, str):
        return (ChatMessage("user", messages),)
    read = tuple(_as_message(item) for item in messages)
    if not read:
        raise ValueError("a prompt needs at least one message")
    return read


def _as_message(item: Any) -> ChatMessage:
    if isinstance(item, Mapping):
        role, content = item.get("role"), item.get("content")
    elif isinstance(item, Sequence) and not isinstance(item, str) and len(item) == 2:
        role, content = item
    else:
        raise ValueError(f"a message is (role, content), got {type(item).__name__}")
    for known in get_args(Role):
        if role == known and isinstance(content, str):
            return ChatMessage(known, content)
    roles = ", ".join(get_args(Role))
    raise ValueError(f"a message needs a role ({roles}) and a text, got {role!r}")
