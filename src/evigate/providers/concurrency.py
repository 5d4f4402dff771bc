"""A bound on how many requests are under way, for threads and for event loops."""

from __future__ import annotations

import asyncio
import threading
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from evigate.workers import ResetAtFork


class Slots(ResetAtFork):
    """At most ``count`` holders at a time; of threads, and of each event loop.

    >>> slots = Slots(1)
    >>> with slots.held():
    ...     pass
    """

    def __init__(self, count: int) -> None:
        if count < 1:
            raise ValueError(f"at least one request must be allowed, got {count}")
        self.count = count
        self._reset()
        self.register()

    def _reset(self) -> None:
        super()._reset()
        self._threads = threading.Semaphore(self.count)
        self._loops: weakref.WeakKeyDictionary[
            asyncio.AbstractEventLoop, asyncio.Semaphore
        ] = weakref.WeakKeyDictionary()

    def __repr__(self) -> str:
        return f"Slots({self.count})"

    def __getstate__(self) -> dict[str, Any]:
        return {"count": self.count}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state)  # type: ignore[misc]

    @contextmanager
    def held(self) -> Iterator[None]:
        """Wait for a slot and hold it in this thread."""
        semaphore = self._threads  # a fork meanwhile makes a new one
        with semaphore:
            yield

    @asynccontextmanager
    async def aheld(self) -> AsyncIterator[None]:
        """Wait for a slot and hold it in this task."""
        loop = asyncio.get_running_loop()
        with self._lock:
            semaphore = self._loops.get(loop)
            if semaphore is None:
                semaphore = self._loops[loop] = asyncio.Semaphore(self.count)
        async with semaphore:
            yield
