"""The TF-IDF table gives scikit-learn's numbers."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from evigate.features.tfidf import IdfTable, best_cosines, sentence_vectors

TEXTS = [["a", "b", "a"], ["a", "c"], ["a"]]


def test_counts_are_of_texts_and_in_alphabetical_order() -> None:
    """A token counts once per text; the order does not depend on the texts' order."""
    table = IdfTable.fit(TEXTS)
    assert table == IdfTable.fit(TEXTS[::-1])
    assert list(table.counts.items()) == [("a", 3), ("b", 1), ("c", 1)]
    assert table.texts == 3


def test_weights_are_the_smoothed_idf() -> None:
    """ln((1 + n) / (1 + df)) + 1, by hand."""
    weights = IdfTable.fit(TEXTS).weights
    assert weights.tolist() == pytest.approx([1.0, math.log(2) + 1, math.log(2) + 1])


def test_rare_tokens_can_be_left_out() -> None:
    """With min_texts=2 only tokens of two texts or more stay."""
    assert IdfTable.fit(TEXTS, min_texts=2).counts == {"a": 3}


@pytest.mark.parametrize(
    ("first", "second", "wanted"),
    [
        ("a", "a", 1.0),
        ("aab", "aab", 1.0),
        ("b", "c", 0.0),
        ("a", "x", 0.0),
        ("", "a", 0.0),
        ("ax", "a", 1.0),  # unknown tokens are left out
        ("a", "ab", 1 / math.sqrt(1 + (math.log(2) + 1) ** 2)),
    ],
)
def test_cosine_of_two_texts(first: str, second: str, wanted: float) -> None:
    """By hand."""
    cosine = IdfTable.fit(TEXTS).cosine(Counter(first), Counter(second))
    assert cosine == pytest.approx(wanted)


def test_sentences_have_vectors_of_norm_1_or_none() -> None:
    """Repeated tokens are one entry; a sentence without known tokens has none."""
    vectors = sentence_vectors(IdfTable.fit(TEXTS), [["b", "b"], ["x"], ["a", "c"]])
    assert vectors.sentences == 3
    assert vectors.rows.tolist() == [0, 2, 2]
    squares = np.bincount(vectors.rows, vectors.values**2)
    assert squares.tolist() == pytest.approx([1.0, 0.0, 1.0])


@pytest.mark.parametrize("sentences", [[], [[]], [["x"]]])
def test_an_empty_table_or_side_has_cosine_0(sentences: list[list[str]]) -> None:
    """No division by zero, no warning."""
    for table in (IdfTable.fit([[]]), IdfTable.fit(TEXTS)):
        given = sentence_vectors(table, [["a", "b"]])
        said = sentence_vectors(table, sentences)
        assert best_cosines(table, said, given).tolist() == [0.0] * len(sentences)
        assert best_cosines(table, given, said).tolist() == [0.0]
