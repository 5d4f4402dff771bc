"""Chat models behind one small interface: a prompt in, one retained output back.

A provider sends single requests; the base class adds what all need: time-outs, retries,
a bound on concurrency, reading of JSON answers, usage and cost. Keys are read from the
environment by the clients themselves; no provider holds, logs or shows one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from evigate.providers.concurrency import Slots
from evigate.providers.errors import ProviderError, provider_error
from evigate.providers.parsing import MalformedAnswerError, parse_answer
from evigate.providers.prices import Price
from evigate.providers.records import (
    ChatRequest,
    Completion,
    Generation,
    Messages,
    Usage,
    as_messages,
)
from evigate.providers.retrying import Retries, wait_before_retry
from evigate.settings import check_count, check_timeout, invalid
from evigate.structured import without_reasoning
from evigate.workers import BoundedWorkers


class ChatProvider(Protocol):
    """What the rest of evigate asks of a chat model.

    Attributes:
        name: of the provider, e.g. ``"ollama"``.
        model: of the model, as its server calls it.
    """

    @property
    def name(self) -> str: ...

    @property
    def model(self) -> str: ...

    def complete(
        self,
        messages: Messages,
        *,
        schema: Mapping[str, Any] | None = None,
        max_tokens: int | None = None,
    ) -> Completion:
        """One completion of a prompt.

        Args:
            messages: the prompt; see :data:`evigate.providers.Messages`.
            schema: JSON schema of the answer; None for free text.
            max_tokens: most tokens to generate.

        Raises:
            ProviderError: when no attempt gave a reply. A reply that breaks the schema
                does not raise: ``parse_error`` says what is wrong.
        """
        ...

    async def acomplete(
        self,
        messages: Messages,
        *,
        schema: Mapping[str, Any] | None = None,
        max_tokens: int | None = None,
    ) -> Completion:
        """:meth:`complete` for event loops."""
        ...


class Provider:
    """What the providers share; subclasses say how one request is sent.

    Args:
        model: the model's name.
        timeout: seconds that one attempt may take, None is unbounded.
        retries: see :class:`Retries`.
        concurrency: most requests under way at once.
        max_tokens: most tokens to generate, where a call does not say.
        temperature: 0 is greedy, the default.
        seed: for servers that take one.
        price: of tokens; None takes the table's, where it knows the model.

    Raises:
        InvalidPolicyError: for settings that cannot work.
    """

    name: str = "provider"

    def __init__(
        self,
        model: str,
        *,
        timeout: float | None = 120.0,
        retries: Retries | None = None,
        concurrency: int = 4,
        max_tokens: int | None = None,
        temperature: float = 0.0,
        seed: int | None = None,
        price: Price | None = None,
    ) -> None:
        if not isinstance(model, str) or not model.strip():
            raise invalid("model", model, "the name of a model")
        check_timeout("timeout", timeout)
        check_count("concurrency", concurrency)
        self.model = model
        self.timeout = timeout
        self.retries = Retries() if retries is None else retries
        self.max_tokens = max_tokens
        self.temperature = temperature
        self.seed = seed
        self.price = price
        self._slots = Slots(concurrency)
        # Twice as many: one that trickles past the time-out still holds its worker.
        self._workers = BoundedWorkers(2 * concurrency)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.model!r})"

    # -- what subclasses say ---------------------------------------------------------

    def _send(self, request: ChatRequest) -> Generation:
        """Send one request and wait for its whole reply."""
        raise NotImplementedError

    async def _asend(self, request: ChatRequest) -> Generation:
        """:meth:`_send` for event loops; in a thread where a client has no such."""
        return await asyncio.to_thread(self._send, request)

    # -- what users call -------------------------------------------------------------

    def complete(
        self,
        messages: Messages,
        *,
        schema: Mapping[str, Any] | None = None,
        max_tokens: int | None = None,
    ) -> Completion:
        """See :meth:`ChatProvider.complete`."""
        call = _Call(self, self._request(messages, schema, max_tokens))
        with self._slots.held():
            while True:
                began = time.perf_counter()
                try:
                    reply = self._workers.run(
                        lambda: self._send(call.request), self.timeout
                    )
                except Exception as error:  # noqa: BLE001 - of any client
                    time.sleep(call.wait_after(error))
                    continue
                completion = call.completion_of(reply, began)
                if completion is not None:
                    return completion

    async def acomplete(
        self,
        messages: Messages,
        *,
        schema: Mapping[str, Any] | None = None,
        max_tokens: int | None = None,
    ) -> Completion:
        """:meth:`complete` for event loops: decides identically, never blocks one."""
        call = _Call(self, self._request(messages, schema, max_tokens))
        async with self._slots.aheld():
            while True:
                began = time.perf_counter()
                try:
                    reply = await asyncio.wait_for(
                        self._asend(call.request), self.timeout
                    )
                except Exception as error:  # noqa: BLE001 - of any client
                    await asyncio.sleep(call.wait_after(error))
                    continue
                completion = call.completion_of(reply, began)
                if completion is not None:
                    return completion

    def _request(
        self,
        messages: Messages,
        schema: Mapping[str, Any] | None,
        max_tokens: int | None,
    ) -> ChatRequest:
        return ChatRequest(
            messages=as_messages(messages),
            schema=schema,
            max_tokens=self.max_tokens if max_tokens is None else max_tokens,
            temperature=self.temperature,
            seed=self.seed,
        )


@dataclass(slots=True)
class _Call:
    """One logical call: its attempts so far, and what the next one depends on."""

    provider: Provider
    request: ChatRequest
    attempts: int = 0
    malformed: int = 0
    usage: Usage = field(default_factory=lambda: Usage(0, 0))
    began: float = field(default_factory=time.perf_counter)

    def wait_after(self, error: Exception) -> float:
        """Seconds to wait after a failed attempt.

        Raises:
            ProviderError: when there is no next one.
        """
        self.attempts += 1
        fault = provider_error(self.provider.name, error)
        wait = wait_before_retry(fault, self.attempts, self.provider.retries)
        if wait is None:
            fault.attempts = self.attempts
            if fault is error:
                raise fault
            raise fault from error
        return wait

    def completion_of(self, reply: Generation, began: float) -> Completion | None:
        """The completion that a reply gives; None when it is worth another attempt."""
        self.attempts += 1
        self.usage += reply.usage
        text = without_reasoning(reply.text)
        parsed, fault = None, None
        if self.request.schema is not None:
            try:
                parsed = parse_answer(text, self.request.schema)
            except MalformedAnswerError as error:
                fault = str(error)
                self.malformed += 1
                if self.malformed <= self.provider.retries.malformed:
                    return None
        now = time.perf_counter()
        price = self.provider.price
        return Completion(
            text=text,
            parsed=parsed,
            parse_error=fault,
            usage=self.usage,
            milliseconds=1000.0 * (now - began),
            total_milliseconds=1000.0 * (now - self.began),
            attempts=self.attempts,
            finish_reason=reply.finish_reason,
            provider=self.provider.name,
            model=reply.model or self.provider.model,
            cost=None if price is None else price.cost(self.usage),
        )


def checked(reply: Generation, who: str) -> Generation:
    """A reply as it is; none at all is a failure that may pass.

    Raises:
        ProviderError: when it holds no text.
    """
    if reply.text.strip():
        return reply
    if str(reply.finish_reason).lower() in ("length", "max_tokens"):
        raise ProviderError(
            f"{who} gave no text within its {reply.usage.output_tokens or 'few'} "
            "tokens; a model that reasons first needs a higher max_tokens"
        )
    why = f" (finish reason {reply.finish_reason})" if reply.finish_reason else ""
    raise ProviderError(f"{who} gave an empty reply{why}", retryable=True)
