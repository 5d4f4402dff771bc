"""What the LlamaIndex tests share."""

from __future__ import annotations

import warnings
from importlib.util import find_spec
from pathlib import Path

import pytest

# Without the extra there is nothing to test; the import guard is tested with it.
collect_ignore_glob = [] if find_spec("llama_index") else ["test_*.py"]

if find_spec("llama_index"):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # old versions warn of what came after them
        import llama_index.core  # noqa: F401

HERE = Path(__file__).parent
# The workflow runtime looks at every attribute of an agent, deprecated ones included;
# agents ask their context what it does not want to be asked any more.
_LLAMA_INDEX_OWN = (
    "ignore::pydantic.warnings.PydanticDeprecatedSince20",
    "ignore::pydantic.warnings.PydanticDeprecatedSince211",
    "ignore:is_running called from within a step:DeprecationWarning",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            for warning in _LLAMA_INDEX_OWN:
                item.add_marker(pytest.mark.filterwarnings(warning))
