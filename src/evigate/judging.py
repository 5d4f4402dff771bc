"""One call through all stages.

RagCall -> Evidence -> branches, findings, features -> risk -> policy -> Verdict
"""

from __future__ import annotations

import logging
import uuid
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final, TypeVar

from evigate._version import __version__
from evigate.budgets import SharesOfStream
from evigate.checked_parts import (
    checked_answer,
    checked_features,
    checked_findings,
    checked_thresholds,
)
from evigate.checks import Check, distinct
from evigate.checks.sufficiency.branches import find_branch
from evigate.clock import StageClock
from evigate.codes import ReasonCode
from evigate.decision import Judgement, decide, for_review
from evigate.parts import Sink
from evigate.policy import Policy
from evigate.recent_reads import Reader, RecentReads
from evigate.records import RagCall, Reason
from evigate.risk.base import RiskModel, let_watch, model_in_force
from evigate.second_looks.base import SecondLook
from evigate.second_looks.running import LookRunner
from evigate.told import Told
from evigate.verdicts import Provenance, Verdict
from evigate.workers import BoundedWorkers

T = TypeVar("T")

logger = logging.getLogger(__name__)

# Up to this many characters a call costs a few milliseconds and stays on the loop.
INLINE_CHARACTERS: Final = 20_000
RECENT_READS: Final = 8


class Judge:
    """The parts of a gate, and the way of a call through them.

    One judge serves many threads, event loops and policies.

    Args:
        model: turns features and findings into a risk.
        checks: which faults to look for.
        sinks: get each verdict's text-free record.
        looks: slower evidence, on the calls that a policy's budgets let through.
        recent_reads: how many calls are remembered, see
            :class:`~evigate.recent_reads.RecentReads`.

    Attributes:
        read: reads calls, and remembers the last ones.
    """

    def __init__(
        self,
        model: RiskModel,
        checks: tuple[Check, ...],
        sinks: tuple[Sink, ...] = (),
        looks: Sequence[SecondLook] = (),
        recent_reads: int = RECENT_READS,
    ) -> None:
        self.model = model
        self.checks = checks
        self.sinks = sinks
        self.read = RecentReads(recent_reads)
        self._shares = SharesOfStream()
        self._hashed: tuple[Policy | None, str] = (None, "")
        self._workers = BoundedWorkers()
        self._told = Told()
        self._looks = LookRunner(looks, self._workers) if looks else None

    def __repr__(self) -> str:
        return f"Judge({self.model.name!r})"

    def conclude(
        self,
        call: RagCall,
        policy: Policy,
        *,
        read: Reader | None = None,
        emit: bool = True,
    ) -> Verdict:
        """Run all stages on one call and let the policy decide.

        Args:
            read: reads the call; None takes the judge's own reader.
            emit: False for a judgement on the way, of part of a stream: no second look
                is taken and no sink hears of it.
        """
        clock = StageClock(policy.timeout)
        looks = self._looks if emit else None
        try:
            judgement = self.judged(call, policy, read or self.read, clock)
            if looks is not None:
                judgement = looks.inline(judgement, policy, clock)
            if emit:
                let_watch(self.model, judgement.evidence, judgement.features)
                judgement = self._budgeted(judgement, policy)
        except TimeoutError as error:
            judgement = Judgement(call, failure=_failure("timed_out", error))
        except Exception as error:  # noqa: BLE001 - the policy decides
            self.tell("scoring failed", error)
            judgement = Judgement(call, failure=_failure("scoring_failed", error))
        verdict = decide(
            judgement, policy, self.provenance(policy), uuid.uuid4().hex, clock.stop()
        )
        if emit and self.sinks:
            self._emit(verdict.to_record())
        if looks is not None:
            looks.after(judgement, policy, verdict.verdict_id, self._emit)
        return verdict

    def judged(
        self, call: RagCall, policy: Policy, read: Reader, clock: StageClock
    ) -> Judgement:
        """The stages before second looks and policy.

        Raises:
            TimeoutError: when the clock has run out.
            Exception: what a check or a model of the user's raises.
        """
        evidence, notes = read(call, policy)
        clock.lap("read")
        branch = find_branch(evidence, policy.min_sufficiency)
        clock.lap("branches")
        if branch is not None:
            return Judgement(call, evidence, branch, findings=tuple(notes))
        task = call.metadata.get("task")
        model = model_in_force(self.model, task, policy.on_domain_shift)
        if model.uses_findings:
            deadline = clock.deadline
            for check in self.checks:
                if perf_counter() >= deadline:
                    clock.check()
                found = check(evidence)
                if found:
                    notes.extend(checked_findings(check, found))
            notes = distinct(notes)
        clock.lap("checks")
        slow = self.model_is_slow
        features = self.within(lambda: model.features(evidence), clock, slow)
        features = checked_features(model, features)
        clock.lap("features")
        faults = [note for note in notes if note.weight > 0.0]
        risk = self.within(lambda: model.risk(features, faults), clock, slow)
        risk = checked_answer(model, risk)
        clock.lap("risk")
        return Judgement(
            call,
            evidence,
            findings=(*notes, *risk.notes),
            risk=risk,
            features=features,
            thresholds=checked_thresholds(model),
        )

    def _budgeted(self, judgement: Judgement, policy: Policy) -> Judgement:
        """Send the riskiest share of the stream to review, where a policy says so."""
        share, risk = policy.review_share, judgement.risk
        if share is None or risk is None or not self._shares.take(share, risk.value):
            return judgement
        return for_review(judgement)

    def within(self, stage: Callable[[], T], clock: StageClock, slow: bool) -> T:
        """Run a stage in the time that the stages before it have left."""
        left = clock.check()
        return self._workers.run(stage, left) if slow else stage()

    @property
    def model_is_slow(self) -> bool:
        """Is the risk model one that may take long (all but evigate's own)?"""
        return bool(getattr(self.model, "slow", True))

    def is_slow(self, call: RagCall) -> bool:
        """Would judging this call block an event loop for long?"""
        size = len(call.answer) + sum(len(p.text) for p in call.documents)
        slow = self.model_is_slow or self._looks is not None
        return slow or size > INLINE_CHARACTERS

    def fail(self, call: RagCall, policy: Policy, error: Exception) -> Verdict:
        """The verdict where judging was not possible: the policy's ``on_error``."""
        judgement = Judgement(call, failure=_failure("scoring_failed", error))
        verdict = decide(
            judgement,
            policy,
            self.provenance(policy),
            uuid.uuid4().hex,
            {"total": 0.0},
        )
        if self.sinks:
            self._emit(verdict.to_record())
        return verdict

    def provenance(self, policy: Policy) -> Provenance:
        """Who judges: what a verdict says of gate, policy and version."""
        known, digest = self._hashed
        if known is not policy:  # to look a policy up hashes all its fields
            digest = policy.hash
            self._hashed = policy, digest
        return Provenance(
            gate=self.model.name,
            policy=policy.name,
            policy_hash=digest,
            version=__version__,
            model_hash=self.model.model_hash,
        )

    def tell(self, what: str, error: Exception) -> None:
        """Log what went wrong, with a traceback the first time."""
        new = self._told.is_new(what, type(error))
        told = error if new else None
        logger.warning("%s: %s", what, type(error).__name__, exc_info=told)

    def _emit(self, record: dict[str, Any]) -> None:
        for sink in self.sinks:
            try:
                sink(record)
            except Exception as error:
                logger.log(
                    logging.ERROR,
                    "a sink failed; the verdict stands: %s",
                    type(error).__name__,
                    exc_info=self._told.is_new(id(sink), type(error)),
                )


def _failure(code: ReasonCode, error: Exception) -> Reason:
    return Reason(code, f"{type(error).__name__}: {error}", weight=1.0)
