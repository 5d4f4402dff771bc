"""What a gate gives at a budget: review precision, residual risk, risk and coverage.

Section II.A of the RAGScope paper. A budget that ends inside tied scores takes its part
of the tie: figures are those of breaking ties at random, in expectation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from evigate.protocol.arrays import Booleans, Floats, Integers
from evigate.protocol.ranking import Ranking, Tally, checked

REVIEW_BUDGETS: Final = (0.05, 0.10, 0.20, 0.30)
"""Shares of answers, the riskiest, that go to review."""

ACCEPT_BUDGETS: Final = (0.50, 0.60, 0.70, 0.80, 0.90)
"""Shares of answers, the least risky, that are accepted unseen."""


def positives_within(tally: Tally, share: float) -> Floats:
    """Unfaithful rows among the riskiest ``share`` of rows, shape ``(b,)``."""
    budget = (share * tally.total)[:, None]
    place = np.minimum((tally.flagged < budget).sum(axis=1), tally.flagged.shape[1] - 1)
    row = np.arange(len(place))
    before = np.maximum(place - 1, 0)
    low = np.where(place > 0, tally.flagged[row, before], 0.0)
    base = np.where(place > 0, tally.positives[row, before], 0.0)
    width = tally.flagged[row, place] - low
    gain = tally.positives[row, place] - base
    part = np.divide(budget[:, 0] - low, width, out=np.zeros_like(low), where=width > 0)
    return np.asarray(base + gain * np.clip(part, 0.0, 1.0))


def review_precision_of(tally: Tally, budget: float) -> Floats:
    """Share of unfaithful answers among the riskiest ``budget``, shape ``(b,)``."""
    return np.asarray(positives_within(tally, budget) / (budget * tally.total))


def residual_risk_of(tally: Tally, budget: float) -> Floats:
    """Share of unfaithful answers among the least risky ``budget``, shape ``(b,)``."""
    left = tally.hits - positives_within(tally, 1.0 - budget)
    return np.asarray(np.maximum(left, 0.0) / (budget * tally.total))


def area_under_risk_coverage_of(tally: Tally) -> Floats:
    """Mean residual risk over all coverages in (0, 1], shape ``(b,)``.

    Lower is better; a random ranking has about the base rate (AURC, Geifman and
    El-Yaniv, 2017). Within tied scores unfaithful answers are accepted evenly.
    """
    # Between two scores the accepted grow from `low` to `high`, the wrong among them in
    # a line: wrong(x) = start + rate * x, and wrong(x) / x has a closed integral.
    high = tally.total[:, None] - _shifted(tally.flagged)
    wrong = tally.hits[:, None] - _shifted(tally.positives)
    width = np.diff(tally.flagged, axis=1, prepend=0.0)
    gain = np.diff(tally.positives, axis=1, prepend=0.0)
    low = high - width
    rate = np.divide(gain, width, out=np.zeros_like(gain), where=width > 0.0)
    start = wrong - rate * high
    ratio = np.divide(high, low, out=np.ones_like(low), where=low > 0.0)
    area = rate * width + start * np.log(ratio)
    return np.asarray(area.sum(axis=1) / tally.total)


def _shifted(counts: Floats) -> Floats:
    """Counts above each score rather than from it on."""
    return np.hstack([np.zeros((len(counts), 1)), counts[:, :-1]])


def review_precision(
    scores: Sequence[float] | Floats, labels: Sequence[int] | Integers, budget: float
) -> float:
    """Share of unfaithful answers among the riskiest ``budget``; higher is better.

    >>> review_precision([0.9, 0.8, 0.2, 0.1], [1, 0, 0, 0], 0.25)
    1.0
    """
    return float(review_precision_of(Ranking(scores, labels).tally(), budget)[0])


def residual_risk(
    scores: Sequence[float] | Floats, labels: Sequence[int] | Integers, budget: float
) -> float:
    """Share of unfaithful answers among the least risky ``budget``; lower is better.

    >>> residual_risk([0.9, 0.8, 0.2, 0.1], [1, 0, 1, 0], 0.5)
    0.5
    """
    return float(residual_risk_of(Ranking(scores, labels).tally(), budget)[0])


def area_under_risk_coverage(
    scores: Sequence[float] | Floats, labels: Sequence[int] | Integers
) -> float:
    """Mean residual risk over all coverages; lower is better.

    >>> round(area_under_risk_coverage([0.5, 0.5, 0.5, 0.5], [1, 0, 0, 0]), 3)
    0.25
    """
    return float(area_under_risk_coverage_of(Ranking(scores, labels).tally())[0])


def risk_coverage_curve(
    scores: Sequence[float] | Floats, labels: Sequence[int] | Integers
) -> tuple[Floats, Floats]:
    """Coverage and residual risk, one place per distinct score, least risky first.

    >>> coverage, risk = risk_coverage_curve([0.9, 0.1], [1, 0])
    >>> coverage.tolist(), risk.tolist()
    ([0.5, 1.0], [0.0, 0.5])
    """
    values, truth = checked(scores, labels)
    tally = Ranking(-values, truth).tally()
    return tally.flagged[0] / tally.total[0], tally.positives[0] / tally.flagged[0]


class Decisions(NamedTuple):
    """Figures of flagging or accepting each row; NaN where nothing is counted.

    Attributes:
        precision: unfaithful among the flagged.
        recall: flagged among the unfaithful.
        f1: harmonic mean of both.
        flagged: share of rows that are flagged.
        residual: unfaithful among those not flagged.
    """

    precision: float
    recall: float
    f1: float
    flagged: float
    residual: float


def decisions_of(flags: Booleans, labels: Integers, weights: Floats) -> Floats:
    """The five figures of :class:`Decisions` for each resample, shape ``(b, 5)``.

    Args:
        flags: which rows are flagged, shape ``(n,)``.
        labels: 1 for unfaithful, shape ``(n,)``.
        weights: how often each row is drawn, shape ``(b, n)``.
    """
    columns = np.stack([np.ones(len(flags)), flags, labels, flags * labels], axis=1)
    total, flagged, hits, both = (weights @ columns.astype(np.float64)).T
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.stack(
            [
                both / flagged,
                both / hits,
                2.0 * both / (flagged + hits),
                flagged / total,
                (hits - both) / (total - flagged),
            ],
            axis=1,
        )


def decisions(flags: Booleans, labels: Integers) -> Decisions:
    """Precision, recall and F1 of a flag per row.

    >>> decisions(np.array([True, True, False]), np.array([1, 0, 0])).precision
    0.5
    """
    values = decisions_of(flags, labels, np.ones((1, len(flags))))[0]
    return Decisions(*values.tolist())


def best_f1_threshold(
    scores: Sequence[float] | Floats, labels: Sequence[int] | Integers
) -> float:
    """The score from which on flagging has the highest F1; the highest of equals.

    To be chosen on training rows. Lies half-way to the next lower score.

    >>> best_f1_threshold([0.9, 0.8, 0.2], [1, 1, 0])
    0.5
    """
    ranking = Ranking(scores, labels)
    tally = ranking.tally()
    f1 = 2.0 * tally.positives[0] / (tally.flagged[0] + tally.hits[0])
    distinct = np.unique(ranking.scores)[::-1]
    place = int(np.argmax(f1))
    if place + 1 == len(distinct):
        return float(distinct[place])
    return float((distinct[place] + distinct[place + 1]) / 2.0)
