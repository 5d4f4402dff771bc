"""Units that measure the same kind of thing, by what texts mean by them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from evigate.text.numbers.units import dimension_of, is_currency

TIME_LIKE: Final = frozenset({"time", "calendar", "working_time"})
_CACHED: Final = 4096  # pairs of units: all that texts mix


@lru_cache(_CACHED)
def are_alike(first: str | None, second: str | None) -> bool:
    """Whether two canonical units measure the same kind of thing.

    Calendar, clock and working time count as one; so do the currencies that share a
    sign or a name with the other ("cents", "¥"). A bare count has no unit and is only
    like another.

    >>> are_alike("hour", "month"), are_alike("hour", "kilogram")
    (True, False)
    """
    if first == second:
        return True
    if first is None or second is None:
        return False
    a, b = dimension_of(first), dimension_of(second)
    if a == b or (a in TIME_LIKE and b in TIME_LIKE):
        return True
    return share_a_sign(first, second) or are_pounds(first, second)


@lru_cache(_CACHED)
def may_be_equal(first: str, second: str) -> bool:
    """Whether amounts in two units can state the same; as `are_alike`, a little wider.

    >>> may_be_equal("degree", "celsius"), may_be_equal("hour", "kilogram")
    (True, False)
    """
    dimensions = {dimension_of(first), dimension_of(second)}
    return are_alike(first, second) or dimensions == {"degree", "temperature"}


def share_a_sign(first: str | None, second: str | None) -> bool:
    """Whether two currencies are written with one sign or name.

    >>> share_a_sign("JPY", "CNY"), share_a_sign("EUR", "USD")
    (True, False)
    """
    if first is None or second is None:
        return False
    if not is_currency(first) or not is_currency(second):
        return False
    if "CENT" in (first, second) or {first, second} == {"JPY", "CNY"}:
        return True
    return _NOUN_OF.get(first) == second or _NOUN_OF.get(second) == first


# Written by the noun alone ("200 pesos", "50 kr").
_NOUN_OF: Final = {
    **dict.fromkeys(("SEK", "NOK", "DKK", "ISK"), "KR"),
    **dict.fromkeys(("MXN", "ARS", "COP", "CLP", "PHP"), "PESO"),
}


def are_pounds(first: str | None, second: str | None) -> bool:
    """Whether one is pounds of weight, the other of money.

    >>> are_pounds("pound", "GBP")
    True
    """
    return (first, second) in (("pound", "GBP"), ("GBP", "pound"))
