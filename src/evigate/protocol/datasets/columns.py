"""Rows of users' own files: which column is what.

The keys of ``evigate score`` (``question``, ``documents`` or ``contexts`` or
``context``, ``answer``) with ``label``, ``group`` and, where they are known, ``id``,
``source``, ``task``, ``generator`` (or ``model``), ``split`` and ``spans``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from evigate.errors import InvalidCallError
from evigate.json_lines import Row
from evigate.passages import as_passages
from evigate.protocol.labelled import (
    LabelledCall,
    group_of_documents,
    label_of,
    spans_of,
)
from evigate.rows import DOCUMENT_KEYS, call_of_row

FIELDS: Final = (
    "id question documents answer history label group source task generator split spans"
).split()
"""What a column can be."""

BY_DOCUMENTS: Final = "@documents"
"""In place of a group's column: rows with the same documents have one group."""

_LISTS: Final = ("documents", "contexts", "history", "spans")


def checked_columns(columns: Mapping[str, str]) -> dict[str, str]:
    """A column map with known fields only.

    Raises:
        InvalidCallError: for other fields.
    """
    for field in columns:
        if field not in FIELDS:
            raise InvalidCallError(
                f"no field {field!r}; a column can be {', '.join(FIELDS)}",
                code="invalid_columns",
            )
    return dict(columns)


def labelled_row(row: Row, columns: Mapping[str, str]) -> Iterator[LabelledCall]:
    """The call of a row; none where its answer is null.

    Raises:
        InvalidCallError: when a part is missing or cannot be read; with the code
            ``missing_group`` for rows without a group, which is never guessed.
    """
    values = _renamed(row.values, columns)
    _read_json_cells(values)
    values["question"] = values.get("question") or ""
    call = call_of_row(values)
    yield LabelledCall(
        id=str(values.get("id", f"line-{row.line}")),
        call=call,
        label=label_of(values.get("label")),
        group=_group(values, columns, row.line),
        source=_word(values.get("source")),
        task=_word(values.get("task")),
        generator=_word(values.get("generator", values.get("model"))),
        split=_word(values.get("split")),
        spans=spans_of(values.get("spans"), len(call.answer)),
        line=row.line,
    )


def _renamed(values: Mapping[str, Any], columns: Mapping[str, str]) -> dict[str, Any]:
    renamed = dict(values)
    for field, column in columns.items():
        if column == BY_DOCUMENTS:
            continue
        if column not in values:
            raise InvalidCallError(
                f"no column {column!r} (for {field})", code="missing_column"
            )
        if field == "documents":
            for key in DOCUMENT_KEYS:
                renamed.pop(key, None)
        renamed[field] = values[column]
    return renamed


def _read_json_cells(values: dict[str, Any]) -> None:
    """Lists that came as text, out of a CSV file."""
    for name in _LISTS:
        cell = values.get(name)
        if isinstance(cell, str) and cell.lstrip()[:1] == "[":
            try:
                values[name] = json.loads(cell)
            except (ValueError, RecursionError):
                continue  # a text that begins with a bracket


def _group(values: Mapping[str, Any], columns: Mapping[str, str], line: int) -> str:
    if columns.get("group") == BY_DOCUMENTS:
        key = next(key for key in DOCUMENT_KEYS if key in values)
        return group_of_documents(as_passages(values[key]))
    group = values.get("group")
    if isinstance(group, bool) or not isinstance(group, (str, int)) or group == "":
        raise InvalidCallError(
            f"line {line} has no group; every row needs the id of its context (rows "
            "with one context share it): name its column, or group by the documents' "
            f"own text with {BY_DOCUMENTS!r}",
            code="missing_group",
        )
    return str(group)


def _word(value: Any) -> str:
    return "" if value is None or isinstance(value, (dict, list)) else str(value)
