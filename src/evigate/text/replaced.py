"""One value in place of another: "moved from 1 April to 15 April"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from evigate.text.patterns import late
from evigate.text.tables.replaced_words import DENSE_REPLACING, IN_BRACKETS, REPLACING

_DENSE: Final = late(DENSE_REPLACING)
_IN_BRACKETS: Final = late(
    r"(?P<new>[^\s(]+(?: [^\s(.,;:]+)?) \((?:it |which |this )?"
    rf"(?:{IN_BRACKETS})[:,]? (?P<old>[^()]{{1,40}})\)",
    re.IGNORECASE,
)
_UNSPACED: Final = frozenset({"zh", "ja"})
_STRETCH: Final = r"(?:[^.;:!?()\n]|(?<=\d)\.)"
_NO_END: Final = r"(?:[^.,;:!?()\n]|[.,](?=\d)|(?<=\d)\.(?= [^\W\dA-Z]| [A-Z][a-zä]+))"


class Replaced(NamedTuple):
    """Where the old value and the new one stand."""

    old: tuple[int, int]
    new: tuple[int, int]


def find_replaced(text: str, language: str) -> list[Replaced]:
    """Values of a text that took the place of others.

    Args:
        text: of a document.
        language: ISO 639-1 code.

    >>> text = "The fair was moved from 1 May to 8 May, as it rained."
    >>> found = find_replaced(text, "en")[0]
    >>> text[slice(*found.old)], text[slice(*found.new)]
    ('1 May', '8 May')
    """
    if language in _UNSPACED:
        return list(_dense(text))
    pattern = _pattern(language)
    if pattern is None:
        return []
    verb = _verb(language)
    found = [
        Replaced(match.span("old"), match.span("new"))
        for match in _IN_BRACKETS.finditer(text)
    ]
    for match in pattern.finditer(text):
        start, end = match.span("new")
        last = verb.search(text, start, end)
        found.append(
            Replaced(match.span("old"), (start, last.start() if last else end))
        )
    return found


def _dense(text: str) -> Iterator[Replaced]:
    for match in _DENSE.finditer(text):
        end = "" if match["old"] is not None else "_ja"
        yield Replaced(match.span("old" + end), match.span("new" + end))


@cache
def _verb(language: str) -> re.Pattern[str]:
    words = REPLACING[language]
    return re.compile(rf"\s+(?:{words.verbs})(?!\w)", re.IGNORECASE)


@cache
def _pattern(language: str) -> re.Pattern[str] | None:
    """The verb stands before both values, or behind them, in one clause."""
    words = REPLACING.get(language)
    if words is None:
        return None
    pair = (
        rf"(?<!\w)(?:{words.old}) ?(?P<old>{_NO_END}{{1,40}}?) "
        rf"(?:{words.new})(?: |(?<=['’]))(?P<new>{_NO_END}{{1,40}})"
    )
    verb = rf"(?<!\w)(?:{words.verbs})(?!\w)"
    ahead = rf"(?:{verb}{_STRETCH}{{0,30}}?)"
    last = rf"(?={_STRETCH}{{0,60}}{verb})"
    both = rf"{ahead}{pair}" if language != "de" else rf"(?:{ahead}|{last}){pair}"
    return re.compile(both, re.IGNORECASE)
