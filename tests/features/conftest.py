"""What the feature tests share: evidence from texts, and the independent reference."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

import pytest

from evigate.evidence import Evidence
from evigate.records import RagCall

REFERENCE = Path(__file__).parents[2] / "benchmarks" / "reference_features.py"


@pytest.fixture(scope="session")
def reference() -> ModuleType:
    """The features once more, in plain Python and scikit-learn."""
    pytest.importorskip("sklearn")
    spec = importlib.util.spec_from_file_location("reference_features", REFERENCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def read() -> Callable[[Sequence[str], str], Evidence]:
    """Evidence from documents and an answer."""
    return lambda documents, answer: Evidence(RagCall.of("", list(documents), answer))
