"""A short answer taken from another statement than the one that speaks of the asked.

Like `other_clauses`, by whole statements: "Next to the restaurant", of showers that
stand next to the sauna. One statement speaks of all that is asked; what the answer
gives stands only in others, which speak of less and say something of their own.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.names.clause_subjects import asked_of
from evigate.checks.names.items import asked_kind, told_stems, told_weight
from evigate.checks.names.regions import (
    Region,
    are_parallel,
    region_source,
    regions,
)
from evigate.checks.names.segments import MAX_SENTENCES
from evigate.checks.question.asked import asked
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import answer_sentence
from evigate.checks.statements.statements import text_cues
from evigate.checks.statements.told_terms import told_terms
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.antonyms import Side
from evigate.text.language_kinds import UNSPACED
from evigate.text.light import light_words
from evigate.text.tables.pronoun_words import PRONOUNS
from evigate.text.yes_no import yes_no

_KINDS: Final = frozenset({"person", "place", "open", "yes_no"})
_MAX_GIVEN: Final = 4  # words of content of the answer
_MAX_ASKED: Final = 6
_LONGEST: Final = 24  # words of a sentence
_MARGIN: Final = 0.3
_FEW_WORDS: Final = 6
_BESIDE: Final = 2  # sentences
_HALF: Final = 0.5
_SURE: Final = 0.7


def check_other_statements(evidence: Evidence) -> list[Reason]:
    """Short answers that stand in another statement than what is asked.

    >>> from evigate.records import RagCall
    >>> documents = ["Showers and lockers are by the sauna. The bar is by the pool."]
    >>> call = RagCall.of("Where are the showers?", documents, "By the pool.")
    >>> [reason.code for reason in check_other_statements(Evidence(call))]
    ['role_mismatch']
    """
    if evidence.shared(asked).kind not in _KINDS or len(evidence.alignments) != 1:
        return []
    if len(evidence.document_sentences) > MAX_SENTENCES:
        return []
    given = _given(evidence)
    sides = _sides(evidence, given)
    if sides:
        return _judge_sides(evidence, sides)
    if not 0 < len(given) <= _MAX_GIVEN or not given <= evidence.postings.keys():
        return []
    if len(evidence.shared(told_terms)) > _MAX_ASKED or is_cross_lingual(evidence):
        return []
    found = _taken_from(evidence, given)
    return [] if found is None else [_reason(evidence, *found)]


def _given(evidence: Evidence) -> frozenset[str]:
    """What the answer says beside what is asked and the documents know."""
    said = answer_sentence(evidence, 0)
    if said.of_group("negation") or yes_no(evidence.answer.text) is not None:
        return frozenset()
    language = evidence.language_of(evidence.answer)
    if language in UNSPACED:
        return frozenset()
    if any(q.is_value and q.unit for q in evidence.answer.quantities):
        return frozenset()
    return said.stems - evidence.shared(asked_of) - light_words(language)


def _sides(evidence: Evidence, given: frozenset[str]) -> frozenset[Side]:
    """The sides of opposites that are all that a short answer gives ("on the left")."""
    row = evidence.alignments[0]
    if given or row.high - row.low > _FEW_WORDS:
        return frozenset()
    cues = text_cues(evidence, evidence.answer)
    if cues.denies(row.low, row.high) or yes_no(evidence.answer.text) is not None:
        return frozenset()
    return frozenset(cues.named(row.low, row.high))


def _judge_sides(evidence: Evidence, sides: frozenset[Side]) -> list[Reason]:
    """ "On the left", of what stands on the right, beside another on the left."""
    known = evidence.shared(told_weight)
    found = evidence.shared(regions)
    rights = [region for region in found if region.score >= known > 0.0]
    others = frozenset(Side(side.pair, 1 - side.side) for side in sides)
    if len(sides) != 1 or len(rights) != 1 or is_cross_lingual(evidence):
        return []
    right = rights[0]
    held = frozenset(_sides_of(evidence, right))
    if not others & held or sides & held or right.denies:
        return []
    taken = [r for r in found if r is not right and sides & {*_sides_of(evidence, r)}]
    return [_reason(evidence, right, taken[0])] if taken else []


def _sides_of(evidence: Evidence, region: Region) -> list[Side]:
    cues = text_cues(evidence, evidence.documents[region.document])
    return cues.named(region.low, region.high)


def _taken_from(
    evidence: Evidence, given: frozenset[str]
) -> tuple[Region, Region] | None:
    """The statement that answers, and the one the answer was taken from."""
    found = evidence.shared(regions)
    terms = evidence.shared(told_terms).values()
    known = evidence.shared(told_weight)
    if not known or known < _HALF * sum(term.weight for term in terms):
        return None
    kind = evidence.shared(asked_kind)
    if kind is not None and known <= evidence.shared(told_terms)[kind].weight:
        return None  # "which papers": that papers are read is no answer
    rights = [region for region in found if region.score >= known]
    holders = [region for region in found if given <= region.stems]
    if not rights or not holders:
        return None
    if any(not given.isdisjoint(right.stems) for right in rights):
        return None
    taken: list[Region] = []
    for held in holders:
        if held.score > known - _MARGIN * known:
            return None
        if _is_beside(held, rights) and _is_apart(evidence, held, rights, given):
            taken.append(held)
        elif held.score:
            return None  # else a list of those present, which speaks of nothing asked
    if not taken:
        return None
    if any(_leans_back(evidence, right) for right in rights):
        return None
    if evidence.shared(asked).kind == "yes_no" and not _repeats(
        evidence, rights, holders
    ):
        return None
    own = _unasked(evidence, rights[0])
    return (rights[0], taken[0]) if own else None


def _is_beside(held: Region, rights: list[Region]) -> bool:
    return any(abs(held.sentence - right.sentence) <= _BESIDE for right in rights)


def _is_apart(
    evidence: Evidence, held: Region, rights: list[Region], given: frozenset[str]
) -> bool:
    """Is it apart from each of the statements that answer beside it?"""
    return all(
        _are_apart(evidence, held, right, given)
        for right in rights
        if _is_beside(held, [right])
    )


def _repeats(evidence: Evidence, rights: list[Region], holders: list[Region]) -> bool:
    """Does the answer say of the asked thing what is told of another?

    "Express is available to Austria", of what is delivered to Austria otherwise.
    """
    said = frozenset(evidence.stems_of(evidence.answer)) & evidence.shared(told_stems)
    return all(said & right.stems - held.stems for right in rights for held in holders)


def _are_apart(
    evidence: Evidence, held: Region, right: Region, given: frozenset[str]
) -> bool:
    """Near one another, each with something of its own, and no bridge between them."""
    if held.document != right.document or held.denies or right.denies:
        return False
    for region in (held, right):
        place = evidence.document_sentences[region.sentence]
        if place.high - place.low > _LONGEST:
            return False
    own = _unasked(evidence, held) - given
    bridge = own & right.stems
    return bool(own) and (not bridge or are_parallel(evidence, held, right))


def _leans_back(evidence: Evidence, region: Region) -> bool:
    """Does a pronoun stand for what is told of elsewhere?"""
    forms = evidence.documents[region.document].words.forms[region.low : region.high]
    return not PRONOUNS[evidence.language].isdisjoint(forms)


def _unasked(evidence: Evidence, region: Region) -> frozenset[str]:
    light = light_words(evidence.language)
    return region.stems - evidence.shared(asked_of) - light


def _reason(evidence: Evidence, right: Region, held: Region) -> Reason:
    sources = tuple(region_source(evidence, region) for region in (right, held))
    answer, asked_in = evidence.answer.text.strip(), quoted(evidence, sources[0])
    message = f"The answer gives “{answer}”; what is asked stands in “{asked_in}”."
    return Reason("role_mismatch", message, evidence.alignments[0].span, sources, _SURE)
