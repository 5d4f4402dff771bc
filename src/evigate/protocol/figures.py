"""The figures of a gate: which there are, and how a resample's weights give them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from evigate.protocol.arrays import Floats, Integers
from evigate.protocol.bootstrap import Statistic
from evigate.protocol.calibration_error import calibration_of
from evigate.protocol.operating_points import (
    ACCEPT_BUDGETS,
    REVIEW_BUDGETS,
    area_under_risk_coverage_of,
    decisions_of,
    residual_risk_of,
    review_precision_of,
)
from evigate.protocol.ranking import (
    Ranking,
    Tally,
    auroc_of,
    average_precision_of,
)
from evigate.protocol.scoring import GateScores


class Figure(NamedTuple):
    """A figure's key, its name for people, and which way is better."""

    key: str
    title: str
    higher: bool


_RANKING: Final = (
    Figure("auroc", "AUROC", True),
    Figure("ap", "AP", True),
    *(
        Figure(f"review_precision_{b:.0%}", f"review precision, top {b:.0%}", True)
        for b in REVIEW_BUDGETS
    ),
    *(
        Figure(f"residual_risk_{b:.0%}", f"residual risk, lowest {b:.0%}", False)
        for b in ACCEPT_BUDGETS
    ),
    Figure("aurc", "area under risk-coverage", False),
)
_DECISIONS: Final = (
    Figure("precision", "precision at the training threshold", True),
    Figure("recall", "recall at the training threshold", True),
    Figure("f1", "F1 at the training threshold", True),
    Figure("flagged", "share flagged at the training threshold", False),
    Figure("residual", "residual risk below the training threshold", False),
)
_CALIBRATION: Final = (
    Figure("brier", "Brier score", False),
    Figure("ece", "expected calibration error", False),
)

FIGURES: Final = _RANKING + _DECISIONS + _CALIBRATION
"""Everything that is measured of a gate, in order."""

PART_KEYS: Final = ("auroc", "ap", "review_precision_10%", "residual_risk_50%")
"""What is measured within each task, source and generator."""

FIGURE_OF: Final = {figure.key: figure for figure in FIGURES}


def ranking_figures(tally: Tally) -> Floats:
    """All ranking figures of each resample, shape ``(b, 12)``."""
    return np.stack(
        [
            auroc_of(tally),
            average_precision_of(tally),
            *(review_precision_of(tally, budget) for budget in REVIEW_BUDGETS),
            *(residual_risk_of(tally, budget) for budget in ACCEPT_BUDGETS),
            area_under_risk_coverage_of(tally),
        ],
        axis=1,
    )


def all_figures(found: GateScores, labels: Integers) -> Statistic:
    """The statistic of all :data:`FIGURES`, in their order."""
    ranking = Ranking(found.scores, labels)

    def figures(weights: Floats) -> Floats:
        return np.hstack(
            [
                ranking_figures(ranking.tally(weights)),
                decisions_of(found.flags, labels, weights),
                calibration_of(found.probabilities, labels, weights),
            ]
        )

    return figures


FEWEST: Final = 10
"""Rows of each label that a part needs to count in a mean over parts."""


def counted_parts(labels: Integers, parts: Sequence[Integers]) -> list[bool]:
    """Which parts have enough rows of both labels for a mean; all where none has.

    An AUROC that rests on one unfaithful row is noise, and a mean would give it the
    weight of a part that rests on fifty.
    """
    few = [
        min(int(labels[rows].sum()), int((1 - labels[rows]).sum())) < FEWEST
        for rows in parts
    ]
    return [True] * len(parts) if all(few) else [not f for f in few]


def part_figures(
    scores: Floats, labels: Integers, parts: Sequence[Integers]
) -> Statistic:
    """The figures of :data:`PART_KEYS` in each part, then their means over parts.

    Means are over :func:`counted_parts`. A part that a resample leaves without one of
    the labels is not in its mean.

    Args:
        scores: higher is riskier, shape ``(n,)``.
        labels: 1 for unfaithful, shape ``(n,)``.
        parts: positions of each part's rows.

    Returns:
        A statistic of ``4 * (parts + 1)`` figures.
    """
    rankings = [Ranking(scores[rows], labels[rows]) for rows in parts]
    counted = np.array(counted_parts(labels, parts))

    def figures(weights: Floats) -> Floats:
        values = []
        for ranking, rows in zip(rankings, parts, strict=True):
            own = weights[:, rows]
            drawn = own.sum(axis=1) > 0
            tally = ranking.tally(np.where(drawn[:, None], own, 1.0))
            four = np.stack(
                [
                    auroc_of(tally),
                    average_precision_of(tally),
                    review_precision_of(tally, 0.10),
                    residual_risk_of(tally, 0.50),
                ],
                axis=1,
            )
            four[~drawn] = np.nan
            values.append(four)
        stacked = np.stack(values)[counted]
        known = ~np.isnan(stacked)
        count = known.sum(axis=0)
        total = np.where(known, stacked, 0.0).sum(axis=0)
        mean = np.where(count > 0, total / np.maximum(count, 1), np.nan)
        return np.hstack([*values, mean])

    return figures
