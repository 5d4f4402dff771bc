"""ConSens as a verifier: do the documents make the lowest stretches likelier?

See :mod:`evigate.metrics`. It measures the use of the documents' words by an answer
under a local evaluator, not truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from evigate.lm import TokenScorer
from evigate.metrics import Consens, ConsensOptions, consens_many
from evigate.passages import Passage
from evigate.records import RagCall
from evigate.verifiers.base import Claim, ThreadedVerification, Verification, checked


class ConsensVerifier(ThreadedVerification):
    """Doubt is ``(1 - s) / 2`` of the ConSens score ``s`` of the low stretches.

    The score of the windows' low percentile (``low_score``) stands for the answer,
    each sentence has its own. A call without a score, since no word counts, has doubt
    1/2.

    Args:
        scorer: the evaluator.
        options: see :class:`~evigate.metrics.ConsensOptions`.
    """

    name: ClassVar[str] = "consens"

    def __init__(
        self, scorer: TokenScorer, options: ConsensOptions | None = None
    ) -> None:
        self.scorer = scorer
        self.options = ConsensOptions() if options is None else options
        self.model = str(getattr(scorer, "model", None) or repr(scorer))
        self.evidence = f"full/windows-{self.options.window}"

    def __repr__(self) -> str:
        return f"ConsensVerifier({self.model!r})"

    def verify(self, claims: Sequence[Claim]) -> list[Verification]:
        """See :meth:`~evigate.verifiers.Verifier.verify`."""
        calls = [
            RagCall(c.question, tuple(Passage(t) for t in c.documents), c.answer)
            for c in claims
        ]
        found = consens_many(self.scorer, calls, self.options)
        return [
            checked(self._verification(one, claim), claim)
            for one, claim in zip(found, claims, strict=True)
        ]

    def _verification(self, found: Consens, claim: Claim) -> Verification:
        low = found.score if found.low_score is None else found.low_score
        spans = [sentence.span for sentence in found.sentences]
        same = spans == list(claim.sentences)
        return Verification(
            probability=_doubt(low),
            sentences=tuple(_doubt(s.score) for s in found.sentences) if same else (),
            evidence=self.evidence,
            model=found.evaluator,
            milliseconds=found.milliseconds,
        )


def _doubt(score: float | None) -> float:
    return 0.5 if score is None else min(1.0, max(0.0, (1.0 - score) / 2.0))
