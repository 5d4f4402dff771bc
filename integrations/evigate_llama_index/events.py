"""EvidenceGateEventHandler: watches LlamaIndex, and never changes an answer."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable, Mapping
from typing import Any, Self

import llama_index.core.instrumentation as instrumentation
from llama_index.core.instrumentation.event_handlers import BaseEventHandler
from llama_index.core.instrumentation.events import BaseEvent
from llama_index.core.instrumentation.span import BaseSpan
from llama_index.core.instrumentation.span_handlers import BaseSpanHandler
from pydantic import PrivateAttr

from evigate import EvidenceGate, GateUsageError, Policy, RagCall, Verdict
from evigate_llama_index.background import DEFAULT_CAPACITY, BackgroundQueue
from evigate_llama_index.observing import CallObserver, ObservedCall

logger = logging.getLogger(__name__)


class EvidenceGateSpanHandler(BaseSpanHandler[BaseSpan]):
    """Ties question, nodes and final text of each call together.

    Belongs to an :class:`EvidenceGateEventHandler`; it keeps no spans of its own.

    Args:
        observer: of that handler.

    >>> from evigate import EvidenceGate
    >>> handler = EvidenceGateEventHandler(EvidenceGate())
    >>> handler.span_handler.class_name()
    'EvidenceGateSpanHandler'
    """

    _observer: CallObserver = PrivateAttr()

    def __init__(self, observer: CallObserver) -> None:
        super().__init__()
        self._observer = observer

    def __repr__(self) -> str:
        return f"EvidenceGateSpanHandler({self._observer!r})"

    __str__ = __repr__

    @classmethod
    def class_name(cls) -> str:
        """The name that LlamaIndex shows."""
        return "EvidenceGateSpanHandler"

    def new_span(
        self,
        id_: str,
        bound_args: inspect.BoundArguments,
        instance: Any | None = None,
        parent_span_id: str | None = None,
        tags: dict[str, Any] | None = None,
        **kwargs: Any,
    ) -> BaseSpan | None:
        """A span begins; nothing is kept in the handler itself."""
        del kwargs
        arguments = bound_args.arguments
        self._observer.enter(id_, arguments, instance, parent_span_id, tags)
        return None

    def prepare_to_exit_span(
        self,
        id_: str,
        bound_args: inspect.BoundArguments,
        instance: Any | None = None,
        result: Any | None = None,
        **kwargs: Any,
    ) -> BaseSpan | None:
        """A span ended well."""
        del bound_args, instance, kwargs
        self._observer.leave(id_, result)
        return None

    def prepare_to_drop_span(
        self,
        id_: str,
        bound_args: inspect.BoundArguments,
        instance: Any | None = None,
        err: BaseException | None = None,
        **kwargs: Any,
    ) -> BaseSpan | None:
        """A span ended with an error."""
        del bound_args, instance, err, kwargs
        self._observer.drop(id_)
        return None


class EvidenceGateEventHandler(BaseEventHandler):
    """Observes only: LlamaIndex discards what handlers raise, so none can block.

    Every answer of a query engine, chat engine, synthesizer or agent is judged once,
    at the outermost level, on the nodes that were really synthesised; streams when they
    are consumed. To hold answers back use ``GatedQueryEngine``, ``gate_chat_engine`` or
    ``gate_agent``; what those judged is not judged again here.

    Collecting is cheap and inline; judging happens in a bounded background queue. The
    text-free records go to the gate's sinks, verdicts to ``on_verdict``. Works beside
    other handlers, and lets streams pass through as they are.

    Args:
        gate: the gate.
        policy: None takes the gate's own; whatever it says, everything is released.
        on_verdict: gets each verdict, in the background thread.
        capacity: most calls that wait to be judged; further ones are dropped and
            counted.
        background: False judges in the caller's thread, for serverless.

    >>> from llama_index.core import Document, SummaryIndex
    >>> from llama_index.core.llms import MockLLM
    >>> verdicts = []
    >>> handler = EvidenceGateEventHandler(EvidenceGate(), on_verdict=verdicts.append)
    >>> index = SummaryIndex.from_documents([Document(text="It lasts 3 years.")])
    >>> with handler:
    ...     answer = index.as_query_engine(llm=MockLLM()).query("How long?")
    ...     handler.flush(timeout=10.0)
    True
    >>> len(verdicts)
    1
    """

    _gate: EvidenceGate = PrivateAttr()
    _policy: Policy = PrivateAttr()
    _on_verdict: Callable[[Verdict], Any] | None = PrivateAttr(default=None)
    _queue: BackgroundQueue[ObservedCall] = PrivateAttr()
    _observer: CallObserver = PrivateAttr()
    _span_handler: EvidenceGateSpanHandler = PrivateAttr()
    _warned: bool = PrivateAttr(default=False)

    def __init__(
        self,
        gate: EvidenceGate,
        *,
        policy: Policy | str | None = None,
        on_verdict: Callable[[Verdict], Any] | None = None,
        capacity: int = DEFAULT_CAPACITY,
        background: bool = True,
    ) -> None:
        super().__init__()
        if not isinstance(gate, EvidenceGate):
            raise GateUsageError(f"gate must be an EvidenceGate, got {gate!r:.80}")
        chosen = gate.policy if policy is None else Policy.of(policy)
        self._gate = gate
        self._policy = chosen.replace(release="everything")
        self._on_verdict = on_verdict
        self._queue = BackgroundQueue(
            self._judge, capacity=capacity, background=background
        )
        self._observer = CallObserver(self._queue.put)
        self._span_handler = EvidenceGateSpanHandler(self._observer)

    def __repr__(self) -> str:
        return f"EvidenceGateEventHandler({self._gate!r})"

    __str__ = __repr__  # that of models with private fields alone is empty

    @classmethod
    def class_name(cls) -> str:
        """The name that LlamaIndex shows."""
        return "EvidenceGateEventHandler"

    @property
    def span_handler(self) -> EvidenceGateSpanHandler:
        """The span handler that does the collecting."""
        return self._span_handler

    @property
    def dropped(self) -> int:
        """How many calls were not judged because too many waited."""
        return self._queue.dropped

    @property
    def open_spans(self) -> int:
        """How many spans are being followed."""
        return self._observer.open_spans

    def attach(self, dispatcher: Any = None) -> Self:
        """Add this handler and its span handler; to the root dispatcher by default."""
        target = _root_dispatcher() if dispatcher is None else dispatcher
        if self not in target.event_handlers:
            target.add_event_handler(self)
        if self._span_handler not in target.span_handlers:
            target.add_span_handler(self._span_handler)
        return self

    def detach(self, dispatcher: Any = None) -> None:
        """Remove both handlers again."""
        target = _root_dispatcher() if dispatcher is None else dispatcher
        target.event_handlers = [h for h in target.event_handlers if h is not self]
        target.span_handlers = [
            h for h in target.span_handlers if h is not self._span_handler
        ]

    def __enter__(self) -> Self:
        return self.attach()

    def __exit__(self, *details: object) -> None:
        self.detach()

    def handle(self, event: BaseEvent, **kwargs: Any) -> None:
        """Spans say all; an event without any tells that their handler is missing."""
        del event, kwargs
        if not self._observer.saw_spans and not self._warned:
            self._warned = True
            logger.warning(
                "EvidenceGateEventHandler sees no spans; add it with handler.attach(), "
                "which adds its span handler too"
            )

    def flush(self, timeout: float | None = None) -> bool:
        """Wait until all is judged; False when that took longer than ``timeout``."""
        return self._queue.flush(timeout)

    def close(self, timeout: float | None = None) -> bool:
        """Detach, finish what waits, and take nothing more."""
        self.detach()
        return self._queue.close(timeout)

    def _judge(self, observed: ObservedCall) -> None:
        metadata: Mapping[str, Any] = {"span_id": observed.span_id, **observed.tags}
        call = RagCall.of(
            observed.question,
            observed.passages,
            observed.answer,
            evidence_source=observed.source,
            metadata=metadata,
        )
        verdict = self._gate.conclude(call, self._policy)
        if self._on_verdict is not None:
            self._on_verdict(verdict)


def _root_dispatcher() -> Any:
    return instrumentation.get_dispatcher()  # type: ignore[attr-defined]
