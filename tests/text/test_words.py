"""Words and their places, in scripts with and without spaces."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.words import find_words, stem_words


@pytest.mark.parametrize(
    ("text", "forms"),
    [
        ("It's 3,200 m.", ["it's", "3", "200", "m"]),
        ("L’été à Nîmes", ["l'été", "à", "nîmes"]),
        ("Straße X-200", ["straße", "x", "200"]),
        ("ＡＢＣ １２", ["abc", "12"]),
        ("東京都", ["東京", "京都"]),
        ("猫", ["猫"]),
        ("제품은", ["제품", "품은"]),
        ("हिन्दी में", ["हिन्दी", "में"]),
        ("", []),
        ("…—!", []),
    ],
)
def test_words_of_many_scripts(text: str, forms: list[str]) -> None:
    assert find_words(text).forms == forms


@given(st.text(max_size=200))
def test_every_word_stands_at_its_place_in_order(text: str) -> None:
    words = find_words(text)
    assert len(words.forms) == len(words.starts) == len(words.ends)
    assert words.starts == sorted(words.starts)
    for start, end in zip(words.starts, words.ends, strict=True):
        assert 0 <= start < end <= len(text)
        assert any(map(str.isalnum, text[start:end])) or not text[start:end].isascii()


def test_inflected_forms_share_a_stem() -> None:
    assert len(set(stem_words(["return", "returns", "returned"], "en"))) == 1
    assert len(set(stem_words(["gilt", "xyzzy"], "unknown"))) == 2


def test_giant_words_are_cut_before_stemming() -> None:
    assert len(stem_words(["a" * 10_000], "en")[0]) <= 64
