"""Leaks and needless holds together: one is always had for the other."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from evigate.protocol.arrays import Floats
from evigate.protocol.bootstrap import Interval, with_interval
from evigate.protocol.guarantees import Sample


@dataclass(frozen=True)
class Outcome:
    """What thresholds do on labelled calls; shares with intervals over contexts.

    Attributes:
        calls, contexts: how many.
        accepted: share of calls that are accepted.
        residual_risk: share of unfaithful ones among the accepted.
        leaks: share of unfaithful calls that are accepted.
        needless_holds: share of faithful calls that are held.
        hold_precision: share of unfaithful ones among the held.
        leaked, held_needlessly: the same as counts of calls.
    """

    calls: int
    contexts: int
    accepted: Interval
    residual_risk: Interval
    leaks: Interval
    needless_holds: Interval
    hold_precision: Interval
    leaked: int
    held_needlessly: int

    def to_dict(self) -> dict[str, Any]:
        """Plain values; NaN, where nothing is counted, becomes None."""
        return {
            name: _plain(value) if isinstance(value, (list, tuple)) else value
            for name, value in asdict(self).items()
        }


def outcome_of(sample: Sample, thresholds: Floats, *, seed: int = 0) -> Outcome:
    """What accepting below a threshold per call leads to.

    Args:
        sample: labelled calls.
        thresholds: one per call, shape ``(n,)``.
        seed: of the resamples.

    >>> sample = Sample(np.array([0.1, 0.9]), np.array([0, 1]), np.array([0, 1]))
    >>> found = outcome_of(sample, np.array([0.5, 0.5]))
    >>> found.accepted.value, found.leaked, found.held_needlessly
    (0.5, 0, 0)
    """
    accepted = sample.risks < thresholds
    wrong = sample.wrong == 1
    leaked, needless = accepted & wrong, ~accepted & ~wrong
    columns = np.stack(
        [np.ones(len(wrong)), accepted, wrong, leaked, needless], axis=1
    ).astype(np.float64)

    def shares(weights: Floats) -> Floats:
        total, taken, bad, let_out, kept_back = (weights @ columns).T
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.stack(
                [
                    taken / total,
                    let_out / taken,
                    let_out / bad,
                    kept_back / (total - bad),
                    (bad - let_out) / (total - taken),
                ],
                axis=1,
            )

    _, codes = np.unique(sample.groups, return_inverse=True)
    found = with_interval(shares, codes.astype(np.int64), seed=seed)
    names = ("accepted", "residual_risk", "leaks", "needless_holds", "hold_precision")
    return Outcome(
        calls=len(wrong),
        contexts=sample.contexts,
        leaked=int(leaked.sum()),
        held_needlessly=int(needless.sum()),
        **dict(zip(names, found, strict=True)),
    )


def _plain(values: Any) -> list[float | None]:
    return [None if np.isnan(value) else float(value) for value in values]
