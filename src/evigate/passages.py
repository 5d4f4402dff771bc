"""Documents in every form that users have at hand -> Passage."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from numbers import Real
from typing import Any

from evigate.errors import InvalidCallError
from evigate.plain import plain_values


@dataclass(frozen=True, slots=True, repr=False)
class Passage:
    """One document, as the model saw it.

    Attributes:
        text: the text that stood in the prompt.
        id: the name users recognise, if there is one.
        score: the retriever's score, if there is one (higher is better).
        metadata: whatever the framework kept with the document; never changed.

    Raises:
        InvalidCallError: when text, id or metadata are of another type.

    >>> Passage("The warranty lasts 3 years.", id="manual#4")
    Passage(id='manual#4', characters=27)
    """

    text: str
    id: str | None = None
    score: float | None = None
    metadata: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        if not isinstance(self.text, str):
            raise _invalid(f"a passage's text must be a string, {_got(self.text)}")
        if self.id is not None and not isinstance(self.id, str):
            raise _invalid(
                f"a passage's id must be a string or None, {_got(self.id)}; "
                "as_passages reads other ids too"
            )
        if not isinstance(self.metadata, Mapping):
            raise _invalid(
                f"a passage's metadata must be a mapping, {_got(self.metadata)}"
            )

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


def as_passages(documents: Any) -> tuple[Passage, ...]:
    """Read documents in every accepted form, keeping ids, scores and metadata.

    A bare string is one document. Items may be strings, mappings
    ``{id?, text, metadata?, score?}`` (``page_content`` and ``content`` are read as
    ``text``), :class:`Passage`, LangChain documents, LlamaIndex nodes and documents
    (their text is what the LLM saw: ``MetadataMode.LLM``). None items are skipped. Of
    the pairs that ``similarity_search_with_score`` gives the documents are taken; their
    numbers are not, as some stores mean a distance.

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
    return tuple(
        _as_passage(item, position)
        for position, item in enumerate(_items(documents))
        if item is not None
    )


def _items(documents: Any) -> list[Any]:
    """Bytes would be read as numbers and a data frame as the names of its columns."""
    hint = ""
    if hasattr(documents, "to_dict") and hasattr(documents, "columns"):
        hint = '; of a data frame take .to_dict("records")'
    elif not isinstance(documents, (bytes, bytearray, memoryview)):
        try:
            return list(documents)
        except TypeError:
            pass
    raise _invalid(
        f"documents must be a string or a list of documents, {_got(documents)}{hint}",
        code="invalid_documents",
    )


def _got(value: Any) -> str:
    return f"got {type(value).__name__}"


def _invalid(message: str, code: str = "invalid_document") -> InvalidCallError:
    return InvalidCallError(message, code=code)


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
    if isinstance(item, tuple) and len(item) == 2 and isinstance(item[1], Real):
        return _as_passage(item[0], position)
    raise _invalid(
        f"document {position} must be a string, a mapping with 'text', a Passage, or a "
        f"LangChain or LlamaIndex document, {_got(item)}"
    )


def _from_mapping(item: Mapping[str, Any], position: int) -> Passage:
    for key in ("text", "page_content", "content"):
        if key in item:
            metadata = item.get("metadata")
            return _passage(
                item[key], item.get("id"), item.get("score"), metadata, position
            )
    raise _invalid(
        f"document {position} has no 'text', found keys: {sorted(map(str, item))[:8]}; "
        "its text goes under 'text', 'content' or 'page_content'"
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
        raise _invalid(f"document {position}: text must be a string, {_got(text)}")
    if metadata is not None and not isinstance(metadata, Mapping):
        raise _invalid(
            f"document {position}: metadata must be a mapping, {_got(metadata)}"
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
