"""CPU time of the default gate per call: distribution, stages, growth with the text.

Each call is timed in three situations: its documents are new; the calls come as they
stand in the file, six answers on the same documents in a row; the gate has just judged
the evidence before generation.

    python benchmarks/gate_cost.py

writes ``results/gate_cost.json`` and ``.md``.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from ragtruth import RESULTS, machine_kind
from rows import DATA, call_of, labelled_rows

from evigate import EvidenceGate
from evigate._version import __version__
from evigate.protocol.arrays import Floats
from evigate.records import RagCall

COMMAND = "python benchmarks/gate_cost.py"
REPEATS = 3
GROWTH = (1, 4, 16, 64)


def cpu_milliseconds(gate: EvidenceGate, call: RagCall) -> float:
    """Milliseconds of one call."""
    start = time.process_time_ns()
    gate.check(call)
    return (time.process_time_ns() - start) / 1e6


def least(passes: Iterable[Sequence[float]]) -> Floats:
    """The least of some runs of each call: other programs only ever add."""
    return np.min(np.array(list(passes)), axis=0)


def new_documents(calls: Sequence[RagCall]) -> list[float]:
    gate = EvidenceGate(recent_reads=0)
    return [cpu_milliseconds(gate, call) for call in calls]


def in_file_order(calls: Sequence[RagCall]) -> list[float]:
    gate = EvidenceGate()
    return [cpu_milliseconds(gate, call) for call in calls]


def after_evidence(calls: Sequence[RagCall]) -> list[float]:
    gate, taken = EvidenceGate(recent_reads=1), []
    for call in calls:
        gate.check_evidence(question="Another?", documents=["Another document."])
        gate.check_evidence(replace(call, answer=""))
        taken.append(cpu_milliseconds(gate, call))
    return taken


SITUATIONS = {
    "documents that are new": new_documents,
    "as the file has them, six answers in a row on the same documents": in_file_order,
    "after `check_evidence` on the same documents": after_evidence,
}


def stages(gate: EvidenceGate, calls: list[RagCall]) -> dict[str, float]:
    """Median wall milliseconds of each stage."""
    laps: dict[str, list[float]] = {}
    for call in calls:
        for stage, value in gate.check(call).timings.items():
            laps.setdefault(stage, []).append(value)
    return {stage: round(float(np.median(v)), 3) for stage, v in laps.items()}


def growth(gate: EvidenceGate, call: RagCall) -> dict[str, float]:
    """Milliseconds when documents and answer grow together; the documents are new."""
    taken = {}
    for factor in GROWTH:
        texts = [passage.text for passage in call.documents] * factor
        answer = "\n".join([call.answer] * factor)
        longer = RagCall.of(call.question, texts, answer)
        runs = [cpu_milliseconds(gate, longer) for _ in range(REPEATS)]
        taken[str(factor)] = round(min(runs), 2)
    return taken


def distribution(spent: Floats) -> dict[str, float]:
    return {
        "median": round(float(np.median(spent)), 3),
        "p90": round(float(np.quantile(spent, 0.9)), 3),
        "worst": round(float(spent.max()), 3),
    }


def measure(folder: Path) -> dict[str, Any]:
    calls = [call_of(row) for row in labelled_rows("ragtruth_qa_test", folder)]
    gate = EvidenceGate(recent_reads=0)
    for call in calls[:50]:
        gate.check(call)
    return {
        "calls": len(calls),
        "situations": {
            name: distribution(least(run(calls) for _ in range(REPEATS)))
            for name, run in SITUATIONS.items()
        },
        "stages": stages(gate, calls[:300]),
        "growth": growth(gate, calls[0]),
    }


def as_markdown(measured: dict[str, Any]) -> str:
    lines = [
        "# Cost of the default gate",
        "",
        f"{measured['calls']} calls of RAGTruth QA test, best of {REPEATS} runs each.",
        f"Command: `{COMMAND}`. evigate {__version__}, {machine_kind()}.",
        "",
        "| ms CPU a call | median | 90 % below | worst |",
        "|---|---|---|---|",
        *(
            f"| {name} | {row['median']:.2f} | {row['p90']:.2f} | {row['worst']:.2f} |"
            for name, row in measured["situations"].items()
        ),
        "",
        "Documents that are new:",
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
