"""Names of a question that no document holds, where one holds a sibling."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final

from rapidfuzz import fuzz

from evigate.checks.question.known_words import document_words
from evigate.checks.statements.siblings import subjects_of_pages
from evigate.checks.sufficiency.missing_key import MAX_KEYS, MAX_SIBLINGS, MissingKey
from evigate.evidence import Evidence
from evigate.text.names import Name
from evigate.text.reading import Reading
from evigate.text.words import stem_words

_VERBAL: Final = ("ed", "ing")  # "Enemy starred": no noun that leads a name
_NICKNAME: Final = 3  # letters that a short form shares with the name
_MIN_NAME: Final = 4
_MAX_ENDING: Final = 2
# Similarity, in percent, from which one word is a misspelling of another.
_SLIP: Final = 70.0
_NOT_NAMED: Final = frozenset({"de"})  # where every noun has a capital


def missing_names(evidence: Evidence) -> Iterator[MissingKey]:
    """ "Rifugio Monte Alba" where the documents hold "Rifugio Monte Cervo"."""
    question = evidence.question
    nouns = evidence.language_of(question) in _NOT_NAMED
    for name in question.names[:MAX_KEYS]:
        first = 1 if name.initial else 0  # its capital may mean nothing
        words = name.words[first:]
        missing = [
            w for w in words if len(w) >= _MIN_NAME and not _is_held(evidence, w)
        ]
        if not missing or any(map(str.isdigit, "".join(words))):
            continue
        sibling = None
        if len(missing) == 1 and len(name.words) > 1:
            sibling = _name_sibling(evidence, name.words, missing[0])
        if sibling is None and len(missing) == len(words) and not nouns:
            sibling = _led_sibling(evidence, name, missing[0])
            sibling = sibling or _other_subjects(evidence)
        if sibling is not None:
            number, (start, end) = sibling
            yield MissingKey(
                question.text[name.start : name.end],
                evidence.documents[number].text[start:end],
                frozenset(missing),
                evidence.source(number, start, end),
            )


def _is_held(evidence: Evidence, word: str) -> bool:
    """Do the documents hold a name, with or without an ending?"""
    known = evidence.shared(document_words)
    parts = [part for part in word.split("-") if part]
    if len(parts) > 1:
        return all(_is_held(evidence, part) for part in parts)
    if word in known.forms or "\n" + word in known.joined:
        return True
    if any(word[:-cut] in known.forms for cut in range(1, _MAX_ENDING + 1)):
        return True
    return stem_words([word], evidence.language)[0] in known.stems


_Place = tuple[int, tuple[int, int]]


def _name_sibling(
    evidence: Evidence, words: Sequence[str], missing: str
) -> _Place | None:
    """A name with the same words but one, another word and no slip of the pen."""
    place = words.index(missing)
    for number, name in _document_names(evidence):
        if len(name.words) != len(words):
            continue
        other = name.words[place]
        rest = (*name.words[:place], *name.words[place + 1 :])
        same = rest == (*words[:place], *words[place + 1 :])
        if same and _is_another(evidence, other, missing):
            return number, (name.start, name.end)
    return None


def _led_sibling(evidence: Evidence, name: Name, missing: str) -> _Place | None:
    """Another name beside the same noun ("the ferry Sigrid", "Aurora theatre")."""
    before, after = _neighbours(evidence, evidence.question, name)
    if not before and not after:
        return None
    for number, other in _document_names(evidence):
        reading = evidence.documents[number]
        if not _is_another(evidence, other.words[0], missing):
            continue
        lead, tail = _neighbours(evidence, reading, other)
        if (before and lead == before) or (after and tail == after):
            return number, (other.start, other.end)
    for number, reading in enumerate(evidence.documents):
        if reading.cells and not {before, after}.isdisjoint(reading.stems):
            row = reading.cells[0]
            return number, (row.row_start, row.row_start + len(row.row))
    return None


def _other_subjects(evidence: Evidence) -> _Place | None:
    """Another thing, where the documents name several and none that is asked about."""
    if any(
        _is_held(evidence, word)
        for name in evidence.question.names
        for word in name.words
    ):
        return None
    subjects = subjects_of_pages(evidence)
    if not subjects:
        return None
    number, subject = subjects[0]
    return number, (subject.start, subject.end)


def _document_names(evidence: Evidence) -> Iterator[tuple[int, Name]]:
    for number, reading in enumerate(evidence.documents):
        for name in reading.names[:MAX_SIBLINGS]:
            yield number, name


def _is_another(evidence: Evidence, other: str, missing: str) -> bool:
    if other == missing or other in evidence.question.words.forms:
        return False
    nickname = other[:_NICKNAME] == missing[:_NICKNAME] and len(other) != len(missing)
    return not nickname and fuzz.ratio(other, missing) < _SLIP


def _neighbours(evidence: Evidence, reading: Reading, name: Name) -> tuple[str, str]:
    """The content words right before and right behind a name, as stems, or empty.

    Before it a word of grammar may stand between: "the town hall of Arlen".
    """
    words, stems = reading.words, evidence.stems_of(reading)
    content = evidence.content_flags(reading)
    first = bisect_left(words.starts, name.start)
    last = bisect_left(words.starts, name.end)
    before = ""
    if first > 0 and content[first - 1]:
        before = stems[first - 1]
    elif first > 1 and content[first - 2]:
        before = f"{stems[first - 2]} {words.forms[first - 1]}"
    after = ""
    if last < len(stems) and content[last] and not words.forms[last].endswith(_VERBAL):
        after = stems[last]
    return before, after
