"""Words and sentences by which quartets are built and answers compared."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.eviscope.wording import (
    holds,
    normal_words,
    occurrences,
    sentence_around,
    sentence_spans,
    word_ngrams,
)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The Eiffel Tower", "eiffel tower!"),
        ("1,250", "1250"),
        ("10 percent", "10%"),
        ("O’Neill's", "O'Neill"),
        ("５０", "50"),
    ],
)
def test_forms_of_one_answer_are_equal(one: str, other: str) -> None:
    """Case, punctuation, articles, separators and width do not count."""
    assert normal_words(one) == normal_words(other)


@pytest.mark.parametrize(
    ("one", "other"), [("3.5", "35"), ("1250", "125"), ("twenty", "20")]
)
def test_other_answers_stay_apart(one: str, other: str) -> None:
    """Decimals stay, and words are not read as numbers."""
    assert normal_words(one) != normal_words(other)


def test_a_text_holds_whole_words_only() -> None:
    """Also where no spaces part the words."""
    assert holds("The Panthers gave up 308 points.", "308 points")
    assert not holds("The Panthers gave up 3080 points.", "308")
    assert holds("東京は日本の首都です。", "東京")
    assert not holds("anything", "...")
    assert list(occurrences(("a", "b", "a"), ("a",))) == [0, 2]


def test_sentences_end_at_stops_and_not_at_abbreviations() -> None:
    """Citation marks belong to the sentence before."""
    text = "Dr. J. Smith met Mr. Ba. They spoke.[12] It cost $3.50. Then?"
    shown = [text[a:b] for a, b in sentence_spans(text)]
    assert shown == [
        "Dr. J. Smith met Mr. Ba.",
        "They spoke.[12]",
        "It cost $3.50.",
        "Then?",
    ]
    assert text[slice(*sentence_around(text, 26, 30))] == "They spoke.[12]"


@given(st.text(max_size=300))
def test_sentences_lie_in_order_within_the_text(text: str) -> None:
    """None is empty, none overlaps."""
    position = 0
    for start, end in sentence_spans(text):
        assert position <= start < end <= len(text)
        position = end


def test_ngrams_are_runs_of_normal_words() -> None:
    """A text shorter than a run has none."""
    assert word_ngrams("One, two three", 2) == {("one", "two"), ("two", "three")}
    assert word_ngrams("One", 2) == set()
