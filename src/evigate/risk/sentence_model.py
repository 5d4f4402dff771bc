"""A regression over the sentences of an answer, pooled to a few numbers an answer.

It is fitted where people marked the unfaithful stretches. A sentence has the features
of :mod:`evigate.risk.sentence_features` and its words: some words announce what models
add of their own.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from evigate.evidence import Evidence
from evigate.risk.sentence_features import SENTENCE_FEATURES, sentence_rows

POOLED_FEATURES: Final = ("worst_sentence", "second_sentence", "any_sentence")
"""Log-odds of the worst sentence, of the second worst, and that any is unfaithful."""

MAX_LOG_ODDS: Final = math.log(0.9999 / 0.0001)


@dataclass(frozen=True)
class SentenceModel:
    """Log-odds that a sentence is unfaithful.

    Attributes:
        mean, scale: of the standardisation, one value per feature; scale above 0.
        coefficients: of the standardised features.
        intercept: of the regression.
        words: what each of these words adds where a sentence holds it.
    """

    mean: tuple[float, ...]
    scale: tuple[float, ...]
    coefficients: tuple[float, ...]
    intercept: float
    words: Mapping[str, float] = field(hash=False)

    def __repr__(self) -> str:
        return f"SentenceModel(words={len(self.words)})"

    def log_odds(self, evidence: Evidence) -> list[float]:
        """The log-odds of each sentence of the answer, in order; no probabilities of
        another domain than the one it was fitted on.

        >>> zeros = (0.0,) * len(SENTENCE_FEATURES)
        >>> ones = (1.0,) * len(SENTENCE_FEATURES)
        >>> model = SentenceModel(zeros, ones, zeros, -1.0, {"rivera": 2.0})
        >>> from evigate.records import RagCall
        >>> call = RagCall.of("", ["It lasts 3 years."], "3 years. Call Rivera.")
        >>> model.log_odds(Evidence(call))
        [-1.0, 1.0]
        """
        factors, constant = self._line
        words = self.words
        found = []
        for row in evidence.kept(sentence_rows):
            total = constant
            for factor, value in zip(factors, row.values, strict=True):
                total += factor * value
            known = words.keys() & row.words
            # fsum rounds once, so the order of a set does not matter.
            found.append(math.fsum([total, *(words[word] for word in known)]))
        return found

    @cached_property
    def _line(self) -> tuple[tuple[float, ...], float]:
        """The regression on features as they are."""
        pairs = zip(self.coefficients, self.scale, strict=True)
        factors = tuple(coefficient / scale for coefficient, scale in pairs)
        moved = math.fsum(
            factor * mean for factor, mean in zip(factors, self.mean, strict=True)
        )
        return factors, self.intercept - moved

    def pooled(self, evidence: Evidence) -> dict[str, float]:
        """The numbers of an answer, in the order of ``POOLED_FEATURES``."""
        values = pooled_log_odds(self.log_odds(evidence))
        return dict(zip(POOLED_FEATURES, values, strict=True))

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "feature_names": list(SENTENCE_FEATURES),
            "mean": list(self.mean),
            "scale": list(self.scale),
            "coefficients": list(self.coefficients),
            "intercept": self.intercept,
            "words": dict(self.words),
        }


def pooled_log_odds(log_odds: Sequence[float]) -> tuple[float, float, float]:
    """The worst, the second worst, and that any of independent sentences is bad.

    All lie within ``MAX_LOG_ODDS`` of 0; without sentences they are as low as can be.

    >>> [round(value, 2) for value in pooled_log_odds([0.0, -1.0])]
    [0.0, -1.0, 0.55]
    """
    if not log_odds:
        return (-MAX_LOG_ODDS,) * 3
    ordered = sorted(map(_bounded, log_odds), reverse=True)
    none = -math.fsum([math.log1p(math.exp(value)) for value in ordered])
    some = -math.expm1(none)
    return (
        ordered[0],
        ordered[min(1, len(ordered) - 1)],
        _bounded(math.log(some) - none),
    )


def _bounded(value: float) -> float:
    return min(MAX_LOG_ODDS, max(-MAX_LOG_ODDS, value))
