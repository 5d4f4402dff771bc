"""The learned gate: a logistic regression over evigate's features and findings.

It shares the model file and the domain card of the paper's fitted gates; only the row
differs. Boosted trees, alone or together with it, ranked at most 0.005 AUROC better in
grouped cross-validation on the training part of RAGTruth QA: not worth a second kind
of model file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from evigate.evidence import Evidence
from evigate.records import Reason
from evigate.risk.base import Risk
from evigate.risk.learned_features import finding_features, learned_features
from evigate.risk.ragscope import RagScopeModel


@dataclass(frozen=True, repr=False)
class LearnedModel(RagScopeModel):
    """A fitted gate ``evigate``; fields as in the paper's fitted gates.

    Its feature names are :data:`evigate.risk.learned_features.LEARNED_FEATURES`.
    """

    uses_findings = True

    def __repr__(self) -> str:
        return f"LearnedModel(domain={self.card.name!r})"

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """What the evidence gives; the findings join it when the risk is computed."""
        return learned_features(evidence)

    def risk(self, features: Mapping[str, float], findings: Sequence[Reason]) -> Risk:
        """The regression over features and findings; it ranks, uncalibrated."""
        return super().risk({**features, **finding_features(findings)}, ())
