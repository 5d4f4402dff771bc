"""Statements that two documents share word for word, but for one place."""

from __future__ import annotations

from evigate.evidence import Evidence
from evigate.records import Conflict


def conflicting_copies(evidence: Evidence) -> list[Conflict]:
    """Pairs of near-copies about what is asked that differ in what answers it."""
    del evidence
    return []
