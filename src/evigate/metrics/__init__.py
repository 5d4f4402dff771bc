"""ConSens and attribution: what a context does for an answer, under an evaluator."""

from __future__ import annotations

from evigate.metrics.attribution import attribute, attribute_with_consens
from evigate.metrics.attribution_records import (
    AnswerSentenceEffects,
    Attribution,
    ContextSentence,
    DocumentEffect,
    Redundancy,
    SentenceAttribution,
)
from evigate.metrics.calibration import RatioCalibration, fit_ratio_calibration
from evigate.metrics.consens import (
    ConsensOptions,
    consens,
    consens_many,
    consens_of_scores,
)
from evigate.metrics.consens_records import (
    Consens,
    Stretch,
    TokenGain,
    WordGain,
    word_gains,
)
from evigate.metrics.contrasts import AttributionOptions
from evigate.metrics.sentence_attribution import attribute_context_sentences
from evigate.metrics.word_filter import WordFilter, closed_class_words

__all__ = [
    "AnswerSentenceEffects",
    "Attribution",
    "AttributionOptions",
    "Consens",
    "ConsensOptions",
    "ContextSentence",
    "DocumentEffect",
    "RatioCalibration",
    "Redundancy",
    "SentenceAttribution",
    "Stretch",
    "TokenGain",
    "WordFilter",
    "WordGain",
    "attribute",
    "attribute_context_sentences",
    "attribute_with_consens",
    "closed_class_words",
    "consens",
    "consens_many",
    "consens_of_scores",
    "fit_ratio_calibration",
    "word_gains",
]
