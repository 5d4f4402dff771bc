"""The words around a number that bound it or declare it rounded."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from evigate.text.amounts.record import Bound
from evigate.text.numbers.lexing import Lexed
from evigate.text.patterns import late
from evigate.text.tables.bounds import (
    AFTER,
    BEFORE,
    CJK_AFTER_WORDS,
    CJK_BEFORE_WORDS,
    SKIPPED,
)

_WINDOW = 36
_LONGEST = max(len(phrase.split()) for phrase in BEFORE)
_LAST_WORDS: Final = frozenset(phrase.split()[-1] for phrase in BEFORE)
_AFTER_FIRST: Final = frozenset(phrase.split()[0] for phrase in AFTER)
_AFTER_GATE = late(
    r"[ \u00a0](?:[^\W\d_]+[ ])?(?:"
    + "|".join(map(re.escape, sorted(_AFTER_FIRST, key=len, reverse=True)))
    + r")(?![^\W\d_])"
)
_LONGEST_AFTER = max(len(phrase.split()) for phrase in AFTER)
_SIGNS: Final = {
    "~": "approximate",
    "≈": "approximate",
    "≥": "at_least",
    "≤": "at_most",
    ">": "more_than",
    "<": "less_than",
    "±": "approximate",
}
_COUNTERS: Final = frozenset("人名位个個台件枚本冊回戸才只명")
_AND_MORE: Final = ("多", "余", "餘")
_NEAR: Final = {"near_below": "less_than", "near_above": "more_than"}
_SPANS: Final = frozenset({"over", "über", "durante"})
_MORE_THAN_LEADS: Final = [
    [word]
    for word in ("for", "just", "well", "little", "is", "are", "was", "lasted", "aged")
]
_PUNCTUATION: Final = ".,;:!?)]\"'”»"


class Context(NamedTuple):
    """What the surroundings make of a number."""

    bound: Bound | None = None
    approximate: bool = False
    negative: bool = False


_PLAIN: Final = Context()


def read_context(lexed: Lexed, start: int, end: int, *, timed: bool = False) -> Context:
    """Read bounds and approximations before ``start`` and after ``end``.

    Args:
        lexed: the text.
        start: where the number begins, with sign and currency.
        end: where it ends, with unit and rate.
        timed: whether it is a span of time, which "over" need not bound.

    >>> text = "no more than five days"
    >>> read_context(Lexed(text), 13, 22)
    Context(bound='at_most', approximate=False, negative=False)
    """
    lowered = lexed.lowered
    kinds = _before(lowered, start, timed=timed) if start else []
    if lexed.has_cjk:
        kinds = kinds + _cjk(lexed.folded, start, end)
    if lowered.startswith("+", end):
        kinds = [*kinds, "at_least"]
    elif _AFTER_GATE.match(lowered, end) is not None:
        kinds = kinds + _after(lowered, end)
    if not kinds:
        return _PLAIN
    bound: Bound | None = None
    approximate = "approximate" in kinds
    for kind in kinds:
        if kind in _NEAR:  # just under: less, and declared rounded
            approximate, kind = True, _NEAR[kind]
        if bound is None and kind not in ("approximate", "negative"):
            bound = kind  # type: ignore[assignment]
    return Context(bound, approximate, "negative" in kinds)


def _before(lowered: str, start: int, *, timed: bool) -> list[str]:
    last = lowered[start - 1]
    if last not in " \u00a0\n":
        return _sign(lowered, start)
    word = lowered[max(0, start - 16) : start].split()
    if not word:
        return []
    if word[-1] not in _LAST_WORDS and word[-1] not in SKIPPED:
        tail = word[-1]
        if tail[0] in "([\"'“" and tail[1:] in _LAST_WORDS:
            return _phrases(_words_before(lowered, start), timed=timed)
        return [_SIGNS[tail]] if tail in _SIGNS else []
    return _phrases(_words_before(lowered, start), timed=timed)


def _sign(lowered: str, start: int) -> list[str]:
    """≥18, ~5, <=3; not the arrow ->."""
    last = lowered[start - 1]
    if last == "=" and start > 1 and lowered[start - 2] in "<>":
        return ["at_most" if lowered[start - 2] == "<" else "at_least"]
    sign = _SIGNS.get(last)
    if sign is None or (last == ">" and lowered[max(0, start - 2)] in "-=<"):
        return []
    return [sign]


def _is_span(words: list[str]) -> bool:
    """Over 10 years: all through them; for over 10 years: more than that."""
    return words[-1] in _SPANS and words[-2:-1] not in _MORE_THAN_LEADS


def _phrases(words: list[str], *, timed: bool) -> list[str]:
    kinds: list[str] = []
    while words and len(kinds) < 2:
        size = _matching(words) if words[-1] in _LAST_WORDS else 0
        if not size and words[-1] in SKIPPED and not kinds:
            words.pop()
            size = _matching(words)
            if size and words[-1] in _SPANS:
                break  # over a 4-year period
        if not size or (timed and _is_span(words)):
            break
        kinds.append(BEFORE[" ".join(words[-size:])])
        del words[-size:]
    return kinds


def _words_before(lowered: str, start: int) -> list[str]:
    segment = lowered[max(0, start - _WINDOW) : start]
    opening = max(segment.rfind("("), segment.rfind("\n"), segment.rfind("|"))
    return segment[opening + 1 :].split()


def _matching(words: list[str]) -> int:
    """How many of the last words make the longest phrase known."""
    for size in range(min(_LONGEST, len(words)), 0, -1):
        if " ".join(words[-size:]) in BEFORE:
            return size
    return 0


def _after(lowered: str, end: int) -> list[str]:
    words = lowered[end : end + _WINDOW].split(None, 5)[:6]
    for skip in (0, 1):
        if len(words) <= skip:
            break
        first = words[skip].rstrip(_PUNCTUATION)
        if first in _AFTER_FIRST:
            for size in range(min(_LONGEST_AFTER, len(words) - skip), 0, -1):
                phrase = " ".join(words[skip : skip + size]).rstrip(_PUNCTUATION)
                kind = AFTER.get(phrase)
                if kind is not None:
                    return [kind]
        if words[skip][-1] in _PUNCTUATION:
            break
    return []


def _cjk(folded: str, start: int, end: int) -> list[str]:
    kinds = []
    before = folded[max(0, start - 6) : start].rstrip(" 为是")
    for word, kind in CJK_BEFORE_WORDS:
        if before.endswith(word):
            kinds.append(kind)
            break
    if folded[start:end].strip("0123456789.,")[:1] in _AND_MORE:
        kinds.append("near_above")
    after = folded[end : end + 6].lstrip()
    if after[:1] in _COUNTERS:
        after = after[1:]  # 10人未満
    for word, kind in CJK_AFTER_WORDS:
        if after.startswith(word):
            kinds.append(kind)
            break
    return kinds
