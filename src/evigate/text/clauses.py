"""Clauses of a sentence: the stretches inside which a value and its subject meet."""

from __future__ import annotations

import re
from typing import Final

_WORDS: Final = (
    # en, de, fr, es, it, pt, nl, pl: co-ordinating and contrasting words
    "and but while whereas plus und aber während sowie doch et mais tandis puis y e "
    "pero mientras ma mentre mas enquanto en maar terwijl oraz ale podczas natomiast "
    "lecz i"
).split()
_BORDER: Final = re.compile(
    r"\s*[;:()（）；：–—|]\s*"
    r"|\s*[,，、،](?!\d)\s*"
    r"|(?<=\w)\s+(?:" + "|".join(_WORDS) + r")\s+(?=\w)"
    r"|[而但且及]|그리고|\s(?:और|लेकिन)\s|\sولكن\s|\sبينما\s|\s+(?=ولا\s)",
    re.IGNORECASE,
)


def find_clauses(
    text: str, start: int = 0, end: int | None = None
) -> list[tuple[int, int]]:
    """Spans of the clauses between ``start`` and ``end``, in order.

    >>> text = "12,450 units in March and 11,980 units in April"
    >>> [text[a:b] for a, b in find_clauses(text)]
    ['12,450 units in March', '11,980 units in April']
    """
    stop = len(text) if end is None else end
    spans: list[tuple[int, int]] = []
    position = start
    for match in _BORDER.finditer(text, start, stop):
        if match.start() > position:
            spans.append((position, match.start()))
        position = match.end()
    if position < stop:
        spans.append((position, stop))
    return spans
