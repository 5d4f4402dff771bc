"""Token scores made by hand, and scorers that follow a rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from evigate.lm import TokenScores, Truncation


def scores_of(
    text: str, log_probabilities: Sequence[float], truncated: Truncation | None = None
) -> TokenScores:
    """Scores of the words of a text, each with the space before it."""
    found = list(re.finditer(r"\s*\S+", text))[: len(log_probabilities)]
    return TokenScores(
        tuple(log_probabilities),
        tuple(match.start() for match in found),
        tuple(match.end() for match in found),
        tuple(match[0] for match in found),
        evaluator="by hand",
        truncated=truncated,
        milliseconds=2.0,
    )


class RuleScorer:
    """Each word has the log probability that a rule gives it after a prompt."""

    def __init__(self, rule: Callable[[str, str], float]) -> None:
        self.rule = rule
        self.prompts: list[str] = []

    def score(self, prompt: str, continuation: str) -> TokenScores:
        """Words with the space before them are the tokens."""
        self.prompts.append(str(prompt))
        words = re.findall(r"\s*\S+", continuation)
        return scores_of(continuation, [self.rule(prompt, w.strip()) for w in words])
