"""Number words that German, Dutch and Italian write in one: duemila."""

from __future__ import annotations

from typing import Final

from evigate.text.numbers.number_words import NUMBER_WORDS, WordNumber
from evigate.text.patterns import late
from evigate.text.tables.number_words import ADDITIVE, COMPOUNDS

_COMPOUND = late(
    r"(?<![a-zß-ÿ])[a-zß-ÿ]{0,40}?(?:hundert|tausend|honderd|duizend|cento|mil(?:a|le))"
    r"[a-zß-ÿ]{0,60}"
)
_ADJECTIVE = late(
    r"(?<![a-zß-ÿ])([a-zß-ÿ]{1,40}?)(jährig|monatig|wöchig|tägig|stündig|minütig)"
    r"(?:e[nmrs]?)?(?![\wß-ÿ])"
)
_ADJECTIVE_UNITS: Final = {
    "jährig": "year",
    "monatig": "month",
    "wöchig": "week",
    "tägig": "day",
    "stündig": "hour",
    "minütig": "minute",
}
_COMPOUND_GATES: Final = (
    ("de", ("hundert", "tausend"), ("hundert", "tausend", "und")),
    ("nl", ("honderd", "duizend"), ("honderd", "duizend", "en")),
    ("it", ("cento", "mila"), ("cento", "mila", "")),
    ("it", ("mille",), ("cento", "mille", "")),
)


COMPOUND_LANGUAGES: Final = frozenset({"de", "nl", "it", "und"})
_ASCII_GATES: Final = (
    *("hundert", "tausend", "honderd", "duizend", "cento", "monatig"),
)
_OTHER_GATES: Final = ("jährig", "wöchig", "tägig", "stündig", "minütig")


def has_compounds(lowered: str) -> bool:
    """Whether `compounds` could find anything: a quick look.

    >>> has_compounds("zweihundert"), has_compounds("two hundred")
    (True, False)
    """
    for mark in _ASCII_GATES:
        if mark in lowered:
            return True
    if "mila" in lowered and lowered.count("mila") > lowered.count("simila"):
        return True
    return not lowered.isascii() and any(mark in lowered for mark in _OTHER_GATES)


def compounds(lowered: str) -> list[WordNumber]:
    """Numbers above one hundred, and adjectives, that are written as one word.

    Args:
        lowered: a text in lower case.

    >>> [(n.value, n.unit) for n in compounds("zweihundertfünfzig euro, dreijährige")]
    [(250.0, None), (3.0, 'year')]
    """
    found: list[WordNumber] = []
    if any(mark in lowered for _, marks, _ in _COMPOUND_GATES for mark in marks):
        for match in _COMPOUND.finditer(lowered):
            if match[0] in NUMBER_WORDS:
                continue
            value = parse_compound(match[0])
            if value is not None:
                number = WordNumber(match.start(), match.end(), value)
                _append(found, number, lowered)
    if any(mark in lowered for mark in _ADJECTIVE_UNITS):
        for match in _ADJECTIVE.finditer(lowered):
            value = _below_hundred(match[1], "de")
            if value:
                unit = _ADJECTIVE_UNITS[match[2]]
                found.append(WordNumber(match.start(), match.end(), value, unit=unit))
    return found


def _append(found: list[WordNumber], number: WordNumber, lowered: str) -> None:
    """Add a number, or complete the thousands right before it."""
    last = found[-1] if found else None
    if (
        last is not None
        and last.value >= 1000
        and last.value % 1000 == 0
        and number.value < 1000
        and lowered[last.end : number.start] == " "
    ):
        found[-1] = WordNumber(last.start, number.end, last.value + number.value)
    else:
        found.append(number)


def parse_compound(word: str) -> float | None:
    """Value of one word that holds a hundred or a thousand, else ``None``.

    >>> parse_compound("dreitausendvierhundertzwölf"), parse_compound("jahrhundert")
    (3412.0, None)
    """
    for language, marks, (hundred, thousand, glue) in _COMPOUND_GATES:
        if not any(mark in word for mark in marks):
            continue
        head, found, tail = word.partition(thousand)
        if not found:
            return _below_thousand(word, language, hundred, glue)
        left = _below_thousand(head, language, hundred, glue) if head else 1.0
        right = _below_thousand(tail, language, hundred, glue) if tail else 0.0
        if left is not None and right is not None and left >= 1:
            return left * 1000 + right
    return None


def _below_thousand(word: str, language: str, hundred: str, glue: str) -> float | None:
    head, found, tail = word.partition(hundred)
    if not found:
        return _below_hundred(_unglue(word, glue), language)
    high = _below_hundred(head, language) if head else 1.0
    low = _below_hundred(_unglue(tail, glue), language) if tail else 0.0
    if high is None or low is None:
        return None
    return high * 100 + low


def _unglue(word: str, glue: str) -> str:
    return word[len(glue) :] if glue and word.startswith(glue) else word


def _below_hundred(word: str, language: str) -> float | None:
    if language == "it":
        # centottanta: one of two meeting vowels is dropped.
        word = "o" + word if word.startswith("tt") else word.replace("tré", "tre")
    value = ADDITIVE[language].get(word)
    return value if value is not None else COMPOUNDS[language].get(word)
