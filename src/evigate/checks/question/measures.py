"""Which measures a word of a question asks for: "costs" is answered by a price."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from evigate.text.tables.asked_measures import MEASURES
from evigate.text.words import stem_words

_MIN_PART: Final = 5
_MIN_HALF: Final = 4
_MAX_COMPOUND: Final = 40
_MAX_ENDING: Final = 2
_STEMMED: Final = "en"  # stems of its short words tell enough
_MAKES: Final = "en"  # "thicken", "lengthen" ask for no thickness or length


@cache
def _entries(language: str) -> tuple[tuple[str, frozenset[str], tuple[str, ...]], ...]:
    """Per measure the stems that ask for it, and the beginnings of such."""
    found = []
    for name, tables in MEASURES.items():
        lines = [tables[language]] if language in tables else tables.values()
        words = " ".join(lines).split()
        stems = frozenset(stem_words(words, language))
        begins = words if language != _STEMMED else stems
        short = 0 if language != _STEMMED else _MIN_PART
        long = tuple(entry for entry in begins if len(entry) >= short)
        found.append((name, stems, long))
    return tuple(found)


@lru_cache(maxsize=4096)
def measures_of(stem: str, language: str = "") -> frozenset[str]:
    """What a word asks to be measured in, by its beginning.

    Args:
        stem: of the word.
        language: ISO 639-1 code; words of all languages count where it is not given.

    >>> sorted(measures_of("weigh")), sorted(measures_of("cost"))
    (['mass'], ['currency'])
    >>> sorted(measures_of("final", "en")), sorted(measures_of("fin", "fr"))
    ([], ['date'])
    """
    whole = language == _STEMMED and stem.endswith(_MAKES)
    found = [
        name
        for name, stems, words in _entries(language)
        if stem in stems
        or (
            not whole
            and stem.startswith(words)
            and any(_begins(entry, stem) for entry in words)
        )
    ]
    return frozenset(found)


@lru_cache(maxsize=4096)
def measures_of_compound(form: str, language: str = "") -> frozenset[str]:
    """The same by the end of a compound, as written.

    >>> sorted(measures_of_compound("eintrittspreis"))
    ['currency']
    """
    for cut in range(_MIN_HALF - 1, min(len(form), _MAX_COMPOUND) - _MIN_PART + 1):
        found = measures_of(form[cut:], language)
        if found:
            return found
    return frozenset()


def _begins(entry: str, stem: str) -> bool:
    short = len(entry) < _MIN_PART
    return stem.startswith(entry) and (
        not short or len(stem) - len(entry) <= _MAX_ENDING
    )
