"""Two values of one sentence that the answer gives each for the other's subject."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.subjects.binding import Fit, context_weights, fit_score
from evigate.checks.subjects.mentions import Amount
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity, same_quantity

_EXCHANGED: Final = 0.25  # relative; how much better each value fits the other's words


def are_exchanged(
    evidence: Evidence,
    mention: Amount,
    best: Fit[Quantity],
    rival: Fit[Quantity],
    said: Sequence[Amount],
) -> bool:
    """Does the answer give two values of a document, each for the other's subject?"""
    if best.mention.sentence != rival.mention.sentence:
        return False
    if rival.score <= 0.0 or rival.score - best.score < _EXCHANGED * rival.score:
        return False
    held = rival.mention.value
    other = next(
        (m for m in said if m is not mention and same_quantity(m.value, held)), None
    )
    if other is None:
        return False
    weights = context_weights(evidence, other)
    first, second = (fit_score(f.mention, weights) for f in (best, rival))
    return first > 0.0 and first - second >= _EXCHANGED * first
