"""How names stand in a text: as a person does, as a place or a work, or in a list.

"Directed by Ada Berg" and "in the Berg Empire" name things of two kinds, and "an
Old Norse poem" names none: what is said of one was not taken from the other.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from evigate.text.names import Name
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.stopwords import stopwords
from evigate.text.tables.demonyms import DEMONYMS
from evigate.text.tables.name_places import AT_PLACES, INDEFINITE

NameKind = Literal["bare", "quoted", "placed", "described"]

_QUOTES: Final = '"“„«»‘”'
_BEFORE: Final = 3  # words between an article and the name that it belongs to
_JOIN: Final = late(r"\s*(?:[,、]\s*)?(?:(?:[^\W\d_]{1,4}|&)\s+)?")
_COMPOUND: Final = late(r"-(?:based|born|style|language|owned|led|speaking|american)$")
_JOINING: Final = frozenset(
    "and or & und oder et ou y e o u i oraz lub en of as nor the".split()
)


def kind_of(reading: Reading, name: Name, language: str) -> NameKind:
    """How a name stands in its text.

    Returns:
        ``quoted`` for a title in quotation marks; ``described`` where it only describes
        ("an Old Norse poem"); ``placed`` behind an article or "in", as places, events
        and groups stand; else ``bare``, as persons and firms stand.

    >>> text = "The king of the Berg Empire met Ada Berg, an Old Norse poet."
    >>> reading = Reading(text, "en")
    >>> [kind_of(reading, name, "en") for name in reading.names]
    ['placed', 'bare', 'described']
    """
    text, words = reading.text, reading.words
    if name.start and text[name.start - 1] in _QUOTES:
        return "quoted"
    if _COMPOUND.search(text[name.start : name.end].lower()) is not None:
        return "described"
    if all(word in _demonyms() for word in name.words):
        return "described"
    at = bisect_left(words.starts, name.start)
    placed, indefinite = AT_PLACES[language], INDEFINITE[language]
    behind = name.start
    for back in range(at - 1, max(-1, at - 1 - _BEFORE), -1):
        form, end = words.forms[back], words.ends[back]
        if text[end:behind].strip() not in ("", "-"):
            return "bare"
        if form in indefinite:
            return "described"
        opens = not back or text[words.ends[back - 1] : words.starts[back]].strip()
        if back == at - 1 and form in placed:
            small = opens or text[words.starts[back]].islower()
            return "placed" if small else "bare"  # "Mevrouw De Boer"
        if form in stopwords(language) or not text[words.starts[back]].islower():
            return "bare"
        behind = words.starts[back]
    return "bare"


def word_before(reading: Reading, start: int) -> str:
    """The word right before a place, empty where a mark or the beginning is.

    >>> word_before(Reading("Built by Holt. Arden paints."), 9)
    'by'
    """
    words = reading.words
    at = bisect_left(words.starts, start) - 1
    if at < 0 or reading.text[words.ends[at] : start].strip():
        return ""
    return words.forms[at]


@cache
def _demonyms() -> frozenset[str]:
    return frozenset(DEMONYMS.split())


def lists_of(text: str, names: Sequence[Name]) -> list[int]:
    """For each name of a sentence the number of the list that it stands in.

    Names stand in one list where there are three of them with nothing but commas
    between, or two joined by "and". The names must be in order.

    >>> text = "Ada Berg, Bo Dahl and Cy Ek act; Di Fors directs."
    >>> lists_of(text, Reading(text, "en").names)
    [0, 0, 0, 3]
    """
    numbers: list[int] = []
    first = 0
    joined = False
    for place, name in enumerate(names):
        between = text[names[place - 1].end : name.start] if place else "."
        word = between.strip(" ,、\n").lower()
        if not place or _JOIN.fullmatch(between) is None or word not in (*_JOINING, ""):
            first, joined = place, False
        else:
            joined = joined or word in _JOINING
        numbers.append(first)
        if not joined and place == first + 1:
            numbers[place] = place  # two names side by side are no list yet
        elif place > first:
            numbers[first + 1 : place + 1] = [first] * (place - first)
    return numbers
