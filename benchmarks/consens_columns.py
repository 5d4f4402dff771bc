"""ConSens and document attribution as columns of a risk model.

Each column is a risk: higher is worse grounded. Exact leave-one-out; all answers to one
context are scored together, so that the variants of its prompt are read once.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from consens_common import RAW, following
from ranking import Floats
from rows import call_of
from token_cache import CachedScorer

from evigate.metrics import (
    Attribution,
    AttributionOptions,
    Consens,
    ConsensOptions,
    attribute_with_consens,
    consens_of_scores,
)
from evigate.metrics.attribution_records import AnswerSentenceEffects
from evigate.records import RagCall

Rows = list[dict[str, Any]]
_FEWEST_TOKENS: Final = 3  # of a sentence that is judged by itself
WINDOWS: Final = (6, 12, 24)
_EXACT = AttributionOptions(redundancy=False)


def read_variants(
    scorer: CachedScorer, rows: Rows, *, attribution: bool, end: float | None = None
) -> None:
    """Score every answer with, without and (for attribution) less each document.

    Leaves with code 3 when the time is over: the same command goes on.
    """
    held: dict[str, list[RagCall]] = {}
    for row in rows:
        held.setdefault(row["group"], []).append(call_of(row))
    for calls in following(list(held.values())):
        if end is not None and time.monotonic() > end:
            print("out of time; the same command goes on", file=sys.stderr)
            sys.exit(3)
        scorer.score_many(
            [
                (prompt, call.answer)
                for call in calls
                for prompt in _prompts(call, attribution)
            ]
        )


def _prompts(call: RagCall, attribution: bool) -> list[str]:
    texts = [passage.text for passage in call.documents]
    prompts = [RAW.build(texts, call.question), RAW.build([], call.question)]
    if attribution and len(texts) > 1:
        for place in range(len(texts)):
            rest = texts[:place] + texts[place + 1 :]
            prompts.append(RAW.build(rest, call.question))
    return prompts


def consens_columns(scorer: CachedScorer, rows: Rows) -> dict[str, Floats]:
    """Whole answer, arithmetic mean, weakest sentence, low windows."""
    found: dict[str, list[float]] = {}
    for row in rows:
        call = call_of(row)
        given, bare = scorer.score_many(
            [(prompt, call.answer) for prompt in _prompts(call, attribution=False)]
        )
        pair = (call.answer, call.question, given, bare)
        whole = consens_of_scores(*pair, ConsensOptions())
        inverse = consens_of_scores(*pair, ConsensOptions(mean="arithmetic"))
        values = {
            "ConSens": _risk(whole.ratio),
            "ConSens, arithmetic mean": _risk(inverse.ratio),
            "ConSens, weakest sentence": _weakest(whole),
        }
        for size in WINDOWS:
            low = consens_of_scores(*pair, ConsensOptions(window=size)).low_score
            values[f"ConSens, windows of {size}"] = _risk(low)
        _append(found, values)
    return _arrays(found)


def _risk(value: float | None) -> float:
    return 0.0 if value is None else -value


def _weakest(found: Consens) -> float:
    """Of sentences with enough tokens that count."""
    ratios = [
        one.ratio
        for one in found.sentences
        if one.ratio is not None and one.tokens >= _FEWEST_TOKENS
    ]
    return -min(ratios) if ratios else _risk(found.ratio)


def attribution_columns(scorer: CachedScorer, rows: Rows) -> dict[str, Floats]:
    """What documents do for the answer and for each of its sentences."""
    found: dict[str, list[float]] = {}
    for row in rows:
        attribution, _ = attribute_with_consens(scorer, call_of(row), _EXACT)
        _append(found, _of_attribution(attribution))
    return _arrays(found)


def _of_attribution(found: Attribution) -> dict[str, float]:
    effects = [one.effect or 0.0 for one in found.documents]
    shares = [one.share for one in found.documents]
    sentences = [one for one in found.answer_sentences if one.tokens >= _FEWEST_TOKENS]
    best = [max(effect or 0.0 for effect in one.effects) for one in sentences]
    best = best or [max(effects, default=0.0)]
    return {
        "largest effect": -max(effects, default=0.0),
        "sum of effects": -sum(effects),
        "smallest effect": -min(effects, default=0.0),
        "share of the main document": -max(shares, default=0.0),
        "weakest sentence's largest effect": -min(best),
        "mean of sentences' largest effects": -float(np.mean(best)),
        "sentences without a document": _orphans(sentences),
    }


def _orphans(sentences: Sequence[AnswerSentenceEffects]) -> float:
    """Share of sentences that no document makes likelier by the least effect."""
    if not sentences:
        return 0.0
    return sum(one.main_document is None for one in sentences) / len(sentences)


def _append(found: dict[str, list[float]], values: dict[str, float]) -> None:
    for name, value in values.items():
        found.setdefault(name, []).append(value)


def _arrays(found: dict[str, list[float]]) -> dict[str, Floats]:
    return {name: np.array(values) for name, values in found.items()}
