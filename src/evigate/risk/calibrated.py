"""A gate with what was learnt about it on labelled calls: probabilities, thresholds.

What a model file of format 2 holds; ``evigate calibrate`` makes it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.risk.base import Risk, RiskModel, Thresholds
from evigate.risk.calibration import Identity, ProbabilityMap
from evigate.risk.ragscope import DomainCard, RagScopeZ
from evigate.risk.shift_guard import Reference
from evigate.risk.zero_shot import ZeroShot

ZERO_SHOT_GATES: Final = ("evigate", "ragscope-z")

PlainValue = str | int | float | bool | None


@dataclass(frozen=True)
class Audit:
    """What labels of a domain said about a fitted gate.

    Attributes:
        domain: name of the domain that the calls came from.
        source: where the labels came from.
        at: UTC time, ISO 8601.
        calls, contexts: how many were labelled.
        supported: may the fitted gate be used there?
        figures: what was measured, by name.
    """

    domain: str
    source: str
    at: str
    calls: int
    contexts: int
    supported: bool
    figures: Mapping[str, PlainValue] = field(default_factory=dict, hash=False)

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "domain": self.domain,
            "source": self.source,
            "at": self.at,
            "calls": self.calls,
            "contexts": self.contexts,
            "supported": self.supported,
            "figures": dict(self.figures),
        }


@dataclass(frozen=True, repr=False)
class CalibratedModel:
    """A risk model with calibrated probabilities and chosen thresholds.

    Attributes:
        base: the fitted or zero-shot gate below.
        card: what it was calibrated on.
        probability: from the base's risk to the risk of this model.
        thresholds: on the risk of this model, for calls of no known task.
        task_thresholds: for calls whose metadata name a task.
        guarantee: what holds for the thresholds; empty when nothing does.
        reference: feature distributions for the shift guard; None without.
        audits: oldest first.
    """

    base: RiskModel
    card: DomainCard
    probability: ProbabilityMap
    thresholds: Thresholds
    task_thresholds: Mapping[str, Thresholds] = field(default_factory=dict, hash=False)
    guarantee: Mapping[str, PlainValue] = field(default_factory=dict, hash=False)
    reference: Reference | None = None
    audits: tuple[Audit, ...] = ()

    slow = False

    def __repr__(self) -> str:
        return f"CalibratedModel({self.name!r}, domain={self.card.name!r})"

    @property
    def name(self) -> str:
        """The name of the gate below."""
        return self.base.name

    @property
    def feature_names(self) -> tuple[str, ...]:
        """Ordered names of the feature row."""
        return self.base.feature_names

    @property
    def uses_findings(self) -> bool:
        """As the gate below."""
        return self.base.uses_findings

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """The row of the gate below."""
        return self.base.features(evidence)

    def risk(self, features: Mapping[str, float], findings: Sequence[Reason]) -> Risk:
        """The base's risk, as a probability where the map is one."""
        value = self.probability(self.base.risk(features, findings).value)
        calibrated = not isinstance(self.probability, Identity)
        return Risk(value, calibrated, self.card.name if calibrated else None)

    def thresholds_of(self, task: str | None) -> Thresholds:
        """Where to cut for calls of a task; unknown ones as calls without a task."""
        if task is None:
            return self.thresholds
        return self.task_thresholds.get(task, self.thresholds)

    def audited(self, audit: Audit) -> CalibratedModel:
        """A copy with a further audit."""
        return replace(self, audits=(*self.audits, audit))

    def supported_in(self, domain: str) -> bool:
        """May it be used on calls of this domain?

        Its own domain supports it until an audit there says otherwise; for any other
        the latest audit decides.
        """
        for audit in reversed(self.audits):
            if audit.domain == domain:
                return audit.supported
        return domain == self.card.name

    @cached_property
    def model_hash(self) -> str:
        """First 16 hex digits of the SHA-256 of all that decides a risk or a cut."""
        content = json.dumps(self.decisive(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(content.encode("ascii")).hexdigest()[:16]

    def decisive(self) -> dict[str, Any]:
        """All that decides a risk or a cut, as plain values."""
        return {
            "gate": self.base.name,
            "base_hash": self.base.model_hash,
            "calibration": self.probability.to_dict(),
            "thresholds": self.thresholds._asdict(),
            "task_thresholds": {
                task: thresholds._asdict()
                for task, thresholds in sorted(self.task_thresholds.items())
            },
        }


def zero_shot_of(gate: str) -> RiskModel:
    """The gate without labels that stands in for a fitted one of this name.

    >>> zero_shot_of("ragscope-e").name
    'ragscope-z'
    """
    return ZeroShot() if gate == "evigate" else RagScopeZ()
