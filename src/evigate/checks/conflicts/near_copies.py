"""Stretches that two documents share word for word, and the gaps between them.

Word triples that stand once in each of two documents anchor them; anchors on one
diagonal join to runs, and what lies between two runs is what the copies differ in.
Linear in the text: only pairs of documents that share triples are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, compress, pairwise
from typing import Final

_ANCHOR: Final = 3
_MAX_DOCUMENTS: Final = 6  # a triple that stands in more documents is a phrase
_MIN_SHARED: Final = 2  # anchors that two documents must share
_MAX_WORDS: Final = 200_000
_LONGEST_GAP: Final = 8
_AROUND: Final = 25  # words on each side that tell a copy from a chance
_ONE_SIDED: Final = 4  # words of a run that anchors a gap on one side only
_MAX_RUNS: Final = 2_000

Range = tuple[int, int]
_Anchors = list[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Run:
    """``length`` equal words from ``first`` in one and ``second`` in another text."""

    first: int
    second: int
    length: int


@dataclass(frozen=True, slots=True)
class Gap:
    """Words of one text in place of words of another.

    Attributes:
        documents: the two documents.
        first, second: ranges of words; one side may be empty only for open gaps.
        closed: do equal words, or both ends of the texts, stand on both sides?
        equal: words around it that the two texts share, at most 50.
        similarity: their share of the words around it, in [0, 1].
    """

    documents: tuple[int, int]
    first: Range
    second: Range
    closed: bool
    equal: int
    similarity: float

    def moved(self, one: int, other: int) -> Gap:
        """The same where the texts have some words before those that were compared."""
        first = self.first[0] + one, self.first[1] + one
        second = self.second[0] + other, self.second[1] + other
        return replace(self, first=first, second=second)


def find_gaps(texts: Sequence[Sequence[str]]) -> Iterator[Gap]:
    """Where copies among some texts differ.

    Args:
        texts: the words of each text, comparable.

    >>> a = "the new ferry to brekk sails at nine every day".split()
    >>> b = "the new ferry to brekk sails at ten every day".split()
    >>> [(gap.first, gap.second, gap.equal) for gap in find_gaps([a, b])]
    [((7, 8), (7, 8), 9)]
    """
    for documents, anchors in _shared_anchors(texts).items():
        if len(anchors) >= _MIN_SHARED:
            first, second = texts[documents[0]], texts[documents[1]]
            runs = _runs(first, second, anchors)
            yield from _gaps(first, second, runs, documents)


def _shared_anchors(
    texts: Sequence[Sequence[str]],
) -> dict[tuple[int, int], _Anchors]:
    """For each pair of texts the places of the triples that are unique in both."""
    rows: list[list[tuple[str, ...]]] = []
    seen: set[tuple[str, ...]] = set()
    common: set[tuple[str, ...]] = set()
    budget = _MAX_WORDS
    for words in texts:
        budget -= len(words)
        if budget < 0:
            break
        rows.append(list(zip(words, words[1:], words[2:], strict=False)))
        triples_here = set(rows[-1])  # once a set, they are not hashed again
        common |= seen & triples_here
        seen |= triples_here
    if len(common) < _MIN_SHARED:
        return {}
    places: dict[tuple[str, ...], dict[int, int]] = {}
    for number, triples in enumerate(rows):
        hits = compress(enumerate(triples), map(common.__contains__, triples))
        for place, triple in hits:
            held = places.setdefault(triple, {})
            held[number] = -1 if number in held else place
    shared: dict[tuple[int, int], _Anchors] = {}
    for held in places.values():
        if 2 <= len(held) <= _MAX_DOCUMENTS:
            unique = [(number, place) for number, place in held.items() if place >= 0]
            for (one, i), (other, j) in combinations(unique, 2):
                shared.setdefault((one, other), []).append((i, j))
    return shared


def _runs(first: Sequence[str], second: Sequence[str], anchors: _Anchors) -> list[Run]:
    """Anchors joined along diagonals and grown over equal words, by first place."""
    joined: list[list[int]] = []
    for i, j in sorted(anchors):
        last = joined[-1] if joined else None
        if last and j - i == last[1] - last[0] and i < last[0] + last[2]:
            last[2] = i + _ANCHOR - last[0]
        else:
            joined.append([i, j, _ANCHOR])
    runs: list[Run] = []
    for i, j, length in joined[:_MAX_RUNS]:
        floor = runs[-1].first + runs[-1].length if runs else 0
        while i > floor and j > 0 and first[i - 1] == second[j - 1]:
            i, j, length = i - 1, j - 1, length + 1
        while (
            i + length < len(first)
            and j + length < len(second)
            and first[i + length] == second[j + length]
        ):
            length += 1
        last_run = runs[-1] if runs else None
        if last_run and last_run.second - last_run.first == j - i and i <= floor:
            runs[-1] = Run(last_run.first, last_run.second, i + length - last_run.first)
        else:
            runs.append(Run(i, j, length))
    return runs


def _gaps(
    first: Sequence[str],
    second: Sequence[str],
    runs: list[Run],
    documents: tuple[int, int],
) -> Iterator[Gap]:
    sizes = len(first), len(second)
    if not runs:
        return
    start, end = Run(0, 0, 0), _common_end(first, second, runs[-1])
    runs = [start, *runs, end]
    for run, following in pairwise(runs):
        a = run.first + run.length, following.first
        b = run.second + run.length, following.second
        longest = max(a[1] - a[0], b[1] - b[0])
        if a[0] < a[1] and b[0] < b[1] and longest <= _LONGEST_GAP:
            yield _gap(documents, a, b, runs, sizes, closed=True)
            continue
        if run.length >= _ONE_SIDED:
            after = _open(a[0], sizes[0], 1), _open(b[0], sizes[1], 1)
            before = _open(run.first, sizes[0], -1), _open(run.second, sizes[1], -1)
            for one, other in (after, before):
                if one[0] < one[1] and other[0] < other[1]:
                    yield _gap(documents, one, other, runs, sizes, closed=False)


def _common_end(first: Sequence[str], second: Sequence[str], last: Run) -> Run:
    """Both texts end together, maybe with a few equal words."""
    i, j = len(first), len(second)
    floor_a, floor_b = last.first + last.length, last.second + last.length
    while i > floor_a and j > floor_b and first[i - 1] == second[j - 1]:
        i, j = i - 1, j - 1
    return Run(i, j, len(first) - i)


def _open(place: int, size: int, direction: int) -> Range:
    """The few words behind, or before, the end of a run."""
    if direction > 0:
        return place, min(size, place + _ANCHOR)
    return max(0, place - _ANCHOR), place


def _gap(
    documents: tuple[int, int],
    a: Range,
    b: Range,
    runs: list[Run],
    sizes: tuple[int, int],
    *,
    closed: bool,
) -> Gap:
    low, high = max(0, a[0] - _AROUND), min(sizes[0], a[1] + _AROUND)
    low_b, high_b = max(0, b[0] - _AROUND), min(sizes[1], b[1] + _AROUND)
    equal = 0
    for run in runs:
        shift = run.first - run.second
        start = max(run.first, low, low_b + shift)
        end = min(run.first + run.length, high, high_b + shift)
        equal += max(0, end - start)
    around = min(
        (a[0] - low) + (high - a[1]),
        (b[0] - low_b) + (high_b - b[1]),
    )
    return Gap(documents, a, b, closed, equal, equal / max(1, around))
