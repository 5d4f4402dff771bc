"""Which document an answer leans on, told from its words alone: no model, no scorer.

Each sentence of the answer is credited to the documents whose best sentence holds most
of its content. It measures shared words, not causes: where two documents say the same,
both are credited, and a document that the answer paraphrases freely gets too little.
For causes under a language model see :mod:`evigate.metrics.attribution`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from evigate.evidence import MAX_POSTINGS, Evidence
from evigate.records import Span

# Documents this close to the best one hold the same of a sentence.
_AS_GOOD: Final = 0.95
_MIN_SUPPORT: Final = 0.1


@dataclass(frozen=True, slots=True)
class DocumentShare:
    """One document's part in an answer.

    Attributes:
        document: 0-based position among the documents.
        id: its id, if it has one.
        share: of the answer's supported content credited to it, in [0, 1]; the shares
            of all documents add up to 1, or are all 0.
        support: of the answer's content held by its best sentences, in [0, 1].
        effect: support that the answer loses without it, in [0, 1]; 0 where another
            document holds as much.
    """

    document: int
    id: str | None
    share: float
    support: float
    effect: float


@dataclass(frozen=True, slots=True)
class SentenceSource:
    """The documents that one sentence of the answer is credited to.

    Attributes:
        span: the sentence, in code points of the answer.
        documents: those that hold most of it; several where they hold as much, empty
            where none holds a tenth.
        support: of its content in the best sentence of any, in [0, 1].
    """

    span: Span
    documents: tuple[int, ...]
    support: float


@dataclass(frozen=True, slots=True)
class LexicalAttribution:
    """Which documents an answer leans on, by its words.

    Attributes:
        documents: all of them, in their order.
        sentences: those of the answer that hold content words.
    """

    documents: tuple[DocumentShare, ...]
    sentences: tuple[SentenceSource, ...]

    @property
    def main_document(self) -> int | None:
        """The document with the largest share, the first of equals; None without."""
        if not any(one.share for one in self.documents):
            return None
        return max(self.documents, key=lambda one: one.share).document

    def to_dict(self) -> dict[str, Any]:
        """Plain values without any text."""
        return {
            "main_document": self.main_document,
            "documents": [
                {
                    "document": one.document,
                    "id": one.id,
                    "share": round(one.share, 4),
                    "support": round(one.support, 4),
                    "effect": round(one.effect, 4),
                }
                for one in self.documents
            ],
            "sentences": [
                {
                    "span": list(one.span),
                    "documents": list(one.documents),
                    "support": round(one.support, 4),
                }
                for one in self.sentences
            ],
        }


def attribute_lexically(evidence: Evidence) -> LexicalAttribution:
    """Credit each sentence of the answer to the documents that hold most of it.

    Use it through ``evidence.kept``, which computes it at most once. Linear in the
    texts; words that stand in very many sentences do not count.

    >>> from evigate.records import RagCall
    >>> documents = ["Delivery takes 6 days.", "The warranty lasts 3 years."]
    >>> call = RagCall.of("How long?", documents, "The warranty lasts 3 years.")
    >>> found = attribute_lexically(Evidence(call))
    >>> found.main_document, [one.share for one in found.documents]
    (1, [0.0, 1.0])
    """
    count = len(evidence.documents)
    share, support, effect = [0.0] * count, [0.0] * count, [0.0] * count
    total = 0.0
    sentences = []
    for alignment in evidence.alignments:
        stems = set(
            evidence.content_stems(evidence.answer, alignment.low, alignment.high)
        )
        if not stems:
            continue
        mass = evidence.weigh(stems)
        total += mass
        held = _held_by_document(evidence, stems, mass)
        best = max(held.values(), default=0.0)
        chosen = _as_good_as(held, best)
        for document, part in held.items():
            support[document] += mass * part
        for document in chosen:
            share[document] += mass * best / len(chosen)
        if len(chosen) == 1:
            others = (part for one, part in held.items() if one != chosen[0])
            effect[chosen[0]] += mass * (best - max(others, default=0.0))
        sentences.append(SentenceSource(alignment.span, chosen, best))
    credited = sum(share)
    return LexicalAttribution(
        tuple(
            DocumentShare(
                number,
                evidence.call.documents[number].id,
                share[number] / credited if credited else 0.0,
                min(1.0, support[number] / total) if total else 0.0,
                min(1.0, effect[number] / total) if total else 0.0,
            )
            for number in range(count)
        ),
        tuple(sentences),
    )


def _held_by_document(
    evidence: Evidence, stems: set[str], mass: float
) -> dict[int, float]:
    """For each document the share of some stems that its best sentence holds."""
    by_sentence: dict[int, float] = {}
    for stem in sorted(stems):
        places = evidence.postings.get(stem, ())
        if len(places) <= MAX_POSTINGS:
            weight = evidence.rarity(stem)
            for place in places:
                by_sentence[place] = by_sentence.get(place, 0.0) + weight
    held: dict[int, float] = {}
    for place, weight in by_sentence.items():
        document = evidence.document_sentences[place].document
        held[document] = max(held.get(document, 0.0), min(1.0, weight / mass))
    return held


def _as_good_as(held: dict[int, float], best: float) -> tuple[int, ...]:
    if best < _MIN_SUPPORT:
        return ()
    return tuple(sorted(one for one, part in held.items() if part >= _AS_GOOD * best))
