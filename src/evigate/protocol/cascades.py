"""Verifiers and cascades under evaluation, and what quality costs over the share sent.

A cascade sends the share of calls with the highest risk of a fast gate to a verifier.
The curve says, share by share, what that does to the ranking and what it costs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from evigate.errors import InvalidCallError
from evigate.look_policies import Combine
from evigate.protocol.arrays import Floats, Integers
from evigate.protocol.bootstrap import DRAWS, Interval, group_bootstrap
from evigate.protocol.gates import ScoredGate
from evigate.protocol.ranking import Ranking, auroc_of, average_precision_of

if TYPE_CHECKING:
    from evigate.protocol.views import RowView
    from evigate.verifiers import Verifier

SHARES: Final = (0.0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0)
"""Shares sent up by default."""


@dataclass(frozen=True, slots=True)
class CascadePoint:
    """A cascade at one share.

    Attributes:
        share: of the calls, the riskiest, that the verifier sees.
        sent: how many calls that is.
        auroc, ap: of the cascade's risk, with intervals over contexts.
        auroc_delta, ap_delta: minus the gate alone, paired.
        milliseconds: mean of a call: the gate's, and the verifier's on what is sent.
        cost: mean of a call in US dollars, None where unknown.
    """

    share: float
    sent: int
    auroc: Interval
    ap: Interval
    auroc_delta: Interval
    ap_delta: Interval
    milliseconds: float
    cost: float | None = None

    def to_dict(self) -> dict[str, Any]:
        """Plain values, rounded."""
        values = asdict(self)
        for name, value in values.items():
            if isinstance(value, tuple):
                values[name] = [round(float(number), 4) for number in value]
        values["milliseconds"] = round(self.milliseconds, 3)
        return values


def cost_quality(
    risks: Sequence[float] | Floats,
    doubts: Sequence[float] | Floats,
    labels: Sequence[int] | Integers,
    groups: Sequence[Hashable] | Integers,
    *,
    gate_milliseconds: float,
    verifier_milliseconds: Sequence[float] | Floats,
    verifier_costs: Sequence[float] | Floats | None = None,
    combine: Combine = "max",
    shares: Sequence[float] = SHARES,
    draws: int = DRAWS,
    seed: int = 0,
) -> list[CascadePoint]:
    """The cost–quality curve of a cascade.

    Args:
        risks: of the fast gate, in [0, 1], shape ``(n,)``.
        doubts: probabilities of the verifier, shape ``(n,)``; only those of calls that
            are sent at some share need to be meant.
        labels: 1 for unfaithful, shape ``(n,)``.
        groups: the context of each call, shape ``(n,)``.
        gate_milliseconds: mean of a call.
        verifier_milliseconds: of each call, shape ``(n,)``.
        verifier_costs: in US dollars, shape ``(n,)``, None where unknown.
        combine: as :class:`~evigate.CascadePolicy` does it.
        shares: in [0, 1].
        draws: number of resamples.
        seed: of the resamples; the same for all shares, so that they are paired.

    Raises:
        InvalidCallError: for shapes that do not fit.

    >>> curve = cost_quality(
    ...     [0.9, 0.8, 0.2, 0.1], [0.1, 0.9, 0.5, 0.5], [0, 1, 0, 0], "abcd",
    ...     gate_milliseconds=2.0, verifier_milliseconds=[100.0] * 4,
    ...     combine="verifier", shares=(0.0, 0.5), draws=10)
    >>> [(p.sent, p.ap.value, p.milliseconds) for p in curve]
    [(0, 0.5, 2.0), (2, 1.0, 52.0)]
    """
    gate, doubt = np.asarray(risks, float), np.asarray(doubts, float)
    spent = np.asarray(verifier_milliseconds, float)
    if not len(gate) == len(doubt) == len(labels) == len(groups) == len(spent):
        raise InvalidCallError(
            "risks, doubts, labels, groups and milliseconds must be of one length",
            code="invalid_scores",
        )
    prices = None if verifier_costs is None else np.asarray(verifier_costs, float)
    order = np.argsort(-gate, kind="stable")
    alone = group_bootstrap(_ranking(gate, labels), groups, draws=draws, seed=seed)
    points = []
    for share in shares:
        sent = order[: int(share * len(gate) + 0.5)]
        scores = gate.copy()
        scores[sent] = combined_risks(gate[sent], doubt[sent], combine)
        found = group_bootstrap(
            _ranking(scores, labels), groups, draws=draws, seed=seed
        )
        figures, deltas = found.intervals(), (found - alone).intervals()
        used = float(spent[sent].sum()) / len(gate)
        points.append(
            CascadePoint(
                share=share,
                sent=len(sent),
                auroc=figures[0],
                ap=figures[1],
                auroc_delta=deltas[0],
                ap_delta=deltas[1],
                milliseconds=gate_milliseconds + used,
                cost=None if prices is None else float(prices[sent].sum() / len(gate)),
            )
        )
    return points


def combined_risks(risks: Floats, doubts: Floats, combine: Combine) -> Floats:
    """The risks of calls that a verifier saw, as the gate combines them.

    >>> combined_risks(np.array([0.2]), np.array([0.6]), "max").tolist()
    [0.6]
    """
    if combine == "max":
        return np.asarray(np.maximum(risks, doubts))
    if combine == "verifier":
        return np.array(doubts)
    return np.asarray((risks + doubts) / 2.0)


def _ranking(
    scores: Floats, labels: Sequence[int] | Integers
) -> Callable[[Floats], Floats]:
    ranking = Ranking(scores, labels)

    def figures(weights: Floats) -> Floats:
        tally = ranking.tally(weights)
        return np.stack([auroc_of(tally), average_precision_of(tally)], axis=1)

    return figures


def gate_of_verifier(verifier: Verifier, name: str = "") -> ScoredGate:
    """A verifier alone, on every call, as something to evaluate."""

    def doubt(view: RowView) -> tuple[float]:
        from evigate.verifiers.base import Claim, checked_all

        call = view.row.call
        claim = Claim.of(call.question, call.documents, call.answer)
        return (checked_all(verifier.verify([claim]), [claim])[0].probability,)

    about = f"verifier {verifier.name}, {verifier.model}, reads {verifier.evidence}"
    return ScoredGate(name or verifier.name, about, doubt)


def gate_of_cascade(
    verifier: Verifier,
    share: float,
    *,
    combine: Combine = "max",
    name: str = "",
) -> ScoredGate:
    """The default gate with a verifier on the riskiest share, as it runs.

    The share is taken online, call by call in the order of the rows.
    """
    from evigate.gate import EvidenceGate
    from evigate.look_policies import Budget, CascadePolicy
    from evigate.policy import Policy
    from evigate.protocol.gates import gate_of_running

    cascade = CascadePolicy(budget=Budget(share=share), combine=combine)
    policy = Policy(timeout=None, cascade=cascade)
    gate = EvidenceGate(policy=policy, verifier=verifier)
    about = f"evigate, and {verifier.name} on the riskiest {share:.0%}"
    return gate_of_running(gate, name or f"evigate+{verifier.name}@{share:.0%}", about)
