"""Names: runs of capitalised words, acronyms and mixed-case words.

Scripts without capitals give none. German writes every noun with a capital, so there
only runs of several words, acronyms and mixed-case words count.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from evigate.text.patterns import late
from evigate.text.stopwords import stopwords
from evigate.text.tables.calendar_names import MONTHS, WEEKDAYS

_PARTICLES: Final = (
    "of|de|da|do|dos|das|du|del|della|di|van|von|vom|zu|zum|der|den|la|le|les|el|al|"
    "bin|ibn|y|e|&|'s|for|the"
)
_UPPER: Final = (
    "A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽ"
)
_CAP: Final = rf"(?:[{_UPPER}][\w'’\-]*)"
# A look back behind the first letter, so that the engine can skip to capitals.
_OPENING_CAP: Final = rf"(?:[{_UPPER}](?<![\w@/.].)[\w'’\-]*)"
_RUN: Final = late(
    rf"{_OPENING_CAP}(?:(?: |(?<=\b[A-Z])\. |-)(?:(?:{_PARTICLES}) ){{0,2}}{_CAP})*"
)
_MIXED: Final = late(r"(?<![\w@/.-])[a-z]+[A-Z]\w*")
_HUMP: Final = late("[A-Z](?<=[a-z][A-Z])")
_PART: Final = late(r"[\w'’\-]+")


class Name(NamedTuple):
    """A name with its parts.

    Attributes:
        words: lower-cased parts without particles and titles, in order.
        start, end: where it stands.
        initial: does it open a sentence, so that its capital may mean nothing?
    """

    words: tuple[str, ...]
    start: int
    end: int
    initial: bool


TITLES: Final = frozenset(
    "mr mrs ms dr prof sir lady lord mx herr frau m mme mlle sr sra sig dott dhr mevr "
    "pan pani ceo cfo cto coo professor".split()
)
"""What stands before a name and is no part of it."""
# Words that carry a capital without being a name of anything.
_CALENDAR: Final = frozenset(
    "january february march april may june july august september october november "
    "december monday tuesday wednesday thursday friday saturday sunday jan feb mar apr "
    "jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun q1 q2 q3 q4 "
    "yes no ok nothing nobody everything anything neither both either rien nichts nada "
    "niente niets nic nul "
    "only nur seulement solo sólo só somente alleen tylko note step section "
    "chapter article figure table part page appendix "
    "januar februar märz mai juni juli oktober dezember i".split()
)


def find_names(
    text: str, sentences: Sequence[tuple[int, int]], language: str = "en"
) -> list[Name]:
    """The names of a text, in order.

    Args:
        text: any text.
        sentences: spans of its sentences: a capital at their start proves nothing.
        language: ISO code; decides how much a capital means.

    >>> text = "In May Alice Brown joined Halcyon Robotics in Oslo."
    >>> [n.words for n in find_names(text, [(0, len(text))])]
    [('alice', 'brown'), ('halcyon', 'robotics'), ('oslo',)]
    """
    openings = {start for start, _ in sentences}
    closed = stopwords(language)
    names: list[Name] = []
    for match in _RUN.finditer(text):
        name = _name_of(match, text, openings, closed)
        if name is not None and (
            _counts(name, text, language) or _is_titled(match, text, name)
        ):
            names.append(name)
    if _HUMP.search(text) is not None:
        names.extend(
            Name((match.group().lower(),), match.start(), match.end(), False)
            for match in _MIXED.finditer(text)
        )
    return names


def _name_of(
    match: re.Match[str], text: str, openings: set[int], closed: frozenset[str]
) -> Name | None:
    start, end = match.span()
    initial = start in openings or text[max(0, start - 2) : start].strip() in _OPENERS
    raw = match[0]
    if raw.isalnum():  # one plain word, as most
        word = raw.lower()
        if word in closed or word in _NO_NAMES:
            return None
        return Name((word,), start, end, initial)
    # "The Premium plan", "In March Alice": drop leading closed-class words.
    while start < end:
        first = _PART.match(text, start, end)
        if first is None:
            break
        word = first.group().lower()
        if word not in closed and word not in TITLES and word not in _CALENDAR:
            break
        start = first.end()
        while start < end and not text[start].isalnum():
            start += 1
        initial = False
    inner = text[start:end].replace(".", " ").replace("_", " ")
    parts = [part.strip("'’-").lower() for part in inner.split()]
    kept = [
        part.removesuffix("'s").removesuffix("’s")
        for part in parts
        if part and part not in TITLES and part not in _PARTICLE_SET
    ]
    words = tuple(kept)
    if all(word in _CALENDAR or word.isdigit() for word in words):
        return None
    return Name(words, start, end, initial)


_OPENERS: Final = frozenset(["-", *'*•"“„:(|#¡¿«'])
_PARTICLE_SET: Final = frozenset(_PARTICLES.split("|"))
_NO_NAMES: Final = TITLES | _CALENDAR | _PARTICLE_SET


def _counts(name: Name, text: str, language: str) -> bool:
    """Is it a name? In German one word with a plain capital may be any noun."""
    if language != "de" or len(name.words) > 1:
        return True
    raw = text[name.start : name.end]
    shouting = len(raw) > 1 and raw.isupper()
    return shouting or any(map(str.isdigit, raw)) or any(map(str.isupper, raw[1:]))


def _is_titled(match: re.Match[str], text: str, name: Name) -> bool:
    """ "Frau Lang": a title makes a name of a noun."""
    before = text[match.start() : name.start].lower().split()
    return bool(before) and before[-1].strip(".") in TITLES


def opens_a_step(text: str, start: int) -> bool:
    """Does a place open a line, an item or a quotation, so that its capital is due?

    >>> opens_a_step("To cook it: 1. Preheat the oven.", 15)
    True
    >>> opens_a_step("They met Alice.", 9)
    False
    """
    before = text[max(0, start - _LOOK_BACK) : start]
    return not before or _STEP.search(before) is not None


_STEP: Final = late(r"(?:^|[\n:;.!?•|>\"“„«(])[\W\d]*$|(?:^|\n)\W*[a-zA-Z][.)]\s*$")
_LOOK_BACK: Final = 24


def is_calendar(name: Name) -> bool:
    """Is it a day or a month ("Mondays"), rather than a name?

    >>> is_calendar(Name(("mondays",), 0, 7, False))
    True
    """
    return all(
        word in MONTHS or word.removesuffix("s") in WEEKDAYS for word in name.words
    )
