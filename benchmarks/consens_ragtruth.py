"""Does ConSens help the learned gate? RAGTruth QA test, token scores of SmolLM2.

    python benchmarks/consens_ragtruth.py

Zero-shot: ConSens of the whole answer (geometric and arithmetic mean), of its low
windows and of its weakest sentence; leave-one-out attribution over the documents.
Combined: the learned gate is fitted on all of ``ragtruth_qa_train_open4``. A logistic
regression over its out-of-fold score and some of these columns is fitted on a seeded
sample of training contexts and judged on the test part; which columns and which penalty
is chosen there too, by cross-validation over whole contexts.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from consens_columns import attribution_columns, consens_columns, read_variants
from consens_common import footer, parser_of, sample_groups, table, write
from ranking import (
    Floats,
    Integers,
    figures,
    mean_within,
    paired_deltas,
    with_intervals,
)
from rows import call_of, groups_of, labelled_rows, labels_of
from token_cache import CachedScorer, scorer_of

from evigate.checks import find_faults
from evigate.evidence import Evidence
from evigate.risk.fitting import fit, grouped_folds, out_of_fold_scores

Rows = list[dict[str, Any]]
Columns = dict[str, Floats]

PENALTIES = (0.01, 0.1, 1.0)
WHOLE, LOW = "ConSens", "ConSens, windows of 12"
SENTENCE = "ConSens, weakest sentence"
EFFECTS = ("largest effect", "sum of effects", "smallest effect")
BY_SENTENCE = (
    "weakest sentence's largest effect",
    "mean of sentences' largest effects",
    "sentences without a document",
)
SETS: dict[str, tuple[str, ...]] = {
    "windows": (LOW,),
    "whole answer and windows": (WHOLE, LOW),
    "whole answer, windows, weakest sentence": (WHOLE, LOW, SENTENCE),
    "attribution": (*EFFECTS, *BY_SENTENCE),
    "windows and attribution": (LOW, *EFFECTS, *BY_SENTENCE),
    "all": (WHOLE, LOW, SENTENCE, *EFFECTS, *BY_SENTENCE),
}
"""What may stand beside the gate's score."""


def logit(values: Floats) -> Floats:
    clipped = np.clip(values, 1e-6, 1.0 - 1e-6)
    return np.asarray(np.log(clipped / (1.0 - clipped)))


def gate_scores(folder: Path, sample: list[int]) -> tuple[Floats, Floats]:
    """Test rows' scores, and out-of-fold scores of sampled training rows."""
    train = labelled_rows("ragtruth_qa_train_open4", folder)
    test = labelled_rows("ragtruth_qa_test", folder)
    read = [Evidence(call_of(row)) for row in train]
    labels, groups = labels_of(train).tolist(), groups_of(train).tolist()
    model = fit(read, labels, groups, gate="evigate")
    scores = out_of_fold_scores(read, labels, groups, gate="evigate")
    risks = []
    for row in test:
        evidence = Evidence(call_of(row))
        faults = find_faults(evidence)
        risks.append(model.risk(model.features(evidence), faults).value)
    return np.array(risks), np.asarray(scores)[sample]


def stacked(
    train: list[Floats], labels: Integers, test: list[Floats], inverse: float
) -> tuple[Floats, list[float]]:
    """Logistic regression over few columns, and its weights per standard deviation."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler

    model = make_pipeline(
        StandardScaler(), LogisticRegression(C=inverse, class_weight="balanced")
    )
    model.fit(np.stack(train, axis=1), labels)
    weights = model[-1].coef_[0].tolist()
    risks = model.predict_proba(np.stack(test, axis=1))[:, 1]
    return risks, [round(float(weight), 3) for weight in weights]


def cross_validated(
    columns: list[Floats], labels: Integers, groups: Integers, inverse: float, seed: int
) -> Floats:
    """Each training row judged by weights from rows of other contexts."""
    found = np.zeros(len(labels))
    for inside, outside in grouped_folds(labels, groups.tolist(), seed=seed):
        found[outside], _ = stacked(
            [values[inside] for values in columns],
            labels[inside],
            [values[outside] for values in columns],
            inverse,
        )
    return found


def quality(scores: Floats, labels: Integers) -> tuple[float, float]:
    """AUROC and AP."""
    auroc, ap, *_ = figures(scores, labels, np.ones((1, len(labels))))[0]
    return float(auroc), float(ap)


def all_columns(scorer: CachedScorer, rows: Rows, attribution: bool) -> Columns:
    found = consens_columns(scorer, rows)
    if attribution:
        found.update(attribution_columns(scorer, rows))
    return found


class Combination:
    """The gate's score with columns beside it; everything is chosen on training rows.

    Args:
        part: the sampled training rows and their labels are taken from here.
        held_out: their out-of-fold scores by the gate.
        seen: their columns.
        seed: of the folds.
    """

    def __init__(self, part: Rows, held_out: Floats, seen: Columns, seed: int) -> None:
        self.labels, self.groups = labels_of(part), groups_of(part)
        self.gate, self.seen = logit(held_out), seen
        self.trials: dict[str, tuple[float, float, float]] = {}
        for name, names in SETS.items():
            if not set(names) <= set(seen):
                continue
            for inverse in PENALTIES:
                scores = cross_validated(
                    [self.gate, *(seen[n] for n in names)],
                    self.labels,
                    self.groups,
                    inverse,
                    seed,
                )
                trial = (*quality(scores, self.labels), inverse)
                best = self.trials.get(name, (0.0, 0.0, 0.0))
                if sum(trial[:2]) > sum(best[:2]):
                    self.trials[name] = trial
        self.chosen = max(self.trials, key=lambda name: sum(self.trials[name][:2]))

    def test(
        self, name: str, alone: Floats, own: Columns
    ) -> tuple[Floats, list[float]]:
        """Test risks of one set of columns, and its weights, the gate's first."""
        names = SETS[name]
        return stacked(
            [self.gate, *(self.seen[n] for n in names)],
            self.labels,
            [logit(alone), *(own[n] for n in names)],
            self.trials[name][2],
        )


def train_part(options: argparse.Namespace) -> tuple[Rows, list[int]]:
    """Rows of sampled contexts, and their places."""
    train = labelled_rows("ragtruth_qa_train_open4", options.data)
    size = len({row["group"] for row in train})
    names = sample_groups([row["group"] for row in train], size, options.seed)
    places = {name: [] for name in names}
    for at, row in enumerate(train):
        places[row["group"]].append(at)
    sample: list[int] = []
    for name in names:
        if len(sample) + len(places[name]) > options.train:
            break
        sample += places[name]
    return [train[at] for at in sample], sample


def combined(
    options: argparse.Namespace, scorer: CachedScorer, own: Columns, test: Rows
) -> dict[str, Any]:
    """The gate alone and with each set of columns."""
    part, sample = train_part(options)
    read_variants(scorer, part, attribution=options.attribution, end=options.end)
    seen = all_columns(scorer, part, options.attribution)
    alone, held_out = gate_scores(options.data, sample)
    combination = Combination(part, held_out, seen, options.seed)
    truth, contexts = labels_of(test), groups_of(test)
    sets = {}
    for name, (auroc, ap, inverse) in combination.trials.items():
        risks, weights = combination.test(name, alone, own)
        gain = paired_deltas(risks, alone, truth, contexts, draws=2000)
        found = with_intervals(risks, truth, contexts, seed=0)
        sets[name] = {
            "penalty": inverse,
            "train": [round(auroc, 3), round(ap, 3)],
            "test": [str(found["auroc"]), str(found["ap"])],
            "gain": [str(gain["auroc"]), str(gain["ap"])],
            "within generators": _within(risks, test),
            "weights": dict(zip(["gate", *SETS[name]], weights, strict=True)),
        }
    found = with_intervals(alone, truth, contexts, seed=0)
    return {
        "rows": len(part),
        "contexts": len({row["group"] for row in part}),
        "chosen": combination.chosen,
        "gate alone": {
            "train": [round(v, 3) for v in quality(held_out, combination.labels)],
            "test": [str(found["auroc"]), str(found["ap"])],
            "within generators": _within(alone, test),
        },
        "sets": sets,
    }


def _within(risks: Floats, rows: Rows) -> float:
    generators = [row["model"] for row in rows]
    return round(mean_within(risks, labels_of(rows), generators), 3)


def measure(options: argparse.Namespace, scorer: CachedScorer) -> dict[str, Any]:
    test = labelled_rows("ragtruth_qa_test", options.data)
    truth, contexts = labels_of(test), groups_of(test)
    read_variants(scorer, test, attribution=options.attribution, end=options.end)
    own = all_columns(scorer, test, options.attribution)
    # The same formula with a scorer that only knows which words the prompt holds.
    plain = consens_columns(CachedScorer.without_model(), test)
    risks: Columns = {
        **own,
        "word overlap, whole answer": plain[WHOLE],
        "word overlap, windows of 12": plain[LOW],
        "answer length": np.array([float(len(row["answer"])) for row in test]),
    }
    result: dict[str, Any] = {"rows": len(test), "rate": float(truth.mean())}
    if options.train:
        result["combined"] = combined(options, scorer, own, test)
    result["scores"] = {}
    for name, values in risks.items():
        found = with_intervals(values, truth, contexts, seed=0)
        result["scores"][name] = [str(found["auroc"]), str(found["ap"])]
    for name, other in (
        ("low windows over word overlap, AUROC", plain[LOW]),
        ("low windows over whole, AUROC", own[WHOLE]),
    ):
        gain = paired_deltas(own[LOW], other, truth, contexts)
        result[name] = str(gain["auroc"])
    return result


def combined_as_markdown(found: dict[str, Any]) -> list[str]:
    alone, chosen = found["gate alone"], found["chosen"]
    rows = [["learned gate alone", "", *alone["train"], *alone["test"], "", ""]]
    rows[0].append(alone["within generators"])
    for name, one in found["sets"].items():
        shown = f"**{name}** (chosen)" if name == chosen else name
        cells = [*one["train"], *one["test"], *one["gain"], one["within generators"]]
        rows.append([f"gate and {shown}", one["penalty"], *cells])
    weights = found["sets"][chosen]["weights"]
    return [
        "",
        "## Beside the learned gate",
        "",
        "The gate is fitted on all training rows. Weights of the combination, its",
        f"columns and its penalty come from {found['rows']} training rows over",
        f"{found['contexts']} contexts: columns and penalty by the sum of AUROC and AP",
        "in cross-validation over whole contexts. The test part chooses nothing; the",
        "other sets of columns are shown for comparison.",
        "",
        table(
            [
                "score",
                "C",
                "AUROC, training, held out",
                "AP",
                "AUROC, test",
                "AP, test",
                "gain in AUROC",
                "gain in AP",
                "AUROC within generators",
            ],
            rows,
        ),
        "",
        "Weights per standard deviation: "
        + ", ".join(f"{name} {weight:+.2f}" for name, weight in weights.items())
        + ".",
    ]


def as_markdown(found: dict[str, Any], evaluator: str) -> str:
    lines = [
        "# ConSens and attribution on RAGTruth QA test",
        "",
        f"{found['rows']} answers over 150 contexts, rate {found['rate']:.3f}.",
        "Windows: the 20th percentile of the score over sliding windows of tokens",
        "that count. Effects: exact leave-one-out over the three documents. All",
        "columns are risks: minus the ratio, minus the effect.",
        "",
        table(
            ["score", "AUROC", "AP"],
            [[name, *values] for name, values in found["scores"].items()],
        ),
        "",
        "Gain of windows of 12 over the whole answer, AUROC: "
        + found["low windows over whole, AUROC"]
        + ";",
        "over word overlap in the same windows: "
        + found["low windows over word overlap, AUROC"]
        + ".",
    ]
    if "combined" in found:
        lines += combined_as_markdown(found["combined"])
    return "\n".join([*lines, "", footer(evaluator)])


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument(
        "--train", type=int, default=1000, help="most training rows; 0: none"
    )
    parser.add_argument(
        "--attribution",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="also leave out each document",
    )
    parser.add_argument("--seconds", type=float, help="end earlier; run again later")
    options = parser.parse_args()
    options.end = None
    if options.seconds is not None:
        options.end = time.monotonic() + options.seconds
    scorer = scorer_of(options)
    found = measure(options, scorer)
    text = as_markdown(found, scorer.evaluator)
    write(options.output, "consens_ragtruth", text, json.loads(json.dumps(found)))


if __name__ == "__main__":
    main()
