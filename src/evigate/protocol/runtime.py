"""What a gate costs: complete CPU time per row, warm and cold.

Complete means everything from the texts on: reading, checks, features, model. Warm is
row after row in one process. Cold is the first row of a fresh interpreter: imports,
building or loading the gate, one check.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from evigate.gate import EvidenceGate
from evigate.protocol.arrays import Floats
from evigate.protocol.gates import ScoredGate
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.views import RowView
from evigate.risk.fitting import fit, fit_idf

MEASURED: Final = 200
"""Rows that are timed, evenly spread; before them the first ten warm up."""

_WARM_UP: Final = 10
_COLD_TIMEOUT: Final = 120.0


@dataclass(frozen=True, slots=True)
class Runtime:
    """Milliseconds per row.

    Attributes:
        rows: that were timed.
        mean, p50, p90, p99: CPU time, warm.
        wall_p50: elapsed time, warm: what waiting for a verifier costs.
        cold_import, cold_first: CPU time of the imports and of building the gate with
            its first row, in a fresh interpreter; None where that cannot be done.
    """

    rows: int
    mean: float
    p50: float
    p90: float
    p99: float
    wall_p50: float
    cold_import: float | None = None
    cold_first: float | None = None

    def to_dict(self) -> dict[str, Any]:
        """Plain values, rounded."""
        return {
            key: round(value, 3) if isinstance(value, float) else value
            for key, value in asdict(self).items()
        }


def machine_kind() -> str:
    """E.g. ``2-core x86-64, Python 3.11``."""
    architecture = platform.machine().lower().replace("_", "-")
    architecture = architecture.replace("amd64", "x86-64")
    version = ".".join(platform.python_version_tuple()[:2])
    return f"{os.cpu_count()}-core {architecture}, Python {version}"


def runtime_of(gate: ScoredGate, rows: Sequence[LabelledCall]) -> Runtime:
    """What a gate costs on rows of a data set.

    Gates of evigate are timed as they run, verdict included; what has to be fitted for
    that is fitted on the timed rows. Other gates are timed from the texts to the score.

    Args:
        gate: what to time.
        rows: at least one; :data:`MEASURED` of them are used.
    """
    some = list(rows[:: max(1, len(rows) // MEASURED)])[:MEASURED]
    model = _fitted(gate, some)
    runs: Any = gate.runs_as if model is None else model
    if runs is not None:
        running = EvidenceGate(runs)
        warm = warm_runtime(lambda row: running.check(row.call), some)
        cold = cold_runtime(some[0], gate=gate.runs_as or "", model=model)
        if cold is not None:
            return replace(warm, cold_import=cold[0], cold_first=cold[1])
        return warm
    table = None
    if gate.table_row is not None:
        table = fit_idf([row.call for row in some])

    def score(row: LabelledCall) -> None:
        view = RowView(row)
        gate.row(view)
        if gate.table_row is not None and table is not None:
            gate.table_row(view, table)

    return warm_runtime(score, some)


def _fitted(gate: ScoredGate, rows: Sequence[LabelledCall]) -> Any:
    labels = [int(row.label or 0) for row in rows]
    if gate.fitted_gate is None or len(set(labels)) < 2:
        return None
    calls, groups = [row.call for row in rows], [row.group for row in rows]
    return fit(calls, labels, groups, gate=gate.fitted_gate)


def warm_runtime(
    run: Callable[[LabelledCall], object], rows: Sequence[LabelledCall]
) -> Runtime:
    """Time a function row by row, after a few rows that are not counted."""
    for row in rows[:_WARM_UP]:
        _run(run, row)
    cpu, wall = [], []
    for row in rows:
        began, began_wall = time.process_time(), time.perf_counter()
        _run(run, row)
        cpu.append(time.process_time() - began)
        wall.append(time.perf_counter() - began_wall)
    spent: Floats = 1000.0 * np.array(cpu)
    p50, p90, p99 = np.quantile(spent, [0.5, 0.9, 0.99]).tolist()
    waited = 1000.0 * float(np.median(wall))
    return Runtime(len(rows), float(spent.mean()), p50, p90, p99, waited)


def _run(run: Callable[[LabelledCall], object], row: LabelledCall) -> None:
    # Failures were counted when the rows were scored.
    with suppress(Exception):
        run(row)


_COLD_SCRIPT: Final = """
import json, sys, time
row = json.load(sys.stdin)
began = time.process_time()
from evigate import EvidenceGate
imported = time.process_time()
gate = EvidenceGate.load(row["model"]) if row["model"] else EvidenceGate(row["gate"])
gate.check(question=row["question"], documents=row["documents"], answer=row["answer"])
done = time.process_time()
print(json.dumps([1000 * (imported - began), 1000 * (done - imported)]))
"""


def cold_runtime(
    row: LabelledCall, *, gate: str = "evigate", model: Any = None
) -> tuple[float, float] | None:
    """CPU milliseconds of import, and of building a gate with its first check.

    Args:
        row: what is checked.
        gate: by name, for gates that need no fitting.
        model: a fitted model, saved and loaded from its file.

    Returns:
        Both, or None where no interpreter could be started.
    """
    from evigate.risk.model_file import save_model

    with tempfile.TemporaryDirectory() as folder:
        path = ""
        if model is not None:
            path = str(Path(folder) / "model.json")
            save_model(model, path)
        content = {
            "gate": gate,
            "model": path,
            "question": row.call.question,
            "documents": [passage.text for passage in row.call.documents],
            "answer": row.call.answer,
        }
        try:
            done = subprocess.run(  # noqa: S603 - our own script, rows on stdin
                [sys.executable, "-c", _COLD_SCRIPT],
                input=json.dumps(content),
                capture_output=True,
                text=True,
                timeout=_COLD_TIMEOUT,
                check=True,
            )
            imported, first = json.loads(done.stdout.splitlines()[-1])
        except (OSError, ValueError, IndexError, subprocess.SubprocessError):
            return None
    return float(imported), float(first)
