"""Importing evigate is light: no framework, no command line, no torch comes along."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

HEAVY = {
    "click",
    "google",
    "langchain",
    "langchain_core",
    "langgraph",
    "llama_index",
    "ollama",
    "pydantic",
    "rich",
    "scipy",
    "sklearn",
    "torch",
    "transformers",
    "typer",
}

FIRST_CHECK = """
from evigate import EvidenceGate
EvidenceGate().check(question="How long?", documents=["3 years."], answer="3 years.")
"""


def modules_after(statement: str) -> set[str]:
    """Names of the top-level modules that a fresh interpreter holds afterwards."""
    code = (
        f"import json, sys; before = set(sys.modules)\n{statement}\n"
        "names = set(sys.modules) - before\n"
        "print(json.dumps(sorted({name.split('.')[0] for name in names})))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    return set(json.loads(done.stdout))


@pytest.mark.parametrize(
    "statement",
    [
        "import evigate",
        "from evigate import EvidenceGate; EvidenceGate()",
        FIRST_CHECK,
        "from evigate import EvidenceGate; EvidenceGate('ragscope-z')",
        "import evigate.testing",
        "from evigate.cli import main",
    ],
)
def test_the_core_brings_no_framework_along(statement: str) -> None:
    """Neither the import nor a first check loads anything heavy."""
    assert not modules_after(statement) & HEAVY


def test_the_command_line_brings_no_framework_along() -> None:
    """`evigate score` needs typer, and rich only where something is drawn."""
    loaded = modules_after(
        "from evigate.cli import main; "
        "sys.stdin.close(); main(['score', '/nonexistent'])"
    )
    assert loaded & HEAVY <= {"click", "pydantic", "rich", "typer"}


@pytest.mark.parametrize(
    ("adapter", "strangers"),
    [
        ("evigate_langchain", {"llama_index", "torch", "transformers", "typer"}),
        ("evigate_llama_index", {"langchain", "langchain_core", "langgraph", "typer"}),
    ],
)
def test_an_adapter_brings_only_its_own_framework(
    adapter: str, strangers: set[str]
) -> None:
    """No adapter drags in another's framework."""
    pytest.importorskip(adapter)
    assert not modules_after(f"import {adapter}") & strangers
