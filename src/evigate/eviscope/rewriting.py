"""The conflicting passage: the paragraph with its answer-bearing claim rewritten."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from evigate.eviscope.alternatives import Alternative
from evigate.eviscope.articles import needs_an
from evigate.eviscope.sources import BaseRecord
from evigate.eviscope.wording import sentence_around, sentence_spans

_ARTICLE: Final = re.compile(r"\b(?P<a>[Aa])(?P<n>n?)\s+[\"'“‘(]?$")
MIN_PASSAGE: Final = 120
"""Characters that must be left where sentences have to go."""


@dataclass(frozen=True, slots=True)
class Change:
    """One stretch of the source paragraph and what stands there instead."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Passage:
    """A conflicting passage.

    Attributes:
        text: as a system sees it.
        window: the stretch of the paragraph that it was made from.
        claim: the answer-bearing sentence, in ``text``.
        changes: in order, with positions in ``text``; ``originals`` beside them.
        answer: the alternative's stretch in ``text``.
    """

    text: str
    window: tuple[int, int]
    claim: tuple[int, int]
    changes: tuple[Change, ...]
    originals: tuple[str, ...]
    answer: tuple[int, int]


def conflicting_passage(record: BaseRecord, alternative: Alternative) -> Passage | str:
    """Rewrite the paragraph, or say why that cannot be done cleanly.

    The claim gets the alternative, with ``a`` or ``an`` as it needs. Where the
    original stands elsewhere, names are exchanged there too; around values, which may
    mean something else there, the passage is cut to the sentences without them.
    """
    text = record.context
    claim = sentence_around(text, record.start, record.start + len(record.answers[0]))
    main = Change(alternative.start, alternative.end, alternative.text)
    others = _other_places(record, alternative)
    window = (0, len(text))
    if alternative.spread == "claim":
        window = _window_without(text, claim, [span for span, _ in others])
        if window[1] - window[0] < min(MIN_PASSAGE, len(text.strip())):
            return "the answer stands too near to its claim again"
        if any(_overlap(span, claim) for span, _ in others):
            return "the claim gives the answer twice"
        others = []
    changes = sorted(
        [main, *(Change(*span, new) for span, new in others)], key=lambda c: c.start
    )
    return _applied(text, window, claim, _with_articles(text, changes), main)


def _other_places(
    record: BaseRecord, alternative: Alternative
) -> list[tuple[tuple[int, int], str]]:
    """Where else the answer or a part of the name stands, and what would replace it."""
    text = record.context
    pairs = [(text[alternative.start : alternative.end], alternative.text)]
    pairs += [(a, alternative.text) for a in record.answers]
    pairs += list(alternative.parts)
    taken = [(alternative.start, alternative.end)]
    found = []
    for old, new in pairs:
        # Values count in any case, so that "Five" is no way around "five".
        flags = re.IGNORECASE if alternative.spread == "claim" else 0
        for match in re.finditer(rf"(?<!\w){re.escape(old)}(?!\w)", text, flags):
            if any(_overlap(match.span(), other) for other in taken):
                continue
            taken.append(match.span())
            found.append((match.span(), new))
    return found


def _window_without(
    text: str, claim: tuple[int, int], spans: list[tuple[int, int]]
) -> tuple[int, int]:
    """The longest run of sentences around the claim without these stretches."""
    sentences = sentence_spans(text)
    inside = [i for i, s in enumerate(sentences) if _overlap(s, claim)]
    first, last = inside[0], inside[-1]

    def is_free(place: int) -> bool:
        return not any(_overlap(sentences[place], span) for span in spans)

    while first > 0 and is_free(first - 1):
        first -= 1
    while last + 1 < len(sentences) and is_free(last + 1):
        last += 1
    return sentences[first][0], sentences[last][1]


def _with_articles(text: str, changes: list[Change]) -> list[Change]:
    """Changes that take "a" or "an" before them along where the sound is another."""
    made = []
    for change in changes:
        article = _ARTICLE.search(text, 0, change.start)
        needs_n = needs_an(change.text)
        if article is None or bool(article["n"]) == needs_n:
            made.append(change)
            continue
        between = text[article.end("n") : change.start]
        word = article["a"] + ("n" if needs_n else "")
        made.append(Change(article.start(), change.end, word + between + change.text))
    return made


def _applied(
    text: str,
    window: tuple[int, int],
    claim: tuple[int, int],
    changes: list[Change],
    main: Change,
) -> Passage:
    """Put the changes into the window of the paragraph."""
    pieces: list[str] = []
    placed: list[Change] = []
    originals: list[str] = []
    position, length = window[0], 0
    answer = (0, 0)
    for change in changes:
        if change.start < window[0] or change.end > window[1]:
            continue
        kept = text[position : change.start]
        start = length + len(kept)
        length = start + len(change.text)
        pieces += [kept, change.text]
        placed.append(Change(start, length, change.text))
        originals.append(text[change.start : change.end])
        position = change.end
        if change.end == main.end:
            answer = (length - len(main.text), length)
    pieces.append(text[position : window[1]])
    claim_start, claim_end = (
        edge - window[0] + _growth(changes, window[0], edge) for edge in claim
    )
    made = "".join(pieces)
    return Passage(
        made,
        window,
        (claim_start, claim_end),
        tuple(placed),
        tuple(originals),
        answer,
    )


def _growth(changes: list[Change], start: int, edge: int) -> int:
    """By how much the changes between two places lengthen the text."""
    inside = [c for c in changes if start <= c.start and c.end <= edge]
    return sum(len(c.text) - (c.end - c.start) for c in inside)


def _overlap(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] < other[1] and other[0] < one[1]
