"""Which asked deeds and events a sentence names in other words.

Asked who "directs" it, a sentence that names its "director" tells; asked where someone
died, one that tells of the "last days" does.
"""

from __future__ import annotations

from typing import NamedTuple

from evigate.checks.question.coverage import asked_terms
from evigate.evidence import Evidence
from evigate.text.deeds import deeds_of, phrases_of


class _Wanted(NamedTuple):
    number: int
    deeds: frozenset[int]
    phrases: tuple[str, ...]


def said_otherwise(evidence: Evidence, sentence: int) -> frozenset[int]:
    """The numbers of the asked terms whose deed a document sentence speaks of."""
    known = evidence.shared(_read)
    found = known.get(sentence)
    if found is None:
        found = known[sentence] = _look(evidence, sentence)
    return found


def asked_deeds(evidence: Evidence) -> frozenset[int]:
    """The numbers of the asked terms that stand for a deed or an event."""
    return frozenset(term.number for term in evidence.shared(_asked_deeds))


def says_another_deed(evidence: Evidence, sentence: int) -> bool:
    """Does a sentence speak of a deed, and of none that is asked?"""
    wanted = evidence.shared(_asked_deeds)
    asked = frozenset().union(*(term.deeds for term in wanted))
    given = evidence.shared(_question_stems)
    return any(
        deeds and deeds.isdisjoint(asked)
        for stem in evidence.sentence_stems[sentence]
        if stem not in given and (deeds := deeds_of(stem))
    )


def _question_stems(evidence: Evidence) -> frozenset[str]:
    return frozenset(evidence.question.stems)


def _look(evidence: Evidence, sentence: int) -> frozenset[int]:
    wanted = evidence.shared(_asked_deeds)
    if not wanted:
        return frozenset()
    stems = evidence.sentence_stems[sentence]
    deeds = frozenset().union(*map(deeds_of, stems))
    text = ""
    if any(term.phrases for term in wanted):
        text = f" {evidence.sentence_text(sentence).lower()}"
    return frozenset(
        term.number
        for term in wanted
        if not deeds.isdisjoint(term.deeds)
        or any(phrase in text for phrase in term.phrases)
    )


def _asked_deeds(evidence: Evidence) -> tuple[_Wanted, ...]:
    """The asked terms that stand for a deed; names stand for themselves."""
    question = evidence.question
    named = {
        stem
        for name in question.names
        if not name.initial
        for stem, start in zip(question.stems, question.words.starts, strict=True)
        if name.start <= start < name.end
    }
    return tuple(
        _Wanted(number, deeds, phrases_of(deeds))
        for number, term in enumerate(evidence.shared(asked_terms))
        if term.stem not in named and (deeds := deeds_of(term.stem))
    )


def _read(evidence: Evidence) -> dict[int, frozenset[int]]:
    del evidence
    return {}
