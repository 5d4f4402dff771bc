"""What the documents say of one place, said of another: "phones off in the lounge".

The answer follows a clause of the documents but for the place, which it takes from a
clause about something else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from evigate.checks.names.moved import said_of_another
from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.statements import text_cues
from evigate.checks.subjects.mentions import ANSWER
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.language_kinds import VERB_LAST
from evigate.text.light import light_words
from evigate.text.reading import Reading
from evigate.text.tables.place_words import PLACE_PREPOSITIONS
from evigate.text.tables.prepositions import ARTICLES

_MAX_SENTENCES: Final = 4
_MAX_DOCUMENT_SENTENCES: Final = 16  # a longer text says one thing in many ways
_OPENING: Final = 3  # words in which a sentence names its subject
_LONGEST: Final = 30  # words of a clause
_MAX_WORDS: Final = 45  # of the answer
_ENOUGH: Final = 2  # words of content that a statement has beside its subject
_SHORT: Final = 14  # one sentence, hardly a paraphrase
_MAX_RUN: Final = 3  # words of content in the name of a place


class _Clause(NamedTuple):
    """A clause of a document or the answer.

    Attributes:
        document: which, ``start`` and ``end`` in its text.
        low, high: the range of its words.
        stems: its content.
        topic: the subject of its sentence, where it does not open it.
        opens: its first word of content.
        places: what stands behind its prepositions of place.
    """

    document: int
    start: int
    end: int
    low: int
    high: int
    stems: frozenset[str]
    topic: frozenset[str]
    opens: str
    places: tuple[frozenset[str], ...]


def check_displaced(evidence: Evidence) -> list[Reason]:
    """Statements of the answer that the documents make of another place.

    >>> from evigate.records import RagCall
    >>> documents = ["Phones must be off in the lab. Food is allowed in the lounge."]
    >>> call = RagCall.of("Rules?", documents, "Food is allowed in the lab.")
    >>> [reason.code for reason in check_displaced(Evidence(call))]
    ['role_mismatch']
    """
    answer = evidence.answer
    if evidence.language not in PLACE_PREPOSITIONS or not evidence.documents:
        return []
    if not 0 < len(answer.sentences) <= _MAX_SENTENCES:
        return []
    if len(answer.words.forms) > _MAX_WORDS:
        return []
    if len(evidence.document_sentences) > _MAX_DOCUMENT_SENTENCES:
        return []
    said = list(_clauses_of(evidence, answer, ANSWER))
    if not said or is_cross_lingual(evidence):
        return []
    held = evidence.shared(_clauses)
    cues = text_cues(evidence, answer)
    for clause in said:
        if cues.denies(clause.low, clause.high):
            continue
        found = [_displaced(evidence, held, clause.stems, p) for p in clause.places]
        for pair in (*found, _of_another(evidence, held, clause)):
            if pair is not None:
                return [_reason(evidence, clause, *pair)]
    return []


def _of_another(
    evidence: Evidence, held: list[_Clause], said: _Clause
) -> tuple[_Clause, _Clause] | None:
    """The clause that a statement follows but for its subject, and the subject's."""
    subject = said.opens
    rest = said.stems - {subject}
    telling = rest - light_words(evidence.language)
    rest = telling if len(telling) >= _ENOUGH else rest
    if len(rest) < _ENOUGH or not rest - evidence.shared(asked_stems):
        return None
    if subject not in evidence.postings or any(
        rest <= clause.stems and subject in clause.stems | clause.topic
        for clause in held
    ):
        return None
    followed = [c for c in held if rest <= c.stems and not c.topic]
    own = [c for c in held if c.opens == subject and not c.topic]
    if not followed or not own or any(subject in c.stems for c in followed):
        return None
    if any(c.opens in said.stems or c.opens in rest for c in followed):
        return None
    return followed[0], own[0]


def _clauses(evidence: Evidence) -> list[_Clause]:
    return [
        clause
        for number, reading in enumerate(evidence.documents)
        if not reading.cells
        for clause in _clauses_of(evidence, reading, number)
    ]


def _clauses_of(
    evidence: Evidence, reading: Reading, document: int
) -> Iterator[_Clause]:
    sentences = zip(reading.sentences, reading.sentence_words, strict=True)
    for (first, last), (opening, _) in sentences:
        opens = evidence.content_stems(reading, opening, opening + _OPENING)[:1]
        spans = reading.clauses(first, last), reading.clause_words(first, last)
        for (start, end), (low, high) in zip(*spans, strict=True):
            kept = evidence.content_stems(reading, low, high)
            if kept and high - low <= _LONGEST:
                yield _Clause(
                    document,
                    *(start, end, low, high),
                    frozenset(kept),
                    frozenset(opens if start > first else ()),
                    kept[0],
                    tuple(_places(evidence, reading, low, high)),
                )


def _places(
    evidence: Evidence, reading: Reading, low: int, high: int
) -> Iterator[frozenset[str]]:
    """What stands behind prepositions of place, but for times and amounts."""
    leads = PLACE_PREPOSITIONS[evidence.language]
    articles = ARTICLES[evidence.language]
    forms, starts, ends = reading.words
    flags = evidence.content_flags(reading)
    i = low
    while i < high:
        i += 1
        if forms[i - 1] not in leads:
            continue
        while i < high and forms[i] in articles:
            i += 1
        run = i
        while run < high and flags[run] and run - i < _MAX_RUN:
            if run > i and not _goes_on(evidence, reading, run):
                break
            run += 1
        if run > i and not _is_value(reading, starts[i], ends[run - 1]):
            yield frozenset(reading.stems[i:run])


def _goes_on(evidence: Evidence, reading: Reading, word: int) -> bool:
    """Is a word one more of the name of a place, rather than a verb at the end?"""
    starts, ends = reading.words.starts, reading.words.ends
    if reading.text[ends[word - 1] : starts[word]].strip():
        return False
    if evidence.language in VERB_LAST:
        return reading.text[starts[word]].isupper()
    return True


def _is_value(reading: Reading, start: int, end: int) -> bool:
    spans = [(date.start, date.end) for date in reading.dates]
    spans += [(quantity.start, quantity.end) for quantity in reading.quantities]
    return any(first < end and start < last for first, last in spans)


def _displaced(
    evidence: Evidence,
    held: list[_Clause],
    said: frozenset[str],
    place: frozenset[str],
) -> tuple[_Clause, _Clause] | None:
    """The clause that a statement follows, and the one that its place is from."""
    rest = said - place
    rest = rest - light_words(evidence.language) or rest
    asked = evidence.shared(asked_stems)
    if not rest - asked:
        return None
    if not place <= evidence.postings.keys() or not place.isdisjoint(asked):
        return None
    followed: _Clause | None = None
    for clause in held:
        if not rest <= clause.stems | clause.topic or rest <= clause.topic:
            continue
        if not place.isdisjoint(clause.stems):
            return None
        if any(place.isdisjoint(other) for other in clause.places):
            followed = followed or clause
    if followed is None:
        return None
    taken = [clause for clause in held if place <= clause.stems]
    if not taken or any(not clause.stems - place for clause in taken):
        return None  # "in the lab and in the lounge"
    short = len(evidence.answer.words.forms) <= _SHORT
    if not short and not any(place in clause.places for clause in taken):
        return None
    return followed, taken[0]


def _reason(
    evidence: Evidence, said: _Clause, followed: _Clause, own: _Clause
) -> Reason:
    held, other = (
        evidence.source(clause.document, clause.start, clause.end)
        for clause in (followed, own)
    )
    return said_of_another(evidence, Span(said.start, said.end), held, other)
