"""Nodes as the model saw them, and which of them are evidence at all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from llama_index.core.schema import (
    BaseNode,
    ImageNode,
    MetadataMode,
    NodeWithScore,
    TextNode,
)

from evigate import Passage, ReasonCode

_UUID: Final = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
# Where readers put the name that people know a document by, the best first.
_NAME_KEYS: Final = ("file_name", "title", "source", "url", "file_path", "document_id")
_LONGEST_NAME: Final = 200


class SubAnswerNode(TextNode):
    """An answer to a sub-question, written by a model: no evidence for anything."""


def passages_of(nodes: Iterable[NodeWithScore | BaseNode]) -> tuple[Passage, ...]:
    """The nodes that are evidence, with the text that the model saw.

    Sub-answers are left out, and so are repetitions of one node.

    >>> node = TextNode(text="3 years.", id_="manual#4", metadata={"page": 7})
    >>> passages_of([NodeWithScore(node=node, score=0.5)])[0].text
    'page: 7\\n\\n3 years.'
    """
    passages: dict[tuple[str, str], Passage] = {}
    for item in nodes:
        node, score = _parts(item)
        if not isinstance(node, SubAnswerNode):
            passage = _passage(node, score)
            passages.setdefault((node.node_id, passage.text), passage)
    return tuple(passages.values())


def _parts(item: NodeWithScore | BaseNode) -> tuple[BaseNode, float | None]:
    if isinstance(item, NodeWithScore):
        return item.node, item.score
    return item, None


def _passage(node: BaseNode, score: float | None) -> Passage:
    return Passage(
        text=node.get_content(metadata_mode=MetadataMode.LLM),
        id=recognisable_id(node),
        score=score,
        metadata={
            **(node.metadata or {}),
            "node_id": node.node_id,
            "ref_doc_id": getattr(node, "ref_doc_id", None),
        },
    )


def recognisable_id(node: BaseNode) -> str:
    """The node's id, or where a machine made it up, the document's name with it.

    >>> recognisable_id(TextNode(id_="prices#2"))
    'prices#2'
    >>> made_up = "3f2a9b1c-0d4e-4f6a-8b7c-1a2b3c4d5e6f"
    >>> recognisable_id(TextNode(id_=made_up, metadata={"file_name": "prices.md"}))
    'prices.md#3f2a9b1c'
    """
    if not _UUID.fullmatch(node.node_id):
        return node.node_id
    names = [(node.metadata or {}).get(key) for key in _NAME_KEYS]
    names.append(getattr(node, "ref_doc_id", None))
    for name in names:
        if isinstance(name, str) and name.strip() and not _UUID.fullmatch(name):
            return f"{name[:_LONGEST_NAME]}#{node.node_id[:8]}"
    return node.node_id


def node_references(
    nodes: Iterable[NodeWithScore | BaseNode],
) -> list[dict[str, Any]]:
    """Ids and score of each node, for the record: no text."""
    references = []
    for item in nodes:
        node, score = _parts(item)
        if not isinstance(node, SubAnswerNode):
            references.append(
                {
                    "node_id": node.node_id,
                    "ref_doc_id": getattr(node, "ref_doc_id", None),
                    "score": score,
                }
            )
    return references


def notes_of(nodes: Iterable[NodeWithScore | BaseNode]) -> tuple[ReasonCode, ...]:
    """``limited_evidence`` where a node holds more than text, an image say."""
    for item in nodes:
        node, _ = _parts(item)
        if isinstance(node, ImageNode) or _has_media(node):
            return ("limited_evidence",)
    return ()


def _has_media(node: BaseNode) -> bool:
    resources = (
        getattr(node, name, None)
        for name in ("image_resource", "audio_resource", "video_resource")
    )
    return any(resource is not None for resource in resources)


def is_evidence(item: NodeWithScore) -> bool:
    """Was the node retrieved, not written by a model?"""
    return not isinstance(item.node, SubAnswerNode)


def mark_sub_answers(
    nodes: Sequence[NodeWithScore], *, all_of_them: bool
) -> list[NodeWithScore]:
    """Copies of nodes that a model wrote, as :class:`SubAnswerNode`; others as is.

    Engines that answer sub-questions hand the answers on as nodes without score,
    metadata or source, with the retrieved nodes beside them. The form tells, never the
    text: a document cannot pass itself off as a sub-answer.

    Args:
        nodes: what a synthesizer got together with additional source nodes.
        all_of_them: the caller knows that all nodes are sub-answers.
    """
    return [_marked(item) if all_of_them or _is_bare(item) else item for item in nodes]


def _is_bare(item: NodeWithScore) -> bool:
    node = item.node
    return (
        item.score is None
        and type(node) is TextNode
        and not node.metadata
        and not node.relationships
    )


def _marked(item: NodeWithScore) -> NodeWithScore:
    node = item.node
    if isinstance(node, SubAnswerNode):
        return item
    text = node.get_content(metadata_mode=MetadataMode.LLM)
    return NodeWithScore(node=SubAnswerNode(text=text, id_=node.node_id))
