"""Do two words speak of one deed: "directs" and "director", "wrote" and "author"?"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from evigate.text.tables.deeds import DEEDS

_SHORTEST: Final = 3
_INDEXED: Final = 3


@cache
def _deeds() -> tuple[tuple[tuple[str, ...], frozenset[str], tuple[str, ...]], ...]:
    """For each deed beginnings of words, whole words and phrases."""
    lines = (line.split() for line in DEEDS.strip().splitlines())
    return tuple(
        (
            tuple(w for w in words if not w.endswith(".") and "_" not in w),
            frozenset(w[:-1] for w in words if w.endswith(".")),
            tuple(f" {w.replace('_', ' ')}" for w in words if "_" in w),
        )
        for words in lines
    )


@cache
def _beginnings() -> dict[str, list[tuple[str, int]]]:
    """The beginnings of words, with their deeds, by their first letters."""
    found: dict[str, list[tuple[str, int]]] = {}
    for number, (begins, _, _) in enumerate(_deeds()):
        for begun in begins:
            found.setdefault(begun[:_INDEXED], []).append((begun, number))
    return found


@cache
def _whole_words() -> dict[str, set[int]]:
    """Words that stand for a deed as they are."""
    found: dict[str, set[int]] = {}
    for number, (_, words, _) in enumerate(_deeds()):
        for word in words:
            found.setdefault(word, set()).add(number)
    return found


@lru_cache(maxsize=8192)
def deeds_of(stem: str) -> frozenset[int]:
    """The numbers of the deeds that a stem may stand for.

    >>> deeds_of("director") & deeds_of("lead") != frozenset()
    True
    """
    if len(stem) < _SHORTEST:
        return frozenset()
    begun = {
        number
        for size in range(1, _INDEXED + 1)
        for begin, number in _beginnings().get(stem[:size], ())
        if stem.startswith(begin)
    }
    return frozenset(begun | _whole_words().get(stem, set()))


def phrases_of(deeds: Iterable[int]) -> tuple[str, ...]:
    """Phrases for some deeds, in lower case, with a space before each.

    >>> " came into the world" in phrases_of(deeds_of("born"))
    True
    """
    return tuple(phrase for deed in sorted(deeds) for phrase in _deeds()[deed][2])


def share_a_deed(first: Iterable[str], second: Iterable[str]) -> bool:
    """Does a stem of the one speak of a deed that a stem of the other speaks of?"""
    wanted = {deed for stem in first for deed in deeds_of(stem)}
    if not wanted:
        return False
    return any(not wanted.isdisjoint(deeds_of(stem)) for stem in second)
