"""Do the documents hold what is asked at all?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from evigate.evidence import Evidence
from evigate.records import Source

_QUOTED: Final = 160


@dataclass(frozen=True, slots=True)
class Sufficiency:
    """How well the documents cover a question.

    Attributes:
        score: in [0, 1], higher is better.
        sources: the places that cover it best.
        quotation: the best place, shortened.
    """

    score: float
    sources: tuple[Source, ...]
    quotation: str


def sufficiency(evidence: Evidence) -> Sufficiency:
    """Share of the question's content found near together in the documents.

    Words are weighted by how rare they are among the documents.

    >>> from evigate.records import RagCall
    >>> documents = ["The warranty lasts 3 years."]
    >>> call = RagCall.of("How long is the warranty?", documents, "")
    >>> sufficiency(Evidence(call)).score
    1.0
    """
    question = evidence.question
    stems = set(evidence.content_stems(question, 0, len(question.words.forms)))
    supports, _ = evidence.best_support(stems)
    if not supports:
        return Sufficiency(0.0 if stems else 1.0, (), "")
    best = supports[0]
    text = " ".join(evidence.sentence_text(best.sentence).split())
    quotation = text if len(text) <= _QUOTED else text[: _QUOTED - 1] + "…"
    sources = tuple(evidence.sentence_source(s.sentence) for s in supports[:2])
    return Sufficiency(best.score, sources, quotation)
