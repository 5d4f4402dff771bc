"""Which of several values of the documents is meant: the one whose words fit best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from evigate.checks.mentions import Mention, Placed
from evigate.evidence import Evidence

V = TypeVar("V", bound=Placed)

_OWN: Final = 1.0
_SHARED: Final = 0.8
_INHERITED: Final = 0.6
_ASKED: Final = 0.5
_OTHERS: Final = -0.25
# Another value must fit this much better, relative to its fit, to be called the right
# one: below, the words do not tell the two apart.
_MARGIN: Final = 0.2


@dataclass(frozen=True, slots=True)
class Fit(Generic[V]):
    """A document's value, and how it fits one of the answer.

    Attributes:
        match: how the two are equal, None where they are not.
        comparable: could the one stand for the other (dimension, kind of date)?
        score: how well its words fit those of the answer's value; no fixed range,
            higher is better.
    """

    mention: Mention[V]
    match: str | None
    comparable: bool
    score: float


def asked_stems(evidence: Evidence) -> frozenset[str]:
    """The content of the question; use through ``evidence.shared``."""
    question = evidence.question
    return frozenset(evidence.content_stems(question, 0, len(question.words.forms)))


def context_weights(evidence: Evidence, mention: Mention[V]) -> dict[str, float]:
    """What a value of the answer is about: stems with weights.

    Its own words count most, then those of its sentence, then those of the question.
    """
    weights: dict[str, float] = {}
    for stems, factor in (
        (evidence.shared(asked_stems), _ASKED),
        (mention.inherited, _INHERITED),
        (mention.shared, _SHARED),
        (mention.own, _OWN),
    ):
        for stem in stems:
            weights[stem] = factor * evidence.rarity(stem)
    return weights


def fit_score(mention: Mention[V], weights: dict[str, float]) -> float:
    """How well the words of a document's value fit a context."""
    score = 0.0
    for stem, weight in weights.items():
        if stem in mention.own:
            score += weight
        elif stem in mention.shared:
            score += _SHARED * weight
        elif stem in mention.inherited:
            score += _INHERITED * weight
        elif stem in mention.others:
            score += _OTHERS * weight
    return score


def is_clearly_better(
    rival: Fit[V],
    best: Fit[V],
    mention: Mention[V],
    evidence: Evidence,
    *,
    also_said: bool,
) -> bool:
    """Does the answer's value belong to another value's subject?

    Args:
        rival: a value of the documents that differs from the answer's.
        best: the equal one that fits best.
        mention: the answer's value.
        evidence: the call.
        also_said: does the answer give the rival's value too? Then only this value's
            own words can tell the two apart.
    """
    if rival.score <= 0.0 or rival.score - best.score < _MARGIN * rival.score:
        return False
    telling = mention.own
    if not also_said:
        asked = evidence.shared(asked_stems)
        telling = telling | mention.shared | mention.inherited | asked
    held = best.mention.own | best.mention.shared
    words = (telling & rival.mention.own) - held
    # A topic that both may share tells them apart only where the rival hangs on it
    # ("assets of 3.4 against liabilities of 3.1").
    return bool(words - best.mention.inherited or words & rival.mention.lead)


def near_mentions(
    evidence: Evidence,
    mentions: Sequence[Mention[V]],
    weights: dict[str, float],
    limit: int,
) -> list[Mention[V]]:
    """Values in sentences that share a word with a context, at most ``limit``."""
    sentences: set[int] = set()
    for stem in weights:
        places = evidence.postings.get(stem, ())
        if len(places) <= limit:
            sentences.update(places)
    return [m for m in mentions if m.sentence in sentences][:limit]
