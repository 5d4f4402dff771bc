"""Fitting a model of sentences on marked stretches; needs the extra ``eval``.

The pooled numbers that the gate's own regression is fitted on come from folds: each
row's from a model that saw no sentence of its context. From a model that saw them they
would look better than they will be on new answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from evigate.errors import InvalidCallError, MissingExtraError
from evigate.evidence import Evidence
from evigate.risk.folds import grouped_folds
from evigate.risk.sentence_features import sentence_rows
from evigate.risk.sentence_model import (
    POOLED_FEATURES,
    SentenceModel,
    pooled_log_odds,
)

Floats = NDArray[np.float64]
Spans = Sequence[tuple[int, int]]
"""Unfaithful stretches of an answer: from where to where, in code points."""

# Chosen by grouped cross-validation on the training part of RAGTruth QA.
_INVERSE: Final = 0.1
_LEAST_SENTENCES: Final = 20
"""Rarer words have no weight of their own: a name tells nothing of other answers."""
_FOLDS: Final = 4
_DIGITS: Final = 4


class Sentences(NamedTuple):
    """The sentences of many answers, one after the other.

    Attributes:
        values: their features, shape ``(n, features)``.
        words: the words of each.
        labels: 1 where a marked stretch overlaps, -1 where nobody looked.
        rows: the row of each, ascending.
    """

    values: Floats
    words: list[frozenset[str]]
    labels: NDArray[np.int64]
    rows: NDArray[np.int64]


def read_sentences(
    evidences: Iterable[Evidence], labels: Sequence[int], spans: Sequence[Spans]
) -> Sentences:
    """The sentences of labelled answers.

    All sentences of a faithful answer are; of an unfaithful one without any marked
    stretch nobody knows which are not.

    Args:
        evidences: answers that were read, shape ``(n,)``.
        labels: 1 for unfaithful, shape ``(n,)``.
        spans: the marked stretches of each, shape ``(n,)``.

    Raises:
        InvalidCallError: when no sentence is marked, or none is known to be faithful.
    """
    values: list[tuple[float, ...]] = []
    words: list[frozenset[str]] = []
    truth: list[int] = []
    places: list[int] = []
    for number, (evidence, label, marked) in enumerate(
        zip(evidences, labels, spans, strict=True)
    ):
        for row in evidence.kept(sentence_rows):
            values.append(row.values)
            words.append(row.words)
            places.append(number)
            hit = any(start < row.end and end > row.start for start, end in marked)
            known = not label or len(marked) > 0
            truth.append(int(hit and bool(label)) if known else -1)
    if not {0, 1} <= set(truth):
        raise InvalidCallError(
            "spans must mark some sentences of unfaithful answers and leave others "
            "unmarked, or no model of sentences can be fitted",
            code="invalid_spans",
        )
    return Sentences(np.array(values), words, np.array(truth), np.array(places))


def fit_sentences(sentences: Sentences, chosen: NDArray[np.bool_]) -> SentenceModel:
    """A model of the chosen sentences.

    Raises:
        MissingExtraError: without scikit-learn.
        InvalidCallError: when all chosen sentences have one label.
    """
    try:
        from scipy.sparse import hstack
        from sklearn.linear_model import LogisticRegression
        from sklearn.preprocessing import StandardScaler
    except ImportError as error:
        raise MissingExtraError("scikit-learn", "eval") from error
    places = np.flatnonzero(chosen & (sentences.labels >= 0))
    labels = sentences.labels[places]
    if len(set(labels.tolist())) < 2:
        raise InvalidCallError(
            "too few answers have marked stretches for a model of sentences",
            code="invalid_spans",
        )
    words = [sentences.words[place] for place in places]
    counts = Counter(word for held in words for word in held)
    kept = sorted(word for word, count in counts.items() if count >= _LEAST_SENTENCES)
    values = sentences.values[places]
    scaler = StandardScaler().fit(values)
    matrix = hstack([scaler.transform(values), _held(words, kept)]).tocsr()
    regression = LogisticRegression(C=_INVERSE, max_iter=1_000).fit(matrix, labels)
    width = values.shape[1]
    weights = regression.coef_[0]
    return SentenceModel(
        mean=tuple(scaler.mean_.tolist()),
        scale=tuple(scaler.scale_.tolist()),
        coefficients=tuple(weights[:width].tolist()),
        intercept=float(regression.intercept_[0]),
        words={
            word: weight
            for word, weight in zip(
                kept, np.round(weights[width:], _DIGITS).tolist(), strict=True
            )
            if weight
        },
    )


def _held(words: Sequence[frozenset[str]], kept: Sequence[str]) -> Any:
    """A sparse matrix: which sentence holds which of the words."""
    from scipy.sparse import csr_matrix

    columns = {word: column for column, word in enumerate(kept)}
    found = [sorted(columns[word] for word in columns.keys() & held) for held in words]
    ends = np.cumsum([0, *map(len, found)])
    indices = [column for row in found for column in row]
    data = np.ones(len(indices))
    return csr_matrix((data, indices, ends), shape=(len(words), len(kept)))


def pool(
    model: SentenceModel, evidences: Sequence[Evidence], rows: Iterable[int]
) -> Floats:
    """The pooled numbers of some rows, shape ``(len(rows), 3)``."""
    pooled = [pooled_log_odds(model.log_odds(evidences[row])) for row in rows]
    return np.array(pooled).reshape(-1, len(POOLED_FEATURES))


def fit_pooled(
    evidences: Sequence[Evidence],
    labels: NDArray[np.int64],
    groups: Sequence[Hashable],
    spans: Sequence[Spans],
) -> tuple[SentenceModel, Floats]:
    """The model of all sentences, and each row's pooled numbers from another fold.

    Raises:
        MissingExtraError: without scikit-learn.
        InvalidCallError: as :func:`read_sentences`, or where the marked stretches of
            too few contexts are left in a fold.
    """
    sentences = read_sentences(evidences, labels.tolist(), spans)
    pooled = np.empty((len(evidences), len(POOLED_FEATURES)))
    for train, test in grouped_folds(labels, groups, folds=_FOLDS):
        model = fit_sentences(sentences, np.isin(sentences.rows, train))
        pooled[test] = pool(model, evidences, test)
    return fit_sentences(sentences, np.full(len(sentences.rows), True)), pooled
