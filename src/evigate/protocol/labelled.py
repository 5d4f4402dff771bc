"""Labelled calls: what the protocol reads."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from evigate.errors import InvalidCallError
from evigate.passages import Passage
from evigate.records import RagCall, Span

UNFAITHFUL: Final = frozenset(
    {"1", "true", "yes", "fail", "unfaithful", "hallucinated", "hallucination"}
)
"""Words for the label 1, in any case."""

FAITHFUL: Final = frozenset(
    {"0", "false", "no", "pass", "faithful", "supported", "grounded"}
)
"""Words for the label 0, in any case."""

_SHOWN: Final = 40


@dataclass(frozen=True, slots=True, repr=False)
class LabelledCall:
    """One call with what people say of it.

    Attributes:
        id: of the row.
        call: question, documents and answer.
        label: 1 unfaithful, 0 faithful, None where nobody said.
        group: of its context; rows with one context share it. Never the row itself.
        source: the data set it comes from.
        task: e.g. ``"QA"``, ``"Summary"``.
        generator: the model that answered.
        split: of the data set, e.g. ``"train"``.
        spans: the unfaithful stretches of the answer, where they were annotated.
        line: its place in the file, from 1.
    """

    id: str
    call: RagCall
    label: int | None
    group: str
    source: str = ""
    task: str = ""
    generator: str = ""
    split: str = ""
    spans: tuple[Span, ...] = ()
    line: int = 0

    def __repr__(self) -> str:
        return f"LabelledCall({self.id!r}, label={self.label}, group={self.group!r})"


def label_of(value: Any) -> int | None:
    """A label as 1 (unfaithful), 0 (faithful) or None (unlabelled).

    Raises:
        InvalidCallError: for anything else.

    >>> label_of("FAIL"), label_of(0.0), label_of(None)
    (1, 0, None)
    """
    if value is None or value == "":
        return None
    if isinstance(value, (bool, int, float)) and value in (0, 1):
        return int(value)
    if isinstance(value, str):
        word = value.strip().casefold()
        if word in UNFAITHFUL or word in FAITHFUL:
            return int(word in UNFAITHFUL)
    shown = repr(value)[:_SHOWN] if isinstance(value, (str, int, float)) else "?"
    raise InvalidCallError(
        f"a label must be 1 (unfaithful) or 0 (faithful), got "
        f"{type(value).__name__} {shown}",
        code="invalid_label",
    )


def group_of_documents(documents: Iterable[Passage]) -> str:
    """A group by what the documents say: equal texts, equal group.

    >>> one, other = (Passage("A b."),), (Passage(" a  B. "),)
    >>> group_of_documents(one) == group_of_documents(other)
    True
    """
    digest = hashlib.sha256()
    for passage in documents:
        words = " ".join(passage.text.casefold().split())
        digest.update(words.encode("utf-8", "surrogatepass") + b"\0")
    return f"context-{digest.hexdigest()[:16]}"


def spans_of(values: Any, length: int) -> tuple[Span, ...]:
    """Spans from ``{start, end}`` objects or pairs; those outside the text are cut.

    Raises:
        InvalidCallError: for anything else.

    >>> spans_of([{"start": 2, "end": 9, "label_type": "x"}, [0, 1]], 5)
    (Span(start=2, end=5), Span(start=0, end=1))
    """
    if values is None or values == "":
        return ()
    found = []
    try:
        for value in values:
            pair = (value["start"], value["end"]) if isinstance(value, dict) else value
            start, end = (int(number) for number in pair)
            start, end = max(0, start), min(end, length)
            if start < end:
                found.append(Span(start, end))
    except (KeyError, TypeError, ValueError):
        raise InvalidCallError(
            "spans must be a list of {start, end} or of pairs", code="invalid_spans"
        ) from None
    return tuple(found)
