"""English "a" and "an" before a word that was exchanged."""

from __future__ import annotations

import re
from typing import Final

_VOWEL_SOUND: Final = re.compile(
    r"(?!(?:uni|use|usu|eu|one\b|once|uk\b|u\.))(?:[aeiou]|hour|honest|honou?r|heir|"
    r"8|11(?!\d)|18(?!\d))",
    re.IGNORECASE,
)
_ARTICLE: Final = re.compile(r"\b([Aa])n?(\s+)(?=\w)")


def needs_an(text: str) -> bool:
    """Does a text take "an" before it?

    >>> needs_an("economist"), needs_an("university"), needs_an("11th")
    (True, False, True)
    """
    return _VOWEL_SOUND.match(re.sub(r"^(?:an?)\s+", "", text)) is not None


def with_fitting_articles(text: str) -> str:
    """A text in which each "a" or "an" fits the next word.

    >>> with_fitting_articles("by an collective conscience")
    'by a collective conscience'
    """

    def fitted(match: re.Match[str]) -> str:
        n = "n" if needs_an(text[match.end() :]) else ""
        return match[1] + n + match[2]

    return _ARTICLE.sub(fitted, text)
