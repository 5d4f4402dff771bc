"""From labelled calls to a calibrated gate: weights, probabilities, thresholds.

Three disjoint sets of contexts: one fits the gate, its probabilities and the order in
which thresholds are tested; one chooses the thresholds; one, never looked at before,
says what came out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Final, Literal

import numpy as np

from evigate._version import __version__
from evigate.errors import InvalidCallError
from evigate.evidence import Evidence
from evigate.policy import Policy
from evigate.protocol.accepting import acceptance_risks, sample_of
from evigate.protocol.arrays import Floats, Integers, group_codes
from evigate.protocol.guarantees import Sample
from evigate.protocol.labelled import LabelledCall
from evigate.protocol.outcomes import Outcome, outcome_of
from evigate.protocol.thresholds import Chosen, Objective, choose_threshold
from evigate.risk.base import RiskModel, Thresholds
from evigate.risk.calibrated import CalibratedModel, zero_shot_of
from evigate.risk.calibration import ProbabilityMap, fit_probabilities
from evigate.risk.fitting import fit, out_of_fold_scores
from evigate.risk.ragscope import QUANTILES, DomainCard, FittedGate, RagScopeModel
from evigate.risk.shift_guard import MIN_CONTEXTS, Reference

CalibratedGateName = Literal[
    "evigate", "ragscope-c", "ragscope-e", "evigate-zero-shot", "ragscope-z"
]
GATES: Final = (
    "evigate",
    "ragscope-c",
    "ragscope-e",
    "evigate-zero-shot",
    "ragscope-z",
)
"""The last two keep weights without labels; only probabilities and cuts are learnt."""

PARTS: Final = ("fit", "calibrate", "test")
SHARES: Final = (0.5, 0.3, 0.2)
"""Of the contexts, for fitting, choosing thresholds, and the final look."""

_GRID: Final = 60
_VERIFIED: Final = 0.1
_FOLDS: Final = 5

Progress = Callable[[str, int, int], None]
"""Told the stage, and how many rows of how many are done."""


@dataclass(frozen=True)
class Part:
    """One of the three sets.

    Attributes:
        calls, contexts: how many.
        rate: share of unfaithful calls.
    """

    name: str
    calls: int
    contexts: int
    rate: float


@dataclass(frozen=True)
class Calibration:
    """What came out of a calibration.

    Attributes:
        model: with weights, probabilities, thresholds, domain card and reference.
        parts: fit, calibrate and test.
        chosen: per scope what was chosen; ``""`` are calls of no known task.
        test: per scope the outcome on the test part.
    """

    model: CalibratedModel
    objective: Objective
    parts: tuple[Part, ...]
    chosen: dict[str, Chosen]
    test: dict[str, Outcome] = field(default_factory=dict)

    @property
    def met(self) -> bool:
        """Was a threshold found for calls of no known task, or for any task?"""
        return any(found.threshold is not None for found in self.chosen.values())


def context_parts(
    groups: Integers, shares: Sequence[float], seed: int
) -> list[Integers]:
    """Positions of disjoint parts of whole contexts, drawn at random.

    Not stratified: a guarantee wants the contexts of a part to be a plain sample.

    Raises:
        InvalidCallError: with fewer contexts than parts.

    >>> [p.tolist() for p in context_parts(np.array([0, 0, 1]), (0.5, 0.5), 0)]
    [[0, 1], [2]]
    """
    number = int(groups.max()) + 1
    if number < len(shares):
        raise InvalidCallError(
            f"{len(shares)} parts need as many contexts, there are {number}",
            code="invalid_split",
        )
    rank = np.empty(number, dtype=np.int64)
    rank[np.random.default_rng(seed).permutation(number)] = np.arange(number)
    ends = np.round(np.cumsum(shares) / sum(shares) * number).astype(np.int64)
    ends = np.maximum(ends, np.arange(1, len(shares) + 1))
    place = np.searchsorted(ends, rank[groups], side="right")
    return [np.flatnonzero(place == part) for part in range(len(shares))]


def calibrate(
    rows: Sequence[LabelledCall],
    objective: Objective,
    *,
    gate: CalibratedGateName = "evigate",
    domain: str = "unnamed",
    source: str = "unnamed",
    policy: Policy | str | None = None,
    shares: tuple[float, float, float] = SHARES,
    per_task: bool = True,
    seed: int = 0,
    progress: Progress | None = None,
) -> Calibration:
    """Fit and calibrate a gate on labelled calls.

    Args:
        rows: calls labelled 0 or 1, each with the group of its context.
        objective: what the thresholds are chosen for.
        gate: which gate, see :data:`GATES`.
        domain, source: for the domain card.
        policy: whose findings hold answers; the guarantee is about this policy.
        shares: of contexts, for fitting, choosing thresholds, and the final look.
        per_task: choose thresholds by task where rows name more than one.
        seed: of the split.

    Raises:
        InvalidCallError: without labels or groups, or with too few contexts.
        MissingExtraError: without scikit-learn, for gates that are fitted.
    """
    if any(not row.group for row in rows) or not rows:
        raise InvalidCallError(
            "every row needs the group of its context", code="invalid_groups"
        )
    chosen_policy = Policy.of(policy)
    codes = group_codes(row.group for row in rows)
    parts = [[rows[i] for i in part] for part in context_parts(codes, shares, seed)]
    base, fit_risks = _fitted(parts[0], gate, domain, source, seed)
    labels = [int(row.label or 0) for row in parts[0]]
    mapped = fit_probabilities(
        fit_risks, labels, group_codes(row.group for row in parts[0]).tolist()
    )
    model = CalibratedModel(
        base=base,
        card=_card(base, rows, domain, source),
        probability=mapped,
        thresholds=Thresholds(1.0, 1.0),
        reference=_reference(base, rows, parts),
    )
    samples = []
    for name, part in zip(PARTS, parts, strict=True):
        told = _told(progress, name)
        risks = acceptance_risks(part, model, chosen_policy, told)
        samples.append(sample_of(part, risks))
    samples[0] = _honest(samples[0], fit_risks, mapped)
    tasks = _tasks(rows) if per_task else ()
    chosen = _choose(parts, samples, objective, tasks)
    model = _with_thresholds(model, chosen, samples[1], objective, chosen_policy)
    return Calibration(
        model,
        objective,
        tuple(map(_part, PARTS, parts)),
        chosen,
        _outcomes(parts[2], samples[2], model, tasks),
    )


def _fitted(
    rows: Sequence[LabelledCall],
    gate: CalibratedGateName,
    domain: str,
    source: str,
    seed: int,
) -> tuple[RiskModel, Floats]:
    """The gate below, and risks of its own rows as of new ones."""
    if gate in ("evigate-zero-shot", "ragscope-z"):
        model = zero_shot_of(gate.removesuffix("-zero-shot"))
        policy = Policy.preset("observe")
        return model, _plain_risks(rows, model, policy)
    name: FittedGate = gate  # type: ignore[assignment]
    calls = [row.call for row in rows]
    labels = [int(row.label or 0) for row in rows]
    groups = [row.group for row in rows]
    fitted = fit(calls, labels, groups, gate=name, domain=domain, source=source)
    folds = min(_FOLDS, len(set(groups)))
    risks = out_of_fold_scores(calls, labels, groups, gate=name, folds=folds, seed=seed)
    return fitted, risks


def _plain_risks(
    rows: Sequence[LabelledCall], model: RiskModel, policy: Policy
) -> Floats:
    """Risks by the model alone, also of calls that are settled before scoring."""
    from evigate.checks import find_faults
    from evigate.limits import read_within_limits

    risks = np.empty(len(rows))
    for place, row in enumerate(rows):
        evidence, _ = read_within_limits(row.call, policy)
        faults = find_faults(evidence)
        risks[place] = model.risk(model.features(evidence), faults).value
    return risks


def _honest(sample: Sample, risks: Floats, mapped: ProbabilityMap) -> Sample:
    """The fit part with out-of-fold risks where the threshold decides."""
    decided = np.isfinite(sample.risks) & (sample.risks > 0.0)
    fresh = np.array([mapped(float(risk)) for risk in risks])
    return Sample(np.where(decided, fresh, sample.risks), sample.wrong, sample.groups)


def _choose(
    parts: Sequence[Sequence[LabelledCall]],
    samples: Sequence[Sample],
    objective: Objective,
    tasks: Sequence[str],
) -> dict[str, Chosen]:
    """The threshold of each scope; the grid comes from the fit part."""
    chosen = {}
    for task in ("", *tasks):
        own = [_of_task(*pair, task) for pair in zip(parts, samples, strict=True)]
        pool = own[0] if len(own[0].risks) else samples[0]
        chosen[task] = choose_threshold(pool, own[1], grid_of(pool), objective)
    return chosen


def grid_of(sample: Sample) -> Floats:
    """Candidate thresholds in (0, 1]: quantiles of the risks that a cut decides."""
    decided = sample.risks[np.isfinite(sample.risks) & (sample.risks > 0.0)]
    if not len(decided):
        return np.array([1.0])
    inner = np.quantile(decided, np.linspace(0.0, 1.0, _GRID + 1)[1:])
    return np.unique(np.append(np.minimum(inner, 1.0), 1.0))


def _of_task(rows: Sequence[LabelledCall], sample: Sample, task: str) -> Sample:
    if not task:
        return sample
    return sample.rows(np.array([row.task == task for row in rows], dtype=bool))


def _tasks(rows: Sequence[LabelledCall]) -> tuple[str, ...]:
    found = tuple(sorted({row.task for row in rows if row.task}))
    return found if len(found) > 1 else ()


def _with_thresholds(
    model: CalibratedModel,
    chosen: dict[str, Chosen],
    sample: Sample,
    objective: Objective,
    policy: Policy,
) -> CalibratedModel:
    """The model with its cuts; where none was found, everything is reviewed."""
    finite = sample.risks[np.isfinite(sample.risks)]
    top = float(np.quantile(finite, 1.0 - _VERIFIED)) if len(finite) else 1.0

    def cut(found: Chosen) -> Thresholds:
        review = 0.0 if found.threshold is None else min(1.0, found.threshold)
        return Thresholds(review, min(1.0, max(review, top)))

    return replace(
        model,
        thresholds=cut(chosen[""]),
        task_thresholds={t: cut(found) for t, found in chosen.items() if t},
        guarantee={
            **objective.to_dict(),
            "unit": "context",
            "calibration_contexts": chosen[""].contexts,
            "accepted_contexts": chosen[""].accepted_contexts,
            "met": chosen[""].threshold is not None,
            "policy": policy.name,
            "policy_hash": policy.hash,
        },
    )


def _outcomes(
    rows: Sequence[LabelledCall],
    sample: Sample,
    model: CalibratedModel,
    tasks: Sequence[str],
) -> dict[str, Outcome]:
    """What the thresholds do on the test part, overall and by task."""
    cuts = np.array([model.thresholds_of(row.task or None).review for row in rows])
    outcomes = {}
    for task in ("", *tasks):
        own = np.array([not task or row.task == task for row in rows], dtype=bool)
        if own.any():
            outcomes[task] = outcome_of(sample.rows(own), cuts[own])
    return outcomes


def _reference(
    base: RiskModel,
    rows: Sequence[LabelledCall],
    parts: Sequence[Sequence[LabelledCall]],
) -> Reference | None:
    """Feature distributions, one call per context.

    TF-IDF features look better on the rows of their own table, so those are left out.
    """
    idf = isinstance(base, RagScopeModel) and base.idf is not None
    pool = [*parts[1], *parts[2]] if idf else list(rows)
    order = np.random.default_rng(0).permutation(len(pool))
    one_each = {pool[i].group: pool[i] for i in order}
    if len(one_each) < MIN_CONTEXTS:
        return None
    features = [base.features(Evidence(row.call)) for row in one_each.values()]
    return Reference.of(features, tuple(features[0]))


def _card(
    base: RiskModel, rows: Sequence[LabelledCall], domain: str, source: str
) -> DomainCard:
    if isinstance(base, RagScopeModel):
        return base.card
    features = [base.features(Evidence(row.call)) for row in rows]
    matrix = np.array([[row[name] for name in base.feature_names] for row in features])
    quantiles = np.quantile(matrix, QUANTILES, axis=0).T.tolist()
    return DomainCard(
        name=domain,
        source=source,
        rows=len(rows),
        groups=len({row.group for row in rows}),
        positive_rate=float(np.mean([int(row.label or 0) for row in rows])),
        fitted_at=datetime.now(UTC).isoformat(timespec="seconds"),
        evigate_version=__version__,
        feature_quantiles={
            name: tuple(values)
            for name, values in zip(base.feature_names, quantiles, strict=True)
        },
    )


def _part(name: str, rows: Sequence[LabelledCall]) -> Part:
    rate = float(np.mean([int(row.label or 0) for row in rows]))
    return Part(name, len(rows), len({row.group for row in rows}), rate)


def _told(progress: Progress | None, stage: str) -> Callable[[int, int], None] | None:
    if progress is None:
        return None
    return lambda done, total: progress(stage, done, total)
