"""Which value of a sentence a word belongs to: the nearest one of its clause."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.tables.bounds import BOUND_WORDS

_JOINED: Final = late(r"\s+(?:and|und|et|y|e|en|i|oraz|sowie|و|और)\s")
_STRONG: Final = late(r"[;；]")
_AND_WORD: Final = late(r"\s(?=و[^\W\d_]{3})")
_IN_BRACKETS: Final = late(r"\s*\([^()]*\)\s*[:：]?\s*")
_COLON: Final = late(r"\s*[:：]\s*")
# "Filter: part no. 48-2203"
_LABEL: Final = late(r"\s*[:：]\s*(?:[^\W\d_]{1,10}[.:-]*\s?){0,2}")
_CLOSED: Final = late(r"[^()]*\)\s*[:：]?\s*")
_MAX_JOINT: Final = 80
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
        several = len(values) > 1
        self._marks = (
            [m.start() for m in _STRONG.finditer(text, start, end)] if several else []
        )
        self._groups = self._by_group()
        # "Adults: 9, children: 6"; one label alone is of all that follows.
        self._several_labels = text.count(":", start, end) > 1
        self._clauses = [bisect_right(self._borders, start) for start in self._starts]
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
            owner = following if after else self._labelled(clause, following)
            if owner == NONE and following and self._is_explained(following - 1):
                near = self._clauses[following - 1] == clause - 1
                return (following - 1, False) if near else (NONE, False)
            return owner, owner != NONE
        if after and self._is_nearer(position, following):
            return following, True
        return following - 1, False

    def clauses(self) -> Iterator[tuple[int, int, bool]]:
        """The clauses of a sentence with one value: span, and is it that value's?"""
        start, own = 0, self._clauses[0]
        for clause, border in enumerate((*self._borders, len(self._text))):
            is_of_it = clause == own or (
                self._labelled(clause, 0) != NONE
                if clause < own
                else clause == own + 1 and self._is_explained(0)
            )
            yield start, border, is_of_it
            start = border

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

    def _labelled(self, clause: int, following: int) -> int:
        """The value that a clause without one leads to, NONE if to no one alone.

        "Students and apprentices 60 euros", "children (4 to 15) 6 euros", "adults: 9".
        """
        if clause >= len(self._borders):
            return NONE
        border = self._borders[clause]
        for number in range(following, min(following + 2, len(self._starts))):
            joint = self._text[border : self._starts[number]]
            if len(joint) > _MAX_JOINT:
                return NONE
            joined = self._clauses[number] == clause + 1 and _JOINED.match(joint)
            if joined or _IN_BRACKETS.fullmatch(joint):
                return number
            if self._several_labels and _LABEL.fullmatch(joint):
                return number
        return NONE

    def _is_explained(self, number: int) -> bool:
        """Does a colon lead from a value to what it means ("E17: overheating")?"""
        end = self._ends[number]
        return _COLON.match(self._text, end, end + 4) is not None

    def explained(self, number: int) -> int:
        """The value after the brackets that hold one: the 6 of "(4 to 15) 6 euros".

        Returns:
            Its number, NONE where the value stands in no such brackets.
        """
        if number + 1 >= len(self._starts):
            return NONE
        gap = self._text[self._ends[number] : self._starts[number + 1]]
        before = self._text[
            max(0, self._starts[number] - _MAX_JOINT) : self._starts[number]
        ]
        inside = before.rfind("(") > before.rfind(")")
        return number + 1 if inside and _CLOSED.fullmatch(gap) else NONE

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
