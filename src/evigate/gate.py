"""EvidenceGate: what users hold; a :class:`Judge` runs the stages behind it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, Any

from evigate.checks import Check
from evigate.errors import EvigateError, InvalidCallError
from evigate.evidence_gate import judge_evidence
from evigate.judging import INLINE_CHARACTERS, RECENT_READS, Judge
from evigate.parts import (
    Sink,
    checks_of,
    count_of,
    looks_of,
    model_of,
    sinks_of,
    tell_unused,
)
from evigate.policy import Policy
from evigate.records import RagCall
from evigate.risk.base import RiskModel
from evigate.rows import call_of_row
from evigate.session import GateSession, StreamMode
from evigate.verdicts import EvidenceVerdict, Verdict

if TYPE_CHECKING:
    from evigate.lm import TokenScorer
    from evigate.second_looks.base import SecondLook
    from evigate.verifiers import Verifier


class EvidenceGate:
    """Judges RAG calls: is the answer faithful to the documents, and what to do.

    Works at once: no training, no download, no network. One gate serves many threads
    and event loops.

    Args:
        gate: a gate by name (``"evigate"``, ``"ragscope-z"``) or a risk model.
        policy: a :class:`Policy`, a preset's name, or None for ``balanced``.
        checks: which faults to look for; None takes all of evigate's.
        sinks: callables that get each verdict's text-free record.
        scorer: a token scorer (see :mod:`evigate.lm`): ConSens and attribution on the
            calls that ``policy.consens`` lets through.
        verifier: a verifier (see :mod:`evigate.verifiers`) for the calls that
            ``policy.cascade`` sends up.
        looks: further second looks of your own, see :mod:`evigate.second_looks`.
        recent_reads: of how many of the last calls question and documents are kept in
            memory as read, so that the call after generation, or another answer on the
            same documents, costs about half. 0 keeps nothing. Verdicts do not depend
            on it.

    Gate, checks, sinks, scorer and verifier may also be names of installed plugins,
    see :mod:`evigate.plugins`.

    Raises:
        UnknownGateError: for a name that is unknown or needs a fitted model file.
        InvalidPolicyError: for an unknown preset.
        GateUsageError: for checks, sinks, a scorer or a verifier that cannot work.

    >>> gate = EvidenceGate()
    >>> verdict = gate.check(
    ...     question="How long is the warranty?",
    ...     documents=["The warranty lasts 3 years."],
    ...     answer="The warranty lasts 3 years.",
    ... )
    >>> verdict.action, verdict.route
    ('answer', 'accept')
    >>> gate.check(question="How long?", documents=[], answer="3 years.").action
    'abstain'
    """

    def __init__(
        self,
        gate: str | RiskModel = "evigate",
        *,
        policy: Policy | str | None = None,
        checks: Sequence[Check | str] | None = None,
        sinks: Iterable[Sink | str] = (),
        scorer: TokenScorer | str | None = None,
        verifier: Verifier | str | None = None,
        looks: Iterable[SecondLook] = (),
        recent_reads: int = RECENT_READS,
    ) -> None:
        self.policy = Policy.of(policy)
        found = looks_of(scorer, verifier, looks)
        tell_unused(self.policy, found)
        self._judge = Judge(
            model_of(gate),
            checks_of(checks),
            sinks_of(sinks),
            found,
            count_of(recent_reads),
        )

    @property
    def model(self) -> RiskModel:
        """What turns features and findings into a risk."""
        return self._judge.model

    @property
    def checks(self) -> tuple[Check, ...]:
        """The faults that the gate looks for."""
        return self._judge.checks

    @property
    def sinks(self) -> tuple[Sink, ...]:
        """What gets each verdict's text-free record."""
        return self._judge.sinks

    def __repr__(self) -> str:
        return f"EvidenceGate({self.model.name!r}, policy={self.policy!r})"

    @classmethod
    def load(
        cls,
        path: str | Path,
        *,
        domain: str | None = None,
        trusted: bool = False,
        **options: Any,
    ) -> EvidenceGate:
        """A fitted gate from a JSON model file; reading it cannot run code.

        Args:
            path: the model file.
            domain: name of the domain of your calls. Where the file was fitted on
                another, and holds no audit that supports it there (``evigate audit``),
                the gate stays zero-shot and its verdicts say ``not_audited``. None
                takes the file's own.
            trusted: use the fitted gate all the same.

        Raises:
            ModelFileError: when the file is damaged or of another format.
        """
        from evigate.risk.guarded import load_guarded

        return cls(load_guarded(path, domain=domain, trusted=trusted), **options)

    def with_policy(self, policy: Policy | str) -> EvidenceGate:
        """The same gate under another policy, for a tenant say."""
        other = copy(self)
        other.policy = Policy.of(policy)
        return other

    def check(
        self,
        call: RagCall | None = None,
        /,
        *,
        question: str | None = None,
        documents: Any = None,
        answer: str | None = None,
        history: Iterable[Any] | None = None,
        policy: Policy | str | None = None,
        metadata: Mapping[str, Any] | None = None,
    ) -> Verdict:
        """Judge one call: a :class:`RagCall`, or its parts by name.

        Args:
            call: the call; then the parts must not be given.
            question: what the user asked.
            documents: what the model saw, in any accepted form (see
                :func:`evigate.records.as_passages`).
            answer: what the model said.
            history: earlier turns.
            policy: for this call only.
            metadata: plain values that travel into the record.

        Raises:
            InvalidCallError: when a part cannot be read. Failures while judging do not
                raise: the policy's ``on_error`` decides.
        """
        call = _call_of(call, question, documents, answer, history, metadata)
        chosen = self.policy if policy is None else Policy.of(policy)
        return self.conclude(call, chosen)

    async def acheck(self, call: RagCall | None = None, /, **parts: Any) -> Verdict:
        """:meth:`check` for event loops: decides identically, never blocks the loop."""
        import asyncio  # costs a start of the command line 20 ms

        if call is None:
            policy = parts.pop("policy", None)
            call = RagCall.of(
                parts.pop("question", None),
                parts.pop("documents", None),
                parts.pop("answer", None),
                parts.pop("history", None),
                metadata=parts.pop("metadata", None),
            )
            parts = {**parts, "policy": policy}
        if isinstance(call, RagCall) and self.is_slow(call):
            return await asyncio.to_thread(self.check, call, **parts)
        return self.check(call, **parts)

    def check_many(
        self,
        calls: Iterable[RagCall | Mapping[str, Any]],
        *,
        policy: Policy | str | None = None,
    ) -> list[Verdict]:
        """One verdict per input, in order; a bad input never loses another.

        Items are calls, or rows ``{question, documents | contexts | context, answer,
        history?, metadata?}``. For one that cannot be read, ``on_error`` decides.
        Items with one question and the same documents cost about half where they
        follow each other, since these are read once.

        Raises:
            InvalidCallError: for one call or row in place of several.
        """
        chosen = self.policy if policy is None else Policy.of(policy)
        return [self._conclude_item(item, chosen) for item in _several(calls)]

    async def acheck_many(
        self,
        calls: Iterable[RagCall | Mapping[str, Any]],
        *,
        policy: Policy | str | None = None,
    ) -> list[Verdict]:
        """:meth:`check_many` beside the event loop."""
        import asyncio

        items = list(_several(calls))
        return await asyncio.to_thread(self.check_many, items, policy=policy)

    def check_evidence(
        self,
        call: RagCall | None = None,
        /,
        *,
        question: str | None = None,
        documents: Any = None,
        history: Iterable[Any] | None = None,
        policy: Policy | str | None = None,
        metadata: Mapping[str, Any] | None = None,
    ) -> EvidenceVerdict:
        """Judge question and documents before generation.

        Returns:
            ``action`` is ``"generate"``, ``"abstain"`` (the documents do not hold what
            is asked) or ``"flag_conflict"`` (they disagree on it).

        Raises:
            InvalidCallError: when a part cannot be read.
        """
        call = _call_of(call, question, documents, None, history, metadata)
        chosen = self.policy if policy is None else Policy.of(policy)
        return judge_evidence(
            call, chosen, self._judge.provenance(chosen), self._judge.read
        )

    async def acheck_evidence(
        self, call: RagCall | None = None, /, **parts: Any
    ) -> EvidenceVerdict:
        """:meth:`check_evidence` for event loops."""
        import asyncio

        size = math.inf
        if isinstance(call, RagCall):
            size = sum(len(passage.text) for passage in call.documents)
        if size > INLINE_CHARACTERS:
            return await asyncio.to_thread(self.check_evidence, call, **parts)
        return self.check_evidence(call, **parts)

    def open(
        self,
        call: RagCall | None = None,
        /,
        *,
        question: str | None = None,
        documents: Any = None,
        history: Iterable[Any] | None = None,
        policy: Policy | str | None = None,
        metadata: Mapping[str, Any] | None = None,
        mode: StreamMode = "buffer",
    ) -> GateSession:
        """Begin a streamed answer: the documents are read once.

        Args:
            mode: ``"buffer"`` releases nothing before the end, ``"sentence"`` each
                sentence that passes, ``"observe"`` everything at once.

        Raises:
            GateUsageError: for another mode.
            InvalidCallError: when a part cannot be read.
        """
        call = _call_of(call, question, documents, None, history, metadata)
        chosen = self.policy if policy is None else Policy.of(policy)
        return GateSession(self._judge, call, chosen, mode)

    # -- for adapters --------------------------------------------------------------

    def conclude(self, call: RagCall, policy: Policy, *, emit: bool = True) -> Verdict:
        """Run all stages on one call and let the policy decide.

        Args:
            emit: False for a judgement on the way: no second look, no sink.
        """
        return self._judge.conclude(call, policy, emit=emit)

    def fail(self, call: RagCall, policy: Policy, error: Exception) -> Verdict:
        """The verdict where judging was not possible: the policy's ``on_error``.

        For adapters that could not read a call; each kind of error is traced once in
        the log.
        """
        self._judge.tell("a call could not be read", error)
        return self._judge.fail(call, policy, error)

    def is_slow(self, call: RagCall) -> bool:
        """Would judging this call block an event loop for long?"""
        return self._judge.is_slow(call)

    def _conclude_item(
        self, item: RagCall | Mapping[str, Any], policy: Policy
    ) -> Verdict:
        try:
            call = item if isinstance(item, RagCall) else call_of_row(item)
        except EvigateError as error:
            return self._judge.fail(RagCall("", (), ""), policy, error)
        return self.conclude(call, policy)


def _call_of(call: Any, question: Any, documents: Any, *rest: Any) -> RagCall:
    """A call as it is, or built from its parts: answer, history, metadata last."""
    if call is None:
        answer, history, metadata = rest
        return RagCall.of(question, documents, answer, history, metadata=metadata)
    if not isinstance(call, RagCall):
        raise InvalidCallError(
            f"a call must be a RagCall, got {type(call).__name__}; give the parts by "
            "name: question=..., documents=..., answer=..."
        )
    if any(part is not None for part in (question, documents, *rest)):
        raise InvalidCallError(
            "give either a RagCall or its parts, not both", code="ambiguous_call"
        )
    return call


def _several(calls: Any) -> Iterable[Any]:
    """Calls as they are, unless they are one call, one row or one text."""
    single = isinstance(calls, (RagCall, Mapping, str, bytes))
    if single or not hasattr(calls, "__iter__"):
        raise InvalidCallError(
            f"calls must be a list of RagCalls or rows, got {type(calls).__name__}; "
            "check judges a single one"
        )
    several: Iterable[Any] = calls
    return several
