"""What the default gate holds of gold answers to hard documents, by reason.

    python benchmarks/hold_rates.py

The rates are reported, not as false alarms: the conclusions of PubMedQA are inferences
of the authors beyond their abstract, and many FinanceBench answers hold a number that
is derived from a filing. Writes ``results/hold_rates.json`` and ``.md``.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from conflict_ramdocs import wilson
from ragtruth import RESULTS, machine_kind
from rows import DATA, call_of, labelled_rows

from evigate import EvidenceGate
from evigate._version import __version__
from evigate.codes import NOTE_CODES
from evigate.verdicts import Verdict

COMMAND = "python benchmarks/hold_rates.py"
SETS = ("pubmedqa_pqal", "financebench_gold")


def is_held(verdict: Verdict) -> bool:
    """Would the answer not go out unseen?"""
    return verdict.route != "accept" or verdict.action != "answer"


def rate(hits: int, total: int) -> dict[str, Any]:
    low, high = wilson(hits, total)
    return {
        "rows": hits,
        "rate": round(hits / total, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def by_reason(verdicts: Sequence[Verdict]) -> dict[str, Any]:
    """For each reason the share of rows that are held and carry it, most first."""
    counts = Counter(
        code
        for verdict in verdicts
        if is_held(verdict)
        for code in {r.code for r in verdict.reasons if r.weight > 0.0} - NOTE_CODES
    )
    return {code: rate(n, len(verdicts)) for code, n in counts.most_common()}


def measure(name: str, folder: Path) -> dict[str, Any]:
    rows = labelled_rows(name, folder)
    verdicts = EvidenceGate().check_many([call_of(row) for row in rows])
    parts = Counter(f"{v.action}, {v.route}" for v in verdicts if is_held(v))
    return {
        "rows": len(rows),
        "held": rate(sum(map(is_held, verdicts)), len(rows)),
        "verdicts": {part: rate(n, len(rows)) for part, n in parts.most_common()},
        "reasons": by_reason(verdicts),
    }


def as_markdown(measured: dict[str, Any]) -> str:
    lines = [
        "# What is held of gold answers",
        "",
        "Default gate and policy, no model; nothing was tuned on these sets. Held:",
        "not routed *accept*. In brackets 95 % Wilson intervals of the rows. A row may",
        "have several reasons. These are no false-alarm rates: the conclusions of",
        "PubMedQA infer beyond their abstract, and 63 % of the FinanceBench answers",
        "hold a number that is derived from the filing.",
        f"Command: `{COMMAND}`. evigate {__version__}, {machine_kind()}.",
    ]
    for name, part in measured.items():
        lines += ["", f"## {name}", "", f"{part['rows']} gold answers.", ""]
        lines += ["| held | rows | rate |", "|---|---|---|"]
        shown = {"all": part["held"], **part["verdicts"], **part["reasons"]}
        for label, row in shown.items():
            low, high = row["interval"]
            lines.append(
                f"| {label} | {row['rows']} | {row['rate']:.3f} "
                f"[{low:.3f}, {high:.3f}] |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the sets")
    folder = parser.parse_args().data
    measured = {name: measure(name, folder) for name in SETS}
    RESULTS.mkdir(exist_ok=True)
    table = as_markdown(measured)
    (RESULTS / "hold_rates.md").write_text(table, encoding="utf-8")
    (RESULTS / "hold_rates.json").write_text(
        json.dumps(measured, indent=1) + "\n", encoding="utf-8"
    )
    print(table)


if __name__ == "__main__":
    main()
