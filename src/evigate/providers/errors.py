"""What goes wrong between us and a model server, in one kind of error.

The clients raise errors of many makes. :func:`provider_error` reads their shape
(status, headers, body) and imports none of them; what it says never holds a key.
"""

from __future__ import annotations

import email.utils
import re
import time
from collections.abc import Iterator, Mapping
from typing import Any, Final

from evigate.errors import EvigateError

RETRYABLE_STATUS: Final = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})
"""Answers of a server that may be better next time."""

# httpx, httpx2, requests, aiohttp, openai and langchain, by the names of their classes.
_TRANSPORT: Final = frozenset(
    "TransportError NetworkError ConnectError ReadError WriteError RemoteProtocolError "
    "IncompleteRead ChunkedEncodingError ClientConnectionError ClientPayloadError "
    "APIConnectionError".split()
)
_TIMED_OUT: Final = frozenset(
    "TimeoutError TimeoutException Timeout APITimeoutError ServerTimeoutError".split()
)
_MESSAGE: Final = 200
_SECRETS: Final = (
    re.compile(r"(?i)((?:api[_-]?key|token|authorization|bearer|key)[\"' =:]{1,4})\S+"),
    re.compile(r"()\b(?:AIza[\w-]{20,}|sk-[\w-]{12,}|hf_\w{12,})"),
)
_SECONDS: Final = re.compile(r"\s*(\d{1,9}(?:\.\d{1,9})?)\s*(ms|s)?\s*")


class ProviderError(EvigateError):
    """A model server or client did not give a completion.

    Attributes:
        status: HTTP status, None where there was no answer.
        retryable: may the same request succeed later?
        retry_after: seconds that the server asks to wait, None where it does not say.
        attempts: requests that were sent before giving up.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int | None = None,
        retryable: bool = False,
        retry_after: float | None = None,
        attempts: int = 1,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.retryable = retryable
        self.retry_after = retry_after
        self.attempts = attempts


def provider_error(who: str, error: Exception) -> ProviderError:
    """What a client raised, as our own error.

    >>> provider_error("ollama", ConnectionError("no route")).retryable
    True
    >>> provider_error("ollama", ValueError("api_key=abc123 is no good")).args
    ('ollama failed: ValueError: api_key=*** is no good',)
    """
    if isinstance(error, ProviderError):
        return error
    if isinstance(error, EvigateError):  # a missing extra: its message says it best
        return ProviderError(str(error))
    kinds = {kind.__name__ for kind in type(error).__mro__}
    response = _response_of(error)
    status = _status_of(error, response)
    if status is not None:
        what = f"answered with status {status}"
        retryable = status in RETRYABLE_STATUS
    elif kinds & _TIMED_OUT:
        what, retryable = "did not answer in time", True
    elif isinstance(error, ConnectionError) or kinds & _TRANSPORT:
        what, retryable = "could not be reached, or cut the connection", True
    else:
        what, retryable = "failed", False
    detail = redacted(" ".join(str(error).split()))[:_MESSAGE]
    return ProviderError(
        f"{who} {what}: {type(error).__name__}: {detail}",
        status=status,
        retryable=retryable,
        retry_after=_retry_after(error, response),
    )


def redacted(text: str) -> str:
    """A message without anything that looks like a key.

    >>> redacted("Bearer abc.def refused")
    'Bearer *** refused'
    """
    for pattern in _SECRETS:
        text = pattern.sub(r"\1***", text)
    return text


def _response_of(error: BaseException) -> Any:
    # Ollama's client raises its own error while it handles httpx's, which holds the
    # response with its headers.
    for link in (error, error.__cause__, error.__context__):
        response = getattr(link, "response", None)
        if response is not None:
            return response
    return None


def _status_of(error: Exception, response: Any) -> int | None:
    candidates = (
        getattr(error, "status_code", None),
        getattr(error, "code", None),
        getattr(response, "status_code", None),
        getattr(response, "status", None),
    )
    for value in candidates:
        if isinstance(value, int) and 400 <= value < 600:
            return value
    return None


def _retry_after(error: Exception, response: Any) -> float | None:
    headers = getattr(response, "headers", None)
    if isinstance(headers, Mapping):
        found = {str(key).lower(): str(value) for key, value in headers.items()}
        if "retry-after-ms" in found:
            return seconds_of(found["retry-after-ms"] + "ms")
        if "retry-after" in found:
            return seconds_of(found["retry-after"])
    for delay in _retry_delays(getattr(error, "details", None), 0):
        return seconds_of(delay)
    return None


def _retry_delays(value: Any, depth: int) -> Iterator[str]:
    """Google's `RetryInfo` somewhere in the body of an error."""
    if depth > 6:
        return
    if isinstance(value, Mapping):
        delay = value.get("retryDelay")
        if isinstance(delay, str):
            yield delay
        value = list(value.values())
    if isinstance(value, list):
        for item in value[:50]:
            yield from _retry_delays(item, depth + 1)


def seconds_of(hint: str) -> float | None:
    """Seconds that a hint means: a number, ``"1.5s"``, ``"200ms"`` or an HTTP date.

    >>> seconds_of("7"), seconds_of("1.5s"), seconds_of("200ms"), seconds_of("soon")
    (7.0, 1.5, 0.2, None)
    """
    match = _SECONDS.fullmatch(hint[:64])
    if match:
        return float(match[1]) / (1000.0 if match[2] == "ms" else 1.0)
    try:
        when = email.utils.parsedate_to_datetime(hint[:64])
    except (TypeError, ValueError):
        return None
    return max(0.0, when.timestamp() - time.time())
