"""The base feature family of the RAGScope paper (section II.B), from one reading.

The paper names the family ("answer and context lengths, coverage and overlap measures,
supported-run and sentence-support measures, and numeric coverage and count") and fixes
tokens, sentences, numbers and the uncovered fraction of non-stopword answer tokens.
The other formulas are open: :func:`base_features` says which stand here.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise
from typing import Final

from evigate.evidence import Evidence
from evigate.text.stopwords import ENGLISH_STOPWORDS

BASE_FEATURES: Final[tuple[str, ...]] = (
    "log_answer_length",
    "log_context_length",
    "token_coverage",
    "content_coverage",
    "bigram_coverage",
    "vocabulary_overlap",
    "longest_supported_run",
    "mean_supported_run",
    "mean_sentence_support",
    "min_sentence_support",
    "unsupported_sentences",
    "numeric_coverage",
    "numeric_count",
)
"""Names of the base family, in the order of a feature row."""

# A sentence with less than half of its content in the context counts as unsupported.
_SUPPORTED: Final = 0.5


def base_features(evidence: Evidence) -> dict[str, float]:
    r"""The base family of one call; a pure function, linear in the texts.

    The context is all documents together. Tokens, sentences and numbers are those of
    :mod:`evigate.text.paper`; content tokens are tokens outside
    :data:`~evigate.text.stopwords.ENGLISH_STOPWORDS`. A token is *supported* when it
    occurs anywhere in the context. The order of the documents does not matter.

    ======================= =========== ================================================
    name                    range       formula (paper: given, or family named only)
    ======================= =========== ================================================
    log_answer_length       0, ...      ln(1 + answer tokens) (family: lengths)
    log_context_length      0, ...      ln(1 + context tokens) (family: lengths)
    token_coverage          [0, 1]      supported answer tokens / answer tokens
                                        (family: coverage)
    content_coverage        [0, 1]      the same for content tokens; 1 minus it is
                                        RAGScope-Z (given)
    bigram_coverage         [0, 1]      pairs of neighbouring answer tokens that are
                                        neighbours in a document / such pairs
                                        (family: overlap)
    vocabulary_overlap      [0, 1]      Jaccard index of the token sets of answer and
                                        context (family: overlap)
    longest_supported_run   [0, 1]      longest run of supported answer tokens / answer
                                        tokens (family: supported runs)
    mean_supported_run      0, ...      mean length in tokens of the maximal supported
                                        runs (family: supported runs)
    mean_sentence_support   [0, 1]      mean over answer sentences of their content
                                        coverage (family: sentence support)
    min_sentence_support    [0, 1]      minimum of the same
    unsupported_sentences   [0, 1]      share of answer sentences below 0.5
    numeric_coverage        [0, 1]      answer numbers found among the context's
                                        numbers / answer numbers (family: numeric)
    numeric_count           0, 1, ...   answer numbers (family: numeric)
    ======================= =========== ================================================

    Lengths are on a log scale, since they spread over orders of magnitude and a
    logistic regression is linear in them. (Cross-validated on the training part of
    RAGTruth QA, this reading ranked better than raw counts.)

    Coverage of nothing is complete: without tokens, content tokens, pairs, sentences
    or numbers in the answer the corresponding share is 1 (``unsupported_sentences``
    and the runs are 0), so that an answer is never risky for what it does not say.

    Args:
        evidence: the call, read.

    Returns:
        One finite value per name, in the order of :data:`BASE_FEATURES`.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["The warranty lasts 3 years."], "It lasts 5 years.")
    >>> row = base_features(Evidence(call))
    >>> row["token_coverage"], row["content_coverage"], row["numeric_coverage"]
    (0.5, 0.6666666666666666, 0.0)
    """
    answer = evidence.answer.paper_tokens
    context = evidence.shared(context_vocabulary)
    length = len(answer)
    supported = [token in context for token in answer]
    runs = _runs(supported)
    vocabulary = evidence.answer.paper_token_set
    numbers = evidence.answer.paper_numbers
    known_numbers = evidence.shared(_context_numbers)
    supports = [
        content_coverage(tokens, context)
        for tokens in evidence.answer.paper_sentence_tokens
    ]
    values = (
        math.log1p(length),
        math.log1p(sum(len(document.paper_tokens) for document in evidence.documents)),
        _share(sum(supported), length),
        content_coverage(answer, context),
        _bigram_coverage(evidence),
        _jaccard(vocabulary, context),
        max(runs, default=0) / max(length, 1),
        sum(runs) / max(len(runs), 1),
        sum(supports) / len(supports) if supports else 1.0,
        min(supports, default=1.0),
        sum(s < _SUPPORTED for s in supports) / max(len(supports), 1),
        _share(sum(number in known_numbers for number in numbers), len(numbers)),
        float(len(numbers)),
    )
    return dict(zip(BASE_FEATURES, values, strict=True))


def context_vocabulary(evidence: Evidence) -> frozenset[str]:
    """The tokens that occur in any document; the answer is not looked at."""
    return frozenset().union(*(d.paper_token_set for d in evidence.documents))


def _context_numbers(evidence: Evidence) -> frozenset[str]:
    return frozenset().union(*(d.paper_numbers for d in evidence.documents))


def content_coverage(tokens: Iterable[str], known: AbstractSet[str]) -> float:
    """Share of the non-stopword tokens that are known, in [0, 1]; 1 without any.

    >>> content_coverage(["the", "battery", "lasts"], {"the", "battery"})
    0.5
    """
    content = [token for token in tokens if token not in ENGLISH_STOPWORDS]
    return _share(sum(token in known for token in content), len(content))


def _share(found: int, total: int) -> float:
    return found / total if total else 1.0


def _jaccard(first: AbstractSet[str], second: AbstractSet[str]) -> float:
    shared = len(first & second)
    union = len(first) + len(second) - shared
    return shared / union if union else 0.0


def _runs(supported: Sequence[bool]) -> list[int]:
    """Lengths of the maximal runs of True, in order."""
    runs: list[int] = []
    current = 0
    for is_supported in supported:
        if is_supported:
            current += 1
        elif current:
            runs.append(current)
            current = 0
    if current:
        runs.append(current)
    return runs


def _bigram_coverage(evidence: Evidence) -> float:
    answer = evidence.answer.paper_tokens
    pairs = list(pairwise(answer))
    wanted = set(pairs)
    known: set[tuple[str, str]] = set()
    for document in evidence.documents:
        # Only pairs of the answer are kept, however long the documents are.
        known |= wanted.intersection(pairwise(document.paper_tokens))
    return _share(sum(pair in known for pair in pairs), len(pairs))
