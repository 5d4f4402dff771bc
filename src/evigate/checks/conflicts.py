"""Do two documents disagree on what is asked?"""

from __future__ import annotations

from evigate.evidence import Evidence
from evigate.records import Conflict


def find_conflicts(evidence: Evidence) -> list[Conflict]:
    """Pairs of places in the documents that disagree on the asked fact."""
    del evidence
    return []
