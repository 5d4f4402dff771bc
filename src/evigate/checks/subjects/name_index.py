"""The names of the documents by place, read only where they are asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from evigate.evidence import Evidence
from evigate.text.names import Name, find_names
from evigate.text.patterns import late
from evigate.text.words import stem_words

_OPENING: Final = late(r"(?:^|[\n:;.!?•|>\"“„«(])[\W\d]*$")
_LOOK_BACK: Final = 24
_STEM: Final = 5
_MAX_SEEN: Final = 50  # places of one word that are looked at


class Writing(NamedTuple):
    """How the documents write a word.

    Attributes:
        proper: with a capital wherever it stands, and at least once inside a sentence.
        small: somewhere without a capital.
    """

    proper: bool
    small: bool


@dataclass(frozen=True, slots=True)
class NameIndex:
    """What was read so far of the names of some documents.

    Attributes:
        by_sentence: the names of document sentences.
        writing: for words how they are written.
    """

    by_sentence: dict[int, list[Name]] = field(default_factory=dict)
    writing: dict[str, Writing] = field(default_factory=dict)


def name_index(evidence: Evidence) -> NameIndex:
    """The names read so far; use through ``evidence.shared``."""
    del evidence
    return NameIndex()


def names_in(evidence: Evidence, sentence: int) -> list[Name]:
    """The names of one of ``Evidence.document_sentences``."""
    kept = evidence.shared(name_index).by_sentence
    names = kept.get(sentence)
    if names is None:
        place = evidence.document_sentences[sentence]
        text = evidence.documents[place.document].text[place.start : place.end]
        found = find_names(text, [(0, len(text))], evidence.language)
        at = place.start
        names = kept[sentence] = [
            Name(name.words, name.start + at, name.end + at, name.initial)
            for name in sorted(found, key=lambda name: name.start)
        ]
    return names


def sentences_with(evidence: Evidence, name: Name) -> set[int]:
    """The document sentences that hold a word of a name."""
    stems = stem_words(name.words, evidence.language)
    return {place for stem in stems for place in evidence.postings.get(stem, ())}


def is_proper(evidence: Evidence, name: Name) -> bool:
    """A name that the documents know as one: never small, and not only an opening."""
    kept = evidence.shared(name_index).writing
    told = False
    for word in name.words:
        writing = kept.get(word)
        if writing is None:
            writing = kept[word] = _writing(evidence, word)
        if len(word) < 2 or writing.small:
            return False
        told = told or writing.proper
    return told


def _places(evidence: Evidence, word: str) -> list[tuple[str, int]]:
    """Texts of the documents with the positions of a word in them."""
    form = word.partition("-")[0]
    places: list[tuple[str, int]] = []
    for reading in evidence.documents:
        forms, starts = reading.words.forms, reading.words.starts
        at = -1
        for _ in range(forms.count(form)):
            at = forms.index(form, at + 1)
            places.append((reading.text, starts[at]))
            if len(places) == _MAX_SEEN:
                return places
    return places


def _writing(evidence: Evidence, word: str) -> Writing:
    places = _places(evidence, word)
    if any(text[start].islower() for text, start in places):
        return Writing(proper=False, small=True)
    proper = any(not _opens(text, start) for text, start in places)
    return Writing(proper, small=False)


def _opens(text: str, start: int) -> bool:
    """Does a word stand where a capital proves nothing?"""
    before = text[max(0, start - _LOOK_BACK) : start]
    return not before or _OPENING.search(before) is not None


def is_same_name(first: Name, second: Name) -> bool:
    """One name, perhaps shortened or derived: "Cho" is "Daniel Cho"."""
    a, b = set(first.words), set(second.words)
    if a <= b or b <= a:
        return True
    return all(_is_form_of(word, b) for word in a)


def _is_form_of(word: str, others: set[str]) -> bool:
    return any(word.startswith(o[:_STEM]) and len(o) >= _STEM for o in others)
