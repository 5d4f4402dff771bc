"""Shares told by a part and a whole: one in eight, jeder fünfte, 8人に1人."""

from __future__ import annotations

from typing import Final

from evigate.text.amounts.context import read_context
from evigate.text.amounts.record import Quantity
from evigate.text.numbers.lexing import Lexed
from evigate.text.numbers.units import TIME_UNITS
from evigate.text.patterns import late
from evigate.text.tables.share_words import (
    EACH,
    JOINT_ENDS,
    ONES,
    PER_MANY,
    WHOLE_BEFORE,
    WHOLE_THEN_PART,
)
from evigate.text.tables.units import NAMES

_WINDOW: Final = 44
_MAX_WHOLE: Final = 1000
_NOUN: Final = r"(?:[ \u00a0][^\W\d_]+){0,2}"
_ONE_BEFORE: Final = late(rf"(?<![^\W_])(?:{ONES}|1){_NOUN}[ ](?:{PER_MANY})[ ]$")
_PER_MANY: Final = late(rf"{_NOUN}[ ](?:{PER_MANY})[ ]")
_PART_AFTER: Final = late(
    rf"[^\s\d,.;:、，。]{{0,6}}?[ ]?(?:{WHOLE_THEN_PART})[^\s\d,.;:、，。]{{0,3}}[ ]?"
    rf"|{_NOUN}[ ]?(?:{WHOLE_THEN_PART})[ ]"
)
_ONE_AFTER: Final = late(r"(?:[ ][^\s\d]+){0,2}?[ ]में[ ]से[ ](?:एक|1)(?!\w)")
_OF_EVERY: Final = late(
    r"(?<!\w)(?:of every|of each|out of every|from every|von je|von jeweils|de cada"
    r"|sur chaque|su ogni|ogni|em cada|van elke|na każde|na każdych|spośród każdych"
    r"|من كل|हर) $"
)
_THEN_ONE: Final = late(rf"[ ][^.;!?\n\d]{{2,60}}?(?<![^\W_])(?:{ONES})(?![^\W_])")
_EACH: Final = late(rf"(?<![^\W_])(?:{EACH})[ ]$")
_WORD: Final = late(r"[ ]([^\W\d_]+)")
_ROUND_WHOLES: Final = frozenset((3, 4, 5, 6, 7, 8, 9, 10, 20, 100, 1000))


def join_shares(lexed: Lexed, found: list[Quantity]) -> list[Quantity]:
    """Make one percentage of each share that is told by two numbers or an ordinal.

    Args:
        lexed: the text.
        found: its quantities in order.

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> text = "One pupil in eight cycles; every fifth walks."
    >>> [q.value for q in find_quantities(text)]
    [12.5, 20.0]
    """
    joined: list[Quantity] = []
    lowered = lexed.lowered
    for quantity in found:
        share = None
        if quantity.role == "ordinal":
            share = _of_each(lexed, quantity)
        elif quantity.role == "value" and quantity.unit is None:
            share = _of_whole(lexed, joined, quantity)
            if share is None and joined and lexed.has_cjk | (not lowered.isascii()):
                share = _part_after(lexed, joined[-1], quantity)
        if share is None:
            joined.append(quantity)
            continue
        while joined and joined[-1].end > share.start:
            joined.pop()
        joined.append(share)
    return joined


def _is_whole(quantity: Quantity) -> bool:
    value = quantity.value
    return (
        quantity.role == "value"
        and quantity.low is None
        and 1 < value <= _MAX_WHOLE
        and value % 1 == 0
    )


def _of_whole(lexed: Lexed, before: list[Quantity], whole: Quantity) -> Quantity | None:
    """One in eight, drei von je zehn."""
    lowered, start = lexed.lowered, whole.start
    if " में से " in lowered[whole.end : whole.end + _WINDOW] and _is_whole(whole):
        one = _ONE_AFTER.match(lowered, whole.end)
        if one is not None:
            return _share(lexed, start, one.end(), 1 / whole.value)
    if _OF_EVERY.search(lowered, max(0, start - 16), start) and _is_whole(whole):
        one = _THEN_ONE.match(lowered, whole.end)
        if one is not None:  # of every eight parcels, one
            return _share(lexed, start, whole.end, 1 / whole.value)
    lead = lowered[max(0, start - 12) : start].split()
    if not lead or lead[-1] not in JOINT_ENDS or not _is_whole(whole):
        return None
    match = _ONE_BEFORE.search(lowered, max(0, start - _WINDOW), start)
    if match is not None:
        return _share(lexed, match.start(), whole.end, 1 / whole.value)
    part = before[-1] if before else None
    if part is None or start - part.end > _WINDOW or part.role != "value":
        return None
    told = _PER_MANY.fullmatch(lowered, part.end, start)
    if told is None or part.unit is not None or not 0 < part.value < whole.value:
        return None
    if whole.value not in _ROUND_WHOLES:
        return None
    return _share(lexed, part.start, whole.end, part.value / whole.value)


def _part_after(lexed: Lexed, whole: Quantity, part: Quantity) -> Quantity | None:
    """8人に1人, 다섯 명 중 한 명, आठ में से एक."""
    if part.value != 1 or not _is_whole(whole) or part.start - whole.end > 14:
        return None
    if whole.unit is not None or whole.value > 100:
        return None
    if _PART_AFTER.fullmatch(lexed.lowered, whole.end, part.start) is None:
        return None
    start = whole.start
    for word in WHOLE_BEFORE:
        if lexed.lowered.endswith(word, 0, start):
            start -= len(word)
            break
    return _share(lexed, start, part.end, 1 / whole.value)


def _of_each(lexed: Lexed, ordinal: Quantity) -> Quantity | None:
    """Jeder fünfte, every eighth; not every second day."""
    if not 1 < ordinal.value <= 100:
        return None
    lowered = lexed.lowered
    match = _EACH.search(lowered, max(0, ordinal.start - 10), ordinal.start)
    if match is None:
        return None
    noun = _WORD.match(lowered, ordinal.end)
    if noun is not None and _is_of_time(noun[1]):
        return None
    return _share(lexed, match.start(), ordinal.end, 1 / ordinal.value)


def _is_of_time(noun: str) -> bool:
    return NAMES.get(noun) in TIME_UNITS or noun in _CALENDAR or noun.endswith(_ENDS)


_CALENDAR: Final = frozenset(
    "night morning evening time weekend nacht morgen abend mal wochenende nuit noche "
    "notte noite ochtend avond keer noc wieczór raz number line row page".split()
)
_ENDS: Final = ("day", "days", "tag", "woch", "dag", "woche", "monat", "jahr")


def _share(lexed: Lexed, start: int, end: int, share: float) -> Quantity:
    value = float(f"{100 * share:.10g}")
    context = read_context(lexed, start, end)
    raw = lexed.text[start:end]
    return Quantity(
        start,
        end,
        start,
        end,
        raw,
        raw,
        value,
        "percent",
        bound=context.bound,
        approximate=context.approximate,
        decimals=0 if value % 1 == 0 else 1 if value * 10 % 1 == 0 else 4,
    )
