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

from evigate.lm import TokenScores
from evigate.metrics import (
    Attribution,
    AttributionOptions,
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


def token_scores(
    scorer: CachedScorer, rows: Rows
) -> list[tuple[TokenScores, TokenScores]]:
    """Of each answer, with and without context."""
    found = []
    for row in rows:
        call = call_of(row)
        prompts = _prompts(call, attribution=False)
        given, bare = scorer.score_many([(prompt, call.answer) for prompt in prompts])
        found.append((given, bare))
    return found


def column(
    rows: Rows,
    scores: list[tuple[TokenScores, TokenScores]],
    options: ConsensOptions,
    low: bool,
) -> Floats:
    """Minus the ratio, or minus the score of the low windows, under some options."""
    values = []
    for row, (given, bare) in zip(rows, scores, strict=True):
        call = call_of(row)
        one = consens_of_scores(call.answer, call.question, given, bare, options)
        values.append(_risk(one.low_score if low else one.ratio))
    return np.array(values)


def consens_columns(scorer: CachedScorer, rows: Rows) -> dict[str, Floats]:
    """Whole answer, arithmetic mean, weakest sentence, low windows."""
    scores = token_scores(scorer, rows)
    found = {
        "ConSens": column(rows, scores, ConsensOptions(), low=False),
        "ConSens, arithmetic mean": column(
            rows, scores, ConsensOptions(mean="arithmetic"), low=False
        ),
        "ConSens, weakest sentence": _weakest_sentences(rows, scores),
    }
    for size in WINDOWS:
        options = ConsensOptions(window=size)
        found[f"ConSens, windows of {size}"] = column(rows, scores, options, low=True)
    return found


def _risk(value: float | None) -> float:
    return 0.0 if value is None else -value


def _weakest_sentences(
    rows: Rows, scores: list[tuple[TokenScores, TokenScores]]
) -> Floats:
    """Minus the lowest ratio of a sentence with enough tokens that count."""
    values = []
    for row, (given, bare) in zip(rows, scores, strict=True):
        call = call_of(row)
        found = consens_of_scores(call.answer, call.question, given, bare)
        ratios = [
            one.ratio
            for one in found.sentences
            if one.ratio is not None and one.tokens >= _FEWEST_TOKENS
        ]
        values.append(_risk(min(ratios) if ratios else found.ratio))
    return np.array(values)


def attribution_columns(scorer: CachedScorer, rows: Rows) -> dict[str, Floats]:
    """What documents do for the answer and for each of its sentences."""
    found = []
    for row in rows:
        attribution, _ = attribute_with_consens(scorer, call_of(row), _EXACT)
        found.append(_of_attribution(attribution))
    return {name: np.array([one[name] for one in found]) for name in found[0]}


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
