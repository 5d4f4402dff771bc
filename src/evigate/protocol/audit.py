"""Labels of a domain say whether a fitted gate may be used there, and what leaks.

A fitted gate is supported where its ranking tells something and is no worse than
zero-shot, and where what it accepts keeps the risk that was promised (Liu et al., 2026,
section V.A: a target-labelled audit of "ranking and operating points"). On another
domain the labels must show it; on its own they must show the contrary to switch it off.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import numpy as np

from evigate.errors import InvalidCallError
from evigate.gate import EvidenceGate
from evigate.policy import Policy
from evigate.protocol.accepting import acceptance_risks, sample_of
from evigate.protocol.arrays import Floats
from evigate.protocol.bootstrap import Interval, group_bootstrap
from evigate.protocol.guarantees import Sample, residual_risk_bound
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.outcomes import Outcome, outcome_of
from evigate.protocol.ranking import Ranking, auroc_of
from evigate.records import RagCall
from evigate.risk.base import RiskModel
from evigate.risk.calibrated import Audit, CalibratedModel, zero_shot_of
from evigate.risk.ragscope import RagScopeModel

DELTA: Final = 0.1
"""One less the confidence of the bound on the residual risk."""

MIN_CONTEXTS: Final = 30
"""Fewer labelled contexts support nothing."""

WORSE: Final = 0.02
"""Up to this much below zero-shot's AUROC the fitted gate counts as no worse."""


@dataclass(frozen=True)
class AuditResult:
    """What an audit found.

    Attributes:
        audit: for the model file.
        auroc: of the fitted gate.
        zero_shot: of the zero-shot one on the same calls.
        gain: fitted less zero-shot, on the same resamples.
        outcome: of the fitted gate's own thresholds.
        bound: the residual risk is at most this, with probability 1 - ``DELTA``.
        against: what speaks against the fitted gate; empty where it is supported.
    """

    audit: Audit
    auroc: Interval
    zero_shot: Interval
    gain: Interval
    outcome: Outcome
    bound: float
    against: tuple[str, ...]


def audit(
    model: RagScopeModel | CalibratedModel,
    rows: Sequence[LabelledCall],
    *,
    domain: str,
    source: str = "unnamed",
    policy: Policy | str | None = None,
    max_residual_risk: float | None = None,
    draws: int = 2_000,
    seed: int = 0,
) -> AuditResult:
    """Hold a fitted gate against labelled calls of a domain.

    Args:
        model: of a model file.
        rows: calls labelled 0 or 1, each with the group of its context; not those that
            the gate was fitted on.
        domain: name of the domain they come from.
        source: where the labels came from.
        policy: whose findings hold answers.
        max_residual_risk: what is tolerated among the accepted; None takes what the
            calibration promised, where it promised a residual risk.
        draws, seed: of the resamples.

    Raises:
        InvalidCallError: for rows without labels or groups, or with one label only.
    """
    labels = {row.label for row in rows}
    if labels != {0, 1} or any(not row.group for row in rows):
        raise InvalidCallError(
            "an audit needs rows labelled 0 and 1, both present, each with its group",
            code="invalid_labels",
        )
    chosen = Policy.of(policy)
    sample = sample_of(rows, acceptance_risks(rows, model, chosen))
    cuts = _cuts(model, rows)
    ranking = _rankings(model, rows, sample, draws, seed)
    accepted = np.where(sample.risks < cuts, 0.0, np.inf)
    bound = residual_risk_bound(
        Sample(accepted, sample.wrong, sample.groups), 0.5, delta=DELTA
    )
    outcome = outcome_of(sample, cuts, seed=seed)
    wanted = max_residual_risk
    if wanted is None:
        wanted = _promised(model, "residual_risk")
    errors = _promised(model, "accepted_errors")
    if domain == model.card.name:
        against = tuple(_shown_against(ranking, outcome, wanted, errors))
    else:
        against = (
            *_against_ranking(ranking, sample.contexts),
            *_against_cuts(outcome, bound, wanted, errors),
        )
    figures = {
        "auroc": ranking[0].value,
        "zero_shot_auroc": ranking[1].value,
        "accepted": outcome.accepted.value,
        "residual_risk_bound": bound,
        "max_residual_risk": wanted,
    }
    at = datetime.now(UTC).isoformat(timespec="seconds")
    record = Audit(domain, source, at, len(rows), sample.contexts, not against, figures)
    return AuditResult(record, *ranking, outcome, bound, against)


def _cuts(
    model: RagScopeModel | CalibratedModel, rows: Sequence[LabelledCall]
) -> Floats:
    if isinstance(model, CalibratedModel):
        return np.array([model.thresholds_of(row.task or None).review for row in rows])
    return np.full(len(rows), model.thresholds.review)


def _rankings(
    model: RiskModel,
    rows: Sequence[LabelledCall],
    sample: Sample,
    draws: int,
    seed: int,
) -> tuple[Interval, Interval, Interval]:
    """AUROC of the fitted gate, of zero-shot, and their difference."""
    found = []
    for judge in (model, zero_shot_of(model.name)):
        risks = risks_of(rows, judge)
        ranking = Ranking(risks, sample.wrong)

        def area(weights: Floats, ranking: Ranking = ranking) -> Floats:
            return auroc_of(ranking.tally(weights))[:, None]

        found.append(group_bootstrap(area, sample.groups, draws=draws, seed=seed))
    fitted, zero_shot = found
    return (
        fitted.intervals()[0],
        zero_shot.intervals()[0],
        (fitted - zero_shot).intervals()[0],
    )


def risks_of(rows: Iterable[LabelledCall], model: RiskModel) -> Floats:
    """The risk of each call as the gate gives it; 1 where scoring fails."""
    gate = EvidenceGate(model, policy=Policy.preset("observe"))
    verdicts = (gate.check(row.call) for row in rows)
    return np.array([1.0 if v.risk is None else v.risk for v in verdicts])


def _promised(model: RagScopeModel | CalibratedModel, objective: str) -> float | None:
    """The level that a calibration promised, where this was its objective."""
    if not isinstance(model, CalibratedModel):
        return None
    level = model.guarantee.get("alpha")
    same = model.guarantee.get("objective") == objective
    return level if same and isinstance(level, float) else None


def _shown_against(
    ranking: tuple[Interval, Interval, Interval],
    outcome: Outcome,
    residual: float | None,
    errors: float | None,
) -> Iterable[str]:
    """What labels of the gate's own domain show, beyond chance (95 % intervals)."""
    fitted, zero_shot, gain = ranking
    if gain.high < 0.0:
        yield f"zero-shot ranks better: AUROC {zero_shot.value:.3f} against {fitted}"
    if residual is not None and outcome.residual_risk.low > residual:
        yield (
            f"the residual risk is {outcome.residual_risk}, above the {residual:.1%} "
            "that is tolerated"
        )
    low = outcome.leaks.low * _rate(outcome)
    if errors is not None and low > errors:
        yield (
            f"at least {low:.1%} of the calls are accepted and unfaithful, more than "
            f"the {errors:.1%} that was promised"
        )


def _against_ranking(
    ranking: tuple[Interval, Interval, Interval], contexts: int
) -> Iterable[str]:
    fitted, zero_shot, _ = ranking
    if contexts < MIN_CONTEXTS:
        yield f"only {contexts} labelled contexts; {MIN_CONTEXTS} are needed"
    if not fitted.low > 0.5:
        yield f"its ranking may be no better than chance: AUROC {fitted}"
    if fitted.value < zero_shot.value - WORSE:
        yield (
            f"zero-shot ranks better: AUROC {zero_shot.value:.3f} against "
            f"{fitted.value:.3f}"
        )


def _against_cuts(
    outcome: Outcome, bound: float, residual: float | None, errors: float | None
) -> Iterable[str]:
    accepted = outcome.accepted.value
    if accepted == 0.0:
        return
    if residual is not None and bound > residual:
        yield (
            f"the residual risk may be {bound:.1%}, more than the {residual:.1%} that "
            "is tolerated"
        )
    share = outcome.leaked / outcome.calls
    if errors is not None and share > errors:
        yield (
            f"{share:.1%} of the calls are accepted and unfaithful, more than the "
            f"{errors:.1%} that was promised"
        )
    rate = _rate(outcome)
    if outcome.residual_risk.value >= rate:
        yield f"what is accepted is no better than all calls ({rate:.1%} unfaithful)"


def _rate(outcome: Outcome) -> float:
    """Share of unfaithful calls, accepted or held."""
    held = outcome.calls - round(outcome.accepted.value * outcome.calls)
    return (outcome.leaked + held - outcome.held_needlessly) / outcome.calls


def context_of(call: RagCall) -> str:
    """A group for calls that have none: a hash of their documents' texts."""
    joined = "\x00".join(passage.text for passage in call.documents)
    return hashlib.sha256(joined.encode("utf-8", "surrogatepass")).hexdigest()[:16]


class AcceptedSample:
    """A random sample of the accepted calls of a stream, one per context.

    Reservoir sampling by context: every context with an accepted call has the same
    chance, and memory is bounded by the size (and one short hash per context).

    Args:
        size: how many calls to keep.
        seed: of the choice.

    >>> sample = AcceptedSample(2)
    >>> for number in range(10):
    ...     sample.offer(str(number), {"id": number})
    >>> len(sample.rows), sample.contexts
    (2, 10)
    """

    def __init__(self, size: int, seed: int = 0) -> None:
        self.size = size
        self.contexts = 0
        self._random = np.random.default_rng(seed)
        self._known: dict[str, int] = {}
        self._kept: dict[str, tuple[float, dict[str, Any]]] = {}

    @property
    def rows(self) -> list[dict[str, Any]]:
        """What was kept, in the order of the stream."""
        return [row for _, row in self._kept.values()]

    def offer(self, context: str, row: dict[str, Any]) -> None:
        """An accepted call of a context."""
        count = self._known.get(context, 0) + 1
        self._known[context] = count
        if count > 1:
            # Each of a context's calls is equally likely to stand for it.
            if context in self._kept and self._random.random() < 1.0 / count:
                self._kept[context] = (self._kept[context][0], row)
            return
        self.contexts += 1
        mark = float(self._random.random())
        if len(self._kept) < self.size:
            self._kept[context] = (mark, row)
            return
        worst = max(self._kept, key=lambda name: self._kept[name][0])
        if mark < self._kept[worst][0]:
            del self._kept[worst]
            self._kept[context] = (mark, row)


@dataclass(frozen=True)
class AcceptedRisk:
    """Residual risk from labels of accepted calls alone.

    Attributes:
        calls, contexts: how many were labelled.
        unfaithful: how many calls were unfaithful.
        risk: mean over contexts.
        bound: the residual risk is at most this, with probability 1 - ``delta``.
        delta: chance that it is higher.
    """

    calls: int
    contexts: int
    unfaithful: int
    risk: float
    bound: float
    delta: float


def accepted_risk(
    rows: Sequence[LabelledCall], *, delta: float = DELTA
) -> AcceptedRisk:
    """Estimate the residual risk from a labelled random sample of accepted calls.

    Args:
        rows: accepted calls drawn at random by context (see :class:`AcceptedSample`),
            labelled 0 or 1.
        delta: chance that the residual risk exceeds the bound.

    Raises:
        InvalidCallError: for rows without a label, or none at all.
    """
    sample = sample_of(rows, np.zeros(len(rows)))
    bound = residual_risk_bound(sample, 0.5, delta=delta)
    sizes = np.bincount(sample.groups)
    risk = float((sample.wrong / sizes[sample.groups]).sum() / len(sizes))
    wrong = int(sample.wrong.sum())
    return AcceptedRisk(len(rows), sample.contexts, wrong, risk, bound, delta)
