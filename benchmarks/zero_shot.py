"""The default gate without labels: minimal edits, and attribution sentence by sentence.

    python benchmarks/zero_shot.py

writes ``results/zero_shot.json`` and ``.md``.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from ragtruth import RESULTS, machine_kind
from ranking import Floats, mean_within, paired_deltas, with_intervals
from rows import DATA, call_of, groups_of, labelled_rows, labels_of

from evigate import EvidenceGate
from evigate._version import __version__
from evigate.evidence import Evidence
from evigate.text.antonyms import antonym_of
from evigate.text.negation import negation_cues

COMMAND = "python benchmarks/zero_shot.py"
SETS = ("summedits_8domains", "lfqa_attribution_sentences")
MAIN = "evigate, zero-shot"
_NAME = re.compile(r"(?<=[a-z,;] )[A-Z][\w-]+")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")


def uncovered(evidence: Evidence) -> float:
    """IDF-weighted share of the answer's content that no document holds."""
    rows = [row for row in evidence.alignments if row.content]
    total = sum(row.content for row in rows)
    return sum(row.content * (1.0 - row.coverage) for row in rows) / max(1, total)


def plain_count(evidence: Evidence) -> float:
    """Numbers, names, antonyms and negations of the answer without a match."""
    said = evidence.call.answer
    held = " ".join(passage.text for passage in evidence.call.documents)
    known = {form for d in evidence.documents for form in d.words.forms}
    numbers = set(_NUMBER.findall(said)) - set(_NUMBER.findall(held))
    names = {n for n in _NAME.findall(said) if n not in held}
    words = set(evidence.answer.words.forms)
    turned = [w for w in words - known if antonym_of(w, "en") & known]
    denials = len(negation_cues(evidence.answer.words.forms, "en"))
    given = sum(len(negation_cues(d.words.forms, "en")) for d in evidence.documents)
    return len(numbers) + len(names) + len(turned) + max(0, denials - given)


def scores_of(rows: list[dict[str, Any]]) -> dict[str, Floats]:
    gate = EvidenceGate()
    calls = [call_of(row) for row in rows]
    read = [Evidence(call) for call in calls]
    risks = [verdict.risk for verdict in gate.check_many(calls)]
    return {
        MAIN: np.array([1.0 if risk is None else risk for risk in risks]),
        "IDF-weighted uncovered": np.array([uncovered(e) for e in read]),
        "plain count of differences": np.array([plain_count(e) for e in read]),
        "answer only: length": np.array([float(len(row["answer"])) for row in rows]),
        "answer only: numbers and negations": np.array(
            [
                len(_NUMBER.findall(row["answer"]))
                + len(negation_cues(e.answer.words.forms, "en"))
                for row, e in zip(rows, read, strict=True)
            ],
            dtype=np.float64,
        ),
    }


def other_half(rows: list[dict[str, Any]]) -> NDArray[np.bool_]:
    """The rows of the documents that had no part in setting weights (seed 0)."""
    names = sorted({row["group"] for row in rows})
    np.random.default_rng(0).shuffle(names)
    used = set(names[: len(names) // 2])
    return np.array([row["group"] not in used for row in rows])


def renumbered(groups: NDArray[np.int64]) -> NDArray[np.int64]:
    """Numbers from 0 without gaps."""
    return np.unique(groups, return_inverse=True)[1]


def generators(rows: list[dict[str, Any]]) -> list[str]:
    """The model alone, whichever documents it was given: ``gpt3_wdoc`` is ``gpt3``."""
    return [row["source"].split("/")[-1].split("_")[0] for row in rows]


def measure(name: str, folder: Path) -> dict[str, Any]:
    rows = labelled_rows(name, folder)
    labels, groups = labels_of(rows), groups_of(rows)
    scores = scores_of(rows)
    sources = [row["source"] for row in rows]
    unused = other_half(rows)
    result: dict[str, Any] = {}
    for score, values in scores.items():
        found = with_intervals(values, labels, groups, seed=0, draws=1000)
        gain = paired_deltas(scores[MAIN], values, labels, groups)
        result[score] = {
            "auroc": str(found["auroc"]),
            "ap": str(found["ap"]),
            "auroc_other_half": str(
                with_intervals(
                    values[unused], labels[unused], renumbered(groups[unused]), seed=0
                )["auroc"]
            ),
            "mean_within_source": round(mean_within(values, labels, sources), 4),
            "mean_within_generator": round(
                mean_within(values, labels, generators(rows)), 4
            ),
            "gain_auroc": str(gain["auroc"]),
        }
    return {
        "rows": len(rows),
        "rate": round(float(labels.mean()), 4),
        "contexts": int(groups.max()) + 1,
        "scores": result,
    }


def as_markdown(measured: dict[str, Any]) -> str:
    lines = [
        "# Default gate, zero-shot",
        "",
        "The weights of the default gate were found on eleven sources, one half of the",
        "documents of SummEdits and of the questions of LFQA (seed 0) among them",
        "(`python benchmarks/fit_zero_shot.py`). The other half had no part in it; its",
        "figures were seen along the way. In brackets 95 % intervals from resampling",
        "documents; gains are of the gate over the row. Within: mean AUROC in each",
        "domain (SummEdits) or in each of six pairs of generator and documents (LFQA);",
        "in brackets, in each of its three generators.",
        f"Command: `{COMMAND}`. evigate {__version__}, {machine_kind()}.",
    ]
    for name, part in measured.items():
        lines += [
            "",
            f"## {name}",
            "",
            f"{part['rows']} rows, {part['contexts']} documents, rate {part['rate']}.",
            "",
            "| score | AUROC | AUROC, other half | AP | within | gain in AUROC |",
            "|---|---|---|---|---|---|",
        ]
        for score, row in part["scores"].items():
            within = f"{row['mean_within_source']:.3f}"
            if name.startswith("lfqa"):
                within += f" ({row['mean_within_generator']:.3f})"
            lines.append(
                f"| {score} | {row['auroc']} | {row['auroc_other_half']} "
                f"| {row['ap']} | {within} | {row['gain_auroc']} |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the sets")
    folder = parser.parse_args().data
    measured = {name: measure(name, folder) for name in SETS}
    RESULTS.mkdir(exist_ok=True)
    table = as_markdown(measured)
    (RESULTS / "zero_shot.md").write_text(table, encoding="utf-8")
    (RESULTS / "zero_shot.json").write_text(
        json.dumps(measured, indent=1) + "\n", encoding="utf-8"
    )
    print(table)


if __name__ == "__main__":
    main()
