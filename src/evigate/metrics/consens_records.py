"""What ConSens gives back: a score, where it comes from, and what it cannot say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from evigate.records import Span

NoScore = Literal["no_documents", "empty_answer", "no_content_words"]
"""Why there is no score: no document holds text, the answer holds none, or only words
that are left out."""


class TokenGain(NamedTuple):
    """One token of the answer under both prompts.

    Attributes:
        start, end: code points in the answer; tokens may begin with a space.
        with_context: its natural-log probability with the context.
        without_context: the same without.
        counts: does the word filter keep it?
    """

    start: int
    end: int
    with_context: float
    without_context: float
    counts: bool

    @property
    def gain(self) -> float:
        """Nats by which the context makes it likelier; negative: less likely."""
        return self.with_context - self.without_context


class Stretch(NamedTuple):
    """A sentence of the answer, or a window of tokens that count.

    Attributes:
        span: code points in the answer.
        tokens: how many of its tokens count.
        ratio: ``log(P_E / P_C)`` over them, in nats; None without any.
        score: ``tanh(ratio / 2)`` in [-1, 1], higher is better grounded.
    """

    span: Span
    tokens: int
    ratio: float | None
    score: float | None

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "span": list(self.span),
            "tokens": self.tokens,
            "ratio": rounded(self.ratio),
            "score": rounded(self.score),
        }


@dataclass(frozen=True, slots=True, repr=False)
class Consens:
    """How much likelier a context makes an answer, under one evaluator.

    Attributes:
        score: in [-1, 1]; near 1 the context makes the answer much likelier, around 0
            and below it does not. None where ``no_score`` says why.
        ratio: ``r = log(P_E / P_C)``, in nats; with the geometric mean it is the mean
            gain per token that counts.
        no_score: see :data:`NoScore`.
        perplexity_with: of the tokens that count, with the context (``P_C``).
        perplexity_without: the same without context (``P_E``).
        low_score: score of the low stretches: a percentile (20 by default) over
            sliding windows of tokens that count. One ungrounded stretch in a long
            answer shows here, not in ``score``.
        weakest: the window with the lowest ratio.
        sentences: of the answer, each with its own ratio.
        tokens: all tokens of the answer.
        probability: calibrated probability that the answer is grounded, where a
            calibration was given.
        evaluator: the model whose probabilities these are; not the one that answered.
        notes: what was cut or left out, in words without any text of the call.
        milliseconds: that the evaluator took.
    """

    score: float | None
    ratio: float | None
    no_score: NoScore | None
    perplexity_with: float | None
    perplexity_without: float | None
    low_score: float | None
    weakest: Stretch | None
    sentences: tuple[Stretch, ...]
    tokens: tuple[TokenGain, ...]
    probability: float | None
    evaluator: str
    notes: tuple[str, ...]
    milliseconds: float

    def __repr__(self) -> str:
        if self.score is None:
            return f"Consens(no score: {self.no_score})"
        return f"Consens({self.score:.3f}, low={self.low_score or 0.0:.3f})"

    def to_dict(self, *, with_tokens: bool = False) -> dict[str, Any]:
        """Plain values without any text.

        Args:
            with_tokens: also each token as ``[start, end, gain, counts]``.
        """
        values: dict[str, Any] = {
            "score": rounded(self.score),
            "ratio": rounded(self.ratio),
            "no_score": self.no_score,
            "perplexity_with": rounded(self.perplexity_with),
            "perplexity_without": rounded(self.perplexity_without),
            "low_score": rounded(self.low_score),
            "weakest": None if self.weakest is None else self.weakest.to_dict(),
            "sentences": [sentence.to_dict() for sentence in self.sentences],
            "probability": rounded(self.probability),
            "evaluator": self.evaluator,
            "notes": list(self.notes),
            "milliseconds": round(self.milliseconds, 1),
        }
        if with_tokens:
            values["tokens"] = [
                [token.start, token.end, round(token.gain, 4), token.counts]
                for token in self.tokens
            ]
        return values


class WordGain(NamedTuple):
    """One word of the answer: its tokens' gains added up.

    Attributes:
        start, end: code points, without the space before it.
        gain: nats over its tokens that count.
        counts: does any of them?
    """

    start: int
    end: int
    gain: float
    counts: bool


def word_gains(answer: str, tokens: Iterable[TokenGain]) -> list[WordGain]:
    """The gains of tokens, added up by word as spaces divide them.

    In scripts without spaces each token stands for itself.

    >>> pieces = [TokenGain(0, 3, -1.0, -2.0, True), TokenGain(3, 6, -1.0, -1.5, True)]
    >>> word_gains("lasted 3", [*pieces, TokenGain(6, 8, -1.0, -4.0, True)])[0].gain
    1.5
    """
    words: list[WordGain] = []
    joined = False
    for token in tokens:
        text = answer[token.start : token.end]
        stripped = text.strip()
        start = token.start + len(text) - len(text.lstrip())
        end = start + len(stripped)
        gain = token.gain if token.counts else 0.0
        if not stripped:
            joined = False
            continue
        # Several tokens may spell one character and share its place.
        shared = bool(words) and start < words[-1].end
        continued = joined and bool(words) and words[-1].end == start
        if shared or (continued and not _stands_alone(stripped)):
            last = words[-1]
            counts = last.counts or token.counts
            words[-1] = WordGain(last.start, end, last.gain + gain, counts)
        else:
            words.append(WordGain(start, end, gain, token.counts))
        joined = end == token.end and not _stands_alone(stripped)
    return words


def _stands_alone(text: str) -> bool:
    """Does it come from a script that puts no spaces between words?"""
    from evigate.text.words import is_unspaced

    return is_unspaced(text)


def rounded(value: float | None) -> float | None:
    """Four digits are enough for people and files."""
    return None if value is None else round(value, 4)
