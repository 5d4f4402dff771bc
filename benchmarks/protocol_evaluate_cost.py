"""What `evigate evaluate` costs: five gates on 900 rows, and memory on 20,000 rows.

    python benchmarks/protocol_evaluate_cost.py

writes ``results/protocol_evaluate_cost.json`` and ``.md``, and, from the same run, the
figures of the paper's gates on RAGTruth QA in ``results/protocol_ragtruth_qa.json``.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from protocol_sources import add_folder_option
from ragtruth import RESULTS, machine_kind

from evigate._version import __version__

COMMAND = "python benchmarks/protocol_evaluate_cost.py"
FIVE = ("evigate", "evigate-learned", "ragscope-z", "ragscope-c", "ragscope-e")
LARGE = ("evigate", "ragscope-c", "ragscope-e")

TEXT = """\
# Cost of `evigate evaluate`

| run | rows | gates | draws | CPU s | elapsed s | peak memory MB |
|---|---|---|---|---|---|---|
{lines}

Reading, duplicates, scoring, resampling, timing of the gates (of the small run) and all
files included. Other processes ran on the machine; CPU seconds are those of the command
and its children. Command: `{command}`. Machine: {machine}. evigate {version}.
"""


def run(path: Path, gates: tuple[str, ...], *options: str) -> dict[str, Any]:
    """Run the command in a process of its own and account for it."""
    words = [sys.executable, "-m", "evigate", "evaluate", str(path), "--json", *options]
    for gate in gates:
        words += ["--gate", gate]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    process = subprocess.Popen(words, stdout=subprocess.PIPE)
    assert process.stdout is not None
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    elapsed = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert process.returncode == 0
    del before, after
    results = json.loads(output)
    return {
        "rows": results["rows"],
        "gates": len(gates),
        "draws": int(results["intervals"].split()[0]),
        "cpu_seconds": round(usage.ru_utime + usage.ru_stime, 1),
        "elapsed_seconds": round(elapsed, 1),
        "peak_mb": round(usage.ru_maxrss / 1024),
        "results": results,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_folder_option(parser)
    folder = parser.parse_args().data
    small = folder / "ragtruth_qa_test.jsonl.gz"
    large = folder / "halueval_qa.jsonl.gz"
    if not small.is_file() or not large.is_file():
        print("the data is not here; pass its folder with --data", file=sys.stderr)
        return
    runs = {
        "RAGTruth QA test": run(small, FIVE),
        "HaluEval QA": run(large, LARGE, "--no-timing"),
    }
    found = runs["RAGTruth QA test"].pop("results")
    runs["HaluEval QA"].pop("results")
    lines = "\n".join(
        f"| {name} | {' | '.join(str(value) for value in values.values())} |"
        for name, values in runs.items()
    )
    text = TEXT.format(
        lines=lines, command=COMMAND, machine=machine_kind(), version=__version__
    )
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "protocol_evaluate_cost.md").write_text(text, encoding="utf-8")
    (RESULTS / "protocol_evaluate_cost.json").write_text(
        json.dumps(
            {"command": COMMAND, "machine": machine_kind(), "runs": runs}, indent=1
        )
        + "\n",
        encoding="utf-8",
    )
    (RESULTS / "protocol_ragtruth_qa.json").write_text(
        json.dumps(found, indent=1) + "\n", encoding="utf-8"
    )
    print(text)


if __name__ == "__main__":
    main()
