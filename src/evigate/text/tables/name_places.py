"""Words that stand right before the names of places, events and groups.

Definite articles and prepositions of place, per language; those that also stand before
persons ("de la", "von") are left out. Written for this project.
"""

from __future__ import annotations

from typing import Final

from evigate.text.word_sets import WordSets

AT_PLACES: Final = WordSets(
    {
        "en": "the in at on into near during across within throughout",
        "de": "die das dem den im am in an ins zur zum",
        "fr": "le les la dans à au aux en l",
        "es": "en",
        "it": "in nel nella nello nei negli nelle",
        "pt": "em no na nos nas",
        "nl": "de het in op te",
        "pl": "w we na",
    }
)
INDEFINITE: Final = WordSets({"en": "a an"})
"""Articles before what describes; elsewhere such words are not capitalised."""
