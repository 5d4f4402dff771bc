"""GatedRetriever: any retriever, its documents judged for the question."""

# ruff: noqa: SLF001 - the hooks of LlamaIndex are private by name
from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

from llama_index.core.base.base_retriever import BaseRetriever
from llama_index.core.schema import NodeWithScore, QueryBundle

from evigate import EvidenceGate, GateUsageError, Policy
from evigate_llama_index.evidence import ajudge_nodes, judge_nodes, options_of

_inside: Final[ContextVar[bool]] = ContextVar(
    "evigate_llama_index_inside_gated_retriever", default=False
)


class GatedRetriever(BaseRetriever):
    """Drops, reorders and annotates what a retriever finds, by evidence.

    Nested retrievers (fusion, auto-merging, recursive) are judged once, by the
    outermost gated one, and each node is passed on once. The base's nodes are never
    changed: what is annotated is a copy.

    Args:
        retriever: the retriever to gate.
        gate: the gate.
        policy: None takes the gate's own; a
            :func:`~evigate_llama_index.gate_request` around the call wins over both.
        block: on which decisions nothing is passed on: ``"abstain"``,
            ``"flag_conflict"``, both or none (the default).
        min_relevance: nodes below it are dropped, in [0, 1]; 0 keeps all.
        reorder: put the most relevant nodes first.
        annotate: put relevance, and the ids of conflicting nodes, into
            ``node.metadata["evigate"]``, which the model does not see.

    Raises:
        GateUsageError: for values that cannot work.

    >>> from llama_index.core import Document, SummaryIndex
    >>> index = SummaryIndex.from_documents([Document(text="It lasts 3 years.")])
    >>> retriever = GatedRetriever(index.as_retriever(), EvidenceGate())
    >>> sorted(retriever.retrieve("How long?")[0].metadata["evigate"])
    ['action', 'conflicts', 'relevance', 'verdict_id']
    """

    def __init__(
        self,
        retriever: BaseRetriever,
        gate: EvidenceGate,
        *,
        policy: Policy | str | None = None,
        block: Sequence[str] | str = (),
        min_relevance: float = 0.0,
        reorder: bool = False,
        annotate: bool = True,
    ) -> None:
        if not isinstance(retriever, BaseRetriever):
            raise GateUsageError(
                f"a retriever is needed, got {type(retriever).__name__}"
            )
        if not isinstance(gate, EvidenceGate):
            raise GateUsageError(f"gate must be an EvidenceGate, got {gate!r:.80}")
        self._base = retriever
        self._gate = gate
        self._policy = None if policy is None else Policy.of(policy)
        self._options = options_of(
            block=block,
            min_relevance=min_relevance,
            reorder=reorder,
            annotate=annotate,
        )
        retriever._check_callback_manager()
        super().__init__(callback_manager=retriever.callback_manager)

    def __repr__(self) -> str:
        return f"GatedRetriever({type(self._base).__name__}, {self._gate!r})"

    def _get_prompt_modules(self) -> Any:
        return {"retriever": self._base}

    def _retrieve(self, query_bundle: QueryBundle) -> list[NodeWithScore]:
        with _outermost() as outermost:
            nodes = self._base.retrieve(query_bundle)
        if not outermost:
            return nodes
        return judge_nodes(
            self._gate, query_bundle.query_str, nodes, self._options, self._policy
        )

    async def _aretrieve(self, query_bundle: QueryBundle) -> list[NodeWithScore]:
        with _outermost() as outermost:
            nodes = await self._base.aretrieve(query_bundle)
        if not outermost:
            return nodes
        return await ajudge_nodes(
            self._gate, query_bundle.query_str, nodes, self._options, self._policy
        )


@contextmanager
def _outermost() -> Iterator[bool]:
    """Is no gated retriever around this one?"""
    outermost = not _inside.get()
    token = _inside.set(True)
    try:
        yield outermost
    finally:
        _inside.reset(token)
