"""Where tables, records and lists of "key: yes" say yes or no."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from evigate.evidence import Evidence
from evigate.text.cell_record import Cell
from evigate.text.tables.yes_no_cells import FALSE_CELLS, TRUE_CELLS

_MAX_CELLS: Final = 2_000
_MAX_TEXT: Final = 200_000
_MAX_ALIAS: Final = 40
_MAX_ROWS: Final = 60
_MAX_TURNS: Final = 20
_SENTENCE: Final = 4  # words behind a label, from which on somebody speaks


@dataclass(frozen=True, slots=True)
class BooleanCell:
    """A yes or no with the content of its row and of its column.

    Attributes:
        document: which document.
        start, end: where the value stands.
        value: as written.
        place: its row and column, quoted.
        holds: is it a yes?
        row: stems of its row; empty where there is none.
        column: stems of its column, those that all columns of its row share left out.
        is_record: is its row named by a record rather than by a line of a table?
    """

    document: int
    start: int
    end: int
    value: str
    place: str
    holds: bool
    row: frozenset[str]
    column: frozenset[str]
    is_record: bool


class _Stems:
    """Stems of short texts, each looked up once."""

    def __init__(self, evidence: Evidence) -> None:
        self._evidence = evidence
        self._known: dict[str, frozenset[str]] = {}

    def of(self, text: str) -> frozenset[str]:
        if text not in self._known:
            self._known[text] = frozenset(self._evidence.stems_of_text(text))
        return self._known[text]


def is_yes_or_no(value: str) -> bool:
    """Does a cell say nothing but yes or no?"""
    plain = value.strip().lower()
    return plain in TRUE_CELLS or plain in FALSE_CELLS


def says_yes(value: str) -> bool:
    """Does a cell say yes?"""
    return value.strip().lower() in TRUE_CELLS


def boolean_cells(evidence: Evidence) -> list[BooleanCell]:
    """The yes and no cells of all documents; use through ``evidence.shared``."""
    stems = _Stems(evidence)
    found: list[BooleanCell] = []
    for number in range(len(evidence.documents)):
        cells = [*_of_cells(evidence, number, stems)]
        found += cells or _of_lines(evidence, number, stems)
    return found


def _of_cells(evidence: Evidence, number: int, stems: _Stems) -> Iterator[BooleanCell]:
    reading = evidence.documents[number]
    cells = reading.cells[:_MAX_CELLS]
    shared: Counter[tuple[str, str]] = Counter()
    if "{" in reading.text:
        # "allergens gluten", "allergens nuts": what tells them apart is the last key.
        for cell in cells:
            shared.update((cell.row, stem) for stem in stems.of(cell.column))
    aliases = _aliases(cells, stems)
    is_table = "|" in reading.text or "<t" in reading.text
    is_record = not is_table and (
        bool(shared) or len({cell.row for cell in cells}) == 1
    )
    for cell in cells:
        value = cell.value.strip().lower()
        if value not in TRUE_CELLS and value not in FALSE_CELLS:
            continue
        column = stems.of(cell.column)
        own = frozenset(s for s in column if shared[cell.row, s] < 2)
        if not column:
            continue
        place = f"“{cell.column}”" + (f" of “{cell.row}”" if cell.row else "")
        yield (
            found := BooleanCell(
                number,
                cell.start,
                cell.end,
                cell.value,
                place,
                value in TRUE_CELLS,
                stems.of(cell.row) or frozenset(cell.row.lower().split()),
                own or column,
                is_record,
            )
        )
        for alias in aliases.get(cell.row_number, ()):
            yield replace(found, row=alias)


def _aliases(cells: list[Cell], stems: _Stems) -> dict[int, list[frozenset[str]]]:
    """What else names a row: words that stand in it alone, as a name behind an id."""
    rows: dict[frozenset[str], set[int]] = {}
    for cell in cells:
        if len(cell.value) <= _MAX_ALIAS and not is_yes_or_no(cell.value):
            words = stems.of(cell.value)
            if words and not any(map(str.isdigit, cell.value)):
                rows.setdefault(words, set()).add(cell.row_number)
    numbers = {cell.row_number for cell in cells}
    found: dict[int, list[frozenset[str]]] = {}
    if 1 < len(numbers) <= _MAX_ROWS:
        for words, places in rows.items():
            if len(places) == 1:
                found.setdefault(min(places), []).append(words)
    return found


@cache
def _line() -> re.Pattern[str]:
    values = "|".join(
        sorted(map(re.escape, TRUE_CELLS | FALSE_CELLS), key=len, reverse=True)
    )
    return re.compile(
        rf"(?:^|[\n;,|•(-])[ \t*]*([^\W\d][^:：=\n;,|]{{0,40}}?)\s*[:：=]\s*({values})"
        r"(?=\s*(?:$|[\n;,.|)]))",
        re.IGNORECASE,
    )


@cache
def _value_behind() -> re.Pattern[str]:
    """The end of such a line; it opens with a mark, which the engine scans for."""
    values = "|".join(map(re.escape, TRUE_CELLS | FALSE_CELLS))
    return re.compile(rf"[:：=]\s*(?:{values})(?!\w)", re.IGNORECASE)


def _is_speaker(label: str, text: str) -> bool:
    """Does a label stand before sentences too ("Client: No, I rent a flat.")?"""
    place = text.find(label)
    for _ in range(_MAX_TURNS):
        if place < 0:
            return False
        end = place + len(label)
        if (place == 0 or text[place - 1] == "\n") and text.startswith(":", end):
            said = text[end + 1 : end + _MAX_ALIAS].split("\n", 1)[0]
            if len(said.split()) >= _SENTENCE:
                return True
        place = text.find(label, end)
    return False


def _of_lines(evidence: Evidence, number: int, stems: _Stems) -> Iterator[BooleanCell]:
    """ "Balcony: no", on a line or in a list."""
    text = evidence.documents[number].text
    if not any(mark in text for mark in ":：=") or len(text) > _MAX_TEXT:
        return
    if _value_behind().search(text) is None:
        return
    for count, match in enumerate(_line().finditer(text)):
        column = stems.of(match[1])
        if count == _MAX_CELLS:
            return
        if column and not _is_speaker(match[1], text):
            value = match[2].lower()
            yield BooleanCell(
                number,
                match.start(2),
                match.end(2),
                match[2],
                f"“{match[1].strip()}”",
                value in TRUE_CELLS,
                frozenset(),
                column,
                True,
            )
