"""The frozen records that travel through the gate: what goes in.

``RagCall`` is what adapters build: question, documents as the model saw them,
answer and earlier turns. What comes out lives in ``evigate.verdicts``.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, get_args

from evigate.codes import (
    NOTE_CODES,
    REASON_SUMMARIES,
    EvidenceSource,
    ReasonCode,
)
from evigate.errors import InvalidCallError


def text_hash(text: str) -> str:
    """First 16 hex digits of the SHA-256 of a text; lone surrogates are allowed.

    >>> text_hash("abc")
    'ba7816bf8f01cfea'
    """
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def plain_values(value: Any) -> Any:
    """JSON values of a nested value; what JSON does not know becomes its string.

    >>> plain_values({"n": 1, "at": ("x", None)})
    {'n': 1, 'at': ['x', None]}
    """
    if value is None or isinstance(value, (str, bool, int)):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, Mapping):
        return {str(key): plain_values(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain_values(item) for item in value]
    return str(value)


class Span(NamedTuple):
    """Half-open range of code points ``[start, end)`` into one text."""

    start: int
    end: int


@dataclass(frozen=True, slots=True, repr=False)
class Passage:
    """One document, as the model saw it.

    Attributes:
        text: the text that stood in the prompt.
        id: the name users recognise, if there is one.
        score: the retriever's score, if there is one (higher is better).
        metadata: whatever the framework kept with the document; never changed.

    >>> Passage("The warranty lasts 3 years.", id="manual#4")
    Passage(id='manual#4', characters=27)
    """

    text: str
    id: str | None = None
    score: float | None = None
    metadata: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __repr__(self) -> str:
        return f"Passage(id={self.id!r}, characters={len(self.text)})"

    def to_dict(self) -> dict[str, Any]:
        """Plain values, with the text."""
        return {
            "id": self.id,
            "text": self.text,
            "score": self.score,
            "metadata": plain_values(self.metadata),
        }


@dataclass(frozen=True, slots=True, repr=False)
class Turn:
    """One earlier message of the conversation."""

    role: str
    content: str

    def __repr__(self) -> str:
        return f"Turn(role={self.role!r}, characters={len(self.content)})"


@dataclass(frozen=True, slots=True, repr=False)
class Source:
    """A place in the documents of a call that a reason points to.

    Attributes:
        document: 0-based position among the call's documents.
        id: that document's id, if it has one.
        span: code points in the document's text, None for the whole document.
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
        code: stable name; see :data:`evigate.codes.ReasonCode`.
        message: a sentence for people; it may quote the answer and the documents.
        answer_span: code points in the answer, None where the whole answer is meant.
        sources: places in the documents, the most telling first.
        weight: how sure the check is that it found a fault, in [0, 1]; higher is
            surer. Notes have 0.
    """

    code: ReasonCode
    message: str
    answer_span: Span | None = None
    sources: tuple[Source, ...] = ()
    weight: float = 1.0

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, answer_span={self.answer_span})"

    @property
    def summary(self) -> str:
        """What the code means, in one sentence without any text of the call."""
        return REASON_SUMMARIES[self.code]

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
        weight: how sure the check is, in [0, 1].
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
            documents: see :func:`as_passages`.
            answer: the answer; None counts as empty.
            history: see :func:`as_turns`.
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


def as_passages(documents: Any) -> tuple[Passage, ...]:
    """Read documents in every accepted form, keeping ids, scores and metadata.

    A bare string is one document. Items may be strings, mappings
    ``{id?, text, metadata?, score?}`` (``page_content`` and ``content`` are read as
    ``text``), :class:`Passage`, LangChain documents, LlamaIndex nodes and documents
    (their text is what the LLM saw: ``MetadataMode.LLM``). None items are skipped.

    Raises:
        InvalidCallError: for anything else; names the position and the type.

    >>> as_passages("one document, not characters")[0].text
    'one document, not characters'
    >>> as_passages([{"id": "a", "text": "x", "score": 0.5}])[0].score
    0.5
    """
    if documents is None:
        return ()
    if isinstance(documents, (str, Mapping, Passage)) or _is_foreign(documents):
        documents = [documents]
    try:
        items = list(documents)
    except TypeError:
        raise InvalidCallError(
            "documents must be a string or a list of documents, got "
            f"{type(documents).__name__}",
            code="invalid_documents",
        ) from None
    return tuple(
        _as_passage(item, position)
        for position, item in enumerate(items)
        if item is not None
    )


def _is_foreign(value: Any) -> bool:
    """A LangChain or LlamaIndex document, told by shape: no framework is imported."""
    return (
        hasattr(value, "page_content")
        or hasattr(value, "get_content")
        or hasattr(getattr(value, "node", None), "get_content")
    )


def _as_passage(item: Any, position: int) -> Passage:
    if isinstance(item, Passage):
        return item
    if isinstance(item, str):
        return Passage(str(item))
    if isinstance(item, Mapping):
        return _from_mapping(item, position)
    if hasattr(item, "page_content"):
        return _from_langchain(item, position)
    if _is_foreign(item):
        return _from_llama_index(item, position)
    raise InvalidCallError(
        f"document {position} must be a string, a mapping with 'text', a Passage, or a "
        f"LangChain or LlamaIndex document, got {type(item).__name__}",
        code="invalid_document",
    )


def _from_mapping(item: Mapping[str, Any], position: int) -> Passage:
    for key in ("text", "page_content", "content"):
        if key in item:
            metadata = item.get("metadata")
            return _passage(
                item[key], item.get("id"), item.get("score"), metadata, position
            )
    raise InvalidCallError(
        f"document {position} has no 'text' (found keys: {sorted(map(str, item))[:8]})",
        code="invalid_document",
    )


def _from_langchain(item: Any, position: int) -> Passage:
    metadata = getattr(item, "metadata", None) or {}
    name = getattr(item, "id", None) or metadata.get("id") or metadata.get("source")
    score = metadata.get("relevance_score", metadata.get("score"))
    return _passage(item.page_content, name, score, metadata, position)


def _from_llama_index(item: Any, position: int) -> Passage:
    node = getattr(item, "node", item)
    try:
        text = node.get_content(metadata_mode="llm")
    except (TypeError, ValueError):
        text = node.get_content()
    name = getattr(node, "node_id", None)
    metadata = dict(getattr(node, "metadata", None) or {})
    source = getattr(node, "ref_doc_id", None)
    if source is not None:
        metadata.setdefault("ref_doc_id", source)
    return _passage(text, name, getattr(item, "score", None), metadata, position)


def _passage(text: Any, name: Any, score: Any, metadata: Any, position: int) -> Passage:
    if text is None:
        text = ""
    if not isinstance(text, str):
        raise InvalidCallError(
            f"document {position}: text must be a string, got {type(text).__name__}",
            code="invalid_document",
        )
    if metadata is not None and not isinstance(metadata, Mapping):
        raise InvalidCallError(
            f"document {position}: metadata must be a mapping, "
            f"got {type(metadata).__name__}",
            code="invalid_document",
        )
    return Passage(
        text=str(text),
        id=None if name is None else str(name),
        score=_as_score(score),
        metadata=dict(metadata or {}),
    )


def _as_score(score: Any) -> float | None:
    if score is None or isinstance(score, bool):
        return None
    try:
        number = float(score)
    except (TypeError, ValueError):
        return None
    return number if math.isfinite(number) else None


_ROLES = {"human": "user", "ai": "assistant", "model": "assistant", "bot": "assistant"}


def as_turns(history: Iterable[Any] | None) -> tuple[Turn, ...]:
    """Read earlier turns: ``{"role", "content"}``, pairs, or message objects.

    Pairs are ``(role, content)`` when the first part is a known role, otherwise
    ``(user text, assistant text)`` as chat front ends keep them.

    Raises:
        InvalidCallError: for anything else; names the position and the type.

    >>> as_turns([("user", "Hi"), {"role": "ai", "content": "Hello"}])[1].role
    'assistant'
    >>> [t.role for t in as_turns([("How long?", "3 years.")])]
    ['user', 'assistant']
    """
    if history is None:
        return ()
    turns: list[Turn] = []
    for position, item in enumerate(history):
        turns.extend(_as_turns_of_item(item, position))
    return tuple(turns)


_KNOWN_ROLES = frozenset(
    {"user", "assistant", "system", "tool", "developer", "function", *_ROLES}
)


def _as_turns_of_item(item: Any, position: int) -> Sequence[Turn]:
    if isinstance(item, Turn):
        return (item,)
    if isinstance(item, Mapping) and "role" in item:
        return (_turn(item["role"], item.get("content")),)
    if isinstance(item, (tuple, list)) and len(item) == 2:
        first, second = item
        if isinstance(first, str) and first.lower() in _KNOWN_ROLES:
            return (_turn(first, second),)
        return (_turn("user", first), _turn("assistant", second))
    role = getattr(item, "role", None) or getattr(item, "type", None)
    if role is not None and hasattr(item, "content"):
        return (_turn(getattr(role, "value", role), item.content),)
    raise InvalidCallError(
        f"history item {position} must be {{'role', 'content'}}, a pair or a message, "
        f"got {type(item).__name__}",
        code="invalid_history",
    )


def _turn(role: Any, content: Any) -> Turn:
    name = str(role).lower()
    return Turn(_ROLES.get(name, name), content_text(content))


def content_text(content: Any) -> str:
    """The visible text of a message's content: a string, or a list of blocks.

    Reasoning, tool calls and images are not text that the user reads; they are left
    out.

    >>> content_text([{"type": "text", "text": "a"}, {"type": "image"}, "b"])
    'ab'
    """
    if content is None:
        return ""
    if isinstance(content, str):
        return str(content)
    if isinstance(content, Sequence):
        return "".join(_block_text(block) for block in content)
    return str(content)


def _block_text(block: Any) -> str:
    if isinstance(block, str):
        return block
    if isinstance(block, Mapping):
        if block.get("type", "text") in ("text", "output_text", "input_text"):
            text = block.get("text", "")
            return text if isinstance(text, str) else ""
        return ""
    text = getattr(block, "text", None)
    kind = getattr(block, "block_type", "text")
    return text if isinstance(text, str) and kind == "text" else ""
