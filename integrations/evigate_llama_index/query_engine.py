"""GatedQueryEngine: any query engine behind the gate."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from llama_index.core.base.base_query_engine import BaseQueryEngine
from llama_index.core.base.response.schema import RESPONSE_TYPE
from llama_index.core.schema import NodeWithScore, QueryBundle

from evigate import EvidenceGate, GateUsageError, Policy, StreamMode
from evigate_llama_index.arguments import check_callable
from evigate_llama_index.judging import Gating, OnWithhold, Turn
from evigate_llama_index.nesting import (
    gated_outside,
    refuse_retry_source,
    with_marked_sub_answers,
)
from evigate_llama_index.nodes import mark_sub_answers
from evigate_llama_index.request import gate_request
from evigate_llama_index.responses import agated, gated


class GatedQueryEngine(BaseQueryEngine):
    """Gates the answers of a query engine; enforces, does not merely observe.

    Works around every engine whose responses carry source nodes: retriever engines,
    routers, sub-question and retry engines (put it *outside* those), and as the engine
    of a ``QueryEngineTool``. Sub-answers that a model wrote are no evidence, what they
    were read from is.

    Args:
        query_engine: the engine to gate; it is not changed.
        gate: the gate.
        policy: None takes the gate's own; a
            :func:`~evigate_llama_index.gate_request` around the call wins over both.
        mode: how streams are released. ``"buffer"`` shows nothing before the verdict,
            ``"sentence"`` each sentence that passes (what was shown cannot be taken
            back), ``"observe"`` everything at once.
        documents: reads the documents out of a response, for engines whose responses
            carry no source nodes; None takes the source nodes.
        on_withhold: what withheld structured answers become: ``"raise"`` an
            ``AnswerWithheldError``, the policy's ``"text"``, None, or what a callable
            builds from the policy's text and the record.
        answer_fields: dotted paths of the fields of structured answers that are
            judged; None judges all text.

    Raises:
        GateUsageError: for arguments that cannot work, and when queried from inside a
            ``RetrySourceQueryEngine`` (put the gate outside that one).

    >>> from llama_index.core import Document, SummaryIndex
    >>> from llama_index.core.llms import MockLLM
    >>> index = SummaryIndex.from_documents([Document(text="It lasts 3 years.")])
    >>> engine = GatedQueryEngine(index.as_query_engine(llm=MockLLM()), EvidenceGate())
    >>> engine.query("How long?").metadata["evigate"]["gate"]
    'evigate'
    """

    def __init__(
        self,
        query_engine: BaseQueryEngine,
        gate: EvidenceGate,
        *,
        policy: Policy | str | None = None,
        mode: StreamMode = "buffer",
        documents: Callable[[Any], Any] | None = None,
        on_withhold: OnWithhold = "raise",
        answer_fields: Sequence[str] | None = None,
    ) -> None:
        if not isinstance(query_engine, BaseQueryEngine):
            raise GateUsageError(
                f"a query engine is needed, got {type(query_engine).__name__}"
            )
        check_callable("documents", documents)
        self._query_engine = query_engine
        self._marked_engine = with_marked_sub_answers(query_engine)
        self._documents = documents
        self._gating = Gating.of(
            gate,
            policy=policy,
            mode=mode,
            on_withhold=on_withhold,
            answer_fields=answer_fields,
        )
        super().__init__(callback_manager=query_engine.callback_manager)

    def __repr__(self) -> str:
        inner = type(self._query_engine).__name__
        return f"GatedQueryEngine({inner}, {self._gating.gate!r})"

    def _get_prompt_modules(self) -> Any:
        return {"query_engine": self._query_engine}

    @contextmanager
    def _turn(self, query_bundle: QueryBundle) -> Iterator[Turn]:
        refuse_retry_source()
        with gate_request() as request, gated_outside():
            turn = self._gating.begin(query_bundle.query_str, documents=self._documents)
            turn.request = request
            yield turn

    def _query(self, query_bundle: QueryBundle) -> RESPONSE_TYPE:
        with self._turn(query_bundle) as turn:
            return gated(turn, self._marked_engine.query(query_bundle))

    async def _aquery(self, query_bundle: QueryBundle) -> RESPONSE_TYPE:
        with self._turn(query_bundle) as turn:
            return await agated(turn, await self._marked_engine.aquery(query_bundle))

    def retrieve(self, query_bundle: QueryBundle) -> list[NodeWithScore]:
        """The inner engine's retrieval: documents, not an answer."""
        return self._query_engine.retrieve(query_bundle)

    async def aretrieve(self, query_bundle: QueryBundle) -> list[NodeWithScore]:
        """:meth:`retrieve` for event loops, for engines that have it."""
        engine: Any = self._query_engine
        if hasattr(engine, "aretrieve"):
            nodes: list[NodeWithScore] = await engine.aretrieve(query_bundle)
            return nodes
        return self._query_engine.retrieve(query_bundle)

    def synthesize(
        self,
        query_bundle: QueryBundle,
        nodes: list[NodeWithScore],
        additional_source_nodes: Sequence[NodeWithScore] | None = None,
    ) -> RESPONSE_TYPE:
        """The inner engine's synthesis, gated."""
        if additional_source_nodes:
            nodes = mark_sub_answers(nodes, all_of_them=False)
        with self._turn(query_bundle) as turn:
            response = self._marked_engine.synthesize(
                query_bundle, nodes, additional_source_nodes
            )
            return gated(turn, response)

    async def asynthesize(
        self,
        query_bundle: QueryBundle,
        nodes: list[NodeWithScore],
        additional_source_nodes: Sequence[NodeWithScore] | None = None,
    ) -> RESPONSE_TYPE:
        """:meth:`synthesize` for event loops."""
        if additional_source_nodes:
            nodes = mark_sub_answers(nodes, all_of_them=False)
        with self._turn(query_bundle) as turn:
            response = await self._marked_engine.asynthesize(
                query_bundle, nodes, additional_source_nodes
            )
            return await agated(turn, response)
