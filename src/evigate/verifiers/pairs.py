"""Verifiers that judge pairs: does a premise support a statement?

The base of all local models here. A model says how well one premise supports one
statement; this room selects premises, runs batches, and puts the answers together.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from evigate.providers.late import LoadedLate
from evigate.verifiers.base import (
    Claim,
    ThreadedVerification,
    Verification,
    is_probability,
)
from evigate.verifiers.evidence_selection import EvidencePolicy

Unit = Literal["sentence", "answer"]
"""What is judged as one statement: each sentence, or the answer as a whole."""

Pair = tuple[str, str]


class PairVerifier(LoadedLate, ThreadedVerification):
    """Judges statements against premises; subclasses say how a model scores pairs.

    A statement counts as supported as well as its best premise supports it, an answer
    as well as its least supported sentence.

    Args:
        model: a directory or a name.
        selection: which premises are read, an :class:`EvidencePolicy`.
        unit: sentence by sentence, or the answer as a whole.
        batch_size: pairs that a model reads at once.
        max_tokens: of premise and statement together, None for the model's own bound.
        device: where it runs; None takes CUDA where there is one.
    """

    name: ClassVar[str] = "pairs"

    def __init__(
        self,
        model: str,
        selection: EvidencePolicy,
        *,
        unit: Unit = "sentence",
        batch_size: int = 16,
        max_tokens: int | None = None,
        device: str | None = None,
    ) -> None:
        self.model = model
        self.selection = selection
        self.unit = unit
        self.batch_size = batch_size
        self.max_tokens = max_tokens
        self.device = device
        super().__init__()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.model!r}, evidence={self.evidence!r})"

    @property
    def evidence(self) -> str:
        """Name of the evidence-selection policy, with the unit that is judged."""
        return f"{self.selection.name}/{self.unit}"

    # -- what subclasses say ---------------------------------------------------------

    def _count(self, loaded: Any, text: str) -> int:
        """Tokens of a text."""
        raise NotImplementedError

    def _room(self, loaded: Any) -> int:
        """Tokens that premise and statement may have together."""
        raise NotImplementedError

    def _support(self, loaded: Any, pairs: Sequence[Pair]) -> list[float]:
        """For each premise and statement how well it is supported, in [0, 1]."""
        raise NotImplementedError

    # -- what callers use ------------------------------------------------------------

    def verify(self, claims: Sequence[Claim]) -> list[Verification]:
        """See :meth:`~evigate.verifiers.Verifier.verify`."""
        with self._lock:
            loaded = self._model()
            return [self._verify(loaded, claim) for claim in claims]

    def _verify(self, loaded: Any, claim: Claim) -> Verification:
        began = time.perf_counter()
        sizes: dict[str, int] = {}

        def measure(text: str) -> int:
            if text not in sizes:
                sizes[text] = self._count(loaded, text)
            return sizes[text]

        whole = self.unit == "answer" or not claim.sentences
        statements = (claim.answer,) if whole else claim.sentence_texts
        pairs: list[Pair] = []
        owners: list[int] = []
        cut = 0
        for owner, statement in enumerate(statements):
            budget = max(16, self._room(loaded) - measure(statement))
            chosen = self.selection.select(claim.documents, statement, budget, measure)
            cut = max(cut, chosen.cut_tokens)
            pairs += [(premise, statement) for premise in chosen.premises]
            owners += [owner] * len(chosen.premises)
        support = self._best(self._in_batches(loaded, pairs), owners, len(statements))
        doubts = [1.0 - value for value in support]
        return Verification(
            probability=max(doubts),
            sentences=() if whole else tuple(doubts),
            evidence=self.evidence,
            cut_tokens=cut,
            model=self.model,
            milliseconds=1000.0 * (time.perf_counter() - began),
            input_tokens=sum(measure(text) for pair in pairs for text in pair),
        )

    def _in_batches(self, loaded: Any, pairs: Sequence[Pair]) -> list[float]:
        found: list[float] = []
        for start in range(0, len(pairs), self.batch_size):
            found += self._support(loaded, pairs[start : start + self.batch_size])
        if len(found) != len(pairs):
            raise ValueError(f"{self.model} scored {len(found)} of {len(pairs)} pairs")
        for value in found:
            if not is_probability(value):
                raise ValueError(f"{self.model} gave {value!r}, not a probability")
        return found

    @staticmethod
    def _best(found: Sequence[float], owners: Sequence[int], count: int) -> list[float]:
        best = [0.0] * count
        for value, owner in zip(found, owners, strict=True):
            best[owner] = max(best[owner], value)
        return best
