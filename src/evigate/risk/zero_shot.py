"""The default gate's risk: a monotone combination that needs no labels.

Less support never lowers the risk, and neither does a further finding.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from evigate.evidence import Evidence
from evigate.features.extra import EXTRA_FEATURES, extra_features
from evigate.records import Reason
from evigate.risk.base import Risk, Thresholds

# The largest finding counts in full, further ones add what is left of a tenth each.
_FURTHER: Final = 0.1
_WEIGHTS: Final[Mapping[str, float]] = {
    "uncovered_content": 0.45,
    "worst_sentence_uncovered": 0.25,
    "unsupported_sentences": 0.10,
    "scattered_support": 0.20,
}


class ZeroShot:
    """The risk model of the gate ``evigate``.

    >>> model = ZeroShot()
    >>> model.risk(dict.fromkeys(model.feature_names, 1.0), ()).value
    1.0
    """

    name = "evigate"
    feature_names = EXTRA_FEATURES
    thresholds = Thresholds(review=0.5, verify=0.8)
    uses_findings = True
    model_hash = None
    slow = False

    def __repr__(self) -> str:
        return "ZeroShot()"

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """evigate's own features."""
        return extra_features(evidence)

    def risk(self, features: Mapping[str, float], findings: Sequence[Reason]) -> Risk:
        """Noisy-or of missing support and of what the checks found."""
        support = sum(_WEIGHTS[name] * features[name] for name in self.feature_names)
        weights = sorted((finding.weight for finding in findings), reverse=True)
        safe = 1.0 - min(1.0, support)
        for position, weight in enumerate(weights):
            safe *= 1.0 - weight * (1.0 if position == 0 else _FURTHER)
        return Risk(min(1.0, max(0.0, 1.0 - safe)))
