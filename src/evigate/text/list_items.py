"""Lists in running text: the stretches between commas and words for "and"."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

_AND: Final = {
    "en": "and|or",
    "de": "und|oder|sowie",
    "fr": "et|ou",
    "es": "y|e|o|u",
    "it": "e|ed|o",
    "pt": "e|ou",
    "nl": "en|of",
    "pl": "i|oraz|lub",
    "hi": "और|या",
    "ko": "그리고|및|또는",
}
_NO_NUMBER: Final = r"(?!(?<=\d)[,，]\d)"
_COMMA: Final = r"\s*[,，、،]\s*"


@cache
def list_joint(language: str) -> re.Pattern[str]:
    """What stands between the items of a list.

    >>> list_joint("en").split("a torch, a map and boots")
    ['a torch', 'a map', 'boots']
    """
    words = _AND.get(language, _AND["en"])
    joints = [rf"{_NO_NUMBER}{_COMMA}(?:(?:{words})\s+)?", rf"\s+(?:{words})\s+"]
    if language == "ko":
        joints.append(r"(?<=[가-힣])(?:과|와|하고|랑)\s+")
    if language == "ar":
        joints.append(r"\s+و(?=\S{3})")
    if language in ("zh", "ja"):
        joints = [rf"{_NO_NUMBER}{_COMMA}(?:以及|和|及|また)?", "以及|[和及]"]
    return re.compile("|".join(joints))


def joins(text: str, language: str) -> bool:
    """Does a text open with a word for "and" or "or"?

    >>> joins(" or a map", "en"), joins(" a map", "en")
    (True, False)
    """
    if language not in _AND:
        return True
    words = _AND[language].split("|")
    return any(word in words for word in text.lower().split()[:1])


# What stands between two that are paired: "sowohl ... als auch", "neither ... nor".
_PAIRED: Final = {
    "en": "nor",
    "de": "als auch|wie auch|noch",
    "fr": "ni|soit|que",
    "es": "como|ni",
    "it": "sia|che|né",
    "pt": "como|quanto|nem",
    "nl": "als|noch",
    "pl": "jak i|ani",
}


@cache
def _paired_joint(language: str) -> re.Pattern[str]:
    paired = _PAIRED.get(language, _PAIRED["en"])
    return re.compile(rf"{list_joint(language).pattern}|,?\s(?:{paired})\s")


def item_spans(
    text: str, start: int, end: int, language: str, paired: bool = False
) -> list[tuple[int, int]]:
    """Where the items of a list stand between two places of a text, in order.

    Args:
        text: any text.
        start, end: the places.
        language: ISO 639-1 code.
        paired: does a word such as "both" or "neither" open the list?

    >>> item_spans("Bread, rolls.", 0, 13, "en")
    [(0, 5), (7, 13)]
    """
    spans: list[tuple[int, int]] = []
    at = start
    joint = _paired_joint(language) if paired else list_joint(language)
    for match in joint.finditer(text, start, end):
        spans.append((at, match.start()))
        at = match.end()
    return [*spans, (at, end)]
