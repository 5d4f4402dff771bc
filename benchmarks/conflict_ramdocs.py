"""Conflicts on documents made by others: RAMDocs, question and documents alone.

    python benchmarks/conflict_ramdocs.py

Target: documents typed ``misinfo`` and ``correct`` both present. Writes
``results/conflict_ramdocs.json`` and ``.md``.
"""

from __future__ import annotations

import gzip
import json
import math
import random
import sys
from typing import Any

import numpy as np
from ragtruth import RESULTS, machine_kind
from ranking import Floats, with_intervals
from rows import DATA

from evigate import EvidenceGate, RagCall
from evigate._version import __version__
from evigate.evidence import Evidence
from evigate.policy import Policy

COMMAND = "python benchmarks/conflict_ramdocs.py"
STRATA = (
    "one gold answer, clean",
    "one gold answer, misinformation",
    "several gold answers, clean",
    "several gold answers, misinformation",
    "other",
)


def read_rows() -> list[dict[str, Any]]:
    path = DATA / "ramdocs.jsonl.gz"
    if not path.is_file():
        print(f"{path.name} is not here: nothing to measure", file=sys.stderr)
        sys.exit(0)
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def is_target(row: dict[str, Any]) -> bool:
    return "misinfo" in row["doc_types"] and "correct" in row["doc_types"]


def stratum(row: dict[str, Any]) -> str:
    if "correct" not in row["doc_types"]:
        return "other"
    several = row["n_gold"] > 1
    misled = "misinfo" in row["doc_types"]
    return STRATA[2 * several + misled]


def near_duplicates(evidence: Evidence) -> float:
    """Baseline: the largest Jaccard index of word triples of two documents."""
    sets = [
        set(zip(f, f[1:], f[2:], strict=False))
        for f in (reading.words.forms for reading in evidence.documents)
    ]
    best = 0.0
    for place, first in enumerate(sets):
        for second in sets[place + 1 :]:
            if first and second and first != second:
                best = max(best, len(first & second) / len(first | second))
    return best


def wilson(hits: int, total: int) -> tuple[float, float]:
    """95 % interval of a rate."""
    if not total:
        return 0.0, 1.0
    z, p = 1.96, hits / total
    middle = (p + z * z / (2 * total)) / (1 + z * z / total)
    half = z * math.sqrt(p * (1 - p) / total + z * z / (4 * total**2))
    half /= 1 + z * z / total
    return middle - half, middle + half


def measure(rows: list[dict[str, Any]]) -> tuple[Floats, Floats, list[bool]]:
    gate = EvidenceGate(policy=Policy(fault_weight=0.0))
    found, copies, flagged = [], [], []
    for row in rows:
        call = RagCall.of(row["question"], row["contexts"], "")
        conflicts = gate.check_evidence(call).conflicts
        surest = max((c.weight for c in conflicts), default=0.0)
        found.append(surest)
        flagged.append(surest >= Policy().fault_weight)
        copies.append(near_duplicates(Evidence(call)))
    return np.array(found), np.array(copies), flagged


def main() -> None:
    rows = read_rows()
    labels = np.array([int(is_target(row)) for row in rows])
    found, copies, flagged = measure(rows)
    order = list(range(len(rows)))
    random.Random(0).shuffle(order)
    half = np.zeros(len(rows), dtype=bool)
    half[order[: len(rows) // 2]] = True
    parts = {"all": slice(None), "half looked at": half, "other half": ~half}
    result: dict[str, Any] = {"command": COMMAND, "version": __version__, "ap": {}}
    lines = [
        "# Conflicting documents: RAMDocs",
        "",
        f"{len(rows)} questions, {labels.sum()} with misinformation beside a correct",
        "document, judged on question and documents alone. The form of the check and",
        "its threshold were chosen with a look at the whole set, its rows on one half",
        "(seed 0).",
        f"In brackets 95 % intervals. Command: `{COMMAND}`. evigate {__version__},",
        f"{machine_kind()}.",
        "",
        "| score | part | AP |",
        "|---|---|---|",
    ]
    for name, scores in (("evigate", found), ("near-duplicate rule", copies)):
        for part, chosen in parts.items():
            some, truth = scores[chosen], labels[chosen]
            ap = with_intervals(some, truth, np.arange(len(truth)), seed=0)["ap"]
            result["ap"][f"{name}, {part}"] = [ap.value, ap.low, ap.high]
            lines.append(f"| {name} | {part} | {ap} |")
    hits = sum(f and t for f, t in zip(flagged, labels, strict=True))
    precision, recall = hits / max(1, sum(flagged)), hits / labels.sum()
    result["default policy"] = {"precision": precision, "recall": float(recall)}
    lines += [
        "",
        f"At the default policy: precision {precision:.3f}, recall {recall:.3f}.",
        "",
        "| stratum | rows | flagged |",
        "|---|---|---|",
    ]
    result["strata"] = {}
    for name in STRATA:
        mine = [f for f, row in zip(flagged, rows, strict=True) if stratum(row) == name]
        low, high = wilson(sum(mine), len(mine))
        rate = sum(mine) / max(1, len(mine))
        result["strata"][name] = [len(mine), rate, low, high]
        lines.append(f"| {name} | {len(mine)} | {rate:.3f} [{low:.3f}, {high:.3f}] |")
    text = "\n".join(lines) + "\n"
    print(text)
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "conflict_ramdocs.json").write_text(json.dumps(result, indent=2) + "\n")
    (RESULTS / "conflict_ramdocs.md").write_text(text)


if __name__ == "__main__":
    main()
