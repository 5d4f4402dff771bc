"""Words by language."""

from __future__ import annotations

from evigate.text.word_sets import WordSets


def test_a_language_without_words_has_none_and_is_not_added() -> None:
    words = WordSets({"en": "and or"})
    assert words["fi"] == frozenset()
    assert words == {"en": {"and", "or"}}
