"""What the documents say to a question for yes or no: yes, no, or under limits.

Read of every clause that speaks of what is asked: its negations, the sides of
opposites it names beside those that the question names, and its words of permission
and duty. The answer plays no part.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from evigate.checks.question.coverage import terms_by_sentence
from evigate.checks.statements.answering import heading_terms
from evigate.checks.statements.cue_sentences import CueSentence, document_sentence
from evigate.checks.statements.statements import POLAR_PAIRS, text_cues
from evigate.checks.wording.asked_claims import (
    CHARGED,
    OF_ACCESS,
    AskedClaim,
    asked_claim,
    has_price,
    share_at,
    terms_at,
)
from evigate.checks.wording.modality import modal_places, modality_in, text_modals
from evigate.evidence import Evidence
from evigate.text.antonyms import Side
from evigate.text.modals import Modality, are_opposite, complement
from evigate.text.tables.pronoun_words import PRONOUNS

Says = Literal["yes", "yes_if", "no", "limited", "unsaid"]

MOST: Final = 0.7  # of what is asked, in a sentence that decides
HALF: Final = 0.5  # the same where it says the opposite in so many words
_SOME: Final = 0.3
_MAX_READ: Final = 8
_MAX_LOOKED_AT: Final = 400
_LONGEST: Final = 80  # words of a sentence; longer ones are lists and tables
_OPENING: Final = 6  # words in which a sentence that goes on has its pronoun
_UNLIMITED: Final = frozenset({"all", "always", "none", "never", "certain"})
_LIMITING: Final = frozenset({"condition", "quantifier", "hedge"})
_ONLY: Final = frozenset({"only", "necessary"})
_MERE_CONDITIONS: Final = frozenset({"condition"})
_NOT_DENYING: Final = frozenset({"without", "implicit", "neither", "agreeing"})
_DUTY: Final = frozenset({"required", "free"})
_CONTRARY: Final[dict[Modality, Modality]] = {
    "required": "forbidden",
    "forbidden": "required",
}


class Stance(NamedTuple):
    """What one clause says to the question.

    Attributes:
        says: yes, yes under a condition, no, that it depends otherwise, or what else
            is included: nothing of what is asked.
        share: how much of what is asked it speaks of, in [0, 1].
        held: the sentence it stands in.
    """

    says: Says
    share: float
    held: CueSentence


class _Turn(NamedTuple):
    """Do the opposites of a clause turn what is asked, and does it name the asked?"""

    turned: bool
    by_name: bool


def stances(evidence: Evidence) -> list[Stance]:
    """What clauses of the documents say to what is asked; use through ``shared``.

    >>> from evigate.records import RagCall
    >>> documents = ["Dogs are prohibited on the beach. Cats are prohibited."]
    >>> call = RagCall.of("Are dogs allowed on the beach?", documents, "")
    >>> [stance.says for stance in stances(Evidence(call))]
    ['no']
    """
    claim = evidence.shared(asked_claim)
    if claim is None:
        return []
    found: list[Stance] = []
    for number in _candidates(evidence, claim):
        held = document_sentence(evidence, number)
        also = _terms_of_heading(evidence, held) | _terms_before(
            evidence, claim, held, number
        )
        clause, share = _clause_about(evidence, claim, held, also)
        says, least = _says(evidence, claim, held, clause, also)
        if says is not None and share >= least:
            found.append(Stance(says, share, held))
    return found


def _candidates(evidence: Evidence, claim: AskedClaim) -> list[int]:
    """The sentences that speak of some of it, in order."""
    scored: list[tuple[float, int]] = []
    kept: set[int] = set()
    looked_at = evidence.shared(terms_by_sentence)[:_MAX_LOOKED_AT]
    loose = len(claim.terms) == len(claim.sides) or evidence.language in ("de", "nl")
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
        if share < _SOME and number - 1 in kept and _goes_on(held):
            share = _SOME
        if share >= _SOME:
            scored.append((-share, number))
            kept.add(number)
    return sorted(number for _, number in sorted(scored)[:_MAX_READ])


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
    whole = range(held.low, held.high)
    related = {stem for _, stems in claim.terms.values() for stem in stems}
    modal = _modal_places(evidence, held, whole)
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
    return not PRONOUNS.get(held.language, frozenset()).isdisjoint(forms)


def _clause_about(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, also: frozenset[int]
) -> tuple[range, float]:
    """The clause that speaks of it, the whole sentence where none holds it all."""
    whole = range(held.low, held.high)
    full = share_at(evidence, claim, held, whole, also)
    clauses = held.clauses
    if len(clauses) > 1:
        shares = [share_at(evidence, claim, held, each, also) for each in clauses]
        best = max(shares)
        if best >= min(MOST, full):
            return clauses[shares.index(best)], best
    return whole, full


def _says(
    evidence: Evidence,
    claim: AskedClaim,
    held: CueSentence,
    clause: range,
    also: frozenset[int],
) -> tuple[Says | None, float]:
    """What a clause says, and how much of what is asked it must speak of for that."""
    goes_without = _goes_without(evidence, claim, held, clause)
    if goes_without is not None:
        return goes_without, HALF
    limits = _limits(evidence, held)
    if limits & _ONLY:
        if claim.modality == "required":
            return "yes", HALF  # "only with a ticket": one is needed
        lacks = _lacks_one(evidence, claim, held, also)
        return ("no", _SOME) if lacks else ("limited", MOST)
    if limits - _MERE_CONDITIONS:
        return "limited", MOST
    says, by_name = _plainly_says(evidence, claim, held, clause)
    if limits and says is not None:
        says = "yes_if" if says == "yes" else "limited"
    includes = says == "yes" and "include" in claim.asked_pairs
    if includes and _lacks_one(evidence, claim, held, also):
        return "unsaid", HALF
    return says, HALF if by_name or claim.without else MOST


def _goes_without(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, clause: range
) -> Says | None:
    """ "You can enter without a ticket", "nobody enters without": is one needed?"""
    kinds = {c.kind for c in held.cues if c.start in clause and c.group == "negation"}
    if claim.modality != "required" or "without" not in kinds:
        return None
    if modality_in(evidence, held, clause) == "forbidden":
        return "yes"
    return "yes" if kinds - _NOT_DENYING else "no"


def _lacks_one(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, also: frozenset[int]
) -> bool:
    """Does a sentence speak of all that is asked but one thing?"""
    whole = range(held.low, held.high)
    named = terms_at(evidence, claim, held, whole) | also
    lacking = claim.terms.keys() - named
    return len(lacking) == 1 and all(
        claim.terms[n][0] >= 1 and n not in claim.sides for n in lacking
    )


def _plainly_says(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, clause: range
) -> tuple[Says | None, bool]:
    """The same, limits left aside, and whether by a word for it or its opposite."""
    modality = modality_in(evidence, held, clause)
    if _may_deny(evidence, claim, held, clause):
        return None, False
    turn = _turn(evidence, claim, held, clause)
    if modality == "unclear" or turn is None:
        return None, False
    if modality is None:
        says = _by_parity(claim, _denials(held, clause), turn.turned)
        return says, turn.by_name and turn.turned
    return _by_modality(claim, modality, turn.turned), True


def _limits(evidence: Evidence, held: CueSentence) -> frozenset[str]:
    """Kinds of words that limit a sentence: conditions, most, perhaps."""
    limiting = [
        cue
        for cue in held.cues
        if cue.group in _LIMITING and cue.kind not in _UNLIMITED
    ]
    if not limiting:
        return frozenset()
    modal = _modal_places(evidence, held, range(held.low, held.high))
    starts = held.reading.words.starts
    dates = [(d.start, d.end) for d in held.reading.dates]
    return frozenset(
        cue.kind
        for cue in limiting
        if cue.start not in modal
        and not any(start <= starts[cue.start] < end for start, end in dates)
    )


def _may_deny(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, clause: range
) -> bool:
    """ "Without" and the like may colour a phrase or deny the whole.

    Where it is asked whether it goes without something, "without" denies nothing.
    """
    cues = [c for c in held.cues if c.kind in _NOT_DENYING and c.start in clause]
    if claim.without:
        others = [cue for cue in cues if cue.kind != "without"]
        return bool(others) or len(others) == len(cues)
    if not cues:
        return False
    read = _modal_places(evidence, held, clause) | held.sides.keys()
    return any(read.isdisjoint(range(cue.start, cue.end)) for cue in cues)


def _denials(held: CueSentence, clause: range) -> int:
    """The negations of a clause; a word that denies by its opposite counts there."""
    opposed = {
        place
        for place, found in held.sides.items()
        if any(side.side and side.pair in POLAR_PAIRS for side in found)
    }
    return sum(
        cue.group == "negation"
        and cue.kind not in _NOT_DENYING
        and cue.start in clause
        and opposed.isdisjoint(range(cue.start, cue.end))
        for cue in held.cues
    )


def _turn(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, clause: range
) -> _Turn | None:
    """Do opposites turn what is asked? None where one cannot tell."""
    asked = claim.asked_pairs
    modal = _modal_places(evidence, held, clause)
    theirs = {
        next((side for side in found if side.pair in asked), found[0])
        for place, found in held.sides.items()
        if place in clause and place not in modal
    }
    if any(Side(side.pair, 1 - side.side) in theirs for side in theirs):
        return None  # names both sides
    there = {side.pair: side.side for side in theirs}
    if CHARGED & there.keys() or has_price(held, clause):
        charged = {side for pair, side in there.items() if pair in CHARGED} or {1}
        there = dict.fromkeys(CHARGED, min(charged)) | there
    turns, named = 0, False
    for found in claim.sides.values():
        side = next((side for side in found if side.pair in there), None)
        if side is not None:
            turns += there[side.pair] != side.side
            named = True
        elif any(side.side and side.pair in POLAR_PAIRS for side in found):
            return None  # "unheated", of what only "is not" says
    left = {
        side.pair
        for side in theirs
        if side.side and side.pair in POLAR_PAIRS and side.pair not in asked
    }
    left -= CHARGED if asked & CHARGED else frozenset()
    if left and (claim.sides or not left <= OF_ACCESS):
        return None
    if left:
        return _Turn(len(left) == 1, by_name=True)  # "May one swim?": it is closed
    return _Turn(bool(turns % 2), named)


def _by_parity(claim: AskedClaim, denials: int, turned: bool) -> Says | None:
    """Of a clause without words of permission or duty."""
    if claim.modality in _DUTY:
        return None
    denied = bool(denials % 2) != turned
    if claim.modality == "forbidden":
        denied = not denied
    return "no" if denied else "yes"


def _by_modality(claim: AskedClaim, modality: Modality, turned: bool) -> Says | None:
    """Of a clause that permits, forbids, demands or leaves free."""
    if turned:  # "It must be closed" forbids to leave it open
        if modality not in _CONTRARY or claim.modality is None:
            return None
        modality = _CONTRARY[modality]
    if claim.modality is None:
        if modality in ("forbidden", "free"):
            return "no"
        access = bool(claim.sides) and claim.asked_pairs <= OF_ACCESS
        return "yes" if modality == "required" or access else None
    if claim.modality == modality:
        return "yes"
    if modality == complement(claim.modality):
        return "no"
    return "no" if are_opposite(claim.modality, modality) else None


def _modal_places(
    evidence: Evidence, held: CueSentence, clause: range
) -> frozenset[int]:
    """The words of permission and duty of a clause."""
    return frozenset(
        place
        for cue in text_modals(evidence, held.reading)
        if cue.start in clause
        for place in modal_places(held, cue)
    )
