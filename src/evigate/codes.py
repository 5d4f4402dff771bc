"""Actions, routes and reason codes: the words that people alert on.

A leaf module. Renaming a code is a breaking change: the old name keeps working with
a warning for one minor release.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Action = Literal["answer", "abstain", "flag_conflict"]
"""The decision about the answer."""

EvidenceAction = Literal["generate", "abstain", "flag_conflict"]
"""The decision about the evidence, before an answer is generated."""

Route = Literal["accept", "review", "verify"]
"""Where the answer goes; ``accept`` only for answers that may go out unseen."""

EvidenceSource = Literal["explicit", "prompt", "retriever", "tool", "earlier_turn"]
"""How the documents of a call were found."""

Situation = Literal[
    "failed",
    "timed_out",
    "empty_answer",
    "no_claim",
    "no_evidence",
    "refusal",
    "over_refusal",
    "conflict_reported",
    "conflict",
    "insufficient",
    "unverified_withheld",
    "limited",
    "fault",
    "high_risk",
    "elevated_risk",
    "unverified",
    "supported",
]
"""What was found about a call; exactly one applies, the first in this order."""

ReasonCode = Literal[
    # branches that come before scoring
    "no_documents",
    "blank_documents",
    "placeholder_documents",
    "empty_answer",
    "no_claim",
    "refusal",
    "over_refusal",
    # the score
    "high_risk",
    "elevated_risk",
    # quantities, dates and times
    "number_mismatch",
    "number_wrong_subject",
    "unit_mismatch",
    "currency_mismatch",
    "rate_mismatch",
    "bound_mismatch",
    "date_mismatch",
    "period_mismatch",
    "tense_mismatch",
    # polarity
    "negation_mismatch",
    "antonym_mismatch",
    "condition_mismatch",
    "quantifier_mismatch",
    "hedge_mismatch",
    # entities and roles
    "entity_mismatch",
    "identifier_mismatch",
    "role_mismatch",
    "superlative_mismatch",
    # support, quotations and citations
    "unsupported_sentence",
    "altered_quotation",
    "citation_out_of_range",
    "citation_unsupported",
    # the evidence
    "insufficient_evidence",
    "conflicting_documents",
    "conflict_reported",
    # stronger evidence
    "not_made_likelier",
    "attribution_mismatch",
    "hangs_on_conflicting_document",
    "verifier_unfaithful",
    "verifier_disagrees",
    # notes and failures
    "limited_evidence",
    "ambiguous_evidence",
    "stage_skipped",
    "second_look_failed",
    "review_budget",
    "domain_shift",
    "not_audited",
    "scoring_failed",
    "timed_out",
]
"""Stable names of the reasons in a verdict."""

REASON_SUMMARIES: Final[dict[str, str]] = {
    "no_documents": "No documents were given, so nothing supports the answer.",
    "blank_documents": "The documents hold no text.",
    "placeholder_documents": "The documents only say that nothing was found.",
    "empty_answer": "The answer holds no text.",
    "no_claim": "The answer makes no factual claim that would need evidence.",
    "refusal": "The answer declines, and the documents hold no answer either.",
    "over_refusal": "The answer declines although the documents seem to answer.",
    "high_risk": "The answer as a whole has little support in the documents.",
    "elevated_risk": "Parts of the answer have little support in the documents.",
    "number_mismatch": "A number in the answer does not match the documents.",
    "number_wrong_subject": (
        "A number in the answer stands in the documents, but for something else."
    ),
    "unit_mismatch": "A number in the answer has another unit than in the documents.",
    "currency_mismatch": (
        "An amount in the answer has another currency than in the documents."
    ),
    "rate_mismatch": "A rate in the answer is per another period or unit.",
    "bound_mismatch": (
        "The answer turns a bound around or drops it (at least, at most)."
    ),
    "date_mismatch": "A date or time in the answer does not match the documents.",
    "period_mismatch": "The answer gives a value of another period than asked.",
    "tense_mismatch": (
        "The answer states as done or present what the documents place at another time."
    ),
    "negation_mismatch": "The answer drops or adds a negation.",
    "antonym_mismatch": "The answer states the opposite of the documents.",
    "condition_mismatch": "The answer drops or turns a condition or an exception.",
    "quantifier_mismatch": "The answer generalises or narrows what the documents say.",
    "hedge_mismatch": "The answer states as certain what the documents hedge.",
    "entity_mismatch": "A name in the answer does not match the documents.",
    "identifier_mismatch": (
        "An identifier, address, phone number or link differs from the documents."
    ),
    "role_mismatch": "The answer swaps who or what a statement is about.",
    "superlative_mismatch": "The answer names another first, last, most or least.",
    "unsupported_sentence": "A sentence of the answer has no support in the documents.",
    "altered_quotation": "A quotation in the answer differs from the documents.",
    "citation_out_of_range": "A citation points to a document that was not given.",
    "citation_unsupported": "A cited document does not support its sentence.",
    "insufficient_evidence": "The documents do not hold what was asked.",
    "conflicting_documents": "Two documents disagree on what was asked.",
    "conflict_reported": "The answer reports that the documents disagree.",
    "not_made_likelier": (
        "The documents do not make the answer likelier under the local evaluator."
    ),
    "attribution_mismatch": (
        "The answer hangs on another document than the one it cites."
    ),
    "hangs_on_conflicting_document": (
        "The answer hangs on one of two documents that disagree."
    ),
    "verifier_unfaithful": "A verifier judged the answer unfaithful.",
    "verifier_disagrees": "The gate and the verifier disagree.",
    "limited_evidence": (
        "The gate could read the question, answer or documents only in part."
    ),
    "ambiguous_evidence": "It is not clear which documents belong to this answer.",
    "stage_skipped": "A stage was skipped to keep within a limit of the policy.",
    "second_look_failed": (
        "Slower evidence failed or took too long; the verdict stands without it."
    ),
    "review_budget": "The answer is among the riskiest share that goes to review.",
    "domain_shift": "The calls no longer look like those the gate was fitted on.",
    "not_audited": "The fitted gate has not been audited on calls of this source.",
    "scoring_failed": "Scoring failed; the policy decided.",
    "timed_out": "Scoring took too long; the policy decided.",
}
"""What each code means, in one sentence that holds no text of any call."""

OWN_CODE_SUMMARY: Final = "A check of the application found a fault."
"""The summary of a code that is none of evigate's."""

ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
ROUTES: Final[tuple[Route, ...]] = get_args(Route)
REASON_CODES: Final[tuple[ReasonCode, ...]] = get_args(ReasonCode)

NOTE_CODES: Final[frozenset[ReasonCode]] = frozenset(
    {
        "limited_evidence",
        "ambiguous_evidence",
        "stage_skipped",
        "conflict_reported",
        "second_look_failed",
        "review_budget",
        "domain_shift",
        "not_audited",
    }
)
"""Reasons that inform and do not count as a fault of the answer."""
