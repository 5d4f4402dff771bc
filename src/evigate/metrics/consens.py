"""ConSens: how much likelier a context makes an answer (arXiv 2505.00065).

``r = log(P_E / P_C)`` compares the answer's perplexity without context (``P_E``) and
with it (``P_C``); the score is ``2 / (1 + exp(-r)) - 1 = tanh(r / 2)`` (section 2).

What it does not say, as the paper's reviewers and our own runs found:

- The probabilities are the evaluator's, not those of the model that answered. A high
  score says that the text is likelier under the evaluator given the context, not that
  the answering model used it. A low one is "not made likelier", never "from memory".
- It measures use of the context's words as much as of its meaning: a wrong answer that
  copies words from the context scores high, contradictions often stay above 0, and a
  filler text on the topic already raises the score.
- Facts that the evaluator knows anyway score lower than they should.
- No threshold is universal: evaluator, prompt format and word filter shift ``r``.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

import numpy as np

from evigate.lm import PromptFormat, TokenScorer, TokenScores, score_all
from evigate.metrics.calibration import RatioCalibration
from evigate.metrics.consens_records import Consens, NoScore, Stretch, TokenGain
from evigate.metrics.word_filter import WordFilter
from evigate.records import RagCall, Span
from evigate.text.sentences import find_sentences

Mean = Literal["geometric", "arithmetic"]
"""Perplexity as it is usually defined, ``exp(-mean(log p))``; or the paper's formula,
the arithmetic mean of inverse probabilities ``mean(1 / p)``, which the least likely
token dominates."""

Array = np.ndarray
_MAX_WINDOW: Final = 10_000


@dataclass(frozen=True, slots=True)
class ConsensOptions:
    """How ConSens is computed; checked when built.

    Attributes:
        mean: see :data:`Mean`.
        words: which words count.
        window: tokens that count in a sliding window, at least 1.
        percentile: of the windows' ratios, in [0, 100], for ``low_score``.
        prompt: how documents, question and answer are put to the evaluator.
        calibration: gives ``probability``.

    Raises:
        ValueError: for values that cannot work.
    """

    mean: Mean = "geometric"
    words: WordFilter = field(default_factory=WordFilter)
    window: int = 12
    percentile: float = 20.0
    prompt: PromptFormat = field(default_factory=PromptFormat)
    calibration: RatioCalibration | None = None

    def __post_init__(self) -> None:
        if self.mean not in get_args(Mean):
            raise ValueError(f"mean must be one of {get_args(Mean)}, got {self.mean!r}")
        if not 1 <= self.window <= _MAX_WINDOW:
            raise ValueError(f"window must be 1 to {_MAX_WINDOW}, got {self.window!r}")
        if not 0.0 <= self.percentile <= 100.0:
            raise ValueError(f"percentile must be 0 to 100, got {self.percentile!r}")


DEFAULT_OPTIONS: Final = ConsensOptions()


def consens(
    scorer: TokenScorer,
    call: RagCall | None = None,
    /,
    *,
    question: str | None = None,
    documents: Any = None,
    answer: str | None = None,
    options: ConsensOptions = DEFAULT_OPTIONS,
) -> Consens:
    """Measure how much likelier the documents make an answer; two passes of the scorer.

    Args:
        scorer: the evaluator.
        call: a call, or its parts by name.
        question: what the user asked.
        documents: the context, in any form that :class:`evigate.RagCall` reads.
        answer: what the model said.
        options: see :class:`ConsensOptions`.

    Raises:
        InvalidCallError: when a part cannot be read.
        Exception: what the scorer raises.

    >>> from evigate.lm import FakeScorer
    >>> found = consens(
    ...     FakeScorer(),
    ...     question="How long is the warranty?",
    ...     documents=["The warranty lasts 3 years."],
    ...     answer="It lasts 3 years.",
    ... )
    >>> found.score > 0.5, found.evaluator
    (True, 'fake')
    """
    if call is None:
        call = RagCall.of(question, documents, answer)
    return consens_many(scorer, [call], options)[0]


def consens_many(
    scorer: TokenScorer,
    calls: Sequence[RagCall],
    options: ConsensOptions = DEFAULT_OPTIONS,
) -> list[Consens]:
    """:func:`consens` of several calls, in one batch of the scorer."""
    pairs = []
    for call in calls:
        texts = [passage.text for passage in call.documents]
        pairs.append((options.prompt.build(texts, call.question), call.answer))
        pairs.append((options.prompt.build([], call.question), call.answer))
    scores = score_all(scorer, pairs)
    return [
        consens_of_scores(
            call.answer,
            call.question,
            given,
            bare,
            options,
            has_documents=any(passage.text.strip() for passage in call.documents),
        )
        for call, given, bare in zip(calls, scores[::2], scores[1::2], strict=True)
    ]


def consens_of_scores(
    answer: str,
    question: str,
    with_context: TokenScores,
    without_context: TokenScores,
    options: ConsensOptions = DEFAULT_OPTIONS,
    *,
    has_documents: bool = True,
) -> Consens:
    """ConSens from token scores that are there already; needs no model.

    Args:
        answer: the text that was scored.
        question: whose words the filter leaves out.
        with_context: scores of the answer's tokens with the context.
        without_context: the same tokens without it.
        options: see :class:`ConsensOptions`.
        has_documents: False where no document holds text: then there is no score.

    Raises:
        ValueError: when the two are not scores of the same tokens.
    """
    tokens = token_gains(answer, question, with_context, without_context, options.words)
    counted = [token for token in tokens if token.counts] if has_documents else []
    no_score: NoScore | None = None
    if not has_documents:
        no_score = "no_documents"
    elif not counted:
        no_score = "no_content_words" if answer.strip() else "empty_answer"
    given = np.array([token.with_context for token in counted])
    bare = np.array([token.without_context for token in counted])
    ratio = _ratio(given, bare, options.mean) if counted else None
    windows = _windows(answer, counted, given, bare, options) if counted else []
    low = _percentile([w.ratio for w in windows], options.percentile)
    curve = options.calibration
    return Consens(
        score=_score(ratio),
        ratio=ratio,
        no_score=no_score,
        perplexity_with=_perplexity(given, options.mean) if counted else None,
        perplexity_without=_perplexity(bare, options.mean) if counted else None,
        low_score=_score(low),
        weakest=min(windows, key=lambda w: w.ratio or 0.0, default=None),
        sentences=_sentences(answer, tokens, options.mean),
        tokens=tuple(tokens),
        probability=None if ratio is None or not curve else curve.probability(ratio),
        evaluator=with_context.evaluator,
        notes=_notes(with_context, without_context, curve),
        milliseconds=with_context.milliseconds + without_context.milliseconds,
    )


def token_gains(
    answer: str,
    question: str,
    with_context: TokenScores,
    without_context: TokenScores,
    words: WordFilter,
) -> list[TokenGain]:
    """Each token of an answer under both prompts, and whether it counts.

    A token counts when it holds a character of a word that counts. Where one prompt
    left room for fewer tokens, only those that both scored are compared.

    Raises:
        ValueError: when the two are not scores of the same tokens.
    """
    mask = words.kept_characters(answer, question)
    tokens = []
    for start, end, given, other_start, other_end, bare in zip(
        with_context.starts,
        with_context.ends,
        with_context.log_probabilities,
        without_context.starts,
        without_context.ends,
        without_context.log_probabilities,
        strict=False,
    ):
        if (start, end) != (other_start, other_end):
            raise ValueError("the two prompts were scored with different tokens")
        counts = 1 in mask[start:end]
        tokens.append(TokenGain(start, end, given, bare, counts))
    return tokens


def _score(ratio: float | None) -> float | None:
    return None if ratio is None else math.tanh(ratio / 2.0)


def _ratio(given: Array, bare: Array, mean: Mean) -> float:
    """``log(P_E / P_C)`` in log space, so that no probability is too small."""
    return _log_perplexity(bare, mean) - _log_perplexity(given, mean)


def _log_perplexity(log_probabilities: Array, mean: Mean) -> float:
    if mean == "geometric":
        return float(-np.mean(log_probabilities))
    highest = float(np.max(-log_probabilities))
    return highest + math.log(float(np.mean(np.exp(-log_probabilities - highest))))


def _perplexity(log_probabilities: Array, mean: Mean) -> float:
    return math.exp(min(700.0, _log_perplexity(log_probabilities, mean)))


def _windows(
    answer: str,
    counted: Sequence[TokenGain],
    given: Array,
    bare: Array,
    options: ConsensOptions,
) -> list[Stretch]:
    """All stretches of ``window`` tokens that count; a short answer is one."""
    size = min(options.window, len(counted))
    view = np.lib.stride_tricks.sliding_window_view
    ratios = _ratios(view(given, size), view(bare, size), options.mean)
    return [
        Stretch(
            _trimmed(answer, counted[at].start, counted[at + size - 1].end),
            size,
            float(ratio),
            _score(float(ratio)),
        )
        for at, ratio in enumerate(ratios)
    ]


def _trimmed(answer: str, start: int, end: int) -> Span:
    """Without the space that the first token may begin with."""
    while start < end and answer[start].isspace():
        start += 1
    return Span(start, end)


def _ratios(given: Array, bare: Array, mean: Mean) -> Array:
    """:func:`_ratio` of each row."""
    if mean == "geometric":
        return np.asarray(given.mean(axis=1) - bare.mean(axis=1))
    parts = []
    for values in (bare, given):
        highest = (-values).max(axis=1, keepdims=True)
        spread = np.exp(-values - highest).mean(axis=1)
        parts.append(highest[:, 0] + np.log(spread))
    return np.asarray(parts[0] - parts[1])


def _percentile(ratios: Iterable[float | None], percentile: float) -> float | None:
    known = [ratio for ratio in ratios if ratio is not None]
    return float(np.percentile(known, percentile)) if known else None


def _sentences(
    answer: str, tokens: Sequence[TokenGain], mean: Mean
) -> tuple[Stretch, ...]:
    """Each sentence with the ratio of its own tokens that count."""
    spans = find_sentences(answer)
    starts = [start for start, _ in spans]
    held: list[list[TokenGain]] = [[] for _ in spans]
    for token in tokens:
        # By its last character: a token may begin with the space before a sentence.
        place = bisect_right(starts, max(token.start, token.end - 1)) - 1
        if token.counts and place >= 0:
            held[place].append(token)
    found = []
    for span, inside in zip(spans, held, strict=True):
        ratio = None
        if inside:
            given = np.array([token.with_context for token in inside])
            bare = np.array([token.without_context for token in inside])
            ratio = _ratio(given, bare, mean)
        found.append(Stretch(Span(*span), len(inside), ratio, _score(ratio)))
    return tuple(found)


def _notes(
    given: TokenScores, bare: TokenScores, curve: RatioCalibration | None
) -> tuple[str, ...]:
    notes = [
        f"{which}: {scores.truncated}"
        for which, scores in (("with context", given), ("without context", bare))
        if scores.truncated is not None
    ]
    if curve is not None and curve.evaluator != given.evaluator:
        notes.append("the calibration was fitted on another evaluator")
    return tuple(notes)
