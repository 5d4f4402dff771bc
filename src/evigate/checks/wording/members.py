"""An answer that takes what is asked apart: "The lid no, but the tank yes."

Each member is asked for by itself, in the words of the question; so is the one of
"Children under six do not."
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import asked_terms
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import CueSentence, answer_sentence
from evigate.checks.statements.elliptical import Elliptical, elliptical_clauses
from evigate.checks.wording.asked_claims import AskedClaim, asked_claim
from evigate.checks.wording.stances import Stance, stances_on
from evigate.evidence import Evidence
from evigate.records import Reason

_MOST: Final = 4  # members
_AS_FULL: Final = 0.95
_SURE: Final = 0.75


def check_members(evidence: Evidence) -> list[Reason]:
    """Members of an answer of which the documents say the contrary.

    >>> from evigate.records import RagCall
    >>> documents = ["Dogs are not allowed on the beach. Bikes are allowed there."]
    >>> answer = "Bikes yes, dogs yes."
    >>> call = RagCall.of("Are dogs and bikes allowed?", documents, answer)
    >>> [reason.code for reason in check_members(Evidence(call))]
    ['negation_mismatch']
    """
    if len(evidence.alignments) != 1 or evidence.shared(asked).kind != "yes_no":
        return []
    said = answer_sentence(evidence, 0)
    members = elliptical_clauses(said)
    if not 0 < len(members) <= _MOST:
        return []
    if any(q.is_value for q in evidence.question.quantities):
        return []  # a limit of the documents is applied to the user's numbers
    claim = evidence.shared(asked_claim)
    if claim is None or is_cross_lingual(evidence):
        return []
    for member in members:
        held = _contrary(evidence, _claim_of(evidence, claim, member, members), member)
        if held is not None:
            return [_reason(evidence, said, held.held)]
    return []


def _claim_of(
    evidence: Evidence, claim: AskedClaim, member: Elliptical, members: list[Elliptical]
) -> AskedClaim:
    """What is asked, of one member."""
    stems = frozenset[str]().union(*(each.stems for each in members))
    terms = evidence.shared(asked_terms)
    kept = {
        number: term
        for number, term in claim.terms.items()
        if terms[number].stem not in stems and term[1].isdisjoint(stems)
    }
    first = len(terms)
    for number, stem in enumerate(sorted(member.stems), first):
        kept[number] = 1.0, frozenset({stem})
    sides = {number: found for number, found in claim.sides.items() if number in kept}
    total = sum(weight for weight, _ in kept.values())
    return replace(claim, terms=kept, sides=sides, total=total)


def _contrary(
    evidence: Evidence, claim: AskedClaim, member: Elliptical
) -> Stance | None:
    """A clause that says the contrary of a member, where none of the fullest agrees."""
    found = stances_on(evidence, claim)
    fullest = max((stance.share for stance in found), default=0.0)
    near = [stance for stance in found if stance.share >= _AS_FULL * fullest]
    other = "no" if member.answer == "yes" else "yes"
    return near[0] if near and all(stance.says == other for stance in near) else None


def _reason(evidence: Evidence, said: CueSentence, held: CueSentence) -> Reason:
    message = (
        f"The answer says {said.quote()} to what is asked; the documents say the "
        f"contrary of a part: {held.quote()}."
    )
    source = held.source(evidence)
    return Reason("negation_mismatch", message, said.span, (source,), _SURE)
