"""How long the stages of one call took, and how long they may still take."""

from __future__ import annotations

import math
import time


class StageClock:
    """Wall time by stage, in milliseconds, and what is left of the time allowed.

    Args:
        timeout: seconds for all stages together; None is unbounded.
    """

    def __init__(self, timeout: float | None = None) -> None:
        self._timeout = timeout
        self._start = self._last = time.perf_counter()
        self._laps: dict[str, float] = {}

    def lap(self, stage: str) -> None:
        """A stage has ended."""
        now = time.perf_counter()
        self._laps[stage] = (now - self._last) * 1e3
        self._last = now

    @property
    def deadline(self) -> float:
        """When time is up, by ``time.perf_counter``; never where it is unbounded."""
        return math.inf if self._timeout is None else self._start + self._timeout

    def check(self) -> float | None:
        """Seconds that are left, None where time is unbounded.

        Raises:
            TimeoutError: when none are.
        """
        if self._timeout is None:
            return None
        left = self._timeout - (time.perf_counter() - self._start)
        if left <= 0.0:
            raise TimeoutError(f"judging took longer than {self._timeout:g} s")
        return left

    def stop(self) -> dict[str, float]:
        """Milliseconds by stage, and ``"total"``."""
        total = (time.perf_counter() - self._start) * 1e3
        return {**self._laps, "total": total}
