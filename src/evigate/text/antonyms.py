"""Opposites: is one word the contrary of another, within or between languages?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress
from typing import Final, NamedTuple

from evigate.text.tables.polarity_antonyms import ANTONYMS
from evigate.text.tables.polarity_antonyms_everyday import EVERYDAY_ANTONYMS

_LONGEST_ENDING: Final = 5
_SHORTEST_STEM: Final = 2
_LONGEST_WORD: Final = 30
_FALLBACK: Final = "en"
_MAX_KNOWN: Final = 16_384


class Side(NamedTuple):
    """One side of a pair of opposites.

    Attributes:
        pair: name of the pair, the same in every language.
        side: 0 or 1; two words with one pair and different sides are opposites.
    """

    pair: str
    side: int


class _Table(NamedTuple):
    words: dict[str, tuple[Side, ...]]
    stems: dict[str, tuple[Side, ...]]
    members: dict[Side, tuple[str, ...]]


@cache
def _table(language: str) -> _Table:
    words: dict[str, list[Side]] = {}
    stems: dict[str, list[Side]] = {}
    members: dict[Side, tuple[str, ...]] = {}
    lines = ANTONYMS[language] + EVERYDAY_ANTONYMS.get(language, "")
    for line in filter(None, map(str.strip, lines.splitlines())):
        pair, _, sides = line.strip().partition(": ")
        for number, entries in enumerate(sides.split(" | ")):
            side = Side(pair, number)
            known = members.get(side, ())
            own = tuple(entry.rstrip("*") for entry in entries.split())
            members[side] = known + own
            for entry in entries.split():
                target = stems if entry.endswith("*") else words
                target.setdefault(entry.rstrip("*"), []).append(side)
    return _Table(
        {word: tuple(sides) for word, sides in words.items()},
        {stem: tuple(sides) for stem, sides in stems.items()},
        members,
    )


def antonym_sides(word: str, language: str) -> tuple[Side, ...]:
    """Sides of pairs of opposites that a word stands on.

    Args:
        word: lower-case word; in Chinese, Japanese and Korean a pair of characters.
        language: ISO 639-1 code; one without a table reads as English.

    Returns:
        Usually none or one; "lower" stands on several pairs.

    >>> antonym_sides("disabled", "en")
    (Side(pair='enable', side=1),)
    >>> antonym_sides("aktiviert", "de")
    (Side(pair='enable', side=0),)
    """
    return _known_sides(language if language in ANTONYMS else _FALLBACK)[word]


def antonym_of(word: str, language: str) -> frozenset[str]:
    """Stems and words that mean the opposite of a word.

    Args:
        word: lower-case word, inflected or not.
        language: ISO 639-1 code; one without a table reads as English.

    Returns:
        Stems (``disabl``) and whole words (``inactive``); empty for a word without
        opposite here. To compare two words use `are_antonyms`, which knows endings.

    >>> sorted(antonym_of("enabled", "en"))
    ['deactivat', 'disabl', 'inactive']
    """
    table = _table(language if language in ANTONYMS else _FALLBACK)
    return frozenset(
        member
        for pair, side in antonym_sides(word, language)
        for member in table.members[Side(pair, 1 - side)]
    )


def are_antonyms(
    first: str, second: str, language: str, second_language: str | None = None
) -> bool:
    """Whether two lower-case words are opposites.

    Args:
        first: a word of ``language``.
        second: a word of ``second_language``, by default of the same language.

    >>> are_antonyms("enabled", "disable", "en")
    True
    >>> are_antonyms("enabled", "deaktiviert", "en", "de")
    True
    >>> are_antonyms("enabled", "activated", "en")
    False
    """
    others = antonym_sides(second, second_language or language)
    return any(
        Side(pair, 1 - side) in others for pair, side in antonym_sides(first, language)
    )


def find_antonym_sides(
    tokens: Sequence[str], language: str
) -> list[tuple[int, tuple[Side, ...]]]:
    """Tokens that stand on a side of a pair, with their positions.

    >>> find_antonym_sides(["retries", "are", "disabled"], "en")
    [(2, (Side(pair='enable', side=1),))]
    """
    known = _known_sides(language if language in ANTONYMS else _FALLBACK)
    found = list(map(known.__getitem__, tokens))
    return list(compress(enumerate(found), found))


class _KnownSides(dict[str, tuple[Side, ...]]):
    """Sides by word, filled as words are met; emptied before it grows large."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def __missing__(self, word: str) -> tuple[Side, ...]:
        sides = _read_sides(word, self._language)
        if len(self) >= _MAX_KNOWN:
            self.clear()
        if len(word) <= _LONGEST_WORD:
            self[word] = sides
        return sides


@cache
def _known_sides(language: str) -> _KnownSides:
    return _KnownSides(language)


def _read_sides(word: str, language: str) -> tuple[Side, ...]:
    if len(word) > _LONGEST_WORD:
        return ()
    table = _table(language)
    found = table.words.get(word, ())
    shortest = max(_SHORTEST_STEM, len(word) - _LONGEST_ENDING)
    for length in range(len(word), shortest - 1, -1):
        sides = table.stems.get(word[:length])
        if sides is not None:  # the longest stem is the word's own
            return found + tuple(side for side in sides if side not in found)
    return found
