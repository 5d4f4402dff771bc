"""The learned gate: a logistic regression over evigate's features and findings.

It shares the model file and the domain card of the paper's fitted gates; only the row
differs. Where the unfaithful stretches of answers were marked, a model of sentences is
fitted too and its pooled numbers join the row: +0.009 AUROC in grouped cross-validation
on the training part of RAGTruth QA. Boosted trees, alone or together with it, added at
most 0.001 to that: not worth another kind of model.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.risk.base import Risk
from evigate.risk.learned_features import finding_features, learned_features
from evigate.risk.ragscope import RagScopeModel
from evigate.risk.sentence_model import POOLED_FEATURES, SentenceModel


@dataclass(frozen=True, repr=False)
class LearnedModel(RagScopeModel):
    """A fitted gate ``evigate``; fields as in the paper's fitted gates.

    Its feature names are :data:`evigate.risk.learned_features.LEARNED_FEATURES`, with
    those of pooled sentences after them where it has a model of sentences.

    Attributes:
        sentences: fitted where stretches of the answers were marked, or None.
    """

    sentences: SentenceModel | None = None

    uses_findings = True

    def __repr__(self) -> str:
        return f"LearnedModel(domain={self.card.name!r})"

    @property
    def feature_names(self) -> tuple[str, ...]:
        """Ordered names of the feature row."""
        names = super().feature_names
        return names if self.sentences is None else names + POOLED_FEATURES

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """What the evidence gives; the findings join it when the risk is computed."""
        row = learned_features(evidence)
        if self.sentences is not None:
            row.update(self.sentences.pooled(evidence))
        return row

    def risk(self, features: Mapping[str, float], findings: Sequence[Reason]) -> Risk:
        """The regression over features and findings; it ranks, uncalibrated."""
        return super().risk({**features, **finding_features(findings)}, ())

    def weights(self) -> dict[str, Any]:
        """All that decides a risk, as plain values; not the domain card."""
        weights = super().weights()
        if self.sentences is not None:
            weights["sentences"] = self.sentences.to_dict()
        return weights
