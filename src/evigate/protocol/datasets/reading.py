"""One function for all formats: a stream of labelled calls, bad rows named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Final, Literal, get_args

from evigate.errors import InvalidCallError
from evigate.json_lines import BadRow, Row
from evigate.protocol.datasets.columns import checked_columns, labelled_row
from evigate.protocol.datasets.published import (
    halubench_row,
    halueval_row,
    squad_calls,
    wikieval_row,
)
from evigate.protocol.datasets.ragtruth import files_of, ragtruth_row, read_sources
from evigate.protocol.datasets.tables import suffix_of, table_rows, whole_document
from evigate.protocol.labelled import LabelledCall

Kind = Literal["rows", "ragtruth", "halubench", "halueval", "wikieval", "squad"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""The formats; ``rows`` are users' own."""

MAX_FAULTS: Final = 1_000
"""So many bad rows are kept with their message; the rest is counted."""

_KEYS: Final[Mapping[Kind, frozenset[str]]] = {
    "halubench": frozenset({"passage", "answer", "label"}),
    "wikieval": frozenset({"context_v1", "answer"}),
}
_HALUEVAL_KEYS: Final = {"right_answer", "right_response", "right_summary"}
_MAKERS: Final[Mapping[Kind, Callable[[Row], Iterator[LabelledCall]]]] = {
    "halubench": halubench_row,
    "halueval": halueval_row,
    "wikieval": wikieval_row,
}


class LabelledRows:
    """The labelled calls of a file; iterate over it once.

    Attributes:
        name: of the file.
        kind: its format; known from the first row on.
        faults: bad rows, at most :data:`MAX_FAULTS` of them.
        bad: number of bad rows.
        unlabelled: number of rows that nobody labelled and that were left out.
    """

    def __init__(
        self,
        path: Path,
        kind: Kind | None,
        columns: Mapping[str, str],
        *,
        split: str | None,
        unlabelled: bool,
    ) -> None:
        self.name = path.name
        self.kind: Kind | None = kind
        self.faults: list[BadRow] = []
        self.bad = 0
        self.unlabelled = 0
        self._path = path
        self._columns = columns
        self._split = split
        self._keep_unlabelled = unlabelled

    def __iter__(self) -> Iterator[LabelledCall]:
        for row, calls in self._rows():
            try:
                found = list(calls)
            except InvalidCallError as error:
                if error.code == "missing_group":
                    raise InvalidCallError(
                        f"{self.name}: {error}", code=error.code
                    ) from error
                self._note(BadRow(row.line, row.id, error.code, str(error)))
                continue
            for labelled in found:
                if self._split is not None and labelled.split != self._split:
                    continue
                if labelled.label is None and not self._keep_unlabelled:
                    self.unlabelled += 1
                    continue
                yield labelled

    def _note(self, fault: BadRow) -> None:
        self.bad += 1
        if len(self.faults) < MAX_FAULTS:
            self.faults.append(fault)

    def _rows(self) -> Iterator[tuple[Row, Iterable[LabelledCall]]]:
        """Each row with a stream of its calls, by the format of the file."""
        path = self._path
        pair = files_of(path) if self.kind in (None, "ragtruth") else None
        if pair is not None:
            self.kind = "ragtruth"
            sources, faults = read_sources(pair[1])
            for fault in faults:
                self._note(fault)
            for row in self._good(table_rows(pair[0])):
                yield row, ragtruth_row(row, sources)
            return
        if path.is_dir() or self.kind == "ragtruth":
            raise InvalidCallError(
                f"{path}: RAGTruth's response.jsonl and source_info.jsonl belong "
                "together in one folder",
                code="unreadable_file",
            )
        if self.kind == "squad" or (self.kind is None and _is_squad(path)):
            self.kind = "squad"
            yield from squad_calls(path)
            return
        rows = self._good(table_rows(path))
        first = next(rows, None)
        if first is None:
            return
        if self.kind is None:
            self.kind = kind_of_row(first.values)
        make = _MAKERS.get(self.kind)
        for row in chain([first], rows):
            yield row, make(row) if make else labelled_row(row, self._columns)

    def _good(self, rows: Iterable[Row | BadRow]) -> Iterator[Row]:
        for row in rows:
            if isinstance(row, BadRow):
                self._note(row)
            else:
                yield row


def read_dataset(
    path: str | Path,
    *,
    kind: Kind | None = None,
    columns: Mapping[str, str] | None = None,
    split: str | None = None,
    unlabelled: bool = False,
) -> LabelledRows:
    """Labelled calls from a file, one at a time.

    Args:
        path: JSON lines, CSV or parquet, plain or gzip; SQuAD's JSON; for RAGTruth
            ``response.jsonl`` or the folder that holds it with ``source_info.jsonl``.
        kind: the format, one of :data:`KINDS`; told by the file itself when None.
        columns: for one's own rows, which column a field is, e.g. ``{"answer":
            "response", "group": "page"}``. ``{"group": "@documents"}`` groups rows by
            the text of their documents.
        split: keep only rows of this split.
        unlabelled: keep rows without a label too.

    Returns:
        An iterable of :class:`LabelledCall` that also names what was bad.

    Raises:
        InvalidCallError: for an unknown kind or field; while it is read, for files that
            cannot be read and for rows without a group.
        MissingExtraError: for parquet without pyarrow.
    """
    if kind is not None and kind not in KINDS:
        raise InvalidCallError(
            f"no format {kind!r}; there are {', '.join(KINDS)}", code="invalid_kind"
        )
    found = checked_columns(columns or {})
    if found and kind is None:
        kind = "rows"
    if found and kind != "rows":
        raise InvalidCallError(
            f"columns are for rows of one's own, not for {kind}", code="invalid_columns"
        )
    return LabelledRows(Path(path), kind, found, split=split, unlabelled=unlabelled)


def kind_of_row(values: Mapping[str, object]) -> Kind:
    """The format that a row's keys belong to.

    >>> kind_of_row({"passage": "", "question": "", "answer": "", "label": "PASS"})
    'halubench'
    >>> kind_of_row({"question": "", "context": "", "answer": "", "label": 0})
    'rows'
    """
    if _HALUEVAL_KEYS & values.keys():
        return "halueval"
    for kind, keys in _KEYS.items():
        if keys <= values.keys():
            return kind
    return "rows"


def _is_squad(path: Path) -> bool:
    """Is a .json file one document with ``data``, rather than lines?"""
    if suffix_of(path) != ".json":
        return False
    first = next(iter(table_rows(path)), None)
    if isinstance(first, Row) and "data" not in first.values:
        return False  # HaluEval's .json files are JSON lines
    try:
        content = whole_document(path)
    except InvalidCallError:
        return False
    return isinstance(content, dict) and isinstance(content.get("data"), list)
