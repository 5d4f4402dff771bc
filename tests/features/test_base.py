"""The base family says what its table says."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.evidence import Evidence
from evigate.features.base import BASE_FEATURES, base_features

Read = Callable[[Sequence[str], str], Evidence]

WORDS = st.sampled_from(
    [
        *("the", "a", "It", "not", "battery", "lasts", "years", "YEARS", "über"),
        *("三年", "3", "3,000", "3.5", ".", "!", "?", "\n"),
    ]
)
TEXTS = st.lists(WORDS, max_size=25).map(" ".join) | st.text(max_size=60)
DOCUMENTS = st.lists(TEXTS, max_size=4)

COUNTS = {
    "log_answer_length",
    "log_context_length",
    "mean_supported_run",
    "numeric_count",
}
GROW_WITH_CONTEXT = (
    "token_coverage",
    "content_coverage",
    "bigram_coverage",
    "longest_supported_run",
    "mean_sentence_support",
    "min_sentence_support",
    "numeric_coverage",
)


def test_every_feature_has_its_hand_computed_value(read: Read) -> None:
    """By hand: 11 answer tokens, 7 of them supported, in runs of 3, 3 and 1."""
    row = base_features(
        read(
            ["The battery lasts 10 hours. It weighs 1,200 g."],
            "The battery lasts 12 hours! It weighs 1200 g and floats.",
        )
    )
    assert row == pytest.approx(
        {
            "log_answer_length": math.log(12),
            "log_context_length": math.log(11),
            "token_coverage": 7 / 11,
            # battery lasts (12) hours weighs (1200) g (floats)
            "content_coverage": 5 / 8,
            # the-battery battery-lasts hours-it it-weighs of ten pairs
            "bigram_coverage": 4 / 10,
            "vocabulary_overlap": 7 / 14,
            "longest_supported_run": 3 / 11,
            "mean_supported_run": 7 / 3,
            "mean_sentence_support": (3 / 4 + 2 / 4) / 2,
            "min_sentence_support": 2 / 4,
            "unsupported_sentences": 0.0,
            # the paper's tokens split "1,200", its numbers do not
            "numeric_coverage": 1 / 2,
            "numeric_count": 2.0,
        }
    )


def test_the_row_has_the_declared_order(read: Read) -> None:
    """Model files rely on it."""
    assert tuple(base_features(read(["a"], "b"))) == BASE_FEATURES


@pytest.mark.parametrize(
    ("documents", "answer", "expected"),
    [
        # nothing said: all that is said is covered
        ([], "", {"token_coverage": 1.0, "content_coverage": 1.0}),
        (["It lasts."], "", {"numeric_coverage": 1.0, "min_sentence_support": 1.0}),
        (["It lasts."], "---", {"log_answer_length": 0.0, "bigram_coverage": 1.0}),
        (["It lasts."], "", {"longest_supported_run": 0.0, "mean_supported_run": 0.0}),
        # stop words alone carry no content, but are tokens
        (["Battery."], "It is not.", {"token_coverage": 0.0, "content_coverage": 1.0}),
        # nothing given: nothing is covered
        ([], "Battery lasts.", {"token_coverage": 0.0, "log_context_length": 0.0}),
        ([""], "Battery lasts.", {"unsupported_sentences": 1.0}),
        # sentences end at line breaks too; one of two is unsupported
        (["alpha"], "alpha\nbeta", {"unsupported_sentences": 0.5}),
        (["alpha"], "alpha. beta", {"min_sentence_support": 0.0}),
        (["alpha"], "alpha.beta", {"min_sentence_support": 0.5}),
        # the context is all documents together, but pairs stay within one
        (["alpha", "beta"], "alpha beta", {"token_coverage": 1.0}),
        (["alpha", "beta"], "alpha beta", {"bigram_coverage": 0.0}),
        # occurrences count, not types
        (["alpha"], "alpha beta beta beta", {"token_coverage": 0.25}),
        # numbers: commas stripped, the rest as written
        (["1,284,500 sold"], "1284500", {"numeric_coverage": 1.0}),
        (["3.50 EUR"], "3.5 EUR", {"numeric_coverage": 0.0}),
        (["10 and 20"], "10 or 30 or 10", {"numeric_coverage": 2 / 3}),
        # lower case, any script
        (["ÜBER STRASSE"], "über strasse", {"token_coverage": 1.0}),
        (["保修期 三年"], "三年", {"token_coverage": 1.0}),
        (["x_y"], "x y", {"token_coverage": 1.0}),
    ],
)
def test_edges_of_the_formulas(
    read: Read, documents: list[str], answer: str, expected: dict[str, float]
) -> None:
    """Each row shows one choice that the table or the paper makes."""
    row = base_features(read(documents, answer))
    assert {name: row[name] for name in expected} == pytest.approx(expected)


@given(documents=DOCUMENTS, answer=TEXTS)
def test_an_independent_implementation_agrees(
    read: Read, reference: ModuleType, documents: list[str], answer: str
) -> None:
    """On any text, in every feature."""
    found = base_features(read(documents, answer))
    assert found == pytest.approx(reference.base(documents, answer))


@given(documents=DOCUMENTS, answer=TEXTS)
def test_shares_lie_between_0_and_1(
    read: Read, documents: list[str], answer: str
) -> None:
    """The others are finite and not negative."""
    for name, value in base_features(read(documents, answer)).items():
        assert 0.0 <= value < math.inf
        assert name in COUNTS or value <= 1.0


@given(documents=DOCUMENTS, answer=TEXTS, more=TEXTS)
def test_more_context_never_lowers_coverage(
    read: Read, documents: list[str], answer: str, more: str
) -> None:
    """Adding a document can only support more of the answer."""
    before = base_features(read(documents, answer))
    after = base_features(read([*documents, more], answer))
    for name in GROW_WITH_CONTEXT:
        assert after[name] >= before[name] - 1e-12
    assert after["unsupported_sentences"] <= before["unsupported_sentences"]


@given(documents=DOCUMENTS, answer=TEXTS)
def test_the_order_of_the_documents_does_not_matter(
    read: Read, documents: list[str], answer: str
) -> None:
    """No feature of the base family sees it."""
    there = base_features(read(documents, answer))
    assert base_features(read(documents[::-1], answer)) == there
