"""The four features that RAGScope-E adds (section II.C of the paper).

"ROUGE-L, token-F1, TF-IDF, and maximum sentence-level TF-IDF risk": each is 1 minus a
similarity of answer and context. The paper leaves the formulas open; these are the
standard ones, as in rouge-score, the SQuAD evaluation and scikit-learn.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from rapidfuzz.distance import LCSseq

from evigate.evidence import Evidence
from evigate.features.base import context_vocabulary
from evigate.features.tfidf import IdfTable, best_cosines, sentence_vectors

ENHANCED_FEATURES: Final[tuple[str, ...]] = (
    "rouge_l_risk",
    "token_f1_risk",
    "tfidf_risk",
    "max_sentence_tfidf_risk",
)
"""Names of the four, in the order of a feature row."""

MAX_LCS_TOKENS: Final = 2048
"""ROUGE-L reads this many answer tokens; more would cost answer times context."""

MAX_TFIDF_SENTENCES: Final = 64
"""Sentence-level TF-IDF reads this many answer sentences, for the same reason."""


def enhanced_features(evidence: Evidence, table: IdfTable) -> dict[str, float]:
    """The four of one call; a pure function, linear in the texts.

    All are in [0, 1], higher is riskier. Tokens and sentences are those of
    :mod:`evigate.text.paper`, nothing is stemmed and no stop word is dropped; the
    context is all documents in their order.

    ======================== =======================================================
    name                     formula
    ======================== =======================================================
    rouge_l_risk             1 - F1 of LCS / answer tokens and LCS / context tokens,
                             LCS the longest common subsequence (Lin, 2004)
    token_f1_risk            1 - F1 of the tokens shared as multisets
                             (Rajpurkar et al., 2016, without its normalisation)
    tfidf_risk               1 - cosine of the TF-IDF vectors of answer and context
    max_sentence_tfidf_risk  maximum over answer sentences of 1 - the best cosine
                             with a sentence of a document
    ======================== =======================================================

    An empty answer or context shares nothing: all four are 1. Of longer answers ROUGE-L
    reads the first :data:`MAX_LCS_TOKENS` tokens and the sentence-level feature the
    first :data:`MAX_TFIDF_SENTENCES` sentences.

    Args:
        evidence: the call, read.
        table: TF-IDF table fitted on the training rows.

    Returns:
        One finite value per name, in the order of :data:`ENHANCED_FEATURES`.

    >>> from evigate.records import RagCall
    >>> table = IdfTable.fit([["it", "lasts", "3", "years"]])
    >>> call = RagCall.of("", ["It lasts 3 years."], "It lasts 5 years.")
    >>> row = enhanced_features(Evidence(call), table)
    >>> [round(value, 3) for value in row.values()]
    [0.25, 0.25, 0.134, 0.134]
    """
    answer = Counter(evidence.answer.paper_tokens)
    context = evidence.shared(_context_counts)
    values = (
        1.0 - _rouge_l(evidence),
        1.0 - _token_f1(answer, context),
        1.0 - table.cosine(answer, context),
        1.0 - _worst_sentence(evidence, table),
    )
    return dict(zip(ENHANCED_FEATURES, values, strict=True))


def _context_tokens(evidence: Evidence) -> list[str]:
    return [token for reading in evidence.documents for token in reading.paper_tokens]


def _context_counts(evidence: Evidence) -> Counter[str]:
    return Counter(evidence.shared(_context_tokens))


def _context_sentences(evidence: Evidence) -> list[list[str]]:
    return [s for reading in evidence.documents for s in reading.paper_sentence_tokens]


def _f1(shared: int, answer: int, context: int) -> float:
    return 2.0 * shared / (answer + context) if shared else 0.0


def _rouge_l(evidence: Evidence) -> float:
    answer = evidence.answer.paper_tokens[:MAX_LCS_TOKENS]
    context = evidence.shared(_context_tokens)
    # Tokens of one side alone are in no common subsequence; without them it is cheaper.
    vocabulary = set(answer)
    known = evidence.shared(context_vocabulary)
    shared = LCSseq.similarity(
        [token for token in answer if token in known],
        [token for token in context if token in vocabulary],
    )
    return _f1(shared, len(answer), len(context))


def _token_f1(answer: Counter[str], context: Counter[str]) -> float:
    shared = sum(min(n, context[token]) for token, n in answer.items())
    return _f1(shared, answer.total(), context.total())


def _worst_sentence(evidence: Evidence, table: IdfTable) -> float:
    """The best cosine of the answer sentence that has the least; 0 without any."""
    said = evidence.answer.paper_sentence_tokens[:MAX_TFIDF_SENTENCES]
    given = evidence.shared(_context_sentences)
    if not said or not given:
        return 0.0
    cosines = best_cosines(
        table, sentence_vectors(table, said), sentence_vectors(table, given)
    )
    return float(cosines.min())
