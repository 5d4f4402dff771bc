"""Sentences about another thing of the asked one's kind, which no document mentions.

Asked are the hours of the pool; "the gym is open from 8 to 22". That the words are no
synonyms, and none a kind of the other, is known from a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from evigate.checks.question.coverage import asked_terms
from evigate.checks.sufficiency.other_periods import OtherSubject
from evigate.evidence import Evidence
from evigate.text.language_kinds import UNSPACED
from evigate.text.tables.rival_things import RIVAL_THINGS
from evigate.text.words import stem_words

_MAX_SENTENCES: Final = 200
_SHORT: Final = 3  # sentences of a document that is about what its first one names


class _Thing(NamedTuple):
    """Words for a thing, and for others of its kind, as stems or as written."""

    same: frozenset[str]
    rivals: frozenset[str]


def other_kinds(evidence: Evidence) -> dict[int, OtherSubject]:
    """Document sentences about a rival of an asked thing that no document mentions.

    >>> from evigate.records import RagCall
    >>> documents = ["The gym is open from 8 to 22.", "Lockers take coins."]
    >>> call = RagCall.of("When is the pool open?", documents, "")
    >>> [(at, found.sibling) for at, found in other_kinds(Evidence(call)).items()]
    [(0, 'gym')]
    """
    language = evidence.language
    if language not in RIVAL_THINGS or language != evidence.question.language:
        return {}
    find = _written if language in UNSPACED else _by_stem
    found: dict[int, OtherSubject] = {}
    for asked, place, start, end in find(evidence, _things(language)):
        number = evidence.document_sentences[place].document
        text = evidence.documents[number].text
        source = evidence.source(number, start, end)
        other = OtherSubject(asked, text[start:end], source)
        first = evidence.first_sentences[number]
        last = evidence.first_sentences[number + 1]
        about = place == first and last - first <= _SHORT
        for at in range(place, last if about else place + 1):
            found.setdefault(at, other)
    return found


@cache
def _things(language: str) -> dict[str, tuple[_Thing, ...]]:
    """For each word of the table, by its stem or as written, what it names."""
    things: dict[str, tuple[_Thing, ...]] = {}
    for line in filter(None, map(str.strip, RIVAL_THINGS[language].split(";"))):
        members = [_comparable(words.split(), language) for words in line.split("|")]
        whole = frozenset[str]().union(*members)
        for member in members:
            for word in member:
                thing = _Thing(member, whole - member)
                things[word] = (*things.get(word, ()), thing)
    return things


def _comparable(words: list[str], language: str) -> frozenset[str]:
    return frozenset(words if language in UNSPACED else stem_words(words, language))


_Found = Iterator[tuple[str, int, int, int]]


def _by_stem(evidence: Evidence, things: dict[str, tuple[_Thing, ...]]) -> _Found:
    """Asked words with sentences that hold a rival, and where it stands."""
    if things.keys().isdisjoint(evidence.stems_of(evidence.question)):
        return
    own = frozenset(evidence.stems_of(evidence.question))
    postings = evidence.postings
    for term in evidence.shared(asked_terms):
        if term.stem not in things or term.related or term.weight < 1.0:
            continue
        for thing in things[term.stem]:
            rivals = [stem for stem in thing.rivals - own if stem in postings]
            if rivals and thing.same.isdisjoint(postings):
                for stem in sorted(rivals):
                    for place in postings[stem][:_MAX_SENTENCES]:
                        yield (
                            _asked(evidence, term.stem),
                            place,
                            *_at(evidence, place, stem),
                        )


def _asked(evidence: Evidence, stem: str) -> str:
    question = evidence.question
    at = evidence.stems_of(question).index(stem)
    return question.text[question.words.starts[at] : question.words.ends[at]]


def _at(evidence: Evidence, place: int, stem: str) -> tuple[int, int]:
    """Where a stem stands in a sentence; its beginning, where a heading holds it."""
    sentence = evidence.document_sentences[place]
    reading = evidence.documents[sentence.document]
    stems = evidence.stems_of(reading)
    for at in range(sentence.low, sentence.high):
        if stems[at] == stem:
            return reading.words.starts[at], reading.words.ends[at]
    return sentence.start, sentence.end


def _written(evidence: Evidence, things: dict[str, tuple[_Thing, ...]]) -> _Found:
    """The same in scripts where words are found as runs of characters."""
    question = evidence.question.text
    for word in filter(question.__contains__, things):
        for thing in things[word]:
            if any(
                known in reading.text
                for known in thing.same
                for reading in evidence.documents
            ):
                continue
            rivals = [rival for rival in thing.rivals if rival not in question]
            count = min(len(evidence.document_sentences), _MAX_SENTENCES)
            for place in range(count):
                text = evidence.sentence_text(place)
                for rival in rivals:
                    at = text.find(rival)
                    if at >= 0:
                        start = evidence.document_sentences[place].start + at
                        yield word, place, start, start + len(rival)
