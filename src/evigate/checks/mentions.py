"""Values with their subjects: which words of a sentence, table or record a value is of.

Inside a sentence each content word belongs to the value of its clause (the nearest one
where a clause holds several); words of clauses without a value belong to all. In a
table a value belongs to its row and its column.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from evigate.evidence import Evidence
from evigate.text.clauses import find_clauses
from evigate.text.quantities import Quantity
from evigate.text.reading import Reading
from evigate.text.structure import Cell

ANSWER: Final = -1
"""Stands for the answer where a document number is meant."""


class Placed(Protocol):
    """Anything with a place in a text: a quantity, a date, a name."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...


V = TypeVar("V", bound=Placed)


@dataclass(frozen=True, slots=True)
class Mention(Generic[V]):
    """A value and the words it is of.

    Attributes:
        value: the quantity, date or name.
        document: which document, :data:`ANSWER` for the answer.
        sentence: position in ``Evidence.document_sentences``, or of the answer's
            sentence.
        own: stems that belong to this value alone.
        shared: stems of its sentence that belong to no value, and so to each.
        others: stems of its sentence that belong to other values.
        cell: the cell of a table or record that holds it.
    """

    value: V
    document: int
    sentence: int
    own: frozenset[str]
    shared: frozenset[str]
    others: frozenset[str]
    cell: Cell | None = None


def quantity_mentions(evidence: Evidence) -> list[Mention[Quantity]]:
    """The amounts in all documents; use through ``evidence.shared``."""
    return [
        mention
        for number, reading in enumerate(evidence.documents)
        for mention in mentions_in(evidence, reading, number, _amounts(reading))
    ]


def answer_quantity_mentions(evidence: Evidence) -> list[Mention[Quantity]]:
    """The amounts in the answer."""
    reading = evidence.answer
    return mentions_in(evidence, reading, ANSWER, _amounts(reading))


def _amounts(reading: Reading) -> list[Quantity]:
    return [quantity for quantity in reading.quantities if quantity.is_value]


def mentions_in(
    evidence: Evidence, reading: Reading, document: int, values: Sequence[V]
) -> list[Mention[V]]:
    """Values of one text, ascending by place, each with the words it is of."""
    mentions: list[Mention[V]] = []
    if not values:
        return mentions
    first = evidence.first_sentences[document] if document != ANSWER else 0
    starts = [value.start for value in values]
    cells = reading.cells
    cell_starts = [cell.start for cell in cells]
    for offset, (start, end) in enumerate(reading.sentences):
        low, high = bisect_left(starts, start), bisect_left(starts, end)
        if low == high:
            continue
        inside = values[low:high]
        owned = _owned_words(evidence, reading, offset, inside)
        for value, (own, shared, others) in zip(inside, owned, strict=True):
            cell = _cell_at(cells, cell_starts, value.start)
            if cell is not None:
                own, shared, others = _cell_words(evidence, cell, others)
            mentions.append(
                Mention(value, document, first + offset, own, shared, others, cell)
            )
    return mentions


def _cell_at(
    cells: Sequence[Cell], starts: Sequence[int], position: int
) -> Cell | None:
    place = bisect_right(starts, position) - 1
    if place >= 0 and position < cells[place].end:
        return cells[place]
    return None


_Words = tuple[frozenset[str], frozenset[str], frozenset[str]]


def _cell_words(evidence: Evidence, cell: Cell, others: frozenset[str]) -> _Words:
    own = frozenset(evidence.stems_of_text(f"{cell.row} {cell.column}"))
    return own, frozenset(), others - own


def _owned_words(
    evidence: Evidence, reading: Reading, sentence: int, values: Sequence[V]
) -> list[_Words]:
    start, end = reading.sentences[sentence]
    low, high = reading.sentence_words[sentence]
    clause_ends = [stop for _, stop in find_clauses(reading.text, start, end)]
    starts = [value.start for value in values]
    clause_of_value = [bisect_right(clause_ends, place) for place in starts]
    content = evidence.content_flags(reading)
    stems = evidence.stems_of(reading)
    owned: list[set[str]] = [set() for _ in values]
    shared: set[str] = set()
    for i in range(low, high):
        position = reading.words.starts[i]
        following = bisect_right(starts, position)
        if not content[i] or (following and position < values[following - 1].end):
            continue  # grammar, or a part of a value itself
        clause = bisect_right(clause_ends, position)
        holders = [
            number
            for number in (following - 1, following)
            if 0 <= number < len(values) and clause_of_value[number] == clause
        ]
        if holders:
            nearest = min(holders, key=lambda h: _distance(values[h], position))
            owned[nearest].add(stems[i])
        else:
            shared.add(stems[i])
    everything = frozenset().union(*owned)
    return [
        (frozenset(own), frozenset(shared), everything - own - shared) for own in owned
    ]


def _distance(value: Placed, position: int) -> int:
    if position < value.start:
        return value.start - position
    return max(0, position - value.end)
