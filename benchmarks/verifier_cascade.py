"""What a verifier behind the gate buys, and what it costs: RAGTruth QA test.

    python benchmarks/verifier_cascade.py

Two weak verifiers by a small local model: SmolLM2 asked for yes or no, and the low
windows of ConSens. The gate is the default one, zero-shot. Token scores are remembered
on disk (see token_cache.py). How risks are combined was chosen on training rows
(``--train`` contexts), nothing else was. Writes ``results/verifier_cascade.json`` and
``.md``; ``--seconds`` ends early, the same command goes on.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from consens_common import parser_of, sample_groups
from ragtruth import machine_kind
from rows import call_of, groups_of, labelled_rows, labels_of
from token_cache import CachedScorer, scorer_of

from evigate import Budget, CascadePolicy, EvidenceGate, Policy
from evigate._version import __version__
from evigate.protocol.cascades import SHARES, CascadePoint, cost_quality
from evigate.protocol.ranking import average_precision
from evigate.verifiers import Claim, ConsensVerifier, LikelihoodJudge, Verification

COMMAND = "python benchmarks/verifier_cascade.py"
COMBINES = ("mean", "max", "verifier")
Rows = list[dict[str, Any]]


def claims_of(rows: Rows) -> list[Claim]:
    calls = [call_of(row) for row in rows]
    return [Claim.of(c.question, c.documents, c.answer) for c in calls]


def verified(
    verifier: Any, rows: Rows, end: float | None
) -> tuple[list[Verification], list[float]]:
    """Context by context, with the milliseconds of each row."""
    found: dict[int, Verification] = {}
    spent: dict[int, float] = {}
    groups: dict[str, list[int]] = {}
    for place, row in enumerate(rows):
        groups.setdefault(row["group"], []).append(place)
    for places in groups.values():
        if end is not None and time.monotonic() > end:
            print("out of time; the same command goes on", file=sys.stderr)
            sys.exit(3)
        part = verifier.verify(claims_of([rows[place] for place in places]))
        for place, result in zip(places, part, strict=True):
            found[place], spent[place] = result, result.milliseconds
    order = range(len(rows))
    return [found[i] for i in order], [spent[i] for i in order]


def gate_risks(rows: Rows) -> tuple[list[float], float]:
    """The default gate's risks, and its milliseconds of CPU a call."""
    gate = EvidenceGate()
    calls = [call_of(row) for row in rows]
    for call in calls[:20]:
        gate.check(call)
    began = time.process_time()
    risks = [gate.check(call).risk for call in calls]
    spent = 1000.0 * (time.process_time() - began) / len(calls)
    return [1.0 if risk is None else risk for risk in risks], spent


def running(
    rows: Rows, verifier: Any, combine: Any, spent: list[float], gate_ms: float
) -> dict[str, Any]:
    """The real gate with its online budget of 10 %: what it sends, what it costs.

    The verifier's results are remembered by now, so the milliseconds of each row are
    those of its first time.
    """
    cascade = CascadePolicy(budget=Budget(share=0.1), combine=combine)
    policy = Policy(timeout=None, cascade=cascade)
    gate = EvidenceGate(policy=policy, verifier=verifier)
    details = [gate.check(call_of(row)).details.get("verifier") for row in rows]
    sent = [place for place, detail in enumerate(details) if detail is not None]
    used = sum(spent[place] for place in sent) / len(rows)
    expected = gate_ms + 0.1 * float(np.mean(spent))
    return {
        "calls": len(rows),
        "sent": len(sent),
        "ms": round(gate_ms + used, 2),
        "expected_ms": round(expected, 2),
        "sent_row_ms": round(used * len(rows) / max(1, len(sent)), 1),
    }


def chosen_combine(
    risks: list[float], doubts: list[float], labels: Any
) -> tuple[str, dict[str, float]]:
    """The way to combine that ranks training rows best at 10 % sent."""
    found = {}
    for combine in COMBINES:
        point = cost_quality(
            risks,
            doubts,
            labels,
            list(range(len(labels))),
            gate_milliseconds=0.0,
            verifier_milliseconds=[0.0] * len(labels),
            combine=combine,  # type: ignore[arg-type]
            shares=(0.1,),
            draws=1,
        )[0]
        found[combine] = round(point.ap.value, 4)
    return max(found, key=lambda name: found[name]), found


def table(points: list[CascadePoint]) -> list[str]:
    lines = [
        "| sent up | AUROC | minus gate | AP | minus gate | ms a call |",
        "|---|---|---|---|---|---|",
    ]
    rows = [
        f"| {p.share:.0%} ({p.sent}) | {p.auroc} | {_signed(p.auroc_delta)} | "
        f"{p.ap} | {_signed(p.ap_delta)} | {p.milliseconds:.1f} |"
        for p in points
    ]
    return lines + rows


def _signed(interval: Any) -> str:
    value, low, high = interval
    return f"{value:+.3f} [{low:+.3f}, {high:+.3f}]"


def measure_verifier(
    verifier: Any, train: Rows, test: Rows, gates: Any, end: float | None
) -> dict[str, Any]:
    (train_risks, _), (test_risks, gate_ms) = gates
    results, spent = verified(verifier, test, end)
    trained, _ = verified(verifier, train, end)
    doubts = [result.probability for result in results]
    combine, on_train = chosen_combine(
        train_risks, [r.probability for r in trained], labels_of(train)
    )
    labels = labels_of(test)
    curves = {
        way: cost_quality(
            test_risks,
            doubts,
            labels,
            groups_of(test),
            gate_milliseconds=gate_ms,
            verifier_milliseconds=spent,
            combine=way,  # type: ignore[arg-type]
            shares=SHARES,
        )
        for way in COMBINES
    }
    return {
        "model": verifier.model,
        "evidence": results[0].evidence,
        "cut_rows": sum(result.cut_tokens > 0 for result in results),
        "alone_ap": round(average_precision(doubts, labels), 4),
        "mean_ms": round(float(np.mean(spent)), 1),
        "combine": combine,
        "train_ap_at_10": on_train,
        "running": running(test, verifier, combine, spent, gate_ms),
        "curves": {
            way: [p.to_dict() for p in points] for way, points in curves.items()
        },
        "markdown": table(curves[combine]),
    }


def time_of(mean_ms: float) -> str:
    """What an answer takes; a resumed run may only have looked scores up."""
    if mean_ms < 1.0:
        return (
            "Its scores came from the disk in this run, so **its times below mean "
            "nothing**; an empty cache measures them."
        )
    return f"{mean_ms} ms an answer."


def as_markdown(result: dict[str, Any]) -> str:
    lines = [
        "# Cascades with weak verifiers on RAGTruth QA test",
        "",
        (
            f"`{COMMAND}`, evigate {result['version']}, {result['machine']}, evaluator "
            f"{result['evaluator']}, one thread."
        ),
        (
            f"{result['test']} answers to {result['contexts']} contexts; "
            f"{result['train']} training answers for choosing how risks are combined. "
            "Intervals: 95 %, contexts resampled 2,000 times, differences paired. "
            "The share is the riskiest by the gate over the whole set."
        ),
    ]
    for name, found in result["verifiers"].items():
        at_train = ", ".join(f"{k} {v}" for k, v in found["train_ap_at_10"].items())
        online = found["running"]
        lines += [
            "",
            f"## {name}",
            "",
            (
                f"Reads {found['evidence']}; of {found['cut_rows']} answers it could "
                f"not read everything. {time_of(found['mean_ms'])}"
            ),
            (
                f"Combined by `{found['combine']}` (AP on training rows at 10 %: "
                f"{at_train})."
            ),
            (
                f"The running gate with a budget of 10 % sent {online['sent']} of "
                f"{online['calls']} calls and took {online['ms']} ms a call; the "
                "gate's time and 10 % of the verifier's mean are "
                f"{online['expected_ms']} ms (the calls that are sent are longer than "
                f"the mean: {online['sent_row_ms']} ms of the verifier each)."
            ),
            "",
            *found["markdown"],
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--train", type=int, default=20, help="training contexts")
    parser.add_argument("--seconds", type=float, help="end earlier")
    options = parser.parse_args()
    end = None if options.seconds is None else time.monotonic() + options.seconds
    test = labelled_rows("ragtruth_qa_test", options.data)
    train = labelled_rows("ragtruth_qa_train_open4", options.data)
    kept = sample_groups([r["group"] for r in train], options.train, options.seed)
    train = [row for row in train if row["group"] in kept]
    gates = (gate_risks(train), gate_risks(test))
    scorer: CachedScorer = scorer_of(options)
    frame = getattr(scorer.scorer, "chat_frame", lambda: ("", "\n\n"))()
    verifiers = {
        "ConSens, low windows": ConsensVerifier(scorer),
        "SmolLM2 as judge, yes or no": LikelihoodJudge(
            scorer, scorer.evaluator, frame=frame
        ),
    }
    result = {
        "command": COMMAND,
        "version": __version__,
        "machine": machine_kind(),
        "evaluator": scorer.evaluator,
        "test": len(test),
        "contexts": len({row["group"] for row in test}),
        "train": len(train),
        "verifiers": {
            name: measure_verifier(verifier, train, test, gates, end)
            for name, verifier in verifiers.items()
        },
    }
    folder: Path = options.output
    folder.mkdir(exist_ok=True)
    text = as_markdown(result)
    (folder / "verifier_cascade.md").write_text(text, encoding="utf-8")
    for found in result["verifiers"].values():  # type: ignore[attr-defined]
        del found["markdown"]
    (folder / "verifier_cascade.json").write_text(
        json.dumps(result, indent=1) + "\n", encoding="utf-8"
    )
    print(text)


if __name__ == "__main__":
    main()
