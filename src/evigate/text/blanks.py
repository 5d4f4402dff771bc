"""Fields of forms, records and tables that are left blank: "Room: ____"."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from evigate.text.cell_record import Cell
from evigate.text.patterns import late
from evigate.text.tables.blank_words import BLANK_MARKS, BLANK_WORDS

_WORDS: Final = "|".join(BLANK_WORDS.values())
_VALUE: Final = rf"(?:{BLANK_MARKS}|[\[(]?(?:{_WORDS})[\])]?)"
_OPEN: Final = rf"\*{{0,2}}[ \t]*(?P<blank>{_VALUE})(?=[ \t]*(?:[.;,|。；]|$))"
_BLANK: Final = late(rf"{_VALUE}\.?", re.IGNORECASE)
_UNSPACED: Final = ("zh", "ja", "ko", "hi")  # no word border, or an ending behind it
_SPACED_WORDS: Final = "|".join(w for c, w in BLANK_WORDS.items() if c not in _UNSPACED)
_UNSPACED_WORDS: Final = "|".join(BLANK_WORDS[code] for code in _UNSPACED)
_SAYS_BLANK: Final = late(
    rf"(?<!\w)(?:{_SPACED_WORDS})(?!\w)|{_UNSPACED_WORDS}", re.IGNORECASE
)
_FIELD: Final = late(
    r"(?:^|(?<=[.;!?。；|] )|(?<=[。；|]))[ \t]*(?:[-*•–][ \t]+)?\*{0,2}"
    r"(?P<label>[^\W\d_][^:：\n.!?;。；|{}\[\]\"<>]{0,39}?(?:(?<=[nN]o)\.|(?<=[nN]r)\.)?)"
    rf"\*{{0,2}}[ \t]?[:：](?:{_OPEN}|[ \t]*(?=[^\s]))",
    re.MULTILINE | re.IGNORECASE,
)
_ANY_BLANK: Final = late(rf"[:：]{_OPEN}", re.MULTILINE | re.IGNORECASE)
_MAX_FIELDS: Final = 400
_MAX_LABEL_WORDS: Final = 5
_DENSE: Final = 2  # places of a table for each of its values


class Field(NamedTuple):
    """A named place for a value.

    Attributes:
        label: its name: the heading of the column, or what stands before the colon.
        row: what a table has it of; empty outside of tables.
        start, end: where it stands in the text, label included.
        blank: what stands in place of a value; None where a value does.
    """

    label: str
    row: str
    start: int
    end: int
    blank: str | None


def find_fields(text: str, cells: Sequence[Cell]) -> list[Field]:
    """The fields of a text, if any of them is blank; else none.

    Args:
        text: of a document.
        cells: of its tables and records, see
            :func:`evigate.text.structure.find_cells`.

    >>> text = "Date: 14 March\\nRoom: ____\\nTrainer: to be announced"
    >>> [(f.label, f.blank) for f in find_fields(text, [])]
    [('Date', None), ('Room', '____'), ('Trainer', 'to be announced')]
    >>> find_fields("Allergies: none", [])
    []
    """
    of_cells = list(_of_cells(cells))
    colon = ":" in text or "：" in text
    blank = colon and _ANY_BLANK.search(text) is not None
    if not (blank or any(map(_is_open, of_cells))):
        return []
    return [*_of_lines(text), *of_cells]


def says_blank(text: str) -> bool:
    """Does a text say in words that something is still open?

    >>> says_blank("The room is still to be announced."), says_blank("In room 12.")
    (True, False)
    """
    return _SAYS_BLANK.search(text) is not None


def _of_lines(text: str) -> Iterator[Field]:
    for count, match in enumerate(_FIELD.finditer(text)):
        if count >= _MAX_FIELDS:
            return
        label = match["label"].strip()
        if len(label.split()) <= _MAX_LABEL_WORDS:
            start = match.start("label")
            yield Field(label, "", start, match.end(), match["blank"])


def _of_cells(cells: Sequence[Cell]) -> Iterator[Field]:
    """Cells of tables; where a row has none that another has, it is blank."""
    tables: dict[str, dict[int, list[Cell]]] = defaultdict(lambda: defaultdict(list))
    for cell in cells:
        if cell.row and cell.column:
            tables[cell.row_column][cell.row_number].append(cell)
    for rows in tables.values():
        columns = dict.fromkeys(c.column for row in rows.values() for c in row)
        size = sum(map(len, rows.values()))
        dense = len(rows) * len(columns) <= _DENSE * size
        for row in rows.values():
            first = row[0]
            held = {cell.column: cell for cell in row}
            # Records that share few keys lack most of them by nature.
            for column in columns if dense else held:
                value = held[column].value if column in held else ""
                blank = value if not value or _is_blank(value) else None
                yield Field(column, first.row, first.row_start, first.row_end, blank)


def _is_open(field: Field) -> bool:
    return field.blank is not None


def _is_blank(value: str) -> bool:
    return _BLANK.fullmatch(value.strip()) is not None
