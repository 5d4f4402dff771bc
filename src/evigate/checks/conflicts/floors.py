"""Floors of a building that two documents give for one place: third floor, level 2."""

from __future__ import annotations

from collections.abc import Iterator
from operator import eq

from evigate.checks.conflicts.told import (
    Place,
    Told,
    pairs_of_one_case,
    subject_terms,
    told_by_documents,
    told_conflict,
)
from evigate.checks.question.asked import asked
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.storeys import Storey, find_storeys, names_a_floor


def conflicting_floors(evidence: Evidence) -> list[Conflict]:
    """Pairs of different floors, where a floor or a place is asked for.

    >>> from evigate.records import RagCall
    >>> texts = ["The bar is on the third floor.", "Bar: level 2."]
    >>> call = RagCall.of("Which floor is the bar on?", texts, "")
    >>> [conflict.message for conflict in conflicting_floors(Evidence(call))]
    ['Two documents disagree: one says “third floor”, another “level 2”.']
    """
    question = evidence.question
    language = evidence.language_of(question)
    asks = names_a_floor(question.text, language)
    if not asks and evidence.shared(asked).kind != "place":
        return []
    if find_storeys(question.text, language):
        return []

    def read(sentence: int) -> Iterator[tuple[int, int, int]]:
        start = evidence.document_sentences[sentence].start
        for storey in _storeys(evidence, sentence):
            yield storey.number, start + storey.start, start + storey.end

    def places(told: Told[int]) -> list[Place]:
        start = evidence.document_sentences[told.sentence].start
        found = _storeys(evidence, told.sentence)
        return [(start + storey.start, start + storey.end) for storey in found]

    told = told_by_documents(evidence, subject_terms(evidence, asks), read, eq)
    return [
        told_conflict(evidence, first, second, "quantity")
        for first, second in pairs_of_one_case(evidence, told, places)
        if first.value != second.value
    ]


def _storeys(evidence: Evidence, sentence: int) -> list[Storey]:
    document = evidence.document_sentences[sentence].document
    language = evidence.language_of(evidence.documents[document])
    return find_storeys(evidence.sentence_text(sentence), language)
