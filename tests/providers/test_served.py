"""Ollama and Gemini through their real clients, against local servers with faults."""

from __future__ import annotations

import logging
import pickle
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.servers.faults import (
    Fault,
    FaultyGemini,
    FaultyOllama,
    cut,
    hang,
    not_json,
    status,
    trickle,
)
from tests.servers.http_base import FakeServer

from evigate.providers import (
    GoogleProvider,
    OllamaProvider,
    Provider,
    ProviderError,
    Retries,
    Usage,
)

SCHEMA = {
    "type": "object",
    "properties": {"years": {"type": "integer"}},
    "required": ["years"],
}
QUICK = Retries(attempts=3, first_wait=0.01, jitter=0.0)
KEY = "AIzaSy-not-a-real-key-0123456789abcdef"

Served = tuple[FakeServer, Provider]
Serve = Callable[..., Served]


@pytest.fixture(params=["ollama", "google"])
def serve(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Starts a server with an answer and faults, and a provider that asks it."""
    monkeypatch.setenv("GOOGLE_API_KEY", KEY)
    monkeypatch.delenv("GEMINI_API_KEY", raising=False)
    started: list[FakeServer] = []

    def start(answer: Any, *faults: Fault, **settings: Any) -> Served:
        settings = {"retries": QUICK, "timeout": 5.0, **settings}
        if request.param == "ollama":
            server: FakeServer = FaultyOllama(answer, faults)
            provider: Provider = OllamaProvider("any", host=server.url, **settings)
        else:
            server = FaultyGemini(answer, faults)
            provider = GoogleProvider(
                "gemini-2.5-flash", base_url=server.url, **settings
            )
        started.append(server.__enter__())
        return server, provider

    yield start
    for server in started:
        server.__exit__(None, None, None)


async def completed(provider: Provider, asynchronous: bool, **options: Any) -> Any:
    if asynchronous:
        return await provider.acomplete("How long is the warranty?", **options)
    return provider.complete("How long is the warranty?", **options)


both = pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])


@both
async def test_a_completion_has_text_usage_latency_and_cost(
    serve: Serve, asynchronous: bool
) -> None:
    _, provider = serve("It lasts three years.")
    completion = await completed(provider, asynchronous)
    assert completion.text == "It lasts three years."
    assert completion.usage == Usage(20, 4)
    assert completion.attempts == 1
    assert 0.0 < completion.milliseconds <= completion.total_milliseconds
    expected = {"ollama": 0.0, "google": (20 * 0.30 + 4 * 2.50) / 1e6}
    assert completion.cost == pytest.approx(expected[completion.provider])


@both
async def test_a_schema_is_sent_to_the_server_and_its_answer_is_parsed(
    serve: Serve, asynchronous: bool
) -> None:
    server, provider = serve('{"years": 3}')
    completion = await completed(provider, asynchronous, schema=SCHEMA)
    assert completion.parsed == {"years": 3}
    body = server.requests[-1][1]
    sent = body.get("format") or body["generationConfig"]["responseJsonSchema"]
    assert sent == SCHEMA


def test_the_prompt_temperature_and_bound_reach_the_server(serve: Serve) -> None:
    server, provider = serve("Yes.", max_tokens=7, seed=5)
    provider.complete([("system", "Be brief."), ("user", "Well?")])
    body = server.requests[-1][1]
    if "options" in body:
        assert body["messages"][0] == {"role": "system", "content": "Be brief."}
        options = {"temperature": 0.0, "num_ctx": 4096, "num_predict": 7, "seed": 5}
        assert body["options"] == options
    else:
        assert body["systemInstruction"]["parts"] == [{"text": "Be brief."}]
        config = body["generationConfig"]
        assert config["maxOutputTokens"] == 7
        assert config["temperature"] == 0.0
        assert config["seed"] == 5


@both
@pytest.mark.parametrize(
    "fault", [status(429), status(503), cut], ids=["429", "503", "cut"]
)
async def test_what_may_pass_is_tried_again_and_counted(
    serve: Serve, fault: Fault, asynchronous: bool
) -> None:
    server, provider = serve("Three years.", fault, fault)
    completion = await completed(provider, asynchronous)
    assert completion.text == "Three years."
    assert completion.attempts == 3 == len(server.requests)


@both
async def test_a_request_that_is_no_good_is_not_tried_again(
    serve: Serve, asynchronous: bool
) -> None:
    server, provider = serve("Three years.", status(400))
    with pytest.raises(ProviderError, match="status 400") as raised:
        await completed(provider, asynchronous)
    assert (raised.value.status, raised.value.retryable) == (400, False)
    assert len(server.requests) == 1


@both
async def test_trying_ends_after_the_last_attempt(
    serve: Serve, asynchronous: bool
) -> None:
    server, provider = serve("Three years.", *[status(503)] * 9)
    with pytest.raises(ProviderError) as raised:
        await completed(provider, asynchronous)
    assert raised.value.attempts == 3 == len(server.requests)


def test_the_wait_that_a_server_asks_for_is_kept(serve: Serve) -> None:
    _, provider = serve("Yes.", status(429, headers={"Retry-After": "0.4"}))
    began = time.monotonic()
    assert provider.complete("Well?").attempts == 2
    assert time.monotonic() - began >= 0.4


def test_googles_own_hint_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    detail = {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "0.4s"}
    body = {"error": {"code": 429, "message": "quota", "details": [detail]}}
    monkeypatch.setenv("GOOGLE_API_KEY", KEY)
    with FaultyGemini("Yes.", [status(429, body)]) as server:
        provider = GoogleProvider("any", base_url=server.url, retries=QUICK)
        began = time.monotonic()
        assert provider.complete("Well?").attempts == 2
    assert time.monotonic() - began >= 0.4


def test_a_server_that_asks_for_an_hour_is_not_waited_for(serve: Serve) -> None:
    server, provider = serve("Yes.", status(429, headers={"Retry-After": "3600"}))
    with pytest.raises(ProviderError) as raised:
        provider.complete("Well?")
    assert raised.value.retry_after == 3600.0
    assert len(server.requests) == 1


@both
@pytest.mark.parametrize("fault", [hang(1.5), trickle(1.5)], ids=["hangs", "trickles"])
async def test_an_attempt_ends_in_time_whatever_the_server_does(
    serve: Serve, fault: Fault, asynchronous: bool
) -> None:
    _, provider = serve("Yes.", fault, timeout=0.3, retries=Retries(attempts=1))
    began = time.monotonic()
    with pytest.raises(ProviderError, match="in time"):
        await completed(provider, asynchronous)
    assert time.monotonic() - began < 1.2


@both
async def test_a_body_that_is_no_json_is_an_error_and_no_answer(
    serve: Serve, asynchronous: bool
) -> None:
    _, provider = serve("Yes.", *[not_json] * 3)
    with pytest.raises(ProviderError):
        await completed(provider, asynchronous)


@both
async def test_an_answer_that_breaks_its_schema_is_kept_with_the_fault(
    serve: Serve, asynchronous: bool
) -> None:
    _, provider = serve('{"years": "three"}')
    completion = await completed(provider, asynchronous, schema=SCHEMA)
    assert completion.parsed is None
    assert completion.parse_error == "$.years is not of type integer"
    assert completion.text == '{"years": "three"}'


def test_malformed_answers_are_asked_again_where_wanted(serve: Serve) -> None:
    answers = iter(['{"years": ', '{"years": 3}'])
    retries = Retries(malformed=1)
    server, provider = serve(lambda _: next(answers), retries=retries)
    completion = provider.complete("How long?", schema=SCHEMA)
    assert completion.parsed == {"years": 3}
    assert completion.attempts == 2 == len(server.requests)
    assert completion.usage.input_tokens == 40


def test_an_empty_answer_is_an_error(serve: Serve) -> None:
    _, provider = serve(" ", retries=Retries(attempts=1))
    with pytest.raises(ProviderError, match="empty"):
        provider.complete("Well?")


def test_a_long_prompt_asks_for_a_context_that_holds_it() -> None:
    """Ollama would cut it at its default without a word."""
    with FaultyOllama("Yes.") as server:
        provider = OllamaProvider("any", host=server.url)
        own = OllamaProvider("any", host=server.url, options={"num_ctx": 512})
        for one in (provider, own):
            one.complete("word " * 6_000)
    sizes = [body["options"]["num_ctx"] for _, body in server.requests]
    assert sizes == [16384, 512]


def test_no_server_at_all_is_a_clear_error() -> None:
    provider = OllamaProvider(
        "any", host="http://127.0.0.1:9", retries=Retries(attempts=1)
    )
    with pytest.raises(ProviderError, match="could not be reached") as raised:
        provider.complete("Well?")
    assert raised.value.retryable


def test_keys_are_in_no_repr_pickle_error_or_log(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="evigate")
    body = {"error": {"code": 400, "message": f"API key {KEY} is not valid"}}
    _, provider = serve("Yes.", status(400, body))
    with pytest.raises(ProviderError) as raised:
        provider.complete("Well?")
    seen = f"{provider!r} {raised.value} {caplog.text}".encode()
    assert KEY.encode() not in seen + pickle.dumps(provider)


def test_a_provider_can_be_pickled_and_goes_on_working(serve: Serve) -> None:
    _, provider = serve("Yes.")
    again = pickle.loads(pickle.dumps(provider))  # noqa: S301 - our own
    assert again.complete("Well?").text == "Yes."
