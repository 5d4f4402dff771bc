"""Do two words speak of one deed: "directs" and "director", "wrote" and "author"?"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from evigate.text.tables.deeds import DEEDS

_SHORTEST: Final = 3


@cache
def _deeds() -> tuple[tuple[str, ...], ...]:
    lines = (line.split() for line in DEEDS.strip().splitlines())
    return tuple(tuple(words) for words in lines)


@lru_cache(maxsize=4096)
def deeds_of(stem: str) -> frozenset[int]:
    """The numbers of the deeds that a stem may stand for.

    >>> deeds_of("director") & deeds_of("lead") != frozenset()
    True
    """
    if len(stem) < _SHORTEST:
        return frozenset()
    return frozenset(n for n, words in enumerate(_deeds()) if stem.startswith(words))


def share_a_deed(first: Iterable[str], second: Iterable[str]) -> bool:
    """Does a stem of the one speak of a deed that a stem of the other speaks of?"""
    wanted = {deed for stem in first for deed in deeds_of(stem)}
    return any(not wanted.isdisjoint(deeds_of(stem)) for stem in second)
