"""From a log ratio of perplexities to the probability that an answer is grounded."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from evigate.errors import ModelFileError

CALIBRATION_SCHEMA: Final = "evigate.ratio_calibration/1"
_MAX_BYTES: Final = 100_000
_STEPS: Final = 100


@dataclass(frozen=True, slots=True)
class RatioCalibration:
    """A logistic curve over the log ratio ``r`` of ConSens (Platt 1999).

    It holds for the evaluator, prompt format, word filter and kind of call that it was
    fitted on, and for no other: all of them shift ``r``.

    Attributes:
        slope: per nat; above 0 where a higher ratio means grounded.
        intercept: log odds at ``r = 0``.
        evaluator: the model whose ratios were fitted.
        rows: how many labelled answers were.

    >>> curve = RatioCalibration(slope=2.0, intercept=-1.0, evaluator="m", rows=100)
    >>> round(curve.probability(0.5), 3)
    0.5
    """

    slope: float
    intercept: float
    evaluator: str
    rows: int

    def probability(self, ratio: float) -> float:
        """Probability that an answer with this ``r`` is grounded, in [0, 1]."""
        odds = self.slope * ratio + self.intercept
        if odds >= 0:
            return 1.0 / (1.0 + math.exp(-min(odds, 700.0)))
        grown = math.exp(max(odds, -700.0))
        return grown / (1.0 + grown)

    def to_dict(self) -> dict[str, Any]:
        """Plain values, with the schema."""
        return {
            "schema": CALIBRATION_SCHEMA,
            "slope": self.slope,
            "intercept": self.intercept,
            "evaluator": self.evaluator,
            "rows": self.rows,
        }

    def save(self, path: str | Path) -> None:
        """Write it as JSON."""
        text = json.dumps(self.to_dict(), indent=2) + "\n"
        Path(path).write_text(text, encoding="utf-8")

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> RatioCalibration:
        """Read plain values.

        Raises:
            ModelFileError: when they are of another schema or no numbers.
        """
        if values.get("schema") != CALIBRATION_SCHEMA:
            raise ModelFileError(
                f"not a ratio calibration: schema {values.get('schema')!r:.60}"
            )
        numbers = [values.get("slope"), values.get("intercept")]
        for number in numbers:
            fine = isinstance(number, (int, float)) and not isinstance(number, bool)
            if not fine or not math.isfinite(number or 0.0):
                raise ModelFileError("slope and intercept must be finite numbers")
        rows, evaluator = values.get("rows"), values.get("evaluator")
        if not isinstance(rows, int) or not isinstance(evaluator, str):
            raise ModelFileError("rows must be a whole number, evaluator a string")
        slope, intercept = (float(number or 0.0) for number in numbers)
        return cls(slope, intercept, evaluator, rows)

    @classmethod
    def load(cls, path: str | Path) -> RatioCalibration:
        """Read a file; it cannot run code.

        Raises:
            ModelFileError: when it is damaged, too large or something else.
        """
        try:
            with Path(path).open("rb") as file:
                content = file.read(_MAX_BYTES + 1)
            if len(content) > _MAX_BYTES:
                raise ModelFileError(f"{path} is too large for a ratio calibration")
            values = json.loads(content)
        except OSError as error:
            raise ModelFileError(f"cannot read {path}: {error.strerror}") from error
        except (ValueError, RecursionError) as error:
            raise ModelFileError(f"{path} is not JSON: {error}") from error
        if not isinstance(values, dict):
            raise ModelFileError(f"{path} holds no object")
        return cls.from_dict(values)


def fit_ratio_calibration(
    ratios: Sequence[float], grounded: Sequence[int], *, evaluator: str
) -> RatioCalibration:
    """Fit the curve on labelled answers, by Newton's method on smoothed targets.

    The targets are Platt's ``(n + 1) / (n + 2)`` and ``1 / (n + 2)``, so that perfectly
    separated ratios still give a finite slope.

    Args:
        ratios: ``r`` of each answer, shape ``(n,)``, in nats.
        grounded: 1 where the answer is grounded in its context, else 0.
        evaluator: the model that the ratios come from.

    Raises:
        ValueError: when lengths differ or a class is missing.

    >>> curve = fit_ratio_calibration([0.1, 0.2, 1.0, 1.4], [0, 0, 1, 1], evaluator="m")
    >>> curve.probability(0.1) < 0.3, curve.probability(1.4) > 0.7
    (True, True)
    """
    x = np.asarray(ratios, dtype=float)
    y = np.asarray(grounded, dtype=float)
    if x.shape != y.shape or x.ndim != 1:
        raise ValueError(f"{x.shape} ratios for {y.shape} labels")
    positives, negatives = int((y == 1).sum()), int((y == 0).sum())
    if not positives or not negatives or positives + negatives != len(y):
        raise ValueError("labels must be 0 and 1, with both present")
    if not np.isfinite(x).all():
        raise ValueError("ratios must be finite; leave out answers without a score")
    high, low = (positives + 1.0) / (positives + 2.0), 1.0 / (negatives + 2.0)
    slope, intercept = _newton(x, np.where(y == 1, high, low))
    return RatioCalibration(slope, intercept, evaluator, len(y))


def _newton(x: np.ndarray, targets: np.ndarray) -> tuple[float, float]:
    """Maximum likelihood of a logistic curve; halves steps that go too far."""
    design = np.column_stack([x, np.ones_like(x)])
    weights = np.zeros(2)
    loss = _loss(design, targets, weights)
    for _ in range(_STEPS):
        fitted = 1.0 / (1.0 + np.exp(-np.clip(design @ weights, -500, 500)))
        gradient = design.T @ (fitted - targets)
        spread = fitted * (1.0 - fitted)
        hessian = design.T @ (design * spread[:, None]) + 1e-10 * np.eye(2)
        step = np.linalg.solve(hessian, gradient)
        scale = 1.0
        while scale > 1e-8 and _loss(design, targets, weights - scale * step) > loss:
            scale /= 2
        weights = weights - scale * step
        changed = loss - (loss := _loss(design, targets, weights))
        if changed < 1e-12:
            break
    return float(weights[0]), float(weights[1])


def _loss(design: np.ndarray, targets: np.ndarray, weights: np.ndarray) -> float:
    odds = design @ weights
    return float(np.sum(np.logaddexp(0.0, odds) - targets * odds))
