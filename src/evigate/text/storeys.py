"""The floors of a building that a text names: floor 3, third floor, the top floor."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from evigate.text.language_kinds import UNSPACED
from evigate.text.lowering import lower_letters
from evigate.text.tables.storey_words import BELOW, FLOORS, GROUND, ORDINALS, TOP

GROUND_FLOOR: Final = 0
TOP_FLOOR: Final = 1000
BASEMENT: Final = -1
_LONGEST: Final = 200


class Storey(NamedTuple):
    """A floor.

    Attributes:
        start, end: where it stands.
        number: counted as the text does; one of the constants above without a number.
    """

    start: int
    end: int
    number: int


def find_storeys(text: str, language: str) -> list[Storey]:
    """The floors that a text names, in order.

    >>> [s.number for s in find_storeys("Floor 2 or the third floor.", "en")]
    [2, 3]
    >>> find_storeys("Au rez-de-chaussée.", "fr")[0].number == GROUND_FLOOR
    True
    """
    lowered = lower_letters(text)
    pattern, ordinals = _pattern(language if language in FLOORS else "en")
    found: list[Storey] = []
    for match in pattern.finditer(lowered):
        kind = match.lastgroup or ""
        if kind in _NAMED:
            number = _NAMED[kind]
        elif match[kind].isdigit():
            number = int(match[kind])
        else:
            number = ordinals.index(match[kind]) + 1
        if number < _LONGEST or kind in _NAMED:
            found.append(Storey(match.start(), match.end(), number))
    return found


def names_a_floor(text: str, language: str) -> list[tuple[int, int]]:
    """Where a text speaks of floors, whichever ("Which floor is it on?").

    >>> names_a_floor("Which floor is it on?", "en")
    [(6, 11)]
    """
    pattern = _word(language if language in FLOORS else "en")
    return [match.span() for match in pattern.finditer(text.lower())]


@cache
def _word(language: str) -> re.Pattern[str]:
    either = FLOORS[language]
    if language in UNSPACED:
        return re.compile(either)
    return re.compile(rf"(?<!\w)(?:{either})(?!\w)")


_NAMED: Final = {"ground": GROUND_FLOOR, "top": TOP_FLOOR, "below": BASEMENT}


@cache
def _pattern(language: str) -> tuple[re.Pattern[str], list[str]]:
    ordinals = ORDINALS[language].split()
    floors, either = FLOORS[language], "|".join(ordinals)
    named = "|".join(
        f"(?P<{name}>{table[language]})"
        for name, table in (("ground", GROUND), ("top", TOP), ("below", BELOW))
    )
    if language in UNSPACED:
        numbered = rf"(?P<a>\d{{1,2}}|{either}) ?(?:{floors})"
        return re.compile(f"{named}|{numbered}"), ordinals
    numbered = (
        rf"(?P<a>{either})\w* (?:{floors})"
        rf"|(?P<b>\d{{1,2}})(?:st|nd|rd|th|\.?[ºª°]|[eè](?:me|r)?|\.)? ?(?:{floors})"
        rf"|(?:{floors}) (?P<c>\d{{1,2}})"
    )
    return re.compile(rf"(?<!\w)(?:{named}|{numbered})(?!\w)"), ordinals
