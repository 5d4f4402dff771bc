"""The default gate's risk: a monotone combination that needs no labels.

Less support never lowers the risk, and neither does a further finding.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from evigate.checks.known_words import is_cross_lingual
from evigate.checks.support import sentence_supports
from evigate.evidence import Evidence
from evigate.features.differences import DIFFERENCE_FEATURES, difference_features
from evigate.features.extra import EXTRA_FEATURES, extra_features, mean_and_worst
from evigate.records import Reason
from evigate.risk.base import Risk, Thresholds

SUPPORT_FEATURES: Final = (
    *EXTRA_FEATURES,
    "missing_support",
    "worst_missing_support",
)
UNTOLD: Final = 0.5
"""Every feature of an answer in another language than its documents: words tell
nothing there, neither for the answer nor against it."""

# A finding of weight w adds this much times -ln(1 - w): in the log of the chance that
# all is well, findings add up. Further findings tell much less than the first.
_FINDING: Final = 0.3
_FURTHER: Final = 0.2
_MOST_SURE: Final = 0.97
# What each plain difference adds, and how many of a kind count.
_DIFFERENCE: Final = 0.1
_MOST_DIFFERENCES: Final = 3.0
_MOST_FINDINGS: Final = 10
# Sets the scale: lacking support alone reaches a risk of one half at this mean.
_HALF: Final = 0.8


class ZeroShot:
    """The risk model of the gate ``evigate``.

    The risk ranks answers; it is no probability. It is ``1 - 2 ** -(s / 0.8)``, where s
    is the mean of the support features, all equally weighted, plus what differences and
    findings add. What is held is decided by the findings first; the thresholds hold
    only answers of which the documents know next to nothing.

    >>> model = ZeroShot()
    >>> features = dict.fromkeys(SUPPORT_FEATURES, 0.8)
    >>> features |= dict.fromkeys(DIFFERENCE_FEATURES, 0.0)
    >>> round(model.risk(features, ()).value, 2)
    0.5
    """

    name = "evigate"
    feature_names = SUPPORT_FEATURES + DIFFERENCE_FEATURES
    thresholds = Thresholds(review=0.56, verify=0.65)
    uses_findings = True
    model_hash = None
    slow = False

    def __repr__(self) -> str:
        return "ZeroShot()"

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """How much the documents support, and plain differences from them."""
        if is_cross_lingual(evidence):
            untold = dict.fromkeys(SUPPORT_FEATURES, UNTOLD)
            return untold | dict.fromkeys(DIFFERENCE_FEATURES, 0.0)
        return support_features(evidence) | difference_features(evidence)

    def risk(self, features: Mapping[str, float], findings: Sequence[Reason]) -> Risk:
        """Missing support and what the checks found, added and brought to [0, 1)."""
        total = sum(features[name] for name in SUPPORT_FEATURES) / len(SUPPORT_FEATURES)
        for name in DIFFERENCE_FEATURES:
            total += _DIFFERENCE * min(features[name], _MOST_DIFFERENCES)
        total += _FINDING * _found(findings)
        return Risk(1.0 - 2.0 ** -(total / _HALF))


def support_features(evidence: Evidence) -> dict[str, float]:
    """evigate's own features and how sure it is that support is missing.

    ``missing_support`` forgives inflection, compounds, light words and words of the
    question (see :class:`evigate.checks.support.SentenceSupport`); it is given, like
    the others, as the mean over sentences and for the worst one.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["The warranty lasts 3 years."], "It lasts 3 years.")
    >>> support_features(Evidence(call))["worst_missing_support"]
    0.0
    """
    if is_cross_lingual(evidence):
        return dict.fromkeys(SUPPORT_FEATURES, UNTOLD)
    supports = [s for s in evidence.kept(sentence_supports) if s.alignment.content]
    sizes = [support.alignment.content for support in supports]
    missing = mean_and_worst([(s.strength,) for s in supports], sizes, 1)
    values = [*extra_features(evidence).values(), *missing]
    return dict(zip(SUPPORT_FEATURES, values, strict=True))


def _found(findings: Sequence[Reason]) -> float:
    """How much the findings tell: the surest in full, the others a share of it."""
    weights = sorted((finding.weight for finding in findings), reverse=True)
    told = [-math.log1p(-min(w, _MOST_SURE)) for w in weights[:_MOST_FINDINGS]]
    return told[0] + _FURTHER * sum(told[1:]) if told else 0.0
