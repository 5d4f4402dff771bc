"""A bounded queue with one worker, for scoring beside the application's own work."""

from __future__ import annotations

import atexit
import logging
import os
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar
from weakref import WeakSet

logger = logging.getLogger(__name__)

Job = TypeVar("Job")

# How long the interpreter waits at its end for what is still queued, in seconds.
_EXIT_SECONDS: Final = 2.0
# A worker without work ends after this long; the next job starts another.
_IDLE_SECONDS: Final = 5.0


class BackgroundQueue(Generic[Job]):
    """Hands jobs to one worker thread; when it is full, jobs are dropped and counted.

    The worker is a daemon that starts with the first job and again after a fork: a
    child process begins with an empty queue, its parent keeps what was queued.

    Args:
        work: what is done with each job; what it raises is logged.
        size: most jobs that wait.

    Attributes:
        dropped: how many jobs did not fit.

    >>> seen = []
    >>> queue = BackgroundQueue(seen.append, size=10)
    >>> queue.submit("job"), queue.flush(5.0), seen
    (True, True, ['job'])
    """

    def __init__(self, work: Callable[[Job], Any], size: int = 1000) -> None:
        if size < 1:
            raise ValueError(f"size must be above 0, got {size!r}")
        self.work = work
        self.size = size
        self.dropped = 0
        self._begin()
        _queues.add(self)

    def __repr__(self) -> str:
        return f"BackgroundQueue(waiting={len(self._jobs)}, dropped={self.dropped})"

    def __getstate__(self) -> dict[str, Any]:
        return {"work": self.work, "size": self.size}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["work"], state["size"])  # type: ignore[misc]

    def _begin(self) -> None:
        """An empty queue without a worker: at first, and in a forked child."""
        self._jobs: deque[Job] = deque()
        self._changed = threading.Condition()
        self._worker: threading.Thread | None = None
        self._pending = 0
        self._closed = False

    def submit(self, job: Job) -> bool:
        """Queue a job; False where it was dropped. Never waits for work."""
        with self._changed:
            if self._closed or len(self._jobs) >= self.size:
                self.dropped += 1
                return False
            self._jobs.append(job)
            self._pending += 1
            if self._worker is None:
                self._worker = threading.Thread(
                    target=self._run, name="evigate-background", daemon=True
                )
                self._worker.start()
            self._changed.notify_all()
            return True

    def flush(self, timeout: float | None = None) -> bool:
        """Wait until nothing waits or is worked on; False where time ran out.

        From within the work itself it returns at once.
        """
        if threading.current_thread() is self._worker:
            return False
        with self._changed:
            return self._changed.wait_for(lambda: self._pending == 0, timeout)

    def close(self, timeout: float | None = 5.0) -> bool:
        """Take no more jobs and wait for those that are queued; see :meth:`flush`."""
        with self._changed:
            self._closed = True
        return self.flush(timeout)

    def _run(self) -> None:
        while (job := self._next()) is not None:
            try:
                self.work(job[0])
            except Exception:
                logger.exception("work in the background failed")
            finally:
                del job
                with self._changed:
                    self._pending -= 1
                    self._changed.notify_all()

    def _next(self) -> tuple[Job] | None:
        """The next job; None when the worker has been idle for long and ends."""
        with self._changed:
            self._changed.wait_for(lambda: bool(self._jobs), _IDLE_SECONDS)
            if not self._jobs:
                self._worker = None
                return None
            return (self._jobs.popleft(),)


_queues: WeakSet[BackgroundQueue[Any]] = WeakSet()


def _begin_anew_in_child() -> None:
    for queue in list(_queues):
        queue._begin()  # noqa: SLF001 - this module's own class


def _flush_at_exit() -> None:
    end = time.monotonic() + _EXIT_SECONDS
    for queue in list(_queues):
        queue.flush(max(0.0, end - time.monotonic()))


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_anew_in_child)
atexit.register(_flush_at_exit)
