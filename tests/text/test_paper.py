"""The RAGScope paper's token view."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from evigate.text.paper import (
    paper_numbers,
    paper_sentence_tokens,
    paper_sentences,
    paper_tokens,
)
from evigate.text.reading import Reading

PIECES = st.sampled_from(
    ["ΑΣ", "x", "3.5", ". ", ".", "!\n", "?", " ", "\n", "İ", "\x1c"]
)
TEXTS = st.text(max_size=60) | st.lists(PIECES, max_size=30).map("".join)


@given(TEXTS)
@example("ΟΔΟΣ. ΟΔΟΣ\nΣ")
def test_tokens_by_sentence_are_the_tokens_of_the_sentences(text: str) -> None:
    """One pass gives what tokenising each sentence gives, empty ones left out."""
    by_hand = [paper_tokens(sentence) for sentence in paper_sentences(text)]
    assert paper_sentence_tokens(text) == [tokens for tokens in by_hand if tokens]


@given(TEXTS)
def test_a_reading_has_the_papers_views(text: str) -> None:
    """Its tokens are those of the whole text, whichever view is asked first."""
    reading = Reading(text)
    assert reading.paper_tokens == paper_tokens(text)
    assert reading.paper_token_set == set(paper_tokens(text))
    assert reading.paper_sentences == paper_sentences(text)
    assert reading.paper_numbers == paper_numbers(text)
