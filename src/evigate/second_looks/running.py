"""Runs second looks: who gets one, within which time, and what a failure does."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from evigate.budgets import BudgetMeter
from evigate.clock import StageClock
from evigate.decision import Judgement
from evigate.look_policies import Budget, OnLookFailure
from evigate.policy import Policy
from evigate.records import Reason
from evigate.second_looks.base import LookResult, SecondLook
from evigate.told import Told
from evigate.workers import BoundedWorkers

logger = logging.getLogger(__name__)

LOOK_SCHEMA: Final = "evigate.second_look/1"
_MAX_METERS: Final = 256


class LookRunner:
    """The second looks of a gate, with what is left of their budgets.

    Args:
        looks: in the order in which they run; each sees what those before it found.
        workers: where they run, bounded in time and in number.
    """

    def __init__(self, looks: Sequence[SecondLook], workers: BoundedWorkers) -> None:
        self.looks = tuple(looks)
        self._workers = workers
        # An observer waits for a worker; of one pool they could hold all slots.
        self._observers = BoundedWorkers()
        self._meters: dict[tuple[str, Budget], BudgetMeter] = {}
        self._told = Told()

    def __repr__(self) -> str:
        return f"LookRunner({', '.join(look.name for look in self.looks)})"

    def inline(
        self, judgement: Judgement, policy: Policy, clock: StageClock
    ) -> Judgement:
        """The judgement after all looks that the verdict waits for; never raises."""
        seen = judgement
        for look in self.looks:
            try:
                wanted = self._wants(look, judgement, policy, "inline")
            except Exception as error:  # noqa: BLE001 - whatever a look raises
                self._report(look, error)
                seen = _with_failure(seen, look, "keep", error)
                continue
            if wanted:
                seen = self._looked(look, seen, policy, clock)
                clock.lap(look.name)
        return seen

    def after(
        self,
        judgement: Judgement,
        policy: Policy,
        verdict_id: str,
        emit: Callable[[dict[str, Any]], None],
    ) -> None:
        """Start the looks that only observe; each emits a record of its own.

        Never raises: the verdict is out already.
        """
        for look in self.looks:
            try:
                wanted = self._wants(look, judgement, policy, "after")
            except Exception as error:  # noqa: BLE001 - whatever a look raises
                self._report(look, error)
                continue

            def observe(look: SecondLook = look) -> None:
                seen = self._looked(look, judgement, policy, StageClock())
                added = [r for r in seen.findings if r not in judgement.findings]
                emit(_record_of(look, verdict_id, seen, added))

            if wanted and not self._observers.start(observe):
                logger.warning("no worker was free for %s after release", look.name)

    def _wants(
        self, look: SecondLook, judgement: Judgement, policy: Policy, mode: str
    ) -> bool:
        """Does the call get this look? Counts it for the look's budget."""
        settings = look.settings(policy)
        risk = judgement.risk
        if settings.mode != mode or judgement.failure is not None or risk is None:
            return False  # without a risk: a branch, or nothing to build on
        urgent = look.urgent(judgement, policy)
        meter = self._meter(look.name, settings.budget)
        return meter.admits(risk.value, always=urgent)

    def _meter(self, name: str, budget: Budget) -> BudgetMeter:
        key = (name, budget)
        meter = self._meters.get(key)
        if meter is None:
            if len(self._meters) >= _MAX_METERS:  # policies made per call
                self._meters.pop(next(iter(self._meters)), None)
            meter = self._meters.setdefault(key, BudgetMeter(budget))
        return meter

    def _report(self, look: SecondLook, error: Exception) -> None:
        """One traceback for each kind of failure: a log must not flood."""
        first = self._told.is_new(look.name, type(error))
        traced = first and not isinstance(error, TimeoutError)
        name = type(error).__name__
        logger.warning("second look %s failed: %s", look.name, name, exc_info=traced)

    def _looked(
        self,
        look: SecondLook,
        judgement: Judgement,
        policy: Policy,
        clock: StageClock,
    ) -> Judgement:
        settings = look.settings(policy)
        started = time.perf_counter()
        cost: float | None = 0.0
        try:
            left = _less(clock.check(), settings.timeout)
            result = self._workers.run(lambda: look.look(judgement, policy), left)
            seen = _with_result(judgement, look, result)
            cost = result.cost
        except Exception as error:  # noqa: BLE001 - whatever a look raises
            self._report(look, error)
            seen = _with_failure(judgement, look, settings.on_failure, error)
        spent = (time.perf_counter() - started) * 1e3
        self._meter(look.name, settings.budget).spend(spent, cost)
        return _with_detail(seen, look.name, milliseconds=round(spent, 3), cost=cost)


def _less(first: float | None, second: float | None) -> float | None:
    given = [seconds for seconds in (first, second) if seconds is not None]
    return min(given, default=None)


def _with_result(
    judgement: Judgement, look: SecondLook, result: LookResult
) -> Judgement:
    if not isinstance(result, LookResult):
        raise TypeError(f"{look.name} gave {type(result).__name__}, not a LookResult")
    kept = tuple(r for r in judgement.findings if r.code not in result.settled)
    details = {look.name: {"status": "judged", **result.details}}
    seen = replace(
        judgement,
        findings=(*kept, *result.findings),
        details={**judgement.details, **details},
    )
    if result.risk is None:
        return seen
    return replace(seen, risk=result.risk, decided_by=result.decided_by or look.name)


def _with_failure(
    judgement: Judgement, look: SecondLook, on_failure: OnLookFailure, error: Exception
) -> Judgement:
    status = "timed_out" if isinstance(error, TimeoutError) else "failed"
    note = Reason(
        "second_look_failed",
        f"{look.name}: {type(error).__name__}: {error}; the verdict stands without it.",
        weight=0.0,
    )
    details = {look.name: {"status": status, "error": type(error).__name__}}
    held = judgement.held
    if on_failure != "keep" and held != "abstain":
        held = on_failure
    return replace(
        judgement,
        findings=(*judgement.findings, note),
        details={**judgement.details, **details},
        held=held,
    )


def _with_detail(judgement: Judgement, name: str, **values: Any) -> Judgement:
    detail = {**judgement.details[name], **values}
    return replace(judgement, details={**judgement.details, name: detail})


def _record_of(
    look: SecondLook, verdict_id: str, seen: Judgement, added: Sequence[Reason]
) -> dict[str, Any]:
    details: Mapping[str, Any] = seen.details.get(look.name, {})
    return {
        "schema": LOOK_SCHEMA,
        "verdict_id": verdict_id,
        "look": look.name,
        "risk": None if seen.risk is None else round(seen.risk.value, 6),
        "reasons": [reason.to_record() for reason in added],
        "details": dict(details),
    }
