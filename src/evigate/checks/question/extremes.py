"""Which end of an order is asked for: the longest, the second oldest, the cheapest."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from evigate.evidence import Evidence
from evigate.text.patterns import late
from evigate.text.tables import superlative_words as table
from evigate.text.tables.rank_words import NEWEST, OLDEST, ORDINALS

ANY: Final = ""
_LENGTHS: Final = ("length", "time")
_AGE: Final = "age"
_REACH: Final = 24  # characters from an ordinal to its superlative
_BESIDE: Final = 4  # the same where other words may stand between
_PLUS: Final = r"\b(?:plus|más|più|mais)\s+"
# Part of the word of a superlative: "zweitlängste", "tweede langste".
_JOINED: Final = late(
    r"(?<!\w)(?:zweit|dritt|viert|tweede[- ]?|derde[- ]?|op (?:één|twee) na )(?=\w)",
    re.IGNORECASE,
)
_SECOND: Final = late(table.SECOND, re.IGNORECASE)


_PLACED: Final = late(
    r"(?<!\w)(?:(?:on|in|at|under) (?:the|its|their)|(?:auf|in|bei|unter) (?:der|dem)|"
    r"im|(?:op|in|bij) (?:de|het))\s+$",
    re.IGNORECASE,
)


class Extreme(NamedTuple):
    """What a superlative asks for.

    Attributes:
        sign: 1 for the most, -1 for the least.
        dimensions: beginnings of the measures; ``ANY`` for every one.
        is_age: is it told by years, the most being the oldest?
        pattern: finds the words.
        place: in the order, counted from 1.
    """

    sign: int
    dimensions: tuple[str, ...]
    is_age: bool
    pattern: re.Pattern[str]
    place: int = 1


def _prefixes(words: str, romance: str) -> re.Pattern[str]:
    """Plain superlatives, or an adjective behind "plus", "más", "più", "mais"."""
    latin: list[str] = []
    other: list[str] = []
    for word in words.split():
        kind = latin if re.match(r"[a-zà-ž]", word) else other
        kind.append(word.replace("_", r"\s"))
    parts = [r"\b(?:" + "|".join(latin) + ")"] if latin else []
    parts += other
    if romance:
        parts.append(_PLUS + "(?:" + "|".join(romance.split()) + r")\b")
    return late("|".join(parts), re.IGNORECASE)


_WORDS: Final = (
    (1, (ANY,), table.MOST, table.ROMANCE_MOST),
    (-1, (ANY,), table.LEAST, table.ROMANCE_LEAST),
    (1, _LENGTHS, table.LONGEST, table.ROMANCE_LONGEST),
    (-1, _LENGTHS, table.SHORTEST, table.ROMANCE_SHORTEST),
    (1, ("mass",), table.HEAVIEST, table.ROMANCE_HEAVIEST),
    (-1, ("mass",), table.LIGHTEST, table.ROMANCE_LIGHTEST),
    (1, ("currency",), table.DEAREST, table.ROMANCE_DEAREST),
    (-1, ("currency",), table.CHEAPEST, table.ROMANCE_CHEAPEST),
    (1, (_AGE,), table.OLDEST, table.ROMANCE_OLDEST),
    (-1, (_AGE,), table.NEWEST, table.ROMANCE_NEWEST),
)
_EXTREMES: Final = tuple(
    Extreme(sign, dimensions, dimensions == (_AGE,), _prefixes(words, romance))
    for sign, dimensions, words, romance in _WORDS
)
# Each of them in plain ASCII holds one of these; most questions ask for none.
HINTS: Final = "st naj mayor maior maggior menor minor plus mais".split()
_ANY_EXTREME: Final = _prefixes(
    " ".join(words for _, _, words, _ in _WORDS),
    " ".join(romance for _, _, _, romance in _WORDS),
)


def asked_extreme(evidence: Evidence) -> Extreme | None:
    """The one superlative of the question, with its place; use through ``shared``.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("Which is the second longest tunnel?", [], "")
    >>> extreme = asked_extreme(Evidence(call))
    >>> extreme.sign, extreme.dimensions, extreme.place
    (1, ('length', 'time'), 2)
    """
    text = evidence.question.text
    if text.isascii() and not any(map(text.lower().__contains__, HINTS)):
        return None
    plain = _JOINED.sub("", text)
    if _ANY_EXTREME.search(plain) is None:
        return None
    found = [each for each in _EXTREMES if each.pattern.search(plain) is not None]
    if len(found) != 1 or _tells_where(plain, found[0].pattern):
        return None
    return found[0]._replace(place=_asked_place(text, plain, found[0].pattern))


def _tells_where(plain: str, pattern: re.Pattern[str]) -> bool:
    """ "How long does it run on the highest setting?" asks for no extreme."""
    match = pattern.search(plain)
    return match is not None and _PLACED.search(plain[: match.start()]) is not None


def _asked_place(text: str, plain: str, pattern: re.Pattern[str]) -> int:
    """The place that the question gives; ``plain`` lacks parts like "zweit-"."""
    if _SECOND.search(text) is not None:
        return 2
    lowered = text.lower()
    joined = _JOINED.search(lowered)
    if joined is not None:
        return ordinal_before(lowered, joined.start(), joined.end())
    match = pattern.search(plain)
    start = match.start() if match is not None else 0
    for found in ordinals().finditer(plain.lower(), max(0, start - _REACH), start):
        if start - found.end() <= _BESIDE:
            return int((found.lastgroup or "o1")[1:])
    return 1


def asked_age(evidence: Evidence) -> Extreme | None:
    """The same for the first or the last in time, in whatever words.

    "The earliest", "the first built" ask for years alone; use through ``shared``.
    """
    question = evidence.question.text.lower()
    for sign, pattern in _of_age():
        match = pattern.search(question)
        if match is not None:
            place = ordinal_before(question, match.start(), match.end())
            return Extreme(sign, (_AGE,), True, pattern, place)
    return None


@cache
def _of_age() -> tuple[tuple[int, re.Pattern[str]], ...]:
    return (1, re.compile(OLDEST)), (-1, re.compile(NEWEST))


@cache
def ordinals() -> re.Pattern[str]:
    """Finds ordinals; the name of the group tells the place, as ``o2``."""
    groups = [f"(?P<o{place}>{words})" for place, words in ORDINALS.items()]
    return re.compile("|".join(groups))


def ordinal_before(text: str, start: int, end: int) -> int:
    """The place that an ordinal gives to a superlative; 1 without one.

    Args:
        text: lower case.
        start, end: where the superlative stands.

    >>> ordinal_before("the third highest peak", 10, 17)
    3
    """
    low = max(0, start - _REACH)
    found = [m for m in ordinals().finditer(text, low, end) if m.start() <= start]
    return int((found[-1].lastgroup or "o1")[1:]) if found else 1
