"""Stop words: one closed-class set per language, and the English list of the paper.

The per-language sets weigh content words, so they hold no negation and no quantifier.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from evigate.text.tables.language_english_glasgow import GLASGOW_ENGLISH
from evigate.text.tables.language_stopwords import ADDED, CLOSED_CLASS

ENGLISH_STOPWORDS: Final[frozenset[str]] = frozenset(GLASGOW_ENGLISH.split())
"""scikit-learn's ``ENGLISH_STOP_WORDS`` (the 318 words of the Glasgow Information
Retrieval Group, BSD-3-Clause), which the ``ragscope-*`` gates use. It differs from the
sets below: it does hold negations ("not", "never") and quantifiers ("all", "most")."""


@cache
def _language_set(language: str) -> frozenset[str]:
    words = CLOSED_CLASS.get(language, "").split() + ADDED.get(language, "").split()
    return frozenset(words)


@cache
def _shared_words() -> frozenset[str]:
    counts = Counter(word for code in CLOSED_CLASS for word in _language_set(code))
    return frozenset(word for word, languages in counts.items() if languages > 1)


def stopwords(language: str) -> frozenset[str]:
    """Closed-class words of a language, lower-case.

    Args:
        language: ISO 639-1 code, with or without a region. An unknown code and
            ``und`` give the words that are stop words in at least two languages.

    Returns:
        A set without negations, quantifiers, numerals and comparatives. For Chinese
        and Japanese it holds whole words and particles, not pairs of characters.

    >>> "the" in stopwords("en"), "not" in stopwords("en"), "all" in stopwords("en")
    (True, False, False)
    >>> stopwords("de-AT") == stopwords("de")
    True
    """
    code = language[:2].lower()
    if code in CLOSED_CLASS and language[2:3] in ("", "-", "_"):
        return _language_set(code)
    return _shared_words()
