"""The default gate's risk: a monotone combination that needs no labels.

Less support never lowers the risk, and neither does a further finding.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from evigate.checks.question.known_words import is_cross_lingual
from evigate.checks.sources.support import sentence_supports
from evigate.checks.statements.cue_sentences import answer_sentence
from evigate.checks.values.series_claims import judged_series
from evigate.checks.wording.settled import is_confirmed
from evigate.evidence import Evidence
from evigate.features.differences import DIFFERENCE_FEATURES, difference_features
from evigate.features.extra import word_weights
from evigate.features.rivals import RIVAL_FEATURES, rival_features
from evigate.features.support import SUPPORT_FEATURES, support_features
from evigate.records import Reason
from evigate.risk.base import Risk, Thresholds
from evigate.risk.restrictions import RESTRICTION_FEATURES, restriction_features
from evigate.risk.zero_shot_weights import (
    DIFFERENCE_WEIGHTS,
    FINDING_WEIGHTS,
    OTHER_FINDINGS,
    SUPPORT_WEIGHTS,
    UNASKED,
    UNSUPPORTED,
)

_MUCH: Final = 3  # words that no document knows, in any form
_NEW: Final = 2  # words that neither documents nor question hold as such
UNTOLD: Final = 0.5
"""Every feature of an answer in another language than its documents: words tell
nothing there, neither for the answer nor against it."""

_FURTHER: Final = 0.15  # further findings of a kind tell less than the surest
_MOST_FINDINGS: Final = 10
_MOST_DIFFERENCES: Final = 3.0
_MOST_UNSUPPORTED: Final = 3.0
OTHER: Final = "other"
UNASKED_FEATURES: Final = ("unasked",)
_TELLING: Final = (
    *DIFFERENCE_FEATURES,
    *RIVAL_FEATURES,
    *RESTRICTION_FEATURES,
    *UNASKED_FEATURES,
)
_TOLD: Final[Mapping[str, float]] = {
    **DIFFERENCE_WEIGHTS,
    **FINDING_WEIGHTS,
    OTHER: OTHER_FINDINGS,
}
_POWER: Final = 3.0
# Sets the scale: what is lacking or told alone gives a risk of one half at this sum. So
# few right answers reach the thresholds, and no further one of the development cases.
_HALF: Final = 1.1


class ZeroShot:
    """The risk model of the gate ``evigate``.

    The risk ranks answers; it is no probability. It is ``1 - 2 ** -(t / 1.1)`` with
    ``t = (support ** 3 + told ** 3) ** (1 / 3)``: what the documents lack, as a
    weighted mean of the support features and a share of the unsupported sentences, and
    what differences and findings tell, more where nothing was asked. So a small edit
    shows in an answer that keeps to the documents, and moves one that does not much
    less.
    The weights are in :mod:`evigate.risk.zero_shot_weights`. What is held is decided by
    the findings first; the thresholds hold only answers of which the documents know
    next to nothing.

    >>> model = ZeroShot()
    >>> features = dict.fromkeys(SUPPORT_FEATURES, 0.95)
    >>> features |= dict.fromkeys(ZeroShot.feature_names[len(SUPPORT_FEATURES):], 0.0)
    >>> round(model.risk(features, ()).value, 2)
    0.45
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
            return support_row(evidence) | dict.fromkeys(_TELLING, 0.0)
        follows = evidence.kept(judged_series).confirmed
        if (follows or is_confirmed(evidence)) and not _adds_much(evidence):
            return dict.fromkeys(self.feature_names, 0.0)
        told = difference_features(evidence) | rival_features(evidence)
        told |= restriction_features(evidence)
        told["unasked"] = float(not evidence.call.question.strip())
        return support_row(evidence) | told

    def risk(self, features: Mapping[str, float], findings: Sequence[Reason]) -> Risk:
        """Missing support and what else was found, joined and brought to [0, 1)."""
        support = sum(w * features[name] for name, w in SUPPORT_WEIGHTS.items())
        support += UNSUPPORTED * unsupported(findings)
        amounts = told_amounts(features, findings)
        told = sum(_TOLD[name] * amount for name, amount in amounts.items())
        if features["unasked"]:
            told *= UNASKED
        return Risk(1.0 - 2.0 ** -(_joined(support, told) / _HALF))


def _joined(support: float, told: float) -> float:
    """Both in one, the larger counting most: what is lacking and what was found."""
    return float((support**_POWER + told**_POWER) ** (1.0 / _POWER))


def _adds_much(evidence: Evidence) -> bool:
    """Does an answer say more than what rules or cells confirm?"""
    supports = evidence.kept(sentence_supports)
    if sum(len(support.unknown) for support in supports) >= _MUCH:
        return True
    if answer_sentence(evidence, 0).opener is not None:
        return False  # "No, not in May": the rest says why
    held = evidence.postings.keys() | set(evidence.question.stems)
    words = zip(evidence.answer.stems, evidence.kept(word_weights), strict=True)
    return len({s for s, weight in words if weight == 1.0 and s not in held}) >= _NEW


def support_row(evidence: Evidence) -> dict[str, float]:
    """The support features; all are ``UNTOLD`` across languages.

    >>> from evigate.records import RagCall
    >>> call = RagCall.of("", ["The warranty lasts 3 years."], "Warranty: 3 years.")
    >>> support_row(Evidence(call))["worst_unknown_run"]
    0.0
    """
    if is_cross_lingual(evidence):
        return dict.fromkeys(SUPPORT_FEATURES, UNTOLD)
    return support_features(evidence)


def unsupported(findings: Sequence[Reason]) -> float:
    """How many sentences lack support, each by its weight; not all of many count."""
    weights = [f.weight for f in findings if f.code == "unsupported_sentence"]
    return min(_MOST_UNSUPPORTED, sum(weights))


def told_amounts(
    features: Mapping[str, float],
    findings: Sequence[Reason],
    kinds: Collection[str] = tuple(FINDING_WEIGHTS),
) -> dict[str, float]:
    """How much there is of each kind of difference and of finding.

    Args:
        features: a row of the zero-shot gate.
        findings: what the checks found.
        kinds: codes that are told apart; the others count as ``OTHER``.

    >>> features = dict.fromkeys(DIFFERENCE_WEIGHTS, 0.0) | {"rival_words": 2.0}
    >>> told_amounts(features, [Reason("entity_mismatch", "A name.", weight=0.7)])
    {'rival_words': 1.15, 'entity_mismatch': 0.7}
    """
    amounts: dict[str, float] = {}
    for name in DIFFERENCE_WEIGHTS:
        count = min(features[name], _MOST_DIFFERENCES)
        if count:
            amounts[name] = min(count, 1.0) + _FURTHER * max(0.0, count - 1.0)
    found: dict[str, list[float]] = {}
    for finding in findings:
        if finding.code != "unsupported_sentence":
            kind: str = finding.code if finding.code in kinds else OTHER
            found.setdefault(kind, []).append(finding.weight)
    for kind, weights in found.items():
        weights.sort(reverse=True)
        amounts[kind] = weights[0] + _FURTHER * sum(weights[1:_MOST_FINDINGS])
    return amounts
