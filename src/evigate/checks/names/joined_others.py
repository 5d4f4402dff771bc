"""Two that a sentence contrasts, joined: "pupils and teachers go by coach".

"Pupils go by coach, teachers by train" says of each its own; so does "praised in France
but ignored in Britain". An answer that says the one of both, or both of the one, has
joined what the sentence keeps apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from evigate.checks.question.asked import asked_stems
from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.statements.statements import text_cues
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason, Span
from evigate.text.deeds import share_a_thing
from evigate.text.language_kinds import UNSPACED
from evigate.text.light import light_words
from evigate.text.phrases import ARTICLE, BARE, OTHER, find_phrases
from evigate.text.reading import Reading
from evigate.text.tables.coordinating import COORDINATING
from evigate.text.tables.prepositions import ARTICLES

_MAX_SENTENCES: Final = 4
_MAX_WORDS: Final = 45  # of the answer
_MAX_HELD: Final = 40  # sentences of documents
_GAP: Final = 3  # words between two that are joined
_NEAR: Final = 0.3
_LEAST: Final = 2
_OPEN: Final = frozenset({BARE, OTHER, ARTICLE})
_AND: Final = frozenset("and und et y e ed en i oraz".split())
_WHILE: Final = frozenset(
    "while whereas während tandis mientras mentre terwijl".split()
)
_SURE: Final = 0.7


class _Clause(NamedTuple):
    """A clause of a document: its content, what it is of, and its phrases.

    Attributes:
        stems: its content, light words left out.
        subject: its first word of content, behind nothing but an article.
        named: has that an article, or a capital?
        behind: its words of content by the preposition before them.
    """

    stems: frozenset[str]
    subject: str
    named: bool
    behind: dict[str, str]


def check_joined_others(evidence: Evidence) -> list[Reason]:
    """What the answer says of two, or two things of one, that a document contrasts.

    >>> from evigate.records import RagCall
    >>> document = "Pupils travel by coach, teachers take the train."
    >>> said = "Pupils and teachers travel by coach."
    >>> call = RagCall.of("How do they travel?", [document], said)
    >>> [reason.code for reason in check_joined_others(Evidence(call))]
    ['role_mismatch']
    """
    answer, rows = evidence.answer, evidence.alignments
    if not 0 < len(rows) <= _MAX_SENTENCES or len(answer.words.forms) > _MAX_WORDS:
        return []
    if not 0 < len(evidence.document_sentences) <= _MAX_HELD:
        return []
    if evidence.language in UNSPACED or is_cross_lingual(evidence):
        return []
    cues = text_cues(evidence, answer)
    for row in rows:
        if cues.negates(row.low, row.high):
            continue
        for support in row.supports:
            if support.score >= _NEAR and _joins(evidence, row, support.sentence):
                return [_reason(evidence, row, support.sentence)]
    return []


def _joins(evidence: Evidence, row: Alignment, sentence: int) -> bool:
    """Does a sentence of the answer join what one of a document contrasts?"""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    ranges = reading.clause_words(place.start, place.end)
    if len(ranges) < _LEAST or text_cues(evidence, reading).negates(
        place.low, place.high
    ):
        return False
    clauses = [_clause(evidence, reading, low, high) for low, high in ranges]
    said = frozenset(evidence.content_stems(evidence.answer, row.low, row.high))
    plain = _outside_names(evidence, row)
    if not plain or any(map(str.isdigit, "".join(said))):
        return False  # sums have checks of their own
    for first, second in _pairs(evidence, row):
        for one in clauses:
            if plain.isdisjoint(one.stems - {first, second}):
                continue
            if any(_of_both(said, (first, second), one, c) for c in clauses):
                return True
    if ";" in evidence.answer.text[slice(*row.span)]:
        return False  # each may be of its own
    return any(
        _both_of_one(evidence, said, one, other)
        for one in clauses
        for other in clauses
        if one is not other and not plain.isdisjoint(other.stems)
    )


def _outside_names(evidence: Evidence, row: Alignment) -> frozenset[str]:
    """What a sentence of the answer says beside names."""
    answer = evidence.answer
    content, starts = evidence.content_flags(answer), answer.words.starts
    names = [(name.start, name.end) for name in answer.names]
    return frozenset(
        answer.stems[i]
        for i in range(row.low, row.high)
        if content[i] and not any(start <= starts[i] < end for start, end in names)
    )


def _pairs(evidence: Evidence, row: Alignment) -> Iterator[tuple[str, str]]:
    """Two words of the answer that "and" joins, either way round."""
    answer = evidence.answer
    forms, content = answer.words.forms, evidence.content_flags(answer)
    for place in range(row.low + 1, row.high - 1):
        if forms[place] not in _AND:
            continue
        before = next(
            (i for i in range(place - 1, place - _GAP, -1) if i >= 0 and content[i]),
            None,
        )
        behind = next(
            (
                i
                for i in range(place + 1, min(row.high, place + _GAP + 1))
                if content[i]
            ),
            None,
        )
        if before is not None and behind is not None:
            pair = answer.stems[before], answer.stems[behind]
            yield pair
            yield pair[1], pair[0]


def _clause(evidence: Evidence, reading: Reading, low: int, high: int) -> _Clause:
    forms, content = reading.words.forms, evidence.content_flags(reading)
    language = evidence.language_of(reading)
    light = light_words(language)
    stems = frozenset(evidence.content_stems(reading, low, high)) - light
    behind: dict[str, str] = {}
    for phrase in find_phrases(forms, content, low, high, language, joined=False):
        if phrase.opener not in _OPEN:
            behind[reading.stems[phrase.low]] = phrase.opener
    subject, named = _subject(evidence, reading, low, high)
    return _Clause(stems, subject, named, behind)


def _subject(
    evidence: Evidence, reading: Reading, low: int, high: int
) -> tuple[str, bool]:
    """The first word of content, and whether it surely is a thing or a name."""
    language = evidence.language_of(reading)
    forms, content = reading.words.forms, evidence.content_flags(reading)
    articles, passed = ARTICLES[language], _WHILE | COORDINATING[language]
    named = False
    for i in range(low, high):
        start = reading.words.starts[i]
        if content[i]:
            inside = start not in reading.sentence_starts
            named = named or (inside and reading.text[start].isupper())
            return reading.stems[i], named
        if forms[i] in articles:
            named = True
        elif forms[i] not in passed:
            break
    return "", False


def _of_both(
    said: frozenset[str],
    pair: tuple[str, str],
    one: _Clause,
    other: _Clause,
) -> bool:
    """Is of two what the one clause says of the one, and the other not of the other?"""
    first, second = pair
    if first not in one.stems or second in one.stems:
        return False
    if second not in other.stems or first in other.stems:
        return False
    subjects = first == one.subject and second == other.subject
    opener = one.behind.get(first)
    if not subjects and (opener is None or opener != other.behind.get(second)):
        return False
    told = one.stems & said - {first}
    own = other.stems - {second}
    return bool(told) and bool(own) and told.isdisjoint(own) and own.isdisjoint(said)


def _both_of_one(
    evidence: Evidence, said: frozenset[str], one: _Clause, other: _Clause
) -> bool:
    """Is of one what the other clause says of another, who is not named?"""
    whole = frozenset(evidence.answer.stems) | evidence.shared(asked_stems)
    if not one.named or not other.named or one.subject not in said:
        return False
    own = other.stems - {other.subject}
    if len(own) < _LEAST or len(one.stems) < _LEAST or not one.stems <= said:
        return False
    if other.subject in whole or not own <= said or one.subject in other.stems:
        return False
    return not share_a_thing([one.subject], [other.subject])


def _reason(evidence: Evidence, row: Alignment, sentence: int) -> Reason:
    source = evidence.sentence_source(sentence)
    said = evidence.answer.text[slice(*row.span)].strip()
    message = (
        f"The answer says “{said}”; the documents keep apart what it joins: "
        f"“{quoted(evidence, source)}”."
    )
    return Reason("role_mismatch", message, Span(*row.span), (source,), _SURE)
