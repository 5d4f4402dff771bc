"""Question and documents -> EvidenceVerdict: the gate before generation."""

from __future__ import annotations

import logging
import time
import uuid
from dataclasses import dataclass, field

from evigate.checks.conflicts.conflicting import conflict_reasons
from evigate.checks.conflicts.disagreement import SURE, find_conflicts, sure_conflicts
from evigate.checks.question.relevance import document_relevance
from evigate.checks.sufficiency.branches import missing_documents
from evigate.checks.sufficiency.sufficiency import sufficiency
from evigate.codes import EvidenceAction
from evigate.decision import withheld_text
from evigate.policy import Decision, Policy
from evigate.recent_reads import Reader
from evigate.records import Conflict, RagCall, Reason
from evigate.text.smalltalk import asks_nothing
from evigate.verdicts import EvidenceVerdict, Provenance

logger = logging.getLogger(__name__)


def judge_evidence(
    call: RagCall, policy: Policy, provenance: Provenance, read: Reader
) -> EvidenceVerdict:
    """May an answer be generated from these documents?

    Never raises: where judging fails, the policy's ``on_error`` decides, and all
    documents count as relevant, so that none is dropped.
    """
    started = time.perf_counter()
    try:
        judged = _judge(call, policy, read)
    except Exception as error:
        logger.warning("judging the evidence failed", exc_info=True)
        judged = _failed(call, policy, error)
    verdict_id = uuid.uuid4().hex
    reasons = tuple(judged.reasons)
    text = ""
    if judged.action != "generate":
        decision = Decision(judged.action, "review")
        text = withheld_text(decision, policy, reasons, call, verdict_id)
    return EvidenceVerdict(
        action=judged.action,
        sufficiency=judged.sufficiency,
        conflicts=tuple(judged.conflicts),
        reasons=reasons,
        text=text,
        call=call,
        provenance=provenance,
        verdict_id=verdict_id,
        document_relevance=judged.relevance,
        timings={"total": (time.perf_counter() - started) * 1e3},
    )


@dataclass(slots=True)
class _Judged:
    """What was found about the evidence, before it becomes a record."""

    action: EvidenceAction
    sufficiency: float
    relevance: tuple[float, ...]
    reasons: list[Reason]
    conflicts: list[Conflict] = field(default_factory=list)


def _failed(call: RagCall, policy: Policy, error: Exception) -> _Judged:
    action: EvidenceAction = "abstain" if policy.on_error == "abstain" else "generate"
    reason = Reason("scoring_failed", f"{type(error).__name__}: {error}")
    return _Judged(action, 0.0, (1.0,) * len(call.documents), [reason])


def _judge(call: RagCall, policy: Policy, read: Reader) -> _Judged:
    evidence, notes = read(call, policy)
    missing = missing_documents(evidence)
    nothing = (0.0,) * len(call.documents)
    if asks_nothing(call.question):
        return _Judged("generate", 1.0, nothing, notes)
    if missing is not None:
        released = policy.on_no_evidence == "release"
        action: EvidenceAction = "generate" if released else "abstain"
        return _Judged(action, 0.0, nothing, [missing, *notes])
    found = evidence.shared(sufficiency)
    relevance = evidence.shared(document_relevance)
    wanted = sure_conflicts if policy.fault_weight >= SURE else find_conflicts
    conflicts = [
        conflict
        for conflict in evidence.shared(wanted)
        if conflict.weight >= policy.fault_weight
    ]
    if conflicts:
        reasons = [*conflict_reasons(conflicts), *notes]
        return _Judged("flag_conflict", found.score, relevance, reasons, conflicts)
    lacking = found.lacks(policy.min_sufficiency)
    if lacking:
        reason = Reason("insufficient_evidence", lacking, sources=found.sources)
        return _Judged("abstain", found.score, relevance, [reason, *notes])
    return _Judged("generate", found.score, relevance, notes)
