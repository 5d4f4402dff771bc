"""Words for "both", and words that speak of two things together, by language.

Written for evigate. Lower case.
"""

from __future__ import annotations

from typing import Final

from evigate.text.word_sets import WordSets

BOTH: Final = WordSets(
    {
        "en": "both",
        "de": "beide beiden beides",
        "fr": "deux",
        "es": "ambos ambas dos",
        "it": "entrambi entrambe ambedue due",
        "pt": "ambos ambas dois duas",
        "nl": "beide beiden allebei",
        "pl": "oba obie oboje obaj obu",
    }
)
"""What an answer says that takes both of two."""

PAIRING: Final = WordSets(
    {
        "en": "both either neither",
        "de": "beide beides sowohl weder entweder",
        "fr": "ni soit",
        "es": "tanto ni",
        "it": "sia né entrambi",
        "pt": "tanto nem ambos",
        "nl": "zowel beide noch",
        "pl": "zarówno ani oba",
    }
)
"""What opens a list of two in a document."""

EXAMPLES: Final = frozenset(
    "such example instance e.g including beispiel beispielsweise etwa exemple comme "
    "ejemplo esempio exemplo bijvoorbeeld zoals przykład np".split()
)
"""What names some of many, in any of the languages."""
