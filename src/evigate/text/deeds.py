"""Do two words speak of one deed, "directs" and "director", or name one thing?"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from typing import Final

from evigate.text.tables.deeds import DEEDS
from evigate.text.tables.service_deeds import SERVICE_DEEDS
from evigate.text.tables.synonyms import SYNONYMS
from evigate.text.tables.synonyms_daily import DAILY
from evigate.text.words import stem_words

_SHORTEST: Final = 3
_SHORTEST_STEM: Final = 4
_INDEXED: Final = 3


class _Families:
    """Words that mean the same, a line a family; read when first asked."""

    def __init__(self, table: str) -> None:
        self._table = table

    @cached_property
    def lines(
        self,
    ) -> tuple[tuple[tuple[str, ...], frozenset[str], tuple[str, ...]], ...]:
        """For each family beginnings of words, whole words and phrases."""
        lines = (line.split() for line in self._table.strip().splitlines())
        return tuple(
            (
                tuple(w for w in words if not w.endswith(".") and "_" not in w),
                frozenset(w[:-1] for w in words if w.endswith(".")),
                tuple(f" {w.replace('_', ' ')}" for w in words if "_" in w),
            )
            for words in lines
        )

    @cached_property
    def beginnings(self) -> dict[str, list[tuple[str, int]]]:
        """The beginnings of words, with their families, by their first letters."""
        found: dict[str, list[tuple[str, int]]] = {}
        for number, (begins, _, _) in enumerate(self.lines):
            for begun in begins:
                found.setdefault(begun[:_INDEXED], []).append((begun, number))
        return found

    @cached_property
    def whole_words(self) -> dict[str, set[int]]:
        """Words that stand for a family as they are, and their English stems."""
        found: dict[str, set[int]] = {}
        for number, (begins, words, _) in enumerate(self.lines):
            forms = [*words, *begins]
            stems = [s for s in stem_words(forms, "en") if len(s) >= _SHORTEST_STEM]
            for word in (*words, *stems):
                found.setdefault(word, set()).add(number)
        return found

    def of(self, stem: str) -> frozenset[int]:
        """The numbers of the families that a stem may belong to."""
        if len(stem) < _SHORTEST:
            return frozenset()
        begun = {
            number
            for size in range(1, _INDEXED + 1)
            for begin, number in self.beginnings.get(stem[:size], ())
            if stem.startswith(begin)
        }
        return frozenset(begun | self.whole_words.get(stem, set()))


@cache
def _deeds() -> _Families:
    return _Families(DEEDS + SERVICE_DEEDS)


@cache
def _things() -> _Families:
    return _Families(SYNONYMS + DAILY)


@lru_cache(maxsize=8192)
def deeds_of(stem: str) -> frozenset[int]:
    """The numbers of the deeds that a stem may stand for.

    >>> deeds_of("director") & deeds_of("lead") != frozenset()
    True
    """
    return _deeds().of(stem)


@lru_cache(maxsize=8192)
def things_of(stem: str) -> frozenset[int]:
    """The numbers of the things that a stem may name.

    >>> things_of("tongu") & things_of("languag") != frozenset()
    True
    """
    return _things().of(stem)


@lru_cache(maxsize=8192)
def other_words_for(stem: str) -> tuple[tuple[str, ...], frozenset[str]]:
    """Beginnings of words, and whole words, for a deed or thing that a stem stands for.

    >>> "rampart" in other_words_for("wall")[0]
    True
    """
    begins: set[str] = set()
    words: set[str] = set()
    for families in (_deeds(), _things()):
        for number in families.of(stem):
            begun, whole, _ = families.lines[number]
            begins.update(begun)
            words.update(whole)
    return tuple(sorted(begins)), frozenset(words)


def phrases_of(deeds: Iterable[int]) -> tuple[str, ...]:
    """Phrases for some deeds, in lower case, with a space before each.

    >>> " came into the world" in phrases_of(deeds_of("born"))
    True
    """
    return tuple(phrase for deed in sorted(deeds) for phrase in _deeds().lines[deed][2])


def phrases_for_things(things: Iterable[int]) -> tuple[str, ...]:
    """The same for things.

    >>> " young people" in phrases_for_things(things_of("student"))
    True
    """
    lines = _things().lines
    return tuple(phrase for thing in sorted(things) for phrase in lines[thing][2])


def share_a_deed(first: Iterable[str], second: Iterable[str]) -> bool:
    """Does a stem of the one speak of a deed that a stem of the other speaks of?"""
    wanted = {deed for stem in first for deed in deeds_of(stem)}
    if not wanted:
        return False
    return any(not wanted.isdisjoint(deeds_of(stem)) for stem in second)


def share_a_thing(first: Iterable[str], second: Iterable[str]) -> bool:
    """The same of things."""
    wanted = {thing for stem in first for thing in things_of(stem)}
    if not wanted:
        return False
    return any(not wanted.isdisjoint(things_of(stem)) for stem in second)
