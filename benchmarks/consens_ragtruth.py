"""Does ConSens help the learned gate? RAGTruth QA test, token scores of SmolLM2.

    python benchmarks/consens_ragtruth.py

Zero-shot: ConSens of the whole answer (geometric and arithmetic mean) and of its low
windows. Combined: the learned gate is fitted on all of ``ragtruth_qa_train_open4``;
a logistic regression over its score and the ConSens columns is fitted on out-of-fold
scores of a seeded sample of training rows, and judged on the test part.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
from consens_common import footer, parser_of, read_ahead, table, write
from ranking import Floats, Integers, paired_deltas, with_intervals
from rows import call_of, groups_of, labelled_rows, labels_of
from token_cache import CachedScorer, scorer_of

from evigate.checks import ALL_CHECKS
from evigate.evidence import Evidence
from evigate.lm import PromptFormat, TokenScores
from evigate.metrics import ConsensOptions, consens_of_scores
from evigate.risk.fitting import fit, out_of_fold_scores

RAW = PromptFormat()
GEOMETRIC = ConsensOptions()
ARITHMETIC = ConsensOptions(mean="arithmetic")
WINDOWS = {f"windows of {size}": ConsensOptions(window=size) for size in (6, 12, 24)}
COLUMNS = ("ConSens", "ConSens, windows of 12")


def token_scores(
    scorer: CachedScorer, rows: list[dict[str, Any]]
) -> list[tuple[TokenScores, TokenScores]]:
    """With and without context."""
    calls = [call_of(row) for row in rows]
    read_ahead(scorer, calls, [row["group"] for row in rows])
    found = []
    for call in calls:
        texts = [passage.text for passage in call.documents]
        prompts = [RAW.build(texts, call.question), RAW.build([], call.question)]
        given, bare = scorer.score_many([(p, call.answer) for p in prompts])
        found.append((given, bare))
    return found


def column(
    rows: list[dict[str, Any]],
    scores: list[tuple[TokenScores, TokenScores]],
    options: ConsensOptions,
    low: bool,
) -> Floats:
    """Risk: minus the ratio, or minus the score of the low windows."""
    values = []
    for row, (given, bare) in zip(rows, scores, strict=True):
        call = call_of(row)
        one = consens_of_scores(call.answer, call.question, given, bare, options)
        value = one.low_score if low else one.ratio
        values.append(0.0 if value is None else -value)
    return np.array(values)


def columns(
    rows: list[dict[str, Any]], scores: list[tuple[TokenScores, TokenScores]]
) -> dict[str, Floats]:
    found = {
        "ConSens": column(rows, scores, GEOMETRIC, low=False),
        "ConSens, arithmetic mean": column(rows, scores, ARITHMETIC, low=False),
    }
    for name, options in WINDOWS.items():
        found[f"ConSens, {name}"] = column(rows, scores, options, low=True)
    return found


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
    held_out = np.zeros(len(read))
    if sample:
        scores = out_of_fold_scores(read, labels, groups, gate="evigate")
        held_out = np.asarray(scores)
    risks = []
    for row in test:
        evidence = Evidence(call_of(row))
        found = [r for check in ALL_CHECKS for r in check(evidence) if r.weight > 0.0]
        risks.append(model.risk(model.features(evidence), found).value)
    return np.array(risks), held_out[sample]


def stacked(
    train: list[Floats], labels: Integers, test: list[Floats]
) -> tuple[Floats, list[float]]:
    """Logistic regression over few columns, and its weights per standard deviation."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler

    model = make_pipeline(
        StandardScaler(), LogisticRegression(C=1.0, class_weight="balanced")
    )
    model.fit(np.stack(train, axis=1), labels)
    weights = model[-1].coef_[0].tolist()
    risks = model.predict_proba(np.stack(test, axis=1))[:, 1]
    return risks, [round(float(weight), 3) for weight in weights]


def from_train(
    options: argparse.Namespace, scorer: CachedScorer, own: dict[str, Floats]
) -> tuple[Floats, Floats, str]:
    """Gate alone and with ConSens, all weights from the training part."""
    train = labelled_rows("ragtruth_qa_train_open4", options.data)
    sample = sample_of(train, options.train, options.seed)
    part = [train[at] for at in sample]
    seen = columns(part, token_scores(scorer, part))
    alone, held_out = gate_scores(options.data, sample)
    combined, weights = stacked(
        [logit(held_out), *(seen[name] for name in COLUMNS)],
        labels_of(part),
        [logit(alone), *(own[name] for name in COLUMNS)],
    )
    named = dict(zip(["gate", *COLUMNS], weights, strict=True))
    how = f"fitted on {len(part)} training rows, weights per standard deviation {named}"
    return alone, combined, how


def crossfitted(
    test: list[Floats], labels: Integers, groups: Integers, seed: int
) -> Floats:
    """Each context judged by weights from the other folds."""
    folds = np.random.default_rng(seed).permutation(int(groups.max()) + 1)[groups] % 5
    found = np.zeros(len(labels))
    for fold in range(5):
        inside = folds == fold
        risks, _ = stacked(
            [values[~inside] for values in test],
            labels[~inside],
            [values[inside] for values in test],
        )
        found[inside] = risks
    return found


def sample_of(rows: list[dict[str, Any]], size: int, seed: int) -> list[int]:
    """Places of one row each of so many contexts."""
    by_group: dict[str, list[int]] = {}
    for at, row in enumerate(rows):
        by_group.setdefault(row["group"], []).append(at)
    generator = random.Random(seed)
    names = sorted(by_group)
    generator.shuffle(names)
    return [generator.choice(by_group[name]) for name in names[:size]]


def measure(options: argparse.Namespace, scorer: CachedScorer) -> dict[str, Any]:
    test = labelled_rows("ragtruth_qa_test", options.data)
    truth, contexts = labels_of(test), groups_of(test)
    own = columns(test, token_scores(scorer, test))
    # The same formula with a scorer that only knows which words the prompt holds.
    plain = columns(test, token_scores(CachedScorer.without_model(), test))
    risks: dict[str, Floats] = {
        **own,
        "word overlap, whole answer": plain["ConSens"],
        "word overlap, windows of 12": plain["ConSens, windows of 12"],
        "answer length": np.array([float(len(row["answer"])) for row in test]),
    }
    result: dict[str, Any] = {"rows": len(test), "rate": float(truth.mean())}
    if options.train or options.crossfit:
        if options.train:
            alone, combined, how = from_train(options, scorer, own)
        else:
            alone = gate_scores(options.data, [])[0]
            columns_ = [logit(alone), *(own[name] for name in COLUMNS)]
            combined = crossfitted(columns_, truth, contexts, options.seed)
            how = "weights cross-fitted over five folds of the test's own contexts"
        risks = {
            "learned gate with ConSens": combined,
            "learned gate alone": alone,
            **risks,
        }
        gain = paired_deltas(combined, alone, truth, contexts, draws=2000)
        result["gain"] = {name: str(gain[name]) for name in ("auroc", "ap")}
        result["how"] = how
    result["scores"] = {}
    for name, values in risks.items():
        found = with_intervals(values, truth, contexts, seed=0)
        result["scores"][name] = [str(found["auroc"]), str(found["ap"])]
    overlap = plain["ConSens, windows of 12"]
    result["low windows over word overlap, AUROC"] = str(
        paired_deltas(own[COLUMNS[1]], overlap, truth, contexts)["auroc"]
    )
    result["low windows over whole, AUROC"] = str(
        paired_deltas(own[COLUMNS[1]], own["ConSens"], truth, contexts)["auroc"]
    )
    return result


def as_markdown(found: dict[str, Any], evaluator: str) -> str:
    lines = [
        "# ConSens on RAGTruth QA test",
        "",
        f"{found['rows']} answers over 150 contexts, rate {found['rate']:.3f}.",
        "Windows: the 20th percentile of the score over sliding windows of tokens",
        "that count.",
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
    if "gain" in found:
        lines += [
            "",
            f"Gain of ConSens beside the learned gate: AUROC {found['gain']['auroc']},",
            f"AP {found['gain']['ap']}; {found['how']}.",
        ]
    return "\n".join([*lines, "", footer(evaluator)])


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--train", type=int, default=300, help="training rows; 0: none")
    parser.add_argument(
        "--crossfit",
        action="store_true",
        help="with --train 0: weights of the combination from folds of the test part",
    )
    options = parser.parse_args()
    scorer = scorer_of(options)
    found = measure(options, scorer)
    text = as_markdown(found, scorer.evaluator)
    write(options.output, "consens_ragtruth", text, json.loads(json.dumps(found)))


if __name__ == "__main__":
    main()
