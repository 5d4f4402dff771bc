"""Sentences of RAGTruth QA test: risk against annotated spans, and what is flagged.

    python benchmarks/sentences_ragtruth.py

writes ``results/sentences_ragtruth.json`` and ``.md``.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from ragtruth import RESULTS, machine_kind
from ranking import with_intervals
from rows import DATA, call_of, labelled_rows

from evigate._version import __version__
from evigate.checks import find_faults
from evigate.checks.sources.support import sentence_supports
from evigate.evidence import Evidence

COMMAND = "python benchmarks/sentences_ragtruth.py"
FAULT = 0.5


def sentence_rows(row: dict[str, Any], group: int) -> list[list[float]]:
    """Per sentence: positive?, group, length, uncovered, missing, sureness, flagged."""
    evidence = Evidence(call_of(row))
    found = [fault for fault in find_faults(evidence) if fault.answer_span]
    rows = []
    for support in sentence_supports(evidence):
        start, end = support.alignment.span
        bad = any(s["start"] < end and s["end"] > start for s in row["spans"] or [])
        weights = [
            reason.weight
            for reason in found
            if reason.answer_span
            and reason.answer_span.start < end
            and reason.answer_span.end > start
        ]
        surest = max(weights, default=0.0)
        rows.append(
            [
                float(bad),
                float(group),
                float(end - start),
                1.0 - support.alignment.coverage,
                support.strength,
                support.strength + 0.5 * surest,
                surest,
            ]
        )
    return rows


def measure(folder: Path) -> dict[str, Any]:
    data = labelled_rows("ragtruth_qa_test", folder)
    groups = {g: i for i, g in enumerate(dict.fromkeys(r["group"] for r in data))}
    table = np.array([s for r in data for s in sentence_rows(r, groups[r["group"]])])
    labels, contexts = table[:, 0].astype(np.int64), table[:, 1].astype(np.int64)
    columns = {
        "missing support and findings": table[:, 5],
        "missing support": table[:, 4],
        "surest finding": table[:, 6],
        "uncovered fraction": table[:, 3],
        "sentence length": table[:, 2],
    }
    scores = {}
    for name, values in columns.items():
        figure = with_intervals(values, labels, contexts, seed=0, draws=1000)
        scores[name] = {"auroc": str(figure["auroc"]), "ap": str(figure["ap"])}
    flagged = table[:, 6] >= FAULT
    hits = int((flagged & (labels == 1)).sum())
    return {
        "sentences": len(labels),
        "rate": round(float(labels.mean()), 4),
        "scores": scores,
        "flagged": int(flagged.sum()),
        "precision": round(hits / max(1, int(flagged.sum())), 4),
        "recall": round(hits / int(labels.sum()), 4),
    }


def as_markdown(measured: dict[str, Any]) -> str:
    lines = [
        "# Sentences of RAGTruth QA test",
        "",
        f"{measured['sentences']} sentences, rate {measured['rate']}: those that",
        "overlap an annotated span by one character. In brackets 95 % intervals from",
        f"resampling contexts. Command: `{COMMAND}`.",
        f"evigate {__version__}, {machine_kind()}.",
        "",
        "| score | AUROC | AP |",
        "|---|---|---|",
        *(
            f"| {name} | {row['auroc']} | {row['ap']} |"
            for name, row in measured["scores"].items()
        ),
        "",
        f"At the default policy (a finding of weight {FAULT} or more)",
        f"{measured['flagged']} sentences are flagged: precision",
        f"{measured['precision']:.3f}, recall {measured['recall']:.3f}.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the sets")
    measured = measure(parser.parse_args().data)
    RESULTS.mkdir(exist_ok=True)
    table = as_markdown(measured)
    (RESULTS / "sentences_ragtruth.md").write_text(table, encoding="utf-8")
    (RESULTS / "sentences_ragtruth.json").write_text(
        json.dumps(measured, indent=1) + "\n", encoding="utf-8"
    )
    print(table)


if __name__ == "__main__":
    main()
