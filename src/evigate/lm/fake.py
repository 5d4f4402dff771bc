"""A scorer for tests: no model, no download, the same scores everywhere."""

from __future__ import annotations

import re
from typing import Final
from zlib import crc32

from evigate.lm.base import TokenScores

_TOKENS: Final = re.compile(r"\s*(?:\w+|[^\w\s])|\s+\Z")
_WORD: Final = re.compile(r"\w+")


class FakeScorer:
    """Words that occur in the prompt are likely, all others are not.

    A word of the prompt has log probability ``-0.5``; any other between ``-4`` and
    ``-6``, by a hash of the word. Whole words and single marks are the tokens.

    Args:
        name: what the scores give as evaluator.

    >>> FakeScorer().score("The sky is blue.", "Blue").log_probabilities
    (-0.5,)
    """

    def __init__(self, name: str = "fake") -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"FakeScorer(name={self.name!r})"

    def chat_frame(self) -> tuple[str, str]:
        """A chat template of its own."""
        return "<user>\n", "\n<assistant>\n"

    def score(self, prompt: str, continuation: str) -> TokenScores:
        """See :class:`~evigate.lm.TokenScorer`."""
        known = {match[0].casefold() for match in _WORD.finditer(prompt)}
        found = list(_TOKENS.finditer(continuation))
        return TokenScores(
            tuple(_log_probability(m[0].strip().casefold(), known) for m in found),
            tuple(match.start() for match in found),
            tuple(match.end() for match in found),
            tuple(match[0] for match in found),
            evaluator=self.name,
        )


def _log_probability(word: str, known: set[str]) -> float:
    if word in known:
        return -0.5
    return -4.0 - (crc32(word.encode("utf-8", "replace")) % 1000) / 500.0
