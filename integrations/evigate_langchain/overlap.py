"""Which documents stand in a prompt, whatever a formatter did to them.

Formatters escape (JSON, HTML), clean (tags, white space, punctuation) and cut. Compared
are runs of words: four words in a row, case and punctuation aside.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Sequence
from typing import Final

_RUN: Final = 4
# A document counts as seen when this share of its runs stands in the prompt ...
_SHARE: Final = 0.5
# ... or, for one that was cut, so many runs that no wholly seen document explains.
_CUT_RUNS: Final = 6
# Above this product of sizes, plain searching would no longer be cheap.
_PLAIN_SEARCH: Final = 200_000_000

_UNSPACED: Final = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff"
    "\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af"
)
_ASCII_WORD: Final = re.compile(r"[a-z0-9]+")
_WORD: Final = re.compile(rf"[{_UNSPACED}]|(?:(?![{_UNSPACED}])[^\W_])+")
_TAG: Final = re.compile(r"<[/!?a-zA-Z][^<>]{0,300}>")
_JSON_ESCAPE: Final = re.compile(r'\\(?:u([0-9a-fA-F]{4})|[ntr"/\\])')

Run = tuple[str, ...]


def documents_in_prompt(texts: Sequence[str], prompt: str) -> list[int]:
    """Positions of the texts that stand in the prompt, in the prompt's order.

    Empty where none does. Blank texts never stand in a prompt.

    >>> documents_in_prompt(
    ...     ["It lasts 3 years.", "Ships in 2 days.", "Tea &amp; cake, daily"],
    ...     'Context: {"a": "Tea & cake\\\\u002c daily", "b": "It  lasts 3 years"}',
    ... )
    [2, 0]
    """
    if not prompt.strip() or not texts:
        return []
    places: dict[int, int] = {}
    if len(prompt) * len(texts) <= _PLAIN_SEARCH:
        for index, text in enumerate(texts):
            place = prompt.find(stripped) if (stripped := text.strip()) else -1
            if place >= 0:
                places[index] = place
    if len(places) < len(texts):
        _add_by_runs(texts, prompt, places)
    return sorted(places, key=lambda index: (places[index], index))


def _add_by_runs(texts: Sequence[str], prompt: str, places: dict[int, int]) -> None:
    words = _words(prompt)
    first: dict[Run, int] = {}
    for place, run in enumerate(_runs(words)):
        first.setdefault(run, place)
    scale = len(prompt) / max(1, len(words))
    explained: set[Run] = set()
    partly: list[tuple[int, list[Run]]] = []
    for index, text in enumerate(texts):
        own = _words(text)
        if index in places:
            explained.update(_runs(own))
        elif len(own) < _RUN:
            start = _place_of_few(own, words)
            if start is not None:
                places[index] = int(start * scale)
        else:
            runs = _runs(own)
            found = [run for run in runs if run in first]
            if len(found) >= _SHARE * len(runs):
                places[index] = int(first[found[0]] * scale)
                explained.update(runs)
            elif len(found) >= _CUT_RUNS:
                partly.append((index, found))
    for index, found in partly:
        own_runs = [run for run in found if run not in explained]
        if len(own_runs) >= _CUT_RUNS:
            places[index] = int(first[own_runs[0]] * scale)


def _runs(words: list[str]) -> list[Run]:
    return list(zip(*(words[shift:] for shift in range(_RUN)), strict=False))


def _place_of_few(own: list[str], words: list[str]) -> int | None:
    """Where so few words stand in a row; too short for a run of their own."""
    if not own:
        return None
    size = len(own)
    start = 0
    while True:
        try:
            start = words.index(own[0], start)
        except ValueError:
            return None
        if words[start : start + size] == own:
            return start
        start += 1


def _words(text: str) -> list[str]:
    if "\\" in text:
        text = _JSON_ESCAPE.sub(_unescaped, text)
    if "&" in text:
        text = html.unescape(text)
    if "<" in text:
        text = _TAG.sub(" ", text)
    if text.isascii():
        return _ASCII_WORD.findall(text.lower())
    return _WORD.findall(unicodedata.normalize("NFKC", text).casefold())


def _unescaped(match: re.Match[str]) -> str:
    code = match[1]
    return chr(int(code, 16)) if code else " "
