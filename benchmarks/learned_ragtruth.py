"""The learned gate on RAGTruth QA test, fitted on the training part alone.

    python benchmarks/learned_ragtruth.py

writes ``results/learned_ragtruth.json`` and ``.md``.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from ragtruth import RESULTS, machine_kind
from ranking import Floats, figures, mean_within, paired_deltas, with_intervals
from rows import DATA, call_of, groups_of, labelled_rows, labels_of

from evigate._version import __version__
from evigate.checks import find_faults
from evigate.evidence import Evidence
from evigate.risk.fitting import fit, out_of_fold_scores
from evigate.risk.ragscope import RagScopeModel
from evigate.risk.zero_shot import ZeroShot

COMMAND = "python benchmarks/learned_ragtruth.py"
MAIN = "evigate, learned with spans"
INVERSES = (0.005, 0.02, 0.1, 1.0)


def scored(model: RagScopeModel | ZeroShot, evidences: list[Evidence]) -> Floats:
    """Risks of a model, with the findings of all checks where it wants them."""
    risks = []
    for evidence in evidences:
        faults = find_faults(evidence) if model.uses_findings else []
        risks.append(model.risk(model.features(evidence), faults).value)
    return np.array(risks)


def generator_rates(train: list[dict[str, Any]], test: list[dict[str, Any]]) -> Floats:
    """Knowing the generating model alone: the order of the models, seen on the test.

    Two generators of the test are not in the training part, so this baseline is given
    the rates of the test itself: it flatters the baseline.
    """
    del train
    rates: dict[str, list[int]] = {}
    for row in test:
        rates.setdefault(row["model"], []).append(row["label"])
    return np.array([float(np.mean(rates[row["model"]])) for row in test])


def spans_of_rows(rows: list[dict[str, Any]]) -> list[list[tuple[int, int]]]:
    """The annotated stretches of each answer."""
    return [[(s["start"], s["end"]) for s in row["spans"] or []] for row in rows]


def cross_validated(spans: list[list[tuple[int, int]]]) -> dict[str, dict[str, Any]]:
    """What is compared on the training part."""
    labels_alone = {f"C {c}": {"regularisation": c} for c in INVERSES}
    return {**labels_alone, "with spans": {"spans": spans}}


def measure(folder: Path) -> dict[str, Any]:
    train = labelled_rows("ragtruth_qa_train_open4", folder)
    test = labelled_rows("ragtruth_qa_test", folder)
    read_train = [Evidence(call_of(row)) for row in train]
    read_test = [Evidence(call_of(row)) for row in test]
    labels, groups = labels_of(train).tolist(), groups_of(train).tolist()
    spans = spans_of_rows(train)
    models = {
        MAIN: fit(read_train, labels, groups, gate="evigate", spans=spans),
        "evigate, learned": fit(read_train, labels, groups, gate="evigate"),
        "ragscope-e, fitted likewise": fit(
            read_train, labels, groups, gate="ragscope-e"
        ),
        "ragscope-c, fitted likewise": fit(
            read_train, labels, groups, gate="ragscope-c"
        ),
        "evigate, zero-shot": ZeroShot(),
    }
    scores = {name: scored(model, read_test) for name, model in models.items()}
    scores["generator's name (rates of the test)"] = generator_rates(train, test)
    scores["answer length"] = np.array([float(len(row["answer"])) for row in test])
    truth, contexts = labels_of(test), groups_of(test)
    open_rows = np.array(["gpt" not in row["model"] for row in test])
    names = [row["model"] for row in test if "gpt" not in row["model"]]
    best = scores[MAIN]
    result: dict[str, Any] = {}
    for name, values in scores.items():
        found = with_intervals(values, truth, contexts, seed=0)
        gain = paired_deltas(best, values, truth, contexts)
        result[name] = {
            "auroc": str(found["auroc"]),
            "ap": str(found["ap"]),
            "within_open_generators": round(
                mean_within(values[open_rows], truth[open_rows], names), 4
            ),
            "gain_auroc": str(gain["auroc"]),
            "gain_ap": str(gain["ap"]),
        }
    cross = {}
    for name, settings in cross_validated(spans).items():
        held_out = out_of_fold_scores(
            read_train, labels, groups, gate="evigate", **settings
        )
        found = figures(held_out, labels_of(train), np.ones((1, len(held_out))))[0]
        cross[name] = [round(float(found[0]), 4), round(float(found[1]), 4)]
    return {"scores": result, "cross_validation": cross, "rate": float(truth.mean())}


def as_markdown(measured: dict[str, Any]) -> str:
    lines = [
        "# Learned gate on RAGTruth QA test",
        "",
        "Fitted on `ragtruth_qa_train_open4` (3,356 answers, four open models) alone;",
        f"judged on `ragtruth_qa_test` (900, six models, rate {measured['rate']:.3f}).",
        "In brackets 95 % intervals from resampling contexts. Gains are of",
        "the learned gate with spans over the row: it is also fitted on the annotated",
        "spans of the training answers. Within: mean AUROC in each open generator.",
        f"Command: `{COMMAND}`. evigate {__version__}, {machine_kind()}.",
        "",
        "| score | AUROC | AP | within | gain in AUROC | gain in AP |",
        "|---|---|---|---|---|---|",
    ]
    for name, row in measured["scores"].items():
        lines.append(
            f"| {name} | {row['auroc']} | {row['ap']} "
            f"| {row['within_open_generators']:.3f} "
            f"| {row['gain_auroc']} | {row['gain_ap']} |"
        )
    lines += [
        "",
        "Regularisation by 5-fold grouped cross-validation on the training part",
        "(AUROC, AP): "
        + "; ".join(
            f"{c}: {a:.3f}, {p:.3f}"
            for c, (a, p) in measured["cross_validation"].items()
        )
        + ".",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the sets")
    measured = measure(parser.parse_args().data)
    RESULTS.mkdir(exist_ok=True)
    table = as_markdown(measured)
    (RESULTS / "learned_ragtruth.md").write_text(table, encoding="utf-8")
    (RESULTS / "learned_ragtruth.json").write_text(
        json.dumps(measured, indent=1) + "\n", encoding="utf-8"
    )
    print(table)


if __name__ == "__main__":
    main()
