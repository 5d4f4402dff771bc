"""How long before an event something must be done: 24 hours, 3 days before arrival."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evigate.checks.conflicts.ends import UNTIL_WHEN
from evigate.checks.conflicts.told import (
    Place,
    Told,
    pairs_of_one_case,
    subject_terms,
    told_by_documents,
    told_conflict,
)
from evigate.checks.statements.own_scopes import are_of_other_kinds
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.amounts.quantities import Quantity, same_dimension, same_quantity
from evigate.text.patterns import late
from evigate.text.tables.capacity_words import PEOPLE
from evigate.text.tables.notice_words import (
    AHEAD_OF,
    BEFORE_DENSE,
    BEFORE_IT,
    HOW_LONG_BEFORE,
    LESS_THAN,
)

_HOW_LONG_BEFORE: Final = late(HOW_LONG_BEFORE)
_BEHIND: Final = late(rf"\W{{0,2}}(?:\w+ )?{BEFORE_IT}|\s*(?:{BEFORE_DENSE})")
_AHEAD: Final = late(AHEAD_OF)
_LESS_THAN: Final = late(rf"(?:{LESS_THAN})\W*(?:\w+ )?$")
_TIMES: Final = frozenset({"time", "calendar", "working_time"})
_PEOPLE: Final = late(PEOPLE)
_OPENING: Final = 2
_WINDOW: Final = 24
_REACH: Final = 60  # characters behind a span: "before the arrival of the guests"


def conflicting_notices(evidence: Evidence) -> list[Conflict]:
    """Pairs of spans of time, before an event, that are the latest for one thing.

    >>> from evigate.records import RagCall
    >>> texts = ["Cancel up to 24 hours before arrival.", "Cancel 3 days in advance."]
    >>> call = RagCall.of("Until when can I cancel?", texts, "")
    >>> [conflict.message for conflict in conflicting_notices(Evidence(call))]
    ['Two documents disagree: one says “24 hours”, another “3 days”.']
    """
    text = evidence.question.text.lower()
    asks = [
        match.span()
        for pattern in (UNTIL_WHEN, _HOW_LONG_BEFORE)
        for match in pattern.finditer(text)
    ]
    if not asks:
        return []

    def read(sentence: int) -> Iterator[tuple[Quantity, int, int]]:
        for quantity in _notices(evidence, sentence):
            yield quantity, quantity.start, quantity.end

    def places(told: Told[Quantity]) -> list[Place]:
        return [(told.start, told.end + _REACH)]

    until = [span for span in asks if not _HOW_LONG_BEFORE.match(text, *span)]
    told = told_by_documents(evidence, subject_terms(evidence, until), read, _are_same)
    return [
        told_conflict(evidence, first, second, "quantity")
        for first, second in pairs_of_one_case(evidence, told, places)
        if same_dimension(first.value, second.value)
        and not _are_same(first.value, second.value)
        and not are_of_other_kinds(evidence, first.sentence, second.sentence)
        and not _has_other_doers(evidence, first, second)
        and not _has_other_doers(evidence, second, first)
    ]


def _has_other_doers(
    evidence: Evidence, first: Told[Quantity], second: Told[Quantity]
) -> bool:
    """Asked about gym members, does it open with "Guests"?"""
    place = evidence.document_sentences[second.sentence]
    forms = evidence.documents[second.document].words.forms
    opening = set(forms[place.low : min(place.high, place.low + _OPENING)])
    given = set(evidence.question.words.forms)
    return (
        bool(first.covered - second.covered)
        and _PEOPLE.search(" ".join(opening - given)) is not None
    )


def _notices(evidence: Evidence, sentence: int) -> Iterator[Quantity]:
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    text = reading.text.lower()
    for quantity in reading.quantities:
        start, end = quantity.start, quantity.end
        name = (quantity.dimension or "").partition(":")[0]
        if name not in _TIMES or not place.start <= start < place.end:
            continue
        before = text[max(0, start - _WINDOW) : start]
        ahead = _BEHIND.match(text, end) or _AHEAD.search(before)
        if ahead and not _LESS_THAN.search(before):
            yield quantity


def _are_same(first: Quantity, second: Quantity) -> bool:
    return same_quantity(first, second)
