"""Which of very many values are looked at: those near the words of a context."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final, TypeVar

from evigate.checks.subjects.mentions import Mention, Placed
from evigate.evidence import Evidence
from evigate.records import Reason

V = TypeVar("V", bound=Placed)

MAX_JUDGED: Final = 100
"""Values of one answer that are compared; the cost of the rest would be unbounded."""


def near_mentions(
    evidence: Evidence,
    mentions: Sequence[Mention[V]],
    weights: dict[str, float],
    limit: int,
) -> list[Mention[V]]:
    """Values in sentences that share a word with a context, at most ``limit``.

    Args:
        evidence: the call.
        mentions: the values of the documents in order, as `mentions_in` gives them.
        weights: the context, see :func:`context_weights`.
        limit: words that stand in more sentences tell nothing; nor are more values
            returned.
    """
    sentences: set[int] = set()
    for stem in weights:
        places = evidence.postings.get(stem, ())
        if len(places) <= limit:
            sentences.update(places)
    near: list[Mention[V]] = []
    for sentence in sorted(sentences):  # mentions ascend by sentence
        low = bisect_left(mentions, sentence, key=_sentence_of)
        high = bisect_right(mentions, sentence, lo=low, key=_sentence_of)
        near.extend(mentions[low:high])
        if len(near) >= limit:
            break
    return near[:limit]


def _sentence_of(mention: Mention[V]) -> int:
    return mention.sentence


def first_claims(mentions: list[Mention[V]], reasons: list[Reason]) -> list[Mention[V]]:
    """At most a hundred values of an answer; a note says so where there are more."""
    if len(mentions) > MAX_JUDGED:
        message = f"Only the first {MAX_JUDGED} values of the answer were compared."
        reasons.append(Reason("stage_skipped", message, weight=0.0))
    return mentions[:MAX_JUDGED]
