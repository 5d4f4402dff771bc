"""The frozen records that come out of the gate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from evigate.codes import Action, EvidenceAction, EvidenceSource, Route
from evigate.evidence import Evidence
from evigate.lexical_attribution import LexicalAttribution, attribute_lexically
from evigate.plain import plain_values, text_hash
from evigate.records import Conflict, RagCall, Reason

VERDICT_SCHEMA: Final = "evigate.verdict/1"
EVIDENCE_SCHEMA: Final = "evigate.evidence/1"


@dataclass(frozen=True, slots=True, repr=False)
class Provenance:
    """Who decided: enough to reproduce a verdict, nothing of the user's texts.

    Attributes:
        gate: the gate's name, e.g. ``"evigate"``.
        policy: the policy's name.
        policy_hash: first 12 hex digits of the hash of all policy fields.
        version: of evigate.
        model_hash: of the model file, for fitted gates.
    """

    gate: str
    policy: str
    policy_hash: str
    version: str
    model_hash: str | None = None

    def __repr__(self) -> str:
        return f"Provenance({self.gate}, policy={self.policy}, version={self.version})"

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "gate": self.gate,
            "policy": self.policy,
            "policy_hash": self.policy_hash,
            "version": self.version,
            "model_hash": self.model_hash,
        }


class RemovedText(NamedTuple):
    """What is left of a text that was removed: its hash and its length."""

    hash: str
    characters: int


@dataclass(frozen=True, slots=True, repr=False)
class Verdict:
    """What the gate decided about one call.

    Attributes:
        action: ``"answer"``, ``"abstain"`` or ``"flag_conflict"``.
        route: ``"accept"``, ``"review"`` or ``"verify"``.
        released: is ``text`` the model's own answer, unchanged?
        text: what to show, always.
        risk: of unfaithfulness, in [0, 1], lower is better; None when scoring failed.
        calibrated: is ``risk`` a probability for the domain of this call?
        reasons: what led to the decision, the most telling first.
        call: the call that was judged.
        provenance: gate, policy, version.
        verdict_id: unique per verdict.
        evidence: the call as it was read; None when reading failed or was skipped.
        features: the feature row by name; empty where a branch decided.
        timings: milliseconds of wall time by stage; ``"total"`` is always there.
        domain: name of the domain the risk is calibrated for.
        details: results of stronger evidence (ConSens, attribution, verifiers) by
            name, plain values without texts.
        decided_by: who gave the risk: the gate's name, or a verifier's.
        removed_answer: what is left of an answer that :meth:`without_withheld`
            removed.

    >>> from evigate import EvidenceGate
    >>> verdict = EvidenceGate().check(
    ...     question="What is the fee?",
    ...     documents=["The fee is 5 euros."],
    ...     answer="The fee is 9 euros.",
    ... )
    >>> verdict.action, verdict.route, [reason.code for reason in verdict.reasons]
    ('answer', 'review', ['number_mismatch'])
    >>> "text" in verdict.to_record(), verdict.to_dict()["text"]
    (False, 'The fee is 9 euros.')
    """

    action: Action
    route: Route
    released: bool
    text: str
    risk: float | None
    calibrated: bool
    reasons: tuple[Reason, ...]
    call: RagCall
    provenance: Provenance
    verdict_id: str
    evidence: Evidence | None = None
    features: Mapping[str, float] = field(default_factory=dict)
    timings: Mapping[str, float] = field(default_factory=dict)
    domain: str | None = None
    details: Mapping[str, Any] = field(default_factory=dict)
    decided_by: str | None = None
    removed_answer: RemovedText | None = None

    def __repr__(self) -> str:
        risk = "None" if self.risk is None else f"{self.risk:.3f}"
        codes = ", ".join(dict.fromkeys(reason.code for reason in self.reasons))
        return (
            f"Verdict({self.action}, route={self.route}, risk={risk}, "
            f"released={self.released}, reasons=[{codes}])"
        )

    @property
    def evidence_source(self) -> EvidenceSource:
        """How the documents of the call were found."""
        return self.call.evidence_source

    @property
    def metadata(self) -> Mapping[str, Any]:
        """Plain values that came with the call (run ids, tenant ...)."""
        return self.call.metadata

    @property
    def attribution(self) -> LexicalAttribution | None:
        """Which documents the answer leans on, by its words; found when first read.

        None where the call was not read. No part of the record: put
        ``verdict.attribution.to_dict()``, which holds no text, there with
        :meth:`with_details` where it is wanted.
        """
        if self.evidence is None:
            return None
        return self.evidence.kept(attribute_lexically)

    def to_record(self) -> dict[str, Any]:
        """Everything that may travel: no text of the call, only hashes and offsets."""
        removed = self.removed_answer
        return {
            "schema": VERDICT_SCHEMA,
            "verdict_id": self.verdict_id,
            "action": self.action,
            "route": self.route,
            "released": self.released,
            "risk": _rounded(self.risk),
            "calibrated": self.calibrated,
            "domain": self.domain,
            "reasons": [reason.to_record() for reason in self.reasons],
            "evidence_source": self.evidence_source,
            **self.provenance.to_dict(),
            "features": {k: _rounded(v) for k, v in self.features.items()},
            "timings": {k: round(v, 3) for k, v in self.timings.items()},
            "details": plain_values(self.details),
            "decided_by": self.decided_by,
            "question_hash": text_hash(self.call.question),
            "answer_hash": removed.hash if removed else text_hash(self.call.answer),
            "answer_characters": (
                removed.characters if removed else len(self.call.answer)
            ),
            "documents": [
                {
                    "id": passage.id,
                    "score": passage.score,
                    "characters": len(passage.text),
                    "hash": text_hash(passage.text),
                }
                for passage in self.call.documents
            ],
            "metadata": plain_values(self.call.metadata),
        }

    def to_dict(self) -> dict[str, Any]:
        """The record with the texts, for use inside the process."""
        return {
            **self.to_record(),
            "reasons": [reason.to_dict() for reason in self.reasons],
            "text": self.text,
            "question": self.call.question,
            "answer": self.call.answer,
            "documents": [passage.to_dict() for passage in self.call.documents],
            "history": [
                {"role": turn.role, "content": turn.content}
                for turn in self.call.history
            ],
        }

    def without_withheld(self) -> Verdict:
        """Itself when released; else a copy from which the answer cannot be read.

        For surfaces that reach the application's user: the record stays the same, the
        call's answer becomes empty and messages no longer quote.
        """
        if self.released or self.removed_answer is not None:
            return self
        answer = self.call.answer
        return replace(
            self,
            call=replace(self.call, answer=""),
            evidence=None,
            reasons=tuple(replace(r, message=r.summary) for r in self.reasons),
            removed_answer=RemovedText(text_hash(answer), len(answer)),
        )

    def with_details(self, **details: Any) -> Verdict:
        """A copy with further details."""
        return replace(self, details={**self.details, **details})


@dataclass(frozen=True, slots=True, repr=False)
class EvidenceVerdict:
    """What the gate decided about question and documents, before generation.

    Attributes:
        action: ``"generate"``, ``"abstain"`` or ``"flag_conflict"``.
        sufficiency: how well the documents cover what was asked, in [0, 1], higher
            is better.
        conflicts: pairs of places that disagree on what was asked.
        reasons: what led to the decision.
        text: what to show instead of an answer; empty for ``"generate"``.
        call: question and documents that were judged; its answer is empty.
        provenance: gate, policy, version.
        verdict_id: unique per verdict.
        document_relevance: one value in [0, 1] per document, higher is better.
        timings: milliseconds of wall time by stage; ``"total"`` is always there.

    >>> from evigate import EvidenceGate
    >>> documents = ["The fee is 5 euros.", "Dogs are welcome in the garden."]
    >>> found = EvidenceGate().check_evidence(
    ...     question="What is the fee?", documents=documents
    ... )
    >>> found.action, found.document_relevance[0] > found.document_relevance[1]
    ('generate', True)
    """

    action: EvidenceAction
    sufficiency: float
    conflicts: tuple[Conflict, ...]
    reasons: tuple[Reason, ...]
    text: str
    call: RagCall
    provenance: Provenance
    verdict_id: str
    document_relevance: tuple[float, ...] = ()
    timings: Mapping[str, float] = field(default_factory=dict)

    def __repr__(self) -> str:
        return (
            f"EvidenceVerdict({self.action}, sufficiency={self.sufficiency:.3f}, "
            f"conflicts={len(self.conflicts)})"
        )

    @property
    def evidence_source(self) -> EvidenceSource:
        """How the documents were found."""
        return self.call.evidence_source

    def to_record(self) -> dict[str, Any]:
        """Without any text of the call."""
        return {
            "schema": EVIDENCE_SCHEMA,
            "verdict_id": self.verdict_id,
            "action": self.action,
            "sufficiency": _rounded(self.sufficiency),
            "conflicts": [conflict.to_record() for conflict in self.conflicts],
            "reasons": [reason.to_record() for reason in self.reasons],
            "document_relevance": [_rounded(v) for v in self.document_relevance],
            "evidence_source": self.evidence_source,
            **self.provenance.to_dict(),
            "timings": {k: round(v, 3) for k, v in self.timings.items()},
            "question_hash": text_hash(self.call.question),
            "documents": [
                {"id": p.id, "hash": text_hash(p.text)} for p in self.call.documents
            ],
            "metadata": plain_values(self.call.metadata),
        }

    def to_dict(self) -> dict[str, Any]:
        """The record with the texts, for use inside the process."""
        return {
            **self.to_record(),
            "conflicts": [conflict.to_dict() for conflict in self.conflicts],
            "reasons": [reason.to_dict() for reason in self.reasons],
            "text": self.text,
            "question": self.call.question,
            "documents": [passage.to_dict() for passage in self.call.documents],
        }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(float(value), 6)
