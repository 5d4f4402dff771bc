"""The ten sources of the protocol's benchmarks, at most 1,000 contexts of each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from rows import DATA
from source_features import MAX_CONTEXTS, SOURCES

from evigate.protocol.datasets import read_dataset
from evigate.protocol.labelled import LabelledCall

EASY = 0.90
"""Where length or token coverage alone reaches this AUROC, a source tells little."""


def add_folder_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the sets")


def sample(name: str, folder: Path, contexts: int = MAX_CONTEXTS) -> list[LabelledCall]:
    """The rows of a source; of larger ones a random part of the contexts, seed 0."""
    path = folder / f"{name}.jsonl.gz"
    if not path.is_file():
        print(f"{path.name} is not here; pass its folder with --data", file=sys.stderr)
        sys.exit(0 if folder == DATA else 1)
    rows = list(read_dataset(path))
    groups = sorted({row.group for row in rows})
    if len(groups) <= contexts:
        return rows
    kept = set(np.random.default_rng(0).permutation(groups)[:contexts].tolist())
    return [row for row in rows if row.group in kept]


def all_samples(folder: Path) -> dict[str, list[LabelledCall]]:
    """Every source, in the order of ``SOURCES``."""
    return {name: sample(name, folder) for name in SOURCES}


def hard_sources(easiest: dict[str, Sequence[float]]) -> list[str]:
    """Sources where no trivial score reaches ``EASY``."""
    return [name for name, values in easiest.items() if max(values) < EASY]
