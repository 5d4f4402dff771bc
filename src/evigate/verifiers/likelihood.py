"""A local language model asked for yes or no, read from its probabilities.

No text is generated: the evaluator of :mod:`evigate.lm` says how likely each of the two
words is. Works with any causal model; small ones judge weakly.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from evigate.lm import TokenScorer, TokenScores
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

    Args:
        scorer: a :class:`~evigate.lm.TokenScorer`.
        model: its name in records.
    """

    name: ClassVar[str] = "likelihood"

    def __init__(self, scorer: TokenScorer, model: str | None = None) -> None:
        self.scorer = scorer
        self.model = model or str(getattr(scorer, "model", None) or repr(scorer))
        self.evidence = "full"

    def __repr__(self) -> str:
        return f"LikelihoodJudge({self.model!r})"

    def verify(self, claims: Sequence[Claim]) -> list[Verification]:
        """See :meth:`~evigate.verifiers.Verifier.verify`."""
        return [self._verify(claim) for claim in claims]

    def _verify(self, claim: Claim) -> Verification:
        began = time.perf_counter()
        named = [(f"d{n}", text) for n, text in enumerate(claim.documents, start=1)]
        texts = "\n\n".join(
            [
                fenced_documents(named),
                fenced("question", claim.question),
                fenced("answer", claim.answer),
            ]
        )
        before, after = _frame(self.scorer)
        prompt = f"{before}{_ASKED.format(texts=texts)}{after}"
        yes = self.scorer.score(prompt, _YES)
        no = self.scorer.score(prompt, _NO)
        difference = _total(yes) - _total(no)
        cut = yes.truncated
        found = Verification(
            probability=1.0 / (1.0 + math.exp(min(50.0, max(-50.0, difference)))),
            evidence=self.evidence,
            cut_tokens=0 if cut is None else cut.prompt_tokens,
            model=self.model,
            milliseconds=1000.0 * (time.perf_counter() - began),
        )
        return checked(found, claim)


def _total(scores: TokenScores) -> float:
    return float(sum(scores.log_probabilities))


def _frame(scorer: Any) -> tuple[str, str]:
    frame = getattr(scorer, "chat_frame", None)
    if callable(frame):
        before, after = frame()
        return str(before), str(after)
    return "", "\n\n"
