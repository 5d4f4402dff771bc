"""Statements that two documents share word for word, but for one place.

Copies of a page that differ in one value, name or noun are the plainest sign that one
of them is wrong. Words before and behind the place anchor it; what differs must be of
one kind and must not be what the question itself names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from evigate.checks.answering import other_period
from evigate.checks.asked import asked
from evigate.checks.coverage import sentence_coverage, terms_by_sentence
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.reading import Reading

_LEFT: Final = 3
_RIGHT: Final = 2
_LONGEST: Final = 6
_MAX_PLACES: Final = 6  # an anchor that stands in more places anchors nothing
_MAX_WORDS: Final = 200_000
_FAR_ANCHOR: Final = 12
_BASE: Final = 0.3
_SURE: Final = 0.91  # puts the default threshold where a half of RAMDocs puts it
_FEW_SENTENCES: Final = 4
_MAX_DIFFERENCES: Final = 2_000


@dataclass(frozen=True, slots=True)
class _Place:
    document: int
    word: int


@dataclass(frozen=True, slots=True)
class _Difference:
    """Words ``[first.word, first_end)`` stand in place of ``[second.word, ...)``."""

    first: _Place
    first_end: int
    second: _Place
    second_end: int
    anchor: int


def conflicting_copies(evidence: Evidence) -> list[Conflict]:
    """Pairs of near-copies about what is asked that differ in what may answer it."""
    best: dict[tuple[int, int], Conflict] = {}
    similarity = _Similarity(evidence)
    for difference in islice(_differences(evidence), _MAX_DIFFERENCES):
        weight = _weight(evidence, difference, similarity)
        key = (difference.first.document, difference.second.document)
        if weight > 0.0 and (key not in best or best[key].weight < weight):
            best[key] = _conflict(evidence, difference, weight)
    return list(best.values())


def _differences(evidence: Evidence) -> Iterator[_Difference]:
    """Places where two documents go apart behind equal words and meet again."""
    anchors: dict[tuple[str, ...], list[_Place]] = {}
    budget = _MAX_WORDS
    for number, reading in enumerate(evidence.documents):
        forms = reading.words.forms
        budget -= len(forms)
        if budget < 0:
            return
        for word in range(_LEFT, len(forms)):
            anchor = tuple(forms[word - _LEFT : word])
            places = anchors.setdefault(anchor, [])
            for place in places:
                if place.document != number:
                    found = _apart(evidence, place, _Place(number, word))
                    if found is not None:
                        yield found
            if len(places) < _MAX_PLACES:
                places.append(_Place(number, word))


def _apart(evidence: Evidence, first: _Place, second: _Place) -> _Difference | None:
    """The words that differ behind an anchor, if the texts meet again soon."""
    a = evidence.documents[first.document].words.forms
    b = evidence.documents[second.document].words.forms
    if first.word >= len(a) or second.word >= len(b) or a[first.word] == b[second.word]:
        return None
    ends: dict[tuple[str, ...], int] = {}
    for end in range(first.word + 1, min(first.word + _LONGEST, len(a) - _RIGHT) + 1):
        ends.setdefault(tuple(a[end : end + _RIGHT]), end)
    for end in range(second.word + 1, min(second.word + _LONGEST, len(b) - _RIGHT) + 1):
        meeting = ends.get(tuple(b[end : end + _RIGHT]))
        if meeting is not None:
            return _Difference(
                first, meeting, second, end, _anchor(a, b, first, second)
            )
    return None


def _anchor(a: list[str], b: list[str], first: _Place, second: _Place) -> int:
    """How many words before the place are equal."""
    length = _LEFT
    while (
        length < _FAR_ANCHOR
        and length < min(first.word, second.word)
        and a[first.word - length - 1] == b[second.word - length - 1]
    ):
        length += 1
    return length


def _weight(
    evidence: Evidence, difference: _Difference, similarity: _Similarity
) -> float:
    """How surely a difference is a disagreement on what is asked, in [0, 1].

    It grows with how much the two documents copy each other, how much of the question
    the place covers, and how long the equal words before it are; it falls where one
    document holds both wordings.
    """
    first, second = difference.first, difference.second
    kind = _kind(evidence, first, difference.first_end)
    if kind != _kind(evidence, second, difference.second_end):
        return 0.0
    if other_period(evidence, first.document, second.document):
        return 0.0
    question = set(evidence.question.words.forms)
    one = _words(evidence, first, difference.first_end) - question
    other = _words(evidence, second, difference.second_end) - question
    new_one, new_other = one - other, other - one
    if not new_one or not new_other or _other_case(evidence, first, second):
        return 0.0
    covered = max(_coverage(evidence, first), _coverage(evidence, second))
    copied = similarity.of(first.document, second.document)
    score = (_BASE + copied) * (_BASE + covered)
    score *= 1.5 if kind == _expected(evidence) else 1.0
    score *= 0.8 + 0.4 * min(1.0, (difference.anchor - _LEFT) / _FAR_ANCHOR)
    if new_one <= _forms(evidence, second):
        score *= 0.5
    if new_other <= _forms(evidence, first):
        score *= 0.6
    return min(0.95, _SURE * score)


def _other_case(evidence: Evidence, first: _Place, second: _Place) -> bool:
    """Do the two sentences cover other words of the question ("part-time")?

    Whole pages are copied with small slips; there it tells nothing.
    """
    documents = (evidence.documents[place.document] for place in (first, second))
    if max(len(reading.sentences) for reading in documents) > _FEW_SENTENCES:
        return False
    held = evidence.shared(terms_by_sentence)
    places = [_sentence(evidence, place) for place in (first, second)]
    covered = [set(held[p]) if p is not None else set() for p in places]
    return covered[0] != covered[1]


def _forms(evidence: Evidence, place: _Place) -> set[str]:
    return set(evidence.documents[place.document].words.forms)


class _Similarity:
    """How much two documents copy each other: Jaccard index of their word triples."""

    def __init__(self, evidence: Evidence) -> None:
        self._evidence = evidence
        self._triples: dict[int, set[tuple[str, ...]]] = {}
        self._known: dict[tuple[int, int], float] = {}

    def of(self, first: int, second: int) -> float:
        """In [0, 1], 1 for equal documents."""
        if (first, second) not in self._known:
            a, b = self._of(first), self._of(second)
            self._known[first, second] = len(a & b) / max(1, len(a | b))
        return self._known[first, second]

    def _of(self, document: int) -> set[tuple[str, ...]]:
        if document not in self._triples:
            forms = self._evidence.documents[document].words.forms
            self._triples[document] = set(
                zip(forms, forms[1:], forms[2:], strict=False)
            )
        return self._triples[document]


def _expected(evidence: Evidence) -> str:
    """The kind of filler that the question asks for."""
    kind = evidence.shared(asked).kind
    if kind in ("count", "amount", "duration", "date"):
        return "number"
    return "name" if kind in ("person", "place") else ""


def _kind(evidence: Evidence, place: _Place, end: int) -> str:
    reading = evidence.documents[place.document]
    forms = reading.words.forms[place.word : end]
    if any(form[0].isdigit() for form in forms):
        return "number"
    start = reading.words.starts[place.word]
    return "name" if reading.text[start].isupper() else "word"


def _words(evidence: Evidence, place: _Place, end: int) -> set[str]:
    """The content words of a place."""
    reading = evidence.documents[place.document]
    content = evidence.content_flags(reading)
    return {reading.words.forms[i] for i in range(place.word, end) if content[i]}


def _sentence(evidence: Evidence, place: _Place) -> int | None:
    start = evidence.documents[place.document].words.starts[place.word]
    return evidence.sentence_at(place.document, start)


def _coverage(evidence: Evidence, place: _Place) -> float:
    sentence = _sentence(evidence, place)
    return 0.0 if sentence is None else evidence.shared(sentence_coverage)[sentence]


def _conflict(evidence: Evidence, difference: _Difference, weight: float) -> Conflict:
    first, second = difference.first, difference.second
    readings = [evidence.documents[place.document] for place in (first, second)]
    one = _span(readings[0], first.word, difference.first_end)
    other = _span(readings[1], second.word, difference.second_end)
    texts = [
        reading.text[span[0] : span[1]]
        for reading, span in zip(readings, (one, other), strict=True)
    ]
    message = (
        f"Two documents agree but for one place: one says “{texts[0]}”, the other "
        f"“{texts[1]}”."
    )
    return Conflict(
        evidence.source(first.document, *one),
        evidence.source(second.document, *other),
        "copy",
        message,
        weight,
    )


def _span(reading: Reading, first: int, end: int) -> tuple[int, int]:
    """The place of some words, a number whole ("5,890" is two words)."""
    text = reading.text
    start, stop = reading.words.starts[first], reading.words.ends[end - 1]
    if text[start].isdigit():
        while start > 0 and (text[start - 1].isdigit() or text[start - 1] in ".,"):
            start -= 1
    return start, stop
