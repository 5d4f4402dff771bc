"""What attribution gives back: effects of documents and sentences, in nats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from evigate.metrics.consens_records import NoScore, rounded
from evigate.records import Span

Method = Literal["exact", "approximate"]
"""Every variant of the context scored by itself; or documents masked out of one reading
of the whole context, whose later documents have already seen the earlier ones."""


class DocumentEffect(NamedTuple):
    """What one document does for the answer.

    Attributes:
        document: 0-based position.
        id: its id, if it has one.
        effect: nats per token that counts which the answer loses without it; negative
            where the answer is likelier without it; None where it was not measured.
        share: of all positive effects, in [0, 1].
        alone: nats per token that it gives by itself, measured only where redundancy
            is looked for.
    """

    document: int
    id: str | None
    effect: float | None
    share: float
    alone: float | None = None

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "document": self.document,
            "id": self.id,
            "effect": rounded(self.effect),
            "share": rounded(self.share),
            "alone": rounded(self.alone),
        }


class AnswerSentenceEffects(NamedTuple):
    """The same for one sentence of the answer.

    Attributes:
        span: code points in the answer.
        tokens: how many of its tokens count.
        effects: per document, None where it was not measured or no token counts.
        main_document: with the largest effect on it, None where none has one.
    """

    span: Span
    tokens: int
    effects: tuple[float | None, ...]
    main_document: int | None

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "span": list(self.span),
            "tokens": self.tokens,
            "effects": [rounded(effect) for effect in self.effects],
            "main_document": self.main_document,
        }


class Redundancy(NamedTuple):
    """Documents that can stand in for each other.

    Leave-one-out shows little for each of them, since the others remain.

    Attributes:
        documents: two or more positions.
        joint_effect: nats per token lost without all of them.
        single_effects: lost without one of them, in the same order.
    """

    documents: tuple[int, ...]
    joint_effect: float
    single_effects: tuple[float, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "documents": list(self.documents),
            "joint_effect": rounded(self.joint_effect),
            "single_effects": [rounded(effect) for effect in self.single_effects],
        }


@dataclass(frozen=True, slots=True, repr=False)
class Attribution:
    """Which documents make an answer likelier, under one evaluator.

    Attributes:
        documents: effects, in the order of the documents.
        total_gain: nats per token that all documents together give over none.
        redundancies: documents that stand in for each other; empty where there are
            none or they were not looked for.
        answer_sentences: effects on each sentence of the answer.
        skipped: documents that were not measured since the answer shares no content
            word with them, see ``skip_untouched``; their effect is None, not 0.
        no_effects: why nothing could be measured, else None.
        method: see :data:`Method`.
        evaluator: the model whose probabilities these are; not the one that answered.
        notes: what was cut, in words without any text of the call.
        passes: variants of the context that were scored.
        milliseconds: that the evaluator took.
        min_effect: effects below count as none.
    """

    documents: tuple[DocumentEffect, ...]
    total_gain: float | None
    redundancies: tuple[Redundancy, ...]
    answer_sentences: tuple[AnswerSentenceEffects, ...]
    skipped: tuple[int, ...]
    no_effects: NoScore | None
    method: Method
    evaluator: str
    notes: tuple[str, ...]
    passes: int
    milliseconds: float
    min_effect: float

    def __repr__(self) -> str:
        if self.no_effects is not None:
            return f"Attribution(no effects: {self.no_effects})"
        count = len(self.documents)
        return f"Attribution(documents={count}, main_document={self.main_document})"

    @property
    def main_document(self) -> int | None:
        """The document with the largest effect; None where none reaches the least."""
        return largest([one.effect for one in self.documents], self.min_effect)

    @property
    def hangs_on(self) -> int | None:
        """The one document without which most of the total gain is gone; else None."""
        main = self.main_document
        if main is None or self.total_gain is None:
            return None
        effect = self.documents[main].effect or 0.0
        return main if effect >= 0.5 * self.total_gain else None

    def to_dict(self) -> dict[str, Any]:
        """Plain values without any text."""
        return {
            "main_document": self.main_document,
            "hangs_on": self.hangs_on,
            "total_gain": rounded(self.total_gain),
            "documents": [one.to_dict() for one in self.documents],
            "redundancies": [one.to_dict() for one in self.redundancies],
            "answer_sentences": [one.to_dict() for one in self.answer_sentences],
            "skipped": list(self.skipped),
            "no_effects": self.no_effects,
            "method": self.method,
            "evaluator": self.evaluator,
            "notes": list(self.notes),
            "passes": self.passes,
            "milliseconds": round(self.milliseconds, 1),
        }


class ContextSentence(NamedTuple):
    """One sentence of the context and what the answer loses without it.

    Attributes:
        document: 0-based position of its document.
        span: code points in that document.
        effect: nats per token that counts; negative where the answer gains.
        share: of all positive effects, in [0, 1].
    """

    document: int
    span: Span
    effect: float
    share: float

    def to_dict(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "document": self.document,
            "span": list(self.span),
            "effect": rounded(self.effect),
            "share": rounded(self.share),
        }


@dataclass(frozen=True, slots=True, repr=False)
class SentenceAttribution:
    """Which sentences of the context make an answer likelier.

    Attributes:
        sentences: those that were measured, in their order.
        total_gain: nats per token that the whole context gives over none.
        left_out: how many sentences were not measured, beyond the most that may be.
        no_effects, method, evaluator, notes, passes, milliseconds, min_effect: as for
            :class:`Attribution`.
    """

    sentences: tuple[ContextSentence, ...]
    total_gain: float | None
    left_out: int
    no_effects: NoScore | None
    method: Method
    evaluator: str
    notes: tuple[str, ...]
    passes: int
    milliseconds: float
    min_effect: float

    def __repr__(self) -> str:
        return f"SentenceAttribution(sentences={len(self.sentences)})"

    @property
    def critical(self) -> ContextSentence | None:
        """The sentence that the answer loses most without; None where none matters."""
        place = largest([one.effect for one in self.sentences], self.min_effect)
        return None if place is None else self.sentences[place]

    def to_dict(self) -> dict[str, Any]:
        """Plain values without any text."""
        critical = self.critical
        return {
            "critical": None if critical is None else critical.to_dict(),
            "sentences": [one.to_dict() for one in self.sentences],
            "total_gain": rounded(self.total_gain),
            "left_out": self.left_out,
            "no_effects": self.no_effects,
            "method": self.method,
            "evaluator": self.evaluator,
            "notes": list(self.notes),
            "passes": self.passes,
            "milliseconds": round(self.milliseconds, 1),
        }


def largest(effects: list[float | None], least: float) -> int | None:
    """Position of the largest effect of at least ``least``, the first of equals.

    >>> largest([0.1, None, 0.4, 0.4], 0.05), largest([-1.0, 0.01], 0.05)
    (2, None)
    """
    best = None
    for place, effect in enumerate(effects):
        if effect is None or effect < least:
            continue
        if best is None or effect > (effects[best] or 0.0):
            best = place
    return best


def shares_of(effects: list[float | None]) -> list[float]:
    """Positive effects as parts of their sum; all 0 where there is none.

    >>> shares_of([1.0, -2.0, None, 3.0])
    [0.25, 0.0, 0.0, 0.75]
    """
    positive = [max(0.0, effect or 0.0) for effect in effects]
    total = sum(positive)
    return [effect / total if total else 0.0 for effect in positive]
