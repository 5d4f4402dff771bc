"""What all tests share: no downloads, and the public evaluation data where present."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["TRANSFORMERS_OFFLINE"] = "1"

ROOT = Path(__file__).resolve().parent.parent


def shared_folder() -> Path:
    """Where the data lies: beside the checkout, or where EVIGATE_SHARED says."""
    return Path(os.environ.get("EVIGATE_SHARED", ROOT.parent / "shared"))


@pytest.fixture(scope="session")
def shared_data() -> Callable[[str], Path]:
    """Finds a file of the public evaluation data, or skips the test.

    `shared_data("wikieval.jsonl.gz")` is looked for in `data/`; a name with a slash,
    such as `"cases/cases.jsonl"`, in the folder above.
    """

    def find(name: str) -> Path:
        folder = shared_folder()
        path = folder / name if "/" in name else folder / "data" / name
        if not path.is_file():
            pytest.skip(
                f"{name} is not here: the public evaluation data is not part of the "
                f"project; put it into {path.parent}, or set EVIGATE_SHARED"
            )
        return path

    return find
