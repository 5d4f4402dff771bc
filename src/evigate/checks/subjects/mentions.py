"""Values with their subjects: which words of a sentence, table or record a value is of.

Inside a sentence each content word belongs to the value of its clause (the nearest one
where a clause holds several); words of clauses without a value belong to all. In a
table a value belongs to its row and its column.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import compress
from typing import Final, Generic, NamedTuple, TypeVar

from evigate.checks.subjects.word_owners import NONE, PART, WordOwners
from evigate.checks.subjects.word_owners import Placed as Placed
from evigate.evidence import Evidence
from evigate.text.cell_record import Cell
from evigate.text.citations import may_be_cited
from evigate.text.quantities import (
    Quantity,
    column_unit,
    scaled,
    table_scale,
    with_unit,
)
from evigate.text.reading import Reading
from evigate.text.units import is_currency

ANSWER: Final = -1
"""Stands for the answer where a document number is meant."""


V = TypeVar("V", bound=Placed)

_NONE: Final[frozenset[str]] = frozenset()
_SNAKE_UNIT: Final = re.compile(r"_([a-zA-Z%]{1,5})$")  # "price_eur"
_DEGREES: Final = re.compile(r"\([cC]\)$")  # "min_c"
_MAX_TITLE: Final = 80
_MAX_CALLED: Final = 45  # "Grauhorn hut (2,310 m)." opens a record
_FEW_WORDS: Final = 6
_IN_BRACKETS: Final = re.compile(r"\([^()]*\)")
_TELLS: Final = re.compile(r"[\d:：]")
_MAX_LABELS: Final = 160
_IN_MARK: Final = 40  # characters of a mark before a number in it


class Mention(NamedTuple, Generic[V]):
    """A value and the words it is of.

    Attributes:
        value: the quantity, date or name.
        document: which document, :data:`ANSWER` for the answer.
        sentence: position in ``Evidence.document_sentences``, or of the answer's
            sentence.
        own: stems that belong to this value alone.
        shared: stems of its sentence that belong to no value, and so to each.
        inherited: stems before the first value of the sentence, where they may be the
            topic of this value too ("Repairs cost 8 in May and 7 in June").
        others: stems of its sentence that belong to other values.
        lead: the content stem right before it, empty where there is none.
        title: stems of the document's heading, which may name the subject.
        cell: the cell of a table or record that holds it.
    """

    value: V
    document: int
    sentence: int
    own: frozenset[str]
    shared: frozenset[str]
    inherited: frozenset[str]
    others: frozenset[str]
    lead: frozenset[str] = frozenset()
    cell: Cell | None = None
    title: frozenset[str] = frozenset()


def quantity_mentions(evidence: Evidence) -> list[Mention[Quantity]]:
    """The amounts in all documents; use through ``evidence.shared``."""
    numbers = range(len(evidence.documents))
    return [m for number in numbers for m in amounts_of_document(evidence, number)]


def amounts_of_document(evidence: Evidence, number: int) -> list[Mention[Quantity]]:
    """The amounts in one document; read once."""
    kept = evidence.shared(_amounts_read)
    known = kept.get(number)
    if known is None:
        reading = evidence.documents[number]
        known = kept[number] = _scaled_mentions(evidence, reading, number)
    return known


def _amounts_read(evidence: Evidence) -> dict[int, list[Mention[Quantity]]]:
    del evidence
    return {}


def answer_quantity_mentions(evidence: Evidence) -> list[Mention[Quantity]]:
    """The amounts in the answer."""
    return _scaled_mentions(evidence, evidence.answer, ANSWER)


def _scaled_mentions(
    evidence: Evidence, reading: Reading, document: int
) -> list[Mention[Quantity]]:
    """Amounts as captions and column headings mean them ("in thousands", "EUR")."""
    mentions = mentions_in(evidence, reading, document, _amounts(reading))
    if not mentions:
        return mentions
    caption = table_scale(reading.text, reading.words.forms)
    return [_headed(mention, caption) for mention in mentions]


def _headed(mention: Mention[Quantity], caption: float) -> Mention[Quantity]:
    if mention.cell is None and caption == 1.0:
        return mention
    return mention._replace(value=as_headed(mention.value, mention.cell, caption))


def as_headed(quantity: Quantity, cell: Cell | None, caption: float) -> Quantity:
    """An amount with the unit and the scale that its column and a caption give."""
    scale = caption
    if cell is not None:
        column = _SNAKE_UNIT.sub(r" (\1)", cell.column)
        heading = column_unit(_DEGREES.sub("(°C)", column))
        quantity = with_unit(quantity, heading.unit, heading.per)
        scale = caption if heading.scale == 1.0 else heading.scale
    money_or_bare = quantity.unit is None or is_currency(quantity.unit)
    if scale == 1.0 or quantity.scale != 1.0 or not money_or_bare:
        return quantity
    return scaled(quantity, scale)


_AMOUNTS: Final = frozenset({"value", "version"})


def _amounts(reading: Reading) -> list[Quantity]:
    amounts = [q for q in reading.quantities if q.role in _AMOUNTS]
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
    for offset, (start, end) in enumerate(reading.sentences):
        low, high = bisect_left(starts, start), bisect_left(starts, end)
        if low == high:
            continue
        inside = values[low:high]
        owned = _owned_words(evidence, reading, offset, inside)
        for value, words in zip(inside, owned, strict=True):
            cell = _cell_at(cells, cell_starts, value.start)
            if cell is not None:
                labels = _row_labels(reading.text, cell, inside[0].start)
                words = _cell_words(evidence, cell, labels, words.others)
            mentions.append(
                Mention(value, document, first + offset, *words, cell=cell, title=title)
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


class _Words(NamedTuple):
    own: frozenset[str]
    shared: frozenset[str]
    inherited: frozenset[str]
    others: frozenset[str]
    lead: frozenset[str]


def _row_labels(text: str, cell: Cell, first_value: int) -> str:
    """The cells of a row that stand before its first value: ward, candidate, party."""
    if cell.row_start >= first_value or text[cell.row_start] in "{[":
        return ""
    labels = text[cell.row_start : min(first_value, cell.start)]
    return labels if len(labels) <= _MAX_LABELS else ""


def _cell_words(
    evidence: Evidence, cell: Cell, labels: str, others: frozenset[str]
) -> _Words:
    own = frozenset(evidence.stems_of_text(f"{cell.row} {labels} {cell.column}"))
    return _Words(own, _NONE, _NONE, others - own, own)


def _owned_words(
    evidence: Evidence, reading: Reading, sentence: int, values: Sequence[V]
) -> list[_Words]:
    if len(values) == 1:
        return [_words_of_one(evidence, reading, sentence, values)]
    low, high = reading.sentence_words[sentence]
    flags = evidence.content_flags(reading)
    content = list(compress(range(low, high), flags[low:high]))
    owners = WordOwners(reading, sentence, values, content)
    places, stems = reading.words.starts, reading.stems
    owned: list[set[str]] = [set() for _ in values]
    shared: set[str] = set()
    before: list[list[str]] = [[] for _ in values]
    for i in content:
        owner, stands_before = owners.owner(places[i])
        if owner == NONE:
            of_group = [owned[number] for number in owners.beside(places[i])]
            for words_of in of_group or [shared]:
                words_of.add(stems[i])
        elif owner != PART:
            owned[owner].add(stems[i])
            if stands_before:
                before[owner].append(stems[i])
    for number in range(len(values) - 1):
        explained = owners.explained(number)
        if explained != NONE:
            owned[number] |= owned[explained]
    everything = frozenset().union(*owned)
    words: list[_Words] = []
    for own, lead in zip(owned, before, strict=True):
        # A value with a full lead of its own ("the refresh token expires after") has
        # its own topic; one with a short lead ("on Sundays") shares the first one's.
        first = set(before[0])
        topic = first - own - shared if len(set(lead)) < len(first) else set()
        others = everything - own - shared - topic
        words.append(
            _Words(
                frozenset(own),
                frozenset(shared),
                frozenset(topic),
                others,
                frozenset(lead[-1:]),
            )
        )
    return words


def _words_of_one(
    evidence: Evidence, reading: Reading, sentence: int, values: Sequence[V]
) -> _Words:
    """The same where a sentence holds one value: whole clauses are of it, or of all."""
    low, high = reading.sentence_words[sentence]
    flags, stems = evidence.content_flags(reading), reading.stems
    places, value = reading.words.starts, values[0]
    begin = bisect_left(places, value.start, low, high)
    end = bisect_left(places, value.end, begin, high)
    owned: list[str] = []
    shared: list[str] = []
    lead: list[str] = []
    for start, stop, is_of_it in WordOwners(reading, sentence, values, ()).clauses():
        first = bisect_left(places, start, low, high)
        last = bisect_left(places, stop, first, high)
        into = owned if is_of_it else shared
        before = list(compress(stems[first : min(last, begin)], flags[first:begin]))
        into += before
        if is_of_it:
            lead = before or lead
        first = max(first, end)
        into += compress(stems[first:last], flags[first:last])
    return _Words(
        frozenset(owned), frozenset(shared), _NONE, _NONE, frozenset(lead[-1:])
    )
