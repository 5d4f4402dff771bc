"""Finds the weights of the zero-shot risk on sources that do not judge it.

    python benchmarks/fit_zero_shot.py

prints the tables of ``evigate/risk/zero_shot_weights.py`` and how the sources rank with
them. Each weight in turn is halved, raised or dropped where that raises the weighted
mean of the sources' AUROC (coordinate ascent, from several starts); none is ever
negative. Of SummEdits one half of the documents takes part and of LFQA one half of the
questions, the halves of ``zero_shot.py`` (seed 0); questions of the other half are left
out everywhere.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rows import DATA, call_of, labelled_rows, labels_of
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
    "lfqa_attribution_sentences": 6.0,
    "lfqa_with_without_context": 1.0,
    "ragtruth_qa_train_open4": 1.0,
    "halueval_dialogue": 1.0,
    "halueval_summarization_500pairs": 2.0,
    "halueval_qa": 0.5,
    "begin": 1.0,
    "wice_claim": 1.0,
    "qags_cnndm": 1.0,
    "qags_xsum": 1.0,
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
POWER = 2.0
FACTORS = (0.0, 0.5, 0.75, 1.3, 1.8)
FIRST = 0.1  # what a weight of nothing is raised to
PRICE = 2e-4  # of each weight that is not nothing: few are easier to read
ROUNDS = 6


@dataclass(frozen=True, eq=False)
class Columns:
    """What the risk is made of, for each row of a source.

    Attributes:
        support: shape ``(n, len(SUPPORT_FEATURES))``.
        unsupported: shape ``(n,)``.
        told: shape ``(n, len(TOLD))``.
        unasked, used, labels: shape ``(n,)``; ``used`` rows take part in the fit.
    """

    support: Floats
    unsupported: Floats
    told: Floats
    unasked: NDArray[np.bool_]
    used: NDArray[np.bool_]
    labels: NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Weights:
    """All weights in one row, so that each can be changed in turn."""

    values: Floats

    @property
    def support(self) -> Floats:
        row = self.values[: len(SUPPORT_FEATURES)]
        return np.asarray(row / row.sum())

    @property
    def told(self) -> Floats:
        return self.values[len(SUPPORT_FEATURES) : -2]

    def risk(self, columns: Columns) -> Floats:
        """What ranks the rows; the risk is a monotone function of it."""
        missing = columns.support @ self.support
        missing = missing + self.values[-2] * columns.unsupported
        told = columns.told @ self.told
        told = told * np.where(columns.unasked, 1.0 + self.values[-1], 1.0)
        return np.asarray((missing**POWER + told**POWER) ** (1.0 / POWER))


def sampled(name: str, folder: Path) -> list[dict[str, Any]]:
    """The rows of a source; of larger ones a random part of the contexts, seed 0."""
    rows = labelled_rows(name, folder)
    groups = sorted({row["group"] for row in rows})
    if len(groups) <= MAX_CONTEXTS:
        return rows
    kept = set(np.random.default_rng(0).permutation(groups)[:MAX_CONTEXTS].tolist())
    return [row for row in rows if row["group"] in kept]


def columns_of(rows: list[dict[str, Any]], used: NDArray[np.bool_]) -> Columns:
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
    )


def read_sources(folder: Path) -> dict[str, Columns]:
    """All sources; rows of unused halves are read too, to report on them."""
    judged = labelled_rows("lfqa_attribution_sentences", folder)
    unseen = {
        row["group"]
        for row, other in zip(judged, other_half(judged), strict=True)
        if other
    }
    read = {}
    for name in SOURCES:
        rows = sampled(name, folder)
        if name in HALVED:
            used = ~other_half(rows)
        else:
            used = np.array([row["group"] not in unseen for row in rows])
        read[name] = columns_of(rows, used)
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


def value(weights: Weights, read: dict[str, Columns]) -> float:
    """What is raised: the sources' weighted mean AUROC, less the price of weights."""
    total = 0.0
    for name, columns in read.items():
        scores = weights.risk(columns)[columns.used]
        total += SOURCES[name] * auroc(scores, columns.labels[columns.used])
    share = total / sum(SOURCES[name] for name in read)
    return share - PRICE * int(np.count_nonzero(weights.values))


def starts() -> list[Weights]:
    """Every support feature alike, every difference and finding alike."""
    support = [1.0 / len(SUPPORT_FEATURES)] * len(SUPPORT_FEATURES)
    return [
        Weights(np.array([*support, *[told] * len(TOLD), lacking, unasked]))
        for told, lacking, unasked in product((0.1, 0.2, 0.4), (0.3, 0.5), (1.0, 2.0))
    ]


def fitted(read: dict[str, Columns]) -> Weights:
    """The best that coordinate ascent reaches from several starts."""
    found = [ascended(start, read) for start in starts()]
    return max(found, key=lambda weights: value(weights, read))


def ascended(best: Weights, read: dict[str, Columns]) -> Weights:
    """One weight at a time, until no change brings anything."""
    reached = value(best, read)
    for _ in range(ROUNDS):
        before = reached
        for place in range(len(best.values)):
            for weights in changed(best, place):
                found = value(weights, read)
                if found > reached + 1e-5:
                    best, reached = weights, found
        if reached - before < 1e-4:
            break
    return best


def changed(weights: Weights, place: int) -> list[Weights]:
    """The same with one weight changed; some support must be left."""
    old = float(weights.values[place])
    tried = [old * factor for factor in FACTORS] if old else [FIRST]
    changes = []
    for new in tried:
        values = weights.values.copy()
        values[place] = new
        if values[: len(SUPPORT_FEATURES)].sum() > 0.0:
            changes.append(Weights(values))
    return changes


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
    read = read_sources(parser.parse_args().data)
    report(fitted(read), read)


if __name__ == "__main__":
    main()
