"""Token scorers: how likely a text is after another, token by token.

A scorer has one method. ConSens and attribution need nothing else, so torch, llama.cpp
and a fake stand in for each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from evigate.lm.prompts import join_segments

Request = tuple[str, str]
"""A prompt and its continuation."""


@dataclass(frozen=True, slots=True)
class Truncation:
    """What a scorer did not read because the text was too long.

    Attributes:
        prompt_characters: code points cut from the prompt.
        prompt_tokens: tokens among them; at least so many, since text far beyond the
            limit is not even tokenised.
        prompt_place: ``"end of documents"`` or, for prompts without known parts,
            ``"start of prompt"``; ``""`` where the prompt is whole.
        continuation_characters: code points cut from the continuation's end: they
            have no scores.
        continuation_tokens: tokens among them, counted in the same way.
    """

    prompt_characters: int = 0
    prompt_tokens: int = 0
    prompt_place: str = ""
    continuation_characters: int = 0
    continuation_tokens: int = 0

    def __str__(self) -> str:
        parts = []
        if self.prompt_characters:
            parts.append(
                f"{self.prompt_characters} characters were cut from the "
                f"{self.prompt_place}"
            )
        if self.continuation_characters:
            parts.append(
                f"the last {self.continuation_characters} characters of the answer "
                "were not scored"
            )
        return "; ".join(parts) or "nothing was cut"


@dataclass(frozen=True, slots=True)
class TokenScores:
    """The natural-log probability of each token of a continuation.

    Attributes:
        log_probabilities: natural logarithms, each at most 0.
        starts: where each token begins, in code points of the continuation.
        ends: where it ends. Tokens follow each other without gaps from 0 on. Those
            that spell one character together (an emoji, say) each hold it whole, so
            that neighbours may share one character and never more.
        tokens: the text of each span.
        evaluator: name of the model that scored.
        truncated: what was cut; None when both texts were read whole.
        approximate: is this an approximation of :meth:`TokenScorer.score`?
        milliseconds: wall-clock time that the scoring took.

    Raises:
        ValueError: when the sequences differ in length.
    """

    log_probabilities: tuple[float, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    tokens: tuple[str, ...]
    evaluator: str
    truncated: Truncation | None = None
    approximate: bool = False
    milliseconds: float = 0.0

    def __post_init__(self) -> None:
        sizes = {len(self.starts), len(self.ends), len(self.tokens)}
        if sizes != {len(self.log_probabilities)}:
            raise ValueError("a token needs a log probability, a span and a text")

    def __len__(self) -> int:
        return len(self.log_probabilities)

    def __repr__(self) -> str:
        return f"TokenScores({len(self)} tokens, evaluator={self.evaluator!r})"


class TokenScorer(Protocol):
    """Anything that can say how likely a continuation is after a prompt."""

    def score(self, prompt: str, continuation: str) -> TokenScores:
        """Natural-log probability of each token of ``continuation`` after ``prompt``.

        The continuation is tokenised by itself, together with spaces at the prompt's
        end, so that it has the same tokens after every prompt that ends alike.
        """
        ...


@runtime_checkable
class BatchScorer(Protocol):
    """A scorer that has a better way than one request after the other."""

    def score_many(self, requests: Sequence[Request]) -> list[TokenScores]:
        """The scores of each request, in order."""
        ...


@runtime_checkable
class VariantScorer(Protocol):
    """A scorer that reuses what variants of a prompt have in common."""

    def score_variants(
        self,
        segments: Sequence[str],
        kept: Sequence[Sequence[int]],
        continuation: str,
        *,
        approximate: bool = False,
    ) -> list[TokenScores]:
        """See :func:`score_variants`."""
        ...


def score_all(scorer: TokenScorer, requests: Sequence[Request]) -> list[TokenScores]:
    """The scores of several requests, in order; equal requests are scored once.

    >>> from evigate.lm import FakeScorer
    >>> [len(scores) for scores in score_all(FakeScorer(), [("a", "b c"), ("a", "d")])]
    [2, 1]
    """
    different = list(dict.fromkeys(requests))
    if isinstance(scorer, BatchScorer):
        found = scorer.score_many(different)
    else:
        found = [scorer.score(*request) for request in different]
    if len(found) != len(different):
        raise ValueError(f"{len(different)} requests gave {len(found)} scores")
    by_request = dict(zip(different, found, strict=True))
    return [by_request[request] for request in requests]


def score_variants(
    scorer: TokenScorer,
    segments: Sequence[str],
    kept: Sequence[Sequence[int]],
    continuation: str,
    *,
    approximate: bool = False,
) -> list[TokenScores]:
    """One continuation after several selections of a prompt's segments.

    Args:
        scorer: any scorer; one with a method of this name reuses common prefixes.
        segments: the whole prompt in pieces, as from ``PromptFormat.segments``.
        kept: for each variant, the numbers of the segments that it keeps, ascending.
        continuation: what is scored.
        approximate: allow an approximation, if the scorer has one; the scores say so.

    Returns:
        One entry per variant, in order.

    Raises:
        IndexError: for a segment number that does not exist.

    >>> from evigate.lm import FakeScorer
    >>> with_it, without = score_variants(
    ...     FakeScorer(), ["a red ", "fox ", "ran."], [[0, 1, 2], [0, 2]], "fox"
    ... )
    >>> with_it.log_probabilities > without.log_probabilities
    True
    """
    if isinstance(scorer, VariantScorer):
        return scorer.score_variants(
            segments, kept, continuation, approximate=approximate
        )
    prompts = [join_segments(segments, numbers) for numbers in kept]
    return score_all(scorer, [(prompt, continuation) for prompt in prompts])
