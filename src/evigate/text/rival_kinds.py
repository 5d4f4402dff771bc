"""Words of one kind that exclude each other: the girl and the boy, red and blue."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from evigate.text.tables.rival_opposites_english import ENGLISH_OPPOSITES
from evigate.text.tables.rival_words import RIVAL_WORDS
from evigate.text.tables.rival_words_english import ENGLISH_RIVALS


class RivalKind(NamedTuple):
    """What a word is, and what excludes it."""

    same: frozenset[str]
    rivals: frozenset[str]


@cache
def rival_kinds(
    language: str, *, opposites: bool = False
) -> dict[str, tuple[RivalKind, ...]]:
    """For each word of a language the kinds that it belongs to.

    Args:
        language: ISO 639-1 code.
        opposites: also words that mean the opposite of each other in most contexts?

    >>> "blue" in rival_kinds("en")["red"][0].rivals
    True
    """
    table = ENGLISH_RIVALS if language == "en" else RIVAL_WORDS.get(language, "")
    if opposites and language == "en":
        table = f"{table};{ENGLISH_OPPOSITES}"
    kinds: dict[str, tuple[RivalKind, ...]] = {}
    for line in filter(None, map(str.strip, table.split(";"))):
        members = [frozenset(member.split()) for member in line.split("|")]
        whole = frozenset().union(*members)
        for member in members:
            kind = RivalKind(member, whole - member)
            for word in member:
                kinds[word] = (*kinds.get(word, ()), kind)
    return kinds
