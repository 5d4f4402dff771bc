"""Other persons for answers that name one."""

from __future__ import annotations

import re
from random import Random
from typing import Final, NamedTuple

from evigate.eviscope.pools.organisations import FIRST_HEADS, LAST_HEADS
from evigate.eviscope.pools.people import (
    FEMALE,
    MALE,
    PARTICLES,
    PARTICLES_MORE,
    SURNAMES,
    TITLES,
)
from evigate.eviscope.pools.places import PEOPLES, PLACES

_PARTICLES: Final = frozenset((*PARTICLES, *PARTICLES_MORE))
_GIVEN: Final = frozenset((*MALE, *FEMALE))
_PLACES: Final = frozenset(name for names in PLACES.values() for name in names)
_LADIES: Final = frozenset("Empress Lady Mrs. Princess Queen".split())
_ASKS_PERSON: Final = re.compile(
    r"\b(?:who|whom|whose|(?:which|what) (?:\w+ )?(?:actor|actress|artist|author|"
    r"architect|coach|composer|emperor|engineer|general|inventor|king|leader|man|"
    r"mathematician|person|philosopher|player|president|quarterback|scholar|"
    r"scientist|singer|theologian|woman|writer))\b",
    re.IGNORECASE,
)
_HE: Final = re.compile(r"\b(?:he|his|him)\b", re.IGNORECASE)
_SHE: Final = re.compile(r"\b(?:she|hers?)\b", re.IGNORECASE)
_NAME_PART: Final = re.compile(r"[A-ZÀ-Þ][\w’'-]*\.?")
_REGNAL: Final = re.compile(r"\b(?:[IVX]+|the)\b")


class Person(NamedTuple):
    """A name to put in another's place.

    Attributes:
        parts: the old surname and the new, the old given name and the new.
    """

    text: str
    parts: tuple[tuple[str, str], ...]


def other_person(
    name: str, question: str, context: str, random: Random
) -> Person | None:
    """Another full name, or surname where the answer is one; of the same gender.

    None where the answer is no person's name as far as can be told.

    >>> other_person("Ada Lovelace", "Who?", "Ada Lovelace wrote it.", Random(3)).text
    'Maud Holbrook'
    """
    words = name.split()
    titles = []
    while words and words[0] in TITLES:
        titles.append(words.pop(0))
    if not words or _REGNAL.search(" ".join(words)) or words[-1] in LAST_HEADS:
        return None
    if words[0] in FIRST_HEADS or not _all_name_parts(words):
        return None
    surname = random.choice(SURNAMES)
    if len(words) == 1:
        asked = _ASKS_PERSON.search(question) is not None
        if not asked or not _is_surname(words[0], context, titled=bool(titles)):
            return None
        return Person(" ".join([*titles, surname]), ((words[0], surname),))
    if not _is_full_name(words, question, context):
        return None
    if _LADIES.intersection(titles):
        given = random.choice(FEMALE)
    else:
        given = random.choice(_names_like(words[0], context))
    text = " ".join([*titles, given, surname])
    return Person(text, ((words[-1], surname), (words[0], given)))


def _is_full_name(words: list[str], question: str, context: str) -> bool:
    """A known given name and more, or what a question for a person is answered with."""
    name = " ".join(words)
    if re.search(rf"\bthe {re.escape(name)}\b", context) or words[-1] in _PLACES:
        return False
    if words[0] in PEOPLES:
        return False
    if words[0] in _GIVEN:
        return len(words) <= 4
    asked = _ASKS_PERSON.search(question) is not None
    return asked and len(words) <= 4 and not words[-1].endswith("s")


def _all_name_parts(words: list[str]) -> bool:
    return all(
        word in _PARTICLES or _NAME_PART.fullmatch(word) is not None for word in words
    )


def _is_surname(word: str, context: str, *, titled: bool) -> bool:
    """Does the paragraph write the word after a given name or a title?"""
    if titled:
        return True
    before = re.compile(rf"\b([A-Z][\w.]+)\s+(?:[A-Z]\.\s+)?{re.escape(word)}\b")
    return any(
        found[1] in _GIVEN or found[1] in TITLES for found in before.finditer(context)
    )


def _names_like(given: str, context: str) -> tuple[str, ...]:
    """Given names of the gender of a name, told by the paragraph's pronouns if need be.

    Where there are no pronouns either, any name fits.
    """
    male, female = given in MALE, given in FEMALE
    if male == female:
        he, she = len(_HE.findall(context)), len(_SHE.findall(context))
        male, female = he >= she, she > he
    return tuple(n for n in (FEMALE if female else MALE) if n != given)
