"""gate_session: judge answers whose documents were retrieved outside of the chain."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextvars import ContextVar, Token
from types import TracebackType
from typing import Any, Final
from weakref import ref

from langchain_core.tracers.context import register_configure_hook

from evigate import EvidenceGate, Policy, Verdict
from evigate_langchain.callback import (
    EvidenceGateCallback,
    LooseRetrieval,
    Observed,
    OnVerdict,
)
from evigate_langchain.runs import RootRun

_session: ContextVar[SessionObserver | None] = ContextVar(
    "evigate_session", default=None
)
register_configure_hook(_session, inheritable=True)

_MOST_VERDICTS: Final = 1000
_CLOSE_SECONDS: Final = 30.0


class _Flow:
    """The thread or asyncio task in which something happens."""

    def __init__(self) -> None:
        self.thread = threading.get_ident()
        try:
            task = asyncio.current_task()
        except RuntimeError:
            task = None
        self._task = None if task is None else ref(task)

    def same_as(self, other: _Flow) -> bool:
        mine, theirs = self.task, other.task
        if mine is None and theirs is None and self._task is other._task:
            return self.thread == other.thread
        return mine is not None and mine is theirs

    @property
    def task(self) -> asyncio.Task[Any] | None:
        return None if self._task is None else self._task()

    @property
    def over(self) -> bool:
        """Is it a task that has ended?"""
        return self._task is not None and ((t := self.task) is None or t.done())


class SessionObserver(EvidenceGateCallback):
    """Observes everything that runs inside :func:`gate_session`.

    Args:
        gate: the gate that judges.
        policy: instead of the gate's own.
        on_verdict: takes each verdict, from the background thread.
        background: score in a thread of its own, or at the end of the call.
        options: as for :class:`EvidenceGateCallback`.

    Attributes:
        verdicts: of the answers so far, the latest 1,000; complete after the scope.

    >>> from evigate import EvidenceGate
    >>> from langchain_core.language_models import FakeListChatModel
    >>> model = FakeListChatModel(responses=["The fee is 5 euros."])
    >>> with gate_session(EvidenceGate(), background=False) as session:
    ...     said = model.invoke("What is the fee?")
    >>> isinstance(session, SessionObserver), session.verdicts[0].action
    (True, 'abstain')
    """

    def __init__(
        self,
        gate: EvidenceGate,
        *,
        policy: Policy | str | None = None,
        on_verdict: OnVerdict | None = None,
        background: bool = True,
        **options: Any,
    ) -> None:
        super().__init__(
            gate,
            policy=policy,
            on_verdict=self._keep,
            background=background,
            **options,
        )
        self.verdicts: list[Verdict] = []
        self._then = on_verdict
        self._waiting: list[LooseRetrieval] = []
        self._claims = 0
        self._claiming = threading.Lock()

    def run_begins(self, root: RootRun) -> None:
        """Remember where; LangChain reports the end from another task."""
        root.notebook["flow"] = _Flow()

    def model_starts(self, root: RootRun) -> None:
        """The first model call of a run claims what was retrieved before it."""
        if "claimed" not in root.notebook:
            root.notebook["claimed"] = ()
            root.notebook["ambiguous"] = False
            with self._claiming:
                self._claim(root)

    def _claim(self, root: RootRun) -> None:
        here = root.notebook["flow"]
        mine = [item for item in self._waiting if item.flow.same_as(here)]
        if not mine:
            mine = [item for item in self._waiting if item.flow.over]
        if not mine and self._waiting and self._only_flow():
            mine = list(self._waiting)
        if mine:
            self._claims += 1
            self._waiting = [item for item in self._waiting if item not in mine]
            root.notebook["claimed"] = tuple(mine)
        else:
            root.notebook["ambiguous"] = bool(self._waiting or self._claims)

    def _only_flow(self) -> bool:
        """Did one thread retrieve all that waits, with nobody else at work?"""
        first = self._waiting[0].flow
        alone = all(item.flow.same_as(first) for item in self._waiting)
        others = [root for root in self.table.live() if root.notebook.get("claimed")]
        return alone and first.task is None and not others

    def _keep_loose(self, root: RootRun) -> None:
        queries = root.collector.queries()
        with self._claiming:
            for retrieval in root.collector.retrievals():
                self._waiting.append(
                    LooseRetrieval(
                        queries[0] if queries else "",
                        retrieval.documents,
                        time.monotonic(),
                        root.notebook["flow"],
                    )
                )
            del self._waiting[:-_MOST_VERDICTS]

    def _observed(self, root: RootRun, output: Any, given: Any) -> Observed:
        claimed = root.notebook.get("claimed", ())
        ambiguous = root.notebook.get("ambiguous") and not root.collector.retrievals()
        return Observed(
            root,
            output,
            given,
            loose=claimed,
            claimed=True,
            notes=("ambiguous_evidence",) if ambiguous else (),
        )

    def _judge(self, observed: Observed) -> None:
        """Judge with the session out of reach, lest it judges its own judge."""
        token = _session.set(None)
        try:
            super()._judge(observed)
        finally:
            _session.reset(token)

    def _keep(self, verdict: Verdict) -> None:
        self.verdicts.append(verdict)
        del self.verdicts[:-_MOST_VERDICTS]
        if self._then is not None:
            self._then(verdict)


class gate_session:  # noqa: N801 - a scope, used like a function
    """A scope in which every answer is judged, with no handler to pass around.

    Documents retrieved in the scope before a chain or model runs belong to the next one
    that runs in the same thread or task. A second or a parallel one without documents
    of its own gets none of another's: its verdict carries ``ambiguous_evidence``. Runs
    in a bare ``threading.Thread`` are not seen: context variables do not reach it.

    Args:
        gate: the gate that judges.
        policy: instead of the gate's own.
        on_verdict: takes each verdict.
        background: score in a thread of its own; the scope waits for it at its end.
        **options: further ones of :class:`~evigate_langchain.EvidenceGateCallback`.

    >>> from evigate import EvidenceGate
    >>> with gate_session(EvidenceGate()) as session:
    ...     pass  # documents = retriever.invoke(...); chain.invoke(...)
    >>> session.verdicts
    []
    """

    def __init__(
        self,
        gate: EvidenceGate,
        *,
        policy: Policy | str | None = None,
        on_verdict: Callable[[Verdict], None] | None = None,
        background: bool = True,
        **options: Any,
    ) -> None:
        self.observer = SessionObserver(
            gate,
            policy=policy,
            on_verdict=on_verdict,
            background=background,
            **options,
        )
        self._token: Token[SessionObserver | None] | None = None

    def __repr__(self) -> str:
        return f"gate_session({self.observer.gate!r})"

    def __enter__(self) -> SessionObserver:
        self._token = _session.set(self.observer)
        return self.observer

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._leave()
        self.observer.close(_CLOSE_SECONDS)

    async def __aenter__(self) -> SessionObserver:
        return self.__enter__()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._leave()
        await asyncio.to_thread(self.observer.close, _CLOSE_SECONDS)

    def _leave(self) -> None:
        if self._token is not None:
            _session.reset(self._token)
            self._token = None
