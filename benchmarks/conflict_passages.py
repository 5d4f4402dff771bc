"""Conflicts in other words: passages of SQuAD beside ones written by hand.

    python benchmarks/conflict_passages.py

Beside each of 80 passages of `squad_xquad_en` and 20 invented ones stand three passages
written by hand without any five words in a row of theirs: one with another answer, one
with the same answer, one with another fact of the same story. Only the first is to be
flagged. Half of the rows were read while the check was written, the others were not.
Writes ``results/conflict_passages.json`` and ``.md``.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

from conflict_ramdocs import near_duplicates, wilson
from ragtruth import RESULTS, machine_kind
from rows import DATA

from evigate import EvidenceGate, RagCall
from evigate._version import __version__
from evigate.evidence import Evidence

COMMAND = "python benchmarks/conflict_passages.py"
WRITTEN = Path(__file__).with_name("conflict_passages.jsonl")
KINDS = {
    "conflict": "another answer",
    "agree": "the same answer",
    "other": "another fact",
}
COPY = 0.3


def read_rows() -> list[dict[str, Any]]:
    """The written rows; those of SQuAD get question and passage from the set."""
    path = DATA / "squad_xquad_en.jsonl.gz"
    if not path.is_file():
        print(f"{path.name} is not here: nothing to measure", file=sys.stderr)
        sys.exit(0)
    with gzip.open(path, "rt", encoding="utf-8") as file:
        known = {row["id"]: row for row in map(json.loads, file)}
    rows = [json.loads(line) for line in WRITTEN.read_text("utf-8").splitlines()]
    for row in rows:
        if "context" not in row:
            row["question"] = known[row["id"]]["question"]
            row["context"] = known[row["id"]]["context"]
    return rows


def measure(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """For each passage whether the gate and a rule for copies flag it."""
    gate = EvidenceGate()
    found = []
    for row in rows:
        for kind in KINDS:
            call = RagCall.of(row["question"], [row["context"], row[kind]], "")
            flagged = gate.check_evidence(call).action == "flag_conflict"
            copied = near_duplicates(Evidence(call)) >= COPY
            judged = {"evigate": flagged, "near-duplicate rule": copied}
            found.append({"half": row["half"], "kind": kind, **judged})
    return found


def main() -> None:
    judged = measure(read_rows())
    result: dict[str, Any] = {"command": COMMAND, "version": __version__, "rates": {}}
    lines = [
        "# Conflicts in other words",
        "",
        "Question and two passages of about 100 and 45 words; flagged are to be only",
        "those with another answer. In brackets Wilson's 95 % intervals.",
        f"Command: `{COMMAND}`. evigate {__version__}, {machine_kind()}.",
        "",
        "| rows | the second passage has | gate | flagged |",
        "|---|---|---|---|",
    ]
    for half in ("read", "not read"):
        for kind, title in KINDS.items():
            mine = [j for j in judged if (j["half"], j["kind"]) == (half, kind)]
            for system in ("evigate", "near-duplicate rule"):
                hits = sum(j[system] for j in mine)
                low, high = wilson(hits, len(mine))
                rate = hits / len(mine)
                key = f"{half}, {kind}, {system}"
                result["rates"][key] = [len(mine), rate, low, high]
                figures = f"{rate:.2f} [{low:.2f}, {high:.2f}]"
                row = (f"{half} ({len(mine)})", title, system, figures)
                lines.append(f"| {' | '.join(row)} |")
    text = "\n".join(lines) + "\n"
    print(text)
    RESULTS.mkdir(parents=True, exist_ok=True)
    path = RESULTS / "conflict_passages"
    path.with_suffix(".json").write_text(json.dumps(result, indent=2) + "\n")
    path.with_suffix(".md").write_text(text)


if __name__ == "__main__":
    main()
