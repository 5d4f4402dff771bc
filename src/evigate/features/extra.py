"""What the documents lack of each sentence of the answer.

All are risks in [0, 1]: higher means less support. Words that claim little count less
than others, whether the documents hold them or not.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import chain, compress, pairwise
from operator import mul, not_
from typing import Final, NamedTuple

from evigate.evidence import Alignment, Evidence
from evigate.held_values import held_value_words
from evigate.text.light import light_words

# How much a light word counts, and a word of grammar in a pair of neighbours.
_LIGHT: Final = 0.3
_GRAMMAR: Final = 0.15
# Each further unknown word in a row makes chance less likely by this factor.
_CHANCE: Final = 0.7


class SentenceMeasures(NamedTuple):
    """What the documents lack of one sentence of the answer, each in [0, 1].

    Attributes:
        alignment: the sentence; it holds content.
        uncovered: share of its content that no document holds.
        scattered: share of it that the best place of a document lacks: a supporting
            sentence with its neighbours.
        new_pairs: share of its neighbouring words that no document has side by side.
        unknown_run: how unlikely its longest run of unknown content is by chance.
    """

    alignment: Alignment
    uncovered: float
    scattered: float
    new_pairs: float
    unknown_run: float


def sentence_measures(evidence: Evidence) -> list[SentenceMeasures]:
    """The measures of each sentence with content; use through ``evidence.kept``."""
    reader = _Reader(evidence)
    return [reader.read(row) for row in evidence.alignments if row.content]


class _Reader:
    """Measures the sentences of one answer; holds what they share."""

    def __init__(self, evidence: Evidence) -> None:
        self._evidence = evidence
        self._known = evidence.postings
        self._pairs = evidence.kept(held_pairs)
        self._places: dict[int, frozenset[str]] = {}
        self._stems = evidence.stems_of(evidence.answer)
        self._weights = evidence.kept(word_weights)

    def read(self, alignment: Alignment) -> SentenceMeasures:
        """The measures of one sentence."""
        low, high = alignment.low, alignment.high
        stems, weights = self._stems[low:high], self._weights[low:high]
        own: dict[str, float] = {}
        run = longest = 0.0
        known = self._known
        for stem, weight in zip(stems, weights, strict=True):
            if not weight:
                continue
            own[stem] = weight
            if stem in known:
                run = 0.0
                continue
            run += weight
            if run > longest:
                longest = run
        if not own:  # nothing but an amount that documents give in another form
            return SentenceMeasures(alignment, 0.0, 0.0, 0.0, 0.0)
        total = sum(own.values())
        held = sum([weight for stem, weight in own.items() if stem in known])
        near = self._held_in_one_place(alignment, own)
        return SentenceMeasures(
            alignment,
            max(0.0, 1.0 - held / total),
            max(0.0, 1.0 - near / total),
            self._new_pairs(stems, weights),
            chance(longest),
        )

    def _held_in_one_place(
        self, alignment: Alignment, own: Mapping[str, float]
    ) -> float:
        best = 0.0
        for support in alignment.supports:
            place = self._place(support.sentence)
            held = [weight for stem, weight in own.items() if stem in place]
            best = max(best, sum(held))
        return best

    def _place(self, sentence: int) -> frozenset[str]:
        """Content of a document sentence and of its neighbours."""
        place = self._places.get(sentence)
        if place is None:
            document = self._evidence.document_sentences[sentence].document
            first, end = self._evidence.first_sentences[document : document + 2]
            low, high = max(first, sentence - 1), min(end, sentence + 2)
            near = self._evidence.sentence_stems[low:high]
            place = self._places[sentence] = frozenset().union(*near)
        return place

    def _new_pairs(self, stems: Sequence[str], weights: Sequence[float]) -> float:
        if len(stems) < 2:
            return 0.0
        pairs = pair_weights(weights)
        new = map(not_, map(self._pairs.__contains__, pairwise(stems)))
        return sum(compress(pairs, new)) / sum(pairs)


def word_weights(evidence: Evidence) -> list[float]:
    """How much each word of the answer claims, in [0, 1]; use ``evidence.kept``.

    Nothing for grammar and for amounts that documents give in another form.
    """
    answer = evidence.answer
    light = light_words(evidence.language_of(answer))
    words = zip(
        answer.words.forms,
        evidence.stems_of(answer),
        evidence.content_flags(answer),
        strict=True,
    )
    weights = [
        0.0 if not content else _LIGHT if form in light or stem in light else 1.0
        for form, stem, content in words
    ]
    for i in evidence.kept(held_value_words):
        weights[i] = 0.0
    return weights


def pair_weights(weights: Sequence[float]) -> list[float]:
    """Each pair of neighbours weighs as much as its heavier word.

    >>> pair_weights([1.0, 0.0, 0.0])
    [1.0, 0.15]
    """
    least = [weight or _GRAMMAR for weight in weights]
    return [one if one > other else other for one, other in pairwise(least)]


def chance(run: float) -> float:
    """How unlikely a run of unknown words is by chance, in [0, 1).

    >>> chance(1.0)
    0.30000000000000004
    """
    return 1.0 - math.pow(_CHANCE, run)


def mean_and_worst(
    rows: Sequence[Sequence[float]], sizes: Sequence[int], width: int
) -> list[float]:
    """Weighted mean and maximum of each column, one after the other.

    Args:
        rows: one row of risks per sentence, shape ``(n, width)``.
        sizes: the weight of each sentence, shape ``(n,)``, above 0.
        width: number of columns.

    Returns:
        ``2 * width`` numbers; 0.0 without sentences.

    >>> mean_and_worst([[0.0, 1.0], [1.0, 1.0]], [3, 1], 2)
    [0.25, 1.0, 1.0, 1.0]
    """
    if not rows:
        return [0.0] * (2 * width)
    total = sum(sizes)
    values: list[float] = []
    for column in zip(*rows, strict=True):
        mean = sum(map(mul, column, sizes)) / total
        values += [min(1.0, mean), max(column)]
    return values


def held_pairs(evidence: Evidence) -> frozenset[tuple[str, str]]:
    """Neighbouring stems of the answer that are neighbours in a document.

    Use through ``evidence.kept``.
    """
    said = frozenset(pairwise(evidence.stems_of(evidence.answer)))
    return evidence.shared(_DocumentPairs).among(said)


class _DocumentPairs:
    """Neighbouring stems of the documents of a call.

    They are looked at one by one for the first answer: a set of them costs more, and
    pays from the second answer on.
    """

    def __init__(self, evidence: Evidence) -> None:
        self._stems = [evidence.stems_of(reading) for reading in evidence.documents]
        self._is_first = True
        self._held: frozenset[tuple[str, str]] | None = None

    def among(self, said: frozenset[tuple[str, str]]) -> frozenset[tuple[str, str]]:
        """Those of some pairs that are neighbours in a document."""
        pairs = chain.from_iterable(map(pairwise, self._stems))
        if self._is_first:
            self._is_first = False
            return frozenset(filter(said.__contains__, pairs))
        if self._held is None:
            self._held = frozenset(pairs)
        return said & self._held
