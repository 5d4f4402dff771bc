"""What a short answer lists: one too many, only one of several, or one too few.

The statement of the documents that speaks of what is asked holds a list, or one thing.
An answer that holds some of it and something else besides, or "only" one of several,
or denies one, or takes "both" where one is named, does not say what stands there.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.names.foreign_items import foreign_item
from evigate.checks.names.items import (
    Item,
    has_number,
    is_held,
    items_of,
    near_regions,
    reason_of,
    says_only,
    told_stems,
    told_weight,
)
from evigate.checks.names.regions import Region, regions
from evigate.checks.names.segments import MAX_SENTENCES
from evigate.checks.question.asked import asked, asks_for_a_way
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.cue_sentences import CueSentence, answer_sentence
from evigate.checks.statements.slot_words import LIGHT_VERBS
from evigate.checks.statements.told_terms import told_terms
from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.text.refusals import find_refusal
from evigate.text.tables.pair_words import BOTH, PAIRING

_MAX_WORDS: Final = 16  # of an answer
_FEW: Final = 6
_MAX_ASKED: Final = 8
_HALF: Final = 0.5
_MARGIN: Final = 0.2
_SEVERAL: Final = 2
_BEGINNING: Final = 5  # letters that two forms of a word share


def check_given_items(evidence: Evidence) -> list[Reason]:
    """Items of a short answer that the documents do not list, or list beside others.

    >>> from evigate.records import RagCall
    >>> documents = ["The pump and the filter are cleaned monthly. The lamp is not."]
    >>> call = RagCall.of("What is cleaned monthly?", documents, "Only the pump.")
    >>> [reason.code for reason in check_given_items(Evidence(call))]
    ['quantifier_mismatch']
    """
    if len(evidence.alignments) != 1 or not evidence.documents:
        return []
    if not 0 < len(evidence.answer.words.forms) <= _MAX_WORDS:
        return []
    if not evidence.question.text:
        return []
    if len(evidence.document_sentences) > MAX_SENTENCES:
        return []
    if evidence.shared(asked).kind == "reason":
        return []
    if evidence.shared(asks_for_a_way) and len(evidence.answer.words.forms) > _FEW:
        return []
    said = answer_sentence(evidence, 0)
    items = items_of(evidence, said)
    both = _takes_both(evidence, said)
    only = says_only(said)
    if not both and (not items or (len(items) < _SEVERAL and not only)):
        return []
    if is_cross_lingual(evidence) or len(evidence.shared(told_terms)) > _MAX_ASKED:
        return []
    if both:
        return _judge_both(evidence, said)
    near = near_regions(evidence, items)
    if not near:
        return _judge_pair(evidence, said, items) if only else []
    reason = (
        (_left_out(evidence, said, items, near) if only else None)
        or _denied(evidence, items, near)
        or foreign_item(evidence, items, near)
    )
    return [] if reason is None else [reason]


def _judge_pair(
    evidence: Evidence, said: CueSentence, items: list[Item]
) -> list[Reason]:
    """ "Only Leeds", where "both offices" are said to do what is asked."""
    found = evidence.shared(regions)
    best = max(found, key=lambda region: region.score, default=None)
    if best is None or best.score < evidence.shared(told_weight) or not best.score:
        return []
    forms = evidence.documents[best.document].words.forms[best.low : best.high]
    both = BOTH[evidence.language]
    opens = forms[0] in both and not best.denies
    if not opens or not all(i.stems <= evidence.postings.keys() for i in items):
        return []
    message = "The answer says {said}; the documents name both: {held}."
    return [reason_of(evidence, "quantifier_mismatch", message, said.span, best)]


def _left_out(
    evidence: Evidence, said: CueSentence, items: list[Item], near: list[Region]
) -> Reason | None:
    """ "Only the pump", of two that a list names."""
    if any(item.denied or has_number(evidence, item) for item in items):
        return None
    if find_refusal(evidence.answer.text) is not None:
        return None
    given = frozenset[str]().union(*(item.stems for item in items))
    begun = tuple(stem[:_BEGINNING] for stem in given if len(stem) >= _BEGINNING)
    region = next(
        (
            r
            for r in near
            if all(
                stem in r.stems or any(s.startswith(begun) for s in r.stems)
                for stem in given
            )
        ),
        None,
    )
    if region is None or region.denies:
        return None
    given |= {stem for stem in region.stems if stem.startswith(begun)}
    if not any(given & member for member in region.members):
        return None
    told = evidence.shared(told_stems)
    rest = [m for m in region.members if m.isdisjoint(given) and m - told]
    if not rest:
        return None
    message = "The answer says {said}; the documents name more: {held}."
    return reason_of(evidence, "quantifier_mismatch", message, said.span, region)


def _denied(evidence: Evidence, items: list[Item], near: list[Region]) -> Reason | None:
    """ "Hikers, but no cyclists", of a list that names both."""
    if not all(item.plain for item in items):
        return None
    for item in items[1:]:
        if not item.denied or has_number(evidence, item):
            continue
        for region in near:
            if is_held(region, item) and not region.may_deny:
                message = "The answer denies {said}; the documents say: {held}."
                return reason_of(
                    evidence, "negation_mismatch", message, item.span, region
                )
    return None


def _takes_both(evidence: Evidence, said: CueSentence) -> bool:
    """Is "both" all that the answer says?"""
    forms, language = said.reading.words.forms, said.language
    both = BOTH[language]
    content = evidence.content_flags(evidence.answer)
    told = evidence.shared(told_stems).union(evidence.question.stems, LIGHT_VERBS)
    rest = [
        i
        for i in range(said.low, said.high)
        if content[i] and forms[i] not in both and said.reading.stems[i] not in told
    ]
    return not rest and any(form in both for form in forms[said.low : said.high])


def _judge_both(evidence: Evidence, said: CueSentence) -> list[Reason]:
    """ "Both", of what one statement says of one."""
    kind = evidence.shared(asked).kind
    if kind not in ("person", "place", "open"):
        return []
    found = sorted(evidence.shared(regions), key=lambda r: -r.score)
    total = evidence.shared(told_weight)
    if not found or found[0].score < _HALF * total or not total:
        return []
    best = found[0]
    if len(best.members) > 1 or best.denies:
        return []
    if any(r.score > best.score - _MARGIN * total for r in found[1:]):
        return []
    place = evidence.document_sentences[best.sentence]
    reading = evidence.documents[best.document]
    language = evidence.language_of(reading)
    pairs = {*PAIRING[language], *BOTH[language]}
    if not pairs.isdisjoint(reading.words.forms[place.low : place.high]):
        return []
    message = "The answer says {said}; the documents name one: {held}."
    return [reason_of(evidence, "role_mismatch", message, said.span, best)]
