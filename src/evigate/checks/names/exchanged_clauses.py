"""Two clauses whose names the answer exchanges: who teaches, and who registers.

The documents say one thing of one and another of the other, in two clauses. An answer
of two clauses, each with the name of the one and the rest of the other, has exchanged
them, whatever the order of its words.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.subjects.quotes import quoted
from evigate.evidence import Evidence
from evigate.records import Reason, Source, Span
from evigate.text.light import light_words
from evigate.text.patterns import late
from evigate.text.reading import Reading

# Opens with one character class, which the engine scans for quickly.
_CAPITAL: Final = late(r"[^\W\d_a-z](?<!\w.)\w{2,}")
_NAMES: Final = 2
_MAX_SENTENCES: Final = 4
_MAX_CLAUSES: Final = 6
_BEGINNING: Final = 5  # letters that tell a word, whatever its ending
_COVERED: Final = 0.75
_SURE: Final = 0.75
_SHORT: Final = 10  # words of content of an answer that only pairs things
_SHORT_CLAUSE: Final = 4
_BORDER: Final = late(r"[,;]|\b(?:and|und|et|y|e|en|i)\b")
_TITLES: Final = frozenset(
    "mr mrs ms dr prof herr herrn frau mme madam monsi sr sra señor señora sig signo "
    "senho dhr mevr mevro pan pani".split()
)


class _Clause(NamedTuple):
    """A clause: beginnings of its words of content, and which have a capital."""

    start: int
    end: int
    words: frozenset[str]
    names: frozenset[str]


def check_exchanged_clauses(evidence: Evidence) -> list[Reason]:
    """Names that an answer exchanges between two clauses of the documents.

    >>> from evigate.records import RagCall
    >>> documents = ["Ms Kurz handles registration, and Mr Adam teaches the courses."]
    >>> answer = "Mr Adam handles registration, and Ms Kurz teaches the courses."
    >>> call = RagCall.of("", documents, answer)
    >>> [reason.code for reason in check_exchanged_clauses(Evidence(call))]
    ['role_mismatch']
    """
    rows = evidence.alignments
    if not 0 < len(rows) <= _MAX_SENTENCES or is_cross_lingual(evidence):
        return []
    for number, row in enumerate(rows):
        text = evidence.answer.text[row.span.start : row.span.end]
        capitals = set(_CAPITAL.findall(text))
        short = len(rows) == 1 and row.content <= _SHORT and _BORDER.search(text)
        if len(capitals) < _NAMES and not short:
            continue
        said: list[_Clause] | None = None
        for support in row.supports:
            held = evidence.sentence_text(support.sentence)
            if not short and sum([word in held for word in capitals]) < _NAMES:
                continue
            if said is None:
                said = _clauses(evidence, evidence.answer, number)
            if len(said) < _NAMES:
                break
            place = evidence.document_sentences[support.sentence]
            offset = support.sentence - evidence.first_sentences[place.document]
            reading = evidence.documents[place.document]
            held_clauses = _clauses(evidence, reading, offset)
            found = _exchanged(said, held_clauses) or (
                _exchanged(said, held_clauses, whole=True) if short else None
            )
            if found is not None:
                source = evidence.source(place.document, *found)
                return [_reason(evidence, row.span, source)]
    return []


def _clauses(evidence: Evidence, reading: Reading, sentence: int) -> list[_Clause]:
    """The clauses of a sentence, with what each says."""
    start, end = reading.sentences[sentence]
    light = light_words(evidence.language_of(reading))
    content, forms, starts = (
        evidence.content_flags(reading),
        reading.words.forms,
        reading.words.starts,
    )
    at, high = reading.sentence_words[sentence]
    clauses: list[_Clause] = []
    for first, last in reading.clauses(start, end)[:_MAX_CLAUSES]:
        words: set[str] = set()
        names: set[str] = set()
        while at < high and starts[at] < last:
            if content[at] and forms[at] not in light:
                word = forms[at][:_BEGINNING]
                if word not in _TITLES:
                    words.add(word)
                    if reading.text[starts[at]].isupper():
                        names.add(word)
            at += 1
        clauses.append(_Clause(first, last, frozenset(words), frozenset(names)))
    return clauses


def _exchanged(
    said: list[_Clause], held: list[_Clause], whole: bool = False
) -> tuple[int, int] | None:
    """Where two clauses of a document stand whose names two of the answer exchange.

    Args:
        said, held: the clauses of a sentence of the answer and of a document.
        whole: does it matter that the two say nothing else, rather than what is a name?
    """
    for one, other in combinations(held, 2):
        only_one, only_other = one.words - other.words, other.words - one.words
        if not only_one or not only_other:
            continue
        if not whole and not one.names and not other.names:
            continue
        crossed = [clause for clause in said if _is_crossed(clause, one, other, whole)]
        for first, second in combinations(crossed, 2):
            if not _of_one(first, second, only_one | only_other):
                return one.start, other.end
    return None


def _is_crossed(said: _Clause, one: _Clause, other: _Clause, whole: bool) -> bool:
    """Has a clause the name of the one, and all else of the other?"""
    told = said.words - (one.words & other.words)
    of_one, of_other = told & one.words, told & other.words
    if not of_one or not of_other:
        return False
    if len(of_one) + len(of_other) < _COVERED * len(told):
        return False
    if whole:
        return of_one | of_other == told and len(told) <= _SHORT_CLAUSE
    names = one.names | other.names
    return of_one <= names or of_other <= names


def _of_one(first: _Clause, second: _Clause, telling: frozenset[str]) -> bool:
    """Do both clauses share what they took from one side? Then nothing is exchanged."""
    return bool(first.words & second.words & telling)


def _reason(evidence: Evidence, span: Span, source: Source) -> Reason:
    held = quoted(evidence, source, None)
    message = f"The answer exchanges what the documents say of two: “{held}”."
    return Reason("role_mismatch", message, span, (source,), _SURE)
