"""Sentences with their places: prose, lists, headings and tables.

A sentence ends at a terminator of any script that is followed by space, at 。！？
without one, at a blank line, and at each line break that is not a soft wrap. Rows of
tables and items of lists are sentences of their own.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from evigate.text.lowering import lower_letters
from evigate.text.patterns import late

_CANDIDATE: Final = late("[.!?…。！？؟।॥｡\n]")
# Pages that were scraped lose spaces: "in 1901.Later it moved".
_GLUED: Final = (
    r"(?:(?<=[a-zà-öø-ÿ]{3})|(?<=[\s(]\d{4}))\.(?=[A-ZÀ-ÖØ-Þ][a-zà-öø-ÿ']{0,15}+[ ,])"
)
# Latin terminators need space behind; without it the whole run ends nothing.
_BREAK: Final = late(
    r"([.!?…]++[\"'”’»)\]]{0,4}+(?:\[\^?\d{1,3}[\]\d\[,\-–]{0,12}\]|[¹²³⁴-⁹⁰]{1,6})?"
    r"(?=\s|$)|" + _GLUED + r"|[。！？؟।॥｡]++[\"'”’»」』）)\]]{0,4}|\n\s*+)"
    r"|[.!?…]++"
)
# A mark behind the terminator belongs to the sentence before it: "… 3 years. [1] It"
_TRAILING_MARKS: Final = late(r"(?:[ \t]?(?:\[\^?[\w,\- ]{1,24}\]|[¹²³⁴-⁹⁰]+))+")
_OPENING_MARKS: Final = frozenset("[¹²³⁴⁵⁶⁷⁸⁹⁰")
_ABBREVIATED: Final = frozenset(
    "e.g i.e z.b d.h u.a p.ej a.m p.m u.s vs cf ca approx no nos nr núm fig figs eq "
    "sec ch vol pp art abs dr mr mrs ms prof rev gen col capt sgt lt hon st sr sra jr "
    "dra mme mlle bzw etc evtl ggf "
    "inkl zzgl max min inc ltd co corp dept est tel jan feb mar apr jun jul aug sep "
    "sept oct okt nov dec dez mio mrd bsp str hr fr dhr mevr sig dott pag par ul godz "
    "tzw np tj".split()
)
_ABBREVIATION: Final = late(
    r"(?:^|[\s(\"'“„])(?:[a-zà-öø-ÿıſ]|"
    + "|".join(map(re.escape, sorted(_ABBREVIATED)))
    + r")$"
)
_ORDINAL: Final = late(r"(?:^|\s)\d{1,3}$")
_MONTH: Final = late(
    r"\s?(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|"
    r"November|Dezember)(?!\w)"
)
_UNIT: Final = late(r"\d ?[hmglts]$")
_LIST_ORDINAL: Final = late(r"(?:^|\n)[ \t]*(?:\d{1,3}|[a-zA-Z])$")
_NEW_BLOCK: Final = late(r"\s*(?:[|#>•◦▪‣–—*+\-]|\d{1,3}[.)]\s|[a-z][.)]\s|\{|<)")
_NEVER_WRAPPED: Final = ("|", "#", "{", "<")
_SOFT_WRAP_MIN: Final = 40
_LOOK_BACK: Final = 24
_MAX_SENTENCE: Final = 2_000


def find_sentences(text: str) -> list[tuple[int, int]]:
    """Spans ``(start, end)`` of the sentences of a text, in order, without margins.

    >>> text = "It costs approx. 5 EUR. Delivery is free!"
    >>> [text[a:b] for a, b in find_sentences(text)]
    ['It costs approx. 5 EUR.', 'Delivery is free!']
    >>> [len(find_sentences(t)) for t in ("保修期为两年。人为损坏不保。", "- a\\n- b")]
    [2, 2]
    """
    spans: list[tuple[int, int]] = []
    start = seen = 0
    for candidate in _CANDIDATE.finditer(text):
        at = candidate.start()
        if at < seen:
            continue
        match = _BREAK.match(text, at)
        if match is None:
            continue
        end = seen = match.end()
        if not match[1] or end <= start or not _ends_sentence(text, start, match):
            continue
        if text[end : end + 2].lstrip(" \t")[:1] in _OPENING_MARKS:
            marks = _TRAILING_MARKS.match(text, end)
            end = end if marks is None else marks.end()
        _append(spans, text, start, end)
        start = end
    _append(spans, text, start, len(text))
    return spans


def _append(spans: list[tuple[int, int]], text: str, start: int, end: int) -> None:
    piece = text[start:end]
    end = start + len(piece.rstrip())
    start = min(end, start + len(piece) - len(piece.lstrip()))
    # Text without any terminator is cut, so that no later stage meets a giant.
    while end - start > _MAX_SENTENCE:
        cut = text.rfind(" ", start + _MAX_SENTENCE // 2, start + _MAX_SENTENCE)
        cut = start + _MAX_SENTENCE if cut < 0 else cut
        spans.append((start, cut))
        start = cut
    # Nothing but marks ("…", "---", "|---|") is no sentence.
    if any(map(str.isalnum, text[start:end])):
        spans.append((start, end))


def _ends_sentence(text: str, start: int, match: re.Match[str]) -> bool:
    mark = match.group()
    if "\n" in mark:
        return not _is_soft_wrap(text, start, match)
    if mark[0] != ".":
        return True
    if mark.startswith(".."):
        return _next_visible(text, match.end()).isupper()
    before = text[max(start, match.start() - _LOOK_BACK) : match.start()]
    if not _may_abbreviate(before):
        return True
    following = _next_visible(text, match.end())
    if _LIST_ORDINAL.search(before):
        return False
    if following.isupper() and _UNIT.search(before):
        return True  # "open 9 to 14 h. Closed on Sundays"
    if _ABBREVIATION.search(lower_letters(before)):
        # "No. 5" abbreviates; "No. It is not" answers.
        return before.lower().endswith(_NUMBER_SIGNS) and not following.isdigit()
    # German ordinals: "am 3. März", "der 2. Absatz"; English prose ends there too
    # seldom to matter more ("... in 2024. The" has four digits).
    if not before.rstrip("\n")[-1:].isdecimal():
        return True
    if _ORDINAL.search(before) is None:
        return True
    of_a_month = _MONTH.match(text, match.end()) is not None
    return not (of_a_month or _is_ordinal(before, following))


def _may_abbreviate(before: str) -> bool:
    """Is a full stop after this perhaps no ending? Quick, and only a first look."""
    words = before.rsplit(None, 1)
    if not words or not before[-1].isalnum():
        return True
    word = words[-1]
    if not word.isascii() or not _LEADS.isdisjoint(word):
        return True
    return (
        len(word) == 1
        or word.lower() in _ABBREVIATED
        or (word.isdigit() and len(word) <= _ORDINAL_DIGITS)
    )


_LEADS: Final = frozenset("(\"'")
_ORDINAL_DIGITS: Final = 3
_NUMBER_SIGNS: Final = ("no", "nos")


def _is_ordinal(before: str, following: str) -> bool:
    """Digits and a dot inside a German-like ordinal rather than an ending."""
    words = before.split()
    lead = words[-2].lower() if len(words) > 1 else ""
    return following.islower() or lead in _ORDINAL_LEADS


_ORDINAL_LEADS: Final = frozenset(
    "am der die das den dem des vom zum bis ab im beim seit jeder jedem jeden ihr sein "
    "erste nr no art §".split()
)


def _is_soft_wrap(text: str, start: int, match: re.Match[str]) -> bool:
    if match.group().count("\n") > 1:
        return False
    line_start = max(start, text.rfind("\n", start, match.start()) + 1)
    line = text[line_start : match.start()].rstrip(" \t\r")
    if len(line) < _SOFT_WRAP_MIN or line.lstrip()[:1] in _NEVER_WRAPPED:
        return False
    if line[-1:] in ".!?:;。！？|…":
        return False
    rest = text[match.end() : match.end() + 8]
    return bool(rest[:1].islower()) and _NEW_BLOCK.match(rest) is None


def _next_visible(text: str, position: int) -> str:
    for char in text[position : position + 8]:
        if not char.isspace():
            return char
    return ""


def words_by_sentence(
    starts: Sequence[int], sentences: Sequence[tuple[int, int]]
) -> list[tuple[int, int]]:
    """For each sentence the range ``[low, high)`` of the words that begin in it.

    >>> words_by_sentence([0, 4, 10], [(0, 8), (9, 14)])
    [(0, 2), (2, 3)]
    """
    return [
        (bisect_left(starts, start), bisect_left(starts, end))
        for start, end in sentences
    ]
