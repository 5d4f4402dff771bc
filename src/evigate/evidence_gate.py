"""Question and documents -> EvidenceVerdict: the gate before generation."""

from __future__ import annotations

import time
import uuid

from evigate.checks.branches import missing_documents
from evigate.checks.conflicts import find_conflicts
from evigate.checks.relevance import document_relevance
from evigate.checks.sufficiency import sufficiency
from evigate.codes import EvidenceAction
from evigate.decision import withheld_text
from evigate.limits import read_within_limits
from evigate.policy import Decision, Policy
from evigate.records import Conflict, RagCall, Reason
from evigate.text.smalltalk import asks_nothing
from evigate.verdicts import EvidenceVerdict, Provenance


def judge_evidence(
    call: RagCall, policy: Policy, provenance: Provenance
) -> EvidenceVerdict:
    """May an answer be generated from these documents?"""
    started = time.perf_counter()
    evidence, notes = read_within_limits(call, policy)
    conflicts: list[Conflict] = []
    relevance: tuple[float, ...] = (0.0,) * len(call.documents)
    missing = missing_documents(evidence)
    score = 0.0
    action: EvidenceAction = "generate"
    if asks_nothing(call.question):
        score = 1.0
    elif missing is not None:
        notes.insert(0, missing)
        action = "generate" if policy.on_no_evidence == "release" else "abstain"
    else:
        found = evidence.shared(sufficiency)
        score = found.score
        relevance = evidence.shared(document_relevance)
        conflicts = [
            conflict
            for conflict in evidence.shared(find_conflicts)
            if conflict.weight >= policy.fault_weight
        ]
        if conflicts:
            action = "flag_conflict"
            notes[:0] = [conflict_reason(conflict) for conflict in conflicts]
        elif score < policy.min_sufficiency:
            action = "abstain"
            message = "The documents do not hold what was asked."
            notes.insert(
                0, Reason("insufficient_evidence", message, sources=found.sources)
            )
    verdict_id = uuid.uuid4().hex
    return EvidenceVerdict(
        action=action,
        sufficiency=score,
        conflicts=tuple(conflicts),
        reasons=tuple(notes),
        text=_text_of(action, policy, tuple(notes), call, verdict_id),
        call=call,
        provenance=provenance,
        verdict_id=verdict_id,
        document_relevance=relevance,
        timings={"total": (time.perf_counter() - started) * 1e3},
    )


def conflict_reason(conflict: Conflict) -> Reason:
    """A conflict as a reason of a verdict."""
    return Reason(
        "conflicting_documents",
        conflict.message,
        sources=(conflict.first, conflict.second),
        weight=conflict.weight,
    )


def _text_of(
    action: EvidenceAction,
    policy: Policy,
    reasons: tuple[Reason, ...],
    call: RagCall,
    verdict_id: str,
) -> str:
    if action == "generate":
        return ""
    return withheld_text(Decision(action, "review"), policy, reasons, call, verdict_id)
