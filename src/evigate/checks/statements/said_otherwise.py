"""Which asked deeds, events and things a sentence names in other words.

Asked who "directs" it, a sentence that names its "director" tells; asked where someone
died, one that tells of the "last days" does; the "ramparts" are the walls.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from evigate.checks.question.coverage import asked_terms
from evigate.evidence import Evidence
from evigate.text.deeds import (
    deeds_of,
    phrases_for_things,
    phrases_of,
    things_of,
)


_ARTICLES: Final = frozenset("the der die das le la l el il lo o a de het".split())


class _Wanted(NamedTuple):
    number: int
    families: frozenset[int]
    phrases: tuple[str, ...]


def said_otherwise(evidence: Evidence, sentence: int) -> frozenset[int]:
    """The numbers of the asked terms whose deed or thing a sentence speaks of."""
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
    asked = frozenset().union(*(term.families for term in wanted))
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
    things = evidence.shared(_asked_things)
    if not wanted and not things:
        return frozenset()
    stems = evidence.sentence_stems[sentence]
    text = ""
    if any(term.phrases for term in (*wanted, *things)):
        text = f" {evidence.sentence_text(sentence).lower()}"
    found: set[int] = set()
    for terms, families_of in ((wanted, deeds_of), (things, things_of)):
        given = evidence.shared(_question_stems)
        own = [stem for stem in stems if stem not in given] if terms else []
        said = frozenset().union(*map(families_of, own))
        found.update(
            term.number
            for term in terms
            if not said.isdisjoint(term.families)
            or any(phrase in text for phrase in term.phrases)
        )
    return frozenset(found)


def _asked_deeds(evidence: Evidence) -> tuple[_Wanted, ...]:
    """The asked terms that stand for a deed.

    "The painter" right before a name tells who is meant, not what was done.
    """
    apposed = _stems_before_names(evidence)
    terms = evidence.shared(asked_terms)
    return tuple(
        wanted
        for wanted in _asked_families(evidence, deeds_of, phrases_of)
        if terms[wanted.number].stem not in apposed
    )


def _stems_before_names(evidence: Evidence) -> frozenset[str]:
    question = evidence.question
    starts = question.words.starts
    places = (bisect_left(starts, name.start) for name in question.names)
    return frozenset(
        question.stems[at - 1]
        for at in places
        if at > 1 and question.words.forms[at - 2] in _ARTICLES
    )


def _asked_things(evidence: Evidence) -> tuple[_Wanted, ...]:
    """The asked terms that stand for a thing of several names."""
    return _asked_families(evidence, things_of, phrases_for_things)


def _asked_families(
    evidence: Evidence,
    families_of: Callable[[str], frozenset[int]],
    phrases: Callable[[Iterable[int]], tuple[str, ...]],
) -> tuple[_Wanted, ...]:
    """Names stand for themselves."""
    question = evidence.question
    named = {
        stem
        for name in question.names
        if not name.initial
        for stem, start in zip(question.stems, question.words.starts, strict=True)
        if name.start <= start < name.end
    }
    return tuple(
        _Wanted(number, families, phrases(families))
        for number, term in enumerate(evidence.shared(asked_terms))
        if term.stem not in named and (families := families_of(term.stem))
    )


def _read(evidence: Evidence) -> dict[int, frozenset[int]]:
    del evidence
    return {}
