"""Which value of a sentence a word belongs to: the nearest one of its clause."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.bounds import BOUND_WORDS

_JOINED: Final = re.compile(r"\s+(?:and|und|et|y|e|en|i|oraz|sowie|و|और)\s")
_STRONG: Final = late(r"[;；]")
_AND_WORD: Final = late(r"\s(?=و[^\W\d_]{3})")
# The verb at the end of a sentence is of all its values.
_VERB_LAST: Final = frozenset({"hi"})
NONE: Final = -1
"""No value: the word is of all of them."""
PART: Final = -2
"""The word is a part of a value itself."""


class Placed(Protocol):
    """Anything with a place in a text."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...


class WordOwners:
    """The values of one sentence, to be asked for the words around them.

    Args:
        reading: the text.
        sentence: position of the sentence.
        values: its values, ascending by place.
        content: numbers of its words of content.
    """

    def __init__(
        self,
        reading: Reading,
        sentence: int,
        values: Sequence[Placed],
        content: Sequence[int],
    ) -> None:
        self._text = reading.text
        self._starts = [value.start for value in values]
        self._ends = [value.end for value in values]
        self._borders = [
            stop
            for _, stop in reading.clauses(*reading.sentences[sentence])
            if not self._splits_a_value(stop)
        ]
        text, (start, end) = reading.text, reading.sentences[sentence]
        if "و" in text:
            self._borders = sorted({*self._borders, *self._and_words(start, end)})
        self._marks = [m.start() for m in _STRONG.finditer(text, start, end)]
        self._groups = self._by_group()
        self._clauses = [bisect_right(self._borders, start) for start in self._starts]
        several = len(values) > 1
        self._nearer: dict[int, int] = {}
        if several:
            forms, places = reading.words.forms, reading.words.starts
            self._nearer = self._nearer_of_two(
                [places[i] for i in content if forms[i] not in BOUND_WORDS]
            )
        several = several and reading.language in _VERB_LAST
        self._shares_the_last = several and getattr(values[-1], "unit", None)

    def owner(self, position: int) -> tuple[int, bool]:
        """The value that a word belongs to, and whether the word stands before it.

        Args:
            position: where the word begins.

        Returns:
            The number of the value, :data:`NONE` or :data:`PART`.
        """
        starts, count = self._starts, len(self._starts)
        following = bisect_right(starts, position)
        if following and position < self._ends[following - 1]:
            return PART, False
        if following == count and self._shares_the_last:
            return NONE, False
        clause = bisect_right(self._borders, position)
        after = following < count and self._clauses[following] == clause
        if not following or self._clauses[following - 1] != clause:
            joins = after or self._joins_the_next(clause, following)
            return (following, True) if joins else (NONE, False)
        if after and self._is_nearer(position, following):
            return following, True
        return following - 1, False

    def beside(self, position: int) -> Sequence[int]:
        """The values between the same two semicolons, where a sentence is a list.

        ("Beginners on Monday, 120 euros; experts on Thursday, 150 euros.")
        """
        return self._groups.get(bisect_right(self._marks, position), ())

    def _by_group(self) -> dict[int, list[int]]:
        groups: dict[int, list[int]] = {}
        for number, place in enumerate(self._starts if self._marks else ()):
            groups.setdefault(bisect_right(self._marks, place), []).append(number)
        return groups if len(groups) > 1 else {}

    def _and_words(self, start: int, end: int) -> Iterator[int]:
        """Where an Arabic "and", written with its word, opens what comes next."""
        for match in _AND_WORD.finditer(self._text, start, end):
            following = bisect_right(self._starts, match.start())
            if 0 < following < len(self._starts) and not _AND_WORD.search(
                self._text, match.end(), self._starts[following]
            ):
                yield match.start()

    def _is_nearer(self, position: int, following: int) -> bool:
        nearer = self._nearer.get(position, 0)
        if nearer:
            return nearer > 0
        ahead = self._starts[following] - position
        return ahead < position - self._ends[following - 1]

    def _joins_the_next(self, clause: int, following: int) -> bool:
        """ "Students and apprentices 60 euros": both are of the value."""
        if following == len(self._starts) or clause >= len(self._borders):
            return False
        joint = self._text[self._borders[clause] : self._starts[following]]
        next_one = self._clauses[following] == clause + 1
        return next_one and _JOINED.match(joint) is not None

    def _nearer_of_two(self, content: Sequence[int]) -> dict[int, int]:
        """For each word between two values, to which fewer words of content lead.

        Grammar does not count: in "12 m long with a draught of no more than 1.5 m" the
        draught is that of 1.5 m.

        Returns:
            By place below 0 for the value before, above 0 for the one after.
        """
        gaps: dict[int, list[int]] = {}
        for position in content:
            following = bisect_right(self._starts, position)
            if not (following and position < self._ends[following - 1]):
                gaps.setdefault(following, []).append(position)
        return {
            position: 2 * number + 1 - len(gap)
            for gap in gaps.values()
            for number, position in enumerate(gap)
        }

    def _splits_a_value(self, position: int) -> bool:
        """Is a border really part of a value ("between 8 and 14 days")?"""
        before = bisect_right(self._starts, position) - 1
        return before >= 0 and self._starts[before] < position < self._ends[before]
