"""The values of the asked kind in a passage, ranked by what of the question is near."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from evigate.checks.conflicts.slot_answers import SlotAnswer, Value
from evigate.checks.conflicts.slot_values import values_of
from evigate.checks.conflicts.told import akin_terms
from evigate.checks.question.coverage import (
    asked_terms,
    merged_terms,
    terms_by_sentence,
)
from evigate.checks.statements.answering import heading_terms, share_of
from evigate.checks.statements.said_otherwise import said_otherwise
from evigate.checks.statements.slots import Slot, asked_slot
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import Quantity
from evigate.text.name_kinds import kind_of
from evigate.text.names import Name
from evigate.text.words import stem_words

_LEAST: Final = 0.45
_LITERAL: Final = 0.25  # of the question, in its own words
_AROUND: Final = 0.5
_CLOSE: Final = 0.5
_PLACED: Final = 0.1
_FULL: Final = 0.2
_SAID: Final = 0.8
_LONGEST: Final = 70  # words; longer sentences are cells of a page, run together
_NO_PERSON: Final = frozenset({"described", "quoted"})


def told_values(evidence: Evidence, document: int) -> list[SlotAnswer]:
    """The values of the asked kind where enough of the question stands, best first.

    >>> from evigate.records import RagCall
    >>> texts = ["Ann Roe led the crew into Lake Zor. A map by Jo Dent survives."]
    >>> call = RagCall.of("Who led the crew into Lake Zor?", texts, "")
    >>> [answer.value.words for answer in told_values(Evidence(call), 0)][:1]
    [('ann', 'roe')]
    """
    first = evidence.first_sentences[document]
    held = evidence.shared(terms_by_sentence)
    literal = merged_terms(*held[first : evidence.first_sentences[document + 1]])
    if share_of(evidence, literal) < _LITERAL:
        return []  # not even what it is about
    slot = evidence.shared(asked_slot)
    values = list(values_of(evidence, slot, document))
    if not values:
        return []
    covers = [
        _cover(evidence, place)
        for place in range(first, evidence.first_sentences[document + 1])
    ]
    heading = dict.fromkeys(evidence.shared(heading_terms)[document], 1.0)
    whole = merged_terms(heading, *covers)
    if share_of(evidence, whole) < _LEAST:
        return []
    # Who or what a page is about need not be named in each sentence.
    named = {n: whole[n] for n in evidence.shared(_named_terms) if n in whole}
    found: list[SlotAnswer] = []
    for kind, value, start, end in values:
        sentence = evidence.sentence_at(document, start)
        if sentence is None or not _may_answer(evidence, document, sentence, value):
            continue
        at = sentence - first
        near = merged_terms(heading, named, *covers[max(0, at - 1) : at + 2])
        share = share_of(evidence, near)
        if share < _LEAST:
            continue
        rank = share_of(evidence, covers[at]) + _AROUND * share
        rank += _CLOSE * _closeness(evidence, document, sentence, start)
        rank += _like_a_person(evidence, document, value)
        place = (document, sentence, kind, value, start, end)
        found.append(SlotAnswer(*place, share, frozenset(near), rank))
    return sorted(found, key=lambda answer: -answer.rank)


def asks_for_a_name(slot: Slot) -> bool:
    """ "Which river", "what newspaper": does a name tell, and no number?

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("Which river did the boats follow?", [], "")
    >>> asks_for_a_name(asked_slot(Evidence(call)))
    True
    """
    open_ = slot.kind == "open" and not slot.dimensions and not slot.percent
    return open_ and slot.names_kind and not (slot.noun_kind or slot.by_deed)


def _cover(evidence: Evidence, sentence: int) -> dict[int, float]:
    """The asked terms of a sentence, in whatever words."""
    held = evidence.shared(terms_by_sentence)[sentence]
    told = dict.fromkeys(said_otherwise(evidence, sentence), _SAID)
    known = merged_terms(held, told)
    missing = [n for n in range(len(evidence.shared(asked_terms))) if n not in known]
    return known | akin_terms(evidence, missing, sentence)


def _may_answer(evidence: Evidence, document: int, sentence: int, value: Value) -> bool:
    place = evidence.document_sentences[sentence]
    if place.high - place.low > _LONGEST:
        return False
    slot = evidence.shared(asked_slot)
    if isinstance(value, Quantity):
        if asks_for_a_name(slot):
            return False
        # "479.7 people per square mile" are no population
        return bool(value.unit) or not (value.per or value.value % 1)
    if isinstance(value, Name) and slot.kind == "person":
        reading = evidence.documents[document]
        return kind_of(reading, value, reading.language) not in _NO_PERSON
    return True


def _like_a_person(evidence: Evidence, document: int, value: Value) -> float:
    """Where a person is asked for, full names are, "the Saxon Garden" hardly is."""
    if not isinstance(value, Name) or evidence.shared(asked_slot).kind != "person":
        return 0.0
    reading = evidence.documents[document]
    if kind_of(reading, value, reading.language) == "placed":
        return -_PLACED
    return _FULL if len(value.words) > 1 else 0.0


def _closeness(evidence: Evidence, document: int, sentence: int, start: int) -> float:
    """How near a value is to the asked words of its sentence, on average, up to 1."""
    reading = evidence.documents[document]
    place = evidence.document_sentences[sentence]
    at = bisect_left(reading.words.starts, start)
    numbers = evidence.shared(_numbers_of_words)
    near: dict[int, float] = {}
    for n in range(place.low, place.high):
        for number in numbers.get(reading.stems[n], ()):
            near[number] = max(near.get(number, 0.0), 1.0 / (1 + abs(n - at)))
    return sum(near.values()) / max(1, len(near))


def _named_terms(evidence: Evidence) -> frozenset[int]:
    names = {word for name in evidence.question.names for word in name.words}
    terms = evidence.shared(asked_terms)
    stems = set(stem_words(sorted(names), evidence.language))
    return frozenset(n for n, term in enumerate(terms) if term.stem in stems)


def _numbers_of_words(evidence: Evidence) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number, term in enumerate(evidence.shared(asked_terms)):
        for stem in {term.stem, *term.related}:
            found.setdefault(stem, []).append(number)
    return found
