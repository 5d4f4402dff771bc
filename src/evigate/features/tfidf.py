"""A TF-IDF table that was fitted elsewhere, and the vectors it gives.

Same numbers as scikit-learn's ``TfidfVectorizer`` with its defaults over the paper's
tokens: raw term counts, smoothed IDF, Euclidean norm, unknown tokens left out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, repeat
from typing import Self

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]


@dataclass(frozen=True, repr=False)
class IdfTable:
    """In how many of the fitted texts each token occurs.

    Attributes:
        texts: number of texts the table was fitted on, at least 1.
        counts: for each token the number of those texts that hold it, in 1..texts.

    >>> table = IdfTable.fit([["a", "b"], ["a"]])
    >>> table
    IdfTable(texts=2, tokens=2)
    >>> [round(float(weight), 4) for weight in table.weights]
    [1.0, 1.4055]
    """

    texts: int
    counts: Mapping[str, int] = field(hash=False)

    def __repr__(self) -> str:
        return f"IdfTable(texts={self.texts}, tokens={len(self.counts)})"

    @classmethod
    def fit(cls, texts: Iterable[Iterable[str]], *, min_texts: int = 1) -> Self:
        """Count tokens over texts.

        Args:
            texts: the tokens of each text.
            min_texts: tokens in fewer texts are left out. With 2 or more, words that
                only one text holds (a customer's name or number) stay out.
        """
        number = 0
        counts: dict[str, int] = {}
        for tokens in texts:
            number += 1
            for token in set(tokens):
                counts[token] = counts.get(token, 0) + 1
        kept = sorted(token for token, n in counts.items() if n >= min_texts)
        return cls(number, {token: counts[token] for token in kept})

    @cached_property
    def weight_of(self) -> dict[str, float]:
        """The same weights by token."""
        return dict(zip(self.counts, self.weights.tolist(), strict=True))

    @cached_property
    def columns(self) -> dict[str, int]:
        """The position of each token in ``weights``."""
        return {token: column for column, token in enumerate(self.counts)}

    @cached_property
    def weights(self) -> Floats:
        """Smoothed IDF per token, shape ``(tokens,)``: ``ln((1+n)/(1+df)) + 1``."""
        counts = np.fromiter(self.counts.values(), np.float64, len(self.counts))
        return np.asarray(np.log((1.0 + self.texts) / (1.0 + counts)) + 1.0)

    def cosine(self, first: Mapping[str, int], second: Mapping[str, int]) -> float:
        """Cosine of the vectors of two texts, given as token counts; in [0, 1].

        0 where one of them has no known token.

        >>> table = IdfTable.fit([["a", "b"], ["a"]])
        >>> round(table.cosine({"a": 1, "x": 5}, {"a": 1, "b": 1}), 4)
        0.5797
        """
        left, right = self._vector(first), self._vector(second)
        if not left or not right:
            return 0.0
        dot = sum(value * right[t] for t, value in left.items() if t in right)
        squares = (sum(v * v for v in vector.values()) for vector in (left, right))
        return min(1.0, dot / math.sqrt(math.prod(squares)))

    def _vector(self, counts: Mapping[str, int]) -> dict[str, float]:
        weights = self.weight_of
        return {t: n * weights[t] for t, n in counts.items() if t in weights}

    def known_columns(self, tokens: Sequence[str]) -> Integers:
        """One column per token, -1 for tokens outside the table."""
        found = map(self.columns.get, tokens, repeat(-1))
        return np.fromiter(found, np.int64, len(tokens))


@dataclass(frozen=True, slots=True, eq=False)
class SentenceVectors:
    """TF-IDF vectors of sentences as parallel arrays, sorted by sentence.

    Attributes:
        sentences: number of sentences, those without known tokens included.
        rows: the sentence of each entry.
        columns: the column of each entry.
        values: its weight; the entries of a sentence have norm 1.
    """

    sentences: int
    rows: Integers
    columns: Integers
    values: Floats


def sentence_vectors(
    table: IdfTable, sentences: Sequence[Sequence[str]]
) -> SentenceVectors:
    """One vector of norm 1 per sentence; without entries where no token is known."""
    lengths = np.fromiter(map(len, sentences), np.int64, len(sentences))
    columns = table.known_columns(list(chain.from_iterable(sentences)))
    rows = np.repeat(np.arange(len(sentences)), lengths)
    width = max(len(table.counts), 1)
    keys = (rows * width + columns)[columns >= 0]
    if not len(keys):
        return SentenceVectors(len(sentences), keys, keys, np.zeros(0))
    keys.sort()
    starts = _group_starts(keys)
    counts = np.diff(np.append(starts, len(keys)))
    rows, columns = np.divmod(keys[starts], width)
    values = counts * table.weights[columns]
    squares = np.bincount(rows, values * values, minlength=len(sentences))
    values /= np.sqrt(squares)[rows]
    return SentenceVectors(len(sentences), rows, columns, values)


def _group_starts(ordered: Integers) -> Integers:
    """Where each group of equal neighbours begins; the array must not be empty."""
    return np.append(0, np.flatnonzero(ordered[1:] != ordered[:-1]) + 1)


def best_cosines(
    table: IdfTable, said: SentenceVectors, given: SentenceVectors
) -> Floats:
    """For each said sentence its best cosine with a given one, shape ``(said,)``.

    Each said sentence costs one pass over the entries of the given ones that share a
    column with any said sentence.
    """
    best = np.zeros(said.sentences)
    lookup = np.zeros(len(table.counts))
    lookup[said.columns] = 1.0
    shared = lookup[given.columns] > 0.0
    if not shared.any():
        return best
    columns, values = given.columns[shared], given.values[shared]
    starts = _group_starts(given.rows[shared])
    bounds = np.searchsorted(said.rows, np.arange(said.sentences + 1)).tolist()
    lookup[said.columns] = 0.0
    for sentence in range(said.sentences):
        own = slice(bounds[sentence], bounds[sentence + 1])
        lookup[said.columns[own]] = said.values[own]
        best[sentence] = np.add.reduceat(lookup[columns] * values, starts).max()
        lookup[said.columns[own]] = 0.0
    return np.minimum(best, 1.0)
