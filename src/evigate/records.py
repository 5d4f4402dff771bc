"""The frozen records that travel through the gate: what goes in.

``RagCall`` is what adapters build: question, documents as the model saw them,
answer and earlier turns. What comes out lives in ``evigate.verdicts``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, get_args

from evigate.codes import (
    NOTE_CODES,
    OWN_CODE_SUMMARY,
    REASON_SUMMARIES,
    EvidenceSource,
    ReasonCode,
)
from evigate.errors import InvalidCallError
from evigate.passages import Passage, as_passages
from evigate.turns import Turn, as_turns


class Span(NamedTuple):
    """Half-open range of code points ``[start, end)`` into one text.

    Attributes:
        start: the first code point, counted from 0.
        end: the one behind the last.

    >>> "It lasts 3 years."[slice(*Span(9, 16))]
    '3 years'
    """

    start: int
    end: int


@dataclass(frozen=True, slots=True, repr=False)
class Source:
    """A place in the documents of a call that a reason points to.

    Attributes:
        document: 0-based position among the call's documents.
        id: that document's id, if it has one.
        span: code points in the document's text, None for the whole document.

    >>> Source(1, "prices.md", Span(4, 11)).to_dict()
    {'document': 1, 'id': 'prices.md', 'span': [4, 11]}
    """

    document: int
    id: str | None = None
    span: Span | None = None

    def __repr__(self) -> str:
        return f"Source(document={self.document}, id={self.id!r}, span={self.span})"

    def to_dict(self) -> dict[str, Any]:
        """Position, id and span; no text."""
        span = None if self.span is None else list(self.span)
        return {"document": self.document, "id": self.id, "span": span}


@dataclass(frozen=True, slots=True, repr=False)
class Reason:
    """One thing that bears on the decision: a fault, a branch taken, or a note.

    Checks produce reasons, the policy orders them; a verdict shows them.

    Attributes:
        code: stable name; see :data:`evigate.codes.ReasonCode`. Checks of your own may
            bring their own.
        message: a sentence for people; it may quote the answer and the documents.
        answer_span: code points in the answer, None where the whole answer is meant.
        sources: places in the documents, the most telling first.
        weight: how sure the check is that it found a fault, in [0, 1]; higher is
            surer. Notes have 0.

    Raises:
        ValueError: without a code, for a message that is no string, a weight outside
            of [0, 1], a span that is none, and sources that are none.

    >>> Reason("acme_retired_name", "“Otter One” is called “Otter” now.", Span(8, 17))
    Reason('acme_retired_name', answer_span=Span(start=8, end=17))
    """

    code: ReasonCode | str
    message: str
    answer_span: Span | None = None
    sources: tuple[Source, ...] = ()
    weight: float = 1.0

    def __post_init__(self) -> None:
        texts = all(isinstance(part, str) for part in (self.code, self.message))
        if not texts or not self.code:
            kind = type(self.message).__name__
            raise ValueError(
                f"a reason needs a code and a message, got {self.code!r} and {kind}"
            )
        if not 0.0 <= self.weight <= 1.0:
            raise ValueError(
                f"the weight of {self.code} must lie in [0, 1], got {self.weight!r}"
            )
        if self.answer_span is not None:
            object.__setattr__(self, "answer_span", _span(self.code, self.answer_span))
        sources: Any = self.sources
        if not isinstance(sources, tuple) or not all(
            isinstance(source, Source) for source in sources
        ):
            raise ValueError(f"the sources of {self.code} must be a tuple of Sources")

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, answer_span={self.answer_span})"

    @property
    def summary(self) -> str:
        """What the code means, in one sentence without any text of the call."""
        return REASON_SUMMARIES.get(self.code, OWN_CODE_SUMMARY)

    def to_dict(self) -> dict[str, Any]:
        """With the message that may quote."""
        return {**self.to_record(), "message": self.message}

    def to_record(self) -> dict[str, Any]:
        """Without any text of the call: the summary stands for the message."""
        return {
            "code": self.code,
            "message": self.summary,
            "answer_span": None if self.answer_span is None else list(self.answer_span),
            "sources": [source.to_dict() for source in self.sources],
            "weight": round(self.weight, 4),
        }


@dataclass(frozen=True, slots=True, repr=False)
class Conflict:
    """Two places in the documents that disagree on what was asked.

    Attributes:
        first, second: the two places; ``first`` comes earlier among the documents.
        kind: what disagrees, e.g. ``"quantity"``, ``"date"``, ``"entity"``,
            ``"polarity"``.
        message: a sentence for people; it may quote both.
        weight: how sure the check is, in [0, 1]; higher is surer.

    >>> Conflict(Source(0), Source(2), "date", "One says May, another June.").kind
    'date'
    """

    first: Source
    second: Source
    kind: str
    message: str
    weight: float = 1.0

    def __repr__(self) -> str:
        return f"Conflict({self.kind}, {self.first!r}, {self.second!r})"

    def to_record(self) -> dict[str, Any]:
        """Without quotations."""
        return {
            "kind": self.kind,
            "first": self.first.to_dict(),
            "second": self.second.to_dict(),
            "weight": round(self.weight, 4),
        }

    def to_dict(self) -> dict[str, Any]:
        """With the message."""
        return {**self.to_record(), "message": self.message}


@dataclass(frozen=True, slots=True, repr=False)
class RagCall:
    """One call of a RAG application: all that the gate judges.

    Attributes:
        question: what the user asked.
        documents: the documents in the order in which the model saw them.
        answer: what the model said.
        history: earlier turns, oldest first.
        evidence_source: how the documents were found by an adapter.
        metadata: plain values that travel into the record (run ids, tenant ...).
        notes: what the builder of the call knows about it, as codes of
            :data:`evigate.codes.NOTE_CODES`: ``"limited_evidence"`` where images or
            blocks could not be read, ``"ambiguous_evidence"`` where it is not clear
            which documents belong to the answer.

    Raises:
        InvalidCallError: when a part is of another type; :meth:`of` reads more.

    >>> call = RagCall.of("How long?", ["It lasts 3 years."], "3 years.")
    >>> call
    RagCall(documents=1, answer_characters=8, history=0)
    """

    question: str
    documents: tuple[Passage, ...]
    answer: str
    history: tuple[Turn, ...] = ()
    evidence_source: EvidenceSource = "explicit"
    metadata: Mapping[str, Any] = field(default_factory=dict, hash=False)
    notes: tuple[ReasonCode, ...] = ()

    def __post_init__(self) -> None:
        for name in ("question", "answer"):
            _check_kind(name, getattr(self, name), str)
        _check_kind("metadata", self.metadata, Mapping)
        for name in ("documents", "history"):
            _check_kind(name, getattr(self, name), tuple)
        for passage in self.documents:
            _check_kind("each of documents", passage, Passage)
        for turn in self.history:
            _check_kind("each of history", turn, Turn)

    def __repr__(self) -> str:
        return (
            f"RagCall(documents={len(self.documents)}, "
            f"answer_characters={len(self.answer)}, history={len(self.history)})"
        )

    @classmethod
    def of(
        cls,
        question: str | None,
        documents: Any,
        answer: str | None,
        history: Iterable[Any] | None = None,
        *,
        evidence_source: EvidenceSource = "explicit",
        metadata: Mapping[str, Any] | None = None,
        notes: Iterable[ReasonCode] = (),
    ) -> RagCall:
        """Build a call from anything that users have at hand.

        Args:
            question: the question; None counts as empty.
            documents: see :func:`evigate.passages.as_passages`.
            answer: the answer; None counts as empty.
            history: see :func:`evigate.turns.as_turns`.
            evidence_source: how the documents were found.
            metadata: plain values for the record.
            notes: codes of :data:`evigate.codes.NOTE_CODES`.

        Raises:
            InvalidCallError: when a part has a type that cannot be read.
        """
        if evidence_source not in get_args(EvidenceSource):
            raise InvalidCallError(
                f"evidence_source must be one of {get_args(EvidenceSource)}, "
                f"got {evidence_source!r}",
                code="invalid_evidence_source",
            )
        if metadata is not None and not isinstance(metadata, Mapping):
            raise InvalidCallError(
                f"metadata must be a mapping, got {type(metadata).__name__}",
                code="invalid_metadata",
            )
        codes = tuple(dict.fromkeys(notes))
        if not NOTE_CODES.issuperset(codes):
            raise InvalidCallError(
                f"notes must be among {sorted(NOTE_CODES)}, got {codes!r}",
                code="invalid_notes",
            )
        return cls(
            question=_as_text(question, "question"),
            documents=as_passages(documents),
            answer=_as_text(answer, "answer"),
            history=as_turns(history),
            evidence_source=evidence_source,
            metadata=dict(metadata or {}),
            notes=codes,
        )


def _as_text(value: Any, name: str) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return str(value)
    raise InvalidCallError(
        f"{name} must be a string, got {type(value).__name__}; "
        "pass the text itself (for messages: their text content)",
        code=f"invalid_{name}",
    )


def _check_kind(name: str, value: object, kind: type) -> None:
    if not isinstance(value, kind):
        raise InvalidCallError(
            f"{name} of a RagCall must be of type {kind.__name__}, got "
            f"{type(value).__name__}; RagCall.of reads whatever users have at hand"
        )


def _span(code: str, span: Any) -> Span:
    """A span; two whole numbers in a tuple are one, too."""
    if isinstance(span, Span):
        return span
    if isinstance(span, tuple) and len(span) == 2:
        start, end = span
        if isinstance(start, int) and isinstance(end, int):
            return Span(start, end)
    raise ValueError(f"the answer_span of {code} must be a Span, got {span!r:.40}")
