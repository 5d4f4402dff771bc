"""What a verifier is asked, and what it answers.

A verifier judges how likely an answer is unfaithful to its documents, as a whole and
sentence by sentence. It is the strong check that a cheap gate sends its tail to.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from evigate.records import RagCall, Span
from evigate.text.sentences import find_sentences


@dataclass(frozen=True, slots=True, repr=False)
class Claim:
    """An answer to verify, with all that it must rest on.

    Attributes:
        question: what was asked.
        documents: the texts that the model saw, in order.
        answer: the answer.
        sentences: the answer's sentences, as code points.

    >>> claim = Claim.of("How long?", ["It lasts 3 years."], "Three. It is long.")
    >>> claim.sentence_texts
    ('Three.', 'It is long.')
    """

    question: str
    documents: tuple[str, ...]
    answer: str
    sentences: tuple[Span, ...]

    def __repr__(self) -> str:
        return (
            f"Claim(documents={len(self.documents)}, "
            f"answer_characters={len(self.answer)})"
        )

    @classmethod
    def of(cls, question: str | None, documents: Any, answer: str | None) -> Claim:
        """Build a claim from anything that users have at hand.

        Args:
            question: the question, None counts as empty.
            documents: see :func:`evigate.passages.as_passages`.
            answer: the answer, None counts as empty; its sentences are found here.

        Raises:
            InvalidCallError: when a part cannot be read.
        """
        call = RagCall.of(question, documents, answer)
        texts = tuple(passage.text for passage in call.documents)
        spans = tuple(Span(*span) for span in find_sentences(call.answer))
        return cls(call.question, texts, call.answer, spans)

    @property
    def sentence_texts(self) -> tuple[str, ...]:
        """The texts of the answer's sentences."""
        return tuple(self.answer[span.start : span.end] for span in self.sentences)


class SuspectSpan(NamedTuple):
    """A stretch of the answer that a verifier doubts: code points and probability."""

    start: int
    end: int
    probability: float


@dataclass(frozen=True, slots=True)
class Verification:
    """What a verifier says.

    Attributes:
        probability: that the answer is unfaithful, in [0, 1].
        sentences: the same for each sentence of the claim, None where a verifier
            judges only the whole; empty where it judges none.
        spans: stretches that it doubts, where it tells them.
        evidence: the evidence-selection policy that it used, e.g. ``"best-3"``; scores
            of different policies are not comparable.
        cut_tokens: tokens of the documents that no part of the verifier read.
        model: what judged.
        milliseconds: wall time.
        cost: in US dollars, 0 for local models, None where unknown.
        input_tokens, output_tokens: as counted, None where unknown.
        cached: does it come from a cache?
    """

    probability: float
    sentences: tuple[float | None, ...] = ()
    spans: tuple[SuspectSpan, ...] = ()
    evidence: str = "full"
    cut_tokens: int = 0
    model: str = ""
    milliseconds: float = 0.0
    cost: float | None = 0.0
    input_tokens: int | None = None
    output_tokens: int | None = None
    cached: bool = field(default=False, compare=False)


class Verifier(Protocol):
    """A strong check; may be slow, may cost money, may fail.

    Attributes:
        name: of its kind, e.g. ``"nli"``.
        model: of what judges.
        evidence: its evidence-selection policy, as in :class:`Verification`.
    """

    @property
    def name(self) -> str: ...

    @property
    def model(self) -> str: ...

    @property
    def evidence(self) -> str: ...

    def verify(self, claims: Sequence[Claim]) -> list[Verification]:
        """One verification a claim, in order.

        Raises:
            Exception: whatever its model raises; callers decide what then happens.
        """
        ...

    async def averify(self, claims: Sequence[Claim]) -> list[Verification]:
        """:meth:`verify` for event loops."""
        ...


class ThreadedVerification:
    """``averify`` in a thread, for verifiers that compute in this process."""

    def verify(self, claims: Sequence[Claim]) -> list[Verification]:
        """See :meth:`Verifier.verify`."""
        raise NotImplementedError

    async def averify(self, claims: Sequence[Claim]) -> list[Verification]:
        """See :meth:`Verifier.averify`."""
        return await asyncio.to_thread(self.verify, claims)


def checked(result: Any, claim: Claim) -> Verification:
    """A verification as it is; nonsense is an error, never a number.

    Raises:
        TypeError: when it is no :class:`Verification`.
        ValueError: when a probability is NaN or out of range, or the sentences are
            not those of the claim.
    """
    if not isinstance(result, Verification):
        raise TypeError(f"the verifier gave {type(result).__name__}, no Verification")
    if result.sentences and len(result.sentences) != len(claim.sentences):
        raise ValueError(
            f"the verifier judged {len(result.sentences)} sentences of "
            f"{len(claim.sentences)}"
        )
    numbers = [result.probability, *(s.probability for s in result.spans)]
    numbers += [number for number in result.sentences if number is not None]
    for number in numbers:
        if not is_probability(number):
            raise ValueError(f"the verifier gave {number!r}, not a probability")
    for span in result.spans:
        if not 0 <= span.start < span.end <= len(claim.answer):
            raise ValueError("the verifier gave a span outside of the answer")
    return result


def is_probability(value: Any) -> bool:
    """A number in [0, 1]?"""
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return number and math.isfinite(value) and 0.0 <= value <= 1.0


def checked_all(results: Any, claims: Sequence[Claim]) -> list[Verification]:
    """The verifications of a batch, each checked.

    Raises:
        ValueError: when there are not as many as claims; see :func:`checked`.
    """
    found = list(results)
    if len(found) != len(claims):
        raise ValueError(f"the verifier gave {len(found)} results for {len(claims)}")
    return [checked(result, c) for result, c in zip(found, claims, strict=True)]
