"""Words for the kind that a thing is of: a dog is a pet, beer is alcohol."""

from __future__ import annotations

from functools import cache
from typing import Final

from evigate.text.tables.wider_words import WIDER_WORDS
from evigate.text.words import stem_words

_NONE: Final[frozenset[str]] = frozenset()


def wider_stems(stem: str, language: str) -> frozenset[str]:
    """The stems of words whose kind takes in what a stem names.

    >>> sorted(wider_stems("dog", "en"))
    ['anim', 'pet']
    >>> wider_stems("lamp", "en")
    frozenset()
    """
    return _wider(language).get(stem, _NONE)


@cache
def _wider(language: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for line in WIDER_WORDS.get(language, "").strip().splitlines():
        kinds, _, things = line.partition(":")
        wider = frozenset(stem_words(kinds.split(), language))
        for stem in stem_words(things.split(), language):
            found[stem] = found.get(stem, _NONE) | wider - {stem}
    return found
