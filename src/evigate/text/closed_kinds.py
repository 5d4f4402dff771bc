"""Members of closed kinds: languages, countries, ways to pay."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from evigate.text.tables.closed_kinds import CLOSED_KINDS
from evigate.text.words import stem_words


class Member(NamedTuple):
    """A member of a kind: which, and of which kind."""

    kind: str
    line: int


_NONE: Final[frozenset[Member]] = frozenset()


def members_of(stem: str, language: str) -> frozenset[Member]:
    """What a stem names of closed kinds, in any language of the table.

    >>> sorted(members_of("german", "en"))
    [Member(kind='language', line=2)]
    """
    return _members(language).get(stem, _NONE)


def are_rivals(first: str, second: str, language: str) -> bool:
    """Do two stems name different members of one kind?

    >>> are_rivals("german", "french", "en"), are_rivals("german", "visa", "en")
    (True, False)
    """
    some, others = members_of(first, language), members_of(second, language)
    kinds = {member.kind for member in some} & {member.kind for member in others}
    return bool(kinds) and some.isdisjoint(others)


@cache
def _members(language: str) -> dict[str, frozenset[Member]]:
    found: dict[str, frozenset[Member]] = {}
    for kind, lines in CLOSED_KINDS.items():
        for number, line in enumerate(lines.strip().splitlines()):
            for stem in stem_words(line.split(), language):
                found[stem] = found.get(stem, _NONE) | {Member(kind, number)}
    return found
