"""The default gate's risk: a monotone combination that needs no labels.

Less support never lowers the risk, and neither does a further finding.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.sources.support import sentence_supports
from evigate.checks.wording.settled import is_confirmed
from evigate.evidence import Evidence
from evigate.features.differences import DIFFERENCE_FEATURES, difference_features
from evigate.features.extra import EXTRA_FEATURES, extra_features
from evigate.features.rivals import RIVAL_FEATURES, rival_features
from evigate.records import Reason
from evigate.risk.base import Risk, Thresholds

SUPPORT_FEATURES: Final = EXTRA_FEATURES
_MUCH: Final = 3  # words that no document knows
UNTOLD: Final = 0.5
"""Every feature of an answer in another language than its documents: words tell
nothing there, neither for the answer nor against it."""

# What a finding of weight 1 adds: how well its kind tells unfaithful from faithful
# answers beside support, on HaluEval, BEGIN, WiCE, RAGTruth QA train and one half each
# of SummEdits and LFQA, in round numbers.
_TOLD: Final[Mapping[str, float]] = {
    "entity_mismatch": 0.75,
    "number_mismatch": 0.75,
    "antonym_mismatch": 0.75,
    "unit_mismatch": 0.5,
    "currency_mismatch": 0.5,
    "rate_mismatch": 0.5,
    "date_mismatch": 0.5,
    "number_wrong_subject": 0.4,
    "role_mismatch": 0.2,
    "negation_mismatch": 0.4,
}
_TOLD_OTHERWISE: Final = 0.3
_FURTHER: Final = 0.15  # further findings tell less than the surest
_MOST_FINDINGS: Final = 10
# What the first difference of a kind adds; two more count for less.
_DIFFERENCES: Final = (
    ("unmatched_numbers", 0.3),
    ("unmatched_names", 0.3),
    ("unmatched_opposites", 0.25),
    ("further_denials", 0.5),
    ("rival_words", 0.6),
)
UNASKED_FEATURES: Final = ("unasked",)
_TELLING: Final = DIFFERENCE_FEATURES + RIVAL_FEATURES + UNASKED_FEATURES
# Without a question the answer is a summary or a claim: rewording is the rule, so what
# was found tells more beside what is lacking.
_UNASKED: Final = 2.0
_MOST_DIFFERENCES: Final = 3.0
# What sentences without support add to the mean of the features.
_UNSUPPORTED: Final = 0.3
_MOST_UNSUPPORTED: Final = 3.0
_POWER: Final = 3.0
# Sets the scale: lacking support alone reaches a risk of one half at this mean.
_HALF: Final = 0.8


class ZeroShot:
    """The risk model of the gate ``evigate``.

    The risk ranks answers; it is no probability. It is ``1 - 2 ** -(t / 0.8)`` with
    ``t = (support ** 3 + told ** 3) ** (1 / 3)``: what the documents lack, as the mean
    of the support features and a share of the unsupported sentences, and what
    differences and other findings tell, twice as much where nothing was asked. So a
    small edit shows in an answer that keeps to the documents, and hardly moves one that
    does not. What is held is decided by the findings first; the thresholds hold only
    answers of which the documents know next to nothing.

    >>> model = ZeroShot()
    >>> features = dict.fromkeys(SUPPORT_FEATURES, 0.8)
    >>> features |= dict.fromkeys(ZeroShot.feature_names[len(SUPPORT_FEATURES):], 0.0)
    >>> round(model.risk(features, ()).value, 2)
    0.5
    """

    name = "evigate"
    feature_names = SUPPORT_FEATURES + _TELLING
    thresholds = Thresholds(review=0.56, verify=0.65)
    uses_findings = True
    model_hash = None
    slow = False

    def __repr__(self) -> str:
        return "ZeroShot()"

    def features(self, evidence: Evidence) -> Mapping[str, float]:
        """How much the documents support, and plain differences from them."""
        if is_cross_lingual(evidence):
            return support_features(evidence) | dict.fromkeys(_TELLING, 0.0)
        if is_confirmed(evidence) and not _adds_much(evidence):
            return dict.fromkeys(self.feature_names, 0.0)
        told = difference_features(evidence) | rival_features(evidence)
        told["unasked"] = float(not evidence.call.question.strip())
        return support_features(evidence) | told

    def risk(self, features: Mapping[str, float], findings: Sequence[Reason]) -> Risk:
        """Missing support and what else was found, joined and brought to [0, 1)."""
        support = sum(features[name] for name in SUPPORT_FEATURES)
        support = support / len(SUPPORT_FEATURES) + _unsupported(findings)
        told = _told(findings) + _differences(features)
        if features["unasked"]:
            told *= _UNASKED
        return Risk(1.0 - 2.0 ** -(_joined(support, told) / _HALF))


def _joined(support: float, told: float) -> float:
    """Both in one, the larger counting most: what is lacking and what was found."""
    return float((support**_POWER + told**_POWER) ** (1.0 / _POWER))


def _adds_much(evidence: Evidence) -> bool:
    """Does an answer say more than what rules or cells confirm?"""
    supports = evidence.kept(sentence_supports)
    return sum(len(support.unknown) for support in supports) >= _MUCH


def support_features(evidence: Evidence) -> dict[str, float]:
    """evigate's own features; all are ``UNTOLD`` across languages.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["The warranty lasts 3 years."], "Warranty: 3 years.")
    >>> support_features(Evidence(call))["worst_uncovered_content"]
    0.0
    """
    if is_cross_lingual(evidence):
        return dict.fromkeys(SUPPORT_FEATURES, UNTOLD)
    return extra_features(evidence)


def _unsupported(findings: Sequence[Reason]) -> float:
    """What sentences without support add to the support that is missing."""
    weights = [f.weight for f in findings if f.code == "unsupported_sentence"]
    return _UNSUPPORTED * min(_MOST_UNSUPPORTED, sum(weights))


def _told(findings: Sequence[Reason]) -> float:
    """How much the other findings tell: the surest in full, the next a share of it."""
    told = sorted(
        (
            finding.weight * _TOLD.get(finding.code, _TOLD_OTHERWISE)
            for finding in findings
            if finding.code != "unsupported_sentence"
        ),
        reverse=True,
    )
    return told[0] + _FURTHER * sum(told[1:_MOST_FINDINGS]) if told else 0.0


def _differences(features: Mapping[str, float]) -> float:
    """How much the plain differences tell."""
    total = 0.0
    for name, first in _DIFFERENCES:
        count = min(features[name], _MOST_DIFFERENCES)
        total += first * (min(count, 1.0) + _FURTHER * max(0.0, count - 1.0))
    return total
