"""A word of one kind for another of it: "flashes red", of a light that flashes blue.

Both stand beside the same word, and neither documents nor question know the answer's.
"""

from __future__ import annotations

from typing import Final

from evigate.checks.question.known_words import is_cross_lingual
from evigate.evidence import Alignment, Evidence
from evigate.records import Reason, Source, Span
from evigate.text.rival_kinds import rival_kinds

_MAX_SENTENCES: Final = 4
_NEAR: Final = 0.3
_SURE: Final = 0.75


def check_rival_words(evidence: Evidence) -> list[Reason]:
    """Words that a document has another of their kind for, in the same company.

    >>> from evigate.records import RagCall
    >>> documents = ["Wait until the light flashes blue."]
    >>> call = RagCall.of("", documents, "Wait until the light flashes red.")
    >>> [reason.code for reason in check_rival_words(Evidence(call))]
    ['role_mismatch']
    """
    rows = evidence.alignments
    if not 0 < len(rows) <= _MAX_SENTENCES:
        return []
    kinds = rival_kinds(evidence.language)
    suspects = kinds.keys() & set(evidence.answer.words.forms)
    if suspects:
        suspects -= evidence.shared(_known_forms)
    if not suspects or is_cross_lingual(evidence):
        return []
    if any(q.value < 0 for reading in evidence.documents for q in reading.quantities):
        return []  # a profit of -320 is a loss
    for row in rows:
        for i in range(row.low, row.high):
            if evidence.answer.words.forms[i] not in suspects:
                continue
            source = _stands_for(evidence, row, i)
            if source is not None:
                return [_reason(evidence, i, source)]
    return []


def _stands_for(evidence: Evidence, row: Alignment, word: int) -> Source | None:
    """The word of a document that stands in the place of one of the answer."""
    forms = evidence.answer.words.forms
    kinds = rival_kinds(evidence.language)[forms[word]]
    known = evidence.shared(_known_forms)
    if any(not kind.same.isdisjoint(known) for kind in kinds):
        return None
    rivals = frozenset().union(*(kind.rivals for kind in kinds)).difference(forms)
    beside = _company(evidence.content_stems(evidence.answer, row.low, word)[-1:])
    behind = _company(evidence.content_stems(evidence.answer, word + 1, row.high)[:1])
    for support in row.supports:
        if support.score < _NEAR:
            continue
        place = evidence.document_sentences[support.sentence]
        reading = evidence.documents[place.document]
        for j in range(place.low, place.high):
            if reading.words.forms[j] not in rivals:
                continue
            before = evidence.content_stems(reading, place.low, j)[-1:]
            after = evidence.content_stems(reading, j + 1, place.high)[:1]
            if beside & _company(before) or behind & _company(after):
                start, end = reading.words.starts[j], reading.words.ends[j]
                return evidence.source(place.document, start, end)
    return None


def _company(stems: list[str]) -> frozenset[str]:
    return frozenset(stems)


def _reason(evidence: Evidence, word: int, source: Source) -> Reason:
    words = evidence.answer.words
    span = Span(words.starts[word], words.ends[word])
    place = source.span or Span(0, 0)
    told = evidence.documents[source.document].text[slice(*place)]
    said = evidence.answer.text[slice(*span)]
    message = f"The answer says “{said}”; the documents say “{told}” there."
    return Reason("role_mismatch", message, span, (source,), _SURE)


def _known_forms(evidence: Evidence) -> frozenset[str]:
    readings = (evidence.question, *evidence.documents)
    return frozenset().union(*(reading.words.forms for reading in readings))
