"""LangChain chat models and LlamaIndex LLMs as providers, the real ones."""

from __future__ import annotations

from typing import Any

import pytest
from langchain_core.language_models import GenericFakeChatModel
from langchain_core.messages import AIMessage
from langchain_ollama import ChatOllama
from llama_index.core.llms import MockLLM
from llama_index.llms.ollama import Ollama
from tests.servers.faults import FaultyOllama, status

from evigate.providers import (
    FunctionProvider,
    LangChainProvider,
    LlamaIndexProvider,
    ProviderError,
    Retries,
    Usage,
    provider_named,
    provider_of,
)

SCHEMA = {"type": "object", "properties": {"years": {"type": "integer"}}}
QUICK = Retries(attempts=2, first_wait=0.01)


def langchain(server: FaultyOllama, **settings: Any) -> LangChainProvider:
    model = ChatOllama(model="any", base_url=server.url, temperature=0)
    return LangChainProvider(model, retries=QUICK, **settings)


def llama_index(server: FaultyOllama, **settings: Any) -> LlamaIndexProvider:
    llm = Ollama(model="any", base_url=server.url, context_window=4_000)
    return LlamaIndexProvider(llm, retries=QUICK, **settings)


both = pytest.mark.parametrize("make", [langchain, llama_index])


@both
def test_a_framework_model_gives_text_and_usage(make: Any) -> None:
    with FaultyOllama("It lasts three years.") as server:
        provider = make(server)
        completion = provider.complete([("system", "Be brief."), ("user", "Well?")])
    assert completion.text == "It lasts three years."
    assert completion.usage == Usage(20, 4)
    assert completion.model == "any"
    assert server.requests[-1][1]["messages"][0]["content"] == "Be brief."


@both
async def test_a_framework_model_works_on_an_event_loop(make: Any) -> None:
    with FaultyOllama("Yes.") as server:
        assert (await make(server).acomplete("Well?")).text == "Yes."


@both
def test_faults_of_the_server_below_are_seen_and_retried(make: Any) -> None:
    with FaultyOllama("Yes.", [status(503)]) as server:
        assert make(server).complete("Well?").attempts == 2
    refusing = FaultyOllama("Yes.", [status(404)])
    with refusing as server, pytest.raises(ProviderError, match="404"):
        make(server).complete("Well?")


@both
def test_a_schema_goes_into_the_prompt_by_default(make: Any) -> None:
    with FaultyOllama('{"years": 3}') as server:
        completion = make(server).complete("How long?", schema=SCHEMA)
    assert completion.parsed == {"years": 3}
    assert "JSON schema" in server.requests[-1][1]["messages"][-1]["content"]


def test_a_schema_is_bound_where_the_user_says_how() -> None:
    with FaultyOllama('{"years": 3}') as server:
        chain = langchain(server, bind=lambda schema: {"format": schema})
        index = llama_index(server, chat_options=lambda schema: {"format": schema})
        for provider in (chain, index):
            assert provider.complete("How?", schema=SCHEMA).parsed == {"years": 3}
            assert server.requests[-1][1]["format"] == SCHEMA
            assert server.requests[-1][1]["messages"][-1]["content"] == "How?"


def test_content_blocks_are_read_and_reasoning_is_not() -> None:
    blocks: list[Any] = [
        {"type": "reasoning", "reasoning": "hm"},
        {"type": "text", "text": "Three "},
        {"type": "text", "text": "years."},
    ]
    fake = GenericFakeChatModel(messages=iter([AIMessage(content=blocks)]))
    assert LangChainProvider(fake).complete("Well?").text == "Three years."


def test_what_is_no_model_is_refused() -> None:
    with pytest.raises(TypeError, match="invoke"):
        LangChainProvider("gpt")
    with pytest.raises(TypeError, match="chat"):
        LlamaIndexProvider("gpt")


def test_an_llm_without_counts_has_unknown_usage() -> None:
    completion = LlamaIndexProvider(MockLLM()).complete("Well?")
    assert completion.usage == Usage(None, None)
    assert completion.text


def test_langchain_makes_a_model_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    with FaultyOllama("Yes.") as server:
        monkeypatch.setenv("OLLAMA_HOST", server.url)
        provider = provider_named("langchain:ollama:qwen2.5:7b-instruct")
        assert provider.complete("Well?").text == "Yes."
    assert (provider.name, provider.model) == ("langchain", "qwen2.5:7b-instruct")
    asked = server.requests[-1][1]
    assert asked["model"] == "qwen2.5:7b-instruct"
    assert asked["options"]["temperature"] == 0.0


@pytest.mark.parametrize("name", ["langchain:no-such-kind:x", "langchain:mistralai:x"])
def test_what_langchain_cannot_make_is_said_in_one_line(name: str) -> None:
    with pytest.raises(ValueError, match="LangChain cannot make") as caught:
        provider_named(name)
    assert "\n" not in str(caught.value)


def test_an_object_is_told_by_its_shape() -> None:
    fake = GenericFakeChatModel(messages=iter([AIMessage("Yes.")]))
    assert provider_of(fake).complete("Well?").text == "Yes."
    assert provider_of(MockLLM()).name == "llama-index"
    own = FunctionProvider(lambda _: "Yes.")
    assert provider_of(own) is own
    assert provider_of(lambda _: "Yes.", timeout=3.0).timeout == 3.0


@pytest.mark.parametrize("thing", [3, "ollama:x", None, dict, object()])
def test_an_object_of_another_shape_is_refused(thing: Any) -> None:
    with pytest.raises(TypeError, match="a chat model is of LangChain or LlamaIndex"):
        provider_of(thing)
