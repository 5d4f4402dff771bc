"""Is a rival value already given by the answer, and for what it is of?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from evigate.checks.subjects.binding import Fit, context_weights, fit_score
from evigate.checks.subjects.mentions import Mention
from evigate.checks.subjects.word_owners import Placed
from evigate.evidence import Evidence

V = TypeVar("V", bound=Placed)

_AS_WELL: Final = 0.75  # relative; how well the rival must fit where it is given


def is_taken(
    evidence: Evidence,
    mention: Mention[V],
    best: Fit[V],
    rival: Fit[V],
    same: Iterable[Mention[V]],
) -> bool:
    """Does the answer give the rival too, in a place that fits it better than the best?

    Who gives two values of a document, each for its subject, has bound neither to the
    other's: "1 tablespoon of juice for every 2 cups of water".

    Args:
        evidence: the call.
        mention: the answer's value that is judged.
        best: its equal in the documents.
        rival: another value of the documents.
        same: the values of the answer that equal the rival.
    """
    for other in same:
        if other is mention:
            continue
        weights = context_weights(evidence, other)
        there = fit_score(rival.mention, weights)
        if there > 0.0 and there >= max(
            fit_score(best.mention, weights), _AS_WELL * rival.score
        ):
            return True
    return False
