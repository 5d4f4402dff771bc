"""How many quartets SQuAD questions give, what is dropped, and whether lints are green.

    python benchmarks/eviscope_build.py

Writes ``results/eviscope_build.json`` and ``.md``.
"""

from __future__ import annotations

import gzip
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from made_up_squad import made_up_rows
from ragtruth import RESULTS, machine_kind
from rows import DATA

from evigate._version import __version__
from evigate.eviscope.building import BuildSettings, build
from evigate.eviscope.files import Dataset
from evigate.eviscope.lints import ALL_LINTS, lint
from evigate.eviscope.quartets import quartets_of
from evigate.eviscope.sources import Source, read_source, source_of
from evigate.eviscope.written import read_written

COMMAND = "python benchmarks/eviscope_build.py"
SOURCE = DATA / "squad_xquad_en.jsonl.gz"
REWORDED = Path(__file__).resolve().parent / "eviscope_reworded.jsonl"


def squad_source() -> Source:
    """The SQuAD questions, or leave with one line."""
    if not SOURCE.is_file():
        print(f"{SOURCE.name} is not here: nothing to build from", file=sys.stderr)
        sys.exit(0)
    return read_source(SOURCE)


def all_datasets() -> dict[str, Dataset]:
    """The sets that the benchmarks use, seed 0."""
    source = squad_source()
    made = {}
    for difficulty in ("easy", "hard"):
        for quartets in (40, None):
            settings = BuildSettings(quartets=quartets, difficulty=difficulty)
            made[f"{difficulty}, {quartets or 'all'}"] = build(source, settings)
    made["reworded"] = read_written(REWORDED)
    return made


def two_hop_dataset(quartets: int = 134) -> Dataset | None:
    """Quartets from the second half of HaluEval QA, for figures nobody has looked at.

    Its first half serves for development.
    """
    path = DATA / "halueval_qa.jsonl.gz"
    if not path.is_file():
        return None
    with gzip.open(path, "rt", encoding="utf-8") as file:
        rows = [json.loads(line) for place, line in enumerate(file) if place >= 10_000]
    faithful = ({**row, "title": row["group"]} for row in rows if row["label"] == 0)
    source = source_of(faithful, name="HaluEval QA, second half")
    return build(source, BuildSettings(quartets=quartets))


def templated_dataset(quartets: int = 60) -> Dataset:
    """Quartets of made-up pages that differ in names and values alone."""
    source = source_of(made_up_rows(titles=30, seed=1), name="made up")
    return build(source, BuildSettings(quartets=quartets))


def main() -> None:
    source = squad_source()
    titles = len({record.title for record in source.records})
    lines = [
        "# EviScope: quartets from SQuAD questions",
        "",
        f"Source: {SOURCE.name.removesuffix('.jsonl.gz')},",
        f"{len(source.records)} questions, {len(source.paragraphs)} paragraphs,",
        f"{titles} titles;",
        f"at most three quartets a title, so at most {3 * titles}. Seed 0. `reworded`:",
        "`benchmarks/eviscope_reworded.jsonl`, written by hand.",
        f"Command: `{COMMAND}`. evigate {__version__}, {machine_kind()}.",
        "",
        "| set | quartets | rows | dropped | lint faults | dataset hash |",
        "|---|---|---|---|---|---|",
    ]
    result: dict[str, Any] = {"command": COMMAND, "version": __version__, "sets": {}}
    reasons: dict[str, Counter[str]] = {}
    for name, made in all_datasets().items():
        faults = Counter(fault.code for fault in lint(made.rows))
        info = made.info
        reasons[name] = Counter(drop.reason for drop in info.dropped)
        lines.append(
            f"| {name} | {info.quartets} | {info.rows} | {len(info.dropped)} | "
            f"{faults.total()} | `{info.hash[:16]}` |"
        )
        result["sets"][name] = {
            "quartets": info.quartets,
            "rows": info.rows,
            "hash": info.hash,
            "settings": dict(info.settings),
            "dropped": dict(reasons[name].most_common()),
            "faults": dict(faults),
            "answer types": dict(
                Counter(q.edits[0].answer_type for q in quartets_of(made.rows))
            ),
        }
    names = list(reasons)
    lines += ["", "Why records were dropped:", ""]
    lines += ["| reason | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    for reason in dict.fromkeys(r for counts in reasons.values() for r in counts):
        numbers = " | ".join(str(reasons[name][reason]) for name in names)
        lines.append(f"| {reason} | {numbers} |")
    lines += ["", f"Lints: {', '.join(ALL_LINTS)}."]
    big = source_of(made_up_rows(titles=250, seed=0), name="made up")
    started = time.perf_counter()
    made = build(big, BuildSettings(quartets=None, max_per_title=None))
    seconds = time.perf_counter() - started
    faults_of_big = len(lint(made.rows, max_per_title=None))
    lines += [
        "",
        f"Thousands: {len(big.records)} made-up questions in SQuAD's form give",
        f"{made.info.quartets} quartets in {seconds:.1f} s, {faults_of_big} faults.",
    ]
    result["thousands"] = {
        "questions": len(big.records),
        "quartets": made.info.quartets,
        "seconds": round(seconds, 2),
        "faults": faults_of_big,
    }
    text = "\n".join(lines) + "\n"
    print(text)
    (RESULTS / "eviscope_build.json").write_text(json.dumps(result, indent=2) + "\n")
    (RESULTS / "eviscope_build.md").write_text(text)


if __name__ == "__main__":
    main()
