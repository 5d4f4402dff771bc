"""Conflicts as findings on an answer, and answers that report them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.checks.conflicts.disagreement import sure_conflicts
from evigate.evidence import Evidence
from evigate.records import Conflict, Reason, Source
from evigate.text.amounts.quantities import same_quantity
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.conflict_words import CONFLICT_WORDS

_MOST: Final = 50  # pairs that a verdict names
_REPORTED: Final = late(CONFLICT_WORDS)


def check_conflicts(evidence: Evidence) -> list[Reason]:
    """Documents that disagree on what is asked, unless the answer says that they do.

    >>> from evigate.records import RagCall
    >>> documents = ["The trial period lasts 14 days.", "The trial period is 30 days."]
    >>> question = "How long is the trial period?"
    >>> call = RagCall.of(question, documents, "It lasts 14 days.")
    >>> [reason.code for reason in check_conflicts(Evidence(call))]
    ['conflicting_documents']
    >>> call = RagCall.of(question, documents, "14 days in one, 30 days in another.")
    >>> [reason.code for reason in check_conflicts(Evidence(call))]
    ['conflict_reported']
    """
    conflicts = evidence.shared(sure_conflicts)
    if not conflicts:
        return []
    for conflict in conflicts:
        if reports(evidence, conflict):
            message = "The answer itself says that the documents disagree."
            sources = (conflict.first, conflict.second)
            return [Reason("conflict_reported", message, None, sources, 0.0)]
    return conflict_reasons(conflicts)


def conflict_reasons(conflicts: Sequence[Conflict]) -> list[Reason]:
    """The surest conflicts as reasons of a verdict; of many documents all pairs may."""
    return [
        Reason(
            "conflicting_documents",
            conflict.message,
            sources=(conflict.first, conflict.second),
            weight=conflict.weight,
        )
        for conflict in conflicts[:_MOST]
    ]


def reports(evidence: Evidence, conflict: Conflict) -> bool:
    """Does the answer name both sides, or say that there are two?"""
    says_so = _REPORTED.search(evidence.answer.text.lower()) is not None
    if conflict.kind == "claim":
        return says_so
    named = (_names(evidence, source) for source in (conflict.first, conflict.second))
    return any(named) if says_so else all(named)


def _names(evidence: Evidence, source: Source) -> bool:
    """Does the answer hold what stands at a place of the documents?"""
    known = evidence.kept(_named_so_far)
    if source not in known:
        known[source] = _is_named(evidence, source)
    return known[source]


def _named_so_far(evidence: Evidence) -> dict[Source, bool]:
    del evidence
    return {}


def _is_named(evidence: Evidence, source: Source) -> bool:
    if source.span is None:
        return False
    raw = evidence.documents[source.document].text[source.span.start : source.span.end]
    if raw.lower() in evidence.answer.text.lower():
        return True
    held, said = Reading(raw, evidence.language), evidence.answer
    amounts = [quantity for quantity in held.quantities if quantity.is_value]
    if amounts:
        return any(same_quantity(a, b) for a in amounts for b in said.quantities)
    return any(a.matches(b) for a in held.dates for b in said.dates)
