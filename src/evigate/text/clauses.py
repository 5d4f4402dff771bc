"""Clauses of a sentence: the stretches inside which a value and its subject meet."""

from __future__ import annotations

from typing import Final

from evigate.text.patterns import late

_WORDS: Final = (
    # en, de, fr, es, it, pt, nl, pl: co-ordinating and contrasting words
    "and but while whereas plus und aber während sowie doch et mais tandis puis y e "
    "pero mientras ma mentre mas enquanto en maar terwijl oraz ale podczas natomiast "
    "lecz i"
).split()
_MARKS: Final = ";:()（）；：–—|"
_COMMAS: Final = ",，、،"
# Kept apart from the rest: most texts are Latin, and this runs on every sentence. It
# opens with one character class, which the engine scans for quickly.
_LATIN_BORDER: Final = late(
    rf"[{_MARKS}{_COMMAS}\s](?:(?<=[{_MARKS}])|(?<=[{_COMMAS}])(?!\d)"
    rf"|(?<=\s)(?:{'|'.join(_WORDS)})(?=\s))"
)
_ANY_BORDER: Final = late(
    rf"{_LATIN_BORDER.pattern}|[而但且及]|그리고|\s(?:और|लेकिन)\s|\s(?:ولكن|بينما)\s"
    r"|\s(?=ولا\s)"
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
    pattern = _LATIN_BORDER if text.isascii() else _ANY_BORDER
    spans: list[tuple[int, int]] = []
    position = start
    # The space before a word of the border may stand just before the start.
    begin = start - 1 if start and text[start - 1].isspace() else start
    for match in pattern.finditer(text, begin, stop):
        _append(spans, text, position, match.start())
        position = match.end()
    _append(spans, text, position, stop)
    return spans


def _append(spans: list[tuple[int, int]], text: str, start: int, end: int) -> None:
    piece = text[start:end]
    inner = piece.strip()
    if inner:
        start += len(piece) - len(piece.lstrip())
        spans.append((start, start + len(inner)))
