"""How telling words are, and which places hold the most of them."""

from __future__ import annotations

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


FEW_PLACES: Final = 64


def largest(shares: dict[int, float], count: int) -> list[tuple[int, float]]:
    """The places with the largest shares, and these, the largest first.

    Of equals the lower place is the first. Many places may share a word of which few
    are kept, so that only those within reach are put in order.

    >>> largest({7: 0.5, 3: 0.5, 5: 0.9, 1: 0.2}, 2)
    [(5, 0.9), (3, 0.5)]
    """
    kept = list(shares)
    if len(kept) > count:
        least = sorted(shares.values())[-count]
        kept = [place for place, share in shares.items() if share >= least]
    kept.sort()
    kept.sort(key=shares.__getitem__, reverse=True)
    return [(place, shares[place]) for place in kept[:count]]


def largest_of_few(shares: list[float], count: int) -> list[tuple[int, float]]:
    """The same for a short list of shares by place, 0.0 for none; it is used up.

    >>> largest_of_few([0.0, 0.5, 0.9, 0.5], 2)
    [(2, 0.9), (1, 0.5)]
    """
    found: list[tuple[int, float]] = []
    while len(found) < count and (share := max(shares, default=0.0)):
        place = shares.index(share)
        found.append((place, share))
        shares[place] = 0.0
    return found
