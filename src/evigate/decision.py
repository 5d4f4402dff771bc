"""Judgement -> Verdict: which situation a call is in, and what the user then sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from evigate.checks.sufficiency.branches import Branch
from evigate.codes import NOTE_CODES, ReasonCode, Situation
from evigate.evidence import Evidence
from evigate.policy import Decision, Policy
from evigate.records import RagCall, Reason, Source
from evigate.risk.base import Risk, Thresholds
from evigate.texts import conflict_values, fill_template
from evigate.verdicts import Provenance, Verdict

_FINDING_SITUATIONS: Final[tuple[tuple[ReasonCode, Situation], ...]] = (
    ("conflict_reported", "conflict_reported"),
    ("conflicting_documents", "conflict"),
    ("insufficient_evidence", "insufficient"),
)


_THRESHOLDS: Final = Thresholds(review=0.5, verify=0.8)


@dataclass(frozen=True, slots=True)
class Judgement:
    """All that was found about one call, before the policy acts.

    Attributes:
        branch: what settled the call before scoring.
        findings: concrete faults and notes.
        risk: None when scoring failed or a branch decided.
        failure: set when judging itself failed.
        details: what second looks measured, by their names.
        decided_by: who gave the risk, where it was not the gate.
        held: what a second look's failure or a review budget does, where it does
            something.
    """

    call: RagCall
    evidence: Evidence | None = None
    branch: Branch | None = None
    findings: tuple[Reason, ...] = ()
    risk: Risk | None = None
    features: Mapping[str, float] = field(default_factory=dict)
    thresholds: Thresholds = _THRESHOLDS
    failure: Reason | None = None
    details: Mapping[str, Any] = field(default_factory=dict)
    decided_by: str | None = None
    held: Literal["review", "abstain"] | None = None


def situation_of(judgement: Judgement, policy: Policy) -> Situation:
    """The one situation that applies, the first in the order of the literal."""
    if judgement.failure is not None:
        timed_out = judgement.failure.code == "timed_out"
        return "timed_out" if timed_out else "failed"
    if judgement.branch is not None:
        return judgement.branch.situation
    counted = faults(judgement, policy)
    notes = {finding.code for finding in judgement.findings}
    codes = notes & NOTE_CODES | {finding.code for finding in counted}
    for code, situation in _FINDING_SITUATIONS:
        if code in codes:
            return situation
    if judgement.held == "abstain":
        return "unverified_withheld"
    if "limited_evidence" in codes and policy.on_limited_evidence != "release":
        return "limited"
    if counted:
        return "fault"
    found = _situation_of_risk(judgement, policy)
    if found == "high_risk" and judgement.decided_by is not None:
        return "elevated_risk"  # it was verified: the rest is for people
    if found == "supported" and judgement.held == "review":
        return "unverified"
    return found


def for_review(judgement: Judgement) -> Judgement:
    """The judgement of a call that a review budget takes, whatever its risk."""
    message = "The answer is among the riskiest share of calls that goes to review."
    note = Reason("review_budget", message, weight=0.0)
    return replace(
        judgement,
        findings=(*judgement.findings, note),
        held=judgement.held or "review",
    )


def faults(judgement: Judgement, policy: Policy) -> list[Reason]:
    """The findings that count under a policy, the surest first."""
    counted = [
        finding
        for finding in judgement.findings
        if finding.code not in NOTE_CODES and finding.weight >= policy.fault_weight
    ]
    return sorted(counted, key=lambda finding: -finding.weight)


def _situation_of_risk(judgement: Judgement, policy: Policy) -> Situation:
    if judgement.risk is None:
        return "failed"
    review, verify = judgement.thresholds
    if policy.review_risk is not None:
        review = policy.review_risk
        verify = max(verify, review)
    if policy.verify_risk is not None:
        verify = policy.verify_risk
        review = min(review, verify)
    if judgement.risk.value >= verify:
        return "high_risk"
    if judgement.risk.value >= review:
        return "elevated_risk"
    return "supported"


def reasons_of(
    judgement: Judgement, situation: Situation, policy: Policy
) -> tuple[Reason, ...]:
    """The reasons of a verdict: what decided first, then further faults, then notes."""
    if judgement.failure is not None:
        return (judgement.failure, *judgement.findings)
    if judgement.branch is not None:
        return (judgement.branch.reason, *_notes(judgement))
    decisive: list[Reason] = faults(judgement, policy)
    for code, named in _FINDING_SITUATIONS:
        if situation == named:
            decisive.sort(key=lambda reason: reason.code != code)
    if situation in ("high_risk", "elevated_risk") and judgement.risk is not None:
        decisive.insert(0, _risk_reason(judgement, situation, judgement.risk.value))
    return (*decisive, *_notes(judgement))


def _notes(judgement: Judgement) -> list[Reason]:
    return [finding for finding in judgement.findings if finding.code in NOTE_CODES]


def _risk_reason(judgement: Judgement, situation: Situation, risk: float) -> Reason:
    code: ReasonCode = "high_risk" if situation == "high_risk" else "elevated_risk"
    evidence = judgement.evidence
    rows = [] if evidence is None else [r for r in evidence.alignments if r.content]
    if evidence is None or not rows:
        return Reason(code, f"The risk of an unfaithful answer is {risk:.2f}.")
    worst = min(rows, key=lambda row: row.coverage)
    sources = tuple(evidence.sentence_source(s.sentence) for s in worst.supports[:2])
    message = (
        f"The risk of an unfaithful answer is {risk:.2f}; the documents hold "
        f"{worst.coverage:.0%} of the content of the least supported sentence."
    )
    return Reason(code, message, worst.span, sources, weight=risk)


def decide(
    judgement: Judgement,
    policy: Policy,
    provenance: Provenance,
    verdict_id: str,
    timings: Mapping[str, float],
) -> Verdict:
    """The verdict of a policy on a judgement; a pure function."""
    situation = situation_of(judgement, policy)
    decision = policy.decide(situation)
    released = policy.releases(decision)
    reasons = reasons_of(judgement, situation, policy)
    text = judgement.call.answer
    if not released:
        text = withheld_text(decision, policy, reasons, judgement.call, verdict_id)
    risk = judgement.risk
    value = None if risk is None else risk.value
    if judgement.branch is not None:
        value = judgement.branch.risk
    return Verdict(
        action=decision.action,
        route=decision.route,
        released=released,
        text=text,
        risk=value,
        calibrated=risk is not None and risk.calibrated and judgement.branch is None,
        reasons=reasons,
        call=judgement.call,
        provenance=provenance,
        verdict_id=verdict_id,
        evidence=judgement.evidence,
        features=judgement.features,
        timings=timings,
        domain=None if risk is None else risk.domain,
        details=judgement.details,
        decided_by=judgement.decided_by or provenance.gate,
    )


def withheld_text(
    decision: Decision,
    policy: Policy,
    reasons: tuple[Reason, ...],
    call: RagCall,
    verdict_id: str,
) -> str:
    """What is shown instead of an answer."""
    template = {
        "abstain": policy.abstain_text,
        "flag_conflict": policy.conflict_text,
        "answer": policy.review_text,
    }[decision.action]
    values = {"verdict_id": verdict_id}
    values |= conflict_values(
        _conflict_sources(reasons),
        call.documents,
        quote=policy.quote_conflicts,
        limit=policy.quote_characters,
    )
    return fill_template(template, values)


def _conflict_sources(reasons: tuple[Reason, ...]) -> tuple[Source, ...]:
    for reason in reasons:
        if reason.code == "conflicting_documents":
            return reason.sources
    return ()
