"""Speaks enough of Ollama's API for its official client: chat, generate, tags."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from tests.servers.http_base import FakeServer, Handler

_TIME = "2026-01-01T00:00:00.000000Z"


class MiniOllama(FakeServer):
    """An Ollama server whose every model gives the same answers.

    >>> with MiniOllama("Three years.") as server:
    ...     server.url.startswith("http://127.0.0.1:")
    True
    """

    def respond(self, handler: Handler, path: str, body: Any) -> None:
        """Answer one request."""
        if path == "/api/chat":
            question = next(
                m["content"] for m in reversed(body["messages"]) if m["role"] == "user"
            )
            self._answer(handler, body, self.said(question), chat=True)
        elif path == "/api/generate":
            self._answer(handler, body, self.said(body["prompt"]), chat=False)
        elif path == "/api/tags":
            handler.send_json({"models": [{"model": "any", "name": "any"}]})
        elif path == "/api/version":
            handler.send_json({"version": "0.12.11"})
        else:
            handler.send_json({"error": f"{path} is not spoken here"}, status=404)

    def _answer(
        self, handler: Handler, body: dict[str, Any], text: str, *, chat: bool
    ) -> None:
        words = re.findall(r"\S+\s*", text)
        parts = list(_parts(body, words, chat=chat))
        if body.get("stream", True):
            lines = (json.dumps(part) + "\n" for part in parts)
            handler.send_pieces(lines, "application/x-ndjson")
            return
        whole = {**parts[-1]}
        if chat:
            whole["message"] = {"role": "assistant", "content": text}
        else:
            whole["response"] = text
        if body.get("logprobs"):
            whole["logprobs"] = [entry for part in parts for entry in _of(part)]
        handler.send_json(whole)


def _of(part: dict[str, Any]) -> list[Any]:
    found: list[Any] = part.get("logprobs", [])
    return found


def _parts(
    body: dict[str, Any], words: list[str], *, chat: bool
) -> Iterator[dict[str, Any]]:
    base = {"model": body["model"], "created_at": _TIME, "done": False}
    for word in words:
        part = {**base, **_text(word, chat=chat)}
        if body.get("logprobs"):
            part["logprobs"] = [{"token": word, "logprob": -0.1}]
        yield part
    yield {
        **base,
        **_text("", chat=chat),
        "done": True,
        "done_reason": "stop",
        "total_duration": 1_000_000,
        "load_duration": 1_000,
        "prompt_eval_count": 20,
        "prompt_eval_duration": 1_000,
        "eval_count": len(words),
        "eval_duration": 1_000,
    }


def _text(text: str, *, chat: bool) -> dict[str, Any]:
    if chat:
        return {"message": {"role": "assistant", "content": text}}
    return {"response": text}
