"""From a place that a finding quotes to the sentence around it."""

from __future__ import annotations

from evigate.evidence import Evidence
from evigate.records import Source


def sentence_of(evidence: Evidence, place: Source) -> int | None:
    """The position in ``Evidence.document_sentences``; of a document its first."""
    start = 0 if place.span is None else place.span.start
    return evidence.sentence_at(place.document, start)


def stems_beside(evidence: Evidence, place: Source) -> frozenset[str]:
    """The content of the sentence of a value; of a whole document nothing.

    >>> from evigate.records import RagCall
    >>> texts = ["Tea costs 3 euros. Coffee is free."]
    >>> evidence = Evidence(RagCall.of("What does tea cost?", texts, ""))
    >>> sorted(stems_beside(evidence, evidence.source(0, 10, 17)))
    ['3', 'cost', 'euro', 'tea']
    """
    sentence = None if place.span is None else sentence_of(evidence, place)
    return (
        frozenset()
        if sentence is None
        else frozenset(evidence.sentence_stems[sentence])
    )
