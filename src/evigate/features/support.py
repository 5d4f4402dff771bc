"""How far the documents support an answer: the features of the zero-shot gate.

All are risks in [0, 1]: higher means less support. Words that claim little count less
than others, whether the documents hold them or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, pairwise
from operator import not_
from typing import Final

from evigate.evidence import Alignment, Evidence
from evigate.features.extra import (
    chance,
    held_pairs,
    mean_and_worst,
    pair_weights,
    word_weights,
)

SUPPORT_FEATURES: Final = (
    "new_word_pairs",
    "worst_new_word_pairs",
    "unknown_run",
    "worst_unknown_run",
    "distance",
    "worst_distance",
)
_NOTHING: Final = (0.0, 0.0, 0.0)


def support_features(evidence: Evidence) -> dict[str, float]:
    """What the documents lack of an answer, in the order of ``SUPPORT_FEATURES``.

    - ``new_word_pairs``: share of neighbouring words that no document has side by side;
    - ``unknown_run``: how unlikely the longest run of unknown content is by chance;
    - ``distance``: share of the content that the document sentence which holds most of
      it lacks, by rarity.

    Each is the mean over the sentences of the answer, weighted by their words of
    content, and that of the worst sentence (``worst_``).

    >>> from evigate.records import RagCall
    >>> documents = ["The warranty lasts 3 years."]
    >>> call = RagCall.of("", documents, "It covers liquid damage.")
    >>> support_features(Evidence(call))["new_word_pairs"]
    1.0
    """
    reader = _Reader(evidence)
    sentences = [row for row in evidence.alignments if row.content]
    rows = [reader.read(row) for row in sentences]
    values = mean_and_worst(rows, [row.content for row in sentences], len(_NOTHING))
    return dict(zip(SUPPORT_FEATURES, values, strict=True))


class _Reader:
    """Measures the sentences of one answer; holds what they share."""

    def __init__(self, evidence: Evidence) -> None:
        self._known = evidence.postings
        self._stems = evidence.stems_of(evidence.answer)
        self._weights = evidence.kept(word_weights)
        self._sizes = pair_weights(self._weights)
        held = map(evidence.kept(held_pairs).__contains__, pairwise(self._stems))
        self._new = list(map(not_, held))

    def read(self, row: Alignment) -> tuple[float, float, float]:
        """New pairs, the unknown run and the distance of one sentence."""
        stems = self._stems[row.low : row.high]
        weights = self._weights[row.low : row.high]
        if not any(weights):  # nothing but amounts that documents give in other forms
            return _NOTHING
        run = chance(self._longest_run(stems, weights))
        near = row.supports[0].score if row.supports else 0.0
        return self._new_pairs(row), run, max(0.0, 1.0 - near)

    def _longest_run(self, stems: Sequence[str], weights: Sequence[float]) -> float:
        known = self._known
        run = longest = 0.0
        for stem, weight in zip(stems, weights, strict=True):
            if not weight:
                continue
            if stem in known:
                run = 0.0
                continue
            run += weight
            if run > longest:
                longest = run
        return longest

    def _new_pairs(self, row: Alignment) -> float:
        inside = slice(row.low, max(row.low, row.high - 1))
        sizes = self._sizes[inside]
        if not sizes:
            return 0.0
        return sum(compress(sizes, self._new[inside])) / sum(sizes)
