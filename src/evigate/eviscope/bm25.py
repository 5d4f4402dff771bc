"""BM25 over paragraphs: which others look most like an answer to a question."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from evigate.eviscope.wording import normal_words

_K1: Final = 1.5
_B: Final = 0.75


class BM25:
    """An index of texts.

    Okapi BM25 with ``k1 = 1.5``, ``b = 0.75`` and the idf of Lucene,
    ``ln(1 + (n - df + 0.5) / (df + 0.5))``, which is never negative (Robertson and
    Zaragoza 2009).

    >>> BM25(["red apples", "green pears", "red cars"]).ranked("apples")[0]
    0
    """

    def __init__(self, texts: Sequence[str]) -> None:
        counts = [Counter(normal_words(text)) for text in texts]
        lengths = np.array([c.total() for c in counts], dtype=np.float64)
        mean = float(lengths.mean()) if len(lengths) else 1.0
        norms = _K1 * (1.0 - _B + _B * lengths / max(mean, 1e-9))
        found: dict[str, list[tuple[int, int]]] = {}
        for place, count in enumerate(counts):
            for word, frequency in count.items():
                found.setdefault(word, []).append((place, frequency))
        self._size = len(counts)
        self._postings: dict[str, tuple[NDArray[np.int64], NDArray[np.float64]]] = {}
        for word, entries in found.items():
            places = np.array([place for place, _ in entries])
            times = np.array([n for _, n in entries], dtype=np.float64)
            df = len(entries)
            idf = math.log(1.0 + (self._size - df + 0.5) / (df + 0.5))
            gains = idf * times * (_K1 + 1.0) / (times + norms[places])
            self._postings[word] = (places, gains)

    def scores(self, query: str) -> NDArray[np.float64]:
        """Score of each text, shape ``(n,)``; higher is more alike."""
        scores = np.zeros(self._size)
        for word in normal_words(query):
            if word in self._postings:
                places, gains = self._postings[word]
                scores[places] += gains
        return scores

    def ranked(self, query: str) -> list[int]:
        """Positions of all texts, the most alike first; ties by position."""
        order = np.argsort(-self.scores(query), kind="stable")
        return [int(place) for place in order]
