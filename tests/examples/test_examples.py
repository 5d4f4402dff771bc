"""Every numbered example runs, offline, as a newcomer would run it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.servers.mini_gemini import MiniGemini
from tests.servers.mini_ollama import MiniOllama

FOLDER = Path(__file__).resolve().parents[2] / "examples"
EXAMPLES = sorted(path.name for path in FOLDER.glob("[0-9]*.py"))
ANSWER = "The warranty of the Heron lasts 3 years."
JUDGEMENT = '{"unsupported": [1], "risk": 85}'

# What must be seen in the output of an example, where more than success is promised.
SAYS = {
    "01_guard_lcel_chain.py": [
        "the user sees:  The warranty of the Heron lasts 3 years.",
        "the user sees:  This answer is being held back",
        "the user sees:  I could not find",
    ],
    "05_streaming_sentences.py": [
        "  > The battery of the Heron is covered for 2 years",
        "  > This answer is being held back",
    ],
    "06_shadow_mode_sink.py": ["acme: answer, accept, []", "acme: answer, "],
    "10_ollama_judge_cascade.py": [
        "answer, accept, risk 0.00\n  not sent up",
        "ollama:llama3.2 says 0.85 on full-6000",
        "verifier_unfaithful",
    ],
    "27_nli_verifier.py": ["below the band", "verifier_unfaithful", "answer, review"],
    "07_ollama_chain.py": [ANSWER, "[answer, accept]"],
    "08_gemini_chain.py": [ANSWER, "[answer, accept]"],
    "09_consens_langchain.py": [
        "under evaluator",
        "attribution_mismatch: The sentence cites document 2 but hangs on document 1",
    ],
    "26_consens_llama_index.py": ["main document: warranty", "not_made_likelier"],
}


def says(prompt: str) -> str:
    """The model's answer, or what it says as a judge of one."""
    return JUDGEMENT if "<answer>" in prompt else ANSWER


@pytest.fixture(scope="module")
def environment() -> Iterator[dict[str, str]]:
    """Local model servers stand for real ones."""
    with MiniOllama(says) as ollama, MiniGemini(ANSWER) as gemini:
        yield {
            **os.environ,
            "OLLAMA_HOST": ollama.url,
            "GOOGLE_API_KEY": "none-needed",
            "GOOGLE_GEMINI_BASE_URL": gemini.url,
        }


def run(name: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(FOLDER / name)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=environment,
    )


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_runs_and_says_what_it_should(
    name: str, environment: dict[str, str]
) -> None:
    done = run(name, environment)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    for text in SAYS.get(name, []):
        assert text in done.stdout, done.stdout


def test_what_an_example_should_say_belongs_to_an_example() -> None:
    assert set(SAYS) <= set(EXAMPLES)


def test_an_example_without_its_server_leaves_with_one_clear_line() -> None:
    environment = {**os.environ, "OLLAMA_HOST": "http://127.0.0.1:9"}
    done = run("07_ollama_chain.py", environment)
    assert done.returncode == 1
    assert done.stderr.startswith("no Ollama server at http://127.0.0.1:9")
