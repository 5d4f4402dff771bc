"""CPU time of the default gate per call: distribution, stages, growth with the text.

    python benchmarks/gate_cost.py

writes ``results/gate_cost.json`` and ``.md``.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from ragtruth import RESULTS, machine_kind
from rows import DATA, call_of, labelled_rows

from evigate import EvidenceGate
from evigate._version import __version__
from evigate.records import RagCall

COMMAND = "python benchmarks/gate_cost.py"
REPEATS = 3
GROWTH = (1, 4, 16, 64)


def cpu_milliseconds(gate: EvidenceGate, call: RagCall) -> float:
    """Least of some runs: other programs only ever add."""
    best = float("inf")
    for _ in range(REPEATS):
        start = time.process_time_ns()
        gate.check(call)
        best = min(best, (time.process_time_ns() - start) / 1e6)
    return best


def stages(gate: EvidenceGate, calls: list[RagCall]) -> dict[str, float]:
    """Median wall milliseconds of each stage."""
    laps: dict[str, list[float]] = {}
    for call in calls:
        for stage, value in gate.check(call).timings.items():
            laps.setdefault(stage, []).append(value)
    return {stage: round(float(np.median(v)), 3) for stage, v in laps.items()}


def growth(gate: EvidenceGate, call: RagCall) -> dict[str, float]:
    """Milliseconds when documents and answer grow together."""
    taken = {}
    for factor in GROWTH:
        texts = [passage.text for passage in call.documents] * factor
        answer = "\n".join([call.answer] * factor)
        longer = RagCall.of(call.question, texts, answer)
        taken[str(factor)] = round(cpu_milliseconds(gate, longer), 2)
    return taken


def measure(folder: Path) -> dict[str, Any]:
    calls = [call_of(row) for row in labelled_rows("ragtruth_qa_test", folder)]
    gate = EvidenceGate()
    for call in calls[:50]:
        gate.check(call)
    spent = np.array([cpu_milliseconds(gate, call) for call in calls])
    return {
        "calls": len(calls),
        "median": round(float(np.median(spent)), 3),
        "p90": round(float(np.quantile(spent, 0.9)), 3),
        "worst": round(float(spent.max()), 3),
        "stages": stages(gate, calls[:300]),
        "growth": growth(gate, calls[0]),
    }


def as_markdown(measured: dict[str, Any]) -> str:
    lines = [
        "# Cost of the default gate",
        "",
        f"{measured['calls']} calls of RAGTruth QA test, best of {REPEATS} runs each:",
        f"median {measured['median']:.2f} ms CPU, 90 % below {measured['p90']:.2f} ms,",
        f"worst {measured['worst']:.2f} ms. Command: `{COMMAND}`.",
        f"evigate {__version__}, {machine_kind()}.",
        "",
        "| stage | median ms (wall) |",
        "|---|---|",
        *(f"| {name} | {value:.3f} |" for name, value in measured["stages"].items()),
        "",
        "| text, times | ms CPU | ms per part |",
        "|---|---|---|",
        *(
            f"| {name} | {value:.2f} | {value / int(name):.2f} |"
            for name, value in measured["growth"].items()
        ),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the sets")
    measured = measure(parser.parse_args().data)
    RESULTS.mkdir(exist_ok=True)
    table = as_markdown(measured)
    (RESULTS / "gate_cost.md").write_text(table, encoding="utf-8")
    (RESULTS / "gate_cost.json").write_text(
        json.dumps(measured, indent=1) + "\n", encoding="utf-8"
    )
    print(table)


if __name__ == "__main__":
    main()
