"""Agent and patient: who does it to whom, in the active and in the passive voice.

Two names are swapped where the same verb stands between them the other way round.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from evigate.checks.question.asked import asked_stems
from evigate.checks.subjects.name_index import (
    is_proper,
    is_same_name,
    names_in,
    sentences_with,
)
from evigate.evidence import Evidence
from evigate.records import Reason, Span
from evigate.text.names import Name
from evigate.text.patterns import late
from evigate.text.tables.role_words import (
    AGENT_WORDS,
    CONVERSE_WORDS,
    SYMMETRIC_STEMS,
)
from evigate.text.words import find_words


@dataclass(frozen=True, slots=True)
class _Relation:
    """Two names with what stands between them.

    Attributes:
        agent, patient: who does it to whom, passive voice turned round.
        between: what stands between them.
        span: from the first to the last of the two.
    """

    agent: Name
    patient: Name
    between: str
    span: Span


_MAX_PLACES: Final = 40
_BREAK: Final = late(r"[,;:()\n–—]|\b(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub)\b")
_AGENT: Final = late(
    r"\b(?:" + "|".join(AGENT_WORDS.split()) + r")(?:\s+[^\W\d_]{1,4})?\s*$",
    re.IGNORECASE,
)
_SYMMETRIC: Final = frozenset(SYMMETRIC_STEMS.split())
_CONVERSE: Final = frozenset(CONVERSE_WORDS.split())
_MAX_BETWEEN: Final = 60


def _relations(text: str, names: Sequence[Name]) -> Iterator[_Relation]:
    """Neighbouring names with a few words, and no border of clauses, between them."""
    for first, second in pairwise(names):
        between = text[first.end : second.start]
        if not 2 < len(between) <= _MAX_BETWEEN or _BREAK.search(between):
            continue
        if is_same_name(first, second):
            continue
        passive = _AGENT.search(between) is not None
        agent, patient = (second, first) if passive else (first, second)
        yield _Relation(agent, patient, between, Span(first.start, second.end))


def judge_pair(evidence: Evidence, names: Sequence[Name]) -> Reason | None:
    """Does a sentence of the answer turn round who does it to whom?

    Args:
        evidence: the call.
        names: the names of one sentence of the answer, in order.
    """
    for said in _relations(evidence.answer.text, names):
        if not (is_proper(evidence, said.agent) and is_proper(evidence, said.patient)):
            continue
        verb = _verb(evidence, said)
        if not verb or verb & _SYMMETRIC:
            continue
        held = [
            (document, relation)
            for document, relation in _held_relations(evidence, said)
            if _is_same_verb(evidence, said, relation)
        ]
        if held and all(is_same_name(r.agent, said.patient) for _, r in held):
            return _swapped(evidence, said, *held[0])
    return None


def _verb(evidence: Evidence, relation: _Relation) -> frozenset[str]:
    return frozenset(evidence.stems_of_text(relation.between))


def _held_relations(
    evidence: Evidence, said: _Relation
) -> Iterator[tuple[int, _Relation]]:
    """Where the documents tie the same two names."""
    first = sentences_with(evidence, said.agent)
    second = sentences_with(evidence, said.patient)
    for sentence in sorted(first & second)[:_MAX_PLACES]:
        document = evidence.document_sentences[sentence].document
        text = evidence.documents[document].text
        for relation in _relations(text, names_in(evidence, sentence)):
            if _ties_the_same(said, relation):
                yield document, relation


def _ties_the_same(said: _Relation, held: _Relation) -> bool:
    return (
        is_same_name(said.agent, held.agent)
        and is_same_name(said.patient, held.patient)
    ) or (
        is_same_name(said.agent, held.patient)
        and is_same_name(said.patient, held.agent)
    )


def _is_same_verb(evidence: Evidence, said: _Relation, held: _Relation) -> bool:
    """One verb, or another one for the verb that was asked for."""
    first, second = _verb(evidence, said), _verb(evidence, held)
    if second & _SYMMETRIC:
        return False
    if first & second:
        return True
    asked = evidence.shared(asked_stems)
    if len(second) != 1 or second.isdisjoint(asked):
        return False
    return _CONVERSE.isdisjoint(find_words(said.between).forms)


def _swapped(
    evidence: Evidence, said: _Relation, document: int, held: _Relation
) -> Reason:
    text = evidence.documents[document].text[slice(*held.span)]
    given = evidence.answer.text[slice(*said.span)]
    message = (
        f"The answer says “{given}”; document {document + 1} says “{text}”, the other "
        "way round."
    )
    return Reason(
        "role_mismatch",
        message,
        said.span,
        (evidence.source(document, *held.span),),
        0.8,
    )
