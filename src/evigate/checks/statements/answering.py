"""Which statements of each document speak of what is asked, and how much of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from evigate.checks.question.coverage import Term, asked_terms, terms_by_sentence
from evigate.checks.subjects.mentions import title_stems
from evigate.evidence import Evidence
from evigate.text.dates.dates import Date
from evigate.text.reading import Reading

_MAX_DOCUMENTS: Final = 60
_KEPT: Final = 4
MIN_ASKED: Final = 0.6
"""Share of the question from which on a sentence speaks of most of it."""
_FEW_SENTENCES: Final = 4
_MANY_WORDS: Final = 80
_ROOT: Final = 4
_ENDING: Final = 3


class AskedSentence(NamedTuple):
    """A document sentence with the part of the question that it speaks of.

    Attributes:
        document: which document.
        sentence: position in ``Evidence.document_sentences``.
        covered: numbers of the asked terms that it or the document's heading covers.
        share: how much of the question these are, in [0, 1].
        stems: its content.
    """

    document: int
    sentence: int
    covered: frozenset[int]
    share: float
    stems: frozenset[str]


def asked_sentences(evidence: Evidence) -> list[list[AskedSentence]]:
    """For each document its sentences that speak of most of what is asked, best first.

    Use through ``evidence.shared``.
    """
    rows: list[list[AskedSentence]] = [[] for _ in evidence.documents]
    headings = evidence.shared(heading_terms)
    for sentence, held in enumerate(evidence.shared(terms_by_sentence)):
        document = evidence.document_sentences[sentence].document
        if not held or document >= _MAX_DOCUMENTS:
            continue
        heading = headings[document]
        sure = {**dict.fromkeys(heading, 1.0), **held} if heading else held
        share = share_of(evidence, sure)
        if share >= MIN_ASKED:
            stems = frozenset(evidence.sentence_stems[sentence])
            row = AskedSentence(document, sentence, frozenset(sure), share, stems)
            rows[document].append(row)
    return [sorted(row, key=lambda s: -s.share)[:_KEPT] for row in rows]


def share_of(evidence: Evidence, sure: dict[int, float]) -> float:
    """How much of the question some terms are, each as surely as it is covered."""
    weights = evidence.shared(_shares_of_terms)
    return sum([weights[number] * value for number, value in sure.items()])


def _shares_of_terms(evidence: Evidence) -> list[float]:
    weights = [term.weight for term in evidence.shared(asked_terms)]
    total = sum(weights)
    return [weight / total for weight in weights]


def heading_terms(evidence: Evidence) -> list[frozenset[int]]:
    """The asked terms that each document's heading names; use through ``shared``."""
    terms = evidence.shared(asked_terms)
    return [
        terms_among(terms, title_stems(evidence, reading))
        for reading in evidence.documents
    ]


def terms_among(terms: Iterable[Term], stems: frozenset[str]) -> frozenset[int]:
    """The numbers of the terms that some stems say, in whatever form."""
    return frozenset(
        number
        for number, term in enumerate(terms)
        if not stems.isdisjoint(term.related) or term.stem in stems
    )


def is_statement(reading: Reading) -> bool:
    """Is a text a statement or two? A long page gives many values of one type."""
    return (
        len(reading.sentences) <= _FEW_SENTENCES
        and len(reading.words.forms) <= _MANY_WORDS
    )


def are_parallel(first: frozenset[str], second: frozenset[str], least: float) -> bool:
    """Do two sets of words overlap so much that they say the same of two things?"""
    union = first | second
    return bool(union) and len(first & second) >= least * len(union)


def other_entity(evidence: Evidence, first: int, second: int) -> bool:
    """Does the second sentence speak of another entity than asked, the first of it?

    The first holds a name that the question asks about; the second, and its document's
    heading, do not, and it holds a name of its own.
    """
    asked_names = [frozenset(name.words) for name in evidence.question.names]
    if not asked_names:
        return False
    held, other = _name_words(evidence, first), _name_words(evidence, second)
    forms = frozenset(evidence.question.words.forms)
    missing = [
        n
        for n in asked_names
        if n <= held[1] and not n & other[1] and not _is_inflected(n, other[1])
    ]
    return bool(missing) and bool(other[0] - forms - held[1])


def _is_inflected(name: frozenset[str], words: frozenset[str]) -> bool:
    """ "Velunians" and "Velunian", "Annas" and "Anna" """
    stems = tuple(w[: max(_ROOT, len(w) - 1)] for w in name if len(w) >= _ROOT)
    return bool(stems) and any(
        word.startswith(stems) and len(word) <= max(map(len, name)) + _ENDING
        for word in words
    )


def _name_words(
    evidence: Evidence, sentence: int
) -> tuple[frozenset[str], frozenset[str]]:
    """The words of a sentence's names, and all its words with those of the heading."""
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    names = {
        word
        for name in reading.names
        if place.start <= name.start < place.end
        for word in name.words
    }
    forms = set(reading.words.forms[place.low : place.high])
    heading = reading.sentence_words[0]
    forms.update(reading.words.forms[heading[0] : heading[1]])
    return frozenset(names), frozenset(forms)


def other_period(evidence: Evidence, first: int, second: int) -> bool:
    """Are two documents headed by different years or dates (two price lists, say)?"""
    dates = [heading_dates(evidence, document) for document in (first, second)]
    if not dates[0] or not dates[1]:
        return False
    return not any(a.matches(b) for a in dates[0] for b in dates[1])


def heading_dates(evidence: Evidence, document: int) -> list[Date]:
    """The dates with a year in the heading of a document."""
    reading = evidence.documents[document]
    if not title_stems(evidence, reading):
        return []
    end = reading.sentences[0][1]
    return [date for date in reading.dates if date.start < end and date.year]
