"""Hedges that the question has itself, and amounts that are said to be about right."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.statements.statements import all_cues
from evigate.evidence import Alignment, Evidence

NOT_YET: Final = frozenset({"future", "will"})
"""Tenses of what is still to come."""


def is_about(evidence: Evidence, row: Alignment) -> bool:
    """ "About 2 million", of an estimate."""
    low, high = row.span
    return any(
        q.approximate and low <= q.start < high for q in evidence.answer.quantities
    )


def asked_hedges(evidence: Evidence) -> frozenset[str]:
    """Hedges that the question has ("what do they suspect?"); use ``shared``.

    "When will it be mended?" A plan is all that there can be.
    """
    if evidence.shared(asked).kind == "yes_no":
        return frozenset()
    cues = all_cues(evidence, evidence.question)
    ahead = any(cue.group == "tense" and cue.kind in NOT_YET for cue in cues)
    found = {cue.kind for cue in cues if cue.group == "hedge"}
    return frozenset(found | {"planned"} if ahead else found)
