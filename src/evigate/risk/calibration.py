"""From risks that rank to probabilities, by a map of the sample's size.

Small samples bear two numbers (Platt, 1999), large ones a monotone curve (Zadrozny and
Elkan, 2002), very small ones none at all: then the risk stays a rank. Every map is
monotone, so that it changes no ranking.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from evigate.errors import InvalidCallError, ModelFileError
from evigate.risk.fields import Fields, finite, numbers, text
from evigate.risk.ragscope import sigmoid

Method = Literal["none", "platt", "isotonic"]

PLATT_FROM: Final = 20
"""Contexts of each label from which on two numbers are fitted."""

ISOTONIC_FROM: Final = 400
"""Contexts of each label from which on a curve is fitted."""

_MAX_KNOTS: Final = 40
_SMALLEST: Final = 1e-6  # risks are kept this far from 0 and 1 in log-odds
_MIN_SLOPE: Final = 1e-3
_LARGEST: Final = 1e6

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Identity:
    """The risk as it is: no probability."""

    method: Method = "none"

    def __call__(self, risk: float) -> float:
        """The same risk."""
        return risk

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {"method": "none"}


@dataclass(frozen=True, slots=True)
class Platt:
    """``sigmoid(slope * logit(risk) + intercept)``.

    >>> round(Platt(1.0, 0.0)(0.3), 6)
    0.3
    """

    slope: float
    intercept: float

    @property
    def method(self) -> Method:
        """``"platt"``."""
        return "platt"

    def __call__(self, risk: float) -> float:
        """Probability of a risk in [0, 1]."""
        return sigmoid(self.slope * _logit(risk) + self.intercept)

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {"method": "platt", "slope": self.slope, "intercept": self.intercept}


@dataclass(frozen=True, slots=True)
class Isotonic:
    """A monotone curve through knots, straight between them.

    Attributes:
        risks: of the knots, strictly ascending, in [0, 1], from 0 to 1.
        probabilities: at the knots, ascending, in [0, 1].

    >>> Isotonic((0.0, 0.5, 1.0), (0.0, 0.1, 1.0))(0.75)
    0.55
    """

    risks: tuple[float, ...]
    probabilities: tuple[float, ...]

    @property
    def method(self) -> Method:
        """``"isotonic"``."""
        return "isotonic"

    def __call__(self, risk: float) -> float:
        """Probability of a risk in [0, 1]."""
        place = min(max(bisect_right(self.risks, risk), 1), len(self.risks) - 1)
        low, high = self.risks[place - 1], self.risks[place]
        share = min(1.0, max(0.0, (risk - low) / (high - low)))
        start, end = self.probabilities[place - 1], self.probabilities[place]
        return start + share * (end - start)

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "method": "isotonic",
            "risks": list(self.risks),
            "probabilities": list(self.probabilities),
        }


ProbabilityMap = Identity | Platt | Isotonic


def method_for(labels: Sequence[int], groups: Sequence[int]) -> Method:
    """Which map a sample bears: by its rarer label, counted in contexts.

    >>> method_for([0, 1] * 10, list(range(20)))
    'none'
    >>> method_for([0, 1] * 20, list(range(40)))
    'platt'
    """
    contexts = [
        len({g for g, label in zip(groups, labels, strict=True) if label == wanted})
        for wanted in (0, 1)
    ]
    if min(contexts) >= ISOTONIC_FROM:
        return "isotonic"
    return "platt" if min(contexts) >= PLATT_FROM else "none"


def fit_probabilities(
    risks: Sequence[float] | Floats,
    labels: Sequence[int],
    groups: Sequence[int],
    method: Method | None = None,
) -> ProbabilityMap:
    """Fit the map from risks to probabilities.

    Args:
        risks: in [0, 1], of calls that the model was not fitted on (out-of-fold ones
            will do), shape ``(n,)``.
        labels: 1 for unfaithful, shape ``(n,)``.
        groups: number of each call's context; every context weighs the same.
        method: None takes what :func:`method_for` says.

    Raises:
        InvalidCallError: for other shapes or risks outside [0, 1].

    >>> fit_probabilities([0.2, 0.4], [0, 1], [0, 1])
    Identity(method='none')
    """
    values = np.asarray(risks, dtype=np.float64)
    truth = np.asarray(labels, dtype=np.float64)
    codes = np.asarray(groups)
    if not values.shape == truth.shape == codes.shape or values.ndim != 1:
        raise InvalidCallError(
            "one risk, label and group per row", code="invalid_scores"
        )
    if len(values) and not (values.min() >= 0.0 and values.max() <= 1.0):
        raise InvalidCallError("risks must lie in [0, 1]", code="invalid_scores")
    chosen = method or method_for([int(v) for v in truth], codes.tolist())
    if chosen == "none" or not len(values):
        return Identity()
    _, places, sizes = np.unique(codes, return_inverse=True, return_counts=True)
    weights = 1.0 / sizes[places]
    if chosen == "platt":
        return _fit_platt(values, truth, weights)
    return _fit_isotonic(values, truth, weights)


def _fit_platt(values: Floats, truth: Floats, weights: Floats) -> Platt:
    """Newton's method on Platt's smoothed targets; a ridge keeps it finite."""
    rows = np.stack([_logits(values), np.ones(len(values))], axis=1)
    positives, negatives = weights @ truth, weights @ (1.0 - truth)
    targets = np.where(
        truth > 0.0, (positives + 1.0) / (positives + 2.0), 1.0 / (negatives + 2.0)
    )
    found, start = np.array([1.0, 0.0]), np.array([1.0, 0.0])
    ridge = np.diag([1e-3, 1e-9])

    def cost(place: Floats) -> float:
        odds = rows @ place
        fit = weights @ (np.logaddexp(0.0, odds) - targets * odds)
        return float(fit + 0.5 * (place - start) @ ridge @ (place - start))

    for _ in range(100):
        chance = 1.0 / (1.0 + np.exp(-np.clip(rows @ found, -50.0, 50.0)))
        slope = rows.T @ (weights * (chance - targets)) + ridge @ (found - start)
        curve = (rows * (weights * chance * (1.0 - chance))[:, None]).T @ rows + ridge
        step = np.linalg.solve(curve, slope)
        size = 1.0
        while cost(found - size * step) > cost(found) and size > 1e-6:
            size /= 2.0
        found = found - size * step
        if float(np.abs(step).max()) < 1e-9:
            break
    return Platt(max(_MIN_SLOPE, float(found[0])), float(found[1]))


def _fit_isotonic(values: Floats, truth: Floats, weights: Floats) -> Isotonic:
    """Pool adjacent violators over quantile bins; knots at the blocks' mean risks."""
    order = np.argsort(values, kind="stable")
    edges = np.unique(np.quantile(values, np.linspace(0.0, 1.0, _MAX_KNOTS + 1)))
    place = np.clip(np.searchsorted(edges, values, side="right") - 1, 0, len(edges) - 2)
    blocks: list[list[float]] = []  # weight, weighted risk, weighted label
    for number in np.unique(place[order]):
        own = place == number
        mass = float(weights[own].sum())
        risk, label = weights[own] @ values[own], weights[own] @ truth[own]
        blocks.append([mass, float(risk), float(label)])
        while len(blocks) > 1 and (
            blocks[-2][2] * blocks[-1][0] >= blocks[-1][2] * blocks[-2][0]
        ):
            last = blocks.pop()
            blocks[-1] = [a + b for a, b in zip(blocks[-1], last, strict=True)]
    knots = [(risk / mass, label / mass) for mass, risk, label in blocks]
    # Laplace-like ends: no risk is certain, and the curve keeps rising.
    total = float(weights.sum())
    inner = [(risk, p) for risk, p in knots if 0.0 < risk < 1.0]
    low = min(inner[0][1], 1.0 / (total + 2.0)) if inner else 1.0 / (total + 2.0)
    high = max(inner[-1][1], 1.0 - 1.0 / (total + 2.0)) if inner else 1.0 - low
    risks, chances = zip(*[(0.0, low), *inner, (1.0, high)], strict=True)
    return Isotonic(tuple(risks), tuple(np.maximum.accumulate(chances).tolist()))


def read_map(fields: Fields) -> ProbabilityMap:
    """The map in a model file.

    Raises:
        ModelFileError: for unknown methods and values that are no map.
    """
    method = fields.take("method", text)
    found: ProbabilityMap
    if method == "none":
        found = Identity()
    elif method == "platt":
        found = Platt(
            fields.take("slope", finite(_MIN_SLOPE, _LARGEST)),
            fields.take("intercept", finite(-_LARGEST, _LARGEST)),
        )
    elif method == "isotonic":
        found = _read_curve(fields)
    else:
        raise ModelFileError("calibration.method must be none, platt or isotonic")
    fields.close()
    return found


def _read_curve(fields: Fields) -> Isotonic:
    width = len(fields.content.get("risks") or ())
    if not 2 <= width <= _MAX_KNOTS + 3:
        raise ModelFileError("calibration.risks must be a list of 2 to 43 numbers")
    risks = fields.take("risks", numbers(width, low=0.0))
    chances = fields.take("probabilities", numbers(width, low=0.0))
    rising = all(a < b for a, b in pairwise(risks))
    level = all(a <= b for a, b in pairwise(chances))
    if risks[0] != 0.0 or risks[-1] != 1.0 or not rising:
        raise ModelFileError("calibration.risks must rise from 0 to 1")
    if not level or chances[-1] > 1.0:
        raise ModelFileError("calibration.probabilities must rise within [0, 1]")
    return Isotonic(risks, chances)


def _logits(values: Floats) -> Floats:
    kept = np.clip(values, _SMALLEST, 1.0 - _SMALLEST)
    return np.log(kept) - np.log1p(-kept)


def _logit(value: float) -> float:
    kept = min(max(value, _SMALLEST), 1.0 - _SMALLEST)
    return math.log(kept) - math.log1p(-kept)
