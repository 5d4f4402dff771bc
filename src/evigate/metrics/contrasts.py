"""One answer under variants of its context, compared token by token."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from evigate.lm import (
    PromptFormat,
    TokenScorer,
    TokenScores,
    score_all,
    score_variants,
)
from evigate.metrics.attribution_records import Method
from evigate.metrics.word_filter import WordFilter
from evigate.records import RagCall


@dataclass(frozen=True, slots=True)
class AttributionOptions:
    """How attribution is computed; checked when built.

    Attributes:
        approximate: mask documents out of one reading of the whole context instead of
            scoring each variant: cheaper, and only near the exact effects.
        skip_untouched: do not measure documents that share no content word with the
            answer; the result names them.
        redundancy: look for documents that stand in for each other where single
            effects leave most of the total gain unexplained; costs further passes.
        min_effect: nats per token from which an effect counts.
        words: which words of the answer count.
        prompt: how documents, question and answer are put to the evaluator.

    Raises:
        ValueError: for values that cannot work.
    """

    approximate: bool = False
    skip_untouched: bool = False
    redundancy: bool = True
    min_effect: float = 0.05
    words: WordFilter = field(default_factory=WordFilter)
    prompt: PromptFormat = field(default_factory=PromptFormat)

    def __post_init__(self) -> None:
        if not 0.0 <= self.min_effect < float("inf"):
            raise ValueError(f"min_effect must be at least 0, got {self.min_effect!r}")


class Contrasts:
    """Scores one answer under variants of a context and compares them.

    Args:
        scorer: the evaluator.
        call: question and answer.
        segments: the whole prompt in pieces: what stands before the context, its parts,
            and what stands behind.
        options: see :class:`AttributionOptions`.

    Attributes:
        counted: positions of the answer's tokens that count.
        token_spans: code points of each token in the answer.
        passes: variants that were scored.
    """

    def __init__(
        self,
        scorer: TokenScorer,
        call: RagCall,
        segments: Sequence[str],
        options: AttributionOptions,
    ) -> None:
        self.scorer = scorer
        self.call = call
        self.segments = list(segments)
        self.options = options
        self.passes = 0
        self.milliseconds = 0.0
        self.evaluator = ""
        self.notes: list[str] = []
        self.counted: list[int] = []
        self.token_spans: list[tuple[int, int]] = []

    @property
    def method(self) -> Method:
        """How variants are scored."""
        return "approximate" if self.options.approximate else "exact"

    def score(self, kept: Sequence[Sequence[int]]) -> list[TokenScores]:
        """Token scores of the answer for each selection of the context's parts."""
        last = len(self.segments) - 1
        found = score_variants(
            self.scorer,
            self.segments,
            [[0, *(place + 1 for place in places), last] for places in kept],
            self.call.answer,
            approximate=self.options.approximate,
        )
        self._note(found)
        return found

    def score_without_context(self) -> TokenScores:
        """Token scores of the answer to the bare question."""
        prompt = self.options.prompt.build([], self.call.question)
        scores = score_all(self.scorer, [(prompt, self.call.answer)])[0]
        self._note([scores])
        return scores

    def _note(self, found: Sequence[TokenScores]) -> None:
        for scores in found:
            self.passes += 1
            self.milliseconds += scores.milliseconds
            self.evaluator = scores.evaluator
            if scores.truncated is not None and not self.notes:
                self.notes.append(str(scores.truncated))
        if not self.token_spans and found:
            self._read_tokens(found[0])

    def _read_tokens(self, scores: TokenScores) -> None:
        call, words = self.call, self.options.words
        mask = words.kept_characters(call.answer, call.question)
        self.token_spans = list(zip(scores.starts, scores.ends, strict=True))
        self.counted = [
            place
            for place, (start, end) in enumerate(self.token_spans)
            if 1 in mask[start:end]
        ]

    def loss(
        self,
        before: TokenScores,
        after: TokenScores,
        counted: Sequence[int] | None = None,
    ) -> float:
        """Nats per token that the answer loses from one variant to another.

        Where a prompt left room for fewer tokens, only those that both have compare.
        """
        first, second = before.log_probabilities, after.log_probabilities
        room = min(len(first), len(second))
        places = self.counted if counted is None else counted
        gains = [first[place] - second[place] for place in places if place < room]
        return sum(gains) / len(gains) if gains else 0.0
