"""Do the documents hold what is asked? `check_evidence` before any generation.

    python benchmarks/sufficiency.py

writes ``results/sufficiency.json`` and ``.md``.
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from ragtruth import RESULTS, machine_kind
from ranking import Floats, paired_deltas, with_intervals
from rows import DATA

from evigate import EvidenceGate
from evigate._version import __version__
from evigate.records import RagCall

COMMAND = "python benchmarks/sufficiency.py"
MAIN = "evigate, check_evidence"
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True)
class Rows:
    """Questions with documents.

    Attributes:
        calls: without answers.
        labels: 1 where the documents hold the answer.
        groups: the question of each row as a number from 0.
    """

    calls: list[RagCall]
    labels: NDArray[np.int64]
    groups: NDArray[np.int64]


def read(name: str, folder: Path) -> list[dict[str, Any]]:
    path = folder / f"{name}.jsonl.gz"
    if not path.is_file():
        print(f"{path.name} is not here; pass its folder with --data", file=sys.stderr)
        sys.exit(0 if folder == DATA else 1)
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def clapnq(folder: Path) -> Rows:
    """Natural questions with a passage that answers them, or one that does not."""
    rows = read("clapnq_dev", folder)
    return Rows(
        [RagCall.of(row["question"], row["contexts"], "") for row in rows],
        np.array([int(row["answerable"]) for row in rows]),
        np.array(number([row["group"] for row in rows])),
    )


def squad_pairs(folder: Path) -> Rows:
    """Each question with its paragraph, and with the paragraph of the same article
    that shares most words with the question."""
    rows = read("squad_xquad_en", folder)
    paragraphs: dict[str, list[str]] = {}
    for row in rows:
        known = paragraphs.setdefault(row["title"], [])
        if row["context"] not in known:
            known.append(row["context"])
    words = {p: words_of(p) for ps in paragraphs.values() for p in ps}
    calls, labels, questions = [], [], []
    for row in rows:
        others = [p for p in paragraphs[row["title"]] if p != row["context"]]
        if not others:
            continue
        asked = words_of(row["question"])
        nearest = max(others, key=lambda p: len(asked & words[p]))
        for paragraph, label in ((row["context"], 1), (nearest, 0)):
            calls.append(RagCall.of(row["question"], [paragraph], ""))
            labels.append(label)
            questions.append(row["context"])
    return Rows(calls, np.array(labels), np.array(number(questions)))


def words_of(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower()))


def number(names: list[str]) -> list[int]:
    known = {name: i for i, name in enumerate(dict.fromkeys(names))}
    return [known[name] for name in names]


def idf_coverage(calls: list[RagCall]) -> Floats:
    """Share of the question's words in the documents, by rarity among all of them."""
    texts = [words_of(" ".join(p.text for p in call.documents)) for call in calls]
    held = Counter(word for words in set(texts) for word in words)
    distinct = len(set(texts))
    scores = []
    for call, words in zip(calls, texts, strict=True):
        asked = words_of(call.question)
        weights = {w: math.log(1.0 + distinct / (held[w] or 0.5)) for w in asked}
        found = sum(weights[w] for w in asked & words)
        scores.append(found / (sum(weights.values()) or 1.0))
    return np.array(scores)


def measure(rows: Rows) -> dict[str, Any]:
    gate = EvidenceGate()
    verdicts = [gate.check_evidence(call) for call in rows.calls]
    characters = [sum(len(p.text) for p in call.documents) for call in rows.calls]
    scores: dict[str, Floats] = {
        MAIN: np.array([verdict.sufficiency for verdict in verdicts]),
        "IDF question coverage": idf_coverage(rows.calls),
        "shorter documents": -np.array(characters, dtype=np.float64),
    }
    table: dict[str, Any] = {}
    for name, values in scores.items():
        found = with_intervals(values, rows.labels, rows.groups, seed=0, draws=1000)
        gain = paired_deltas(scores[MAIN], values, rows.labels, rows.groups)
        table[name] = {
            "auroc": str(found["auroc"]),
            "ap": str(found["ap"]),
            "gain_auroc": str(gain["auroc"]),
        }
    held = np.array([verdict.action == "abstain" for verdict in verdicts])
    return {
        "rows": len(rows.calls),
        "sufficient": int(rows.labels.sum()),
        "contexts": int(rows.groups.max()) + 1,
        "scores": table,
        "abstains": {
            "sufficient": share(held[rows.labels == 1]),
            "insufficient": share(held[rows.labels == 0]),
        },
    }


def share(flags: NDArray[np.bool_]) -> str:
    """A rate with its 95 % Wilson interval."""
    n, z = len(flags), 1.959964
    rate = float(flags.mean())
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return f"{rate:.3f} [{middle - half:.3f}, {middle + half:.3f}]"


def as_markdown(measured: dict[str, Any]) -> str:
    lines = [
        "# Sufficiency before generation",
        "",
        "AUROC and AP of telling documents that answer from documents that do not; in",
        "brackets 95 % intervals from resampling contexts, gains are of the gate over",
        "the row. Constants were set on the SQuAD pairs and on single documents of",
        "RAMDocs; no constant was fitted to CLAPnq, but its figures were seen while",
        "the form of the score was chosen, which may flatter them.",
        f"Command: `{COMMAND}`. evigate {__version__}, {machine_kind()}.",
    ]
    for name, part in measured.items():
        lines += [
            "",
            f"## {name}",
            "",
            rows_line(part),
            "",
            "| score | AUROC | AP | gain in AUROC |",
            "|---|---|---|---|",
        ]
        lines += [
            f"| {score} | {row['auroc']} | {row['ap']} | {row['gain_auroc']} |"
            for score, row in part["scores"].items()
        ]
        lines += [
            "",
            abstain_line(part["abstains"]),
        ]
    return "\n".join(lines) + "\n"


def rows_line(part: dict[str, Any]) -> str:
    rows, sufficient, contexts = part["rows"], part["sufficient"], part["contexts"]
    return f"{rows} rows, {sufficient} sufficient, {contexts} contexts."


def abstain_line(rates: dict[str, str]) -> str:
    return (
        f"At the default policy the gate abstains on {rates['insufficient']} of the "
        f"insufficient and on {rates['sufficient']} of the sufficient rows (Wilson)."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the sets")
    folder = parser.parse_args().data
    measured = {
        "clapnq_dev": measure(clapnq(folder)),
        "squad_pairs": measure(squad_pairs(folder)),
    }
    RESULTS.mkdir(exist_ok=True)
    table = as_markdown(measured)
    (RESULTS / "sufficiency.md").write_text(table, encoding="utf-8")
    (RESULTS / "sufficiency.json").write_text(
        json.dumps(measured, indent=1) + "\n", encoding="utf-8"
    )
    print(table)


if __name__ == "__main__":
    main()
