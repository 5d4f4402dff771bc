"""Persons, places and other names that two documents give differently."""

from __future__ import annotations

from typing import Final

from evigate.checks.question.asked import asked
from evigate.checks.question.coverage import asked_terms
from evigate.checks.statements.answering import (
    AskedSentence,
    are_parallel,
    asked_sentences,
)
from evigate.checks.statements.said_otherwise import (
    asked_deeds,
    said_otherwise,
    says_another_deed,
)
from evigate.checks.statements.same_case import has_rival
from evigate.checks.statements.slots import asked_slot, speaks_of_head
from evigate.evidence import Evidence
from evigate.records import Conflict
from evigate.text.names import Name

_PARALLEL: Final = 0.5
_ASKS_FOR_NAMES: Final = frozenset({"person", "place"})


def conflicting_names(evidence: Evidence) -> list[Conflict]:
    """Pairs of names that cannot both be the one that is asked for."""
    if evidence.shared(asked).kind not in _ASKS_FOR_NAMES:
        return []
    terms = evidence.shared(asked_terms)
    stems = frozenset(stem for term in terms for stem in (term.stem, *term.related))
    given = {w for name in evidence.question.names for w in name.words}
    if given.issuperset(_content_forms(evidence)):
        return []  # "Who is Ada Lund?" asks for no name
    slot = evidence.shared(asked_slot)
    heads = {n for n, term in enumerate(terms) if term.stem in slot.head}
    chosen: list[tuple[AskedSentence, Name]] = []
    for rows in evidence.shared(asked_sentences):
        for row in rows:
            name = _only_name(evidence, row, given)
            speaks = not heads.isdisjoint(row.covered) or speaks_of_head(
                slot, row.stems
            )
            if name is not None and speaks and not _is_of_another_deed(evidence, row):
                chosen.append((row, name))
                break
    conflicts: list[Conflict] = []
    for place, (first, one) in enumerate(chosen):
        for second, other in chosen[place + 1 :]:
            if set(one.words) & set(other.words):
                continue
            if _is_other_case(evidence, first, second, other) or _is_other_case(
                evidence, second, first, one
            ):
                continue
            if first.covered == second.covered or not are_parallel(
                first.stems - stems, second.stems - stems, _PARALLEL
            ):
                share = min(first.share, second.share)
                conflicts.append(_conflict(evidence, first, one, second, other, share))
    return conflicts


def _content_forms(evidence: Evidence) -> frozenset[str]:
    """The words of content of the question."""
    question = evidence.question
    flags = evidence.content_flags(question)
    return frozenset(
        form
        for form, content in zip(question.words.forms, flags, strict=True)
        if content
    )


def _is_of_another_deed(evidence: Evidence, row: AskedSentence) -> bool:
    """ "Passes through Brno", asked where it ends."""
    deeds = asked_deeds(evidence)
    told = row.covered | said_otherwise(evidence, row.sentence)
    return (
        bool(deeds)
        and deeds.isdisjoint(told)
        and says_another_deed(evidence, row.sentence)
    )


def _is_other_case(
    evidence: Evidence, a: AskedSentence, b: AskedSentence, name: Name
) -> bool:
    """Does the second lack a word that the first has, and hold another one?"""
    place = [(name.start, name.end)]
    terms, head = evidence.shared(asked_terms), evidence.shared(asked_slot).head
    missing = [n for n in a.covered - b.covered if terms[n].stem not in head]
    return has_rival(evidence, missing, b.sentence, a.sentence, place)


def _only_name(evidence: Evidence, row: AskedSentence, given: set[str]) -> Name | None:
    """The one name of a sentence that the question does not hold."""
    place = evidence.document_sentences[row.sentence]
    names = [
        name
        for name in evidence.documents[row.document].names
        if place.start <= name.start < place.end
        and not given.issuperset(name.words)
        and not (name.initial and len(name.words) == 1)
    ]
    names = [n for n in names if not _is_asked(evidence, n)]
    distinct = {name.words for name in names}
    return names[0] if len(distinct) == 1 else None


def _is_asked(evidence: Evidence, name: Name) -> bool:
    """Do the name's words stand in the question, in whatever case?"""
    forms = set(evidence.question.words.forms)
    return all(word in forms for word in name.words)


def _conflict(
    evidence: Evidence,
    first: AskedSentence,
    one: Name,
    second: AskedSentence,
    other: Name,
    share: float,
) -> Conflict:
    texts = (evidence.documents[first.document], evidence.documents[second.document])
    message = (
        f"Two documents disagree: one names “{texts[0].text[one.start : one.end]}”, "
        f"another “{texts[1].text[other.start : other.end]}”."
    )
    return Conflict(
        evidence.source(first.document, one.start, one.end),
        evidence.source(second.document, other.start, other.end),
        "name",
        message,
        0.45 + 0.45 * share,
    )
