"""Conflicts between two short statements in other words, with controls.

    python benchmarks/short_retellings.py

Each of 180 invented passages of two sentences stands beside another one about the same
subject, written without any five words in a row of its: in 120 with another answer, in
30 with the same one, in 30 with another fact of the same type. Only the first are to be
flagged. All were read while checks were mended. Writes
``results/short_retellings.json`` and ``.md``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from conflict_ramdocs import near_duplicates, wilson
from ragtruth import RESULTS, machine_kind

from evigate import EvidenceGate, RagCall
from evigate._version import __version__
from evigate.evidence import Evidence

COMMAND = "python benchmarks/short_retellings.py"
WRITTEN = Path(__file__).with_name("short_retellings.jsonl")
KINDS = ("contradicting", "same answer", "other fact")
COPY = 0.3


def measure(rows: list[dict[str, Any]]) -> list[tuple[str, bool, bool]]:
    """Kind of each row, whether the gate and whether a rule for copies flag it."""
    gate = EvidenceGate()
    found = []
    for row in rows:
        call = RagCall.of(row["question"], row["documents"], "")
        flagged = gate.check_evidence(call).action == "flag_conflict"
        found.append((row["kind"], flagged, near_duplicates(Evidence(call)) >= COPY))
    return found


def share(flags: list[bool]) -> str:
    low, high = wilson(sum(flags), len(flags))
    return f"{sum(flags) / len(flags):.3f} [{max(low, 0.0):.3f}, {high:.3f}]"


def main() -> None:
    rows = [json.loads(line) for line in WRITTEN.read_text("utf-8").splitlines()]
    measured = measure(rows)
    result: dict[str, Any] = {"command": COMMAND, "version": __version__}
    lines = [
        "# Short statements in other words",
        "",
        "Share flagged, in brackets 95 % Wilson intervals. All rows were read while",
        "checks were mended: development figures. Before, of the conflicts 36 of 60",
        "(part a) and 45 of 60 (part b) were flagged, of the controls 8 of 30 each.",
        f"Command: `{COMMAND}`. evigate {__version__}, {machine_kind()}.",
        "",
        "| rows | evigate | rule for copies |",
        "|---|---|---|",
    ]
    for kind in KINDS:
        mine = [flagged for each, flagged, _ in measured if each == kind]
        copies = [copied for each, _, copied in measured if each == kind]
        result[kind] = {"rows": len(mine), "evigate": sum(mine), "copies": sum(copies)}
        lines.append(f"| {kind} ({len(mine)}) | {share(mine)} | {share(copies)} |")
    text = "\n".join(lines) + "\n"
    print(text)
    (RESULTS / "short_retellings.json").write_text(json.dumps(result, indent=2) + "\n")
    (RESULTS / "short_retellings.md").write_text(text)


if __name__ == "__main__":
    main()
