"""How telling words are, and which places hold the most of them."""

from __future__ import annotations

import random

from evigate.rarities import Rarities, largest, largest_of_few


def test_a_stem_that_no_document_holds_is_as_rare_as_any_other_such() -> None:
    rarities = Rarities(3.5)
    rarities["roof"] = 0.7
    assert (rarities["roof"], rarities["tower"], rarities["gate"]) == (0.7, 3.5, 3.5)
    assert "tower" not in rarities


def test_the_largest_are_those_that_a_full_order_puts_first() -> None:
    draw = random.Random(7)
    for size in range(12):
        shares = {draw.randrange(100): draw.randrange(4) / 4 for _ in range(size)}
        ordered = sorted(sorted(shares), key=shares.__getitem__, reverse=True)
        assert [place for place, _ in largest(shares, 3)] == ordered[:3]
        few = [shares.get(place, 0.0) for place in range(100)]
        held = [each for each in largest(shares, 3) if each[1]]
        assert largest_of_few(few, 3) == held
