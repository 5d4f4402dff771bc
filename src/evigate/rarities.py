"""How telling words are, and which places hold the most of them."""

from __future__ import annotations

from collections import defaultdict
from typing import Final


class Rarities(dict[str, float]):
    """Rarities by stem, and one for all stems that no document holds.

    >>> rarities = Rarities(2.0)
    >>> rarities["warranti"] = 0.7
    >>> rarities["warranti"], rarities["colour"], len(rarities)
    (0.7, 2.0, 1)
    """

    def __init__(self, unseen: float) -> None:
        super().__init__()
        self.unseen = unseen

    def __missing__(self, stem: str) -> float:
        return self.unseen


Shares = list[float] | defaultdict[int, float]
"""Shares by place; 0.0, or none, where a place has no share."""

_FEW: Final = 64


def no_shares(places: int) -> Shares:
    """Shares to be added to: a list is quicker, as long as it is short."""
    return [0.0] * places if places <= _FEW else defaultdict(float)


def largest(shares: Shares, count: int) -> list[tuple[int, float]]:
    """The places with the largest shares, and these, the largest first.

    Of equals the lower place is the first. A list is used up.

    >>> largest([0.0, 0.5, 0.9, 0.5], 2)
    [(2, 0.9), (1, 0.5)]
    """
    if not isinstance(shares, list):
        return _largest_of_many(shares, count)
    found: list[tuple[int, float]] = []
    while len(found) < count and (share := max(shares, default=0.0)):
        place = shares.index(share)
        found.append((place, share))
        shares[place] = 0.0
    return found


def _largest_of_many(shares: dict[int, float], count: int) -> list[tuple[int, float]]:
    """Many places may share a word of which few are kept: those in reach are sorted."""
    kept = list(shares)
    if len(kept) > count:
        least = sorted(shares.values())[-count]
        kept = [place for place, share in shares.items() if share >= least]
    kept.sort()
    kept.sort(key=shares.__getitem__, reverse=True)
    return [(place, shares[place]) for place in kept[:count]]
