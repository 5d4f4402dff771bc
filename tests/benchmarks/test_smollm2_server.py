"""The benchmark's Ollama-protocol server, with a tiny model behind the real client."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from tests.providers.tiny_models import save_tiny_chat_model

from evigate.providers import OllamaProvider, TransformersProvider

PATH = Path(__file__).parents[2] / "benchmarks" / "smollm2_server.py"
SCHEMA = {
    "type": "object",
    "properties": {"action": {"enum": ["answer", "abstain"]}},
    "required": ["action"],
}


@pytest.fixture(scope="module")
def served() -> ModuleType:
    """The module, from its file."""
    spec = importlib.util.spec_from_file_location("benchmark_smollm2_server", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return save_tiny_chat_model(tmp_path_factory.mktemp("tiny"))


def test_replies_keep_the_schema_are_those_of_the_model_and_are_remembered(
    served: ModuleType, folder: Path, tmp_path: Path
) -> None:
    engine = TransformersProvider(folder, dtype="float32")
    prompt = [("system", "Be brief."), ("user", "How long is the warranty?")]
    replies = []
    for _ in range(2):
        with served.Smollm2Server(tmp_path / "replies.jsonl") as server:
            server.engine = engine
            provider = OllamaProvider(served.MODEL, host=server.url, max_tokens=16)
            replies += [provider.complete(prompt, schema=SCHEMA) for _ in range(2)]
            replayed = server.replayed
    assert replayed == 2
    assert len({reply.text for reply in replies}) == 1
    direct = engine.complete(prompt, schema=SCHEMA, max_tokens=16)
    assert replies[0].parsed == direct.parsed
    assert replies[0].usage == direct.usage
