"""Numbers that stand for a year and count nothing: "in the years after 1347"."""

from __future__ import annotations

from typing import Final

from evigate.text.amounts.quantities import Quantity
from evigate.text.patterns import late
from evigate.text.reading import Reading

_LOOK_BACK: Final = 16
_FOUR_DIGITS: Final = late(r"1\d{3}|20\d\d")
_IN_A_YEAR: Final = late(
    r"\b(?:[Ii]n|[Aa]fter|[Bb]efore|[Ss]ince|[Uu]ntil|[Bb]y|years?|[Ff]rom)\s+$"
)
_NOUN: Final = late(r"\s+[a-z]{3,}s\b")


def is_a_year(quantity: Quantity, reading: Reading) -> bool:
    """May a bare number be a year, to judge by the word before it?

    >>> reading = Reading("In 1347 it came; by 1152 monks and 40 nuns.", "en")
    >>> [is_a_year(quantity, reading) for quantity in reading.quantities]
    [True, False, False]
    """
    if quantity.unit is not None or not _FOUR_DIGITS.fullmatch(quantity.raw):
        return False
    text = reading.text
    before = text[max(0, quantity.start - _LOOK_BACK) : quantity.start]
    return _IN_A_YEAR.search(before) is not None and not _NOUN.match(text, quantity.end)
