"""Portions of a price or a sum: nothing, a third, half, 50 percent, the whole fee."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from evigate.text.amounts.record import Quantity
from evigate.text.language_kinds import UNSPACED
from evigate.text.lowering import lower_letters
from evigate.text.tables.portion_words import MONEY, NONE, OF_IT, WHOLE

_NEAR: Final = 0.004


class Portion(NamedTuple):
    """A part of something, from 0.0 for nothing to 1.0 for all of it."""

    start: int
    end: int
    share: float


def find_portions(
    text: str, quantities: list[Quantity], language: str
) -> list[Portion]:
    """The portions that a text tells, in order.

    Args:
        text: the text.
        quantities: its numbers.
        language: ISO 639-1 code.

    >>> text = "They repay the whole fee or nothing."
    >>> [portion.share for portion in find_portions(text, [], "en")]
    [1.0, 0.0]
    """
    lowered, of_it = lower_letters(text), _of_it(language)
    found = [
        Portion(q.start, match.end() if match else q.end, q.base_value)
        for q in quantities
        if _is_share(q)
        for match in (of_it.match(lowered, q.end),)
    ]
    for share, pattern in _patterns(language):
        for match in pattern.finditer(lowered):
            start, end = match.span()
            if not any(p.start < end and start < p.end for p in found):
                found.append(Portion(start, end, share))
    return sorted(found)


def tells_portion(text: str, language: str) -> bool:
    """A quick look: does a text speak of all or nothing?"""
    lowered = text.lower()
    return any(pattern.search(lowered) for _, pattern in _patterns(language))


def same_share(first: float, second: float) -> bool:
    """Are two shares equal, a third and 33 percent too?"""
    return abs(first - second) <= _NEAR


def _is_share(quantity: Quantity) -> bool:
    if quantity.role != "value" or quantity.low is not None or quantity.per:
        return False
    if quantity.unit == "percent":
        return quantity.value <= 100
    return quantity.unit is None and 0 < quantity.value < 1


@cache
def _of_it(language: str) -> re.Pattern[str]:
    """ "Of the price", behind a fraction."""
    nouns = MONEY.get(language, MONEY["en"])
    return re.compile(rf"(?:[ ](?:{OF_IT}))*(?:[ ]|[ ]?l['’])(?:{nouns})(?!\w)")


@cache
def _patterns(language: str) -> tuple[tuple[float, re.Pattern[str]], ...]:
    known = language if language in WHOLE else "en"
    edges = ("", "") if known in UNSPACED else (r"(?<!\w)", r"(?!\w)")
    return tuple(
        (share, re.compile(rf"{edges[0]}(?:{words}){edges[1]}"))
        for share, words in ((1.0, WHOLE[known]), (0.0, NONE[known]))
    )
