"""Contexts and questions that occur twice: across groups, splits and files.

A context that is in training and in test under two names is a leak. Texts are compared
by the shingles they share: runs of eight words, hashed. Of large collections only a
part of the hashes is kept, the same part of every text, so that shares stay unbiased
(FracMinHash, Irber et al., 2022) and time and memory stay linear.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from evigate.protocol.arrays import Integers
from evigate.protocol.labelled import LabelledCall

SHINGLE: Final = 8
"""Words of a shingle; shorter texts are one shingle."""

SHARED: Final = 0.2
"""Contexts are near-duplicates when this share of the shorter one's shingles is in the
other."""

MAX_SHINGLES: Final = 4_000_000
"""From here on only a part of the shingles is kept."""

_FEWEST: Final = 3  # shared shingles that tell anything, where there are that many
_COMMON: Final = 50  # shingles of more contexts are boilerplate
_WORDS: Final = re.compile(r"\w+")

Hashes = NDArray[np.uint64]


class Place(NamedTuple):
    """A group of a file.

    Attributes:
        file: its name.
        split: of the rows, where they have one.
        group: of the context.
    """

    file: str
    split: str
    group: str


@dataclass(frozen=True, slots=True)
class Duplicate:
    """Two places that hold the same text, or nearly so.

    Attributes:
        kind: ``"context"`` or ``"question"``.
        first, second: where.
        shared: share of the shorter text that is in the other, in (0, 1]; an estimate
            for large collections.
    """

    kind: Literal["context", "question"]
    first: Place
    second: Place
    shared: float

    @property
    def across_files(self) -> bool:
        """Are both places in different files?"""
        return self.first.file != self.second.file

    @property
    def across_splits(self) -> bool:
        """Do both have a split, and not the same?"""
        splits = (self.first.split, self.second.split)
        return all(splits) and splits[0] != splits[1]


def find_duplicates(
    files: Sequence[tuple[str, Iterable[LabelledCall]]],
    *,
    shared: float = SHARED,
    questions: bool = True,
    max_shingles: int = MAX_SHINGLES,
) -> list[Duplicate]:
    """Contexts that are near-duplicates, and questions that recur, in other groups.

    Args:
        files: a name and rows for each; one file is compared with itself too.
        shared: from which share on contexts count, in (0, 1].
        questions: look for equal questions across files too; within one file other
            groups often ask the same.
        max_shingles: bounds memory.

    Returns:
        Each pair of places once, the most alike first.

    >>> from evigate.records import RagCall
    >>> text = "one two three four five six seven eight nine ten eleven twelve"
    >>> rows = [
    ...     LabelledCall(str(i), RagCall.of("", [text], ""), 0, group=f"g{i}")
    ...     for i in range(2)
    ... ]
    >>> found = find_duplicates([("f", rows)])[0]
    >>> found.first.group, found.second.group, found.shared
    ('g0', 'g1', 1.0)
    """
    places: dict[Place, int] = {}
    texts = _Texts(max_shingles)
    asked: defaultdict[str, dict[Place, None]] = defaultdict(dict)
    seen: set[tuple[int, int]] = set()
    for file, rows in files:
        for row in rows:
            place = Place(file, row.split, row.group)
            number = places.setdefault(place, len(places))
            text = "\n".join(passage.text for passage in row.call.documents)
            if (key := (number, hash(text))) not in seen:
                seen.add(key)
                texts.add(number, text)
            if questions and (words := _words(row.call.question)):
                asked[" ".join(words)].setdefault(place)
    names = list(places)
    found = [
        Duplicate("context", names[low], names[high], share)
        for low, high, share in texts.pairs(shared)
        if names[low][::2] != names[high][::2]
    ]
    found += _equal_questions(asked.values())
    return sorted(found, key=lambda d: (-d.shared, d.kind, d.first, d.second))


def _equal_questions(asked: Iterable[dict[Place, None]]) -> Iterable[Duplicate]:
    """The first place of each file that asks the same, against the first one of all."""
    for askers in asked:
        first: dict[str, Place] = {}
        for place in askers:
            first.setdefault(place.file, place)
        earliest, *others = first.values()
        for place in others:
            yield Duplicate("question", earliest, place, 1.0)


def _words(text: str) -> list[str]:
    return _WORDS.findall(text.casefold())


def _hash(words: Sequence[str]) -> int:
    text = " ".join(words).encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "little")


def shingles_of(text: str) -> Hashes:
    """The hashed shingles of a text, each once, ascending."""
    words = _words(text)
    if not words:
        return np.zeros(0, dtype=np.uint64)
    count = max(1, len(words) - SHINGLE + 1)
    hashes = [_hash(words[i : i + SHINGLE]) for i in range(count)]
    return np.unique(np.array(hashes, dtype=np.uint64))


class _Texts:
    """The shingles of all places, thinned out when they become too many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._limit = 1 << 64
        self._kept: dict[int, Hashes] = {}
        self._held = 0

    def add(self, place: int, text: str) -> None:
        """Another text of a place."""
        hashes = self._thinned(shingles_of(text))
        if place in self._kept:
            self._held -= len(self._kept[place])
            hashes = np.union1d(self._kept[place], hashes)
        self._kept[place] = hashes
        self._held += len(hashes)
        while self._held > self._most:
            self._limit //= 2
            self._kept = {p: self._thinned(h) for p, h in self._kept.items()}
            self._held = sum(map(len, self._kept.values()))

    def _thinned(self, hashes: Hashes) -> Hashes:
        if self._limit == 1 << 64:
            return hashes
        return hashes[hashes < np.uint64(self._limit)]

    def pairs(self, shared: float) -> Iterable[tuple[int, int, float]]:
        """Places whose texts share enough, the earlier one first."""
        if not self._kept:
            return
        sizes = np.zeros(max(self._kept) + 1, dtype=np.int64)
        for place, hashes in self._kept.items():
            sizes[place] = len(hashes)
        hashes = np.concatenate(list(self._kept.values()))
        owners = np.repeat(
            np.array(list(self._kept)), [len(h) for h in self._kept.values()]
        )
        order = np.lexsort((owners, hashes))
        codes, counts = _counted_pairs(hashes[order], owners[order])
        low, high = np.divmod(codes, 1 << 31)
        smaller = np.minimum(sizes[low], sizes[high])
        enough = (counts >= shared * smaller) & (counts >= np.minimum(_FEWEST, smaller))
        for i in np.flatnonzero(enough):
            yield int(low[i]), int(high[i]), float(counts[i] / smaller[i])


def _counted_pairs(hashes: Hashes, owners: Integers) -> tuple[Integers, Integers]:
    """Pairs of places that share a hash, as one number, and how many they share."""
    pairs = [np.zeros(0, dtype=np.int64)]
    bounds = np.flatnonzero(np.diff(hashes)) + 1
    starts, ends = np.append(0, bounds), np.append(bounds, len(hashes))
    sizes = ends - starts
    for size in np.unique(sizes[(sizes > 1) & (sizes <= _COMMON)]):
        members = owners[starts[sizes == size][:, None] + np.arange(size)]
        low, high = np.triu_indices(size, k=1)
        pairs.append((members[:, low] << 31 | members[:, high]).ravel())
    return np.unique(np.concatenate(pairs), return_counts=True)


def merged_groups(
    rows: Sequence[LabelledCall], duplicates: Iterable[Duplicate], file: str
) -> list[str]:
    """A group per row that near-duplicate contexts of one file share.

    For splits that keep near-duplicates on one side.

    Args:
        rows: of the file.
        duplicates: as found; questions do not count.
        file: the file's name in ``duplicates``.

    Returns:
        A name per row: of the first group that is alike, directly or in steps.
    """
    leader: dict[str, str] = {}

    def lead(group: str) -> str:
        while leader.get(group, group) != group:
            group = leader[group]
        return group

    for found in duplicates:
        if found.kind == "context" and found.first.file == found.second.file == file:
            first, second = lead(found.first.group), lead(found.second.group)
            leader[max(first, second)] = min(first, second)
    return [lead(row.group) for row in rows]
