"""Looking for words one by one finds what one pattern of all finds."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.any_of import AnyOf, lacks_digits, shared_words
from evigate.text.tables.derivation_words import DERIVATION_WORDS

PATTERNS = [
    "total|comes? to|in all",
    "a[bc]+|ca|(?:x|yz) b",
    "ab*c",
    "how (?:many|much) (?:more|[a-z]+er)(?![a-z])",
    DERIVATION_WORDS,
]


@pytest.mark.parametrize("pattern", PATTERNS)
@given(text=st.text(alphabet="abcxyz totalcomesinhw", max_size=30))
def test_it_says_what_the_pattern_says(pattern: str, text: str) -> None:
    assert AnyOf(pattern).occurs(text) == (re.search(pattern, text) is not None)


@pytest.mark.parametrize(
    "word", ["total", "cuántos más", "quanti in più", "wieviel mehr"]
)
def test_words_of_computing_are_found(word: str) -> None:
    text = f"xx {word} xx"
    found = re.search(DERIVATION_WORDS, text) is not None
    assert AnyOf(DERIVATION_WORDS).occurs(text) is found is True


@given(text=st.text(max_size=20))
def test_a_text_that_lacks_digits_holds_none(text: str) -> None:
    if lacks_digits(text):
        assert re.search(r"\d", text) is None
    elif text.isascii():
        assert re.search(r"\d", text) is not None


@given(st.lists(st.text("ab c", min_size=1).filter(str.strip)))
def test_each_phrase_holds_one_of_the_shared_words(phrases: list[str]) -> None:
    words = shared_words(phrases)
    assert all(any(word in phrase.split() for word in words) for phrase in phrases)
