"""Thresholds with a finite-sample guarantee; the unit is the context.

Answers to one context are no independent observations, so every quantity here is first
averaged within its context, and contexts are what is drawn.

Two guarantees:

- :func:`learn_then_test`: *with probability 1 - delta* over the labelled contexts, the
  residual risk of what is accepted is at most alpha (Angelopoulos et al., 2021, "Learn
  then Test"). Its test is about the mean over contexts of
  ``accepted * (error - alpha)``, in ``[-alpha, 1 - alpha]``, which is below 0 exactly
  where the residual risk is below alpha.
- :func:`conformal_risk_control`: *in expectation* over the labelled contexts, the share
  of calls that are accepted and wrong is at most alpha (Angelopoulos et al., 2022,
  "Conformal Risk Control").

MAPIE's ``BinaryClassificationController`` does the first with rows as its unit and
without groups, crepes sets prediction intervals and regions for rows; neither can be
told that answers share a context, hence these few lines.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from evigate.errors import InvalidCallError
from evigate.protocol.arrays import Booleans, Floats, Integers

# Shares of the largest bet that keeps the wealth above 0.
_BETS: Final = (0.1, 0.25, 0.5, 0.75, 1.0)
_ROUNDING: Final = 1e-9


class Sample(NamedTuple):
    """Labelled calls as the guarantees see them.

    Attributes:
        risks: of the gate, shape ``(n,)``; 0 where it accepts whatever the threshold,
            infinite where it holds whatever the threshold.
        wrong: 1 for unfaithful, shape ``(n,)``.
        groups: number of each call's context, from 0, shape ``(n,)``.
    """

    risks: Floats
    wrong: Integers
    groups: Integers

    @property
    def contexts(self) -> int:
        """Number of distinct contexts."""
        return len(np.unique(self.groups))

    def rows(self, chosen: Booleans) -> Sample:
        """Some of the calls."""
        return Sample(self.risks[chosen], self.wrong[chosen], self.groups[chosen])


class Certificate(NamedTuple):
    """What Learn-then-Test found.

    Attributes:
        threshold: calls of lower risk may be accepted; None when no threshold passed.
        p_value: of that threshold, else of the one where the tests began.
        contexts: contexts of the sample.
        accepted_contexts: those with an accepted call, at that threshold.
    """

    threshold: float | None
    p_value: float
    contexts: int
    accepted_contexts: int


def contexts_needed(alpha: float, delta: float) -> int:
    """Accepted contexts, all free of errors, below which no guarantee is possible.

    ``ceil(ln delta / ln(1 - alpha))``.

    >>> contexts_needed(0.05, 0.1)
    45
    """
    _check_levels(alpha, delta)
    return math.ceil(math.log(delta) / math.log1p(-alpha) - 1e-9)


def learn_then_test(
    sample: Sample,
    thresholds: Sequence[float] | Floats,
    *,
    alpha: float,
    delta: float,
    bets: Sequence[float] | Floats | None = None,
) -> Certificate:
    """The loosest threshold whose residual risk is at most alpha, with confidence.

    Fixed sequence testing: the thresholds are tested in their order, at level delta
    each, until one fails; the last one that passed is taken.

    Args:
        sample: labelled calls that played no part in the model or the thresholds.
        thresholds: in the order of testing, chosen without the sample (see
            :func:`order_of_tests`), shape ``(t,)``.
        alpha: largest residual risk, in (0, 1).
        delta: largest chance of being wrong about it, in (0, 1).
        bets: a bet per threshold, chosen without the sample, for contexts of several
            calls; see :func:`betting_p_value`.

    Raises:
        InvalidCallError: for levels outside (0, 1) or an empty sample.

    >>> many = np.arange(60)
    >>> sample = Sample(many / 100.0, np.zeros(60, int), many)
    >>> learn_then_test(sample, [0.45, 0.5, 0.6], alpha=0.05, delta=0.1).threshold
    0.6
    >>> learn_then_test(sample, [0.4, 0.5, 0.6], alpha=0.05, delta=0.1).threshold
    """
    _check_levels(alpha, delta)
    order = _checked_sample(sample, thresholds)
    losses = shifted_losses(sample, order, alpha)
    best = Certificate(None, 1.0, len(losses), 0)
    for place, threshold in enumerate(order):
        bet = None if bets is None else float(bets[place])
        column = losses[:, place]
        p_value = mean_p_value(column, alpha, bet)
        active = int(_tells(column, alpha).sum())
        if p_value > delta + _ROUNDING:
            if best.threshold is None:
                return Certificate(None, p_value, len(losses), active)
            break
        best = Certificate(float(threshold), p_value, len(losses), active)
    return best


def residual_risk_bound(sample: Sample, threshold: float, *, delta: float) -> float:
    """What the residual risk below a threshold is at most, with confidence 1 - delta.

    The smallest alpha that :func:`learn_then_test` would confirm for this threshold;
    1 where nothing is accepted. The threshold must not depend on the sample.

    >>> sample = Sample(np.zeros(45), np.zeros(45, int), np.arange(45))
    >>> round(residual_risk_bound(sample, 0.5, delta=0.1), 3)
    0.05
    """
    _check_levels(0.5, delta)
    at = _checked_sample(sample, [threshold])
    low, high = 0.0, 1.0
    while high - low > 1e-4:
        alpha = (low + high) / 2.0
        confirmed = mean_p_value(shifted_losses(sample, at, alpha)[:, 0], alpha)
        low, high = (low, alpha) if confirmed <= delta else (alpha, high)
    return high


def conformal_risk_control(
    sample: Sample, thresholds: Sequence[float] | Floats, *, alpha: float
) -> float:
    """The loosest threshold whose expected share of accepted errors is at most alpha.

    Args:
        sample: labelled calls that played no part in the model or the thresholds.
        thresholds: candidates, chosen without the sample, shape ``(t,)``.
        alpha: largest share of calls that are accepted and wrong, in (0, 1).

    Returns:
        A threshold; 0, which accepts nothing that is scored, when none is loose enough.

    Raises:
        InvalidCallError: for a level outside (0, 1) or an empty sample.

    >>> many = np.arange(100)
    >>> sample = Sample(many / 100.0, (many > 89).astype(int), many)
    >>> conformal_risk_control(sample, [0.5, 0.9, 0.95, 1.0], alpha=0.05)
    0.9
    """
    _check_levels(alpha, 0.5)
    grid = np.sort(_checked_sample(sample, thresholds))
    accepted = sample.risks[:, None] < grid[None, :]
    wrong = (accepted * sample.wrong[:, None]).astype(np.float64)
    losses = context_means(wrong, sample.groups)
    bound = (losses.sum(axis=0) + 1.0) / (len(losses) + 1.0)
    passed = grid[bound <= alpha]
    return float(passed[-1]) if len(passed) else 0.0


def expected_growth(
    fitted: Sample, thresholds: Sequence[float] | Floats, *, alpha: float
) -> tuple[Floats, Floats]:
    """Per threshold what a tested context adds to the proof, in nats, and by which bet.

    About ``ln(1 / delta)`` nats are needed; below 0 no number of labels is enough.

    Returns:
        Two arrays of shape ``(t,)``: growth and bet.
    """
    grid = _checked_sample(fitted, thresholds)
    gains = alpha - shifted_losses(fitted, grid, alpha)
    shares = np.array(_BETS) / (1.0 - alpha)
    with np.errstate(divide="ignore"):
        steps = np.maximum(shares[:, None, None] * gains[None, :, :], -1.0)
        growth = np.log1p(steps).mean(axis=1)
    return growth.max(axis=0), shares[np.argmax(growth, axis=0)]


def order_of_tests(
    fitted: Sample,
    thresholds: Sequence[float] | Floats,
    *,
    alpha: float,
) -> tuple[Floats, Floats]:
    """In which order to test thresholds, and the bets, from other labelled calls.

    The tests begin where they are likeliest to pass and go on to looser thresholds: the
    strictest ones accept too few contexts to prove anything.

    Args:
        fitted: labelled calls of the same kind, not those that will be tested.
        thresholds: candidates, shape ``(t,)``.
        alpha: largest residual risk, in (0, 1).

    Returns:
        Thresholds in the order of testing and a bet for each.
    """
    _check_levels(alpha, 0.5)
    grid = np.unique(_checked_sample(fitted, thresholds))
    growth, bets = expected_growth(fitted, grid, alpha=alpha)
    start = int(np.argmax(growth))
    return grid[start:], bets[start:]


def shifted_losses(sample: Sample, thresholds: Floats, alpha: float) -> Floats:
    """Per context the mean of ``alpha + accepted * (error - alpha)``, in [0, 1].

    Its expectation is below alpha exactly where the residual risk is.

    Returns:
        Shape ``(contexts, t)``; alpha where no call of a context is accepted.
    """
    accepted = sample.risks[:, None] < thresholds[None, :]
    excess = accepted * (sample.wrong[:, None] - alpha)
    return alpha + context_means(excess, sample.groups)


def context_means(values: Floats, groups: Integers) -> Floats:
    """Means within contexts, shape ``(contexts, t)``, of values ``(n, t)``."""
    _, codes = np.unique(groups, return_inverse=True)
    sizes = np.bincount(codes).astype(np.float64)
    sums = np.zeros((len(sizes), values.shape[1]))
    np.add.at(sums, codes, values)
    return np.asarray(sums / sizes[:, None])


def mean_p_value(losses: Floats, alpha: float, bet: float | None = None) -> float:
    """How surprising losses in [0, 1] are if their expectation were alpha or more.

    Contexts without an accepted call carry a loss of exactly alpha and tell nothing.
    Where all others are 0 or 1, as with one call per context, the binomial test is
    exact; else a bet is placed.
    """
    active = losses[_tells(losses, alpha)]
    if not len(active):
        return 1.0
    if (np.minimum(active, 1.0 - active) < _ROUNDING).all():
        return binomial_p_value(round(active.sum()), len(active), alpha)
    return betting_p_value(active, alpha, bet)


def _tells(losses: Floats, alpha: float) -> Booleans:
    return np.asarray(np.abs(losses - alpha) > _ROUNDING)


def binomial_p_value(errors: int, trials: int, alpha: float) -> float:
    """Chance of at most so many errors when each has probability alpha.

    >>> round(binomial_p_value(0, 45, 0.05), 4)
    0.0994
    """
    logs = [
        math.lgamma(trials + 1)
        - math.lgamma(k + 1)
        - math.lgamma(trials - k + 1)
        + k * math.log(alpha)
        + (trials - k) * math.log1p(-alpha)
        for k in range(errors + 1)
    ]
    return min(1.0, math.fsum(map(math.exp, logs)))


def betting_p_value(losses: Floats, alpha: float, bet: float | None = None) -> float:
    """One over the most wealth while betting that losses in [0, 1] stay below alpha.

    A fair game if their mean were alpha, so great wealth is improbable (Ville; Waudby-
    Smith and Ramdas, 2023). Half the capital follows the losses seen so far, half the
    given bet.

    Args:
        losses: independent, in [0, 1], shape ``(n,)``; they are taken in an order of
            their own that does not depend on them.
        alpha: in (0, 1).
        bet: in (0, 1 / (1 - alpha)], chosen without the losses; None leaves all of the
            capital to the first half.

    >>> betting_p_value(np.zeros(80), 0.05) < 0.1
    True
    """
    # Files are sorted by all sorts of things; the seed is part of the method.
    drawn = losses[np.random.default_rng(0).permutation(len(losses))]
    wealth = np.cumsum(np.log1p(_following_bets(drawn, alpha) * (alpha - drawn)))
    if bet is not None:
        with np.errstate(divide="ignore"):
            fixed = np.cumsum(np.log1p(np.maximum(bet * (alpha - drawn), -1.0)))
        wealth = np.logaddexp(wealth, fixed) - math.log(2.0)
    return min(1.0, math.exp(-max(0.0, float(wealth.max()))))


def _following_bets(losses: Floats, alpha: float) -> Floats:
    """For each loss the bet that those before it advise."""
    seen = np.arange(1, len(losses) + 1)
    mean = (0.5 * alpha + np.cumsum(losses) - losses) / seen
    squares = (losses - (0.5 * alpha + np.cumsum(losses)) / (seen + 1)) ** 2
    spread = (0.25 * alpha + np.cumsum(squares) - squares) / seen
    advised = (alpha - mean) / (spread + (alpha - mean) ** 2)
    return np.clip(advised, 0.0, _BETS[-1] / (1.0 - alpha) * 0.95)


def _checked_sample(sample: Sample, thresholds: Sequence[float] | Floats) -> Floats:
    if not len(sample.risks) or not len(thresholds):
        raise InvalidCallError(
            "at least one labelled call and one threshold", code="invalid_scores"
        )
    return np.asarray(thresholds, dtype=np.float64)


def _check_levels(alpha: float, delta: float) -> None:
    for name, value in (("alpha", alpha), ("delta", delta)):
        if not 0.0 < value < 1.0:
            raise InvalidCallError(
                f"{name} must lie between 0 and 1, got {value:g}", code="invalid_level"
            )
