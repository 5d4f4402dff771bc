"""Words, sentences and comparable forms, for building and scoring alone.

The gate reads texts with other code: what is measured must not share its blind spots.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

Words = tuple[str, ...]

_WORD: Final = re.compile(
    r"\d+(?:[.,]\d+)*|%|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]|[^\W\d_]+|\d+"
)
_THOUSANDS: Final = re.compile(r"\d{1,3}(?:,\d{3})+")
_ARTICLES: Final = frozenset({"a", "an", "the"})
_SAME: Final = {"percent": "%"}
_POSSESSIVE: Final = re.compile(r"(?<=\w)['’]s\b")
_ENDING: Final = re.compile(
    r"[.!?][\"'”’)\]]*(?:\[[^\]]{1,20}\])*\s+(?=[\"'“‘(]?[A-Z0-9])"
)
_ABBREVIATION: Final = re.compile(
    r"(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|Mt|No|Nos|vs|ca?|cf|Jr|Sr|Inc|Co|Corp|Ltd|Gen|Col|"
    r"Lt|Sgt|Rev|Hon|Sen|Rep|Gov|Capt|al|etc|approx|Fig|vol|pp?|e\.g|i\.e|"
    r"[A-Z](?:\.[A-Z])*))\.$"
)


@lru_cache(maxsize=16_384)
def normal_words(text: str) -> Words:
    """The words by which answers are compared, as in SQuAD's own scorer.

    Lower case, without punctuation and English articles; thousands separators go,
    ``percent`` is ``%``; Han, kana and hangul signs are words of their own.

    >>> normal_words("The 1,250 Percent")
    ('1250', '%')
    """
    folded = unicodedata.normalize("NFKC", text)
    folded = _POSSESSIVE.sub("", folded).lower().replace("’", "'").replace("'", "")
    words = []
    for word in _WORD.findall(folded):
        if _THOUSANDS.fullmatch(word):
            word = word.replace(",", "")
        word = _SAME.get(word, word)
        if word not in _ARTICLES:
            words.append(word)
    return tuple(words)


def occurrences(words: Sequence[str], part: Sequence[str]) -> Iterator[int]:
    """Positions at which a run of words stands among others; none for an empty run."""
    if not part:
        return
    size, first = len(part), part[0]
    part = tuple(part)
    for place in range(len(words) - size + 1):
        if words[place] == first and tuple(words[place : place + size]) == part:
            yield place


def holds(text: str, part: str) -> bool:
    """Does a text hold another at word boundaries, whatever case and punctuation?

    >>> holds("It surrendered 308 points.", "308"), holds("3080 points", "308")
    (True, False)
    """
    return next(occurrences(normal_words(text), normal_words(part)), None) is not None


def sentence_spans(text: str) -> list[tuple[int, int]]:
    """Start and end of each sentence; together they cover the text but for spaces.

    >>> sentence_spans("Mr. Ba came. He left.")
    [(0, 12), (13, 21)]
    """
    spans = []
    start = len(text) - len(text.lstrip())
    for match in _ENDING.finditer(text):
        stop = match.start() + 1
        if text[match.start()] == "." and _ABBREVIATION.search(text, start, stop):
            continue
        end = match.end() - (len(match.group()) - len(match.group().rstrip()))
        spans.append((start, end))
        start = match.end()
    end = len(text.rstrip())
    if start < end:
        spans.append((start, end))
    return spans


def sentence_around(text: str, start: int, end: int) -> tuple[int, int]:
    """The sentence, or the run of sentences, that a stretch lies in."""
    around = [(a, b) for a, b in sentence_spans(text) if a < end and start < b]
    if not around:
        return start, end
    return around[0][0], around[-1][1]


def word_ngrams(text: str, size: int) -> set[Words]:
    """The runs of ``size`` normal words of a text."""
    words = normal_words(text)
    return {tuple(words[i : i + size]) for i in range(len(words) - size + 1)}
