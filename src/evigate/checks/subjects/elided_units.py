"""Units that a list says once: "adults pay 14 euros, children 7", "2 for a wedding"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evigate.text.amounts.quantities import Quantity
from evigate.text.lowering import lower_letters
from evigate.text.numbers.units import is_currency
from evigate.text.patterns import late
from evigate.text.tables.change_words import CHANGED, COMPARED
from evigate.text.tables.elided_words import FOR, JOINTS, NO_LABEL

_GAP: Final = 60
_BREAK: Final = late(r"[\n;!?]|\.\s")
_OF_A_CHANGE: Final = late(
    rf"{CHANGED}|{COMPARED}|^ (?:to|auf|à|a|al|naar|na|até|from|von|de|da|van|z) $"
)
_NAMED: Final = "name_part"
_TIMES: Final = frozenset({"time", "calendar"})
# "…, children 7." and "… for a birth, 2 for a wedding".
_LABELLED: Final = late(
    rf"[^\n.;:!?\d]{{0,40}}?(?:[,;]|[ ](?:{JOINTS}))[ ]"
    rf"(?!(?:[^\W\d_]+[ ]){{0,2}}(?:{NO_LABEL})[ ])(?:[^\W\d_]+[ ]){{1,3}}"
)
_BEFORE_FOR: Final = late(rf"[^\n.;:!?\d]{{0,50}}?(?:[,;]|[ ](?:{JOINTS}))[ ]")
_ENDS: Final = late(rf"[ ]?(?:[.,;)\n]|$|(?:{JOINTS})[ ])(?!\d)")
_FOR: Final = late(rf"[ ](?:{FOR})[ ]")


def with_elided_units(text: str, amounts: Sequence[Quantity]) -> list[Quantity]:
    """The amounts, each with the unit that stands with the one before in a list.

    Args:
        text: that holds them.
        amounts: in order of their places; numbers of names are left out unless a
            list makes them amounts.

    >>> from evigate.text.amounts.quantities import find_quantities
    >>> text = "Adults pay 14 euros, children 7."
    >>> [q.unit for q in with_elided_units(text, find_quantities(text))]
    ['EUR', 'EUR']
    """
    found: list[Quantity] = []
    lowered = ""
    for value in amounts:
        if found and _may_lack_unit(found[-1], value):
            lowered = lowered or lower_letters(text)
            gap = lowered[found[-1].end : value.start]
            after = lowered[value.end : value.end + 12]
            if (_ENDS.match(after) and _LABELLED.fullmatch(gap)) or (
                _FOR.match(after) and _BEFORE_FOR.fullmatch(gap)
            ):
                unit, per = found[-1].unit, found[-1].per
                value = value._replace(unit=unit, per=per, role="value")
        if value.unit is None and value.scale > 1.0 and value.role == "value":
            value = _as_other_end(text, value, found)
        if value.role != _NAMED:
            found.append(value)
    return found


def _as_other_end(text: str, value: Quantity, before: Sequence[Quantity]) -> Quantity:
    """ "612 million euros, up 3 % from 594 million": both ends are of one money."""
    other = next((q for q in reversed(before) if q.unit != "percent"), None)
    if other is None or other.scale != value.scale or not is_currency(other.unit):
        return value
    gap = text[other.end : value.start].lower()
    if _BREAK.search(gap) is not None or _OF_A_CHANGE.search(gap) is None:
        return value
    return value._replace(unit=other.unit, per=other.per)


def _may_lack_unit(before: Quantity, value: Quantity) -> bool:
    if value.unit is not None or value.weak or value.per:
        return False
    if value.role == _NAMED:  # "Kinder 7" reads like a name
        return is_currency(before.unit) and value.start - before.end <= _GAP
    if value.role != "value":
        return False
    if before.role != "value" or value.start - before.end > _GAP:
        return False
    return is_currency(before.unit) or before.dimension in _TIMES
