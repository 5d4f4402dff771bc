"""Does one of many words occur? Quicker than one pattern that lists them all."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from evigate.text.patterns import late

_DIGITS: Final = "0123456789"
_BETWEEN: Final = late(r"\|(?![^()]*\))")
_PLAIN: Final = late(r"[^\\\[\](){}.*+?^$|]*")


def lacks_digits(text: str) -> bool:
    """A quick look: does a text surely hold no digit of any script?

    Ten searches for one character cost a fraction of one pass of a pattern.

    >>> lacks_digits("three years"), lacks_digits("3 years"), lacks_digits("٣")
    (True, False, False)
    """
    return text.isascii() and not any(map(text.__contains__, _DIGITS))


def shared_words(phrases: Iterable[str]) -> tuple[str, ...]:
    """A few words of which each of some phrases holds one: to be looked for first.

    >>> shared_words(["the day before", "next day", "eve"])
    ('day', 'eve')
    """
    left = [phrase.split() for phrase in phrases]
    found: list[str] = []
    while left:
        counts = Counter(word for words in left for word in dict.fromkeys(words))
        found.append(max(counts, key=counts.__getitem__))
        left = [words for words in left if found[-1] not in words]
    return tuple(found)


class AnyOf:
    """The alternatives of a pattern, looked for as plain text as far as they are plain.

    An engine tries every alternative at every character; a search for plain text skips
    most of them.

    Args:
        pattern: alternatives, with groups one deep at most.

    >>> words = AnyOf("total|comes? to|in all")
    >>> words.occurs("it came to 5"), words.occurs("it comes to 5")
    (False, True)
    """

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern

    @cached_property
    def _parts(self) -> tuple[tuple[str, ...], tuple[str, ...], re.Pattern[str]]:
        """Plain alternatives, how the others begin, and a pattern of these."""
        parts = dict.fromkeys(_BETWEEN.split(self.pattern))
        plain = tuple(part for part in parts if _PLAIN.fullmatch(part))
        others = [part for part in parts if not _PLAIN.fullmatch(part)]
        return plain, tuple(map(_head, others)), re.compile("|".join(others) or "(?!)")

    def occurs(self, text: str) -> bool:
        """Does any alternative occur in a text?"""
        plain, heads, others = self._parts
        if any(map(text.__contains__, plain)):
            return True
        if not any(map(text.__contains__, heads)):
            return False
        return others.search(text) is not None


def _head(part: str) -> str:
    """The letters that an alternative surely begins with."""
    found = _PLAIN.match(part)
    head = found[0] if found is not None else ""
    return head[:-1] if part[len(head) : len(head) + 1] in "?*{" else head
