"""Prepositions that lead to a place, with their contractions, by language.

Written for this project. Lower case.
"""

from __future__ import annotations

from typing import Final

from evigate.text.word_sets import WordSets

PLACE_PREPOSITIONS: Final = WordSets(
    {
        "en": "in at on into onto",
        "de": "in im ins an am ans auf bei beim",
        "fr": "à au aux dans en sur chez",
        "es": "en a al",
        "it": "a al allo alla ai agli alle in nel nello nella nei nelle su sul sulla",
        "pt": "em no na nos nas ao à",
        "nl": "in op bij aan",
        "pl": "w we na do",
    }
)
