"""Distractors: paragraphs that do not hold the answer, easy or hard ones.

*Easy* ones are ranked by BM25 on the question among the paragraphs of other titles;
*hard* ones are the paragraphs of the same title, most alike first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, get_args

from evigate.eviscope.bm25 import BM25
from evigate.eviscope.sources import BaseRecord, Paragraph, Source
from evigate.eviscope.wording import holds, normal_words, word_ngrams

Difficulty = Literal["easy", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)

_MOST_SHARED: Final = 0.3
_SHARED_SIZE: Final = 5


class DistractorPool:
    """All paragraphs of a source, indexed once."""

    def __init__(self, source: Source, difficulty: Difficulty) -> None:
        self._difficulty = difficulty
        self._paragraphs = source.paragraphs
        self._by_title: dict[str, list[Paragraph]] = {}
        for paragraph in source.paragraphs:
            self._by_title.setdefault(paragraph.title, []).append(paragraph)
        self._index = BM25([p.text for p in source.paragraphs])
        self._places = {p: i for i, p in enumerate(source.paragraphs)}

    def choose(
        self, record: BaseRecord, number: int, excluded: Iterable[str]
    ) -> list[Paragraph]:
        """Up to ``number`` distractors of a record.

        Args:
            excluded: answers that no distractor may hold, at word boundaries.
        """
        words = [answer for answer in excluded if normal_words(answer)]
        chosen: list[Paragraph] = []
        for paragraph in self._candidates(record):
            if any(holds(paragraph.text, answer) for answer in words):
                continue
            if any(alike(paragraph.text, c.text) for c in chosen):
                continue
            if alike(paragraph.text, record.context):
                continue
            chosen.append(paragraph)
            if len(chosen) == number:
                break
        return chosen

    def _candidates(self, record: BaseRecord) -> Iterator[Paragraph]:
        scores = self._index.scores(record.question)
        if self._difficulty == "hard":
            mine = self._by_title[record.title]
            own = [p for p in mine if p.text != record.context]
            yield from sorted(own, key=lambda p: (-scores[self._places[p]], p.text))
            return
        for place in (-scores).argsort(kind="stable"):
            paragraph = self._paragraphs[int(place)]
            if paragraph.title != record.title:
                yield paragraph


def alike(text: str, other: str) -> bool:
    """Do two texts share so many runs of five words that one is a copy of the other?"""
    mine, theirs = word_ngrams(text, _SHARED_SIZE), word_ngrams(other, _SHARED_SIZE)
    smaller = min(len(mine), len(theirs))
    if not smaller:
        return normal_words(text) == normal_words(other)
    return len(mine & theirs) / smaller > _MOST_SHARED
