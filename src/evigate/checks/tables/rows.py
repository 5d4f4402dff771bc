"""The rows of all tables and records, and which of their values a text names."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, TypeVar

from evigate.checks.subjects.mentions import Placed, as_headed, caption_scale
from evigate.checks.tables.boolean_cells import is_yes_or_no
from evigate.evidence import Evidence
from evigate.text.amounts.compare import same_quantity
from evigate.text.amounts.quantities import Quantity
from evigate.text.cell_record import Cell
from evigate.text.dates.record import Date
from evigate.text.lowering import lower_in_place
from evigate.text.patterns import late
from evigate.text.reading import Reading

V = TypeVar("V", bound=Placed)

MAX_ROWS: Final = 400
_MAX_COLUMNS: Final = 24
_MAX_KEY: Final = 60  # characters of a value that may name a row
_SHORT: Final = 2  # letters that only stand for themselves in their own case
_OPEN: Final = late(  # scripts that write endings or nothing between words
    r"[\u0600-\u06ff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"
)
_ROMAN: Final = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7}
_NAMING: Final = frozenset(
    "identifier version phone url citation time_of_day date_part".split()
)
_BLANK: Final = frozenset(
    "null none nil n/a na - – — -- ? … ... tbd nan unknown unbekannt inconnu "
    "desconocido k.a.".split()
)


class Value(NamedTuple):
    """A value of a row.

    Attributes:
        text: as written, without mark-up.
        stems: its content.
        column: the heading, lower case.
        start, end: where it stands; -1 where that is not known.
        amounts, dates: what it says in numbers.
        kind: ``text``, ``number`` (nothing but numbers, dates and units), ``blank``
            or ``yes_no``.
    """

    text: str
    stems: frozenset[str]
    column: str
    start: int
    end: int
    amounts: tuple[Quantity, ...]
    dates: tuple[Date, ...]
    kind: str


class Row(NamedTuple):
    """A row of a table, or a record."""

    document: int
    values: tuple[Value, ...]

    def at(self, column: str) -> Value | None:
        """Its value under a heading."""
        return next((v for v in self.values if v.column == column), None)


@dataclass(frozen=True)
class Said:
    """What a stretch of text says, ready to be compared with values."""

    text: str
    stems: frozenset[str]
    amounts: tuple[Quantity, ...]
    dates: tuple[Date, ...]

    @cached_property
    def lowered(self) -> str:
        """The text in lower case."""
        return lower_in_place(self.text)

    def holds(self, value: Value) -> bool:
        """Does it hold the words of a value, or all of its stems?"""
        if value.stems and value.stems <= self.stems:
            return True
        return self.find(value) >= 0

    def find(self, value: Value) -> int:
        """Where the text of a value stands in it as a word, -1 where nowhere."""
        wanted = value.text
        if not wanted:
            return -1
        if len(wanted) <= _SHORT and wanted.isascii():
            return _find_word(self.text, wanted)
        return _find_word(self.lowered, lower_in_place(wanted))

    def states(self, value: Value) -> bool:
        """Does it state the number, date or time of a value?"""
        if any(same_amount(a, b) for a in value.amounts for b in self.amounts):
            return True
        if any(a.matches(b) for a in value.dates for b in self.dates):
            return True
        return not value.amounts and not value.dates and self.find(value) >= 0


def same_amount(first: Quantity, second: Quantity) -> bool:
    """Can two numbers state the same? A place in an order is no amount."""
    if (first.role == "ordinal") != (second.role == "ordinal"):
        return False
    return same_quantity(first, second)


def _find_word(text: str, wanted: str) -> int:
    at = text.find(wanted)
    open_ = _OPEN.search(wanted) is not None
    while at >= 0:
        before, after = text[at - 1 : at], text[at + len(wanted) : at + len(wanted) + 1]
        digits = (wanted[0].isdigit() and before.isdigit()) or (
            wanted[-1].isdigit() and after.isdigit()
        )
        if not digits and (open_ or not (before.isalnum() or after.isalnum())):
            return at
        at = text.find(wanted, at + 1)
    return -1


def said_between(reading: Reading, start: int, end: int) -> Said:
    """What a stretch of a text says."""
    low = bisect_left(reading.words.starts, start)
    high = bisect_left(reading.words.starts, end)
    return Said(
        reading.text[start:end],
        frozenset(reading.stems[low:high]),
        tuple(q for q in reading.quantities if start <= q.start < end),
        tuple(d for d in reading.dates if start <= d.start < end),
    )


def table_rows(evidence: Evidence) -> list[Row]:
    """The rows of all documents in order; use through ``evidence.shared``."""
    rows: list[Row] = []
    for number, reading in enumerate(evidence.documents):
        cells = reading.cells
        if not cells:
            continue
        caption = caption_scale(reading)
        for group in _grouped(cells):
            if len(rows) >= MAX_ROWS:
                return rows
            values = _values(evidence, reading, group, caption)
            rows.append(Row(number, tuple(values)))
    return rows


def _grouped(cells: Sequence[Cell]) -> Iterator[list[Cell]]:
    """The cells of each row; records inside a record part its cells."""
    rows: dict[int, list[Cell]] = {}
    for cell in cells:
        row = rows.setdefault(cell.row_number, [])
        if len(row) < _MAX_COLUMNS:
            row.append(cell)
    yield from rows.values()


def _values(
    evidence: Evidence, reading: Reading, group: list[Cell], caption: float
) -> Iterator[Value]:
    first = group[0]
    if first.row:
        at = first.row_start
        known = reading.text.startswith(first.row, at)
        start, end = (at, at + len(first.row)) if known else (-1, -1)
        column = first.row_column
        head = first._replace(value=first.row, column=column, start=start, end=end)
        yield _value(evidence, reading, head, 1.0)
    seen: Counter[str] = Counter()
    for cell in group:
        seen[cell.column] += 1
        if seen[cell.column] > 1:  # one of several in a list
            cell = cell._replace(column=f"{cell.column} {seen[cell.column]}")
        yield _value(evidence, reading, cell, caption)


def _value(evidence: Evidence, reading: Reading, cell: Cell, caption: float) -> Value:
    text = cell.value.strip()
    amounts = tuple(
        as_headed(q, cell, caption)
        for q in _inside(reading.quantities, cell.start, cell.end)
        if q.role not in _NAMING
    )
    dates = tuple(_inside(reading.dates, cell.start, cell.end))
    kind = "text"
    if text.lower() in _BLANK:
        kind = "blank"
    elif is_yes_or_no(text):
        kind = "yes_no"
    elif (amounts or dates) and _is_number(cell, (*amounts, *dates)):
        kind = "number"
    column = " ".join(cell.column.lower().split())
    stems = frozenset(evidence.stems_of_text(text)) if len(text) <= _MAX_KEY else None
    return Value(
        text, stems or frozenset(), column, cell.start, cell.end, amounts, dates, kind
    )


def _inside(found: Sequence[V], start: int, end: int) -> Iterator[V]:
    low = bisect_left(found, start, key=_start)
    while low < len(found) and found[low].start < end:
        yield found[low]
        low += 1


def _start(found: Placed) -> int:
    return found.start


def _is_number(cell: Cell, found: Sequence[Quantity | Date]) -> bool:
    """Is nothing but numbers, units and joints in a cell?"""
    rest = sum(map(str.isalnum, cell.value))
    rest -= sum(sum(map(str.isalnum, q.raw)) for q in found)
    return rest <= _SHORT


def ordinal_of(value: Value) -> float | None:
    """The place that a value names: "2nd", "2.º", "II"."""
    for amount in value.amounts:
        if amount.role == "ordinal":
            return amount.value
    return _ROMAN.get(value.text.lower().rstrip("."))
