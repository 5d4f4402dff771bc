"""The answers that a gate was most wrong about, with what is known of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from evigate.protocol.labelled import LabelledCall
from evigate.protocol.scoring import GateScores
from evigate.protocol.views import RowView
from evigate.records import Reason, Span

SHOWN: Final = 8
"""Errors of each kind."""

_MOST_REASONS: Final = 4


@dataclass(frozen=True, slots=True)
class WorstError:
    """An answer on the wrong side.

    Attributes:
        kind: ``"leak"``: unfaithful, yet with a low risk; ``"over-hold"``: faithful,
            yet with a high one.
        row: the call.
        risk: its score.
        place: share of rows with a lower score, in [0, 1].
        annotated: what people marked as unfaithful.
        found: what the checks marked.
        reasons: why.
    """

    kind: Literal["leak", "over-hold"]
    row: LabelledCall
    risk: float
    place: float
    annotated: tuple[Span, ...]
    found: tuple[Span, ...]
    reasons: tuple[Reason, ...]


def worst_errors(
    rows: Sequence[LabelledCall], scores: GateScores, shown: int = SHOWN
) -> list[WorstError]:
    """Leaks, the least risky first, then over-holds, the riskiest first.

    Only one answer per context is shown.
    """
    order = np.argsort(scores.scores, kind="stable")
    places = np.empty(len(order))
    places[order] = np.arange(len(order)) / max(1, len(order) - 1)
    failed = set(scores.failed)
    found = []
    kinds: tuple[tuple[Literal["leak", "over-hold"], int, Sequence[int]], ...] = (
        ("leak", 1, order.tolist()),
        ("over-hold", 0, order[::-1].tolist()),
    )
    for kind, label, candidates in kinds:
        groups: set[str] = set()
        for i in candidates:
            if len(groups) == shown:
                break
            if rows[i].label != label or i in failed or rows[i].group in groups:
                continue
            groups.add(rows[i].group)
            found.append(_error(kind, rows[i], scores.scores[i], places[i]))
    return found


def _error(
    kind: Literal["leak", "over-hold"], row: LabelledCall, risk: float, place: float
) -> WorstError:
    reasons = sorted(RowView(row).faults, key=lambda reason: -reason.weight)
    return WorstError(
        kind=kind,
        row=row,
        risk=float(risk),
        place=float(place),
        annotated=row.spans,
        found=tuple(r.answer_span for r in reasons if r.answer_span is not None),
        reasons=tuple(reasons[:_MOST_REASONS]),
    )
