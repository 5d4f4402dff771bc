"""The guarantee on real labelled calls: how often exceeded, how much is accepted.

Contexts are split at random, many times: a half fits the learned gate and orders the
thresholds, 30 % choose one, 20 % say what came out. Exceeded means that the residual
risk on those 20 % (mean over contexts) is above alpha; they are a small sample, so that
this happens to a true risk just below alpha too. Only the risk holds here, no findings.

    python benchmarks/guarantee_real.py
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from ragtruth import RESULTS, machine_kind
from rows import DATA
from shift_guard_streams import learned, part
from source_features import Source, load_source

from evigate.protocol.calibrate import SHARES, context_parts, grid_of
from evigate.protocol.guarantees import (
    Sample,
    conformal_risk_control,
    learn_then_test,
    order_of_tests,
    shifted_losses,
)

ALPHAS = (0.05, 0.1, 0.2)
DELTA = 0.1
SPLITS = 50
NAMES = (
    "ragtruth_qa_train_open4",
    "halueval_qa",
    "halueval_dialogue",
    "halueval_summarization_500pairs",
    "begin",
    "wice_claim",
)


def samples_of(source: Source, seed: int) -> list[Sample]:
    """The three parts with the risks of a gate fitted on the first.

    Within the first part risks are by halves: each by a gate of the other half.
    """
    rows = context_parts(source.groups, SHARES, seed)
    parts = [part(source, np.isin(np.arange(len(source.labels)), own)) for own in rows]
    halves = np.random.default_rng(seed).random(int(source.groups.max()) + 1) < 0.5
    first = halves[parts[0].groups]
    risks = np.empty(len(first))
    for own in (first, ~first):
        risks[own] = learned([part(parts[0], ~own)])(parts[0].matrix[own])
    gate = learned([parts[0]])
    fresh = [risks, gate(parts[1].matrix), gate(parts[2].matrix)]
    return [Sample(r, p.labels, p.groups) for r, p in zip(fresh, parts, strict=True)]


def trial(samples: list[Sample], alpha: float) -> dict[str, float | None]:
    """One split: did Learn-then-Test find a threshold, and what did it do."""
    fitted, chooser, last = samples
    grid = grid_of(fitted)
    order, bets = order_of_tests(fitted, grid, alpha=alpha)
    found = learn_then_test(chooser, order, alpha=alpha, delta=DELTA, bets=bets)
    crc = conformal_risk_control(chooser, grid, alpha=alpha)
    wrong = ((last.risks < crc) & (last.wrong == 1)).astype(np.float64)
    sizes = np.bincount(last.groups)[last.groups]
    loss = float((wrong / sizes).sum() / last.contexts)
    if found.threshold is None:
        return {"accepted": None, "exceeded": None, "crc_loss": loss}
    cut = np.array([found.threshold])
    excess = float(shifted_losses(last, cut, alpha).mean()) - alpha
    return {
        "accepted": float((last.risks < found.threshold).mean()),
        "exceeded": float(excess > 0.0),
        "crc_loss": loss,
    }


def measured(source: Source) -> list[dict[str, Any]]:
    """Rates over splits, by alpha."""
    splits = [samples_of(source, seed) for seed in range(SPLITS)]
    rows = []
    for alpha in ALPHAS:
        trials = [trial(samples, alpha) for samples in splits]
        found = [t for t in trials if t["accepted"] is not None]
        accepted = [float(t["accepted"] or 0.0) for t in found]
        rows.append(
            {
                "source": source.name,
                "contexts": int(source.groups.max()) + 1,
                "rate": float(source.labels.mean()),
                "alpha": alpha,
                "no_threshold": 1.0 - len(found) / len(trials),
                "exceeded": sum(float(t["exceeded"] or 0.0) for t in found)
                / len(trials),
                "accepted": float(np.mean(accepted)) if accepted else None,
                "crc_mean_loss": float(np.mean([t["crc_loss"] for t in trials])),
            }
        )
    return rows


def markdown(content: dict[str, Any]) -> str:
    """The table for people."""
    lines = [
        "# The guarantee on real labelled calls",
        "",
        (
            f"`python benchmarks/guarantee_real.py`, {content['machine']}; {SPLITS} "
            f"random splits of contexts (half, 30 %, 20 %), delta {DELTA}; at most "
            "1,000 contexts a source (RAGTruth QA train: all 839)."
        ),
        "",
        (
            "| source (contexts, rate) | alpha | no threshold | exceeded on the last "
            "part | accepted where found | CRC: accepted and wrong |"
        ),
        "|---|---|---|---|---|---|",
    ]
    for row in content["rows"]:
        accepted = "" if row["accepted"] is None else f"{row['accepted']:.3f}"
        lines.append(
            f"| {row['source']} ({row['contexts']}, {row['rate']:.2f}) | "
            f"{row['alpha']:g} | {row['no_threshold']:.2f} | {row['exceeded']:.2f} | "
            f"{accepted} | {row['crc_mean_loss']:.4f} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Run all sources and write the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the sets")
    folder = parser.parse_args().data
    rows = [row for name in NAMES for row in measured(load_source(name, folder))]
    content = {"machine": machine_kind(), "delta": DELTA, "rows": rows}
    text = markdown(content)
    print(text)
    packed = json.dumps(content, indent=1) + "\n"
    (RESULTS / "guarantee_real.json").write_text(packed, encoding="utf-8")
    (RESULTS / "guarantee_real.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
