"""A value of a directory that is listed for somebody else.

"Offices: Paul Dene 204, Irene Holt 317." Another sentence tells who is asked about; the
answer must give what is listed for that one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.dates.occasions import find_occasions
from evigate.text.patterns import late

_MAX_SENTENCES: Final = 40
_MAX_WORDS: Final = 40  # of an answer
_MIN_ENTRIES: Final = 2
_MAX_ENTRIES: Final = 40
_MAX_LABEL: Final = 6  # stems
_HALF: Final = 0.5
_NUMBER: Final = late(r"\d+(?:[.:]\d+)*")
_ENTRY: Final = late(r"[^,;，、；،؛\n]+")
_HEADING: Final = late(r"^.*[:：]")


class _Entry(NamedTuple):
    """What a directory lists for one label."""

    sentence: int
    label: frozenset[str]
    value: str
    start: int
    end: int


def check_directories(evidence: Evidence) -> list[Reason]:
    """Values of the answer that a directory lists for somebody else than asked.

    >>> from evigate.records import RagCall
    >>> documents = ["Irene Holt teaches pottery.", "Offices: Dene 204, Holt 317."]
    >>> call = RagCall.of("Where is the pottery teacher's office?", documents, "204.")
    >>> [reason.code for reason in check_directories(Evidence(call))]
    ['role_mismatch']
    """
    answer = evidence.answer
    if len(answer.words.forms) > _MAX_WORDS or is_cross_lingual(evidence):
        return []
    if not 1 < len(evidence.document_sentences) <= _MAX_SENTENCES:
        return []
    said = _values(answer.text, evidence.language_of(answer))
    if not said:
        return []
    for number in range(len(evidence.document_sentences)):
        entries = _entries(evidence, number)
        if len(entries) < _MIN_ENTRIES:
            continue
        given = [entry for entry in entries if entry.value in said]
        if len(given) != 1:
            continue
        right = _asked_entry(evidence, entries, number)
        if right is not None and right.label != given[0].label:
            return [_reason(evidence, given[0], right)]
    return []


def _values(text: str, language: str) -> dict[str, tuple[int, int]]:
    """Numbers and weekdays of a text, by what they say."""
    found = {match[0]: match.span() for match in _NUMBER.finditer(text)}
    for day in find_occasions(text, language, []):
        if day.dimension == "week" and not day.is_range:
            found[f"day {day.sure}"] = (day.start, day.end)
    return found


def _entries(evidence: Evidence, sentence: int) -> list[_Entry]:
    """The entries of a sentence that lists one value for each of several labels."""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    text = evidence.sentence_text(sentence)
    entries: list[_Entry] = []
    for match in _ENTRY.finditer(text):
        heading = _HEADING.match(match[0])
        begin = heading.end() if heading is not None else 0
        piece = match[0][begin:]
        values = _values(piece, evidence.language_of(reading))
        if len(values) != 1 or len(entries) == _MAX_ENTRIES:
            continue
        ((value, (first, _)),) = values.items()
        label = frozenset(evidence.stems_of_text(piece[:first]))
        start = place.start + match.start() + begin
        if 0 < len(label) <= _MAX_LABEL:
            end = place.start + match.end()
            entries.append(_Entry(sentence, label, value, start, end))
    return entries if len({e.value for e in entries}) == len(entries) else []


def _asked_entry(
    evidence: Evidence, entries: list[_Entry], directory: int
) -> _Entry | None:
    """The entry of the one whom another sentence names, beside what is asked."""
    asked = evidence.shared(asked_stems)
    if any(entry.label <= asked for entry in entries):
        return None  # the question names whom it asks about
    known = frozenset(stem for stem in asked if stem in evidence.postings)
    total = evidence.weigh(known)
    best: _Entry | None = None
    score = _HALF * total
    for number, stems in enumerate(evidence.sentence_stems):
        share = evidence.weigh(known & set(stems))
        if number == directory or share < score or not total:
            continue
        named = [entry for entry in entries if entry.label <= set(stems)]
        if len(named) != 1 or (share == score and best is not None):
            return None
        best, score = named[0], share
    return best


def _reason(evidence: Evidence, given: _Entry, right: _Entry) -> Reason:
    place = evidence.document_sentences[given.sentence]
    text = evidence.documents[place.document].text
    first, second = (" ".join(text[e.start : e.end].split()) for e in (given, right))
    message = (
        f"The answer takes “{first}”; the documents tie what is asked to “{second}”."
    )
    sources = tuple(
        evidence.source(place.document, e.start, e.end) for e in (right, given)
    )
    span = Span(0, len(evidence.answer.text))
    return Reason("role_mismatch", message, span, sources, 0.75)
