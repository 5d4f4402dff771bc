"""A local language model asked for yes or no, read from its probabilities.

No text is generated: the evaluator of :mod:`evigate.lm` says how likely each of the two
words is. Works with any causal model; small ones judge weakly.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from evigate.lm import TokenScorer, TokenScores, score_all
from evigate.providers.fencing import fenced, fenced_documents
from evigate.verifiers.base import Claim, ThreadedVerification, Verification, checked

_ASKED: Final = (
    "{texts}\n\nIs every statement of the answer supported by the documents? "
    "Reply with Yes or No."
)
_YES: Final = "Yes"
_NO: Final = "No"


class LikelihoodJudge(ThreadedVerification):
    """P(No) / (P(Yes) + P(No)) of a local model.

    A batch of claims on the same documents is cheap where the scorer reads common
    beginnings of prompts once.

    Args:
        scorer: a :class:`~evigate.lm.TokenScorer`.
        model: its name in records.
        frame: what a chat template writes before and after a message; None asks the
            scorer, and does without where it has none.
    """

    name: ClassVar[str] = "likelihood"

    def __init__(
        self,
        scorer: TokenScorer,
        model: str | None = None,
        *,
        frame: tuple[str, str] | None = None,
    ) -> None:
        self.scorer = scorer
        self.model = model or str(getattr(scorer, "model", None) or repr(scorer))
        self.evidence = "full"
        self.frame = frame

    def __repr__(self) -> str:
        return f"LikelihoodJudge({self.model!r})"

    def verify(self, claims: Sequence[Claim]) -> list[Verification]:
        """See :meth:`~evigate.verifiers.Verifier.verify`."""
        began = time.perf_counter()
        before, after = self.frame or _frame(self.scorer)
        prompts = [f"{before}{_asked(claim)}{after}" for claim in claims]
        scores = score_all(
            self.scorer, [(prompt, word) for prompt in prompts for word in (_YES, _NO)]
        )
        spent = 1000.0 * (time.perf_counter() - began) / max(1, len(claims))
        return [
            checked(self._verification(yes, no, spent), claim)
            for claim, yes, no in zip(claims, scores[::2], scores[1::2], strict=True)
        ]

    def _verification(
        self, yes: TokenScores, no: TokenScores, milliseconds: float
    ) -> Verification:
        difference = _total(yes) - _total(no)
        cut = yes.truncated
        return Verification(
            probability=1.0 / (1.0 + math.exp(min(50.0, max(-50.0, difference)))),
            evidence=self.evidence,
            cut_tokens=0 if cut is None else cut.prompt_tokens,
            model=self.model,
            milliseconds=milliseconds,
        )


def _asked(claim: Claim) -> str:
    named = [(f"d{n}", text) for n, text in enumerate(claim.documents, start=1)]
    texts = [
        fenced_documents(named),
        fenced("question", claim.question),
        fenced("answer", claim.answer),
    ]
    return _ASKED.format(texts="\n\n".join(texts))


def _total(scores: TokenScores) -> float:
    return float(sum(scores.log_probabilities))


def _frame(scorer: Any) -> tuple[str, str]:
    frame = getattr(scorer, "chat_frame", None)
    if callable(frame):
        before, after = frame()
        return str(before), str(after)
    return "", "\n\n"
