"""Slow work beside the caller: bounded in time and in number, alive after a fork.

A worker that hangs keeps its slot; while all slots are held by overdue workers,
further calls time out at once instead of queueing behind them.
"""

from __future__ import annotations

import atexit
import contextvars
import os
import threading
import time
import weakref
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeoutError
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

DEFAULT_SLOTS: Final = 8


_EXIT_SECONDS: Final = 2.0
_threads: weakref.WeakSet[threading.Thread] = weakref.WeakSet()


@atexit.register
def _let_end() -> None:
    """Give overdue work a moment: native code that is cut off may abort the process."""
    deadline = time.monotonic() + _EXIT_SECONDS
    for thread in list(_threads):
        thread.join(max(0.0, deadline - time.monotonic()))


_instances: weakref.WeakSet[ResetAtFork] = weakref.WeakSet()


class ResetAtFork:
    """State behind a lock that a forked child must not inherit.

    Another thread may hold the lock at the fork, so the child starts afresh.
    Subclasses set their state in ``_reset`` and call ``register`` once.
    """

    def _reset(self) -> None:
        self._lock = threading.Lock()

    def register(self) -> None:
        """From now on a fork resets this object in the child."""
        _instances.add(self)


def _reset_after_fork() -> None:
    for instance in list(_instances):
        instance._reset()  # noqa: SLF001 - one module


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_reset_after_fork)


class BoundedWorkers(ResetAtFork):
    """Runs functions in threads of their own, at most ``slots`` at a time.

    A thread per piece of slow work needs no pool that a fork would leave dead, and
    costs little beside work that is slow.

    >>> BoundedWorkers().run(lambda: 1 + 1, timeout=5.0)
    2
    """

    def __init__(self, slots: int = DEFAULT_SLOTS) -> None:
        if slots < 1:
            raise ValueError(f"slots must be at least 1, got {slots}")
        self.slots = slots
        self._reset()
        self.register()

    def _reset(self) -> None:
        super()._reset()
        self._free = threading.Semaphore(self.slots)
        self._overdue = 0

    def __repr__(self) -> str:
        return f"BoundedWorkers(slots={self.slots}, overdue={self._overdue})"

    def __getstate__(self) -> dict[str, Any]:
        return {"slots": self.slots}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["slots"])  # type: ignore[misc]

    def run(self, function: Callable[[], T], timeout: float | None) -> T:
        """Run a function, and wait for it for ``timeout`` seconds.

        Raises:
            TimeoutError: when it takes longer, or no slot comes free in time.
            Exception: whatever the function raises.
        """
        if timeout is None:
            return function()
        deadline = time.monotonic() + timeout
        if self._overdue >= self.slots or not self._free.acquire(timeout=timeout):
            raise TimeoutError("all workers are busy with overdue work")
        job: _Job[T] = _Job(function, self)
        job.start()
        try:
            return job.future.result(max(0.0, deadline - time.monotonic()))
        except FutureTimeoutError:
            if job.future.done():  # the function itself raised a TimeoutError
                raise
            job.mark_overdue()
            raise TimeoutError(f"slow stage took longer than {timeout:g} s") from None

    def start(self, function: Callable[[], object]) -> bool:
        """Run a function beside the caller, who does not wait for it.

        Returns:
            False when no slot is free: then it does not run at all.
        """
        if not self._free.acquire(blocking=False):
            return False
        _Job(function, self).start()
        return True

    def _count_overdue(self, change: int) -> None:
        with self._lock:
            self._overdue += change


class _Job(Generic[T]):
    """One function in one daemon thread; gives its slot back when it ends."""

    def __init__(self, function: Callable[[], T], workers: BoundedWorkers) -> None:
        self.future: Future[T] = Future()
        self._function = function
        self._workers = workers
        self._context = contextvars.copy_context()
        self._lock = threading.Lock()
        self._ended = self._overdue = False

    def start(self) -> None:
        thread = threading.Thread(target=self._run, name="evigate-worker", daemon=True)
        thread.start()
        _threads.add(thread)

    def _run(self) -> None:
        try:
            result = self._context.run(self._function)
        except BaseException as error:  # noqa: BLE001 - handed to the waiting caller
            self.future.set_exception(error)
        else:
            self.future.set_result(result)
        with self._lock:
            self._ended = True
            overdue = self._overdue
        if overdue:
            self._workers._count_overdue(-1)  # noqa: SLF001 - one class in two parts
        self._workers._free.release()  # noqa: SLF001

    def mark_overdue(self) -> None:
        with self._lock:
            if self._ended:
                return
            self._overdue = True
        self._workers._count_overdue(1)  # noqa: SLF001
