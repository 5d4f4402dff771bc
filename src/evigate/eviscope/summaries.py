"""What the rows come to: rates by row, by quartet, and what they cost."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from evigate.eviscope.records import ACTIONS, VARIANTS, QuartetRow, RunOutput, Variant
from evigate.eviscope.resolving import Resolution
from evigate.eviscope.scoring import RowScore, score_rows

PAIRED: Final[Mapping[str, tuple[Variant, ...]]] = {
    "ERS": ("sufficient", "insufficient"),
    "NR": ("sufficient", "noisy"),
    "CS": ("sufficient", "conflicting"),
    "QCS": VARIANTS,
}
"""Evidence removal sensitivity, noise robustness, conflict sensitivity and quartet
consistency: on which variants a system must be right at once."""

NO_ACTION: Final = "none"
"""In matrices: an output that is missing or could not be read."""


@dataclass(frozen=True, slots=True)
class QuartetScore:
    """The four scores of a quartet."""

    id: str
    title: str
    rows: Mapping[Variant, RowScore]

    def right(self, metric: str, *, answer_only: bool = False) -> bool:
        """Is the system right on all variants of a paired metric?

        Args:
            metric: a key of :data:`PAIRED`.
            answer_only: leave the sources aside.
        """
        chosen = (self.rows[variant] for variant in PAIRED[metric])
        return all(s.action_right if answer_only else s.joint for s in chosen)


@dataclass(frozen=True, slots=True)
class PrecisionRecall:
    """Precision, recall and F1 in [0, 1]; None where the denominator is 0."""

    precision: float | None
    recall: float | None
    f1: float | None


@dataclass(frozen=True, slots=True)
class Costs:
    """What a run took. Means over logical calls; None where nothing was recorded.

    Attributes:
        calls: requests a logical call, retries included.
        utility: joint successes for each request, ``joint successes / requests``: the
            call-normalised utility. In [0, 1], higher is better.
        cost_utility: joint successes for each unit of money.
    """

    calls: float
    input_tokens: float | None
    output_tokens: float | None
    median_latency_ms: float | None
    mean_latency_ms: float | None
    cost: float | None
    utility: float | None
    cost_utility: float | None


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """All figures of one system and model on one dataset.

    Attributes:
        rates: rates in [0, 1] by name, None where undefined; see docs/eviscope.md.
        matrix: variant to action to number of rows.
        transitions: from the action on *sufficient* to that on each other variant:
            ``"sufficient>noisy"`` to ``"answer>abstain"`` to number of quartets.
        failures: number of rows by what went wrong.
    """

    system: str
    model: str
    quartets: int
    rows: int
    missing: int
    unreadable: int
    rates: Mapping[str, float | None]
    span: PrecisionRecall
    abstention: PrecisionRecall
    matrix: Mapping[str, Mapping[str, int]]
    transitions: Mapping[str, Mapping[str, int]]
    failures: Mapping[str, int]
    costs: Costs

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return asdict(self)


def quartet_scores(scores: Iterable[RowScore]) -> list[QuartetScore]:
    """Scores put together by quartet; quartets that lack a variant are left out."""
    found: dict[str, dict[Variant, RowScore]] = {}
    for score in scores:
        found.setdefault(score.row.quartet, {})[score.variant] = score
    return [
        QuartetScore(name, rows["sufficient"].row.title, rows)
        for name, rows in found.items()
        if len(rows) == len(VARIANTS)
    ]


def scoreboard(
    rows: Sequence[QuartetRow],
    outputs: Sequence[RunOutput],
    resolve: Resolution | None = None,
) -> Scoreboard:
    """Score the outputs of one system and model on a dataset."""
    scores = score_rows(rows, outputs, resolve)
    quartets = quartet_scores(scores)
    first = outputs[0] if outputs else RunOutput("", "", None)
    return Scoreboard(
        system=first.system,
        model=first.model,
        quartets=len(quartets),
        rows=len(scores),
        missing=sum(s.output is None for s in scores),
        unreadable=sum(s.output is not None and s.action is None for s in scores),
        rates=_rates(scores, quartets),
        span=_span_figures(scores),
        abstention=_action_figures(scores, "abstain"),
        matrix=_matrix(scores),
        transitions=_transitions(quartets),
        failures=dict(Counter(s.failure for s in scores if s.failure).most_common()),
        costs=_costs(scores),
    )


def _rates(
    scores: Sequence[RowScore], quartets: Sequence[QuartetScore]
) -> dict[str, float | None]:
    due = [s for s in scores if s.row.gold.answerable]
    withheld = [s for s in scores if not s.row.gold.answerable]
    right = [s for s in due if s.answer_right]
    sourced = [s for s in due if s.source_right]
    of_variant = {v: [s for s in scores if s.variant == v] for v in VARIANTS}
    conflicting = of_variant["conflicting"]
    cited = sum(s.citations for s in due)
    rates: dict[str, float | None] = {
        "answer accuracy": _share(due, lambda s: bool(s.answer_right)),
        "source accuracy": _share(due, lambda s: bool(s.source_right)),
        "right answer, wrong source": _share(right, lambda s: not s.source_right),
        "right source, wrong answer": _share(sourced, lambda s: not s.answer_right),
        "unsupported citations": _ratio(
            sum(s.unsupported_citations for s in due), cited
        ),
        "abstention accuracy": _share(
            of_variant["insufficient"], lambda s: s.action == "abstain"
        ),
        "conflict accuracy": _share(conflicting, lambda s: s.action == "flag_conflict"),
        "conflict-blind answers": _share(conflicting, lambda s: s.action == "answer"),
        "hallucination": _share(withheld, lambda s: s.action == "answer"),
        "action accuracy": _share(scores, lambda s: s.action == s.row.gold.action),
        "joint success": _share(scores, lambda s: s.joint),
        "joint success, answer only": _share(scores, lambda s: s.action_right),
    }
    for metric in PAIRED:
        rates[metric] = _ratio(sum(q.right(metric) for q in quartets), len(quartets))
    for metric in PAIRED:
        hits = sum(q.right(metric, answer_only=True) for q in quartets)
        rates[f"{metric}, answer only"] = _ratio(hits, len(quartets))
    return rates


def _share(
    scores: Sequence[RowScore], holds: Callable[[RowScore], bool]
) -> float | None:
    return _ratio(sum(holds(score) for score in scores), len(scores))


def _ratio(part: float, whole: float) -> float | None:
    return part / whole if whole else None


def _f1(hits: int, given: int, found: int, wanted: int) -> PrecisionRecall:
    precision, recall = _ratio(hits, given), _ratio(found, wanted)
    if precision is None or recall is None:
        return PrecisionRecall(precision, recall, None)
    total = precision + recall
    return PrecisionRecall(
        precision, recall, 2 * precision * recall / total if total else 0.0
    )


def _span_figures(scores: Sequence[RowScore]) -> PrecisionRecall:
    due = [s for s in scores if s.row.gold.answerable]
    return _f1(
        sum(s.span_hits for s in due),
        sum(s.quotes for s in due),
        sum(s.spans_found for s in due),
        sum(s.spans for s in due),
    )


def _action_figures(scores: Sequence[RowScore], action: str) -> PrecisionRecall:
    done = [s for s in scores if s.action == action]
    hits = sum(s.row.gold.action == action for s in done)
    wanted = sum(s.row.gold.action == action for s in scores)
    return _f1(hits, len(done), hits, wanted)


def _matrix(scores: Sequence[RowScore]) -> dict[str, dict[str, int]]:
    matrix: dict[str, dict[str, int]] = {
        variant: dict.fromkeys((*ACTIONS, NO_ACTION), 0) for variant in VARIANTS
    }
    for score in scores:
        matrix[score.variant][score.action or NO_ACTION] += 1
    return matrix


def _transitions(quartets: Sequence[QuartetScore]) -> dict[str, dict[str, int]]:
    tables = {}
    for variant in VARIANTS[1:]:
        pairs = Counter(
            f"{q.rows['sufficient'].action or NO_ACTION}>"
            f"{q.rows[variant].action or NO_ACTION}"
            for q in quartets
        )
        tables[f"sufficient>{variant}"] = dict(sorted(pairs.items()))
    return tables


def _costs(scores: Sequence[RowScore]) -> Costs:
    outputs = [s.output for s in scores if s.output is not None]
    calls = sum(output.calls for output in outputs)
    joint = sum(s.joint for s in scores)
    latencies = [o.latency_ms for o in outputs if o.latency_ms is not None]
    money = [o.cost for o in outputs if o.cost is not None]
    return Costs(
        calls=calls / len(outputs) if outputs else 0.0,
        input_tokens=_mean([o.input_tokens for o in outputs]),
        output_tokens=_mean([o.output_tokens for o in outputs]),
        median_latency_ms=statistics.median(latencies) if latencies else None,
        mean_latency_ms=_mean(latencies),
        cost=sum(money) if money else None,
        utility=_ratio(joint, calls),
        cost_utility=_ratio(joint, sum(money)),
    )


def _mean(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return statistics.fmean(known) if known else None
