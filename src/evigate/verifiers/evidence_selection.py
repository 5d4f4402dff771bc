"""Which part of the documents a verifier reads: a policy with a name.

Models read a few hundred tokens, documents are longer. Each policy says what it leaves
out; nothing is cut silently. A statement read against several premises counts as
supported by the best of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from evigate.settings import check_count
from evigate.text.sentences import find_sentences
from evigate.text.words import find_words

Measure = Callable[[str], int]
"""Tokens of a text, as the model counts them."""


class Selected(NamedTuple):
    """What a model gets to read for one statement.

    Attributes:
        premises: texts, each read by itself.
        cut_tokens: tokens of the documents that are in none of them.
    """

    premises: tuple[str, ...]
    cut_tokens: int


class EvidencePolicy(Protocol):
    """Selects premises for a statement.

    Attributes:
        name: e.g. ``"best-3"``; part of every result.
    """

    @property
    def name(self) -> str: ...

    def select(
        self,
        documents: Sequence[str],
        statement: str,
        budget: int,
        measure: Measure,
    ) -> Selected:
        """The premises for a statement.

        Args:
            documents: the texts of the documents.
            statement: a sentence or an answer.
            budget: tokens that a premise may have at most.
            measure: counts tokens.
        """
        ...


@dataclass(frozen=True)
class FullContext:
    """All documents joined, cut behind the last sentence within ``tokens``.

    The paper's choice for HHEM, with 512 tokens.
    """

    tokens: int = 512

    def __post_init__(self) -> None:
        check_count("tokens", self.tokens)

    @property
    def name(self) -> str:
        """``"full-512"``."""
        return f"full-{self.tokens}"

    def select(
        self,
        documents: Sequence[str],
        statement: str,  # noqa: ARG002 - the same for every statement
        budget: int,
        measure: Measure,
    ) -> Selected:
        """See :meth:`EvidencePolicy.select`."""
        pieces = list(_pieces(documents, budget, measure))
        room = min(self.tokens, budget)
        kept: list[str] = []
        for piece, size in pieces:
            if size > room:
                break
            kept.append(piece)
            room -= size
        cut = sum(size for _, size in pieces[len(kept) :])
        return Selected(("\n".join(kept),), cut)


@dataclass(frozen=True)
class BestSentences:
    """The ``count`` sentences that share most words with the statement, joined.

    The paper's choice for DeBERTa. Words are weighed by their rarity among the
    sentences; ties go to the earlier sentence, and the order of the documents stays.
    """

    count: int = 3

    def __post_init__(self) -> None:
        check_count("count", self.count)

    @property
    def name(self) -> str:
        """``"best-3"``."""
        return f"best-{self.count}"

    def select(
        self,
        documents: Sequence[str],
        statement: str,
        budget: int,
        measure: Measure,
    ) -> Selected:
        """See :meth:`EvidencePolicy.select`."""
        pieces = list(_pieces(documents, budget, measure))
        ranked = rank_by_overlap([text for text, _ in pieces], statement)
        chosen: list[int] = []
        room = budget
        for place in ranked[: self.count]:
            if pieces[place][1] <= room:
                chosen.append(place)
                room -= pieces[place][1]
        cut = sum(size for i, (_, size) in enumerate(pieces) if i not in chosen)
        return Selected((" ".join(pieces[i][0] for i in sorted(chosen)),), cut)


@dataclass(frozen=True)
class Windows:
    """Everything, in windows of whole sentences that overlap by ``overlap``.

    Attributes:
        tokens: of a window at most.
        overlap: share of a window that the next one repeats, in [0, 0.9].
        most: windows at most; those with the least overlap of words are left out, and
            counted in ``cut_tokens``.
    """

    tokens: int = 400
    overlap: float = 0.25
    most: int = 64

    def __post_init__(self) -> None:
        check_count("tokens", self.tokens)
        check_count("most", self.most)
        if not 0.0 <= self.overlap <= 0.9:
            raise ValueError(f"overlap must be in [0, 0.9], got {self.overlap}")

    @property
    def name(self) -> str:
        """``"windows-400"``."""
        return f"windows-{self.tokens}"

    def select(
        self,
        documents: Sequence[str],
        statement: str,
        budget: int,
        measure: Measure,
    ) -> Selected:
        """See :meth:`EvidencePolicy.select`."""
        size = min(self.tokens, budget)
        made = _windows(list(_pieces(documents, size, measure)), size, self.overlap)
        if len(made) > self.most:
            ranked = rank_by_overlap([text for text, _ in made], statement)
            kept = set(ranked[: self.most])
            cut = sum(n for i, (_, n) in enumerate(made) if i not in kept)
            return Selected(tuple(made[i][0] for i in sorted(kept)), cut)
        return Selected(tuple(text for text, _ in made) or ("",), 0)


def _windows(
    pieces: list[tuple[str, int]], size: int, overlap: float
) -> list[tuple[str, int]]:
    made: list[tuple[str, int]] = []
    start = 0
    while start < len(pieces):
        end, used = start, 0
        while end < len(pieces) and (end == start or used + pieces[end][1] <= size):
            used += pieces[end][1]
            end += 1
        made.append((" ".join(text for text, _ in pieces[start:end]), used))
        if end == len(pieces):
            break
        repeated, back = 0, end
        while back > start + 1 and repeated + pieces[back - 1][1] <= overlap * used:
            back -= 1
            repeated += pieces[back][1]
        start = back
    return made


def _pieces(
    documents: Sequence[str], most: int, measure: Measure
) -> Iterator[tuple[str, int]]:
    """Sentences with their sizes; one that is too long comes in parts."""
    for document in documents:
        for start, end in find_sentences(document):
            text = document[start:end]
            size = measure(text)
            if size <= most:
                yield text, size
            else:
                yield from _parts(text, size, most, measure)


def _parts(
    text: str, size: int, most: int, measure: Measure
) -> Iterator[tuple[str, int]]:
    step = max(1, len(text) * most // (size + 1))
    start = 0
    while start < len(text):
        end = min(len(text), start + step)
        border = text.rfind(" ", start + step // 2, end)
        if end < len(text) and border > start:
            end = border
        part = text[start:end].strip()
        held = measure(part)
        while held > most and end - start > 1:
            end = start + (end - start) // 2
            part = text[start:end].strip()
            held = measure(part)
        if part:
            yield part, held
        start = end


def rank_by_overlap(texts: Sequence[str], statement: str) -> list[int]:
    """Places of the texts, those that share most rare words with a statement first.

    >>> rank_by_overlap(["It rains.", "The fee is 5 euros."], "How high is the fee?")
    [1, 0]
    """
    wanted = set(_forms(statement))
    held = [wanted & set(_forms(text)) for text in texts]
    common = Counter(form for forms in held for form in forms)
    scores = [sum(1.0 / common[form] for form in sorted(forms)) for forms in held]
    return sorted(range(len(texts)), key=lambda place: (-scores[place], place))


def _forms(text: str) -> list[str]:
    return find_words(text).forms
