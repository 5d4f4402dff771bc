"""Are two documents about two things of one kind, such as pages of one template?"""

from __future__ import annotations

from evigate.checks.answering import are_parallel
from evigate.evidence import Evidence
from evigate.records import Source

_PARALLEL = 0.5


def speak_of_siblings(evidence: Evidence, first: Source, second: Source) -> bool:
    """Do two places speak of different things, each under a name of its own?

    Either one document never mentions a name that the question asks about and the
    other holds, or neither mentions any; or both say the same of two names. The names
    count that stand in the sentence of the place or in the document's first one.
    """
    if _are_namesakes(evidence, first.document, second.document):
        return True
    own = _own_names(evidence, first, second), _own_names(evidence, second, first)
    words = [
        frozenset(evidence.documents[place.document].words.forms)
        for place in (first, second)
    ]
    asked = [frozenset(name.words) for name in evidence.question.names]
    held = [{name for name in asked if name & document} for document in words]
    for mine, theirs, names in ((held[0], held[1], own[0]), (held[1], held[0], own[1])):
        if names and theirs - mine:
            return True
    if not own[0] or not own[1]:
        return False
    if asked and not held[0] and not held[1]:
        return True
    said = _stems(evidence, first), _stems(evidence, second)
    return not asked and are_parallel(said[0], said[1], _PARALLEL)


def _are_namesakes(evidence: Evidence, first: int, second: int) -> bool:
    """Does each document give an asked name in full, and with other words?"""
    for name in evidence.question.names:
        asked = frozenset(name.words)
        fuller = [
            _fuller_names(evidence, document, asked) for document in (first, second)
        ]
        if fuller[0] and fuller[1] and not fuller[0] & fuller[1]:
            return True
    return False


def _fuller_names(
    evidence: Evidence, document: int, asked: frozenset[str]
) -> frozenset[str]:
    """The words that a document adds to a name."""
    return frozenset(
        word
        for name in evidence.documents[document].names
        if asked < frozenset(name.words) and not name.initial
        for word in name.words
        if word not in asked
    )


def _own_names(evidence: Evidence, place: Source, other: Source) -> frozenset[str]:
    """Words of names here that neither question nor the other document hold."""
    reading = evidence.documents[place.document]
    span = place.span
    at = None if span is None else evidence.sentence_at(place.document, span.start)
    stretches = [reading.sentences[0]] if reading.sentences else []
    if at is not None:
        sentence = evidence.document_sentences[at]
        stretches.append((sentence.start, sentence.end))
    foreign = {
        *evidence.question.words.forms,
        *evidence.documents[other.document].words.forms,
    }
    if span is not None:  # what is in dispute, wherever it stands
        foreign.update(
            word
            for name in reading.names
            if name.start < span.end and span.start < name.end
            for word in name.words
        )
    return frozenset(
        word
        for name in reading.names
        if any(start <= name.start < end for start, end in stretches)
        for word in name.words
        if word not in foreign
    )


def _stems(evidence: Evidence, place: Source) -> frozenset[str]:
    if place.span is None:
        return frozenset()
    at = evidence.sentence_at(place.document, place.span.start)
    return frozenset() if at is None else frozenset(evidence.sentence_stems[at])
