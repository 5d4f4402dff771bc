"""Labelled rows of the public sets that the benchmarks read."""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from evigate.records import RagCall

DATA = Path(__file__).resolve().parent.parent.parent / "shared" / "data"


def labelled_rows(name: str, folder: Path = DATA) -> list[dict[str, Any]]:
    """The rows of a set that have a label; leaves with one line when it is absent."""
    path = folder / f"{name}.jsonl.gz"
    if not path.is_file():
        print(f"{path.name} is not here; pass its folder with --data", file=sys.stderr)
        sys.exit(0 if folder == DATA else 1)
    with gzip.open(path, "rt", encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    return [row for row in rows if row.get("label") is not None]


def call_of(row: dict[str, Any]) -> RagCall:
    """The call of a row."""
    documents = row.get("contexts") or [row["context"]]
    return RagCall.of(row["question"] or "", documents, row["answer"])


def labels_of(rows: Sequence[dict[str, Any]]) -> NDArray[np.int64]:
    """1 for unfaithful."""
    return np.array([row["label"] for row in rows])


def groups_of(rows: Sequence[dict[str, Any]]) -> NDArray[np.int64]:
    """The context of each row as a number from 0."""
    numbers = {g: i for i, g in enumerate(dict.fromkeys(r["group"] for r in rows))}
    return np.array([numbers[row["group"]] for row in rows])
