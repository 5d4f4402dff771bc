"""What all providers share, with functions as models."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest

from evigate.errors import InvalidPolicyError
from evigate.providers import (
    FunctionProvider,
    Generation,
    ProviderError,
    Retries,
    Usage,
    provider_named,
)
from evigate.providers.errors import provider_error, seconds_of
from evigate.providers.parsing import (
    MalformedAnswerError,
    parse_answer,
    schema_fault,
)

SCHEMA = {
    "type": "object",
    "properties": {
        "action": {"enum": ["answer", "abstain"]},
        "notes": {"type": "array", "items": {"type": "string"}, "maxItems": 2},
        "risk": {"type": "number", "minimum": 0, "maximum": 1},
    },
    "required": ["action"],
}


def test_a_function_may_be_a_coroutine() -> None:
    async def answer(messages: list[dict[str, str]]) -> str:
        await asyncio.sleep(0)
        return messages[-1]["content"] + "!"

    provider = FunctionProvider(answer)
    assert provider.complete("hello").text == "hello!"
    assert asyncio.run(provider.acomplete("hello")).text == "hello!"


def test_a_function_may_count_its_tokens() -> None:
    provider = FunctionProvider(
        lambda _: {"text": "yes", "input_tokens": 7, "output_tokens": 1}
    )
    assert provider.complete("well?").usage == Usage(7, 1)


@pytest.mark.parametrize("answer", [None, 3, ["a"]])
def test_a_function_that_gives_no_text_is_an_error(answer: Any) -> None:
    with pytest.raises(ProviderError, match="not a text"):
        FunctionProvider(lambda _: answer).complete("well?")


def test_reasoning_that_takes_all_tokens_says_so_and_is_not_tried_again() -> None:
    cut = Generation("", Usage(10, 20), "MAX_TOKENS")
    provider = FunctionProvider(lambda _: cut)
    with pytest.raises(ProviderError, match="within its 20 tokens") as raised:
        provider.complete("well?")
    assert raised.value.attempts == 1


def test_a_schema_goes_into_the_prompt_of_a_function() -> None:
    seen: list[str] = []

    def answer(messages: list[dict[str, str]]) -> str:
        seen.append(messages[-1]["content"])
        return '```json\n{"action": "abstain"}\n```'

    completion = FunctionProvider(answer).complete("well?", schema=SCHEMA)
    assert completion.parsed == {"action": "abstain"}
    assert '"enum": ["answer", "abstain"]' in seen[0]


def test_reasoning_is_not_part_of_the_answer() -> None:
    provider = FunctionProvider(lambda _: "<think>Hm, {}</think>Yes.")
    assert provider.complete("well?").text == "Yes."


def test_no_more_requests_are_under_way_than_allowed() -> None:
    under_way, most = 0, 0
    lock = threading.Lock()

    def answer(_: list[dict[str, str]]) -> str:
        nonlocal under_way, most
        with lock:
            under_way += 1
            most = max(most, under_way)
        time.sleep(0.02)
        with lock:
            under_way -= 1
        return "yes"

    provider = FunctionProvider(answer, concurrency=2)

    async def many() -> None:
        await asyncio.gather(*(provider.acomplete("well?") for _ in range(8)))

    asyncio.run(many())
    assert most == 2
    threads = [
        threading.Thread(target=provider.complete, args=("?",)) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 2


async def test_cancelling_passes_through_at_once() -> None:
    async def answer(_: list[dict[str, str]]) -> str:
        await asyncio.sleep(60)
        return "yes"

    task = asyncio.create_task(FunctionProvider(answer).acomplete("well?"))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def test_usage_of_all_attempts_is_counted() -> None:
    answers = iter([Generation("{", Usage(10, 1)), Generation('{"action": "answer"}')])
    provider = FunctionProvider(lambda _: next(answers), retries=Retries(malformed=1))
    completion = provider.complete("well?", schema=SCHEMA)
    assert completion.usage == Usage(None, None)
    assert completion.attempts == 2


@pytest.mark.parametrize(
    "settings",
    [{"timeout": 0.0}, {"concurrency": 0}, {"timeout": True}],
)
def test_settings_that_cannot_work_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(InvalidPolicyError):
        FunctionProvider(lambda _: "", **settings)


@pytest.mark.parametrize("prompt", [[], [("judge", "x")], [("user", 3)], [7]])
def test_a_prompt_of_another_form_is_refused(prompt: Any) -> None:
    with pytest.raises(ValueError, match="message"):
        FunctionProvider(lambda _: "x").complete(prompt)


@pytest.mark.parametrize(
    "name",
    ["", "gpt", "ollama:", "google", "smollm2:big", "langchain:", "langchain:gpt"],
)
def test_an_unknown_name_says_what_there_is(name: str) -> None:
    with pytest.raises(ValueError, match="ollama:NAME"):
        provider_named(name)


def test_a_name_leads_to_its_provider() -> None:
    provider = provider_named("ollama:qwen2.5:7b-instruct", timeout=5.0)
    assert (provider.name, provider.model) == ("ollama", "qwen2.5:7b-instruct")
    assert provider.timeout == 5.0


@pytest.mark.parametrize(
    ("text", "parsed"),
    [
        ('{"action": "answer"}', {"action": "answer"}),
        ('Here:\n```json\n{"action": "answer"}\n```', {"action": "answer"}),
        ('I think {"action": "answer"} is it', {"action": "answer"}),
        ('{"x": 1} and {"action": "answer"}', {"action": "answer"}),
        (' \n{"action": "abstain", "risk": 1}', {"action": "abstain", "risk": 1}),
    ],
)
def test_json_is_found_in_an_answer(text: str, parsed: Any) -> None:
    assert parse_answer(text, SCHEMA) == parsed


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "holds no JSON"),
        ('{"action": ', "holds no JSON"),
        ('{"action": NaN}', "holds no JSON"),
        ('{"risk": 0.5}', r"\$.action is missing"),
        ('{"action": "refuse"}', r"\$.action is none of"),
        ('{"action": "answer", "risk": 2}', r"\$.risk is above 1"),
        ('{"action": "answer", "risk": true}', r"\$.risk is not of type number"),
        ('{"action": "answer", "notes": ["a", 1]}', r"\$.notes\[1\] is not of type"),
        ('{"action": "answer", "notes": ["", "", ""]}', r"\$.notes has more than 2"),
        ("[" * 100_000, "holds no JSON"),
        ("x" * 300_000, "too long"),
    ],
)
def test_what_breaks_a_schema_is_named(text: str, fault: str) -> None:
    with pytest.raises(MalformedAnswerError, match=fault):
        parse_answer(text, SCHEMA)


def test_alternatives_of_a_schema_are_tried() -> None:
    schema = {"anyOf": [{"type": "string", "maxLength": 2}, {"type": "null"}]}
    assert schema_fault(None, schema) is None
    assert schema_fault("abc", schema) == "$ keeps none of its alternatives"


@pytest.mark.parametrize(
    ("hint", "seconds"),
    [("3", 3.0), (" 2.5s ", 2.5), ("40ms", 0.04), ("", None), ("-1", None)],
)
def test_hints_of_servers_are_read(hint: str, seconds: float | None) -> None:
    assert seconds_of(hint) == seconds


def test_a_hint_may_be_a_date() -> None:
    past = seconds_of("Wed, 21 Oct 2015 07:28:00 GMT")
    future = seconds_of("Wed, 21 Oct 2099 07:28:00 GMT")
    assert past == 0.0
    assert future is not None
    assert future > 1e9


@pytest.mark.parametrize(
    ("error", "retryable"),
    [
        (TimeoutError("late"), True),
        (ConnectionResetError("gone"), True),
        (ValueError("no"), False),
        (type("RateLimited", (Exception,), {"status_code": 429})("slow"), True),
        (type("Denied", (Exception,), {"status_code": 403})("no"), False),
        (
            type("ReadTimeout", (type("TimeoutException", (Exception,), {}),), {})(),
            True,
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_errors_of_any_client_are_told_apart(error: Exception, retryable: bool) -> None:
    assert provider_error("server", error).retryable is retryable
