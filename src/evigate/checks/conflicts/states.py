"""Documents that say of one thing that it is open and closed, free and paid, and so on.

For questions that ask for a state. Words for the state itself do not count as what is
asked, so that "dogs are not admitted" and "dogs are welcome" are about the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import eq
from typing import Final

from evigate.checks.conflicts.told import (
    Place,
    Told,
    pairs_of_one_case,
    subject_terms,
    told_by_documents,
    told_conflict,
)
from evigate.checks.question.asked import asked
from evigate.checks.statements.case_limits import has_own_limit
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.states import (
    asked_families,
    denials_in,
    places_of_states,
    state_in,
)

_ALL: Final = 0.95
_FEW_MORE: Final = 2
_KINDS: Final = frozenset({"yes_no", "open", "place"})


def conflicting_states(evidence: Evidence) -> list[Conflict]:
    """Pairs of sentences that put what is asked about into different states.

    >>> from evigate.records import RagCall
    >>> texts = ["The chapel is closed on Mondays.", "On Mondays the chapel is open."]
    >>> call = RagCall.of("Is the chapel open on Mondays?", texts, "")
    >>> [conflict.kind for conflict in conflicting_states(Evidence(call))]
    ['claim']
    """
    kind = evidence.shared(asked).kind
    if kind not in _KINDS:
        return []
    question = evidence.question
    language = evidence.language_of(question)
    asks = kind == "yes_no"
    families = asked_families(question.text, language, two_sided=asks)
    conflicts: dict[tuple[int, int], Conflict] = {}
    for family, spans in families.items():
        for conflict in _of_family(evidence, family, spans):
            pair = conflict.first.document, conflict.second.document
            conflicts.setdefault(pair, conflict)
    if asks and not conflicts:
        return _plain_denials(evidence)
    return list(conflicts.values())


def _plain_denials(evidence: Evidence) -> list[Conflict]:
    """ "The pool is heated" and "the pool is not heated", in few other words."""
    subject = subject_terms(evidence, [])

    def read(sentence: int) -> Iterator[tuple[int, int, int]]:
        place = evidence.document_sentences[sentence]
        if len(evidence.sentence_stems[sentence]) <= len(subject) + _FEW_MORE:
            language = _language(evidence, place.document)
            turns = denials_in(evidence.sentence_text(sentence), language)
            yield turns % 2, place.start, place.end

    told = [
        told
        for told in told_by_documents(evidence, subject, read, eq)
        if told.share >= _ALL
    ]
    if len({stance.value for stance in told}) < 2:
        return []
    return [
        told_conflict(evidence, first, second, "claim")
        for first, second in pairs_of_one_case(evidence, told, lambda _: [])
        if first.value != second.value and _no_limits(evidence, first, second)
    ]


def _no_limits(evidence: Evidence, first: Told[int], second: Told[int]) -> bool:
    ends = first.sentence, second.sentence
    return not has_own_limit(evidence, *ends) and not has_own_limit(
        evidence, *ends[::-1]
    )


def _of_family(
    evidence: Evidence, family: str, spans: list[Place]
) -> Iterator[Conflict]:
    def read(sentence: int) -> Iterator[tuple[int, int, int]]:
        place = evidence.document_sentences[sentence]
        text = evidence.sentence_text(sentence)
        value = state_in(text, family, _language(evidence, place.document))
        if value is not None:
            yield value, place.start, place.end

    def places(told: Told[int]) -> list[Place]:
        text = evidence.sentence_text(told.sentence)
        found = places_of_states(text, family, _language(evidence, told.document))
        return [(told.start + low, told.start + high) for low, high in found]

    told = told_by_documents(evidence, subject_terms(evidence, spans), read, eq)
    if len({stance.value for stance in told}) < 2:
        return
    for first, second in pairs_of_one_case(evidence, told, places):
        if first.value != second.value and _no_limits(evidence, first, second):
            yield told_conflict(evidence, first, second, "claim")


def _language(evidence: Evidence, document: int) -> str:
    return evidence.language_of(evidence.documents[document])
