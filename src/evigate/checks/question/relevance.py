"""How much each document has to do with the question."""

from __future__ import annotations

from evigate.evidence import Evidence


def document_relevance(evidence: Evidence) -> tuple[float, ...]:
    """Per document the share of the question's content that it holds, in [0, 1].

    Words are weighted by how rare they are among the documents; higher is better.

    >>> from evigate.records import RagCall
    >>> documents = ["Warranty: 3 years.", "Lunch."]
    >>> call = RagCall.of("How long is the warranty?", documents, "")
    >>> first, second = document_relevance(Evidence(call))
    >>> first > second
    True
    """
    question = evidence.question
    stems = set(evidence.content_stems(question, 0, len(question.words.forms)))
    rarities = evidence.rarities
    total = sum(map(rarities.__getitem__, stems))
    shares = [0.0] * len(evidence.documents)
    if not total:
        return tuple(shares)
    for stem in stems:
        weight = rarities[stem] / total
        places = evidence.postings.get(stem, ())
        for document in {evidence.document_sentences[p].document for p in places}:
            shares[document] += weight
    return tuple(min(1.0, share) for share in shares)
