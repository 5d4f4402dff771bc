"""Does a value stand in the documents among the very words of the answer?"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import islice
from typing import Final, TypeVar

from evigate.checks.subjects.mentions import ANSWER, Mention
from evigate.checks.subjects.word_owners import Placed
from evigate.evidence import Evidence

V = TypeVar("V", bound=Placed)

_REACH: Final = 4  # content words to each side
_ENOUGH: Final = 3


def is_of_the_phrase(
    evidence: Evidence, mention: Mention[V], best: Mention[V], rival: Mention[V]
) -> bool:
    """Is it said with the words around its equal, and not with those of the rival?

    One content word at least on either side, three in all, in the same order, and two
    more than around the rival: so a sentence that is taken over word by word binds its
    values as the documents do, whatever else stands beside.

    Args:
        evidence: the call.
        mention: a value of the answer.
        best: an equal one of the documents.
        rival: another one of the documents.
    """
    if best.cell is not None or rival.cell is not None:
        return False
    before, after = _run(evidence, mention, best)
    if not before or not after or before + after < _ENOUGH:
        return False
    return before + after > sum(_run(evidence, mention, rival)) + 1


def _run(evidence: Evidence, one: Mention[V], other: Mention[V]) -> tuple[int, int]:
    """How many content words both have in common right before, and right after."""
    return (
        _common(_words(evidence, one, -1), _words(evidence, other, -1)),
        _common(_words(evidence, one, 1), _words(evidence, other, 1)),
    )


def _common(first: Iterator[str], second: Iterator[str]) -> int:
    count = 0
    for a, b in zip(first, second, strict=False):
        if a != b:
            break
        count += 1
    return count


def _words(evidence: Evidence, mention: Mention[V], step: int) -> Iterator[str]:
    """Content stems from a value on to one side, those next to it first."""
    answer = mention.document == ANSWER
    reading = evidence.answer if answer else evidence.documents[mention.document]
    number = mention.sentence
    if not answer:
        number -= evidence.first_sentences[mention.document]
    low, high = reading.sentence_words[number]
    starts, flags = reading.words.starts, evidence.content_flags(reading)
    edge = mention.value.start if step < 0 else mention.value.end
    place = bisect_left(starts, edge, low, high)
    places = range(place - 1, low - 1, -1) if step < 0 else range(place, high)
    return islice((reading.stems[i] for i in places if flags[i]), _REACH)
