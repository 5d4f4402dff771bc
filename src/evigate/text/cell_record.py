"""The record of a value in a table or record."""

from __future__ import annotations

from typing import NamedTuple


class Cell(NamedTuple):
    """One value of a table or record.

    A value in a table means nothing without its row and its column; a cell keeps the
    three together, with places in the text.

    Attributes:
        value: its text, without mark-up.
        start, end: where it stands.
        row: what the row is about: its first cell, or the name of a JSON object.
        column: the heading of its column, or the JSON key path.
        row_start, row_end: the whole row in the text.
        row_number: rows of one text are numbered through, tables included.
        row_column: the heading of the first column, or the key of the object's name.
    """

    value: str
    start: int
    end: int
    row: str
    column: str
    row_start: int
    row_end: int
    row_number: int
    row_column: str = ""
