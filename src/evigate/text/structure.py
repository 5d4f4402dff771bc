"""Tables and records inside texts: markdown, HTML, CSV-like, JSON, labelled lines."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from evigate.text.cell_record import Cell
from evigate.text.labelled_lines import labelled_cells
from evigate.text.patterns import late

_MAX_CELLS: Final = 20_000  # a larger table is data, not evidence for one answer
_PIPE_ROW: Final = late(r"^[ \t]*\|?.*\|.*$", re.MULTILINE)
_RULE: Final = late(r"[\s|:\-–—=+]+")
_TAG: Final = late(r"<(/?)(table|tr|th|td)\b[^<>]{0,400}>", re.IGNORECASE)
_ANY_TAG: Final = late(r"<[^<>]{1,200}>")
_JSON_LEXEME: Final = late(
    r'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}\[\]:,]'
)
_DELIMITERS: Final = ("\t", ";", ",")
_BULLETS: Final = ("- ", "* ", "• ", "– ")
# "dimensions_mm": {"width": 210}
_UNIT_KEY: Final = late(
    r"_(mm|cm|m|km|kg|g|mg|in|ft|eur|usd|gbp|chf|min|s|ms|h|gb|mb|kb|kwh|kw|w|l|ml)$"
)
_NAME_KEYS: Final = frozenset(
    "name title label bezeichnung titel nom nombre titre título nome titolo naam nazwa "
    "名称 名前 이름".split()
)
_MAX_CSV_CELL: Final = 60
_THOUSANDS: Final = late(r"(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)")


@dataclass(frozen=True, slots=True)
class _Field:
    value: str
    start: int
    end: int


_Row = list[_Field]


def find_cells(text: str) -> list[Cell]:
    """The cells of all tables and JSON records of a text, headings excluded.

    >>> text = "| Plan | Price |\\n|---|---|\\n| Team | 19 EUR |"
    >>> [(c.row, c.column, c.value) for c in find_cells(text)]
    [('Team', 'Price', '19 EUR')]
    >>> cells = find_cells('{"plan": "Pro", "limits": {"seats": 25}}')
    >>> [(c.row, c.column, c.value) for c in cells]
    [('Pro', 'limits seats', '25')]
    """
    cells: list[Cell] = []
    if "<t" in text or "<T" in text:
        _add_tables(cells, _html_tables(text))
    if "|" in text:
        _add_tables(cells, _pipe_tables(text))
    if "{" in text:
        _add_json(cells, text)
    if not cells and "\n" in text:
        _add_tables(cells, _delimited_tables(text))
        if not cells:
            cells += labelled_cells(text)
    return cells


def _add_tables(cells: list[Cell], tables: Iterator[list[_Row]]) -> None:
    for table in tables:
        if len(table) < 2 or len(cells) > _MAX_CELLS:
            continue
        headings = [field.value for field in table[0]]
        number = cells[-1].row_number + 1 if cells else 0
        for offset, row in enumerate(table[1:]):
            for position, field in enumerate(row[1:], start=1):
                if not field.value:
                    continue
                column = headings[position] if position < len(headings) else ""
                cells.append(
                    Cell(
                        field.value,
                        field.start,
                        field.end,
                        row[0].value,
                        column,
                        row[0].start,
                        row[-1].end,
                        number + offset,
                        headings[0],
                    )
                )


def _field(text: str, start: int, end: int) -> _Field:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    value = text[start:end]
    if "<" in value:
        value = html.unescape(_ANY_TAG.sub(" ", value)).strip()
    return _Field(value.strip("*_` "), start, end)


def _pipe_tables(text: str) -> Iterator[list[_Row]]:
    table: list[_Row] = []
    last_end = -2
    for match in _PIPE_ROW.finditer(text):
        if match.start() > last_end + 1 and table:
            yield table
            table = []
        last_end = match.end()
        if _RULE.fullmatch(match.group()):
            continue
        row = _split_row(text, match.start(), match.end(), "|")
        if len(row) > 1:
            table.append(row)
    if table:
        yield table


def _split_row(text: str, start: int, end: int, delimiter: str) -> _Row:
    fields: _Row = []
    position = start
    while position <= end:
        stop = text.find(delimiter, position, end)
        stop = end if stop < 0 else stop
        fields.append(_field(text, position, stop))
        position = stop + 1
    if delimiter == "|":
        if fields and not fields[0].value:
            fields = fields[1:]
        if fields and not fields[-1].value:
            fields = fields[:-1]
    return fields


def _html_tables(text: str) -> Iterator[list[_Row]]:
    table: list[_Row] = []
    row: _Row = []
    cell_start = -1
    for match in _TAG.finditer(text):
        closing, name = match.group(1) == "/", match.group(2).lower()
        if cell_start >= 0 and name in ("td", "th", "tr", "table"):
            row.append(_field(text, cell_start, match.start()))
            cell_start = -1
        if name in ("td", "th") and not closing:
            cell_start = match.end()
        elif name in ("tr", "table"):
            if row:
                table.append(row)
            row = []
            if name == "table" and table:
                yield table
                table = []
    if row:
        table.append(row)
    if table:
        yield table


def _delimited_tables(text: str) -> Iterator[list[_Row]]:
    """Lines with the same number of short fields; prose with commas is none.

    Nor are lines whose only commas stand inside numbers ("or $6,235 per month").
    """
    for table in _like_lines(text):
        first, last = table[0][0].start, table[-1][-1].end
        if text[
            table[0][0].end : table[0][1].start
        ].strip() != "," or "," in _THOUSANDS.sub("", text[first:last]):
            yield table


def _like_lines(text: str) -> Iterator[list[_Row]]:
    """Runs of lines that have the same number of fields."""
    table: list[_Row] = []
    shape: tuple[str, int] | None = None
    position = 0
    for line in text.splitlines(keepends=True):
        bare = line.rstrip("\r\n")
        current = _delimited_shape(bare)
        if current is not None and current == shape:
            table.append(_split_row(text, position, position + len(bare), current[0]))
        else:
            if len(table) > 2 or (len(table) == 2 and shape and shape[0] != ","):
                yield table
            shape, table = current, []
            if current is not None:
                end = position + len(bare)
                table.append(_split_row(text, position, end, current[0]))
        position += len(line)
    if len(table) > 2 or (len(table) == 2 and shape and shape[1] > 1):
        yield table


def _delimited_shape(line: str) -> tuple[str, int] | None:
    if len(line) > 2_000:
        return None
    for delimiter in _DELIMITERS:
        count = line.count(delimiter)
        if not count:
            continue
        fields = line.split(delimiter)
        if delimiter == "," and any(field[:1] == " " for field in fields[1:]):
            return None  # ", " is how prose puts commas
        if delimiter == ";" and line.lstrip().startswith(_BULLETS):
            return None  # an item of a list, of two parts
        if max(map(len, fields)) <= _MAX_CSV_CELL:
            return delimiter, count
    return None


@dataclass(slots=True)
class _Container:
    """An open object or array while JSON is scanned."""

    kind: str
    start: int
    number: int
    key: str = ""
    pending_key: str = ""
    name: str = ""
    name_key: str = ""
    first_cell: int = 0
    is_row: bool = False
    is_named: bool = False

    def take_name(self, value: str) -> None:
        """The first string names an object, one under a key such as "name" better."""
        told = self.pending_key.lower() in _NAME_KEYS and not self.is_named
        if any(map(str.isalpha, value)) and (told or not self.name):
            self.name, self.name_key = value, self.pending_key.replace("_", " ")
            self.is_named = told


def _add_json(cells: list[Cell], text: str) -> None:
    stack: list[_Container] = []
    begun = len(cells)
    number = cells[-1].row_number if cells else -1
    for match in _JSON_LEXEME.finditer(text):
        lexeme = match.group()
        if lexeme in "{[":
            key = stack[-1].pending_key if stack else ""
            own = stack[-1].number if stack else max(number, 0)
            if lexeme == "{" and (not stack or stack[-1].kind == "["):
                own = number = number + 1  # each object of a list is a row
            container = _Container(lexeme, match.start(), own, key)
            container.first_cell = len(cells)
            container.is_row = lexeme == "{" and (not stack or stack[-1].kind == "[")
            stack.append(container)
        elif lexeme in "}]":
            if stack:
                _close(cells, stack)
        elif stack and lexeme not in ":,":
            _take_value(cells, stack, text, match)
        if len(cells) - begun > _MAX_CELLS or len(stack) > 64:
            return


def _take_value(
    cells: list[Cell],
    stack: list[_Container],
    text: str,
    match: re.Match[str],
) -> None:
    lexeme, top = match.group(), stack[-1]
    is_key = (
        top.kind == "{"
        and lexeme.startswith('"')
        and text[match.end() : match.end() + 8].lstrip().startswith(":")
    )
    quoted = 1 if lexeme.startswith('"') else 0
    value = lexeme[quoted : len(lexeme) - quoted]
    if is_key:
        top.pending_key = value
        return
    if top.kind == "{" and not top.pending_key:
        return
    if quoted and top.is_row:
        top.take_name(value)
    path = [c.pending_key or c.key for c in stack if c.pending_key or c.key]
    column = " ".join(dict.fromkeys(path)).replace("_", " ")
    unit = next((m[1] for key in path[:-1] if (m := _UNIT_KEY.search(key))), "")
    column += f" ({unit})" if unit else ""
    start, end = match.start() + quoted, match.end() - quoted
    named = next((c for c in reversed(stack) if c.name), top)
    cells.append(
        Cell(
            value,
            start,
            end,
            named.name,
            column,
            stack[0].start,
            match.end(),
            top.number,
            named.name_key,
        )
    )


def _close(cells: list[Cell], stack: list[_Container]) -> None:
    """An object is about its name, or first string; that itself is no cell then."""
    closed = stack.pop()
    if not closed.name or len(cells) - closed.first_cell <= 1:
        return
    of_it: list[Cell] = []
    for cell in cells[closed.first_cell :]:
        if cell.row_number != closed.number:
            of_it.append(cell)
        elif cell.value != closed.name:
            of_it.append(cell._replace(row=closed.name, row_column=closed.name_key))
    cells[closed.first_cell :] = of_it
