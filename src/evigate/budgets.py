"""Budgets over a stream of calls: the riskiest share of it, time and money per day."""

from __future__ import annotations

import logging
import math
import time
from bisect import bisect_left, bisect_right, insort
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from evigate.look_policies import Budget
from evigate.settings import check_number
from evigate.workers import ResetAtFork

logger = logging.getLogger(__name__)

_WINDOW: Final = 1_000
_BURST: Final = 20.0
_MAX_SHARES: Final = 64
_DAY_SECONDS: Final = 86_400


class TopShare(ResetAtFork):
    """Takes the riskiest share of a stream, call by call, without seeing what follows.

    A call is taken when its risk is among the top of the last calls and the share is
    not used up. What quiet stretches leave unused makes the bar lower, within bounds,
    so that the share is met on the long run and never exceeded by more than a burst
    of 20 calls. Memory is bounded by the window.

    Args:
        share: of the calls, in [0, 1].
        window: how many of the last risks set the bar.

    >>> top = TopShare(0.25)
    >>> [top.take(risk) for risk in (0.9, 0.1, 0.2, 0.1, 0.1, 0.8, 0.1)]
    [True, False, False, False, False, True, False]
    """

    def __init__(self, share: float, window: int = _WINDOW) -> None:
        check_number("share", share)
        self.share = share
        self.window = window
        self._reset()
        self.register()

    def _reset(self) -> None:
        super()._reset()
        self._recent: deque[float] = deque()
        self._sorted: list[float] = []
        self._credit = 1.0

    def __repr__(self) -> str:
        return f"TopShare({self.share:g})"

    def __getstate__(self) -> dict[str, Any]:
        return {"share": self.share, "window": self.window}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state)  # type: ignore[misc]

    def take(self, risk: float, *, eligible: bool = True) -> bool:
        """Does this call belong to the share? Counts it either way.

        Args:
            risk: higher is more wanted.
            eligible: False for a call of the stream that is not to be taken.
        """
        if self.share >= 1.0:
            return eligible
        if self.share <= 0.0:
            return False
        with self._lock:
            self._remember(risk)
            self._credit = min(self._credit + self.share, _BURST)
            unused = max(0.0, self._credit - 1.0) / _BURST
            wanted = self.share * (1.0 + unused)
            riskier = len(self._sorted) - bisect_right(self._sorted, risk)
            bar = max(1.0, wanted * len(self._sorted))
            if not eligible or self._credit < 1.0 or riskier >= bar:
                return False
            self._credit -= 1.0
            return True

    def _remember(self, risk: float) -> None:
        self._recent.append(risk)
        insort(self._sorted, risk)
        if len(self._recent) > self.window:
            oldest = self._recent.popleft()
            del self._sorted[bisect_left(self._sorted, oldest)]


class SharesOfStream:
    """One :class:`TopShare` for each share that is asked for; bounded."""

    def __init__(self) -> None:
        self._shares: dict[float, TopShare] = {}

    def take(self, share: float, risk: float) -> bool:
        """Does a call belong to the riskiest share of the stream?"""
        top = self._shares.get(share)
        if top is None:
            if len(self._shares) >= _MAX_SHARES:
                self._shares.pop(next(iter(self._shares)), None)
            top = self._shares.setdefault(share, TopShare(share))
        return top.take(risk)


class BudgetMeter(ResetAtFork):
    """What is left of a :class:`Budget`: admits calls and counts what they cost.

    The sums start anew with each UTC day, and in each process.

    >>> meter = BudgetMeter(Budget(min_risk=0.5, milliseconds_per_day=10.0))
    >>> meter.admits(0.2), meter.admits(0.7)
    (False, True)
    >>> meter.spend(milliseconds=12.0)
    >>> meter.admits(0.7)
    False

    A cost that is not known (None) uses up a money budget for the day: a limit that
    cannot be counted would be no limit.
    """

    def __init__(self, budget: Budget, now: Callable[[], float] | None = None) -> None:
        self.budget = budget
        self._now = now or time.time
        self._share = TopShare(budget.share)
        self._reset()
        self.register()

    def _reset(self) -> None:
        super()._reset()
        self._day = -1
        self._milliseconds = self._money = 0.0

    def __repr__(self) -> str:
        return f"BudgetMeter({self.budget!r})"

    def __getstate__(self) -> dict[str, Any]:
        return {"budget": self.budget}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state)  # type: ignore[misc]

    def admits(self, risk: float, *, always: bool = False) -> bool:
        """May a call of this risk have the look? Counts it for the share.

        Args:
            risk: of the fast gate, in [0, 1].
            always: it is wanted whatever its risk, as the riskiest of all.
        """
        low, high = self.budget.min_risk, self.budget.max_risk
        with self._lock:
            self._turn_of_the_day()
            spent = (self._milliseconds, self._money)
        limits = (self.budget.milliseconds_per_day, self.budget.money_per_day)
        used_up = any(
            limit is not None and used >= limit
            for used, limit in zip(spent, limits, strict=True)
        )
        in_band = always or low <= risk <= high
        eligible = in_band and not used_up
        rank = 2.0 if always else risk if in_band else -1.0
        return self._share.take(rank, eligible=eligible)

    def spend(self, milliseconds: float, money: float | None = 0.0) -> None:
        """A look has cost this much; money is None where its price is not known."""
        if money is None:
            money = self._unknown_price()
        with self._lock:
            self._turn_of_the_day()
            self._milliseconds += milliseconds
            self._money += money

    def _unknown_price(self) -> float:
        if self.budget.money_per_day is None:
            return 0.0
        logger.warning(
            "the price of a second look is not known, so money_per_day=%g cannot be "
            "kept: no further look today (give the provider a price)",
            self.budget.money_per_day,
        )
        return math.inf

    def _turn_of_the_day(self) -> None:
        day = int(self._now() // _DAY_SECONDS)
        if day != self._day:
            self._day = day
            self._milliseconds = self._money = 0.0
