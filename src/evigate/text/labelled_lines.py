"""Records written as lines of "label: value", indented or not, as in YAML."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from evigate.text.cell_record import Cell
from evigate.text.patterns import late
from evigate.text.tables.yes_no_cells import FALSE_CELLS, TRUE_CELLS

_LINE: Final = late(
    r"^(?P<indent>[ \t]*)(?:[-*•–][ \t]+)?\*{0,2}_{0,2}"
    r"(?P<label>[^\W\d_][^:：\n.!?。！？|{}\[\]\"<>]{0,39}?)\*{0,2}_{0,2}[ \t]?[:：]"
    r"\*{0,2}(?P<value>(?:[ \t]+|(?<=：))[^\n]{1,80})?[ \t]*$",
    re.MULTILINE,
)
_LEAST_LINES: Final = 3
_MAX_LINES: Final = 2_000
_MAX_LABEL_WORDS: Final = 5
_MAX_NAME_WORDS: Final = 6
_PROSE_END: Final = tuple(".!?。！？।؟")


class _Line(NamedTuple):
    label: str
    value: str
    start: int
    end: int
    value_start: int
    indent: int


def labelled_cells(text: str) -> list[Cell]:
    """The values of records of at least three labelled lines.

    >>> cells = labelled_cells("Model: Kite 3\\nWeight: 8 kg\\nlog:\\n  level: info")
    >>> [(cell.row, cell.column, cell.value) for cell in cells]
    [('Kite 3', 'Weight', '8 kg'), ('Kite 3', 'log level', 'info')]
    """
    cells: list[Cell] = []
    for number, record in enumerate(_records(text)):
        cells += _cells_of(record, number)
    return cells


def _records(text: str) -> Iterator[list[_Line]]:
    """Runs of labelled lines without another line between them."""
    if text.count(":") + text.count("：") < _LEAST_LINES:
        return
    record: list[_Line] = []
    last_end = -1
    for count, match in enumerate(_LINE.finditer(text)):
        if count >= _MAX_LINES:
            break
        line = _line(match)
        follows = match.start() == last_end + 1
        if record and not (follows and line):
            if len(record) >= _LEAST_LINES:
                yield record
            record = []
        if line is not None:
            record.append(line)
            last_end = match.end()
    if len(record) >= _LEAST_LINES:
        yield record


def _line(match: re.Match[str]) -> _Line | None:
    label, value = match["label"].strip(), (match["value"] or "").strip(" \t*_`\"'")
    if len(label.split()) > _MAX_LABEL_WORDS or value.endswith(_PROSE_END):
        return None
    start = match.start("value") if match["value"] else match.end()
    if value:
        start = match.string.index(value, start)
    indent = len(match["indent"].expandtabs())
    return _Line(label, value, match.start(), match.end(), start, indent)


def _cells_of(record: list[_Line], number: int) -> Iterator[Cell]:
    first = record[0]
    named = _is_name(first.value)
    row, key = (first.value, first.label) if named else ("", "")
    above: list[_Line] = []
    for line in record[int(named) :]:
        while above and above[-1].indent >= line.indent:
            above.pop()
        if not line.value:
            above.append(line)
            continue
        path = [outer.label for outer in above] + [line.label]
        column = " ".join(path).replace("_", " ")
        end = line.value_start + len(line.value)
        yield Cell(
            line.value,
            line.value_start,
            end,
            row,
            column,
            line.start,
            line.end,
            number,
            key,
        )


def _is_name(value: str) -> bool:
    words = value.split()
    if not 0 < len(words) <= _MAX_NAME_WORDS or not value[0].isalpha():
        return False
    return value.lower() not in TRUE_CELLS and value.lower() not in FALSE_CELLS
