"""How often something happens, told by two documents: every six months, once a year."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from evigate.checks.conflicts.told import (
    Place,
    Told,
    pairs_of_one_case,
    subject_terms,
    told_by_documents,
    told_conflict,
)
from evigate.checks.statements.said_otherwise import asked_deeds
from evigate.checks.statements.same_case import known_here
from evigate.checks.values.frequencies import Rhythm, rhythms_in
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.patterns import late
from evigate.text.tables.frequency_words import HOW_OFTEN

_ASKS: Final = late(HOW_OFTEN, re.IGNORECASE)
_NEAR: Final = 0.02  # relative; twelve months are 360 to 366 days


def conflicting_rhythms(evidence: Evidence) -> list[Conflict]:
    """Pairs of different rhythms, where it is asked how often something happens.

    >>> from evigate.records import RagCall
    >>> texts = ["Change the oil every month.", "The oil is changed twice a year."]
    >>> call = RagCall.of("How often must I change the oil?", texts, "")
    >>> [conflict.message for conflict in conflicting_rhythms(Evidence(call))]
    ['Two documents disagree: one says “month”, another “twice a year”.']
    """
    asks = [match.span() for match in _ASKS.finditer(evidence.question.text)]
    if not asks:
        return []
    rhythms = evidence.shared(_rhythms_by_sentence)

    def read(sentence: int) -> Iterator[tuple[float, int, int]]:
        yield from rhythms.get(sentence, ())

    def places(told: Told[float]) -> list[Place]:
        return [(found.start, found.end) for found in rhythms[told.sentence]]

    told = told_by_documents(evidence, subject_terms(evidence, asks), read, _are_same)
    return [
        told_conflict(evidence, first, second, "quantity")
        for first, second in pairs_of_one_case(evidence, told, places)
        if not _are_same(first.value, second.value)
        and not _tells_another_deed(evidence, first, second)
        and not _tells_another_deed(evidence, second, first)
    ]


def _tells_another_deed(
    evidence: Evidence, first: Told[float], second: Told[float]
) -> bool:
    """Is it replaced every year, and cleaned every month?"""
    missing = evidence.shared(asked_deeds) & (first.covered - second.covered)
    if not missing:
        return False
    known = known_here(evidence, first.sentence)
    place = evidence.document_sentences[second.sentence]
    reading = evidence.documents[place.document]
    content = evidence.content_flags(reading)
    times = [(found.start, found.end) for found in rhythms_in(reading)]
    return any(
        content[n]
        and reading.stems[n] not in known
        and not any(low <= reading.words.starts[n] < high for low, high in times)
        for n in range(place.low, place.high)
    )


def _rhythms_by_sentence(evidence: Evidence) -> dict[int, list[Rhythm]]:
    found: dict[int, list[Rhythm]] = {}
    for document, reading in enumerate(evidence.documents):
        for rhythm in rhythms_in(reading):
            sentence = evidence.sentence_at(document, rhythm.start)
            if sentence is not None:
                found.setdefault(sentence, []).append(rhythm)
    return found


def _are_same(first: float, second: float) -> bool:
    return abs(first - second) <= _NEAR * second
