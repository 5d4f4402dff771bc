"""The paper's gates on RAGTruth QA test: 5 folds by context, out-of-fold scores.

    python benchmarks/ragscope_ragtruth.py

writes ``results/ragscope_ragtruth.json`` and ``.md``.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np
from numpy.typing import NDArray
from ragtruth import RESULTS, Rows, add_data_option, machine_kind, read_rows
from ranking import FIGURES, Interval, with_intervals

from evigate._version import __version__
from evigate.evidence import Evidence
from evigate.features.base import base_features
from evigate.features.enhanced import enhanced_features
from evigate.features.tfidf import IdfTable
from evigate.risk.fitting import fit_idf, grouped_folds, out_of_fold_scores
from evigate.risk.ragscope import RagScopeZ

Floats = NDArray[np.float64]
COMMAND = "python benchmarks/ragscope_ragtruth.py"
SEEDS = (0, 1, 2, 3, 4)
DRAWS = 2000
GATES = ("ragscope-z", "ragscope-c", "ragscope-e")
TITLES = {
    "auroc": "AUROC",
    "ap": "AP",
    "precision_top10": "precision, top 10 %",
    "residual_low50": "residual risk, lowest 50 %",
}


TEXT = """\
# RAGScope gates on RAGTruth QA test

Data: `{data}`, {rows} answers to {contexts} contexts, base rate {rate:.3f} (the
AP and the precision of a random score). Split: 5 folds, stratified, whole contexts; all
that is fitted is fitted in the training folds. In brackets: 95 % intervals of {draws:,}
resamples of contexts. Command: `{command}`. Machine: {machine}. evigate {version}.

## Fold seed {first}

{single}

## Fold seeds {first} to {last}: mean (lowest to highest)

{over_all}

The other scores are not fitted and do not depend on the folds. Formulas that the paper
leaves open were settled on the training part of RAGTruth QA, not on these rows.
"""


def fixed_scores(evidences: list[Evidence]) -> dict[str, Floats]:
    """Scores that are not fitted: RAGScope-Z and the lexical baselines."""
    model, empty = RagScopeZ(), IdfTable.fit([[]])
    base = [base_features(evidence) for evidence in evidences]
    enhanced = [enhanced_features(evidence, empty) for evidence in evidences]
    return {
        "ragscope-z": np.array(
            [model.risk(model.features(e), ()).value for e in evidences]
        ),
        "answer length": np.array([row["log_answer_length"] for row in base]),
        "1 - token coverage": np.array([1.0 - row["token_coverage"] for row in base]),
        "ROUGE-L risk": np.array([row["rouge_l_risk"] for row in enhanced]),
        "token-F1 risk": np.array([row["token_f1_risk"] for row in enhanced]),
    }


def tfidf_scores(rows: Rows, evidences: list[Evidence], seed: int) -> Floats:
    """The TF-IDF risk with the table of each fold's training rows."""
    scores = np.empty(len(evidences))
    for train, test in grouped_folds(rows.labels, rows.groups.tolist(), seed=seed):
        table = fit_idf([evidences[i] for i in train])
        for i in test:
            scores[i] = enhanced_features(evidences[i], table)["tfidf_risk"]
    return scores


def fitted_scores(
    rows: Rows, evidences: list[Evidence], seed: int
) -> dict[str, Floats]:
    labels, groups = rows.labels.tolist(), rows.groups.tolist()
    return {
        "ragscope-c": out_of_fold_scores(
            evidences, labels, groups, gate="ragscope-c", seed=seed
        ),
        "ragscope-e": out_of_fold_scores(
            evidences, labels, groups, gate="ragscope-e", seed=seed
        ),
        "TF-IDF risk": tfidf_scores(rows, evidences, seed),
    }


def measure(rows: Rows) -> dict[str, dict[int, dict[str, Interval]]]:
    """The figures of each score, by seed of the folds; one seed where none matters."""
    evidences = [Evidence(call) for call in rows.calls]
    measured: dict[str, dict[int, dict[str, Interval]]] = {}
    scores_by_seed = {seed: fitted_scores(rows, evidences, seed) for seed in SEEDS}
    scores_by_seed[SEEDS[0]].update(fixed_scores(evidences))
    for seed, scores in scores_by_seed.items():
        for name, values in scores.items():
            measured.setdefault(name, {})[seed] = with_intervals(
                values, rows.labels, rows.groups, seed=0, draws=DRAWS
            )
    return measured


def as_json(rows: Rows, measured: dict[str, dict[int, dict[str, Interval]]]) -> Any:
    return {
        "data": rows.name,
        "rows": len(rows.calls),
        "contexts": int(rows.groups.max()) + 1,
        "base_rate": round(float(rows.labels.mean()), 4),
        "split": "5-fold StratifiedGroupKFold by context, shuffled, out-of-fold",
        "seeds": list(SEEDS),
        "bootstrap": f"{DRAWS} resamples of contexts, 95 % percentile",
        "command": COMMAND,
        "machine": machine_kind(),
        "evigate": __version__,
        "scores": {
            name: {
                str(seed): {
                    figure: [round(v, 4) for v in (i.value, i.low, i.high)]
                    for figure, i in intervals.items()
                }
                for seed, intervals in by_seed.items()
            }
            for name, by_seed in measured.items()
        },
    }


def as_markdown(rows: Rows, measured: dict[str, dict[int, dict[str, Interval]]]) -> str:
    order = sorted(measured, key=lambda name: (name not in GATES, name))
    head = [
        "| score | " + " | ".join(TITLES[figure] for figure in FIGURES) + " |",
        "|---|" + "---|" * len(FIGURES),
    ]
    single = [
        table_row(name, [str(measured[name][SEEDS[0]][f]) for f in FIGURES])
        for name in order
    ]
    over_all = [
        table_row(name, [over_seeds(measured[name], f) for f in FIGURES])
        for name in order
        if len(measured[name]) > 1
    ]
    return TEXT.format(
        data=rows.name,
        rows=len(rows.calls),
        contexts=rows.groups.max() + 1,
        rate=rows.labels.mean(),
        draws=DRAWS,
        command=COMMAND,
        machine=machine_kind(),
        version=__version__,
        first=SEEDS[0],
        last=SEEDS[-1],
        single="\n".join(head + single),
        over_all="\n".join(head + over_all),
    )


def table_row(name: str, cells: list[str]) -> str:
    return f"| {name} | " + " | ".join(cells) + " |"


def over_seeds(by_seed: dict[int, dict[str, Interval]], figure: str) -> str:
    values = [intervals[figure].value for intervals in by_seed.values()]
    return f"{np.mean(values):.3f} ({min(values):.3f} to {max(values):.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_data_option(parser)
    rows = read_rows(parser.parse_args().data)
    measured = measure(rows)
    RESULTS.mkdir(exist_ok=True)
    table = as_markdown(rows, measured)
    (RESULTS / "ragscope_ragtruth.md").write_text(table, encoding="utf-8")
    (RESULTS / "ragscope_ragtruth.json").write_text(
        json.dumps(as_json(rows, measured), indent=1) + "\n", encoding="utf-8"
    )
    print(table)


if __name__ == "__main__":
    main()
