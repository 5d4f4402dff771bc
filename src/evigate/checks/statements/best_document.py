"""Does one of several documents stand out as the one that answers?

The best of several documents shares words with any question. It tells more if it
covers more than the next one does, if it holds the question's phrases, and if no word
of the question is missing from all of them. Weights were chosen on questions of
HotpotQA and SQuAD, with the paragraph that answers among others and without it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from evigate.checks.question.coverage import (
    Term,
    asked_terms,
    document_coverage,
    terms_by_sentence,
)
from evigate.evidence import Evidence

_SEVERAL: Final = 2
_LEAD: Final = 0.2
_MAX_LEAD: Final = 0.3
_PHRASES: Final = 0.2
_ABSENT: Final = 0.2
_COPIED: Final = 0.7  # share of words from which on two documents are copies
_MAX_COMPARED: Final = 6
_NEAR: Final = 3  # words from one to the next that stand together
_MAX_AFTER: Final = 5
_MAX_PLACES: Final = 2_000


def standing(evidence: Evidence) -> float:
    """What the best of several documents has beyond its coverage; in [-0.2, 0.26].

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("Who built Orme pier?", ["Orme pier fell.", "Lunch."], "")
    >>> standing(Evidence(call)) > 0
    True
    """
    terms = evidence.shared(asked_terms)
    shares = evidence.shared(document_coverage)
    if len(shares) < _SEVERAL or not terms:
        return 0.0
    ranked = sorted(range(len(shares)), key=lambda number: -shares[number])
    total = sum(term.weight * term.emphasis for term in terms)
    told = frozenset[int]().union(*evidence.shared(terms_by_sentence))
    absent = sum(
        term.weight * term.emphasis
        for number, term in enumerate(terms)
        if number not in told
    )
    return (
        _LEAD * min(_MAX_LEAD, _lead(evidence, ranked, shares))
        + _PHRASES * _phrases(evidence, ranked[0], terms)
        - _ABSENT * absent / total
    )


def _lead(evidence: Evidence, ranked: list[int], shares: list[float]) -> float:
    """By how much the document that covers most surpasses the next, copies aside."""
    best = frozenset(evidence.documents[ranked[0]].stems)
    for number in ranked[1:_MAX_COMPARED]:
        other = frozenset(evidence.documents[number].stems)
        if len(best & other) < _COPIED * max(1, min(len(best), len(other))):
            return shares[ranked[0]] - shares[number]
    return 0.0


def _phrases(evidence: Evidence, document: int, terms: tuple[Term, ...]) -> float:
    """Share of the question's neighbouring words that stand together there too."""
    numbers = {term.stem: number for number, term in enumerate(terms)}
    asked = [
        (place, numbers[stem])
        for place, stem in enumerate(evidence.stems_of(evidence.question))
        if stem in numbers
    ]
    pairs = [
        (first, second)
        for (start, first), (end, second) in pairwise(asked)
        if end - start <= _NEAR and first != second
    ]
    if not pairs:
        return 0.0
    together = _together(evidence, document, terms)
    weights = [term.weight * term.emphasis for term in terms]
    total = sum(weights[first] + weights[second] for first, second in pairs)
    held = sum(
        weights[first] + weights[second]
        for first, second in pairs
        if (first, second) in together
    )
    return held / total


def _together(
    evidence: Evidence, document: int, terms: tuple[Term, ...]
) -> set[tuple[int, int]]:
    """Numbers of terms that follow each other within three words of a document."""
    said: dict[str, list[int]] = {}
    for number, term in enumerate(terms):
        for stem in term.related:
            said.setdefault(stem, []).append(number)
    places = [
        (place, number)
        for place, stem in enumerate(evidence.documents[document].stems)
        if stem in said
        for number in said[stem]
    ][:_MAX_PLACES]
    found: set[tuple[int, int]] = set()
    for at, (place, number) in enumerate(places):
        for after, other in places[at + 1 : at + 1 + _MAX_AFTER]:
            if after - place > _NEAR:
                break
            found.add((number, other))
    return found
