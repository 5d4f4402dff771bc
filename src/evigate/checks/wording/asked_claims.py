"""What a question for yes or no asks to be true, and how much of it words speak of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.vocabulary import stems_of_words
from evigate.checks.statements.condition_scopes import conditions_of
from evigate.checks.statements.cue_sentences import CueSentence, question_sentence
from evigate.checks.statements.told_terms import told_terms
from evigate.checks.wording.modality import modal_places, text_modals
from evigate.evidence import Evidence
from evigate.text.antonyms import Side
from evigate.text.modals import Modality, read_modal
from evigate.text.patterns import late
from evigate.text.states import denials_in, places_of_claim
from evigate.text.tables.asked_verbs import BRINGING, COSTING

# What lets one in or have something; a word of permission says as much of them.
OF_ACCESS: Final = frozenset("open allow accept available able possible".split())
# What is charged for is neither free nor included.
_PAY: Final = Side("free", 1)
_ACCEPT: Final = Side("accept", 0)
CHARGED: Final = frozenset({"free", "include"})
_DENIED: Final = late(r"\b(?:no|without|nothing|nichts|rien|nada|nulla|niente|niets)\b")


@dataclass(frozen=True, slots=True)
class AskedClaim:
    """What a question for yes or no asks to be true.

    Attributes:
        terms: for each word of content its weight and the stems that say the same.
        sides: for terms that stand on sides of pairs of opposites: these.
        total: of the weights.
        modality: of the permission or duty that is asked for, if any.
        without: is it asked whether it goes without something?
        case: the terms of the case in which it is asked ("if I cancel").
    """

    terms: dict[int, tuple[float, frozenset[str]]]
    sides: dict[int, tuple[Side, ...]]
    total: float
    modality: Modality | None
    without: bool = False
    case: frozenset[int] = frozenset()

    @property
    def asked_pairs(self) -> frozenset[str]:
        """The pairs of opposites that the question names a side of."""
        return frozenset(side.pair for found in self.sides.values() for side in found)


def asked_claim(evidence: Evidence) -> AskedClaim | None:
    """What is asked for yes or no; use through ``shared``.

    Returns:
        None for other questions, and where the question denies something itself: a
        "yes" to "Isn't it open?" means one thing here and another there.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("May dogs enter the park?", ["The park."], "")
    >>> asked_claim(Evidence(call)).modality
    'allowed'
    """
    if evidence.shared(asked).kind != "yes_no":
        return None
    question = question_sentence(evidence)
    cues = text_modals(evidence, evidence.question)
    words = range(question.high)
    modal = {i for cue in cues for i in modal_places(question, cue) if i in words}
    denials = [c for c in question.of_group("negation") if c.start not in modal]
    without = bool(denials) and all(cue.kind == "without" for cue in denials)
    if denials and not without:
        return None
    if any(cue.kind != "condition" for cue in question.of_group("condition")):
        return None
    read = {read_modal(cue, question.language, denied=False) for cue in cues}
    stated = {found.modality for found in read if found is not None}
    if len(stated) > 1:
        return None
    sides = {i: found for i, found in question.sides.items() if i not in modal}
    named = {side for found in sides.values() for side in found}
    if len({side.pair for side in named}) < len(named):
        return None  # "Is it open or closed?"
    claim = _claim(evidence, modal, sides, next(iter(stated), None))
    if claim is None:
        return None
    return replace(claim, without=without, case=_case(evidence, claim, question))


def _case(
    evidence: Evidence, claim: AskedClaim, question: CueSentence
) -> frozenset[int]:
    """The terms of a condition of the question, light ones left out."""
    named = {stem for each in conditions_of(question) for stem in each.content}
    if not named:
        return frozenset()
    told = evidence.shared(told_terms)
    heavy = [number for number, (weight, _) in claim.terms.items() if weight >= 1]
    return frozenset(number for number in heavy if told[number].stem in named)


def _claim(
    evidence: Evidence,
    modal: set[int],
    sides: dict[int, tuple[Side, ...]],
    modality: Modality | None,
) -> AskedClaim | None:
    stems = evidence.question.stems
    by_stem = {stems[i]: found for i, found in sides.items()}
    kept = {stem for i, stem in enumerate(stems) if i not in modal}
    costing = stems_of_words(COSTING.get(evidence.language, ""), evidence.language)
    bringing = stems_of_words(BRINGING.get(evidence.language, ""), evidence.language)
    charged = any(side.pair in CHARGED for found in sides.values() for side in found)
    terms: dict[int, tuple[float, frozenset[str]]] = {}
    named: dict[int, tuple[Side, ...]] = {}
    for number, term in evidence.shared(told_terms).items():
        if term.stem not in kept:
            continue
        opposites = by_stem.get(term.stem, ())
        if modality == "allowed" and _PAY in opposites:
            opposites = (_ACCEPT,)  # "Can I pay by card?": are cards accepted?
        if not (by_stem or modality) and term.stem in costing:
            opposites = (_PAY,)  # "Does it cost anything?": or is it free?
        if not term.related and _says_nothing(term.stem, opposites, bringing):
            continue
        is_light = term.weight < 1 or (charged and "currency" in term.measures)
        if is_light and not opposites and not term.related:
            continue  # "have", "in the price": what lacks of these is little
        terms[number] = term.weight, term.related
        if opposites:
            named[number] = opposites
    total = sum(weight for weight, _ in terms.values())
    return AskedClaim(terms, named, total, modality) if total else None


def _says_nothing(
    stem: str, opposites: tuple[Side, ...], bringing: frozenset[str]
) -> bool:
    """ "Bring", of a thing; "before", where no document says when."""
    if opposites:
        return all(side.pair == "before" for side in opposites)
    return stem in bringing


def share_at(
    evidence: Evidence,
    claim: AskedClaim,
    held: CueSentence,
    places: range,
    also: frozenset[int] = frozenset(),
) -> float:
    """How much of what is asked some words speak of, in [0, 1].

    Args:
        evidence: the call.
        claim: what is asked.
        held: a sentence of a document.
        places: words of it.
        also: terms that count as said, as those of the heading.
    """
    return share_of_terms(claim, terms_at(evidence, claim, held, places) | also)


def share_of_terms(claim: AskedClaim, numbers: frozenset[int]) -> float:
    """How much of what is asked some terms are, in [0, 1]."""
    terms = claim.terms
    return sum(terms[number][0] for number in numbers if number in terms) / claim.total


def terms_at(
    evidence: Evidence, claim: AskedClaim, held: CueSentence, places: range
) -> frozenset[int]:
    """The numbers of the asked terms that some words speak of."""
    stems = frozenset(held.reading.stems[places.start : places.stop])
    named = {s.pair for i, found in held.sides.items() if i in places for s in found}
    if not named.isdisjoint(CHARGED) or has_price(held, places):
        named |= CHARGED
    if not OF_ACCESS.isdisjoint(claim.asked_pairs) and any(
        cue.start in places for cue in text_modals(evidence, held.reading)
    ):
        named |= OF_ACCESS
    sides = claim.sides
    return frozenset(
        number
        for number, (_, related) in claim.terms.items()
        if not related.isdisjoint(stems)
        or any(side.pair in named for side in sides.get(number, ()))
    )


def has_price(held: CueSentence, places: range) -> bool:
    """Do some words give an amount of money to pay?"""
    quantities = held.reading.quantities
    if not places or not quantities:
        return False
    words = held.reading.words
    low, high = words.starts[places.start], words.ends[places.stop - 1]
    return any(
        (q.dimension or "").startswith("currency") and low <= q.start < high and q.value
        for q in quantities
    )


def costs_nothing(held: CueSentence, places: range) -> bool:
    """Do some words say that something is free by denying its price ("no charge")?"""
    if not places:
        return False
    words = held.reading.words
    low, high = words.starts[places.start], words.ends[places.stop - 1]
    text = held.reading.text[low:high].lower()
    free = places_of_claim(text, "free", held.language)
    if not free or not any(_DENIED.search(text[a:b]) for a, b in free):
        return False
    for a, b in reversed(free):
        text = text[:a] + text[b:]
    return denials_in(text, held.language) == 0
