"""Do two documents tell one story? What they share beyond the words of the question."""

from __future__ import annotations

from typing import Final

from evigate.checks.conflicts.told import are_akin
from evigate.checks.statements.answering import is_statement
from evigate.evidence import Evidence
from evigate.text.deeds import share_a_deed, share_a_thing
from evigate.text.words import stem_words

_MARKS: Final = 4
_OF_STATEMENTS: Final = 3
# Short ones share less by chance: the more of the question both say, the fewer.
_SHORT: Final = 45  # words
_FEW_MARKS: Final = ((0.95, 0), (0.85, 1), (0.7, 2), (0.0, _OF_STATEMENTS))
_OPENING: Final = 4  # names
_HEAD: Final = 4  # characters
_JOINED: Final = 2  # characters between a name and what tells which one


def tell_one_story(
    evidence: Evidence, first: int, second: int, share: float = 1.0
) -> bool:
    """Do two documents share enough that the question does not hold?

    A name counts as much as two other words; between statements, other words for the
    same count too ("verse" for "poetry").

    Args:
        evidence: the call.
        first: a document.
        second: another one.
        share: how much of the question both say, in [0, 1].

    >>> from evigate.records import RagCall
    >>> texts = ["Ann Roe led the Ulm crew into Lake Zor in 1931, on three rafts."]
    >>> texts += ["The three Ulm rafts reached Lake Zor in 1931, headed by Jo Dent."]
    >>> call = RagCall.of("Who led the crew into Lake Zor?", texts, "")
    >>> tell_one_story(Evidence(call), 0, 1, share=0.5)
    True
    """
    least = _marks_needed(evidence, first, second, share)
    if least <= 0:
        return True
    contents, names = evidence.shared(_contents), evidence.shared(_names)
    given = frozenset(evidence.question.stems)
    shared = (contents[first] & contents[second]) - given
    least -= len(shared) + len(shared & names[first] & names[second])
    if least <= 0 or not are_statements(evidence, first, second):
        return least <= 0
    known = shared | given
    return least <= _said_otherwise(contents[first] - known, contents[second] - known)


def are_statements(evidence: Evidence, first: int, second: int) -> bool:
    """Are both documents a statement or two, no pages?"""
    return all(is_statement(evidence.documents[n]) for n in (first, second))


def _marks_needed(evidence: Evidence, first: int, second: int, share: float) -> int:
    """How many shared marks make two documents tellings of one story."""
    if not are_statements(evidence, first, second):
        return _MARKS
    documents = (evidence.documents[first], evidence.documents[second])
    if any(len(reading.words.forms) > _SHORT for reading in documents):
        return _OF_STATEMENTS
    return next(marks for least, marks in _FEW_MARKS if share >= least)


def _said_otherwise(first: frozenset[str], second: frozenset[str]) -> int:
    """How many words of one text the other has a word of its own for."""
    left = sorted(second)
    found = 0
    for stem in sorted(first):
        other = next((word for word in left if _mean_the_same(stem, word)), None)
        if other is not None:
            left.remove(other)
            found += 1
    return found


def _mean_the_same(first: str, second: str) -> bool:
    return (
        are_akin(first, second)
        or are_akin(second, first)
        or share_a_deed((first,), (second,))
        or share_a_thing((first,), (second,))
    )


def _contents(evidence: Evidence) -> list[frozenset[str]]:
    return [
        frozenset(
            stem
            for stem, content in zip(
                reading.stems, evidence.content_flags(reading), strict=True
            )
            if content
        )
        for reading in evidence.documents
    ]


def _names(evidence: Evidence) -> list[frozenset[str]]:
    return [
        frozenset(
            stem_words(
                [word for name in reading.names for word in name.words],
                evidence.language,
            )
        )
        for reading in evidence.documents
    ]


def are_namesakes(evidence: Evidence, first: int, second: int) -> bool:
    """ "Ann S. Roe was ..." and "Jo B. Roe was ...", where it is asked about Roe.

    >>> from evigate.records import RagCall
    >>> texts = ["Ann Sue Roe was born in 1931.", "Jo Bea Roe was born in 1950."]
    >>> are_namesakes(Evidence(RagCall.of("When was Roe born?", texts, "")), 0, 1)
    True
    """
    given = {word for name in evidence.question.names for word in name.words}
    given |= set(evidence.question.words.forms)
    one, other = (_more_of_name(evidence, n, given) for n in (first, second))
    return bool(one - other) and bool(other - one)


def _more_of_name(evidence: Evidence, document: int, given: set[str]) -> set[str]:
    """What the name that a document opens with says beyond the question's."""
    found: set[str] = set()
    end = -_HEAD
    for name in evidence.documents[document].names[:_OPENING]:
        opens = name.start < _HEAD and not given.isdisjoint(name.words)
        if opens or 0 <= name.start - end <= _JOINED:
            found.update(name.words)
            end = name.end
    return found - given
