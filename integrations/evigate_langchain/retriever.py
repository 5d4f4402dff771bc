# ruff: noqa: A002 - LangChain names the parameter of its methods `input`
"""A gate around a retriever: evidence is judged before a model reads it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, ClassVar, Literal

from langchain_core.callbacks import (
    AsyncCallbackManagerForRetrieverRun,
    CallbackManagerForRetrieverRun,
)
from langchain_core.documents import Document
from langchain_core.retrievers import BaseRetriever
from langchain_core.runnables import Runnable, RunnableConfig
from langchain_core.runnables.base import coerce_to_runnable
from langchain_core.runnables.config import (
    ensure_config,
    patch_config,
    var_child_runnable_config,
)
from pydantic import BeforeValidator, ConfigDict, Field

from evigate import (
    EvidenceGate,
    EvidenceVerdict,
    GateUsageError,
    Policy,
    RagCall,
    Sink,
    Source,
)
from evigate_langchain.calls import POLICY_KEY
from evigate_langchain.messages import METADATA_KEY
from evigate_langchain.surfaces import run_metadata, send_to_sink


def _as_runnable(base: Any) -> Any:
    function = callable(base) and not isinstance(base, Runnable)
    return coerce_to_runnable(base) if function else base


class GatedRetriever(BaseRetriever):
    """Judges what another retriever finds, and drops, reorders or annotates it.

    Each document is given on as a copy; the base's documents stay as they are.
    ``metadata["evigate"]`` of the copy holds, without any text: ``relevance`` to the
    question in [0, 1], higher is better; ``conflicts``, the documents that disagree
    with it on what was asked; and the ``verdict_id``.

    Attributes:
        base: any runnable or function from a query to documents.
        gate: judges question and documents with ``check_evidence``.
        mode: ``"annotate"`` keeps documents and order, ``"reorder"`` puts the most
            relevant first, ``"drop"`` leaves out those below ``min_relevance``.
            Documents in a conflict are never dropped: the disagreement is news.
        min_relevance: in [0, 1].
        k: at most this many documents after judging; None keeps all.
        sink: gets the text-free record of each evidence verdict.
        name, tags, metadata: of the run in traces, as for any retriever.

    >>> from langchain_core.runnables import RunnableLambda
    >>> found = [Document("Dogs are welcome."), Document("The fee is 5 euros.")]
    >>> base = RunnableLambda(lambda query: found)
    >>> gated = GatedRetriever(base=base, gate=EvidenceGate(), mode="reorder")
    >>> gated.invoke("What is the fee?")[0].page_content
    'The fee is 5 euros.'
    """

    base: Annotated[Runnable[str, list[Document]], BeforeValidator(_as_runnable)]
    gate: EvidenceGate
    mode: Literal["annotate", "reorder", "drop"] = "annotate"
    min_relevance: Annotated[float, Field(ge=0.0, le=1.0)] = 0.1
    k: Annotated[int, Field(ge=1)] | None = None
    sink: Sink | None = None

    model_config: ClassVar[ConfigDict] = ConfigDict(arbitrary_types_allowed=True)

    def invoke(
        self,
        input: str,
        config: RunnableConfig | None = None,
        **kwargs: Any,
    ) -> list[Document]:
        """Retrieve and judge; the base sees the config, too."""
        with _config_scope(config):
            return super().invoke(input, config, **kwargs)

    async def ainvoke(
        self,
        input: str,
        config: RunnableConfig | None = None,
        **kwargs: Any,
    ) -> list[Document]:
        """:meth:`invoke` for event loops."""
        with _config_scope(config):
            return await super().ainvoke(input, config, **kwargs)

    def _get_relevant_documents(
        self,
        query: str,
        *,
        run_manager: CallbackManagerForRetrieverRun,
        k: int | None = None,
        **kwargs: Any,
    ) -> list[Document]:
        config = patch_config(ensure_config(), callbacks=run_manager.get_child())
        found = _documents(self.base.invoke(query, config, **kwargs))
        if not found:
            return []
        call = self._call(query, found, config, run_manager)
        verdict = self.gate.check_evidence(call, policy=_policy_of(config))
        return self._judged(found, verdict, k)

    async def _aget_relevant_documents(
        self,
        query: str,
        *,
        run_manager: AsyncCallbackManagerForRetrieverRun,
        k: int | None = None,
        **kwargs: Any,
    ) -> list[Document]:
        config = patch_config(ensure_config(), callbacks=run_manager.get_child())
        found = _documents(await self.base.ainvoke(query, config, **kwargs))
        if not found:
            return []
        call = self._call(query, found, config, run_manager)
        verdict = await self.gate.acheck_evidence(call, policy=_policy_of(config))
        return self._judged(found, verdict, k)

    def _call(
        self, query: str, found: list[Document], config: RunnableConfig, run: Any
    ) -> RagCall:
        return RagCall.of(
            query,
            found,
            None,
            evidence_source="retriever",
            metadata=run_metadata(config, run),
        )

    def _judged(
        self, found: list[Document], verdict: EvidenceVerdict, k: int | None
    ) -> list[Document]:
        send_to_sink(self.sink, verdict.to_record())
        notes = _notes(found, verdict)
        order = list(range(len(found)))
        if self.mode == "reorder":
            order.sort(key=lambda index: -notes[index]["relevance"])
        elif self.mode == "drop":
            order = [index for index in order if self._is_kept(notes[index])]
        kept = order[: k or self.k]
        return [_annotated(found[index], notes[index]) for index in kept]

    def _is_kept(self, note: dict[str, Any]) -> bool:
        return note["relevance"] >= self.min_relevance or bool(note["conflicts"])


def _documents(found: Any) -> list[Document]:
    for item in found or ():
        if not isinstance(item, Document):
            raise GateUsageError(
                "base= must give LangChain documents, among what it gave is a value of "
                f"type {type(item).__name__}"
            )
    return list(found or ())


def _notes(found: list[Document], verdict: EvidenceVerdict) -> list[dict[str, Any]]:
    relevance = verdict.document_relevance
    notes: list[dict[str, Any]] = [
        {
            "relevance": round(float(relevance[index]), 4),
            "conflicts": [],
            "verdict_id": verdict.verdict_id,
        }
        for index in range(len(found))
    ]
    for conflict in verdict.conflicts:
        pairs = [(conflict.first, conflict.second), (conflict.second, conflict.first)]
        for this, other in pairs:
            notes[this.document]["conflicts"].append(
                _mark(other, conflict.kind, conflict.weight)
            )
    return notes


def _mark(other: Source, kind: str, weight: float) -> dict[str, Any]:
    return {
        "document": other.document,
        "id": other.id,
        "kind": kind,
        "weight": round(weight, 4),
    }


def _annotated(document: Document, note: dict[str, Any]) -> Document:
    metadata = {**document.metadata, METADATA_KEY: note}
    return document.model_copy(update={"metadata": metadata})


def _policy_of(config: RunnableConfig) -> Policy | str | None:
    policy: Policy | str | None = (config.get("configurable") or {}).get(POLICY_KEY)
    return policy


@contextmanager
def _config_scope(config: RunnableConfig | None) -> Iterator[None]:
    """Retrievers do not see their config; here the base shall."""
    token = var_child_runnable_config.set(ensure_config(config))
    try:
        yield
    finally:
        var_child_runnable_config.reset(token)
