"""The RAGScope paper's gates: Z without labels, C and E as logistic regressions."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, Literal

from evigate.evidence import Evidence
from evigate.features.base import (
    BASE_FEATURES,
    base_features,
    content_coverage,
    context_vocabulary,
)
from evigate.features.enhanced import ENHANCED_FEATURES, enhanced_features
from evigate.features.tfidf import IdfTable
from evigate.records import Reason
from evigate.risk.base import Risk, Thresholds
from evigate.risk.learned_features import LEARNED_FEATURES

FittedGate = Literal["ragscope-c", "ragscope-e", "evigate"]
"""The gates that need labelled calls."""

FEATURES_OF_GATE: Final[Mapping[FittedGate, tuple[str, ...]]] = MappingProxyType(
    {
        "ragscope-c": BASE_FEATURES,
        "ragscope-e": BASE_FEATURES + ENHANCED_FEATURES,
        "evigate": LEARNED_FEATURES,
    }
)
"""The ordered feature names of each fitted gate."""


class RagScopeZ:
    """RAGScope-Z: the fraction of non-stopword answer tokens absent from the context.

    It has no weights, and the paper gives it no thresholds. These are round numbers
    near the paper's operating points on answers that reword (RAGTruth QA, training
    part, no labels used): the lower half is accepted, the top tenth goes to a stronger
    check. Extractive answers stay far below them.

    >>> from evigate.records import RagCall
    >>> model = RagScopeZ()
    >>> call = RagCall.of("", ["The warranty lasts 3 years."], "It lasts 5 years.")
    >>> round(model.risk(model.features(Evidence(call)), ()).value, 3)
    0.333
    """

    name = "ragscope-z"
    feature_names = ("content_coverage",)
    thresholds = Thresholds(review=0.35, verify=0.6)
    uses_findings = False
    model_hash = None
    slow = False

    def __repr__(self) -> str:
        return "RagScopeZ()"

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """The content coverage alone; nothing else of the base family is computed."""
        known = evidence.shared(context_vocabulary)
        return {
            "content_coverage": content_coverage(evidence.answer.paper_tokens, known)
        }

    def risk(
        self,
        features: Mapping[str, float],
        findings: Sequence[Reason],  # noqa: ARG002 - the paper's gates have none
    ) -> Risk:
        """1 - content coverage; findings are not looked at."""
        return Risk(1.0 - features["content_coverage"])


@dataclass(frozen=True)
class DomainCard:
    """What a fitted model was fitted on: whoever reuses it should know.

    Attributes:
        name: of the domain, e.g. ``"support-de"``.
        source: where the labelled rows came from.
        rows: number of rows, at least 2.
        groups: number of distinct contexts among them.
        positive_rate: share of unfaithful rows, in (0, 1).
        fitted_at: UTC time, ISO 8601.
        evigate_version: that fitted it.
        feature_quantiles: for each feature its values at ``QUANTILES``.
        metadata: further plain values.
    """

    name: str
    source: str
    rows: int
    groups: int
    positive_rate: float
    fitted_at: str
    evigate_version: str
    feature_quantiles: Mapping[str, tuple[float, ...]] = field(hash=False)
    metadata: Mapping[str, str | int | float | bool | None] = field(
        default_factory=dict, hash=False
    )

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "name": self.name,
            "source": self.source,
            "rows": self.rows,
            "groups": self.groups,
            "positive_rate": self.positive_rate,
            "fitted_at": self.fitted_at,
            "evigate_version": self.evigate_version,
            "feature_quantiles": {
                name: list(values) for name, values in self.feature_quantiles.items()
            },
            "metadata": dict(self.metadata),
        }


QUANTILES: Final = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)
"""The levels of :attr:`DomainCard.feature_quantiles`."""


@dataclass(frozen=True, repr=False)
class RagScopeModel:
    """RAGScope-C or -E: logistic regression over standardised features.

    The risk is the regression's output. It ranks; with balanced class weights it is no
    probability, so it is not called calibrated.

    Attributes:
        name: ``"ragscope-c"`` or ``"ragscope-e"``; ``"evigate"`` in a subclass.
        mean, scale: of the standardisation, one value per feature; scale above 0.
        coefficients: of the standardised features; positive ones raise the risk.
        intercept: of the regression.
        thresholds: see :class:`Thresholds`.
        card: what the model was fitted on.
        idf: the TF-IDF table of the training rows; only ``ragscope-e`` has one.
    """

    name: FittedGate
    mean: tuple[float, ...]
    scale: tuple[float, ...]
    coefficients: tuple[float, ...]
    intercept: float
    thresholds: Thresholds
    card: DomainCard
    idf: IdfTable | None = None

    uses_findings = False
    slow = False

    def __repr__(self) -> str:
        return f"RagScopeModel({self.name!r}, domain={self.card.name!r})"

    @property
    def feature_names(self) -> tuple[str, ...]:
        """Ordered names of the feature row."""
        return FEATURES_OF_GATE[self.name]

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """The base family, for ``ragscope-e`` followed by its four."""
        row = base_features(evidence)
        if self.idf is not None:
            row.update(enhanced_features(evidence, self.idf))
        return row

    def risk(
        self,
        features: Mapping[str, float],
        findings: Sequence[Reason],  # noqa: ARG002 - the paper's gates have none
    ) -> Risk:
        """``sigmoid(intercept + sum(coefficient * (value - mean) / scale))``."""
        total = self.intercept
        for name, mean, scale, coefficient in self._terms:
            total += coefficient * (features[name] - mean) / scale
        return Risk(sigmoid(total))

    @cached_property
    def _terms(self) -> tuple[tuple[str, float, float, float], ...]:
        columns = (self.feature_names, self.mean, self.scale, self.coefficients)
        return tuple(zip(*columns, strict=True))

    def weights(self) -> dict[str, Any]:
        """All that decides a risk, as plain values; not the domain card."""
        idf = None
        if self.idf is not None:
            idf = {"texts": self.idf.texts, "counts": dict(self.idf.counts)}
        return {
            "gate": self.name,
            "feature_names": list(self.feature_names),
            "mean": list(self.mean),
            "scale": list(self.scale),
            "coefficients": list(self.coefficients),
            "intercept": self.intercept,
            "thresholds": self.thresholds._asdict(),
            "idf": idf,
        }

    @cached_property
    def model_hash(self) -> str:
        """First 16 hex digits of the SHA-256 of the weights as canonical JSON."""
        content = json.dumps(self.weights(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(content.encode("ascii")).hexdigest()[:16]


def sigmoid(value: float) -> float:
    """``1 / (1 + exp(-value))``, for values of any size.

    >>> sigmoid(0.0), sigmoid(-1e9), sigmoid(1e9)
    (0.5, 0.0, 1.0)
    """
    if value >= 0.0:
        return 1.0 / (1.0 + math.exp(-value))
    small = math.exp(value)
    return small / (1.0 + small)
