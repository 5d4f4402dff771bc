"""Speaks enough of the Gemini API for google-genai: generate and stream content."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.servers.http_base import FakeServer, Handler


class MiniGemini(FakeServer):
    """A Gemini API whose every model gives the same answers.

    >>> with MiniGemini("Three years.") as server:
    ...     server.url.startswith("http://127.0.0.1:")
    True
    """

    def respond(self, handler: Handler, path: str, body: Any) -> None:
        """Answer one request."""
        method = path.rsplit(":", 1)[-1]
        if method not in ("generateContent", "streamGenerateContent"):
            message = f"{path} is not spoken here"
            handler.send_json({"error": {"code": 404, "message": message}}, status=404)
            return
        question = next(
            part["text"]
            for content in reversed(body["contents"])
            if content.get("role", "user") == "user"
            for part in content["parts"]
            if "text" in part
        )
        text = self.said(question)
        words = re.findall(r"\S+\s*", text)
        if method == "generateContent":
            handler.send_json(_chunk(text, len(words), last=True))
            return
        chunks = [
            _chunk(word, index + 1, last=index == len(words) - 1)
            for index, word in enumerate(words)
        ]
        lines = (f"data: {json.dumps(chunk)}\r\n\r\n" for chunk in chunks)
        handler.send_pieces(lines, "text/event-stream")


def _chunk(text: str, tokens: int, *, last: bool) -> dict[str, Any]:
    candidate: dict[str, Any] = {
        "content": {"role": "model", "parts": [{"text": text}]},
        "index": 0,
    }
    if last:
        candidate["finishReason"] = "STOP"
        candidate["avgLogprobs"] = -0.1
    return {
        "candidates": [candidate],
        "modelVersion": "mini",
        "responseId": "response-1",
        "usageMetadata": {
            "promptTokenCount": 20,
            "candidatesTokenCount": tokens,
            "totalTokenCount": 20 + tokens,
        },
    }
