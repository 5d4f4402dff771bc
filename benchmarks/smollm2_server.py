"""An Ollama-protocol server in this process with SmolLM2-135M-Instruct behind it.

It speaks what the official client needs for chats. A schema in ``format`` is kept by
construction, as Ollama keeps it with a grammar. Decoding is greedy, so that the same
request gives the same reply; replies are remembered in a file.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.servers.http_base import FakeServer, Handler

from evigate.providers import ChatMessage, Completion, TransformersProvider

MODEL = "smollm2:135m-instruct"
_TIME = "2026-01-01T00:00:00.000000Z"


class Smollm2Server(FakeServer):
    """Serves one model; chats that do not stream.

    Args:
        memory: file of earlier replies, JSON lines.
        dtype: of the weights.
    """

    def __init__(self, memory: Path, dtype: str = "auto") -> None:
        super().__init__("")
        self.engine = TransformersProvider("smollm2", dtype=dtype)
        self.replayed = 0
        self._memory = memory
        self._known: dict[str, dict[str, Any]] = {}
        if memory.is_file():
            for line in memory.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                self._known[entry["key"]] = entry

    def respond(self, handler: Handler, path: str, body: Any) -> None:
        """Answer one request."""
        if path == "/api/tags":
            handler.send_json({"models": [{"model": MODEL, "name": MODEL}]})
        elif path == "/api/version":
            handler.send_json({"version": "0.12.11"})
        elif path == "/api/chat" and not body.get("stream", True):
            handler.send_json(_reply(body, self.completed(body)))
        else:
            handler.send_json({"error": f"{path} is not spoken here"}, status=404)

    def completed(self, body: dict[str, Any]) -> dict[str, Any]:
        """Text, counts and milliseconds of a request, remembered or new."""
        limit = (body.get("options") or {}).get("num_predict")
        asked = [body["messages"], body.get("format"), limit, self.engine.dtype]
        key = hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()
        if key in self._known:
            self.replayed += 1
            return self._known[key]
        messages = [ChatMessage(m["role"], m["content"]) for m in body["messages"]]
        began = time.perf_counter()
        done: Completion = self.engine.complete(
            messages, schema=body.get("format"), max_tokens=limit
        )
        entry = {
            "key": key,
            "text": done.text,
            "input_tokens": done.usage.input_tokens,
            "output_tokens": done.usage.output_tokens,
            "milliseconds": 1000.0 * (time.perf_counter() - began),
        }
        self._known[key] = entry
        with self._memory.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
        return entry


def _reply(body: dict[str, Any], done: dict[str, Any]) -> dict[str, Any]:
    spent = int(done["milliseconds"] * 1e6)
    return {
        "model": body["model"],
        "created_at": _TIME,
        "message": {"role": "assistant", "content": done["text"]},
        "done": True,
        "done_reason": "stop",
        "total_duration": spent,
        "load_duration": 0,
        "prompt_eval_count": done["input_tokens"],
        "prompt_eval_duration": 0,
        "eval_count": done["output_tokens"],
        "eval_duration": spent,
    }
