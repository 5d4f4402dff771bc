"""Looking words up with tolerance, at a cost that hostile words cannot drive up."""

from __future__ import annotations

import time

from evigate.checks.question.known_words import known_words_of
from evigate.text.reading import Reading


def test_a_compound_of_two_known_words_resembles_them() -> None:
    known = known_words_of([Reading("Die Miete und der Platz im Haus")])
    assert known.resembles("mieteplatz", "mieteplatz")
    assert not known.resembles("kautionsende", "kautionsend")


def test_a_text_without_spaces_is_not_taken_apart_like_a_compound() -> None:
    """Taking it apart would cost the square of its length: minutes for this one."""
    known = known_words_of([Reading("The warranty lasts 3 years.")])
    word = "abcdefgh" * 50_000
    started = time.perf_counter()
    assert not known.resembles(word, word)
    assert time.perf_counter() - started < 5.0
