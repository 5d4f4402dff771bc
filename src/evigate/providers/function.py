"""Any callable as a chat model."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from evigate.providers.base import Provider, checked
from evigate.providers.errors import ProviderError
from evigate.providers.instructions import with_schema_in_words
from evigate.providers.records import ChatRequest, Generation, Usage

Answer = str | Generation | Mapping[str, Any]
"""A text, a :class:`Generation`, or ``{text, input_tokens?, output_tokens?}``."""

ChatFunction = Callable[[list[dict[str, str]]], Answer | Awaitable[Answer]]
"""Takes ``[{"role", "content"}, ...]``; may be a coroutine function."""


class FunctionProvider(Provider):
    """A chat model that is a function of the messages.

    Args:
        function: see :data:`ChatFunction`.
        model: its name in records.
        schema_in_words: append an asked-for schema to the prompt.
        **settings: see :class:`~evigate.providers.Provider`.

    Raises:
        TypeError: for what cannot be called.

    >>> echo = FunctionProvider(lambda messages: messages[-1]["content"].upper())
    >>> echo.complete("hello").text
    'HELLO'
    """

    name = "function"

    def __init__(
        self,
        function: ChatFunction,
        model: str | None = None,
        *,
        schema_in_words: bool = True,
        **settings: Any,
    ) -> None:
        given: Any = function
        if not callable(given):
            kind = type(given).__name__
            raise TypeError(f"a chat model is a function of the messages; got {kind}")
        own_name = str(getattr(function, "__name__", type(function).__name__))
        super().__init__(model or own_name, **settings)
        self.function = function
        self.schema_in_words = schema_in_words

    def _send(self, request: ChatRequest) -> Generation:
        answer = self.function(self._messages(request))
        if inspect.isawaitable(answer):
            return self._read(asyncio.run(_result_of(answer)))
        return self._read(answer)

    async def _asend(self, request: ChatRequest) -> Generation:
        if inspect.iscoroutinefunction(self.function):
            return self._read(await self.function(self._messages(request)))
        return await asyncio.to_thread(self._send, request)

    def _messages(self, request: ChatRequest) -> list[dict[str, str]]:
        wanted = self.schema_in_words
        messages = with_schema_in_words(request) if wanted else request.messages
        return [{"role": m.role, "content": m.content} for m in messages]

    def _read(self, answer: Any) -> Generation:
        if isinstance(answer, str):
            answer = Generation(answer)
        elif isinstance(answer, Mapping):
            usage = Usage(answer.get("input_tokens"), answer.get("output_tokens"))
            answer = Generation(str(answer.get("text", "")), usage)
        if not isinstance(answer, Generation):
            kind = type(answer).__name__
            raise ProviderError(f"the function gave {kind}, not a text")
        return checked(answer, self.name)


async def _result_of(answer: Awaitable[Answer]) -> Answer:
    return await answer
