"""Features of the ten sources, computed once and kept outside the checkout.

The cache lies in the folder ``evigate-benchmarks`` of the system's temporary folder, or
where ``EVIGATE_BENCHMARK_CACHE`` points; delete it when features have changed.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rows import DATA, call_of, groups_of, labelled_rows, labels_of

from evigate.checks import find_faults
from evigate.evidence import Evidence
from evigate.risk.learned_features import (
    LEARNED_FEATURES,
    finding_features,
    learned_features,
)
from evigate.risk.zero_shot import ZeroShot

SOURCES = (
    "ragtruth_qa_test",
    "halueval_qa",
    "halueval_dialogue",
    "halueval_summarization_500pairs",
    "begin",
    "wice_claim",
    "lfqa_attribution_answers",
    "qags_cnndm",
    "qags_xsum",
    "summedits_8domains",
)
MAX_CONTEXTS = 1_000
_SEED = 0


@dataclass(frozen=True, eq=False)
class Source:
    """The rows of a source as a stream: contexts in random order, theirs together.

    Rows of a context are shuffled too: files hold them by label or by model.

    Attributes:
        matrix: rows of the learned gate, findings included, shape ``(n, features)``.
        zero_shot: risks of the default gate, shape ``(n,)``.
        length: characters of the answers, shape ``(n,)``.
    """

    name: str
    matrix: NDArray[np.float64]
    zero_shot: NDArray[np.float64]
    length: NDArray[np.float64]
    labels: NDArray[np.int64]
    groups: NDArray[np.int64]


def cache_folder() -> Path:
    """Where the features are kept."""
    named = os.environ.get("EVIGATE_BENCHMARK_CACHE")
    folder = Path(named or tempfile.gettempdir()) / "evigate-benchmarks"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def load_source(name: str, folder: Path = DATA) -> Source:
    """Read a source, from the cache where it is there."""
    # Another row of features is another file; values of the same name are trusted.
    row = hashlib.sha256(" ".join(LEARNED_FEATURES).encode()).hexdigest()[:8]
    path = cache_folder() / f"{name}-{row}.npz"
    if not path.is_file():
        np.savez(path, **_computed(name, folder))
    with np.load(path) as kept:
        return Source(name, **{key: kept[key] for key in kept.files})


def _computed(name: str, folder: Path) -> dict[str, NDArray[np.generic]]:
    rows = labelled_rows(name, folder)
    groups = groups_of(rows)
    random = np.random.default_rng(_SEED)
    rank = random.permutation(int(groups.max()) + 1)
    order = np.lexsort((random.permutation(len(groups)), rank[groups]))
    rows = [rows[i] for i in order if rank[groups[i]] < MAX_CONTEXTS]
    zero_shot, matrix, risks, lengths = ZeroShot(), [], [], []
    for row in rows:
        call = call_of(row)
        evidence = Evidence(call)
        faults = find_faults(evidence)
        features = {**learned_features(evidence), **finding_features(faults)}
        matrix.append(list(features.values()))
        risks.append(zero_shot.risk(zero_shot.features(evidence), faults).value)
        lengths.append(len(call.answer))
    return {
        "matrix": np.array(matrix),
        "zero_shot": np.array(risks),
        "length": np.array(lengths, dtype=np.float64),
        "labels": labels_of(rows),
        "groups": groups_of(rows),
    }


if __name__ == "__main__":
    for source in map(load_source, SOURCES):
        contexts = int(source.groups.max()) + 1
        print(f"{source.name}: {len(source.labels)} rows, {contexts} contexts")
