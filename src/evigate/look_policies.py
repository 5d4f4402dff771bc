"""Which calls deserve slower evidence, and what follows from it.

Parts of a :class:`~evigate.policy.Policy`; in a TOML file they are tables::

    [consens]
    min_score = 0.1

    [cascade.budget]
    share = 0.1
    min_risk = 0.3
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

from evigate.codes import REASON_CODES, ReasonCode
from evigate.settings import (
    check_choice,
    check_flag,
    check_number,
    check_timeout,
    invalid,
    nested,
)

LookMode = Literal["inline", "after"]
"""Before the verdict, which waits for it; or after release, for the record alone."""

OnLookFailure = Literal["keep", "review", "abstain"]
"""What a look that fails or hangs does: the gate's own verdict stands, the answer is
routed to review, or it is withheld. None of them releases what was held."""

Combine = Literal["mean", "max", "verifier"]
"""The risk of a call that a verifier saw: the higher of both, so that nothing goes out
that the gate held; their mean; or the verifier's own."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Which calls may have slower evidence; all bounds hold together.

    Attributes:
        min_risk: least risk of the fast gate, in [0, 1].
        max_risk: greatest risk, in [0, 1]; above it the gate is sure enough.
        share: of calls, in [0, 1]; of a stream the riskiest are taken, see
            :class:`evigate.budgets.TopShare`.
        milliseconds_per_day: wall time of all looks of one UTC day; None is unbounded.
        money_per_day: cost of one UTC day in the looks' own currency; None is
            unbounded.

    Raises:
        InvalidPolicyError: names the field, the value received and what is allowed.

    >>> Budget(min_risk=0.3, share=0.1).max_risk
    1.0
    """

    min_risk: float = 0.0
    max_risk: float = 1.0
    share: float = 1.0
    milliseconds_per_day: float | None = None
    money_per_day: float | None = None

    def __post_init__(self) -> None:
        for name in ("min_risk", "max_risk", "share"):
            check_number(name, getattr(self, name))
        if self.min_risk > self.max_risk:
            raise invalid(
                "min_risk", self.min_risk, f"at most max_risk {self.max_risk}"
            )
        for name in ("milliseconds_per_day", "money_per_day"):
            check_number(name, getattr(self, name), high=math.inf, optional=True)


@dataclass(frozen=True, slots=True)
class ConsensPolicy:
    """What the gate does with ConSens and attribution under ``scorer=``.

    Attributes:
        budget: which calls are scored.
        min_score: ConSens of the answer, in [-1, 1]; at or below it the answer counts
            as not made likelier by the context. None: the score is recorded only.
        min_window: the same for its lowest stretches (the 20th percentile over
            windows), None: recorded only.
        min_sentence: the same for each sentence of at least three tokens that count.
        attribution: also measure on which document the answer hangs.
        mode: ``"inline"`` or ``"after"`` release.
        on_failure: see :data:`OnLookFailure`.
        timeout: seconds for one call; None leaves the policy's own bound.

    Raises:
        InvalidPolicyError: names the field, the value received and what is allowed.

    >>> ConsensPolicy(budget=Budget(share=0.2), attribution=True).min_score
    0.0
    """

    budget: Budget = field(default_factory=Budget)
    min_score: float | None = 0.0
    min_window: float | None = None
    min_sentence: float | None = None
    attribution: bool = False
    mode: LookMode = "inline"
    on_failure: OnLookFailure = "keep"
    timeout: float | None = None

    def __post_init__(self) -> None:
        _check_look(self)
        for name in ("min_score", "min_window", "min_sentence"):
            check_number(name, getattr(self, name), -1.0, 1.0, optional=True)
        check_flag("attribution", self.attribution)


@dataclass(frozen=True, slots=True)
class CascadePolicy:
    """Which calls a verifier sees under ``verifier=``, and what its word does.

    Attributes:
        budget: which calls go up.
        settles: codes of findings that only a model can settle: a call with one goes
            up whatever its risk, within the share, time and money of the budget.
        threshold: probability of unfaithfulness, in [0, 1], from which the verifier
            counts as having called the answer unfaithful.
        combine: see :data:`Combine`.
        review_disagreement: route to review what gate and verifier see differently.
        mode: ``"inline"`` or ``"after"`` release.
        on_failure: see :data:`OnLookFailure`.
        timeout: seconds for one call; None leaves the policy's own bound.

    Raises:
        InvalidPolicyError: names the field, the value received and what is allowed.

    >>> CascadePolicy(settles=("name_mismatch",))
    Traceback (most recent call last):
    evigate.errors.InvalidPolicyError: settles must be a list of reason codes, got ...
    >>> CascadePolicy(combine="mean").budget.share
    0.1
    """

    budget: Budget = field(default_factory=lambda: Budget(min_risk=0.3, share=0.1))
    settles: tuple[ReasonCode, ...] = ()
    threshold: float = 0.5
    combine: Combine = "max"
    review_disagreement: bool = False
    mode: LookMode = "inline"
    on_failure: OnLookFailure = "keep"
    timeout: float | None = None

    def __post_init__(self) -> None:
        _check_look(self)
        check_number("threshold", self.threshold)
        check_choice("combine", self.combine, get_args(Combine))
        check_flag("review_disagreement", self.review_disagreement)
        object.__setattr__(self, "settles", _codes(self.settles))


LookPolicy = ConsensPolicy | CascadePolicy

LOOK_POLICIES: Final = {"consens": ConsensPolicy, "cascade": CascadePolicy}
"""The tables of a policy, by field name."""


def _check_look(look: Any) -> None:
    budget = nested(Budget, look.budget, "budget")
    object.__setattr__(look, "budget", budget)
    check_choice("mode", look.mode, get_args(LookMode))
    check_choice("on_failure", look.on_failure, get_args(OnLookFailure))
    check_timeout("timeout", look.timeout)


def _codes(value: Any) -> tuple[Any, ...]:
    codes = () if isinstance(value, str) else tuple(value)
    if isinstance(value, str) or not set(codes) <= set(REASON_CODES):
        raise invalid("settles", value, "a list of reason codes")
    return codes
