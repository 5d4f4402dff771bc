"""How telling words are, and which places hold the most of them."""

from __future__ import annotations

import random
from collections import defaultdict

from evigate.rarities import Rarities, largest, no_shares


def test_a_stem_that_no_document_holds_is_as_rare_as_any_other_such() -> None:
    rarities = Rarities(3.5)
    rarities["roof"] = 0.7
    assert (rarities["roof"], rarities["tower"], rarities["gate"]) == (0.7, 3.5, 3.5)
    assert "tower" not in rarities


def test_the_largest_are_those_that_a_full_order_puts_first() -> None:
    draw = random.Random(7)
    for size in range(12):
        shares = {draw.randrange(100): draw.randrange(1, 5) / 4 for _ in range(size)}
        ordered = sorted(sorted(shares), key=shares.__getitem__, reverse=True)
        first = [(place, shares[place]) for place in ordered[:3]]
        assert largest(defaultdict(float, shares), 3) == first
        assert largest([shares.get(place, 0.0) for place in range(100)], 3) == first


def test_few_places_are_added_to_in_a_list() -> None:
    for places in (0, 3, 1000):
        shares = no_shares(places)
        assert isinstance(shares, list) == (places < 100)
        assert largest(shares, 3) == []
