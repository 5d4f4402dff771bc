"""Phone numbers, addresses and numbered places that two documents give differently."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from evigate.checks.conflicts.told import (
    Place,
    Told,
    pairs_of_one_case,
    subject_terms,
    told_by_documents,
    told_conflict,
)
from evigate.checks.question.asked import asked
from evigate.checks.statements.same_case import known_here
from evigate.checks.statements.slot_words import LIGHT_VERBS
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.patterns import late
from evigate.text.tables.contact_words import (
    ASCII_HINTS,
    CONTACTS,
    NUMBERED_PLACES,
)

_CONTACTS: Final = {kind: late(pattern) for kind, pattern in CONTACTS.items()}
_NUMBER: Final = (
    r"(?:no\.?|nr\.?|n[º°]|numer)? ?(?P<label>[a-z]?-?\d{1,4}[a-z]?)\b(?![.,:]\d)"
)
_LEAST: Final = 7  # last digits of a phone number, without the code of its country

_LOOK_BACK: Final = 12
_FEW: Final = 1
_REACH: Final = tuple(
    "reach call contact phone tel writ send mail e-mail email dial place meet erreich "
    "anruf ruf schreib wend kontakt find statt appel joign joind contact écri envoy "
    "llam contact escrib env chiam contatt scriv invia lig contat escrev bel bereik "
    "schrijf mail dzwoń kontakt napisz odbyw".split()
)
"""Beginnings of words for how one gets through or where something is."""

_Label = tuple[int, str]
_Reader = Callable[[int], Iterator[tuple[_Label, int, int]]]


def conflicting_contacts(evidence: Evidence) -> list[Conflict]:
    """Pairs of different phone numbers or addresses for one thing.

    >>> from evigate.records import RagCall
    >>> texts = ["The office: office@xx.org", "Office mail: info@xx.org"]
    >>> call = RagCall.of("What is the email address of the office?", texts, "")
    >>> [conflict.message for conflict in conflicting_contacts(Evidence(call))]
    ['Two documents disagree: one says “office@xx.org”, another “info@xx.org”.']
    """
    text = evidence.question.text.lower()
    for number, (kind, pattern) in enumerate(_CONTACTS.items()):
        if text.isascii() and not any(map(text.__contains__, ASCII_HINTS[kind])):
            continue
        asks = [match.span() for match in pattern.finditer(text)]
        if asks:
            return _compare(evidence, asks, _contacts(evidence, kind, number))
    return []


def conflicting_labels(evidence: Evidence) -> list[Conflict]:
    """Pairs of different rooms, gates, platforms for one thing.

    >>> from evigate.records import RagCall
    >>> texts = ["The exam takes place in room 204.", "Exam: room 310"]
    >>> call = RagCall.of("Which room is the exam in?", texts, "")
    >>> [conflict.message for conflict in conflicting_labels(Evidence(call))]
    ['Two documents disagree: one says “room 204”, another “room 310”.']
    """
    text = evidence.question.text.lower()
    asks = [match.span() for match in _nouns().finditer(text)]
    if (not asks and evidence.shared(asked).kind != "place") or _labels_in(text):
        return []
    return _compare(evidence, asks, _labels(evidence))


def _compare(evidence: Evidence, asks: list[Place], read: _Reader) -> list[Conflict]:
    def places(told: Told[_Label]) -> list[Place]:
        return [(told.start, told.end)]

    told = told_by_documents(evidence, subject_terms(evidence, asks), read, _are_same)
    return [
        told_conflict(evidence, first, second, "quantity")
        for first, second in pairs_of_one_case(evidence, told, places)
        if first.value[0] == second.value[0]
        and not _are_same(first.value, second.value)
        and _own_words(evidence, first, second) + _own_words(evidence, second, first)
        <= _FEW
    ]


def _own_words(evidence: Evidence, told: Told[_Label], other: Told[_Label]) -> int:
    """How much a sentence speaks of besides: "the night desk", "fax", "questions"."""
    known = known_here(evidence, other.sentence)
    place = evidence.document_sentences[told.sentence]
    reading = evidence.documents[told.document]
    content = evidence.content_flags(reading)
    forms, starts, _ = reading.words
    return sum(
        content[n]
        and reading.stems[n] not in known
        and not forms[n].startswith(_REACH)
        and forms[n] not in LIGHT_VERBS
        and not told.start <= starts[n] < told.end
        for n in range(place.low, place.high)
    )


def _contacts(evidence: Evidence, kind: str, number: int) -> _Reader:
    def read(sentence: int) -> Iterator[tuple[_Label, int, int]]:
        place = evidence.document_sentences[sentence]
        reading = evidence.documents[place.document]
        for found in reading.identifiers:
            fax = "fax" in reading.text[: found.start][-_LOOK_BACK:].lower()
            if (
                found.kind == kind
                and not fax
                and place.start <= found.start < place.end
            ):
                yield (number, found.value), found.start, found.end

    return read


def _labels(evidence: Evidence) -> _Reader:
    def read(sentence: int) -> Iterator[tuple[_Label, int, int]]:
        start = evidence.document_sentences[sentence].start
        for label, low, high in _labels_in(evidence.sentence_text(sentence).lower()):
            yield label, start + low, start + high

    return read


def _labels_in(text: str) -> list[tuple[_Label, int, int]]:
    """The numbered places that a text names, by the number of their kind."""
    return [
        ((_kind(match), match["label"].replace("-", "")), *match.span())
        for match in _numbered().finditer(text)
    ]


def _kind(match: re.Match[str]) -> int:
    kinds = range(len(NUMBERED_PLACES))
    return next(n for n in kinds if match[f"k{n}"] is not None)


def _are_same(first: _Label, second: _Label) -> bool:
    one, other = first[1], second[1]
    tails = one[-_LEAST:], other[-_LEAST:]
    phones = one.isdigit() and len(tails[0]) == _LEAST
    return one == other or (phones and tails[0] == tails[1])


@cache
def _nouns() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{'|'.join(NUMBERED_PLACES)})(?!\w)")


@cache
def _numbered() -> re.Pattern[str]:
    kinds = "|".join(f"(?P<k{n}>{nouns})" for n, nouns in enumerate(NUMBERED_PLACES))
    return re.compile(rf"(?<!\w)(?:{kinds}) {_NUMBER}")
