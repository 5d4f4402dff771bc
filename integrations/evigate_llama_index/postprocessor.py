"""EvidenceGatePostprocessor: the evidence gate before generation."""

# ruff: noqa: SLF001 - the hooks of LlamaIndex are private by name
from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from llama_index.core.postprocessor.types import BaseNodePostprocessor
from llama_index.core.query_engine import RetrieverQueryEngine
from llama_index.core.schema import NodeWithScore, QueryBundle
from pydantic import PrivateAttr

from evigate import EvidenceGate, GateUsageError, Policy
from evigate_llama_index.evidence import (
    EvidenceOptions,
    ajudge_nodes,
    judge_nodes,
    options_of,
)
from evigate_llama_index.wrapped_synthesizer import EmptyTextSynthesizer


class EvidenceGatePostprocessor(BaseNodePostprocessor):
    """Stops before generation where the nodes do not hold what is asked.

    It then passes no nodes on, and LlamaIndex asks no model: the engine answers "Empty
    Response", and with a gate around it (``GatedQueryEngine``, ``gate_chat_engine``)
    the policy's text. :meth:`installed_in` sets that text in a bare engine. A policy
    that observes never blocks and never drops.

    Put it last among the postprocessors: it should see what the model would see.

    Args:
        gate: the gate.
        policy: None takes the gate's own; a
            :func:`~evigate_llama_index.gate_request` around the call wins over both.
        block: on which decisions no node is passed on: ``"abstain"``,
            ``"flag_conflict"``, both or none.
        min_relevance: nodes below it are dropped, in [0, 1]; 0 keeps all.
        reorder: put the most relevant nodes first.
        annotate: put relevance, and the ids of conflicting nodes, into
            ``node.metadata["evigate"]``, which the model does not see. The nodes are
            copied; those of the index stay as they are.
        fields: of every postprocessor (``callback_manager``).

    Raises:
        GateUsageError: for values that cannot work.

    >>> from llama_index.core.schema import TextNode
    >>> postprocessor = EvidenceGatePostprocessor(EvidenceGate())
    >>> node = NodeWithScore(node=TextNode(text="Dogs are welcome in the garden."))
    >>> postprocessor.postprocess_nodes([node], query_str="What is the refund limit?")
    []
    """

    _gate: EvidenceGate = PrivateAttr()
    _policy: Policy | None = PrivateAttr(default=None)
    _options: EvidenceOptions = PrivateAttr()

    def __init__(
        self,
        gate: EvidenceGate,
        *,
        policy: Policy | str | None = None,
        block: Sequence[str] | str = ("abstain",),
        min_relevance: float = 0.0,
        reorder: bool = False,
        annotate: bool = True,
        **fields: Any,
    ) -> None:
        super().__init__(**fields)
        if not isinstance(gate, EvidenceGate):
            raise GateUsageError(f"gate must be an EvidenceGate, got {gate!r:.80}")
        self._gate = gate
        self._policy = None if policy is None else Policy.of(policy)
        self._options = options_of(
            block=block,
            min_relevance=min_relevance,
            reorder=reorder,
            annotate=annotate,
        )

    def __repr__(self) -> str:
        return f"EvidenceGatePostprocessor({self._gate!r})"

    __str__ = __repr__

    @classmethod
    def class_name(cls) -> str:
        """The name that LlamaIndex shows."""
        return "EvidenceGatePostprocessor"

    def installed_in(self, engine: RetrieverQueryEngine) -> RetrieverQueryEngine:
        """A copy of an engine with this gate last, and the policy's text for "empty".

        Raises:
            GateUsageError: for other kinds of engines; give those the postprocessor
                when you build them, and gate them with ``GatedQueryEngine``.
        """
        if not isinstance(engine, RetrieverQueryEngine):
            raise GateUsageError(
                f"cannot install into {type(engine).__name__}, only into a "
                "RetrieverQueryEngine; wrap it in GatedQueryEngine instead"
            )
        clone = copy.copy(engine)
        clone._node_postprocessors = [*engine._node_postprocessors, self]
        policy = self._policy or self._gate.policy
        clone._response_synthesizer = EmptyTextSynthesizer(
            engine._response_synthesizer, policy.abstain_text
        )
        return clone

    def _postprocess_nodes(
        self, nodes: list[NodeWithScore], query_bundle: QueryBundle | None = None
    ) -> list[NodeWithScore]:
        if query_bundle is None:
            return nodes
        return judge_nodes(
            self._gate, query_bundle.query_str, nodes, self._options, self._policy
        )

    async def _apostprocess_nodes(
        self, nodes: list[NodeWithScore], query_bundle: QueryBundle | None = None
    ) -> list[NodeWithScore]:
        if query_bundle is None:
            return nodes
        return await ajudge_nodes(
            self._gate, query_bundle.query_str, nodes, self._options, self._policy
        )
