"""What the running gate would accept, as a function of the threshold.

A call is accepted where nothing else holds it (a finding, missing evidence) and its
risk is below the threshold. Refusals and small talk that the gate lets pass have no
risk; they are accepted whatever the threshold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from evigate.errors import InvalidCallError
from evigate.gate import EvidenceGate
from evigate.policy import Policy
from evigate.protocol.arrays import Floats, group_codes
from evigate.protocol.guarantees import Sample
from evigate.protocol.labelled import LabelledCall
from evigate.risk.base import RiskModel

Progress = Callable[[int, int], None]
"""Told how many rows of how many were judged."""


def acceptance_risks(
    rows: Sequence[LabelledCall],
    model: RiskModel,
    policy: Policy,
    progress: Progress | None = None,
) -> Floats:
    """The risk below which a threshold holds each call back, shape ``(n,)``.

    0 where the policy accepts whatever the threshold, infinite where it never does.

    Args:
        rows: the calls.
        model: what the gate runs.
        policy: which findings hold an answer, and what happens without evidence; its
            own thresholds are ignored.
    """
    gate = EvidenceGate(
        model, policy=policy.replace(review_risk=1.0, verify_risk=1.0, timeout=None)
    )
    risks = np.empty(len(rows))
    for place, row in enumerate(rows):
        verdict = gate.check(row.call)
        accepted = verdict.action == "answer" and verdict.route == "accept"
        if not accepted:
            risks[place] = np.inf
        else:
            scored = bool(verdict.features) and verdict.risk is not None
            risks[place] = verdict.risk if scored else 0.0
        if progress is not None:
            progress(place + 1, len(rows))
    return risks


def sample_of(rows: Sequence[LabelledCall], risks: Floats) -> Sample:
    """Labelled calls with their acceptance risks.

    Raises:
        InvalidCallError: for a row without a label.
    """
    if any(row.label is None for row in rows):
        raise InvalidCallError("every row needs a label", code="invalid_labels")
    wrong = np.array([row.label for row in rows], dtype=np.int64)
    return Sample(risks, wrong, group_codes(row.group for row in rows))
