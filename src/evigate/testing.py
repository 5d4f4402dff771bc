"""Fakes and record builders for tests of applications that use evigate.

>>> gate = scripted_gate("abstain")
>>> gate.check(question="Anything?", documents=["Text."], answer="Something.").action
'abstain'
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, get_args

from evigate.decision import Judgement
from evigate.evidence import Evidence
from evigate.gate import EvidenceGate
from evigate.judging import Judge
from evigate.lm.fake import FakeScorer
from evigate.parts import Sink, looks_of, sinks_of
from evigate.policy import Policy
from evigate.records import RagCall, Reason, Source
from evigate.risk.base import Risk, Thresholds, checked_risk
from evigate.second_looks.base import SecondLook
from evigate.verdicts import Verdict

__all__ = [
    "FakeScorer",
    "Script",
    "ScriptedGate",
    "ScriptedModel",
    "scripted_gate",
    "verdict_for",
]

Script = Literal[
    "answer",
    "review",
    "verify",
    "abstain",
    "flag_conflict",
    "error",
    "hang",
    "nonsense",
]
"""What a scripted gate finds in every call."""

_RISKS: Final[Mapping[str, float]] = {
    "answer": 0.0,
    "review": 0.6,
    "verify": 0.9,
    "abstain": 0.9,
    "flag_conflict": 0.5,
    "nonsense": float("nan"),
}
_HANG_SECONDS: Final = 30.0


class ScriptedModel:
    """A risk model that does what its script says, whatever the call."""

    name = "scripted"
    feature_names: tuple[str, ...] = ()
    thresholds = Thresholds(review=0.5, verify=0.8)
    uses_findings = True
    model_hash = None

    def __init__(self, script: Script, hang_seconds: float = _HANG_SECONDS) -> None:
        if script not in get_args(Script):
            raise ValueError(
                f"script must be one of {get_args(Script)}, got {script!r}"
            )
        self.script = script
        self.hang_seconds = hang_seconds

    @property
    def slow(self) -> bool:
        """Only the hanging script needs a worker."""
        return self.script == "hang"

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """No features."""
        del evidence
        return {}

    def risk(self, features: Mapping[str, float], findings: Sequence[Reason]) -> Risk:
        """The script's risk.

        Raises:
            RuntimeError: for the script ``"error"``.
        """
        del features, findings
        if self.script == "error":
            raise RuntimeError("scripted failure")
        if self.script == "hang":
            time.sleep(self.hang_seconds)
            return Risk(0.0)
        return Risk(_RISKS[self.script])


class ScriptedJudge(Judge):
    """Skips all branches and checks: the script decides."""

    def __init__(
        self,
        model: ScriptedModel,
        sinks: tuple[Sink, ...],
        looks: Sequence[SecondLook],
        choose: Callable[[RagCall], Script] | None,
    ) -> None:
        super().__init__(model, (), sinks, looks)
        self._scripted = model
        self._choose = choose

    def judged(self, call: RagCall, policy: Policy, read: Any, clock: Any) -> Any:
        """What the script says of this call."""
        del policy, read  # the clock knows how much time it allows
        model = self._scripted
        if self._choose is not None:
            model = ScriptedModel(self._choose(call), model.hang_seconds)
        risk = self.within(lambda: model.risk({}, ()), clock, model.slow)
        clock.lap("risk")
        return Judgement(
            call,
            findings=tuple(_findings_of(model.script, call)),
            risk=checked_risk(risk),
            thresholds=model.thresholds,
        )


class ScriptedGate(EvidenceGate):
    """A gate whose decision is given, and which skips all branches and checks.

    ``choose`` may pick another script per call; what it returns wins.
    """

    def __init__(
        self,
        script: Script = "answer",
        *,
        policy: Policy | str | None = None,
        choose: Callable[[RagCall], Script] | None = None,
        hang_seconds: float = _HANG_SECONDS,
        sinks: Iterable[Sink | str] = (),
        scorer: Any = None,
        verifier: Any = None,
        looks: Iterable[SecondLook] = (),
    ) -> None:
        self.policy = Policy.of(policy)
        self._judge = ScriptedJudge(
            ScriptedModel(script, hang_seconds),
            sinks_of(sinks),
            looks_of(scorer, verifier, looks),
            choose,
        )


def _findings_of(script: Script, call: RagCall) -> list[Reason]:
    if script == "abstain":
        return [Reason("insufficient_evidence", "Scripted: nothing supports this.")]
    if script == "flag_conflict":
        sources = tuple(Source(i, p.id) for i, p in enumerate(call.documents[:2])) or (
            Source(0),
            Source(1),
        )
        return [
            Reason("conflicting_documents", "Scripted: they disagree.", sources=sources)
        ]
    return []


def scripted_gate(
    script: Script = "answer",
    *,
    policy: Policy | str | None = None,
    choose: Callable[[RagCall], Script] | None = None,
    **options: Any,
) -> ScriptedGate:
    """A gate that always decides the same, or what ``choose`` says for a call.

    Args:
        script: ``"answer"``, ``"review"``, ``"verify"``, ``"abstain"``,
            ``"flag_conflict"``, or a failure: ``"error"`` (raises), ``"hang"``
            (sleeps past the policy's timeout), ``"nonsense"`` (a risk of NaN).
        policy: as for :class:`~evigate.EvidenceGate`.
        choose: picks the script for each call.
        **options: passed to :class:`~evigate.EvidenceGate`.

    >>> scripted_gate("error", policy="strict").check(answer="x").released
    False
    """
    return ScriptedGate(script, policy=policy, choose=choose, **options)


def verdict_for(
    script: Script = "answer",
    *,
    question: str = "How long is the warranty?",
    documents: Any = ("The warranty lasts 3 years.",),
    answer: str = "The warranty lasts 3 years.",
    policy: Policy | str | None = None,
) -> Verdict:
    """A real verdict to test handlers of verdicts with.

    >>> verdict_for("flag_conflict").action
    'flag_conflict'
    """
    gate = scripted_gate(script, policy=policy)
    return gate.check(question=question, documents=documents, answer=answer)
