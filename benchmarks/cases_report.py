"""The adversarial cases: exact verdicts, release against hold, pairs, conflicts.

    python benchmarks/cases_report.py [--show] [FILES ...]

Without files: ../shared/cases/cases.jsonl where present, and the own sets. Writes
benchmarks/results/cases.json and cases.md.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

from evigate import EvidenceGate, Verdict

ROOT = Path(__file__).resolve().parent.parent
DEFAULT_FILES = (
    ROOT.parent / "shared" / "cases" / "cases.jsonl",
    ROOT / "benchmarks" / "cases" / "own_a.jsonl",
    ROOT / "benchmarks" / "cases" / "own_b.jsonl",
    ROOT / "benchmarks" / "cases" / "own_c.jsonl",
    ROOT / "benchmarks" / "cases" / "own_d.jsonl",
    ROOT / "benchmarks" / "cases" / "own_e.jsonl",
    ROOT / "benchmarks" / "cases" / "own_f.jsonl",
    ROOT / "benchmarks" / "cases" / "own_g.jsonl",
    ROOT / "benchmarks" / "cases" / "own_h.jsonl",
    ROOT / "benchmarks" / "cases" / "own_i.jsonl",
    ROOT / "benchmarks" / "cases" / "own_j.jsonl",
    ROOT / "benchmarks" / "cases" / "own_k.jsonl",
    ROOT / "benchmarks" / "cases" / "own_l.jsonl",
)
RESULTS = ROOT / "benchmarks" / "results"


def read_rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line]


def got(verdict: Verdict) -> str:
    """A verdict in the terms of the cases."""
    if verdict.action != "answer":
        return verdict.action
    return "accept" if verdict.route == "accept" else "review"


def naive_coverage(row: dict[str, Any]) -> str:
    """The baseline: 60 % of the answer's words stand in the documents."""
    words = re.findall(r"\w+", row["answer"].lower())
    known = set(re.findall(r"\w+", " ".join(row["contexts"]).lower()))
    covered = sum(word in known for word in words) / max(1, len(words))
    return "accept" if covered >= 0.6 else "review"


def always_release(row: dict[str, Any]) -> str:
    del row
    return "accept"


def pair_name(case_id: str) -> str | None:
    match = re.fullmatch(r"(.*)-[ab]", case_id)
    return match.group(1) if match else None


def figures(rows: list[dict[str, Any]], answers: list[str]) -> dict[str, Any]:
    """All figures of one file."""
    accepts = [
        a for r, a in zip(rows, answers, strict=True) if r["expected"] == "accept"
    ]
    holds = [a for r, a in zip(rows, answers, strict=True) if r["expected"] != "accept"]
    kept = sum(a == "accept" for a in accepts)
    held = sum(a != "accept" for a in holds)
    pairs: dict[str, list[bool]] = {}
    for row, answer in zip(rows, answers, strict=True):
        name = pair_name(row["id"])
        if name:
            pairs.setdefault(name, []).append(answer == row["expected"])
    both = [flags for flags in pairs.values() if len(flags) == 2]
    conflicts = [r["expected"] == "flag_conflict" for r in rows]
    flagged = [a == "flag_conflict" for a in answers]
    return {
        "rows": len(rows),
        "exact": sum(a == r["expected"] for r, a in zip(rows, answers, strict=True))
        / len(rows),
        "balanced_release_hold": (kept / len(accepts) + held / len(holds)) / 2,
        "over_hold_on_accept_rows": 1 - kept / len(accepts),
        "leaks_on_hold_rows": 1 - held / len(holds),
        "pairs_both_right": sum(all(flags) for flags in both),
        "pairs": len(both),
        "conflicts_flagged": sum(
            a and b for a, b in zip(conflicts, flagged, strict=True)
        ),
        "conflicts": sum(conflicts),
        "false_flags": sum(
            b and not a for a, b in zip(conflicts, flagged, strict=True)
        ),
    }


def show_failures(rows: list[dict[str, Any]], verdicts: list[Verdict]) -> None:
    for row, verdict in zip(rows, verdicts, strict=True):
        answer = got(verdict)
        if answer == row["expected"]:
            continue
        print(f"\n{row['id']} [{row['kind']}] want {row['expected']}, got {answer}")
        print("  Q:", row["question"])
        for turn in row.get("history") or []:
            print("  H:", turn)
        for text in row["contexts"]:
            print("  D:", text[:300].replace("\n", " / "))
        print("  A:", row["answer"][:300].replace("\n", " / "))
        print(f"  risk={verdict.risk} features={dict(verdict.features)}")
        for reason in verdict.reasons:
            print("  -", reason.code, f"{reason.weight:.2f}", reason.message[:160])


def table(results: dict[str, dict[str, dict[str, Any]]]) -> str:
    lines = [
        "# Adversarial cases",
        "",
        "Default gate and policy, no model; balanced accuracy of release against hold;",
        "flag: conflicts flagged, bad: others flagged.",
        "`python benchmarks/cases_report.py`",
        "",
        "| cases | gate | exact | balanced | over-hold | leaks | pairs | flag | bad |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, by_gate in results.items():
        for gate, f in by_gate.items():
            lines.append(
                f"| {name} ({f['rows']}) | {gate} | {f['exact']:.3f} "
                f"| {f['balanced_release_hold']:.3f} "
                f"| {f['over_hold_on_accept_rows']:.3f} "
                f"| {f['leaks_on_hold_rows']:.3f} "
                f"| {f['pairs_both_right']}/{f['pairs']} "
                f"| {f['conflicts_flagged']}/{f['conflicts']} | {f['false_flags']} |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--show", action="store_true", help="print the failures")
    options = parser.parse_args()
    files = options.files or [path for path in DEFAULT_FILES if path.exists()]
    gate = EvidenceGate()
    results: dict[str, dict[str, dict[str, Any]]] = {}
    for path in files:
        rows = read_rows(path)
        calls = [
            {
                "question": row["question"],
                "documents": row["contexts"],
                "answer": row["answer"],
                "history": row.get("history"),
            }
            for row in rows
        ]
        verdicts = gate.check_many(calls)
        if options.show:
            show_failures(rows, verdicts)
            wrong = Counter(
                row["kind"]
                for row, verdict in zip(rows, verdicts, strict=True)
                if got(verdict) != row["expected"]
            )
            print(wrong.most_common(60))
        results[path.stem] = {
            "evigate": figures(rows, [got(v) for v in verdicts]),
            "word coverage 0.6": figures(rows, [naive_coverage(r) for r in rows]),
            "always release": figures(rows, [always_release(r) for r in rows]),
        }
    text = table(results)
    print(text)
    if not options.files:
        RESULTS.mkdir(parents=True, exist_ok=True)
        (RESULTS / "cases.json").write_text(json.dumps(results, indent=2) + "\n")
        (RESULTS / "cases.md").write_text(text)


if __name__ == "__main__":
    main()
