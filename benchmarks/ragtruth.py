"""The RAGTruth QA rows that the benchmarks read; they are not part of the project."""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from evigate.records import RagCall

HERE = Path(__file__).resolve().parent
DATA = Path("../shared/data/ragtruth_qa_test.jsonl.gz")
DEFAULT = HERE.parent / DATA
RESULTS = HERE / "results"


@dataclass(frozen=True)
class Rows:
    """Calls with labels, and the context of each as a number from 0."""

    name: str
    calls: list[RagCall]
    labels: NDArray[np.int64]
    groups: NDArray[np.int64]


def add_data_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        default=DEFAULT,
        help=f"rows as gzip JSON lines (default: {DATA}, seen from the checkout)",
    )


def read_rows(path: Path) -> Rows:
    """Read the rows, or leave with one clear line when they are not there."""
    if not path.is_file():
        print(
            f"{path.name} is not here. The benchmark reads RAGTruth QA test (900 rows: "
            "question, contexts, answer, label, group) as gzip JSON lines; pass its "
            "place with --data.",
            file=sys.stderr,
        )
        # Without the option there is nothing to measure; with it, it is a mistake.
        sys.exit(0 if path == DEFAULT else 1)
    with gzip.open(path, "rt", encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    names = {name: i for i, name in enumerate(dict.fromkeys(r["group"] for r in rows))}
    return Rows(
        name=path.name.removesuffix(".jsonl.gz"),
        calls=[RagCall.of(r["question"], r["contexts"], r["answer"]) for r in rows],
        labels=np.array([r["label"] for r in rows]),
        groups=np.array([names[r["group"]] for r in rows]),
    )


def machine_kind() -> str:
    """E.g. "2-core x86-64, Python 3.12"."""
    architecture = (
        platform.machine().lower().replace("_", "-").replace("amd64", "x86-64")
    )
    version = ".".join(platform.python_version_tuple()[:2])
    return f"{os.cpu_count()}-core {architecture}, Python {version}"
