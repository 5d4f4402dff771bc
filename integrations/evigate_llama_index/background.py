"""Scoring beside the application: a bounded queue, one worker, counted drops."""

from __future__ import annotations

import atexit
import logging
import os
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar

logger = logging.getLogger(__name__)

T = TypeVar("T")

DEFAULT_CAPACITY: Final = 1_000
# How long the interpreter waits at its end for what still waits, in seconds.
_EXIT_SECONDS: Final = 2.0
# A worker without work ends after this long; the next item starts another.
_IDLE_SECONDS: Final = 5.0
_instances: weakref.WeakSet[BackgroundQueue[object]] = weakref.WeakSet()


def _restart_after_fork() -> None:
    """A worker does not live on in a forked child; the next item starts one."""
    for queue in list(_instances):
        queue._reset()  # noqa: SLF001 - one module


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_restart_after_fork)


@atexit.register
def _flush_at_exit() -> None:
    """A script that ends right after its last answer still has it judged."""
    end = time.monotonic() + _EXIT_SECONDS
    for queue in list(_instances):
        queue.flush(max(0.0, end - time.monotonic()))


class BackgroundQueue(Generic[T]):
    """Hands items to a function, one after another, in a thread of its own.

    What does not fit is dropped and counted, so that observing never slows down or
    fills up what is observed.

    Args:
        function: gets each item; what it raises is logged.
        capacity: most items that wait.
        background: False calls the function at once, in the caller's thread.

    >>> seen = []
    >>> queue = BackgroundQueue(seen.append)
    >>> queue.put(1), queue.flush(5.0), seen
    (True, True, [1])
    """

    def __init__(
        self,
        function: Callable[[T], None],
        *,
        capacity: int = DEFAULT_CAPACITY,
        background: bool = True,
    ) -> None:
        if capacity < 1:
            raise ValueError(f"capacity must be at least 1, got {capacity}")
        self.capacity = capacity
        self.background = background
        self.dropped = 0
        self._function = function
        self._reset()
        _instances.add(self)  # type: ignore[arg-type]

    def __repr__(self) -> str:
        return f"BackgroundQueue(waiting={len(self._items)}, dropped={self.dropped})"

    def _reset(self) -> None:
        self._items: deque[T] = deque()
        self._changed = threading.Condition()
        self._worker: threading.Thread | None = None
        self._busy = False
        self._closed = False

    def put(self, item: T) -> bool:
        """Take an item; False when it was dropped."""
        if not self.background:
            self._run(item)
            return True
        with self._changed:
            if self._closed or len(self._items) >= self.capacity:
                self.dropped += 1
                return False
            self._items.append(item)
            if self._worker is None:
                self._worker = threading.Thread(
                    target=self._work, name="evigate-observer", daemon=True
                )
                self._worker.start()
            self._changed.notify_all()
        return True

    def flush(self, timeout: float | None = None) -> bool:
        """Wait until nothing waits; False when that took longer than ``timeout``.

        From within the function itself it returns at once.
        """
        if threading.current_thread() is self._worker:
            return False
        deadline = None if timeout is None else time.monotonic() + timeout
        with self._changed:
            while self._items or self._busy:
                left = None if deadline is None else deadline - time.monotonic()
                if left is not None and left <= 0.0:
                    return False
                self._changed.wait(left)
        return True

    def close(self, timeout: float | None = None) -> bool:
        """Take nothing more, and finish what waits; False when that took too long."""
        done = self.flush(timeout)
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        return done

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(
                    lambda: bool(self._items) or self._closed, _IDLE_SECONDS
                )
                if not self._items:
                    self._worker = None
                    return
                item = self._items.popleft()
                self._busy = True
            try:
                self._run(item)
            finally:
                del item
                with self._changed:
                    self._busy = False
                    self._changed.notify_all()

    def _run(self, item: T) -> None:
        try:
            self._function(item)
        except Exception:
            logger.warning("observing a call failed", exc_info=True)
