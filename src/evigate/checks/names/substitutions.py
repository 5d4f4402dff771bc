"""One compound for its sibling: "in der Bergstation" for "in der Talstation".

An answer that follows a sentence of the documents word by word and then has another of
their compounds in its place has taken it from elsewhere. Other words with the same
words around them are mostly synonyms, so languages without compounds are left alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evigate.checks.question.known_words import (
    document_words,
    given_words,
    is_cross_lingual,
)
from evigate.evidence import Alignment, DocumentSentence, Evidence
from evigate.records import Reason, Span

_BEFORE: Final = 2  # words that both sentences have before the exchanged one
_MAX_JUDGED: Final = 60
_MAX_WORDS: Final = 120  # of a sentence; longer ones are lists
_HEAD: Final = 5  # letters that the heads of two compounds share
_NEAR: Final = 0.3
_COMPOUNDING: Final = frozenset({"de", "nl", "sv", "da", "no"})


def check_substitutions(evidence: Evidence) -> list[Reason]:
    """Words of the answer that stand where a document has another one.

    >>> from evigate.records import RagCall
    >>> documents = ["Rückgabe ist in der Talstation. In der Bergstation ist ein Café."]
    >>> call = RagCall.of("Wo?", documents, "Die Rückgabe ist in der Bergstation.")
    >>> [reason.code for reason in check_substitutions(Evidence(call))]
    ['role_mismatch']
    """
    if evidence.language not in _COMPOUNDING or is_cross_lingual(evidence):
        return []
    reasons: list[Reason] = []
    for alignment in evidence.alignments[:_MAX_JUDGED]:
        if alignment.high - alignment.low > _MAX_WORDS:
            continue
        for support in alignment.supports[:1]:
            if support.score >= _NEAR:
                place = evidence.document_sentences[support.sentence]
                reasons.extend(_exchanged(evidence, alignment, place))
    return reasons


def _exchanged(
    evidence: Evidence, alignment: Alignment, place: DocumentSentence
) -> Iterator[Reason]:
    answer, reading = evidence.answer, evidence.documents[place.document]
    said = answer.words.forms[alignment.low : alignment.high]
    held = reading.words.forms[place.low : place.high]
    if len(held) > _MAX_WORDS:
        return
    where: dict[tuple[str, ...], int] = {}
    for j in range(_BEFORE, len(held)):
        where.setdefault(tuple(held[j - _BEFORE : j]), j)
    for i in range(_BEFORE, len(said)):
        match = where.get(tuple(said[i - _BEFORE : i]))
        if match is None or not _same_behind(said, held, i, match):
            continue
        if not _is_exchange(evidence, said, held, i, match):
            continue
        at, there = alignment.low + i, place.low + match
        span = Span(answer.words.starts[at], answer.words.ends[at])
        start, end = reading.words.starts[there], reading.words.ends[there]
        message = (
            f"The answer says “{answer.text[slice(*span)]}”; document "
            f"{place.document + 1} says “{reading.text[start:end]}” there."
        )
        source = evidence.source(place.document, start, end)
        yield Reason("role_mismatch", message, span, (source,), 0.7)


def _same_behind(said: list[str], held: list[str], i: int, j: int) -> bool:
    """The same word, or the end of the sentence, behind the exchanged one."""
    following = said[i + 1] if i + 1 < len(said) else None
    there = held[j + 1] if j + 1 < len(held) else None
    return following == there


def _is_exchange(
    evidence: Evidence, said: list[str], held: list[str], i: int, j: int
) -> bool:
    """Two compounds with one head, each known only on its own side."""
    word, other = said[i], held[j]
    if word[-_HEAD:] != other[-_HEAD:] or word[:3] == other[:3]:
        return False
    if min(len(word), len(other)) < _HEAD + 2 or word in held:
        return False
    known = evidence.shared(document_words)
    given = evidence.shared(given_words)
    if word not in known.forms or word in given.forms or other in given.forms:
        return False
    return other not in evidence.answer.words.forms
