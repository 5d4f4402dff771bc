"""One key of a question that no document holds: what the readers of keys hand on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from evigate.records import Source

MAX_KEYS: Final = 8
MAX_SIBLINGS: Final = 200  # names, or dates, of one document


@dataclass(frozen=True, slots=True)
class MissingKey:
    """A key of the question that no document holds, with a sibling that one does.

    Attributes:
        key: as the question writes it.
        sibling: as a document writes it.
        stems: the words of the key, comparable.
        source: where the sibling stands.
    """

    key: str
    sibling: str
    stems: frozenset[str]
    source: Source
