"""What a second look is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from evigate.codes import ReasonCode
from evigate.decision import Judgement
from evigate.look_policies import LookPolicy
from evigate.policy import Policy
from evigate.records import Reason
from evigate.risk.base import Risk, checked_risk


@dataclass(frozen=True, slots=True)
class LookResult:
    """What a look found.

    Attributes:
        findings: further faults and notes.
        risk: takes the place of the gate's own; None leaves that.
        details: plain values without any text of the call; they reach
            ``verdict.details[look.name]`` and every record.
        settled: codes of findings that this look has refuted; they no longer count.
        cost: money, in the look's own currency, 0 for local work, None where the price
            is not known.
        decided_by: who judged, e.g. a model's name, where the look gives a risk.

    Raises:
        ValueError: when the risk is no number in [0, 1].
    """

    findings: tuple[Reason, ...] = ()
    risk: Risk | None = None
    details: Mapping[str, Any] = field(default_factory=dict)
    settled: frozenset[ReasonCode] = frozenset()
    cost: float | None = 0.0
    decided_by: str | None = None

    def __post_init__(self) -> None:
        if self.risk is not None:
            checked_risk(self.risk)


class SecondLook(Protocol):
    """Slower evidence: ConSens, attribution, a verifier, or your own.

    Attributes:
        name: key of its details, e.g. ``"consens"``.
    """

    @property
    def name(self) -> str: ...

    def settings(self, policy: Policy) -> LookPolicy:
        """Its part of a policy: budget, mode, timeout, what a failure does."""
        ...

    def urgent(self, judgement: Judgement, policy: Policy) -> bool:
        """Does the call need this look whatever its risk? Cheap."""
        ...

    def look(self, judgement: Judgement, policy: Policy) -> LookResult:
        """Judge the call; may take long, may raise."""
        ...
