"""Where to cut, for what the user states; and what is missing when it cannot be had."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Literal, get_args

import numpy as np

from evigate.errors import InvalidCallError
from evigate.protocol.arrays import Floats
from evigate.protocol.guarantees import (
    Sample,
    conformal_risk_control,
    contexts_needed,
    expected_growth,
    learn_then_test,
    order_of_tests,
)

Kind = Literal["residual_risk", "accepted_errors", "review_budget", "costs"]


@dataclass(frozen=True, slots=True)
class Objective:
    """What the thresholds are chosen for.

    Attributes:
        kind: ``"residual_risk"``: of what is accepted at most ``alpha`` is wrong, with
            probability ``1 - delta``; ``"accepted_errors"``: at most ``alpha`` of all
            calls are accepted and wrong, in expectation; ``"review_budget"``: at most
            ``budget`` of all calls are held; ``"costs"``: least expected cost.
        alpha, delta: in (0, 1).
        budget: in (0, 1).
        leak_cost: of an accepted wrong answer, above 0.
        hold_cost: of a held right answer, above 0.

    Raises:
        InvalidCallError: for values outside these ranges.
    """

    kind: Kind
    alpha: float = 0.05
    delta: float = 0.1
    budget: float = 0.1
    leak_cost: float = 1.0
    hold_cost: float = 1.0

    def __post_init__(self) -> None:
        if self.kind not in get_args(Kind):
            raise InvalidCallError(
                f"kind must be one of {', '.join(get_args(Kind))}, got {self.kind!r}",
                code="level",
            )
        for name in ("alpha", "delta", "budget"):
            _check(name, getattr(self, name), 1.0)
        for name in ("leak_cost", "hold_cost"):
            _check(name, getattr(self, name), math.inf)

    def to_dict(self) -> dict[str, Any]:
        """What matters for this kind, as plain values."""
        parts: dict[Kind, tuple[str, ...]] = {
            "residual_risk": ("alpha", "delta"),
            "accepted_errors": ("alpha",),
            "review_budget": ("budget",),
            "costs": ("leak_cost", "hold_cost"),
        }
        values = {name: getattr(self, name) for name in parts[self.kind]}
        return {"objective": self.kind, **values, "promise": self.promise}

    @property
    def promise(self) -> str:
        """What is promised, in words."""
        if self.kind == "residual_risk":
            return (
                f"with probability {1.0 - self.delta:g}, at most {self.alpha:.1%} of "
                "what is accepted is unfaithful (mean over contexts)"
            )
        if self.kind == "accepted_errors":
            return (
                f"in expectation, at most {self.alpha:.1%} of all calls are accepted "
                "and unfaithful (mean over contexts)"
            )
        if self.kind == "review_budget":
            return f"about {self.budget:.1%} of the calls are held; no guarantee"
        return (
            f"least cost at {self.leak_cost:g} per leak and {self.hold_cost:g} per "
            "needless hold; no guarantee"
        )


@dataclass(frozen=True, slots=True)
class Chosen:
    """A threshold, or why there is none.

    Attributes:
        threshold: calls of lower risk are accepted; None when none could be had.
        contexts: contexts that chose it.
        accepted_contexts: those of them with an accepted call.
        p_value: of the test, where there was one.
        missing: a plain sentence on what is missing, empty where nothing is.
    """

    threshold: float | None
    contexts: int
    accepted_contexts: int
    p_value: float | None = None
    missing: str = ""


def choose_threshold(
    fitted: Sample, sample: Sample, grid: Floats, objective: Objective
) -> Chosen:
    """The threshold for an objective.

    Args:
        fitted: labelled calls of the fit part; they order the candidates.
        sample: labelled calls of the calibration part.
        grid: candidates in (0, 1], from the fit part.
        objective: what is wanted.
    """
    if not len(sample.risks):
        return Chosen(None, 0, 0, missing="no labelled call chooses this threshold")
    if objective.kind == "residual_risk":
        return _tested(fitted, sample, grid, objective)
    if objective.kind == "accepted_errors":
        threshold = conformal_risk_control(sample, grid, alpha=objective.alpha)
        missing = ""
        if threshold == 0.0:
            needed = math.ceil(1.0 / objective.alpha) - 1
            missing = (
                "no threshold keeps accepted errors that low; at least "
                f"{needed} contexts are needed, there are {sample.contexts}"
            )
        return _plain(sample, threshold or None, missing)
    if objective.kind == "review_budget":
        return _budgeted(sample, grid, objective.budget)
    losses = [
        objective.leak_cost * (accepted & (sample.wrong == 1)).sum()
        + objective.hold_cost * (~accepted & (sample.wrong == 0)).sum()
        for accepted in (sample.risks < threshold for threshold in grid)
    ]
    return _plain(sample, float(grid[int(np.argmin(losses))]))


def _tested(
    fitted: Sample, sample: Sample, grid: Floats, objective: Objective
) -> Chosen:
    alpha, delta = objective.alpha, objective.delta
    order, bets = order_of_tests(fitted, grid, alpha=alpha)
    found = learn_then_test(sample, order, alpha=alpha, delta=delta, bets=bets)
    missing = ""
    if found.threshold is None:
        missing = _missing(fitted, grid, sample.contexts, objective)
    return Chosen(
        found.threshold,
        found.contexts,
        found.accepted_contexts,
        found.p_value,
        missing,
    )


def _missing(fitted: Sample, grid: Floats, contexts: int, objective: Objective) -> str:
    """How many labels would be needed, as far as the fit part can tell."""
    alpha, delta = objective.alpha, objective.delta
    least = contexts_needed(alpha, delta)
    sentence = (
        f"no threshold passed: at least {least} accepted contexts, all free of errors, "
        f"are needed for {alpha:g} at {1.0 - delta:g}, out of {contexts} here"
    )
    growth = float(expected_growth(fitted, grid, alpha=alpha)[0].max())
    if growth <= 0.0:
        return (
            f"{sentence}; going by the fit part the gate comes nowhere near this risk, "
            "and more labels alone will not help: allow a higher one"
        )
    wanted = math.ceil(max(math.log(1.0 / delta) / growth, least))
    if wanted <= contexts:
        return f"{sentence}; by the fit part it was within reach: label more contexts"
    return (
        f"{sentence}; going by the fit part about {wanted} contexts must choose the "
        f"threshold, {wanted - contexts} more than now"
    )


def _budgeted(sample: Sample, grid: Floats, budget: float) -> Chosen:
    """The strictest threshold that holds no more than the budget."""
    held = [float((sample.risks >= threshold).mean()) for threshold in grid]
    fitting = [t for t, share in zip(grid, held, strict=True) if share <= budget]
    if fitting:
        return _plain(sample, float(fitting[0]))
    return _plain(
        sample,
        float(grid[-1]),
        f"findings alone hold {held[-1]:.1%} of the calls, more than the budget",
    )


def _plain(sample: Sample, threshold: float | None, missing: str = "") -> Chosen:
    accepted = sample.risks < (threshold or 0.0)
    return Chosen(
        threshold,
        sample.contexts,
        len(np.unique(sample.groups[accepted])),
        missing=missing,
    )


def _check(name: str, value: float, high: float) -> None:
    if not 0.0 < value < high:
        allowed = "above 0" if high == math.inf else "between 0 and 1"
        raise InvalidCallError(f"{name} must be {allowed}, got {value!r}", code="level")
