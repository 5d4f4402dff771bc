"""Clauses of a sentence: the stretches inside which a value and its subject meet."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from evigate.text.patterns import late

# Co-ordinating and contrasting words. "En" joins in Dutch and means "in" in French,
# "i" joins in Polish and is an article in Italian.
_WORDS: Final = {
    "en": "and but while whereas plus",
    "de": "und aber während sowie doch",
    "fr": "et mais tandis puis",
    "es": "y e pero mientras mas",
    "it": "e ed ma mentre",
    "pt": "e mas mais enquanto",
    "nl": "en maar terwijl",
    "pl": "oraz ale podczas natomiast lecz i",
}
_ALWAYS: Final = (
    "and but while whereas und aber während sowie doch et mais tandis puis y e pero "
    "mientras ma mentre mas enquanto maar terwijl oraz ale podczas natomiast lecz"
)
_MARKS: Final = ";:()（）；：–—|"
_COMMAS: Final = ",，、،"


@cache
def _border_words(language: str) -> tuple[str, ...]:
    return tuple(_WORDS.get(language, _ALWAYS).split())


# Scripts with words of their own between clauses.
_OTHERS: Final = late("[\u0600-\u097f\u3000-\uffff]")
# Each opens with one character class, which the engine scans for quickly.
_MARK: Final = late(rf"[{_MARKS}{_COMMAS}](?:(?<=[{_MARKS}])|(?!\d))")


@cache
def _border(language: str, is_latin: bool) -> re.Pattern[str]:
    """Words between clauses; all borders where a text is not plain ASCII."""
    words = "|".join(_border_words(language))
    if is_latin:
        return re.compile(rf"\s(?:{words})(?=\s)")
    return re.compile(
        rf"[{_MARKS}{_COMMAS}\s](?:(?<=[{_MARKS}])|(?<=[{_COMMAS}])(?!\d)"
        rf"|(?<=\s)(?:{words})(?=\s))"
        r"|[而但且及]|그리고|(?<=지만)\s|\s(?:और|लेकिन)\s|\s(?:ولكن|بينما)\s|\s(?=ولا\s)"
    )


def _borders(
    text: str, start: int, stop: int, language: str
) -> Iterable[tuple[int, int]]:
    """What parts the clauses, in order."""
    if not text.isascii() and _OTHERS.search(text, start, stop):
        found = _border(language, False).finditer(text, start, stop)
        return [match.span() for match in found]
    # Marks and words apart: a pass for both would look at every space.
    marks = [match.span() for match in _MARK.finditer(text, start, stop)]
    piece = text[start:stop]
    if not any(map(piece.__contains__, _border_words(language))):
        return marks
    words = _border(language, True).finditer(text, start, stop)
    return sorted([*marks, *[match.span() for match in words]])


def find_clauses(
    text: str, start: int = 0, end: int | None = None, language: str = "und"
) -> list[tuple[int, int]]:
    """Spans of the clauses between ``start`` and ``end``, in order.

    >>> text = "12,450 units in March and 11,980 units in April"
    >>> [text[a:b] for a, b in find_clauses(text)]
    ['12,450 units in March', '11,980 units in April']
    """
    stop = len(text) if end is None else end
    spans: list[tuple[int, int]] = []
    position = start
    # The space before a word of the border may stand just before the start.
    begin = start - 1 if start and text[start - 1].isspace() else start
    for low, high in _borders(text, begin, stop, language):
        _append(spans, text, position, low)
        position = high
    _append(spans, text, position, stop)
    return spans


def _append(spans: list[tuple[int, int]], text: str, start: int, end: int) -> None:
    piece = text[start:end]
    inner = piece.strip()
    if inner:
        start += len(piece) - len(piece.lstrip())
        spans.append((start, start + len(inner)))
