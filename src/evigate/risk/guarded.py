"""A fitted gate that knows where it may be trusted, and steps back elsewhere.

It stays zero-shot on domains that no audit supports, and falls back to zero-shot when
the calls no longer look like those it was fitted on (Liu et al., 2026, sections V.D and
V.A: "should remain disabled until a target-labeled audit supports transfer").
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.risk.base import Risk, RiskModel, Thresholds
from evigate.risk.calibrated import CalibratedModel, zero_shot_of
from evigate.risk.model_file import load_model
from evigate.risk.ragscope import RagScopeModel
from evigate.risk.shift_guard import LEVEL, ShiftGuard

logger = logging.getLogger(__name__)

NOT_AUDITED: Final = Reason(
    "not_audited",
    "The fitted gate has not been audited on this domain, so the answer was judged "
    "zero-shot; label some calls and run evigate audit.",
)
FALLEN_BACK: Final = Reason(
    "domain_shift",
    "The calls no longer look like those the gate was fitted on, so the answer was "
    "judged zero-shot.",
)
WARNED: Final = Reason(
    "domain_shift",
    "The calls no longer look like those the gate was fitted on; its risk may mislead.",
)


@dataclass(frozen=True, eq=False)
class InForce:
    """A risk model as it applies to one call; satisfies :class:`RiskModel`.

    Attributes:
        model: what computes features and risk.
        thresholds: for the call's task.
        notes: what every risk says beside its value.
    """

    model: RiskModel
    thresholds: Thresholds
    notes: tuple[Reason, ...] = ()

    slow = False

    @property
    def name(self) -> str:
        """The gate's name."""
        return self.model.name

    @property
    def feature_names(self) -> tuple[str, ...]:
        """Ordered names of the feature row."""
        return self.model.feature_names

    @property
    def uses_findings(self) -> bool:
        """As the model."""
        return self.model.uses_findings

    @property
    def model_hash(self) -> str | None:
        """As the model."""
        return self.model.model_hash

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """The feature row."""
        return self.model.features(evidence)

    def risk(self, features: Mapping[str, float], findings: Sequence[Reason]) -> Risk:
        """The model's risk with the notes."""
        found = self.model.risk(features, findings)
        return Risk(found.value, found.calibrated, found.domain, self.notes)


class GuardedModel:
    """A fitted gate behind a shift guard; the gate asks it anew for every call.

    Args:
        fitted: the model of a file.
        enabled: False keeps it zero-shot: no audit supports it here.
        level: chance of ever raising an alarm without a shift, in (0, 1).

    Attributes:
        guard: None where the file holds no feature distributions.
    """

    slow = False

    def __init__(
        self,
        fitted: RagScopeModel | CalibratedModel,
        *,
        enabled: bool = True,
        level: float = LEVEL,
    ) -> None:
        self.fitted = fitted
        self.enabled = enabled
        reference = fitted.reference if isinstance(fitted, CalibratedModel) else None
        self.guard = ShiftGuard(reference, level) if reference is not None else None
        zero_shot = zero_shot_of(fitted.name)
        self._disabled = InForce(zero_shot, zero_shot.thresholds, (NOT_AUDITED,))
        self._fallback = InForce(zero_shot, zero_shot.thresholds, (FALLEN_BACK,))

    def __repr__(self) -> str:
        state = "not audited" if not self.enabled else repr(self.guard)
        return f"GuardedModel({self.fitted!r}, {state})"

    @property
    def name(self) -> str:
        """The fitted gate's name."""
        return self.fitted.name

    @property
    def feature_names(self) -> tuple[str, ...]:
        """Of the fitted gate."""
        return self.fitted.feature_names

    @property
    def thresholds(self) -> Thresholds:
        """Of what is in force for calls without a task."""
        return self.for_call().thresholds

    @property
    def uses_findings(self) -> bool:
        """As the fitted gate; its stand-in wants the same."""
        return self.fitted.uses_findings

    @property
    def model_hash(self) -> str | None:
        """Of the model file."""
        return self.fitted.model_hash

    @property
    def shifted(self) -> bool:
        """Has the guard raised an alarm, or does it suspect a shift by now?"""
        return self.guard is not None and (self.guard.alarm or self.guard.suspects)

    def for_call(
        self, task: Any = None, on_domain_shift: str = "fallback"
    ) -> RiskModel:
        """The model for one call, the same from its features to its thresholds.

        Args:
            task: the call's task where it is known; other than strings count as none.
            on_domain_shift: ``"fallback"`` or ``"warn"``.
        """
        if not self.enabled:
            return self._disabled
        shifted = self.shifted
        if shifted and on_domain_shift != "warn":
            return self._fallback
        thresholds = self.fitted.thresholds
        if isinstance(self.fitted, CalibratedModel):
            thresholds = self.fitted.thresholds_of(
                task if isinstance(task, str) else None
            )
        return InForce(self.fitted, thresholds, (WARNED,) if shifted else ())

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """The row of what is in force for calls without a task."""
        return self.for_call().features(evidence)

    def risk(self, features: Mapping[str, float], findings: Sequence[Reason]) -> Risk:
        """By what is in force, where the row is one of its own."""
        return self.for_call().risk(features, findings)

    def watch(self, evidence: Evidence, features: Mapping[str, float]) -> None:
        """Take a whole call into account, after it was judged.

        Rows of the zero-shot stand-in tell nothing about the fitted gate's domain.
        """
        guard = self.guard
        if guard is None or guard.alarm or not self.enabled:
            return
        if not all(name in features for name in guard.names):
            return
        context = hash(tuple(p.text for p in evidence.call.documents))
        if guard.see(features, context):
            logger.warning(
                "domain shift after %s calls: they no longer look like those that %r "
                "was fitted on",
                guard.alarmed_at,
                self.fitted,
            )


def load_guarded(
    path: str | os.PathLike[str], *, domain: str | None = None, trusted: bool = False
) -> RiskModel:
    """The model of a file, as far as it may be trusted.

    Args:
        path: a file of ``evigate fit`` or ``evigate calibrate``.
        domain: name of the domain of the calls to come; None takes the file's own.
        trusted: use the fitted gate whatever its audits say.

    Raises:
        ModelFileError: when the file is damaged or of another format.
    """
    model = load_model(path)
    own = model.card.name
    if isinstance(model, CalibratedModel):
        enabled = trusted or model.supported_in(own if domain is None else domain)
        return GuardedModel(model, enabled=enabled)
    if trusted or domain in (None, own):
        return model
    return GuardedModel(model, enabled=False)
