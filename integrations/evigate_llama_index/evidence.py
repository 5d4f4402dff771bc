"""Evidence before generation: drop, reorder and annotate copies of nodes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from llama_index.core.schema import MetadataMode, NodeWithScore
from pydantic import BaseModel, ConfigDict, Field

from evigate import (
    EvidenceGate,
    EvidenceVerdict,
    GateUsageError,
    Policy,
    RagCall,
)
from evigate_llama_index.judging import METADATA_KEY
from evigate_llama_index.nodes import node_references, notes_of, passages_of
from evigate_llama_index.request import current_request

BlockOn = Literal["abstain", "flag_conflict"]
_ANNOTATION: Final = METADATA_KEY


class EvidenceOptions(BaseModel):
    """What the evidence gate does with nodes.

    Attributes:
        block: decisions on which no node is passed on, so that the model is not asked.
        min_relevance: nodes below it are dropped, in [0, 1]; 0 keeps all.
        reorder: put the most relevant nodes first.
        annotate: note relevance and conflicts in the metadata of each node, out of
            sight of the model.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    block: tuple[BlockOn, ...] = ()
    min_relevance: float = Field(default=0.0, ge=0.0, le=1.0)
    reorder: bool = False
    annotate: bool = True


def evidence_call(question: str, nodes: Sequence[NodeWithScore]) -> RagCall:
    """Question and nodes as the gate reads them: one passage per node."""
    request = current_request()
    metadata = dict(request.metadata) if request else {}
    metadata["nodes"] = node_references(nodes)
    return RagCall.of(
        question,
        passages_of(nodes),
        "",
        evidence_source="retriever",
        metadata=metadata,
        notes=notes_of(nodes),
    )


def policy_for(gate: EvidenceGate, policy: Policy | None) -> Policy:
    """That of the request, else of the wrapper, else of the gate."""
    request = current_request()
    if request is not None and request.policy is not None:
        return request.policy
    return policy or gate.policy


def without_repetitions(nodes: Sequence[NodeWithScore]) -> list[NodeWithScore]:
    """Each node once, where nested retrievers found it several times."""
    first: dict[tuple[str, str], NodeWithScore] = {}
    for item in nodes:
        text = item.node.get_content(metadata_mode=MetadataMode.LLM)
        first.setdefault((item.node.node_id, text), item)
    return list(first.values())


def apply_evidence(
    verdict: EvidenceVerdict,
    nodes: Sequence[NodeWithScore],
    options: EvidenceOptions,
    policy: Policy,
) -> list[NodeWithScore]:
    """The nodes to pass on. ``nodes`` are those of the verdict, in its order.

    A policy that releases everything (``observe``) never blocks and drops nothing.
    """
    request = current_request()
    if request is not None:
        request.add_evidence(verdict)
    observing = policy.release == "everything"
    if verdict.action in options.block and not observing:
        if request is not None:
            request.blocked.append(verdict)
        return []
    relevance = list(verdict.document_relevance)
    relevance += [0.0] * (len(nodes) - len(relevance))
    order = list(range(len(nodes)))
    if not observing:
        order = [i for i in order if relevance[i] >= options.min_relevance]
    if options.reorder:
        order.sort(key=lambda i: -relevance[i])
    if not options.annotate:
        return [nodes[i] for i in order]
    conflicts = _conflicts_of(verdict, nodes)
    return [
        _annotated(nodes[i], verdict, relevance[i], conflicts.get(i, [])) for i in order
    ]


def _conflicts_of(
    verdict: EvidenceVerdict, nodes: Sequence[NodeWithScore]
) -> dict[int, list[dict[str, Any]]]:
    found: dict[int, list[dict[str, Any]]] = {}
    for conflict in verdict.conflicts:
        pair = (conflict.first.document, conflict.second.document)
        for here, there in (pair, pair[::-1]):
            if there < len(nodes):
                found.setdefault(here, []).append(
                    {"kind": conflict.kind, "with": nodes[there].node.node_id}
                )
    return found


def _annotated(
    item: NodeWithScore,
    verdict: EvidenceVerdict,
    relevance: float,
    conflicts: list[dict[str, Any]],
) -> NodeWithScore:
    note = {
        "verdict_id": verdict.verdict_id,
        "action": verdict.action,
        "relevance": round(relevance, 6),
        "conflicts": conflicts,
    }
    node = item.node
    update: dict[str, Any] = {"metadata": {**node.metadata, _ANNOTATION: note}}
    for name in ("excluded_llm_metadata_keys", "excluded_embed_metadata_keys"):
        keys = list(getattr(node, name, []))
        update[name] = keys if _ANNOTATION in keys else [*keys, _ANNOTATION]
    return NodeWithScore(node=node.model_copy(update=update), score=item.score)


def options_of(
    *,
    block: Sequence[str] | str,
    min_relevance: float,
    reorder: bool,
    annotate: bool,
) -> EvidenceOptions:
    """Check the options of a wrapper.

    Raises:
        GateUsageError: for values that cannot work.
    """
    names = (block,) if isinstance(block, str) else tuple(block)
    if not {"abstain", "flag_conflict"}.issuperset(names):
        raise GateUsageError(
            f"block may hold 'abstain' and 'flag_conflict', got {names!r}"
        )
    try:
        return EvidenceOptions.model_validate(
            {
                "block": names,
                "min_relevance": min_relevance,
                "reorder": reorder,
                "annotate": annotate,
            }
        )
    except ValueError as error:
        raise GateUsageError(f"options of the evidence gate: {error}") from error


def judge_nodes(
    gate: EvidenceGate,
    question: str,
    nodes: Sequence[NodeWithScore],
    options: EvidenceOptions,
    policy: Policy | None,
) -> list[NodeWithScore]:
    """Judge the nodes for a question, and pass on what may be passed on."""
    nodes = without_repetitions(nodes)
    chosen = policy_for(gate, policy)
    verdict = gate.check_evidence(evidence_call(question, nodes), policy=chosen)
    return apply_evidence(verdict, nodes, options, chosen)


async def ajudge_nodes(
    gate: EvidenceGate,
    question: str,
    nodes: Sequence[NodeWithScore],
    options: EvidenceOptions,
    policy: Policy | None,
) -> list[NodeWithScore]:
    """:func:`judge_nodes` for event loops."""
    nodes = without_repetitions(nodes)
    chosen = policy_for(gate, policy)
    call = evidence_call(question, nodes)
    verdict = await gate.acheck_evidence(call, policy=chosen)
    return apply_evidence(verdict, nodes, options, chosen)
