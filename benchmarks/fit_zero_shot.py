"""Finds the weights of the zero-shot risk on sources that do not judge it.

    python benchmarks/fit_zero_shot.py
    python benchmarks/fit_zero_shot.py --folds 4

prints the tables of ``evigate/risk/zero_shot_weights.py`` and how the sources rank with
them; with ``--folds`` how sources rank that had no part, context by context. What is
raised is a smooth form of the weighted mean of the sources' AUROC, over sampled pairs
of a right and a wrong row; no weight is ever negative. What differences and findings
tell is drawn towards their mean: left free, the weights fit the sample. Of SummEdits
one half of the documents takes part and of LFQA one half of the questions, the halves
of ``zero_shot.py`` (seed 0); questions of the other half are left out everywhere.
Needs scipy.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rows import DATA, call_of, labelled_rows, labels_of
from scipy.optimize import minimize
from zero_shot import other_half

from evigate.checks import find_faults
from evigate.evidence import Evidence
from evigate.features.support import SUPPORT_FEATURES
from evigate.risk.zero_shot import OTHER, ZeroShot, told_amounts, unsupported
from evigate.risk.zero_shot_weights import DIFFERENCE_WEIGHTS

Floats = NDArray[np.float64]

# How much each source counts; the two that judge the gate count most.
SOURCES = {
    "summedits_8domains": 4.0,
    "lfqa_attribution_sentences": 9.0,
    "lfqa_with_without_context": 1.0,
    "ragtruth_qa_train_open4": 2.0,
    "halueval_dialogue": 1.0,
    "halueval_summarization_500pairs": 2.5,
    "halueval_qa": 0.5,
    "begin": 1.0,
    "wice_claim": 1.0,
    "qags_cnndm": 2.0,
    "qags_xsum": 2.0,
}
HALVED = ("summedits_8domains", "lfqa_attribution_sentences")
FINDINGS = (
    "entity_mismatch",
    "number_mismatch",
    "number_wrong_subject",
    "date_mismatch",
    "antonym_mismatch",
    "negation_mismatch",
    "role_mismatch",
    "insufficient_evidence",
    "altered_quotation",
    "citation_unsupported",
    "citation_out_of_range",
)
TOLD = (*DIFFERENCE_WEIGHTS, *FINDINGS, OTHER)
MAX_CONTEXTS = 1_000
POWER = 3.0
SOFT = 0.03  # a pair counts fully from a few times this distance on
PAIRS = 6_000  # sampled for each weight of 1, at most four times as many
SHRINKAGE = 6e-4  # price of a weight that is twice the mean, or nothing


@dataclass(frozen=True, eq=False)
class Columns:
    """What the risk is made of, for each row of a source.

    Attributes:
        support: shape ``(n, len(SUPPORT_FEATURES))``.
        unsupported: shape ``(n,)``.
        told: shape ``(n, len(TOLD))``.
        unasked, used, labels: shape ``(n,)``; ``used`` rows take part in the fit.
        groups: numbers of the contexts, those of all sources together, shape ``(n,)``.
    """

    support: Floats
    unsupported: Floats
    told: Floats
    unasked: NDArray[np.bool_]
    used: NDArray[np.bool_]
    labels: NDArray[np.int64]
    groups: NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Weights:
    """All weights in one row: support, told, unsupported, unasked."""

    values: Floats

    @property
    def support(self) -> Floats:
        return self.values[: len(SUPPORT_FEATURES)]

    @property
    def told(self) -> Floats:
        return self.values[len(SUPPORT_FEATURES) : -2]

    def scaled(self) -> Weights:
        """The same order of all rows, with support weights that add up to 1."""
        values = self.values / self.support.sum()
        values[-1] = self.values[-1]
        return Weights(values)

    def parts(self, columns: Columns) -> tuple[Floats, Floats]:
        """What is missing, and what was told."""
        missing = columns.support @ self.support
        missing = missing + self.values[-2] * columns.unsupported
        told = columns.told @ self.told
        return missing, told * np.where(columns.unasked, 1.0 + self.values[-1], 1.0)

    def risk(self, columns: Columns) -> Floats:
        """What ranks the rows; the risk is a monotone function of it."""
        return joined(*self.parts(columns))


def joined(missing: Floats, told: Floats) -> Floats:
    return np.asarray((missing**POWER + told**POWER + 1e-9) ** (1.0 / POWER))


def sampled(name: str, folder: Path) -> list[dict[str, Any]]:
    """The rows of a source; of larger ones a random part of the contexts, seed 0."""
    rows = labelled_rows(name, folder)
    groups = sorted({row["group"] for row in rows})
    if len(groups) <= MAX_CONTEXTS:
        return rows
    kept = set(np.random.default_rng(0).permutation(groups)[:MAX_CONTEXTS].tolist())
    return [row for row in rows if row["group"] in kept]


def columns_of(
    rows: list[dict[str, Any]], used: NDArray[np.bool_], numbers: dict[str, int]
) -> Columns:
    """Reads the rows once."""
    gate = ZeroShot()
    support, lacking, told, unasked = [], [], [], []
    for row in rows:
        evidence = Evidence(call_of(row))
        found = find_faults(evidence)
        features = gate.features(evidence)
        amounts = told_amounts(features, found, FINDINGS)
        support.append([features[name] for name in SUPPORT_FEATURES])
        lacking.append(unsupported(found))
        told.append([amounts.get(name, 0.0) for name in TOLD])
        unasked.append(features["unasked"] > 0.0)
    return Columns(
        np.array(support),
        np.array(lacking),
        np.array(told),
        np.array(unasked),
        used,
        labels_of(rows),
        np.array([numbers.setdefault(row["group"], len(numbers)) for row in rows]),
    )


def read_sources(folder: Path) -> dict[str, Columns]:
    """All sources; rows of unused halves are read too, to report on them."""
    judged = labelled_rows("lfqa_attribution_sentences", folder)
    unseen = {
        row["group"]
        for row, other in zip(judged, other_half(judged), strict=True)
        if other
    }
    read: dict[str, Columns] = {}
    numbers: dict[str, int] = {}
    for name in SOURCES:
        rows = sampled(name, folder)
        if name in HALVED:
            used = ~other_half(rows)
        else:
            used = np.array([row["group"] not in unseen for row in rows])
        read[name] = columns_of(rows, used, numbers)
    return read


def auroc(scores: Floats, labels: NDArray[np.int64]) -> float:
    """Area under the ROC curve; ties count half."""
    order = np.argsort(scores, kind="stable")
    ordered, truth = scores[order], labels[order]
    edges = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1], True])
    ranks = np.repeat((edges[:-1] + edges[1:] - 1) / 2 + 1, np.diff(edges))
    positive = int(truth.sum())
    negative = len(truth) - positive
    above = ranks[truth == 1].sum() - positive * (positive + 1) / 2
    return float(above / (positive * negative))


@dataclass(frozen=True, eq=False)
class Pairs:
    """Sampled pairs of a wrong and a right row of a source."""

    columns: Columns
    share: float
    wrong: NDArray[np.int64]
    right: NDArray[np.int64]

    def loss(self, weights: Weights) -> tuple[float, Floats]:
        """The smooth share of pairs in the wrong order, and its gradient."""
        columns = self.columns
        missing, told = weights.parts(columns)
        risk = joined(missing, told)
        gap = (risk[self.wrong] - risk[self.right]) / SOFT
        lost = 1.0 / (1.0 + np.exp(np.clip(gap, -40.0, 40.0)))
        steps = lost * (1.0 - lost) / (SOFT * len(gap))
        slope = np.bincount(self.right, steps, len(risk))
        slope -= np.bincount(self.wrong, steps, len(risk))
        by_missing = slope * (missing / risk) ** (POWER - 1.0)
        by_told = slope * (told / risk) ** (POWER - 1.0)
        factor = np.where(columns.unasked, 1.0 + weights.values[-1], 1.0)
        plain = columns.told @ weights.told
        gradient = [
            *(by_missing @ columns.support),
            *((by_told * factor) @ columns.told),
            by_missing @ columns.unsupported,
            by_told[columns.unasked] @ plain[columns.unasked],
        ]
        return float(lost.mean()), np.array(gradient)


def pairs_of(read: dict[str, Columns]) -> list[Pairs]:
    """The same pairs in every run (seed 0)."""
    random = np.random.default_rng(0)
    total = sum(SOURCES[name] for name in read)
    found = []
    for name, columns in read.items():
        size = int(PAIRS * min(4.0, SOURCES[name]))
        wrong = np.flatnonzero(columns.used & (columns.labels == 1))
        right = np.flatnonzero(columns.used & (columns.labels == 0))
        sampled = random.choice(wrong, size), random.choice(right, size)
        found.append(Pairs(columns, SOURCES[name] / total, *sampled))
    return found


def shrinkage(told: Floats) -> tuple[float, Floats]:
    """The price of weights that differ from their mean, by their ratio to it."""
    mean = max(float(told.mean()), 0.05)
    ratio = told / mean - 1.0
    slope = ratio / mean - (ratio @ told) / mean**2 / len(told)
    return SHRINKAGE * float(ratio @ ratio), 2.0 * SHRINKAGE * slope


def fitted(read: dict[str, Columns]) -> Weights:
    """The weights of the smallest loss."""
    pairs = pairs_of(read)
    size = len(SUPPORT_FEATURES)

    def loss(values: Floats) -> tuple[float, Floats]:
        price, slope = shrinkage(values[size:-2])
        excess = float(values[:size].sum()) - 1.0  # the scale is free otherwise
        total, gradient = price + excess**2, np.zeros(len(values))
        gradient[size:-2] += slope
        gradient[:size] += 2.0 * excess
        for part in pairs:
            lost, change = part.loss(Weights(values))
            total += part.share * lost
            gradient += part.share * change
        return total, gradient

    start = np.array([*[1.0 / size] * size, *[0.3] * len(TOLD), 0.35, 1.7])
    bounds = [(0.0, None)] * len(start)
    found = minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds)
    return Weights(np.asarray(found.x)).scaled()


def held_out(read: dict[str, Columns], folds: NDArray[np.int64]) -> dict[str, float]:
    """Mean AUROC over folds of contexts that had no part in the weights."""
    found: dict[str, list[float]] = {name: [] for name in read}
    for fold in range(int(folds.max()) + 1):
        others = {
            name: replace(columns, used=columns.used & (folds[columns.groups] != fold))
            for name, columns in read.items()
        }
        weights = fitted(others)
        for name, columns in read.items():
            part = columns.used & (folds[columns.groups] == fold)
            risk = weights.risk(columns)[part]
            found[name].append(auroc(risk, columns.labels[part]))
    return {name: float(np.mean(values)) for name, values in found.items()}


def report(weights: Weights, read: dict[str, Columns]) -> None:
    for title, names, row in (
        ("SUPPORT_WEIGHTS", SUPPORT_FEATURES, weights.support),
        ("DIFFERENCE_WEIGHTS, FINDING_WEIGHTS, OTHER", TOLD, weights.told),
        ("UNSUPPORTED, UNASKED", ("unsupported", "unasked"), weights.values[-2:]),
    ):
        print(title)
        for name, number in zip(names, row, strict=True):
            if number:
                print(f"    {name}: {number:.2f}")
    print("AUROC on what took part, and on the rest")
    for name, columns in read.items():
        scores = weights.risk(columns)
        parts = [columns.used, ~columns.used]
        figures = [auroc(scores[p], columns.labels[p]) for p in parts if p.any()]
        print(f"    {name}: " + ", ".join(f"{figure:.4f}" for figure in figures))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the sets")
    parser.add_argument("--folds", type=int, default=0, help="also held-out figures")
    options = parser.parse_args()
    read = read_sources(options.data)
    report(fitted(read), read)
    if options.folds:
        number = 1 + max(int(columns.groups.max()) for columns in read.values())
        folds = np.random.default_rng(0).permutation(number) % options.folds
        print(f"mean AUROC over {options.folds} folds of contexts that had no part")
        for name, figure in held_out(read, folds).items():
            print(f"    {name}: {figure:.4f}")


if __name__ == "__main__":
    main()
