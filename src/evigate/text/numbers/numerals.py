"""Digits and numerals of many scripts: folding to ASCII, and reading what they say.

Knows how numbers are written (grouping and decimal marks, fractions, exponents,
Chinese numerals), nothing about units or the words around them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from evigate.text.lowering import lower_in_place
from evigate.text.patterns import late

_ZEROS = "٠۰०০੦૦௦๐０"
FOLDED: Final[dict[int, str]] = {
    **{ord(zero) + i: str(i) for zero in _ZEROS for i in range(10)},
    **{ord(c): "-" for c in "−﹣－‐‑"},
    **{ord(c): "\u00a0" for c in "\u202f\u2009\u2007\u2008"},
    **{
        ord(a): b
        for a, b in zip("．：／％＄￥＋（）［］٫٬⁄", ".:/%$¥+()[].,/", strict=True)
    },
    ord("～"): "~",
    ord("〜"): "~",
    **dict.fromkeys(map(ord, "’‘ʼ´＇"), "'"),
}
"""One code point for one, so that offsets stay true."""

_NEEDS_FOLDING = late("[" + "".join(map(chr, FOLDED)) + "]")

VULGAR: Final[dict[str, float]] = {
    "½": 0.5, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 0.25, "¾": 0.75, "⅕": 0.2, "⅖": 0.4,
    "⅗": 0.6, "⅘": 0.8, "⅙": 1 / 6, "⅚": 5 / 6, "⅛": 0.125, "⅜": 0.375, "⅝": 0.625,
    "⅞": 0.875, "⅐": 1 / 7, "⅑": 1 / 9, "⅒": 0.1,
}  # fmt: skip
_SUPERSCRIPT = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")

NUMBER: Final = late(
    r"\d{1,3}(?:[ \u00a0]\d{3}){1,12}(?![\d])(?:[.,]\d+(?![.,]?\d))?"
    r"|\d{1,3}(?:'\d{3}){1,12}(?!\d)(?:[.,]\d+)?"
    r"|\d+(?:[.,]\d+){0,12}"
)
"""A number in ASCII digits with its grouping and decimal marks, not yet understood."""

_EXPONENT = late(
    r"[ \u00a0]?[×x*·][ \u00a0]?10(?:\^|\*\*)?([⁻⁰¹²³⁴-⁹]+|(?<=[\^*])-?\d{1,3})"
    r"|[eE]([+-]?\d{1,3})(?![\w])"
)
_POWER = late(r"(?:\^|\*\*)(-?\d{1,3})|([⁻⁰¹²³⁴-⁹]+)")

# Languages whose decimal mark is the comma.
COMMA_DECIMAL: Final = frozenset({"de", "fr", "es", "it", "pt", "nl", "pl", "ru", "sv"})
POINT_DECIMAL: Final = frozenset({"en", "zh", "ja", "ko", "hi"})
_MAX_DIGITS = 40  # beyond, it is no amount but a key or noise


class Reading(NamedTuple):
    """One way to read a written number.

    Attributes:
        value: the number.
        decimals: digits after the decimal mark.
        alternative: the other plausible value, if the marks leave it open.
    """

    value: float
    decimals: int
    alternative: float | None = None


def fold(text: str) -> str:
    """Replace foreign digits, signs and marks by ASCII forms, one for one.

    Args:
        text: any string.

    Returns:
        A string of the same length.

    >>> fold("٢٤ شهرًا"), fold("−５．１％")
    ('24 شهرًا', '-5.1%')
    """
    if text.isascii():
        return text
    # A few replacements are much quicker than str.translate with a dictionary.
    for character in set(_NEEDS_FOLDING.findall(text)):
        text = text.replace(character, FOLDED[ord(character)])
    return text


def read_number(
    written: str, language: str, *, comma: bool | None = None
) -> Reading | None:
    """Read digits with grouping and decimal marks.

    Args:
        written: ASCII digits with ``. , '`` or (no-break) spaces between.
        language: ISO 639-1 code that settles ``1.250``, ``und`` if unknown.
        comma: whether other numbers of the text show a decimal comma.

    Returns:
        The reading; ``None`` where it is no single number: ``1.2.3``, ``1,2,3``.

    >>> read_number("2.345.600,50", "und")
    Reading(value=2345600.5, decimals=2, alternative=None)
    >>> read_number("1,250", "und")
    Reading(value=1250.0, decimals=0, alternative=1.25)
    >>> read_number("1.2.3", "en") is None
    True
    """
    if len(written) > _MAX_DIGITS:
        return None
    if written.isdigit():
        return Reading(float(written), 0)
    plain = written
    for mark in (" ", "\u00a0", "'"):
        plain = plain.replace(mark, "")
    if plain.isdigit():
        return Reading(float(plain), 0)
    grouped_by_space = plain != written
    points, commas = plain.count("."), plain.count(",")
    if points and commas:
        return _both_marks(plain)
    mark = "." if points else ","
    if points + commas > 1:
        return None if grouped_by_space else _grouped(plain, mark)
    whole, _, part = plain.partition(mark)
    decimal = Reading(float(f"{whole}.{part}"), len(part))
    if grouped_by_space or len(part) != 3 or len(whole) > 3 or whole[0] == "0":
        return decimal
    return _open_mark(decimal, float(whole + part), mark, language, comma)


def _both_marks(plain: str) -> Reading | None:
    last = max(plain.rfind("."), plain.rfind(","))
    group = "," if plain[last] == "." else "."
    whole, part = plain[:last], plain[last + 1 :]
    if plain[last] in whole or not _well_grouped(whole.split(group)):
        return None
    return Reading(float(f"{whole.replace(group, '')}.{part}"), len(part))


def _grouped(plain: str, mark: str) -> Reading | None:
    groups = plain.split(mark)
    if not _well_grouped(groups):
        return None
    return Reading(float("".join(groups)), 0)


def _well_grouped(groups: list[str]) -> bool:
    """Thousands, or the Indian grouping 12,34,567."""
    first, *middle, last = groups
    if not 1 <= len(first) <= 3 or len(last) != 3 or first[0] == "0":
        return False
    return all(len(g) == 3 for g in middle) or (
        len(first) <= 2 and all(len(g) == 2 for g in middle)
    )


def _open_mark(
    decimal: Reading, grouped: float, mark: str, language: str, comma: bool | None
) -> Reading:
    """One mark before exactly three digits: thousands or decimals?"""
    if comma is None:
        if language in COMMA_DECIMAL:
            comma = True
        elif language in POINT_DECIMAL:
            comma = False
    if comma is not None:
        return decimal if (mark == ",") is comma else Reading(grouped, 0)
    if mark == ",":
        return Reading(grouped, 0, decimal.value)
    return Reading(decimal.value, 3, grouped)


def is_list(written: str, following: str, language: str) -> bool:
    """Whether ``1,2`` lists two numbers rather than writing 1.2.

    Args:
        written: what `NUMBER` matched.
        following: a few characters after it.
        language: ISO 639-1 code, ``und`` if unknown.

    >>> is_list("1,2", " and 3", "en"), is_list("1,57", " %", "und")
    (True, False)
    """
    if "," not in written or "." in written or " " in written or "\u00a0" in written:
        return False
    parts = written.split(",")
    if len(parts) > 2:
        return not _well_grouped(parts)
    if len(parts[1]) == 3 and len(parts[0]) <= 3:
        return False
    goes_on = _LIST_GOES_ON.match(following) is not None
    if language in POINT_DECIMAL:
        return goes_on or len(parts[1]) == 1 or len(parts[1]) > 3
    return goes_on and len(parts[1]) <= 2


_LIST_GOES_ON = late(
    r"\s?(?:,\s?\d|(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|&|و)\s\d+(?![.,]?\d))"
)


def read_exponent(text: str, position: int) -> tuple[float, int] | None:
    """Factor and end of ``×10^5``, ``x 10⁶`` or ``e-3`` at a position."""
    match = _EXPONENT.match(text, position)
    if match is None:
        return None
    digits = (match[1] or match[2]).translate(_SUPERSCRIPT)
    return _power_of_ten(digits, match.end())


def read_power(text: str, position: int) -> tuple[float, int] | None:
    """Value and end of a power of ten: what follows the ``10`` of ``10^6``."""
    match = _POWER.match(text, position)
    if match is None:
        return None
    return _power_of_ten((match[1] or match[2]).translate(_SUPERSCRIPT), match.end())


def _power_of_ten(digits: str, end: int) -> tuple[float, int] | None:
    try:
        exponent = int(digits)
    except ValueError:
        return None
    return (10.0**exponent, end) if abs(exponent) <= 100 else None


# Chinese numerals (also Japanese kanji and Sino-Korean hangul), after Unihan kNumeric.
HAN_DIGITS: Final[dict[str, int]] = {
    **{c: i for i, c in enumerate("〇一二三四五六七八九")},
    **{c: i for i, c in enumerate("零壹贰叁肆伍陆柒捌玖")},
    "两": 2, "兩": 2, "壱": 1, "弐": 2, "参": 3, "貳": 2, "參": 3, "陸": 6,
    "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "칠": 7, "팔": 8, "구": 9,
}  # fmt: skip
_HAN_TENS: Final = {
    "十": 10, "拾": 10, "百": 100, "佰": 100, "千": 1000, "仟": 1000,
    "십": 10, "백": 100, "천": 1000,
}  # fmt: skip
_HAN_MYRIADS: Final = {
    "万": 1e4, "萬": 1e4, "億": 1e8, "亿": 1e8, "兆": 1e12, "만": 1e4, "억": 1e8,
}  # fmt: skip
HAN_MULTIPLIERS: Final = frozenset(_HAN_TENS) | frozenset(_HAN_MYRIADS)


def read_han(written: str) -> float | None:
    """Read a Chinese numeral, positional (二〇二五) or with 十百千万億.

    Args:
        written: numerals only.

    Returns:
        The value, ``None`` where the characters make no number.

    >>> read_han("二十四"), read_han("三百五"), read_han("二〇二五")
    (24.0, 350.0, 2025.0)
    """
    if not HAN_MULTIPLIERS.intersection(written):
        return float("".join(str(HAN_DIGITS[c]) for c in written))
    total = section = 0.0
    digit: int | None = None
    last = 0.0  # the multiplier before, for 三百五 = 350
    for character in written:
        if character in HAN_DIGITS:
            if digit not in (None, 0):
                return None
            digit = HAN_DIGITS[character]
            if digit == 0:
                last = 0.0
        elif character in _HAN_TENS:
            last = _HAN_TENS[character]
            section += (1 if digit is None else digit) * last
            digit = None
        else:
            last = _HAN_MYRIADS[character]
            total += (section + (digit or 0) or (0 if total else 1)) * last
            section, digit = 0.0, None
    tail = 0.0 if digit is None else digit * (last / 10 if last >= 100 else 1)
    return total + section + tail


class FoldedText(NamedTuple):
    """A text with ASCII digits and marks, in its own case and in lower case."""

    folded: str
    lowered: str
    dense: bool


_NON_ASCII = late("[^\x00-\x7f]")
_FEW = 40


def fold_and_lower(text: str) -> FoldedText:
    """Fold and lower-case a text, every character in place.

    ``dense`` says whether Chinese, Japanese or Korean characters occur.

    >>> fold_and_lower("ÜBER ５ €")
    FoldedText(folded='ÜBER 5 €', lowered='über 5 €', dense=False)
    """
    if text.isascii():
        return FoldedText(text, text.lower(), False)
    foreign = set(_NON_ASCII.findall(text))
    for character in foreign.intersection(_FOLDED_CHARACTERS):
        text = text.replace(character, FOLDED[ord(character)])
    dense = any("\u3040" <= c <= "\u9fff" or "\uac00" <= c <= "\ud7af" for c in foreign)
    if len(foreign) > _FEW:
        return FoldedText(text, lower_in_place(text), dense)
    # Lower-casing bytes is ten times quicker where few characters are not ASCII.
    lowered = (
        text.encode("utf-8", "surrogatepass").lower().decode("utf-8", "surrogatepass")
    )
    for character in foreign:
        small = character.lower()[:1]
        if small != character and character not in _FOLDED_CHARACTERS:
            lowered = lowered.replace(character, small)
    return FoldedText(text, lowered, dense)


_FOLDED_CHARACTERS: Final = frozenset(map(chr, FOLDED))
