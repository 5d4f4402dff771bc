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
from evigate.text.reading import Reading

_BEFORE_NOUNS: Final = frozenset(
    "a an the its his her their our of in on at from with by for".split()
)
_PREPOSITIONS: Final = frozenset("of in on at for from with into by".split())
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
    return evidence.shared(_main_deeds)


def says_another_deed(evidence: Evidence, sentence: int) -> bool:
    """Does a sentence speak of a deed, and of none that is asked?"""
    wanted = evidence.shared(_asked_deeds)
    asked = frozenset().union(*(term.families for term in wanted))
    given = evidence.shared(_question_stems)
    place = evidence.document_sentences[sentence]
    reading = evidence.documents[place.document]
    stems, forms = reading.stems, reading.words.forms
    content = evidence.content_flags(reading)
    return any(
        deeds and deeds.isdisjoint(asked)
        for n in range(place.low, place.high)
        if content[n]
        and stems[n] not in given
        and forms[n - 1] not in _BEFORE_NOUNS
        and (deeds := deeds_of(stems[n]))
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
    """The asked terms that may stand for a deed."""
    return _asked_families(evidence, deeds_of, phrases_of)


def _main_deeds(evidence: Evidence) -> frozenset[int]:
    """Those that tell what is asked, not of whom.

    "The painter" right before a name and "in the flood" only say what is meant.
    """
    nouns = _stems_before_names(evidence) | _nouns_behind_prepositions(evidence)
    terms = evidence.shared(asked_terms)
    return frozenset(
        wanted.number
        for wanted in evidence.shared(_asked_deeds)
        if terms[wanted.number].stem not in nouns
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


def _nouns_behind_prepositions(evidence: Evidence) -> frozenset[str]:
    """Content in one run behind a preposition; behind an article all but its end."""
    question = evidence.question
    if evidence.language_of(question) != "en":
        return frozenset()
    forms, content = question.words.forms, evidence.content_flags(question)
    found: set[str] = set()
    for n in range(1, len(forms)):
        if not content[n] or content[n - 1]:
            continue
        end = n
        while end < len(forms) and content[end]:
            end += 1
        article = forms[n - 1] in _ARTICLES
        before = forms[n - 2] if article and n > 1 else forms[n - 1]
        if before in _PREPOSITIONS:
            found.update(question.stems[n : _behind_names(question, n, end)])
        elif article:
            found.update(question.stems[n : end - 1])
    return frozenset(found)


def _behind_names(question: Reading, low: int, high: int) -> int:
    """Where a run of content ends, or a name in it: "of Oruna worship"."""
    starts = question.words.starts
    ends = [name.end for name in question.names if starts[low] <= name.start]
    return next(
        (n for n in range(low + 1, high) if any(e <= starts[n] for e in ends)), high
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
