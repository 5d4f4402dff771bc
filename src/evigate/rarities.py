"""How telling words are, and which places hold the most of them."""

from __future__ import annotations


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


def largest(shares: dict[int, float], count: int) -> list[int]:
    """The places with the largest shares, the largest first.

    Of equals the lower place is the first. Many places may share a word of which few
    are kept, so that only those within reach are put in order.

    >>> largest({7: 0.5, 3: 0.5, 5: 0.9, 1: 0.2}, 2)
    [5, 3]
    """
    kept = list(shares)
    if len(kept) > count:
        least = sorted(shares.values())[-count]
        kept = [place for place, share in shares.items() if share >= least]
    kept.sort()
    kept.sort(key=shares.__getitem__, reverse=True)
    return kept[:count]
