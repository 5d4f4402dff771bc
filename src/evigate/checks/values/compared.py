"""Numbers that are said as a difference: "600 litres more", "比去年多600升"."""

from __future__ import annotations

from typing import Final

from evigate.text.patterns import late
from evigate.text.tables.comparative_words import (
    COMPARED_AFTER,
    COMPARED_AFTER_DENSE,
    COMPARED_BEFORE_DENSE,
)

_WINDOW: Final = 24
_WORDS: Final = 2
_WORD: Final = late(r"[^\W\d_]+")
_ENDS: Final = late(r"[.;:!?。；！？]")


def is_said_as_difference(text: str, start: int, end: int) -> bool:
    """Does a comparative stand beside the number?

    >>> text = "The new tank holds 600 litres more."
    >>> is_said_as_difference(text, 19, 29)
    True
    >>> is_said_as_difference("It holds 600 litres of oil.", 9, 19)
    False
    """
    after = _ENDS.split(text[end : end + _WINDOW], maxsplit=1)[0].lower()
    if any(word in COMPARED_AFTER for word in _WORD.findall(after)[:_WORDS]):
        return True
    if text.isascii():
        return False
    before = text[max(0, start - 2) : start].rstrip()
    return before.endswith(COMPARED_BEFORE_DENSE) or after.lstrip().startswith(
        COMPARED_AFTER_DENSE
    )
