"""The shift guard on ten sources: false alarms, delays, and what it saves.

In-domain: reference from half of a source's contexts, stream from the other half.
Leave-source-out: the learned gate is fitted on nine sources and meets the tenth in a
stream; after the alarm calls are judged zero-shot, those before it count as they were.

    python benchmarks/shift_guard_streams.py
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from ragtruth import RESULTS, machine_kind
from rows import DATA
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import StandardScaler
from source_features import SOURCES, Source, load_source

from evigate.protocol.operating_points import residual_risk, review_precision
from evigate.protocol.ranking import auroc
from evigate.risk.learned_features import SUPPORT_ROW
from evigate.risk.shift_guard import LEVEL, SUSPICION, Reference, ShiftGuard

CALLS = 1_000
STREAMS = 20
ORDERS = 5
_WIDTH = len(SUPPORT_ROW)

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]


def reference_of(sources: list[Source], random: np.random.Generator) -> Reference:
    """One random call per context of all sources."""
    rows = []
    for source in sources:
        order = random.permutation(len(source.groups))
        _, first = np.unique(source.groups[order], return_index=True)
        rows += source.matrix[order[first], :_WIDTH].tolist()
    named = [dict(zip(SUPPORT_ROW, row, strict=True)) for row in rows]
    return Reference.of(named, SUPPORT_ROW)


def watch(
    guard: ShiftGuard, source: Source, order: Integers
) -> tuple[int | None, NDArray[np.bool_]]:
    """At which call of a stream the alarm is raised, and which calls were calibrated.

    A call is judged before the guard sees it.
    """
    alarm, on = None, np.zeros(len(order), dtype=bool)
    for place, i in enumerate(order):
        on[place] = not (guard.alarm or guard.suspects)
        values = source.matrix[i, :_WIDTH].tolist()
        row = dict(zip(SUPPORT_ROW, values, strict=True))
        if guard.see(row, int(source.groups[i])):
            alarm = place + 1
            break
    return alarm, on


def part(source: Source, chosen: NDArray[np.bool_]) -> Source:
    """Some rows of a source."""
    fields = ("matrix", "zero_shot", "length", "labels", "groups")
    return Source(source.name, *(getattr(source, name)[chosen] for name in fields))


def in_domain(source: Source) -> dict[str, Any]:
    """Alarms on streams of the guard's own source."""
    contexts = int(source.groups.max()) + 1
    calls, on, alarms = 0, 0, 0
    for seed in range(STREAMS):
        random = np.random.default_rng(seed)
        fitted = np.isin(source.groups, random.permutation(contexts)[: contexts // 2])
        guard = ShiftGuard(reference_of([part(source, fitted)], random))
        order = np.flatnonzero(~fitted)[random.permutation(int((~fitted).sum()))]
        alarm, calibrated = watch(guard, source, order[:CALLS])
        alarms += alarm is not None
        calls += len(calibrated)
        on += int(calibrated.sum())
    return {
        "source": source.name,
        "calls_per_stream": calls // STREAMS,
        "streams": STREAMS,
        "alarms": alarms,
        "calls_on": on / calls,
    }


def learned(sources: list[Source]) -> Any:
    """The learned gate on all rows of some sources, as ``evigate fit`` makes it."""
    matrix = np.concatenate([source.matrix for source in sources])
    labels = np.concatenate([source.labels for source in sources])
    scaler = StandardScaler().fit(matrix)
    model = LogisticRegression(C=0.02, class_weight="balanced", max_iter=5_000)
    model.fit(scaler.transform(matrix), labels)
    return lambda rows: model.predict_proba(scaler.transform(rows))[:, 1]


def ranks(values: Floats) -> Floats:
    """Share of values below each, ties in the middle."""
    ordered = np.sort(values)
    low = np.searchsorted(ordered, values, side="left")
    high = np.searchsorted(ordered, values, side="right")
    return np.asarray((low + high) / (2.0 * max(1, len(values))))


def figures(scores: Floats, labels: Integers) -> dict[str, float]:
    """Ranking and decisions of one way to score."""
    return {
        "auroc": auroc(scores, labels),
        "review_precision_10": review_precision(scores, labels, 0.1),
        "residual_risk_50": residual_risk(scores, labels, 0.5),
    }


def left_out(source: Source, others: list[Source], grouped: bool) -> dict[str, Any]:
    """The learned gate of other sources on a source, guarded and not.

    Args:
        grouped: all calls on a context come one after another.
    """
    scores = learned(others)(source.matrix)
    reference = reference_of(others, np.random.default_rng(0))
    delays, guarded = [], []
    contexts = int(source.groups.max()) + 1
    for seed in range(ORDERS):
        random = np.random.default_rng(seed)
        order = random.permutation(len(source.groups))
        if grouped:
            rank = random.permutation(contexts)[source.groups[order]]
            order = order[np.argsort(rank, kind="stable")]
        alarm, on = watch(ShiftGuard(reference), source, order)
        # Either scale decides among its own calls: the riskiest of them are reviewed.
        joined = np.empty(len(order))
        joined[order[on]] = ranks(scores[order[on]])
        joined[order[~on]] = ranks(source.zero_shot[order[~on]])
        delays.append(alarm)
        guarded.append(figures(joined, source.labels))
    mean = {name: float(np.mean([g[name] for g in guarded])) for name in guarded[0]}
    return {
        "source": source.name,
        "calls": len(source.labels),
        "rate": float(source.labels.mean()),
        "delays": delays,
        "guarded": mean,
        "learned": figures(scores, source.labels),
        "zero_shot": figures(source.zero_shot, source.labels),
        "length": figures(source.length, source.labels),
    }


def markdown(content: dict[str, Any]) -> str:
    """Both tables for people."""
    inside = content["in_domain"]
    streams = sum(row["streams"] for row in inside)
    alarms = sum(row["alarms"] for row in inside)
    lines = [
        "# The shift guard on streams",
        "",
        (
            f"`python benchmarks/shift_guard_streams.py`, {content['machine']}, level "
            f"{LEVEL:g}, suspicion {SUSPICION:g}; at most 1,000 contexts of each "
            "source, seeds 0 and up."
        ),
        "",
        (
            f"In-domain: {alarms} of {streams} streams ever alarm "
            f"({alarms / streams:.1%}); calibration stays on for "
            f"{content['calls_on']:.1%} of the calls."
        ),
        "",
        "| source | calls a stream | alarms | calls with calibration on |",
        "|---|---|---|---|",
    ]
    lines += [
        f"| {row['source']} | {row['calls_per_stream']} | {row['alarms']} of "
        f"{row['streams']} | {row['calls_on']:.1%} |"
        for row in inside
    ]
    for name, words in (
        ("leave_source_out", "calls in random order"),
        ("leave_source_out_grouped", "all calls on a context one after another"),
    ):
        lines += ["", f"## Leave-source-out, {words}", "", *_table(content[name])]
    return "\n".join(lines) + "\n"


def _table(rows: list[dict[str, Any]]) -> list[str]:
    lines = [
        (
            "Calls to the alarm in five orders, then AUROC / review precision at 10 % "
            "/ residual risk at 50 % (guarded: mean of the orders)."
        ),
        "",
        (
            "| source (calls, rate) | calls to the alarm | guarded | zero-shot | "
            "learned elsewhere | length | guarded less zero-shot: precision, risk |"
        ),
        "|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        cells = [
            " / ".join(f"{value:.3f}" for value in row[name].values())
            for name in ("guarded", "zero_shot", "learned", "length")
        ]
        gain = [
            row["guarded"][name] - row["zero_shot"][name]
            for name in ("review_precision_10", "residual_risk_50")
        ]
        delays = ", ".join("none" if d is None else str(d) for d in row["delays"])
        lines.append(
            f"| {row['source']} ({row['calls']}, {row['rate']:.2f}) | {delays} | "
            f"{' | '.join(cells)} | {gain[0]:+.3f}, {gain[1]:+.3f} |"
        )
    return lines


def main() -> None:
    """Run everything and write the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the sets")
    sources = [load_source(name, parser.parse_args().data) for name in SOURCES]
    inside = [in_domain(source) for source in sources]
    calls = sum(row["calls_per_stream"] for row in inside)
    content = {
        "machine": machine_kind(),
        "level": LEVEL,
        "in_domain": inside,
        "calls_on": sum(r["calls_on"] * r["calls_per_stream"] for r in inside) / calls,
    }
    for name, grouped in (
        ("leave_source_out", False),
        ("leave_source_out_grouped", True),
    ):
        content[name] = [
            left_out(one, [other for other in sources if other is not one], grouped)
            for one in sources
        ]
    text = markdown(content)
    print(text)
    packed = json.dumps(content, indent=1) + "\n"
    (RESULTS / "shift_guard_streams.json").write_text(packed, encoding="utf-8")
    (RESULTS / "shift_guard_streams.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
