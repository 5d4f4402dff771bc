"""How many find room, told by two documents: "seats 40", "up to 52 passengers".

Seats, places and people count alike where it is said that there is room for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import eq
from typing import Final

from evigate.checks.conflicts.told import (
    Place,
    Told,
    pairs_of_one_case,
    subject_terms,
    told_by_documents,
    told_conflict,
)
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.amounts.quantities import Quantity
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.capacity_words import CAPACITY, HOW_MANY, PEOPLE, ROOM, SEATS

_SEATS: Final = late(SEATS)
_PEOPLE: Final = late(PEOPLE)
_ROOM: Final = late(ROOM)
_HOW_MANY: Final = late(HOW_MANY)
_CAPACITY: Final = late(CAPACITY)
_COUNTED: Final = late(rf"[\s个個]*(?:\w+ )?(?:{SEATS}|{PEOPLE})")
_STANDS_FOR: Final = late(
    rf"(?:{CAPACITY}|\b(?:seats|holds|fasst|fits))\W*(?:\w+ ){{0,2}}$"
)
_LOOK_BACK: Final = 40
_LOOK_AHEAD: Final = 30


def conflicting_capacities(evidence: Evidence) -> list[Conflict]:
    """Pairs of counts of those who find room in the asked thing.

    >>> from evigate.records import RagCall
    >>> texts = ["The bus has 40 seats.", "The bus carries up to 52 passengers."]
    >>> call = RagCall.of("How many seats does the bus have?", texts, "")
    >>> [conflict.message for conflict in conflicting_capacities(Evidence(call))]
    ['Two documents disagree: one says “40”, another “52”.']
    """
    text = evidence.question.text.lower()
    if not _asks(text):
        return []

    def read(sentence: int) -> Iterator[tuple[float, int, int]]:
        for quantity in _counts(evidence, sentence):
            yield quantity.value, quantity.start, quantity.end

    def places(told: Told[float]) -> list[Place]:
        start = evidence.document_sentences[told.sentence].start
        found = _spans(evidence.sentence_text(told.sentence).lower())
        return [(start + low, start + high) for low, high in found]

    told = told_by_documents(evidence, subject_terms(evidence, _spans(text)), read, eq)
    return [
        told_conflict(evidence, first, second, "quantity")
        for first, second in pairs_of_one_case(evidence, told, places)
        if first.value != second.value
    ]


def _asks(text: str) -> bool:
    """ "How many seats", "how many people may"; not "how many people live"."""
    if _CAPACITY.search(text):
        return True
    if not _HOW_MANY.search(text):
        return False
    people = _PEOPLE.search(text) is not None and _ROOM.search(text) is not None
    return people or _SEATS.search(text) is not None


def _spans(text: str) -> list[Place]:
    """Where a text speaks of room, of seats or of people."""
    patterns = (_SEATS, _PEOPLE, _ROOM, _CAPACITY, _HOW_MANY)
    return [match.span() for pattern in patterns for match in pattern.finditer(text)]


def _counts(evidence: Evidence, sentence: int) -> Iterator[Quantity]:
    """The counts of seats, and of people where there is room for them."""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    room = _ROOM.search(evidence.sentence_text(sentence).lower()) is not None
    for quantity in reading.quantities:
        if not place.start <= quantity.start < place.end:
            continue
        plain = quantity.is_value and quantity.unit is None and quantity.high is None
        if plain and not quantity.weak and _is_of_room(reading, quantity, room):
            yield quantity


def _is_of_room(reading: Reading, quantity: Quantity, room: bool) -> bool:
    text, end = reading.text.lower(), quantity.end
    counted = _COUNTED.match(text, end, end + _LOOK_AHEAD)
    if counted is not None:
        return room or _SEATS.search(counted.group()) is not None
    before = text[max(0, quantity.start - _LOOK_BACK) : quantity.start]
    return _STANDS_FOR.search(before) is not None
