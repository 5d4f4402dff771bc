"""Values with their subjects: which words of a sentence, table or record a value is of.

Inside a sentence each content word belongs to the value of its clause (the nearest one
where a clause holds several); words of clauses without a value belong to all. In a
table a value belongs to its row and its column.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from evigate.checks.subjects.elided_units import with_elided_units
from evigate.checks.subjects.sentence_words import SentenceWords, Words
from evigate.checks.subjects.word_owners import Placed as Placed
from evigate.evidence import Evidence
from evigate.text.amounts.quantities import (
    Quantity,
    column_unit,
    scaled,
    table_scale,
    with_unit,
)
from evigate.text.cell_record import Cell
from evigate.text.numbers.units import is_currency
from evigate.text.patterns import late
from evigate.text.reading import Reading
from evigate.text.source_names import may_be_cited

ANSWER: Final = -1
"""Stands for the answer where a document number is meant."""


V = TypeVar("V", bound=Placed)

_NONE: Final[frozenset[str]] = frozenset()
_ELSEWHERE: Final = -1
_SNAKE_UNIT: Final = late(r"_([a-zA-Z%]{1,5})$")  # "price_eur"
_DEGREES: Final = late(r"\([cC]\)$")  # "min_c"
_MAX_TITLE: Final = 80
_MAX_CALLED: Final = 45  # "Grauhorn hut (2,310 m)." opens a record
_FEW_WORDS: Final = 6
_IN_BRACKETS: Final = late(r"\([^()]*\)")
_TELLS: Final = late(r"[\d:：]")
_MAX_LABELS: Final = 160
_IN_MARK: Final = 40  # characters of a mark before a number in it


class Mention(Generic[V]):
    """A value and the words it is of, which are worked out when first asked for.

    Args:
        value: the quantity, date or name.
        document: which document, :data:`ANSWER` for the answer.
        sentence: position in ``Evidence.document_sentences``, or of the answer's
            sentence.
        words: the words it is of, or the sentence that tells them.
        number: which value of that sentence it is.
        cell: the cell of a table or record that holds it.
        title: stems of the document's heading, which may name the subject.

    Attributes:
        value, document, sentence, cell, title: as above.
        own: stems that belong to this value alone.
        shared: stems of its sentence that belong to no value, and so to each.
        inherited: stems before the first value of the sentence, where they may be the
            topic of this value too ("Repairs cost 8 in May and 7 in June").
        others: stems of its sentence that belong to other values.
        lead: the content stem right before it, empty where there is none.
    """

    __slots__ = (
        *("value", "document", "sentence", "cell", "title"),
        *("_words", "_number"),
    )

    def __init__(
        self,
        value: V,
        document: int,
        sentence: int,
        words: Words | SentenceWords,
        number: int = 0,
        cell: Cell | None = None,
        title: frozenset[str] = _NONE,
    ) -> None:
        self.value = value
        self.document = document
        self.sentence = sentence
        self.cell = cell
        self.title = title
        self._words = words
        self._number = number

    @property
    def words(self) -> Words:
        """All words that it is of."""
        words = self._words
        if isinstance(words, SentenceWords):
            words = self._words = words.of(self._number)
        return words

    @property
    def own(self) -> frozenset[str]:
        return self.words.own

    @property
    def shared(self) -> frozenset[str]:
        return self.words.shared

    @property
    def inherited(self) -> frozenset[str]:
        return self.words.inherited

    @property
    def others(self) -> frozenset[str]:
        return self.words.others

    @property
    def lead(self) -> frozenset[str]:
        return self.words.lead

    def with_value(self, value: V) -> Mention[V]:
        """Another value at the same place."""
        return self._copy(value, self._words, self.title, self._number)

    def with_words(self, words: Words) -> Mention[V]:
        """The same value, said of other words than its sentence tells."""
        return self._copy(self.value, words, self.title, _ELSEWHERE)

    @property
    def is_of_its_sentence(self) -> bool:
        """Are all its words, but for the title, in its sentence?"""
        return self.cell is None and self._number != _ELSEWHERE

    def with_title(self, title: frozenset[str]) -> Mention[V]:
        """The same value below another heading."""
        return self._copy(self.value, self._words, title, self._number)

    def _copy(
        self,
        value: V,
        words: Words | SentenceWords,
        title: frozenset[str],
        number: int,
    ) -> Mention[V]:
        place = self.document, self.sentence
        return Mention(value, *place, words, number, self.cell, title)


Amount = Mention[Quantity]
"""A quantity with its subject."""


def quantity_mentions(evidence: Evidence) -> list[Amount]:
    """The amounts in all documents; use through ``evidence.shared``."""
    numbers = range(len(evidence.documents))
    return [m for number in numbers for m in amounts_of_document(evidence, number)]


def amounts_of_document(evidence: Evidence, number: int) -> list[Amount]:
    """The amounts in one document; read once."""
    kept = evidence.shared(_amounts_read)
    known = kept.get(number)
    if known is None:
        reading = evidence.documents[number]
        known = kept[number] = _scaled_mentions(evidence, reading, number)
    return known


def _amounts_read(evidence: Evidence) -> dict[int, list[Amount]]:
    del evidence
    return {}


def answer_quantity_mentions(evidence: Evidence) -> list[Amount]:
    """The amounts in the answer."""
    return _scaled_mentions(evidence, evidence.answer, ANSWER)


def _scaled_mentions(
    evidence: Evidence, reading: Reading, document: int
) -> list[Amount]:
    """Amounts as captions and column headings mean them ("in thousands", "EUR")."""
    mentions = mentions_in(evidence, reading, document, _amounts(reading))
    if not mentions:
        return mentions
    caption = caption_scale(reading)
    return [_headed(mention, caption) for mention in mentions]


def caption_scale(reading: Reading) -> float:
    """The factor that a caption or a heading gives to all numbers of a text.

    What stands in the label of a row ("Revenue (million)") is of that row alone.
    """
    caption = table_scale(reading.text, reading.words.forms)
    if caption == 1.0 or not any(_row_scale(cell) != 1.0 for cell in reading.cells):
        return caption
    return table_scale(reading.text[: reading.cells[0].row_start])


def _row_scale(cell: Cell) -> float:
    """What the label of a row says of the scale of its numbers."""
    return table_scale(cell.row) if "(" in cell.row or "," in cell.row else 1.0


def _headed(mention: Amount, caption: float) -> Amount:
    if mention.cell is None and caption == 1.0:
        return mention
    return mention.with_value(as_headed(mention.value, mention.cell, caption))


def as_headed(quantity: Quantity, cell: Cell | None, caption: float) -> Quantity:
    """An amount with the unit and the scale that its column and a caption give."""
    scale = caption
    if cell is not None:
        column = _SNAKE_UNIT.sub(r" (\1)", cell.column)
        heading = column_unit(_DEGREES.sub("(°C)", column))
        quantity = with_unit(quantity, heading.unit, heading.per)
        scale = heading.scale if heading.scale != 1.0 else _row_scale(cell)
        scale = caption if scale == 1.0 else scale
    money_or_bare = quantity.unit is None or is_currency(quantity.unit)
    if scale == 1.0 or quantity.scale != 1.0 or not money_or_bare:
        return quantity
    return scaled(quantity, scale)


_AMOUNTS: Final = frozenset({"value", "version"})
_AMOUNTS_AND_NAMES: Final = _AMOUNTS | {"name_part"}


def _amounts(reading: Reading) -> list[Quantity]:
    amounts = [q for q in reading.quantities if q.role in _AMOUNTS]
    if amounts and not reading.cells:
        near = [q for q in reading.quantities if q.role in _AMOUNTS_AND_NAMES]
        amounts = with_elided_units(reading.text, near) if len(near) > 1 else amounts
    if not amounts or not _may_hold_marks(reading.text, amounts):
        return amounts
    marks = [(mark.start, mark.end) for mark in reading.citations]
    return [
        quantity
        for quantity in amounts
        if not any(start <= quantity.start < end for start, end in marks)
    ]


def _may_hold_marks(text: str, amounts: Sequence[Quantity]) -> bool:
    """A quick look: can one of the amounts be part of a citation mark?

    Behind a bracket or a noun for a source; most numbers of documents are in none.
    """
    if not text.isascii():
        return True
    for quantity in amounts:
        start = quantity.start
        before = text[max(0, start - _IN_MARK) : start]
        if "(" in before or "[" in before or may_be_cited(text, start):
            return True
    return False


def mentions_of_documents(
    evidence: Evidence, find: Callable[[str, str], Sequence[V]], most: int
) -> list[Mention[V]]:
    """What a reader of texts finds in all documents.

    Args:
        evidence: the call.
        find: reads a text in a language, values ascending by place.
        most: sentences of the documents; of more nothing is read.
    """
    if len(evidence.document_sentences) > most:
        return []
    return [
        mention
        for number, reading in enumerate(evidence.documents)
        for mention in mentions_in(
            evidence, reading, number, find(reading.text, evidence.language_of(reading))
        )
    ]


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
    title = title_stems(evidence, reading) if document != ANSWER else _NONE
    flags = evidence.content_flags(reading)
    for offset, (start, end) in enumerate(reading.sentences):
        low, high = bisect_left(starts, start), bisect_left(starts, end)
        if low == high:
            continue
        inside = values[low:high]
        owned = SentenceWords(reading, flags, offset, inside)
        for number, value in enumerate(inside):
            cell = _cell_at(cells, cell_starts, value.start) if cells else None
            words: Words | SentenceWords = owned
            above = title
            if cell is not None:
                labels = _row_labels(reading.text, cell, inside[0].start)
                labels += _clause_in_cell(reading.text, cell, value.start)
                words = _cell_words(evidence, cell, labels, owned.of(number).others)
                if cell.row_column:  # what the rows are: tickets, rooms
                    above |= frozenset(evidence.stems_of_text(cell.row_column))
            mentions.append(
                Mention(value, document, first + offset, words, number, cell, above)
            )
    return mentions


def title_stems(evidence: Evidence, reading: Reading) -> frozenset[str]:
    """Content of the heading that a document opens with, empty where it has none."""
    if not reading.sentences:
        return _NONE
    start, end = reading.sentences[0]
    heading = reading.text[start:end]
    low, high = reading.sentence_words[0]
    if heading[-1] == "." and len(reading.sentences) > 1 and _names_record(heading):
        return frozenset(evidence.content_stems(reading, low, high))
    if end - start > _MAX_TITLE or heading[-1] in ".!?。！？|;,":
        return _NONE
    if len(reading.sentences) == 1 and not reading.text[:start].strip():
        return _NONE
    return frozenset(evidence.content_stems(reading, low, high))


def _names_record(heading: str) -> bool:
    """ "Grauhorn hut (2,310 m)." opens a record, with a full stop of a sentence."""
    if len(heading) > _MAX_CALLED:
        return False
    name = _IN_BRACKETS.sub("", heading)
    return len(name.split()) <= _FEW_WORDS and not _TELLS.search(name)


def _cell_at(
    cells: Sequence[Cell], starts: Sequence[int], position: int
) -> Cell | None:
    place = bisect_right(starts, position) - 1
    if place >= 0 and position < cells[place].end:
        return cells[place]
    return None


def _row_labels(text: str, cell: Cell, first_value: int) -> str:
    """The cells of a row that stand before its first value: ward, candidate, party."""
    if cell.row_start >= first_value or text[cell.row_start] in "{[":
        return ""
    labels = text[cell.row_start : min(first_value, cell.start)]
    return labels if len(labels) <= _MAX_LABELS else ""


def _clause_in_cell(text: str, cell: Cell, place: int) -> str:
    """ "Limit for transfers: 90 euros; for cards: 70 euros": what 70 is of as well."""
    _, mark, clause = text[cell.start : place].rpartition(";")
    return f" {clause}" if mark and len(clause) <= _MAX_CALLED else ""


def _cell_words(
    evidence: Evidence, cell: Cell, labels: str, others: frozenset[str]
) -> Words:
    own = frozenset(evidence.stems_of_text(f"{cell.row} {labels} {cell.column}"))
    return Words(own, _NONE, _NONE, others - own, own)
