"""Local models: free text, and JSON that keeps its schema whatever the weights say."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.providers.tiny_models import save_tiny_chat_model

from evigate.providers import TransformersProvider
from evigate.providers.guided import GuidedWriter
from evigate.providers.parsing import schema_fault

SCHEMA = {
    "type": "object",
    "properties": {
        "action": {"enum": ["answer", "abstain", "flag_conflict"]},
        "answer": {"type": "string", "maxLength": 30},
        "sure": {"type": "boolean"},
        "risk": {"type": "number", "minimum": 0, "maximum": 1},
        "count": {"type": "integer"},
        "quotes": {
            "type": "array",
            "maxItems": 2,
            "items": {
                "type": "object",
                "properties": {"document": {"enum": ["d1", "d2"]}},
                "required": ["document"],
            },
        },
    },
    "required": ["action", "answer", "sure", "risk", "count", "quotes"],
}


@pytest.fixture(scope="module")
def provider(tmp_path_factory: pytest.TempPathFactory) -> TransformersProvider:
    folder = tmp_path_factory.mktemp("tiny")
    return TransformersProvider(save_tiny_chat_model(folder), max_tokens=40)


def test_a_random_model_keeps_the_schema(provider: TransformersProvider) -> None:
    completion = provider.complete("How long is the warranty?", schema=SCHEMA)
    assert completion.parse_error is None
    assert schema_fault(completion.parsed, SCHEMA) is None
    assert completion.usage.input_tokens == len("<user>How long is the warranty?") + 11
    assert completion.cost == 0.0


def test_a_system_message_is_read_once_and_changes_nothing(
    provider: TransformersProvider,
) -> None:
    prompts = [[("system", "Be brief."), ("user", text)] for text in ("a?", "b?")]
    fresh = TransformersProvider(provider.model, max_tokens=8)
    first = [provider.complete(prompt, max_tokens=8).text for prompt in prompts]
    again = [fresh.complete(prompt).text for prompt in reversed(prompts)]
    assert first == again[::-1]
    assert [provider.complete(p, max_tokens=8).text for p in prompts] == first


def test_characters_of_several_tokens_are_kept_whole() -> None:
    """The tokens of the script are bytes here."""

    class Bytes(Script):
        def __init__(self, wanted: str) -> None:
            super().__init__(wanted.encode().decode("latin-1"))

        def text_of(self, tokens: Sequence[int]) -> str:
            return bytes(tokens).decode(errors="replace")

        def feed(self, text: str) -> None:
            super().feed(text.encode().decode("latin-1"))

    written = GuidedWriter(Bytes('"Größe 日本"'), 50).value({"type": "string"})
    assert written == "Größe 日本"


def test_decoding_is_deterministic_and_bounded(provider: TransformersProvider) -> None:
    first = provider.complete("Well?", max_tokens=5)
    assert first.text == provider.complete("Well?", max_tokens=5).text
    assert first.finish_reason == "length"


def test_it_can_be_pickled_and_loads_again(provider: TransformersProvider) -> None:
    again = pickle.loads(pickle.dumps(provider))  # noqa: S301 - our own
    texts = {p.complete("Well?", max_tokens=5).text for p in (provider, again)}
    assert len(texts) == 1


class Script:
    """A model that would write one text; its tokens are characters."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted
        self.written = ""

    def feed(self, text: str) -> None:
        self.written += text

    def accept(self, token: int) -> None:
        self.written += chr(token)

    def scores(self) -> Any:
        rest = self._rest()
        wanted = ord(rest[0]) if rest else 0
        return {i: float(i == wanted) for i in range(0x2000)}

    def best(self) -> int:
        rest = self._rest()
        return ord(rest[0]) if rest else 0

    def text_of(self, tokens: Sequence[int]) -> str:
        return "".join(map(chr, tokens))

    def is_end(self, token: int) -> bool:
        return token == 0

    def ids(self, text: str) -> list[int]:
        return [ord(character) for character in text]

    def _rest(self) -> str:
        kept = self.wanted.startswith(self.written)
        return self.wanted[len(self.written) :] if kept else ""


@pytest.mark.parametrize(
    "value",
    [
        {"action": "abstain", "answer": ""},
        {"action": "flag_conflict", "answer": 'the "Heron" \\ one'},
        {"action": "answer", "answer": "3.5 Jahre", "sure": False, "risk": 0.25},
        {"action": "answer", "answer": "x", "sure": True, "risk": 1.0, "count": 12},
        {"action": "answer", "answer": "x", "quotes": []},
        {"action": "answer", "answer": "", "quotes": [{"document": "d2"}]},
    ],
)
def test_what_a_model_wants_to_write_is_written(value: dict[str, Any]) -> None:
    properties: Any = SCHEMA["properties"]
    schema = {
        "type": "object",
        "properties": {name: properties[name] for name in value},
    }
    script = Script(json.dumps(value))
    assert GuidedWriter(script).value(schema) == value
    assert script.written == json.dumps(value)


@given(wanted=st.text(max_size=60))
@settings(max_examples=60, deadline=None)
def test_whatever_a_model_wants_the_schema_is_kept(wanted: str) -> None:
    written = GuidedWriter(Script(wanted), 50).value(SCHEMA)
    assert schema_fault(written, SCHEMA) is None
    assert json.loads(json.dumps(written)) == written


def test_the_bound_on_tokens_ends_a_string() -> None:
    schema = {"type": "string"}
    assert GuidedWriter(Script('"' + "a" * 100 + '"'), 10).value(schema) == "a" * 10


@pytest.mark.parametrize("options", [["a"], ["ab", "abc"], ["abc", "ab"], [1, 12]])
def test_one_of_the_options_is_chosen(options: Sequence[Any]) -> None:
    for option in options:
        script = Script(json.dumps(option))
        assert GuidedWriter(script).value({"enum": options}) in options
