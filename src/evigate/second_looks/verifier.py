"""A verifier inside the gate: route ``verify`` has its consumer.

What the verifier says moves the risk and may add findings; it never removes a fault,
unless the policy names its code under ``settles``, and never releases by failing.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from evigate.decision import Judgement, faults
from evigate.look_policies import CascadePolicy
from evigate.policy import Policy
from evigate.records import Reason, Span
from evigate.risk.base import Risk
from evigate.second_looks.base import LookResult
from evigate.verifiers.base import Claim, Verification, Verifier, checked_all

_DEFAULT: Final = CascadePolicy()


class VerifierLook:
    """Asks a verifier about the calls that the cascade's budget lets through.

    Args:
        verifier: see :mod:`evigate.verifiers`.
    """

    name: Final = "verifier"

    def __init__(self, verifier: Verifier) -> None:
        self.verifier = verifier

    def __repr__(self) -> str:
        return f"VerifierLook({self.verifier!r})"

    def settings(self, policy: Policy) -> CascadePolicy:
        """``policy.cascade``, or its defaults."""
        return policy.cascade or _DEFAULT

    def urgent(self, judgement: Judgement, policy: Policy) -> bool:
        """Is there a finding that only a model can settle?"""
        settles = self.settings(policy).settles
        return any(fault.code in settles for fault in judgement.findings)

    def look(self, judgement: Judgement, policy: Policy) -> LookResult:
        """What the verifier says of a call.

        Raises:
            Exception: what the verifier raises, and for what makes no sense.
        """
        call, settings = judgement.call, self.settings(policy)
        claim = Claim.of(call.question, call.documents, call.answer)
        found = checked_all(self.verifier.verify([claim]), [claim])[0]
        doubts = found.probability >= settings.threshold
        findings: list[Reason] = []
        if doubts:
            findings.append(_unfaithful(found, claim, self.verifier.name, policy))
        disagree = doubts != _gate_doubts(judgement, policy)
        if disagree and settings.review_disagreement:
            message = (
                f"The gate and the verifier ({self.verifier.name}) see this "
                "differently."
            )
            findings.append(Reason("verifier_disagrees", message, weight=1.0))
        return LookResult(
            findings=tuple(findings),
            risk=combined(judgement.risk, found.probability, settings),
            details={**_details(found, self.verifier), "disagrees": disagree},
            settled=frozenset() if doubts else frozenset(settings.settles),
            cost=found.cost,
            decided_by=f"{self.verifier.name}:{found.model}",
        )


def combined(
    risk: Risk | None, probability: float, settings: CascadePolicy
) -> Risk | None:
    """The risk after the verifier's word; calibrated only where nothing was mixed.

    >>> combined(Risk(0.4), 0.8, CascadePolicy(combine="mean")).value
    0.6000000000000001
    """
    if risk is None:
        return None
    if settings.combine == "max":
        value = max(risk.value, probability)
    elif settings.combine == "verifier":
        value = probability
    else:
        value = (risk.value + probability) / 2.0
    if math.isclose(value, risk.value):
        return None
    return Risk(value)


def _gate_doubts(judgement: Judgement, policy: Policy) -> bool:
    """Would the gate alone have held or marked the answer?"""
    if faults(judgement, policy):
        return True
    review = policy.review_risk
    threshold = judgement.thresholds.review if review is None else review
    return judgement.risk is not None and judgement.risk.value >= threshold


def _unfaithful(found: Verification, claim: Claim, name: str, policy: Policy) -> Reason:
    span = _worst_span(found, claim)
    message = f"The verifier ({name}) finds the answer unsupported: "
    message += f"probability {found.probability:.2f}."
    # Above the cascade's threshold it counts, whatever the policy asks of checks.
    weight = max(found.probability, policy.fault_weight)
    return Reason("verifier_unfaithful", message, span, weight=weight)


def _worst_span(found: Verification, claim: Claim) -> Span | None:
    if found.spans:
        worst = max(found.spans, key=lambda span: span.probability)
        return Span(worst.start, worst.end)
    judged = [(p, i) for i, p in enumerate(found.sentences) if p is not None]
    if not judged:
        return None
    _, place = max(judged, key=lambda pair: (pair[0], -pair[1]))
    return claim.sentences[place]


def _details(found: Verification, verifier: Verifier) -> Mapping[str, Any]:
    """Who judged, on what, and what it cost; no text."""
    return {
        "verifier": verifier.name,
        "model": found.model,
        "probability": round(found.probability, 6),
        "sentences": [None if p is None else round(p, 4) for p in found.sentences],
        "spans": [[s.start, s.end, round(s.probability, 4)] for s in found.spans],
        "evidence": found.evidence,
        "cut_tokens": found.cut_tokens,
        "input_tokens": found.input_tokens,
        "output_tokens": found.output_tokens,
        "cached": found.cached,
    }
