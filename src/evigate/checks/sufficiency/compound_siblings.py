"""Siblings told by the first part of a compound: Frühzug for Abendzug, zomertarief."""

from __future__ import annotations

from typing import Final

from evigate.checks.sufficiency.other_periods import OtherSubject
from evigate.evidence import Evidence
from evigate.text.tables.calendar_names import WEEKDAYS

_COMPOUNDING: Final = frozenset({"de", "nl", "sv"})
_MIN_HEAD: Final = 4
_MIN_FIRST: Final = 3
_OPENING: Final = 3  # words before the thing that a sentence is about
_MAX_SENTENCES: Final = 60
_SHORT_HEADS: Final = frozenset({"zug", "bad", "bus", "tor", "amt", "weg", "bon"})
# Endings that derive words: no heads of compounds.
_ENDINGS: Final = (
    "ung ungen heit heiten keit keiten schaft schaften isch lich liche lichen tion "
    "tionen ieren heid heden ing ingen lijk lijke atie aties ende enden er ern"
).split()


def compound_siblings(evidence: Evidence) -> dict[int, OtherSubject]:
    """Document sentences that open with a sibling of the asked thing.

    >>> from evigate.records import RagCall
    >>> documents = ["Der Frühzug fährt um 7 Uhr. Der Abendzug fährt nach Korbach."]
    >>> call = RagCall.of("Wann fährt der Abendzug?", documents, "")
    >>> [found.sibling for found in compound_siblings(Evidence(call)).values()]
    ['Frühzug']
    """
    question = evidence.question
    if evidence.language_of(question) not in _COMPOUNDING:
        return {}
    content = evidence.content_flags(question)
    asked = [
        form
        for form, flag in zip(question.words.forms, content, strict=True)
        if flag and len(form) >= _MIN_FIRST + _MIN_FIRST
    ]
    places = range(min(len(evidence.document_sentences), _MAX_SENTENCES))
    openings = [_opening_words(evidence, place) for place in places]
    found: dict[int, OtherSubject] = {}
    for key in asked:
        told = any(key == form for words in openings for form, _, _ in words)
        if not told:
            continue
        for place, words in enumerate(openings):
            if any(form == key for form, _, _ in words) or place in found:
                continue
            other = next((word for word in words if _are_siblings(key, word[0])), None)
            if other is not None and not _holds(evidence, place, key):
                number = evidence.document_sentences[place].document
                source = evidence.source(number, other[1], other[2])
                text = evidence.documents[number].text[other[1] : other[2]]
                found[place] = OtherSubject(key, text, source)
    return found


def _opening_words(evidence: Evidence, place: int) -> list[tuple[str, int, int]]:
    sentence = evidence.document_sentences[place]
    words = evidence.documents[sentence.document].words
    last = min(sentence.high, sentence.low + _OPENING)
    return [
        (words.forms[at], words.starts[at], words.ends[at])
        for at in range(sentence.low, last)
    ]


def _holds(evidence: Evidence, place: int, form: str) -> bool:
    sentence = evidence.document_sentences[place]
    words = evidence.documents[sentence.document].words
    return form in words.forms[sentence.low : sentence.high]


def _are_siblings(key: str, other: str) -> bool:
    """Do two words share their last part, and is it a word of its own?"""
    if key.endswith(other) or key in WEEKDAYS or other in WEEKDAYS:
        return False  # the same, or "Bücherei" for "Stadtbücherei"
    shared = 0
    while (
        shared < min(len(key), len(other)) - _MIN_FIRST
        and key[-shared - 1] == other[-shared - 1]
    ):
        shared += 1
    head = key[len(key) - shared :]
    if head in _ENDINGS or (len(head) < _MIN_HEAD and head not in _SHORT_HEADS):
        return False
    return not any(
        len(head) - len(end) < _MIN_FIRST and head.endswith(end) for end in _ENDINGS
    )
