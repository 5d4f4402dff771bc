"""A scorer behind a bounded queue: for event loops, and for calls that may not wait."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeoutError
from typing import Any, Final, TypeVar

from evigate.lm.base import Request, TokenScorer, TokenScores, score_all, score_variants
from evigate.workers import ResetAtFork

_DEFAULT_WAITING: Final = 16
_IDLE_SECONDS: Final = 10.0

T = TypeVar("T")
Job = tuple["Future[Any]", Callable[[], Any]]


class ScoringQueue(ResetAtFork):
    """One worker thread in front of a scorer, at most so many requests waiting.

    A scorer itself: hand it wherever a scorer is wanted. The thread starts with the
    first request and ends when it has had nothing to do for ten seconds. A scorer that
    hangs holds the thread; then every further request times out in its turn.

    Args:
        scorer: any scorer.
        timeout: seconds that a request may take, waiting included; None is no limit.
        waiting: requests that may wait; one more is refused at once.

    Raises:
        ValueError: for limits that are not positive.

    >>> from evigate.lm import FakeScorer
    >>> queued = ScoringQueue(FakeScorer(), timeout=5.0)
    >>> queued.score("a red fox", "fox").log_probabilities
    (-0.5,)
    >>> asyncio.run(queued.ascore("a red fox", "fox")).log_probabilities
    (-0.5,)
    """

    def __init__(
        self,
        scorer: TokenScorer,
        *,
        timeout: float | None = None,
        waiting: int = _DEFAULT_WAITING,
    ) -> None:
        if timeout is not None and not timeout > 0.0:
            raise ValueError(f"timeout must be above 0, got {timeout!r}")
        if waiting < 1:
            raise ValueError(f"waiting must be at least 1, got {waiting!r}")
        self.scorer = scorer
        self.timeout = timeout
        self.waiting = waiting
        self._reset()
        self.register()

    def _reset(self) -> None:
        super()._reset()
        self._jobs: queue.Queue[Job] = queue.Queue(self.waiting)
        self._thread: threading.Thread | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {
            "scorer": self.scorer,
            "timeout": self.timeout,
            "waiting": self.waiting,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        scorer = state.pop("scorer")
        self.__init__(scorer, **state)  # type: ignore[misc]

    def __repr__(self) -> str:
        return f"ScoringQueue({self.scorer!r}, timeout={self.timeout})"

    def score(self, prompt: str, continuation: str) -> TokenScores:
        """See :class:`~evigate.lm.TokenScorer`.

        Raises:
            TimeoutError: when it takes too long, or too many requests wait already.
        """
        return self._run(lambda: self.scorer.score(prompt, continuation))

    def score_many(self, requests: Sequence[Request]) -> list[TokenScores]:
        """Several requests as one job."""
        return self._run(lambda: score_all(self.scorer, requests))

    def score_variants(
        self,
        segments: Sequence[str],
        kept: Sequence[Sequence[int]],
        continuation: str,
        *,
        approximate: bool = False,
    ) -> list[TokenScores]:
        """See :func:`~evigate.lm.score_variants`; one job."""
        return self._run(
            lambda: score_variants(
                self.scorer, segments, kept, continuation, approximate=approximate
            )
        )

    async def ascore(self, prompt: str, continuation: str) -> TokenScores:
        """:meth:`score` that leaves the event loop free."""
        return await self._arun(lambda: self.scorer.score(prompt, continuation))

    async def ascore_many(self, requests: Sequence[Request]) -> list[TokenScores]:
        """:meth:`score_many` that leaves the event loop free."""
        return await self._arun(lambda: score_all(self.scorer, requests))

    def _run(self, function: Callable[[], T]) -> T:
        job = self._submit(function)
        try:
            return job.result(self.timeout)
        except FutureTimeoutError:
            if job.done():  # the scorer itself raised a TimeoutError
                raise
            job.cancel()
            raise self._too_long() from None

    async def _arun(self, function: Callable[[], T]) -> T:
        job = self._submit(function)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(job), self.timeout)
        except TimeoutError:
            if job.done() and not job.cancelled():
                raise
            raise self._too_long() from None

    def _too_long(self) -> TimeoutError:
        return TimeoutError(f"scoring took longer than {self.timeout:g} s")

    def _submit(self, function: Callable[[], T]) -> Future[T]:
        job: Future[T] = Future()
        with self._lock:
            try:
                self._jobs.put_nowait((job, function))
            except queue.Full:
                raise TimeoutError(f"{self.waiting} requests wait already") from None
            if self._thread is None:
                self._thread = threading.Thread(
                    target=self._work, name="evigate-scoring", daemon=True
                )
                self._thread.start()
        return job

    def _work(self) -> None:
        jobs = self._jobs
        while True:
            try:
                job, function = jobs.get(timeout=_IDLE_SECONDS)
            except queue.Empty:
                with self._lock:
                    if jobs.empty():
                        self._thread = None
                        return
                continue
            _do(job, function)
            del job, function


def _do(job: Future[Any], function: Callable[[], Any]) -> None:
    if not job.set_running_or_notify_cancel():
        return  # whoever asked waits no longer
    try:
        result = function()
    except BaseException as error:  # noqa: BLE001 - handed to the one who waits
        job.set_exception(error)
    else:
        job.set_result(result)
