"""LettuceDetect (Kovács and Recski, 2025): which tokens of an answer are unsupported?

Through its own package (``pip install lettucedetect``). Its detector requires each
chunk of a long context to support a token; here the chunks are made before, and the
best of them counts.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from evigate.providers.late import LoadedLate
from evigate.verifiers.base import (
    Claim,
    SuspectSpan,
    ThreadedVerification,
    Verification,
    checked,
)
from evigate.verifiers.evidence_selection import Windows

_TEMPLATE_TOKENS: Final = 160  # what its prompt says around the passages
_SUSPECT: Final = 0.5

Token = tuple[int, int, float]
"""A token of the answer: its code points, and how likely it is unsupported."""


class LettuceVerifier(LoadedLate, ThreadedVerification):
    """Token by token, over everything in windows; spans are kept.

    A sentence is as doubtful as its most doubtful token, the answer as its most
    doubtful sentence.

    Args:
        model: a directory, or a name on the hub such as
            ``"KRLabsOrg/lettucedect-base-modernbert-en-v1"``.
        max_tokens: of context and answer together.
        device: where it runs; None leaves that to the package.
        lang: language of its prompt, e.g. ``"en"`` or ``"de"``.

    Raises:
        ModuleNotFoundError: (when loaded) the package is absent.
    """

    name: ClassVar[str] = "lettuce"

    def __init__(
        self,
        model: str | Path = "KRLabsOrg/lettucedect-base-modernbert-en-v1",
        *,
        max_tokens: int = 4096,
        device: str | None = None,
        lang: str = "en",
    ) -> None:
        self.model = str(model)
        self.max_tokens = max_tokens
        self.device = device
        self.lang = lang
        self.evidence = f"windows-{max_tokens}/token"
        super().__init__()

    def __repr__(self) -> str:
        return f"LettuceVerifier({self.model!r})"

    def _load(self) -> Any:
        package = _inference()
        options: dict[str, Any] = {"max_length": self.max_tokens, "lang": self.lang}
        if self.device is not None:
            options["device"] = self.device
        return package.HallucinationDetector(
            method="transformer", model_path=self.model, **options
        ).detector

    def verify(self, claims: Sequence[Claim]) -> list[Verification]:
        """See :meth:`~evigate.verifiers.Verifier.verify`."""
        with self._lock:
            detector = self._model()
            return [self._verify(detector, claim) for claim in claims]

    def _verify(self, detector: Any, claim: Claim) -> Verification:
        began = time.perf_counter()
        tokenizer = detector.tokenizer

        def measure(text: str) -> int:
            return len(tokenizer(text, add_special_tokens=False)["input_ids"])

        answer = claim.answer
        budget = max(32, self.max_tokens - measure(answer) - _TEMPLATE_TOKENS)
        budget = max(32, budget - measure(claim.question))
        windows = Windows(budget, most=16)
        chosen = windows.select(claim.documents, answer, budget, measure)
        judged = [
            detector.predict([text], answer, claim.question or None, "tokens")
            for text in chosen.premises
        ]
        tokens = _tokens(tokenizer, answer, judged)
        doubts = [
            max((p for a, b, p in tokens if a < s.end and b > s.start), default=0.0)
            for s in claim.sentences
        ]
        found = Verification(
            probability=max((p for _, _, p in tokens), default=0.0),
            sentences=tuple(doubts),
            spans=tuple(_spans(tokens)),
            evidence=self.evidence,
            cut_tokens=chosen.cut_tokens,
            model=self.model,
            milliseconds=1000.0 * (time.perf_counter() - began),
        )
        return checked(found, claim)


def _inference() -> Any:
    try:
        return importlib.import_module("lettucedetect.models.inference")
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("lettucedetect"):
            raise
        message = "LettuceVerifier needs its package: pip install lettucedetect"
        raise ModuleNotFoundError(message, name="lettucedetect") from error


def _tokens(tokenizer: Any, answer: str, judged: Sequence[Any]) -> list[Token]:
    """The answer's tokens with their places; for each the best window counts.

    Raises:
        ValueError: when the package's tokens are not those of the answer.
    """
    given = tokenizer(answer, add_special_tokens=False, return_offsets_mapping=True)
    places = [(int(a), int(b)) for a, b in given["offset_mapping"]]
    for tokens in judged:  # it may count the token that ends its input
        if not len(places) <= len(tokens) <= len(places) + 1:
            raise ValueError(
                f"lettucedetect judged {len(tokens)} tokens, the answer has "
                f"{len(places)}"
            )
    return [
        (start, end, min(float(tokens[place]["prob"]) for tokens in judged))
        for place, (start, end) in enumerate(places)
        if start < end
    ]


def _spans(tokens: Iterable[Token]) -> list[SuspectSpan]:
    spans: list[SuspectSpan] = []
    open_ = False
    for start, end, probability in tokens:
        if probability < _SUSPECT:
            open_ = False
        elif open_:
            last = spans[-1]
            surest = max(last.probability, probability)
            spans[-1] = SuspectSpan(last.start, end, surest)
        else:
            spans.append(SuspectSpan(start, end, probability))
            open_ = True
    return spans
