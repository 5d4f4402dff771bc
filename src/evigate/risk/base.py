"""What every risk model offers, and what it answers."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from evigate.evidence import Evidence
from evigate.records import Reason

logger = logging.getLogger(__name__)


class Thresholds(NamedTuple):
    """Risks from which an answer is no longer accepted; both in [0, 1].

    Attributes:
        review: from here on a person should look.
        verify: from here on a stronger check should look.
    """

    review: float
    verify: float


@dataclass(frozen=True, slots=True)
class Risk:
    """A risk of unfaithfulness.

    Attributes:
        value: in [0, 1], lower is better.
        calibrated: is it a probability for ``domain``?
        domain: name of the domain it was calibrated on.
        notes: what the model says of itself: ``domain_shift``, ``not_audited``.
    """

    value: float
    calibrated: bool = False
    domain: str | None = None
    notes: tuple[Reason, ...] = ()


def checked_risk(risk: Risk) -> Risk:
    """A risk as it is; nonsense (NaN, out of range) is a failure, never a number.

    Raises:
        ValueError: when it is no number in [0, 1].
    """
    value = risk.value
    if not isinstance(value, (int, float)) or not 0.0 <= value <= 1.0:
        raise ValueError(f"the risk model returned {value!r}, not a number in [0, 1]")
    return risk


class RiskModel(Protocol):
    """Turns evidence into features, and features with findings into a risk.

    Attributes:
        name: the gate's name.
        feature_names: ordered names of the feature row.
        thresholds: where the model itself would cut; a policy may say otherwise.
        uses_findings: does it want the findings of the checks? The paper's gates do
            not.
        model_hash: hash of the fitted weights, None for models without any.
        slow: may it take long? Slow models run beside the caller, bounded by the
            policy's ``timeout``. A model that does not say counts as slow.
    """

    @property
    def name(self) -> str: ...

    @property
    def feature_names(self) -> tuple[str, ...]: ...

    @property
    def thresholds(self) -> Thresholds: ...

    @property
    def uses_findings(self) -> bool: ...

    @property
    def model_hash(self) -> str | None: ...

    @property
    def slow(self) -> bool: ...

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """The feature row, in the order of ``feature_names``."""
        ...

    def risk(self, features: Mapping[str, float], findings: Sequence[Reason]) -> Risk:
        """The risk of one call; a pure function."""
        ...


def model_in_force(model: RiskModel, task: Any, on_domain_shift: str) -> RiskModel:
    """The model for one call: a guarded one answers by task, policy and its state."""
    for_call = getattr(model, "for_call", None)
    if for_call is None:
        return model
    chosen: RiskModel = for_call(task=task, on_domain_shift=on_domain_shift)
    return chosen


def let_watch(
    model: RiskModel, evidence: Evidence | None, features: Mapping[str, float]
) -> None:
    """Show a guarded model a whole call, so that it notices another domain."""
    watch = getattr(model, "watch", None)
    if watch is None or evidence is None or not features:
        return
    try:
        watch(evidence, features)
    except Exception:
        logger.exception("the shift guard failed; the verdict stands")
