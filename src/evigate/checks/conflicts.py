"""Do two documents disagree on what is asked?

Judged on question and documents alone, before or after generation. Four kinds of
disagreement are looked for: values, names, claims and denials, and copies of a
statement that differ in one place. What is no conflict: another fact, another scope,
period or entity than asked, the same value in other words.
"""

from __future__ import annotations

from evigate.checks.conflict_claims import conflicting_claims
from evigate.checks.conflict_copies import conflicting_copies
from evigate.checks.conflict_names import conflicting_names
from evigate.checks.conflict_values import conflicting_values
from evigate.evidence import Evidence
from evigate.records import Conflict


def find_conflicts(evidence: Evidence) -> list[Conflict]:
    """Pairs of places in different documents that disagree, the surest first.

    Use through ``evidence.shared``.

    >>> from evigate.records import RagCall
    >>> documents = ["The trial period lasts 14 days.", "The trial period is 30 days."]
    >>> call = RagCall.of("How long is the trial period?", documents, "")
    >>> [conflict.kind for conflict in find_conflicts(Evidence(call))]
    ['quantity']
    """
    if len(evidence.documents) < 2:
        return []
    found = [
        *conflicting_values(evidence),
        *conflicting_names(evidence),
        *conflicting_claims(evidence),
        *conflicting_copies(evidence),
    ]
    best: dict[tuple[int, int], Conflict] = {}
    for conflict in sorted(found, key=lambda c: -c.weight):
        best.setdefault((conflict.first.document, conflict.second.document), conflict)
    return list(best.values())
