"""What the documents say to a question for yes or no: yes, no, or under limits.

Read of the clauses that speak of what is asked; the answer plays no part.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.question.coverage import asked_terms, terms_by_sentence
from evigate.checks.statements.answering import heading_terms
from evigate.checks.statements.cue_sentences import CueSentence, document_sentence
from evigate.checks.statements.statements import text_cues
from evigate.checks.wording.asked_claims import (
    AskedClaim,
    asked_claim,
    share_at,
    share_of_terms,
    terms_at,
)
from evigate.checks.wording.clause_says import (
    MOST,
    SOME,
    Says,
    clause_says,
    modal_words,
    says_of_exception,
)
from evigate.checks.wording.proposals import is_refused, is_rejected_proposal
from evigate.evidence import Evidence
from evigate.text.asked_and_answered import claims_nothing, is_question
from evigate.text.tables.pronoun_words import PRONOUNS

_MAX_READ: Final = 8
_MAX_LOOKED_AT: Final = 400
_LONGEST: Final = 80  # words of a sentence; longer ones are lists and tables
_OPENING: Final = 6  # words in which a sentence that goes on has its pronoun
_TWO: Final = 2
_AFFIRMED: Final = frozenset({"yes", "yes_if"})


class Stance(NamedTuple):
    """What one clause says to the question.

    Attributes:
        says: yes, yes with a condition or in part, no, that it depends, or what else
            is included: nothing of what is asked.
        share: how much of what is asked it speaks of, in [0, 1].
        held: the sentence it stands in.
    """

    says: Says
    share: float
    held: CueSentence


def stances(evidence: Evidence) -> list[Stance]:
    """What clauses of the documents say to what is asked; use through ``shared``.

    >>> from evigate.records import RagCall
    >>> documents = ["Dogs are prohibited on the beach. Cats are prohibited."]
    >>> call = RagCall.of("Are dogs allowed on the beach?", documents, "")
    >>> [stance.says for stance in stances(Evidence(call))]
    ['no']
    """
    claim = evidence.shared(asked_claim)
    return [] if claim is None else stances_on(evidence, claim)


def stances_on(evidence: Evidence, claim: AskedClaim) -> list[Stance]:
    """The same of a claim that is much like what is asked."""
    found: list[Stance] = []
    for number in _candidates(evidence, claim):
        held = document_sentence(evidence, number)
        also = _terms_of_heading(evidence, held) | _terms_before(
            evidence, claim, held, number
        )
        if claim.case and not _is_of_case(evidence, claim, held, also):
            continue
        says = says_of_exception(evidence, claim, held, number)
        if says is not None:
            found.append(Stance(says, 1.0, held))
            continue
        clause, share = _clause_about(evidence, claim, held, also)
        says, least = clause_says(evidence, claim, held, clause, also)
        if is_rejected_proposal(claim, held, clause):
            says, least = "no", MOST
        elif says == "yes" and is_refused(claim, held, clause):
            continue
        if says in _AFFIRMED:
            says = _as_answered(evidence, number, held, says)
        if says is not None and share >= least:
            found.append(Stance(says, share, held))
    return found


def _as_answered(
    evidence: Evidence, number: int, held: CueSentence, says: Says
) -> Says | None:
    """A question of the documents says yes where the sentence behind it does.

    Under limits, if that has any. That it says no is among its cues.
    """
    offset = number - evidence.first_sentences[held.document]
    if claims_nothing(held.reading, offset):
        return None
    if says == "yes" and is_question(held.reading, offset):
        answer = document_sentence(evidence, number + 1)
        if answer.kinds("condition") or answer.kinds("quantifier"):
            return "yes_if"
    return says


def _candidates(evidence: Evidence, claim: AskedClaim) -> list[int]:
    """The sentences that speak of some of it, in order."""
    scored: list[tuple[float, int]] = []
    kept: set[int] = set()
    looked_at = evidence.shared(terms_by_sentence)[:_MAX_LOOKED_AT]
    loose = len(claim.terms) == len(claim.sides) or evidence.language in ("de", "nl")
    loose = loose or _knows_kinds(evidence, claim)
    for number, named in enumerate(looked_at):
        place = evidence.document_sentences[number]
        reading = evidence.documents[place.document]
        if reading.cells or place.high - place.low > _LONGEST:
            continue
        if not (named or loose or number - 1 in kept) and not text_cues(
            evidence, reading
        ).named(*place[3:]):
            continue
        held = document_sentence(evidence, number)
        share = share_at(evidence, claim, held, range(place.low, place.high))
        if share < SOME and number - 1 in kept and _goes_on(held):
            share = SOME
        if share >= SOME:
            scored.append((-share, number))
            kept.add(number)
    return sorted(number for _, number in sorted(scored)[:_MAX_READ])


def _knows_kinds(evidence: Evidence, claim: AskedClaim) -> bool:
    """Does a word for a kind stand for an asked one ("alcohol" for wine)?"""
    terms = evidence.shared(asked_terms)
    return any(
        related and number < len(terms) and not terms[number].related
        for number, (_, related) in claim.terms.items()
    )


def _terms_of_heading(evidence: Evidence, held: CueSentence) -> frozenset[int]:
    """What the heading of the document speaks of, where that is a line of its own."""
    end = held.reading.sentences[0][1]
    apart = held.start > end and held.reading.text[end : held.start].startswith("\n")
    return evidence.shared(heading_terms)[held.document] if apart else frozenset()


def _terms_before(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, number: int
) -> frozenset[int]:
    """What the sentence before speaks of, where this one goes on about it."""
    if number == evidence.first_sentences[held.document]:
        return frozenset()
    whole = _whole(held)
    related = {stem for _, stems in claim.terms.values() for stem in stems}
    modal = modal_words(evidence, held, whole)
    own = held.stems_at([i for i in whole if i not in modal]) - related
    if len(own) > _goes_on(held) or not (
        _goes_on(held) or terms_at(evidence, claim, held, whole)
    ):
        return frozenset()  # it has a subject, or a verb, of its own
    before = document_sentence(evidence, number - 1)
    return terms_at(evidence, claim, before, range(before.low, before.high))


def _goes_on(held: CueSentence) -> bool:
    """Does a pronoun among its first words stand for what was spoken of before?"""
    forms = held.reading.words.forms[held.low : min(held.low + _OPENING, held.high)]
    return not PRONOUNS[held.language].isdisjoint(forms)


def _is_of_case(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, also: frozenset[int]
) -> bool:
    """Does a sentence speak of the asked case, if with what was said before?"""
    own = claim.case & terms_at(evidence, claim, held, _whole(held))
    return bool(own) and claim.case <= own | also


def _whole(held: CueSentence) -> range:
    return range(held.low, held.high)


def _merely_permits(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, clause: range
) -> bool:
    """Does a clause say of what stands before it what is allowed or needed?"""
    modal = modal_words(evidence, held, clause)
    if claim.modality is None or not modal:
        return False
    return not held.stems_at([i for i in clause if i not in modal])


def _clause_about(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, also: frozenset[int]
) -> tuple[range, float]:
    """The clause that speaks of the most of it, with how much."""
    whole = _whole(held)
    clauses = held.clauses
    if len(clauses) < _TWO:
        return whole, share_at(evidence, claim, held, whole, also)
    best: tuple[float, float, range] | None = None
    before = also
    for clause in clauses:
        own = terms_at(evidence, claim, held, clause)
        if own:  # what was named before is still spoken of
            about = share_of_terms(claim, own | before)
            told = share_of_terms(claim, own)
            if best is None or (about, told) > best[:2]:
                best = about, told, clause
            before |= own
        elif best is not None and _merely_permits(evidence, claim, held, clause):
            best = best[0], best[1], clause  # "recommended but not compulsory"
    if best is None:
        return whole, 0.0
    full = share_at(evidence, claim, held, whole, also)
    return (best[2], best[0]) if best[0] >= min(MOST, full) else (whole, full)
