"""Words for "and" and "but", and auxiliary verbs, by language.

Written for evigate. Lower case; the forms that statements in the third person use.
"""

from __future__ import annotations

from typing import Final

from evigate.text.word_sets import WordSets

COORDINATING: Final = WordSets(
    {
        "en": "and but or",
        "de": "und aber oder",
        "fr": "et mais ou",
        "es": "y e pero o",
        "it": "e ed ma o",
        "pt": "e mas ou",
        "nl": "en maar of",
        "pl": "i oraz ale lub",
    }
)

AUXILIARIES: Final = WordSets(
    {
        "en": "is are was were has have had can could may might must shall should will "
        "would does do did be been",
        "de": "ist sind war waren hat haben hatte kann können darf dürfen muss müssen "
        "soll sollen wird werden wurde wurden",
        "fr": "est sont était étaient a ont avait peut peuvent doit doivent sera "
        "seront",
        "es": "es son está están era eran fue ha han tiene tienen puede pueden debe "
        "deben",
        "it": "è sono era erano ha hanno può possono deve devono viene vengono",
        "pt": "é são está estão era eram foi tem têm pode podem deve devem",
        "nl": "is zijn was waren heeft hebben kan kunnen mag mogen moet moeten wordt "
        "worden",
        "pl": "jest są był była były ma mają może mogą musi muszą",
    }
)
