"""Is something said to be on or off?"""

from __future__ import annotations

from typing import Final

from evigate.text.lowering import lower_letters
from evigate.text.patterns import late
from evigate.text.tables.switch_words import BEFORE_SWITCHING, OFF, ON

_ON: Final = late(ON)
_OFF: Final = late(OFF)
_BEFORE: Final = late(BEFORE_SWITCHING)


def switch_states(text: str) -> list[tuple[int, bool]]:
    """Where a text says that something is on (True) or off, in order.

    Before something is switched off it is on.

    >>> switch_states("Only when it is switched off.")
    [(16, False)]
    >>> switch_states("Before switching it off.")
    [(7, True)]
    """
    lowered = lower_letters(text)
    found = [(match.start(), True) for match in _ON.finditer(lowered)]
    found += [(match.start(), False) for match in _OFF.finditer(lowered)]
    return [(place, state ^ _turns(lowered, place)) for place, state in sorted(found)]


def _turns(lowered: str, place: int) -> bool:
    """Is it still to be switched ("before switching it off")?"""
    if not lowered.startswith(("switching", "turning", "powering"), place):
        return False
    return _BEFORE.search(lowered, max(0, place - 48), place) is not None
