"""Guarded chains with the real clients of Ollama and Gemini, against local servers."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest
from tests.integrations.canary import CANARIES, Recorder
from tests.integrations.langchain.chain_fakes import FACT, QUESTION, SHOWN
from tests.servers.http_base import FakeServer
from tests.servers.mini_gemini import MiniGemini
from tests.servers.mini_ollama import MiniOllama

from evigate.testing import scripted_gate
from evigate_langchain import gate_chain


def ollama_model(server: FakeServer) -> Any:
    pytest.importorskip("langchain_ollama")
    from langchain_ollama import ChatOllama

    return ChatOllama(model="any", base_url=server.url, logprobs=True)


def gemini_model(server: FakeServer) -> Any:
    pytest.importorskip("langchain_google_genai")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from langchain_google_genai import ChatGoogleGenerativeAI

    return ChatGoogleGenerativeAI(
        model="gemini-mini", google_api_key="none-needed", base_url=server.url
    )


SERVERS: dict[str, tuple[type[FakeServer], Any, str]] = {
    "ollama": (MiniOllama, ollama_model, "any"),
    "gemini": (MiniGemini, gemini_model, "mini"),
}


@pytest.fixture(params=SERVERS)
def served(request: pytest.FixtureRequest) -> Iterator[tuple[FakeServer, Any, str]]:
    """A running server, a model that talks to it, and the model's name."""
    kind, make, name = SERVERS[request.param]
    with kind(FACT) as server:
        yield server, make(server), name


@pytest.mark.parametrize("mode", ["buffer", "sentence", "observe"])
def test_a_released_answer_of_a_served_model_arrives_whole(
    served: tuple[FakeServer, Any, str], mode: Any
) -> None:
    server, model, name = served
    guarded = gate_chain(model, scripted_gate("answer"), stream=mode)
    whole: Any = None
    for chunk in guarded.stream(QUESTION):
        whole = chunk if whole is None else whole + chunk
    for message in (guarded.invoke(QUESTION), whole):
        assert message.text == FACT
        assert message.response_metadata["model_name"] == name
        assert message.response_metadata["evigate"]["action"] == "answer"
        assert message.usage_metadata["output_tokens"] > 0
    assert len(server.requests) == 2


@pytest.mark.parametrize("mode", ["buffer", "sentence"])
def test_a_withheld_answer_of_a_served_model_leaves_only_what_it_may(
    served: tuple[FakeServer, Any, str], mode: Any
) -> None:
    server, model, name = served
    server.answer = CANARIES.answer()
    guarded = gate_chain(model, scripted_gate("abstain"), stream=mode)
    recorder = Recorder()
    whole: Any = None
    for chunk in guarded.stream(QUESTION):
        whole = chunk if whole is None else whole + chunk
    for message in (guarded.invoke(QUESTION), whole):
        recorder.add("message", message)
        assert message.text.startswith(SHOWN)
        kept = set(message.response_metadata) - {"evigate", "model"}
        assert message.response_metadata["model_name"] == name
        assert kept <= {"model_name", "finish_reason", "done_reason"}
        assert message.usage_metadata["output_tokens"] > 0
    recorder.assert_clean()


def test_the_official_ollama_client_talks_to_the_small_server() -> None:
    ollama = pytest.importorskip("ollama")
    with MiniOllama(FACT) as server:
        client = ollama.Client(host=server.url)
        said = client.generate("any", "Why?", logprobs=True)
        pieces = client.chat("any", [{"role": "user", "content": "Why?"}], stream=True)
        assert said.response == FACT
        assert "".join(entry.token for entry in said.logprobs) == FACT
        assert "".join(piece.message.content for piece in pieces) == FACT
        assert client.list().models[0].model == "any"


def test_the_official_gemini_client_talks_to_the_small_server() -> None:
    genai = pytest.importorskip("google.genai")
    with MiniGemini(lambda question: f"Asked: {question}") as server:
        client = genai.Client(
            api_key="none-needed", http_options={"base_url": server.url}
        )
        said = client.models.generate_content(model="any", contents="Why?")
        pieces = client.models.generate_content_stream(model="any", contents="Why?")
        assert said.text == "Asked: Why?"
        assert "".join(piece.text for piece in pieces) == "Asked: Why?"
