"""gate_node: a gate around the node of a LangGraph graph that generates the answer.

The node runs under a config that reaches no stream and no checkpointer, so what it says
enters the state, the streams and the history only as the gate releases it. A node
*behind* the generating one could not do that: see :func:`evidence_router`.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Literal

from langchain_core.callbacks import BaseCallbackManager, CallbackManager
from langchain_core.runnables import Runnable, RunnableConfig, RunnableLambda
from langchain_core.runnables.config import ensure_config, var_child_runnable_config
from langgraph.runtime import Runtime
from langgraph.types import Command

from evigate import EvidenceGate, Policy
from evigate_langchain.answers import AnswerReader, OnWithhold
from evigate_langchain.arguments import a_gate, check_callables, names_given
from evigate_langchain.calls import (
    CallSettings,
    DocumentsGetter,
    GuardedCall,
    HistoryGetter,
    QuestionGetter,
)
from evigate_langchain.graph_updates import NodeUpdate, as_mapping
from evigate_langchain.node_events import asend_event, send_event
from evigate_langchain.placement import check_placement
from evigate_langchain.routes import Routes


def gate_node(
    node: Callable[..., Any] | Runnable[Any, Any],
    gate: EvidenceGate,
    *,
    policy: Policy | str | None = None,
    question: QuestionGetter | None = None,
    documents: DocumentsGetter | None = None,
    answer: str | Callable[[Any], Any] | None = None,
    history: HistoryGetter | None = None,
    answer_fields: Sequence[str] | None = None,
    on_withhold: OnWithhold = "raise",
    on_answer: str | None = None,
    on_abstain: str | None = None,
    on_conflict: str | None = None,
    retry: str | None = None,
    max_retries: int = 1,
) -> Any:
    """Gate a node that generates: what is withheld never enters the graph's state.

    In the node's update the answer is replaced by the policy's text; keys that may hold
    a copy of it are emptied, those that pass on documents or the state stay. With
    routes the node returns ``Command(goto=...)``; then draw no edges from it. The
    record is in ``response_metadata["evigate"]`` of a message and, where the state is a
    :class:`~evigate_langchain.GateState`, under ``evigate``.

    What a node hands to ``interrupt()`` is shown to whoever resumes it, as it is. What
    it hands to a graph outside (``Command(graph=Command.PARENT)``) is gated.

    Streams show the node's answer in one piece when it was judged. A graph called
    inside the node runs without the outer graph's stream and checkpointer. Policy and
    documents of one request may come by ``config["configurable"]``, as
    ``evigate_policy`` and ``evigate_documents``.

    Args:
        node: a function of the state, synchronous or not, or a runnable.
        gate: the gate that judges.
        policy: instead of the gate's own.
        question, history: a key of the state, or a callable that gets the state.
        documents: a key of the update or the state, or a callable that gets state and
            update. The default takes what was retrieved in the node and what the state
            holds as documents or tool messages.
        answer: the key of the update that holds the answer, or a callable that gets it.
        answer_fields: dotted paths of the fields of a structured answer that count.
        on_withhold: what stands in place of a withheld structured answer.
        on_answer: the node to go to when the answer is released.
        on_abstain: when it is withheld.
        on_conflict: when it is withheld because documents conflict; None is
            ``on_abstain``.
        retry: the node that retrieves again; taken before ``on_abstain``, at most
            ``max_retries`` times in a turn. Needs :class:`GateState`.
        max_retries: see ``retry``.

    Raises:
        GateUsageError: for a graph as the node that keeps its own state.

    >>> from evigate import EvidenceGate
    >>> def generate(state):
    ...     return {"answer": "The warranty lasts 3 years."}
    >>> gated = gate_node(generate, EvidenceGate())
    >>> state = {"question": "How long is the warranty?",
    ...          "documents": ["The warranty lasts 3 years."]}
    >>> gated(state)["answer"]
    'The warranty lasts 3 years.'
    """
    check_callables(
        question=question,
        documents=documents,
        answer=answer,
        history=history,
        on_withhold=on_withhold,
    )
    if isinstance(node, Runnable):
        check_placement(node)
    gated = _GatedNode(
        node,
        CallSettings(
            _gate_of(gate, policy),
            AnswerReader(
                answer, names_given(answer_fields, "answer_fields"), on_withhold
            ),
            question,
            documents,
            history,
        ),
        Routes(on_answer, on_abstain, on_conflict, retry, max_retries),
    )
    return gated.as_node()


class _GatedNode:
    """One gated node; holds no state of calls."""

    def __init__(self, node: Any, settings: CallSettings, routes: Routes) -> None:
        self.node = node
        self.settings = settings
        self.routes = routes
        self.name = _name_of(node)

    def as_node(self) -> Any:
        """What is given to ``add_node``: as synchronous or not as the node itself."""
        if isinstance(self.node, Runnable):
            return RunnableLambda(self._invoke, self._ainvoke, name=self.name)
        wrapper = self._async_function() if _is_async(self.node) else self._function()
        targets = self.routes.targets
        if targets:  # lets LangGraph draw the routes
            returned = Command[Literal[targets]]  # type: ignore[valid-type]
            known = getattr(self.node, "__annotations__", {})
            wrapper.__annotations__ = {**known, "return": returned}
        return wrapper

    def _function(self) -> Callable[..., Any]:
        @functools.wraps(self.node, updated=())
        def gated(state: Any, /, *args: Any, **injected: Any) -> Any:
            self.routes.check_state(state)
            call = _guarded(self.settings, state, injected.get("config"))
            with _inside(call.config):
                kept = _held(injected, call.config)
                output = call.run(lambda: self.node(state, *args, **kept))
            return self._finished(call, state, output)

        return gated

    def _async_function(self) -> Callable[..., Any]:
        @functools.wraps(self.node, updated=())
        async def gated(state: Any, /, *args: Any, **injected: Any) -> Any:
            self.routes.check_state(state)
            call = _guarded(self.settings, state, injected.get("config"))
            with _inside(call.config):
                kept = _held(injected, call.config)
                output = await call.arun(lambda: self.node(state, *args, **kept))
            return await self._afinished(call, state, output)

        return gated

    def _invoke(self, state: Any, config: RunnableConfig) -> Any:
        self.routes.check_state(state)
        call = _guarded(self.settings, state, config)
        with _inside(call.config):
            output = call.run(lambda: self.node.invoke(state, call.config))
        return self._finished(call, state, output)

    async def _ainvoke(self, state: Any, config: RunnableConfig) -> Any:
        self.routes.check_state(state)
        call = _guarded(self.settings, state, config)
        with _inside(call.config):
            output = await call.arun(lambda: self.node.ainvoke(state, call.config))
        return await self._afinished(call, state, output)

    # -- steps ---------------------------------------------------------------------

    def _finished(self, call: GuardedCall, state: Any, output: Any) -> Any:
        update = NodeUpdate.of(output, self.settings.answers, call.given)
        verdict = call.judge(update.values) if update.has_answer else None
        if verdict is None:
            call.release_writes()
            return output
        record = call.settle(verdict)
        send_event(record)
        return self.routes.routed(
            update, verdict, record, state=state, call=call, name=_place(self.name)
        )

    async def _afinished(self, call: GuardedCall, state: Any, output: Any) -> Any:
        update = NodeUpdate.of(output, self.settings.answers, call.given)
        verdict = await call.ajudge(update.values) if update.has_answer else None
        if verdict is None:
            call.release_writes()
            return output
        record = call.settle(verdict)
        await asend_event(record)
        return self.routes.routed(
            update, verdict, record, state=state, call=call, name=_place(self.name)
        )


def evidence_router(
    gate: EvidenceGate,
    *,
    policy: Policy | str | None = None,
    question: QuestionGetter | None = None,
    documents: DocumentsGetter | None = None,
    answer: str | Callable[[Any], Any] | None = None,
    history: HistoryGetter | None = None,
    answer_fields: Sequence[str] | None = None,
    on_answer: str | None = None,
    on_abstain: str | None = None,
    on_conflict: str | None = None,
    retry: str | None = None,
    max_retries: int = 1,
) -> RunnableLambda[Any, Any]:
    """A node that only routes by the evidence for an answer already in the state.

    **It hides nothing**: the answer was in the state, its streams and checkpoints
    before this node ran. It serves graphs whose answers nobody sees on the way; where
    users do, take :func:`gate_node`.

    Args:
        gate: the gate that judges.
        policy: instead of the gate's own.
        answer: the key of the state that holds the answer, or a callable that gets it.
        question, documents, history, answer_fields, on_answer, on_abstain, on_conflict,
            retry, max_retries: as for :func:`gate_node`.

    Raises:
        GateUsageError: when the graph runs, where ``retry`` is given and the state
            cannot count.

    >>> from evigate import EvidenceGate
    >>> router = evidence_router(EvidenceGate(), on_answer="send", on_abstain="say_no")
    >>> state = {"question": "How long?", "documents": [], "answer": "9 years."}
    >>> router.invoke(state).goto
    'say_no'
    """
    check_callables(
        question=question, documents=documents, answer=answer, history=history
    )
    settings = CallSettings(
        _gate_of(gate, policy),
        AnswerReader(answer, names_given(answer_fields, "answer_fields")),
        question,
        documents,
        history,
    )
    routes = Routes(on_answer, on_abstain, on_conflict, retry, max_retries)

    def route(state: Any, config: RunnableConfig) -> Any:
        routes.check_state(state)
        call = _guarded(settings, state, config)
        verdict = call.judge(as_mapping(state))
        record = None if verdict is None else call.settle(verdict)
        if record is not None:
            send_event(record)
        return routes.only_routed(verdict, record, state)

    async def aroute(state: Any, config: RunnableConfig) -> Any:
        routes.check_state(state)
        call = _guarded(settings, state, config)
        verdict = await call.ajudge(as_mapping(state))
        record = None if verdict is None else call.settle(verdict)
        if record is not None:
            await asend_event(record)
        return routes.only_routed(verdict, record, state)

    return RunnableLambda(route, aroute, name="evidence_router")


def _gate_of(gate: EvidenceGate, policy: Policy | str | None) -> EvidenceGate:
    return a_gate(gate) if policy is None else a_gate(gate).with_policy(policy)


def _guarded(
    settings: CallSettings, state: Any, config: RunnableConfig | None
) -> GuardedCall:
    config = ensure_config(config)
    callbacks = config.get("callbacks")
    if not isinstance(callbacks, BaseCallbackManager):
        callbacks = CallbackManager.configure(callbacks)
    return GuardedCall(settings, as_mapping(state), config, None, callbacks)


@contextmanager
def _inside(config: RunnableConfig) -> Iterator[None]:
    token = var_child_runnable_config.set(config)
    try:
        yield
    finally:
        var_child_runnable_config.reset(token)


def _held(injected: Mapping[str, Any], config: RunnableConfig) -> dict[str, Any]:
    """What LangGraph hands to the node, with the streams behind it held back."""
    runtime = next(
        (
            value
            for value in (config.get("configurable") or {}).values()
            if isinstance(value, Runtime)
        ),
        None,
    )
    held = dict(injected)
    if "config" in held:
        held["config"] = config
    if runtime is not None and "runtime" in held:
        held["runtime"] = runtime
    if runtime is not None and "writer" in held:
        held["writer"] = runtime.stream_writer
    return held


def _is_async(node: Any) -> bool:
    node = node.func if isinstance(node, functools.partial) else node
    call = getattr(node, "__call__", None)  # noqa: B004 - an object may be the node
    return inspect.iscoroutinefunction(node) or inspect.iscoroutinefunction(call)


def _place(name: str) -> str:
    """The node's name in the graph, or its own outside of one."""
    metadata = ensure_config().get("metadata") or {}
    return str(metadata.get("langgraph_node") or name)


def _name_of(node: Any) -> str:
    if isinstance(node, Runnable):
        return node.get_name()
    node = node.func if isinstance(node, functools.partial) else node
    return str(getattr(node, "__name__", type(node).__name__))
