"""Faults that a server may have, one a request, before it answers as usual."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

from tests.servers.http_base import FakeServer, Handler
from tests.servers.mini_gemini import MiniGemini
from tests.servers.mini_ollama import MiniOllama

Fault = Callable[[Handler], None]


def status(code: int, body: Any = None, headers: dict[str, str] | None = None) -> Fault:
    """An HTTP error with a JSON body."""

    def answer(handler: Handler) -> None:
        text = {"error": f"status {code}"} if body is None else body
        handler.send_json(text, status=code, headers=headers)

    return answer


def not_json(handler: Handler) -> None:
    """A success whose body is no JSON."""
    handler.send_bytes(b'{"model": "any", "message": {"role": "assis')


def cut(handler: Handler) -> None:
    """A connection that ends in the middle of the body."""
    handler.send_bytes(b'{"model": "any", "mess', announced=10_000)


def hang(seconds: float) -> Fault:
    """Nothing at all for a while, then the end of the connection."""

    def answer(handler: Handler) -> None:
        time.sleep(seconds)
        handler.close_connection = True

    return answer


def trickle(seconds: float, pause: float = 0.02) -> Fault:
    """Single bytes, so that no read of a client ever times out."""

    def answer(handler: Handler) -> None:
        handler.announce(10_000)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                handler.wfile.write(b" ")
                handler.wfile.flush()
            except OSError:
                return
            time.sleep(pause)

    return answer


class _Faulty(FakeServer):
    """Shows its faults first, one a request."""

    faults: list[Fault]

    def respond(self, handler: Handler, path: str, body: Any) -> None:
        if self.faults:
            self.faults.pop(0)(handler)
        else:
            super().respond(handler, path, body)


class FaultyOllama(_Faulty, MiniOllama):
    """An Ollama server with faults."""

    def __init__(self, answer: Any, faults: Iterable[Fault] = ()) -> None:
        super().__init__(answer)
        self.faults = list(faults)


class FaultyGemini(_Faulty, MiniGemini):
    """A Gemini API with faults."""

    def __init__(self, answer: Any, faults: Iterable[Fault] = ()) -> None:
        super().__init__(answer)
        self.faults = list(faults)
