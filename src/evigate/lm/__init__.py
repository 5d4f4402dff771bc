"""Local causal language models as evaluators: how likely is an answer?"""

from __future__ import annotations

from evigate.lm.base import (
    BatchScorer,
    TokenScorer,
    TokenScores,
    Truncation,
    VariantScorer,
    score_all,
    score_variants,
)
from evigate.lm.fake import FakeScorer
from evigate.lm.fetch import fetch_model
from evigate.lm.llama_cpp import LlamaCppScorer
from evigate.lm.prompts import Prompt, PromptFormat, join_segments
from evigate.lm.queueing import ScoringQueue
from evigate.lm.transformers import TransformersScorer

__all__ = [
    "BatchScorer",
    "FakeScorer",
    "LlamaCppScorer",
    "Prompt",
    "PromptFormat",
    "ScoringQueue",
    "TokenScorer",
    "TokenScores",
    "TransformersScorer",
    "Truncation",
    "VariantScorer",
    "fetch_model",
    "join_segments",
    "score_all",
    "score_variants",
]
