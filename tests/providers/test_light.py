"""Importing providers, verifiers and EviScope is light: clients come when built."""

from __future__ import annotations

import pytest
from tests.test_imports import HEAVY, modules_after


@pytest.mark.parametrize(
    "statement",
    [
        "import evigate.providers",
        "import evigate.verifiers",
        "import evigate.eviscope",
        "import evigate.second_looks.verifier",
        "from evigate.verifiers import NliVerifier; NliVerifier('folder')",
        "from evigate.providers import TransformersProvider as T; T('folder')",
    ],
)
def test_no_client_and_no_framework_comes_along(statement: str) -> None:
    assert not modules_after(statement) & HEAVY
