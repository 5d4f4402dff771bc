# ruff: noqa: A002 - LangChain names the parameter of its methods `input`
"""A gate around a chain: what does not pass never leaves it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import aclosing, closing
from typing import Any, ClassVar, Final, Self, cast

from langchain_core.callbacks import (
    AsyncCallbackManagerForChainRun,
    CallbackManagerForChainRun,
)
from langchain_core.runnables import (
    Runnable,
    RunnableConfig,
    RunnableSerializable,
)
from langchain_core.runnables.config import ensure_config
from langchain_core.runnables.graph import Graph
from langchain_core.runnables.utils import (
    ConfigurableFieldSpec,
    get_unique_config_specs,
)
from pydantic import BaseModel, ConfigDict, Field, create_model, model_validator

from evigate import (
    AnswerWithheldError,
    EvidenceGate,
    GateUsageError,
    Sink,
    StreamMode,
)
from evigate_langchain.answers import AnswerReader, OnWithhold
from evigate_langchain.arguments import check_callables
from evigate_langchain.calls import (
    CONFIG_SPECS,
    CallSettings,
    DocumentsGetter,
    GuardedCall,
    HistoryGetter,
    QuestionGetter,
)
from evigate_langchain.placement import (
    check_placement,
    ends_in_graph,
    without_modes,
)
from evigate_langchain.releases import (
    BufferedRelease,
    ObservedRelease,
    Release,
    closable,
    last_pieces,
    whole_input,
)
from evigate_langchain.sentences import SentenceRelease
from evigate_langchain.streaming import enter_config
from evigate_langchain.surfaces import GatedOutput, adispatch, dispatch

_RELEASES: Final[dict[str, Callable[[GuardedCall], Release]]] = {
    "buffer": BufferedRelease,
    "sentence": SentenceRelease,
    "observe": ObservedRelease,
}


class GatedRunnable(RunnableSerializable[Any, Any]):
    """A runnable whose answers pass through a gate; made by
    :func:`~evigate_langchain.gate_chain`.

    Whatever way it is called, an answer that the gate withholds does not come out:
    not returned, not streamed, not in ``astream_events`` or ``astream_log``, not in the
    streams of a surrounding graph. Handlers of operators (tracers, token counters) see
    the raw run. Put it *inside* message history and in place of the node that
    generates.

    Per request, ``config={"configurable": {"evigate_policy": ..., "evigate_documents":
    ...}}`` sets policy and documents.

    Attributes:
        bound: the chain.
        gate: judges each answer.
        question, documents, answer, history, include_verdict, verdict_key, sink,
            on_withhold, answer_fields, allow_raw_state, name: as for
            :func:`~evigate_langchain.gate_chain`.
        stream_mode: its ``stream``.

    Raises:
        GateUsageError: where the gate could not keep its promise.

    >>> from langchain_core.runnables import RunnableLambda
    >>> chain = RunnableLambda(lambda question: "The fee is 5 euros.")
    >>> config = {"configurable": {"evigate_documents": ["The fee is 5 euros."]}}
    >>> GatedRunnable(bound=chain, gate=EvidenceGate()).invoke("The fee?", config)
    'The fee is 5 euros.'
    """

    bound: Runnable[Any, Any]
    gate: EvidenceGate
    question: QuestionGetter | None = None
    documents: DocumentsGetter | None = None
    answer: str | Callable[[Any], Any] | None = None
    history: HistoryGetter | None = None
    stream_mode: StreamMode = "buffer"
    include_verdict: bool = False
    verdict_key: str | None = None
    sink: Sink | None = None
    on_withhold: OnWithhold = "raise"
    answer_fields: tuple[str, ...] | None = None
    allow_raw_state: bool = Field(default=False)

    model_config: ClassVar[ConfigDict] = ConfigDict(arbitrary_types_allowed=True)

    @model_validator(mode="after")
    def _check_use(self) -> Self:
        if not self.allow_raw_state:
            check_placement(self.bound)
        if self.stream_mode != "buffer" and ends_in_graph(self.bound):
            raise GateUsageError(
                f"stream={self.stream_mode!r} around a graph: a graph streams its "
                "state, not pieces of an answer; use 'buffer', or gate inside the "
                "graph (EvidenceGateMiddleware, gate_node)"
            )
        if self.stream_mode == "sentence" and (
            callable(self.answer) or self.answer_fields
        ):
            raise GateUsageError(
                "stream='sentence' reads the answer from the stream as it comes; it "
                "takes a key as answer=, but neither a callable nor answer_fields"
            )
        check_callables(
            question=self.question,
            documents=self.documents,
            answer=self.answer,
            history=self.history,
            on_withhold=self.on_withhold,
        )
        return self

    # -- what LangChain asks of a runnable -----------------------------------------

    @classmethod
    def is_lc_serializable(cls) -> bool:
        """It can be written out; reading it back is not promised."""
        return True

    def to_json(self) -> Any:
        """As LangChain writes it, with the gate and policy named, without texts."""
        written: Any = super().to_json()
        provenance = {
            "name": self.gate.model.name,
            "policy": self.gate.policy.name,
            "policy_hash": self.gate.policy.hash,
        }
        return {**written, "kwargs": {**written["kwargs"], "gate": provenance}}

    def get_name(self, suffix: str | None = None, *, name: str | None = None) -> str:
        """The name in traces: the chain's, marked as gated."""
        name = name or self.name or f"Gated<{self.bound.get_name()}>"
        return super().get_name(suffix, name=name)

    @property
    def InputType(self) -> Any:  # noqa: N802 - LangChain's name
        """As the chain's."""
        return self.bound.InputType

    @property
    def OutputType(self) -> Any:  # noqa: N802 - LangChain's name
        """As the chain's, or :class:`GatedOutput`."""
        return GatedOutput if self.include_verdict else self._shown_type()

    def _shown_type(self) -> Any:
        kind = self.bound.OutputType
        if self.on_withhold == "raise":
            return kind
        return kind | None if self.on_withhold is None else Any

    def get_input_schema(self, config: RunnableConfig | None = None) -> type[BaseModel]:
        """As the chain's."""
        return cast("type[BaseModel]", self.bound.get_input_schema(config))

    def get_output_schema(
        self, config: RunnableConfig | None = None
    ) -> type[BaseModel]:
        """As the chain's, with what the gate adds."""
        schema: Any = self.bound.get_output_schema(config)
        if self.verdict_key is not None:
            added: Any = {self.verdict_key: (dict[str, Any] | None, None)}
            schema = create_model(schema.__name__, __base__=schema, **added)
        if self.include_verdict:
            parts: Any = {"output": (schema, ...), "verdict": (dict | None, None)}
            schema = create_model("GatedOutput", **parts)
        return cast("type[BaseModel]", schema)

    @property
    def config_specs(self) -> list[ConfigurableFieldSpec]:
        """The chain's and those of the gate."""
        return get_unique_config_specs([*self.bound.config_specs, *CONFIG_SPECS])

    def get_graph(self, config: RunnableConfig | None = None) -> Graph:
        """The chain's: the gate adds no step of its own."""
        return self.bound.get_graph(config)

    # -- calls ---------------------------------------------------------------------

    def invoke(
        self,
        input: Any,
        config: RunnableConfig | None = None,
        **kwargs: Any,
    ) -> Any:
        """Call the chain and gate its answer.

        Raises:
            AnswerWithheldError: when a structured answer is withheld, unless
                ``on_withhold`` says otherwise.
        """
        return self._call_with_config(self._invoke, input, config, **kwargs)

    async def ainvoke(
        self,
        input: Any,
        config: RunnableConfig | None = None,
        **kwargs: Any,
    ) -> Any:
        """:meth:`invoke` for event loops."""
        return await self._acall_with_config(self._ainvoke, input, config, **kwargs)

    def transform(
        self,
        input: Iterator[Any],
        config: RunnableConfig | None = None,
        **kwargs: Any,
    ) -> Iterator[Any]:
        """Stream the answer as ``stream_mode`` says."""
        yield from self._transform_stream_with_config(
            input, self._transform, config, **kwargs
        )

    async def atransform(
        self,
        input: AsyncIterator[Any],
        config: RunnableConfig | None = None,
        **kwargs: Any,
    ) -> AsyncIterator[Any]:
        """:meth:`transform` for event loops."""
        stream: Any = self._atransform_stream_with_config(
            input, self._atransform, config, **kwargs
        )
        async with aclosing(stream) as pieces:
            async for piece in pieces:
                yield piece

    def stream(
        self,
        input: Any,
        config: RunnableConfig | None = None,
        **kwargs: Any,
    ) -> Iterator[Any]:
        """Stream the answer as ``stream_mode`` says."""
        yield from self.transform(iter([input]), config, **kwargs)

    async def astream(
        self,
        input: Any,
        config: RunnableConfig | None = None,
        **kwargs: Any,
    ) -> AsyncIterator[Any]:
        """:meth:`stream` for event loops."""

        async def once() -> AsyncIterator[Any]:
            yield input

        stream: Any = self.atransform(once(), config, **kwargs)
        async with aclosing(stream) as pieces:
            async for piece in pieces:
                yield piece

    # -- one call ------------------------------------------------------------------

    def _invoke(
        self,
        given: Any,
        run_manager: CallbackManagerForChainRun,
        config: RunnableConfig,
        **kwargs: Any,
    ) -> Any:
        call = self._guarded(given, config, run_manager)
        output = call.run(lambda: self.bound.invoke(given, call.config, **kwargs))
        verdict = call.judge(output)
        if verdict is None:
            call.release_writes()
            return call.wrapped(output, None)
        record = call.settle(verdict)
        dispatch(record, run_manager)
        return call.wrapped(call.shown(output, verdict, record), verdict)

    async def _ainvoke(
        self,
        given: Any,
        run_manager: AsyncCallbackManagerForChainRun,
        config: RunnableConfig,
        **kwargs: Any,
    ) -> Any:
        call = self._guarded(given, config, run_manager)
        output = await call.arun(
            lambda: self.bound.ainvoke(given, call.config, **kwargs)
        )
        verdict = await call.ajudge(output)
        if verdict is None:
            call.release_writes()
            return call.wrapped(output, None)
        record = call.settle(verdict)
        await adispatch(record, run_manager)
        return call.wrapped(call.shown(output, verdict, record), verdict)

    def _transform(
        self,
        inputs: Iterator[Any],
        run_manager: CallbackManagerForChainRun,
        config: RunnableConfig,
        **kwargs: Any,
    ) -> Iterator[Any]:
        given = whole_input(list(inputs))
        if ends_in_graph(self.bound):
            yield self._invoke(given, run_manager, config, **without_modes(kwargs))
            return
        call = self._guarded(given, config, run_manager)
        release = _RELEASES[self.stream_mode](call)
        with closing(
            closable(self.bound.stream(given, call.config, **kwargs))
        ) as parts:
            for chunk in call.chunks(parts):
                for piece in release.push(chunk):
                    yield call.wrapped(piece, None)
        try:
            finished = release.finish()
        except AnswerWithheldError as error:
            dispatch(error.record, run_manager)
            raise
        if finished[1] is not None:
            dispatch(finished[2], run_manager)
        for piece in last_pieces(call, finished):
            yield piece

    async def _atransform(
        self,
        inputs: AsyncIterator[Any],
        run_manager: AsyncCallbackManagerForChainRun,
        config: RunnableConfig,
        **kwargs: Any,
    ) -> AsyncIterator[Any]:
        given = whole_input([part async for part in inputs])
        if ends_in_graph(self.bound):
            yield await self._ainvoke(
                given, run_manager, config, **without_modes(kwargs)
            )
            return
        call = self._guarded(given, config, run_manager)
        release = _RELEASES[self.stream_mode](call)
        chunks: Any = self.bound.astream(given, call.config, **kwargs)
        async with aclosing(chunks), aclosing(call.achunks(chunks)) as parts:
            async for chunk in parts:
                for piece in await release.apush(chunk):
                    yield call.wrapped(piece, None)
        try:
            finished = await release.afinish()
        except AnswerWithheldError as error:
            await adispatch(error.record, run_manager)
            raise
        if finished[1] is not None:
            await adispatch(finished[2], run_manager)
        for piece in last_pieces(call, finished):
            yield piece

    def _guarded(self, given: Any, config: RunnableConfig, run: Any) -> GuardedCall:
        settings = CallSettings(
            self.gate,
            AnswerReader(self.answer, self.answer_fields, self.on_withhold),
            self.question,
            self.documents,
            self.history,
            self.stream_mode,
            self.include_verdict,
            self.verdict_key,
            self.sink,
        )
        call = GuardedCall(settings, given, ensure_config(config), run, run.get_child())
        enter_config(call.config)
        return call
