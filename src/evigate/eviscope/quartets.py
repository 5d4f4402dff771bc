"""Rows of a dataset, put together again as quartets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from evigate.eviscope.errors import EviscopeError
from evigate.eviscope.records import VARIANTS, Document, Edit, QuartetRow, Variant

REWRITE: Final = "rewrite"
"""Kind of edits that the builder makes: words exchanged in a source paragraph."""
WRITTEN: Final = "written"
"""Kind of edits that are whole passages written by hand."""


@dataclass(frozen=True, slots=True)
class Quartet:
    """The four variants of one question."""

    id: str
    rows: Mapping[Variant, QuartetRow]

    @property
    def title(self) -> str:
        """The source title."""
        return self.rows["sufficient"].title

    @property
    def question(self) -> str:
        """What all four ask."""
        return self.rows["sufficient"].question

    @property
    def answers(self) -> tuple[str, ...]:
        """The accepted answers."""
        return self.rows["sufficient"].gold.answers

    @property
    def alternative(self) -> str:
        """What the conflicting document says instead."""
        return self.rows["conflicting"].gold.alternative

    @property
    def support(self) -> Document:
        """The document that gives the answer."""
        return _named(self.rows["sufficient"], self.rows["sufficient"].gold.supporting)

    @property
    def conflict(self) -> Document:
        """The document that gives the alternative."""
        row = self.rows["conflicting"]
        return _named(row, row.gold.conflicting)

    @property
    def edits(self) -> tuple[Edit, ...]:
        """What was changed in the conflicting document."""
        return self.rows["conflicting"].edits


def quartets_of(rows: Iterable[QuartetRow]) -> list[Quartet]:
    """Quartets in the order of their first rows.

    Raises:
        EviscopeError: when a variant is missing or comes twice.
    """
    found: dict[str, dict[Variant, QuartetRow]] = {}
    for row in rows:
        mine = found.setdefault(row.quartet, {})
        if row.variant in mine:
            raise EviscopeError(f"quartet {row.quartet} has two rows {row.variant!r}")
        mine[row.variant] = row
    for name, mine in found.items():
        missing = [variant for variant in VARIANTS if variant not in mine]
        if missing or len(mine) != len(VARIANTS):
            raise EviscopeError(f"quartet {name} has no row {', '.join(missing)}")
    return [Quartet(name, mine) for name, mine in found.items()]


def _named(row: QuartetRow, names: tuple[str, ...]) -> Document:
    for document in row.documents:
        if document.id in names:
            return document
    raise EviscopeError(f"row {row.id} lacks a document that its labels name")
