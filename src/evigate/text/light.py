"""Light words: content by grammar, but they claim little ("various", "important")."""

from __future__ import annotations

from functools import cache

from evigate.text.tables.light_words import LIGHT_WORDS
from evigate.text.words import stem_words


@cache
def light_words(language: str) -> frozenset[str]:
    """Words of a language that claim little, with their stems.

    Args:
        language: ISO 639-1 code; one without a table gets the words of all tables.

    >>> "various" in light_words("en")
    True
    """
    if language not in LIGHT_WORDS:  # too short to tell: those of all languages
        return frozenset(
            word for words in LIGHT_WORDS.values() for word in words.split()
        )
    words = LIGHT_WORDS[language].split()
    return frozenset(words).union(stem_words(words, language))
