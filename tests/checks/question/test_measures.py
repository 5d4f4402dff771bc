"""Which measures a word of a question asks for."""

from __future__ import annotations

import pytest

from evigate.checks.question.measures import measures_of
from evigate.text.words import stem_words


@pytest.mark.parametrize(
    ("word", "language", "measures"),
    [
        ("thickness", "en", {"length"}),
        ("thickened", "en", set()),
        ("lengthened", "en", set()),
        ("hotel", "en", set()),
        ("area", "en", {"area"}),
        ("fläche", "de", {"area"}),
        ("superficie", "fr", {"area"}),
        ("volume", "en", {"volume"}),
    ],
)
def test_a_word_asks_for_the_measure_that_it_names(
    word: str, language: str, measures: set[str]
) -> None:
    (stem,) = stem_words([word], language)
    assert measures_of(stem, language) == measures
