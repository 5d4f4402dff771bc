"""Features of evigate's own gate: how much of each sentence the documents hold.

All are risks in [0, 1]: higher means less support.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from evigate.evidence import Evidence

EXTRA_FEATURES: Final = (
    "uncovered_content",
    "worst_uncovered_content",
    "scattered_support",
    "worst_scattered_support",
    "new_word_pairs",
    "worst_new_word_pairs",
)


def extra_features(evidence: Evidence) -> dict[str, float]:
    """The row of evigate's own features, in the order of ``EXTRA_FEATURES``.

    Each is given as the mean over the sentences of the answer, weighted by their words
    of content, and for the worst sentence (``worst_``):

    - ``uncovered_content``: share of the content that no document holds, weighted by
      rarity;
    - ``scattered_support``: share of it that the best document sentence lacks;
    - ``new_word_pairs``: share of neighbouring words that are no neighbours in any
      document.

    >>> from evigate.records import RagCall
    >>> documents = ["The warranty lasts 3 years."]
    >>> call = RagCall.of("", documents, "It covers liquid damage.")
    >>> extra_features(Evidence(call))["uncovered_content"]
    1.0
    """
    known = evidence.shared(document_pairs)
    stems = evidence.stems_of(evidence.answer)
    sizes: list[int] = []
    rows: list[tuple[float, ...]] = []
    for row in evidence.alignments:
        if row.content:
            near = row.supports[0].score if row.supports else 0.0
            pairs = _new_pairs(stems[row.low : row.high], known)
            sizes.append(row.content)
            rows.append((1.0 - row.coverage, 1.0 - near, pairs))
    return dict(zip(EXTRA_FEATURES, mean_and_worst(rows, sizes, 3), strict=True))


def mean_and_worst(
    rows: Sequence[Sequence[float]], sizes: Sequence[int], width: int
) -> list[float]:
    """Weighted mean and maximum of each column, one after the other.

    Args:
        rows: one row of risks per sentence, shape ``(n, width)``.
        sizes: the weight of each sentence, shape ``(n,)``, above 0.
        width: number of columns.

    Returns:
        ``2 * width`` numbers; 0.0 without sentences.

    >>> mean_and_worst([[0.0, 1.0], [1.0, 1.0]], [3, 1], 2)
    [0.25, 1.0, 1.0, 1.0]
    """
    if not rows:
        return [0.0] * (2 * width)
    total = sum(sizes)
    values: list[float] = []
    for column in zip(*rows, strict=True):
        mean = sum(v * size for v, size in zip(column, sizes, strict=True)) / total
        values += [min(1.0, mean), max(column)]
    return values


def document_pairs(evidence: Evidence) -> frozenset[tuple[str, str]]:
    """Stems that are neighbours in a document; use through ``evidence.shared``."""
    pairs: set[tuple[str, str]] = set()
    for reading in evidence.documents:
        pairs.update(pairwise(evidence.stems_of(reading)))
    return frozenset(pairs)


def _new_pairs(stems: Sequence[str], known: frozenset[tuple[str, str]]) -> float:
    pairs = set(pairwise(stems))
    return len(pairs - known) / len(pairs) if pairs else 0.0
