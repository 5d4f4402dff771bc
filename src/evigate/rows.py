"""Rows of users' files -> RagCall.

A row is ``{question, documents | contexts | context, answer, history?}``; the first
present of the three document keys wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from evigate.errors import InvalidCallError
from evigate.records import RagCall

DOCUMENT_KEYS: Final = ("documents", "contexts", "context")
_KEYS_SHOWN: Final = 8


def call_of_row(row: Any, *, needs_answer: bool = True) -> RagCall:
    """Read one row.

    Raises:
        InvalidCallError: with a code that names what is missing or cannot be read.

    >>> call_of_row({"question": "How long?", "context": "3 years.", "answer": "3"})
    RagCall(documents=1, answer_characters=1, history=0)
    """
    if not isinstance(row, Mapping):
        raise InvalidCallError(
            f"a row must be an object, got {type(row).__name__}", code="invalid_row"
        )
    key = next((key for key in DOCUMENT_KEYS if key in row), None)
    if key is None:
        raise InvalidCallError(
            f"the row has none of {', '.join(DOCUMENT_KEYS)}{_keys_in(row)}",
            code="missing_documents",
        )
    if needs_answer and row.get("answer") is None:
        fault = f"the row has no 'answer'{_keys_in(row)}"
        raise InvalidCallError(fault, code="missing_answer")
    if row.get("question") is None:
        fault = f"the row has no 'question'{_keys_in(row)}"
        raise InvalidCallError(fault, code="missing_question")
    return RagCall.of(
        row["question"],
        row[key],
        row.get("answer"),
        row.get("history"),
        metadata=row.get("metadata"),
    )


def _keys_in(row: Mapping[Any, Any]) -> str:
    """The keys of a row, for its message; those alone that look like names."""
    names = [k for k in row if isinstance(k, str) and k.isidentifier() and len(k) < 30]
    return f"; its keys are {', '.join(names[:_KEYS_SHOWN])}" if names else ""
