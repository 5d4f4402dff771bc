"""Number forms beyond plain digits: fractions, exponents, signs, a half added."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from evigate.text.numbers.numerals import (
    NUMBER,
    VULGAR,
    Reading,
    read_exponent,
    read_power,
)
from evigate.text.patterns import late

COMPOSED_AFTER: Final = frozenset(
    "/ ×xX*·eE^⁻⁰¹²³⁴⁵⁶⁷⁸⁹分분兆조億亿억万萬만千천百백"
) | frozenset(VULGAR)
"""What may follow the digits of a composed number."""

_FRACTION = late(r"[ ](\d{1,2})/(\d{1,3})(?![\d/])|/(\d{1,3})(?![\d/])")
_HAN_FRACTION = late(r"(?:分[之の]|분의)[ ]?(\d{1,3})")
_DENOMINATORS: Final = frozenset((2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 32, 100))
_ADDED: Final = {
    **dict.fromkeys(
        ("半", "반", " 반", " and a half", " and one half", " y medio", " y media"), 0.5
    ),
    **dict.fromkeys((" et demie", " et demi", " e mezzo", " e mezza", " i pół"), 0.5),
    **dict.fromkeys((" e meio", " e meia", " ونصف", " و نصف"), 0.5),
    **dict.fromkeys((" and a quarter", " et quart", " y cuarto", " e un quarto"), 0.25),
    **dict.fromkeys((" e um quarto", " en een kwart", " وربع", " i kwadrans"), 0.25),
    **dict.fromkeys((" and three quarters", " et trois quarts"), 0.75),
    " وثلث": 1 / 3,
    **dict.fromkeys((" إلا ربعًا", " إلا ربعا", " إلا ربع"), -0.25),
}
_ADDED_FIRST: Final = frozenset(phrase[:2] for phrase in _ADDED)
_HANGUL_GOES_ON: Final = frozenset("이을은만의도에까쯤입")


def read_composed(
    text: str, written: str, reading: Reading, start: int, end: int
) -> tuple[Reading, int] | None:
    """Read on where digits are only a part: 3/4, 2 1/2, 2½, 3×10^5, 10⁶, 5分之2.

    Args:
        text: the text with ASCII digits and marks.
        written: the digits already matched, with their marks.
        reading: what they say alone.
        start, end: their span.

    >>> read_composed("2 1/2 cups", "2", Reading(2.0, 0), 0, 1)
    (Reading(value=2.5, decimals=4, alternative=None), 5)
    """
    following = text[end]
    if following in "/ ":
        if following == "/" or text[end + 1 : end + 2].isdigit():
            return _fraction(text, written, reading, end)
        part = VULGAR.get(text[end + 1 : end + 2])
        if part is not None and not reading.decimals:  # 59 ½
            return Reading(reading.value + part, 2), end + 2
        if text[end + 1 : end + 2] not in "×x*·":
            return None
    if following in VULGAR:
        return Reading(reading.value + VULGAR[following], 2), end + 1
    if written == "10" and following in "^*⁻⁰¹²³⁴⁵⁶⁷⁸⁹":
        power = read_power(text, end)
        return None if power is None else (Reading(power[0], 0), power[1])
    if following in _MYRIADS or following in _HUNDREDS:
        return read_myriads(text, start)
    if following in "分분":
        match = _HAN_FRACTION.match(text, end)
        if match is None or not reading.value:
            return None
        return Reading(int(match[1]) / reading.value, 4), match.end()
    exponent = read_exponent(text, end)
    if exponent is None:
        return None
    factor, end = exponent
    return Reading(reading.value * factor, reading.decimals), end


_MYRIADS: Final = {
    **dict.fromkeys("万萬만", 1e4),
    **dict.fromkeys("億亿억", 1e8),
    **dict.fromkeys("兆조", 1e12),
}
_HUNDREDS: Final = {
    **dict.fromkeys("千천", 1000.0),
    **dict.fromkeys("百백", 100.0),
}
_MYRIAD_ROW: Final = late(
    r"(?:[\d,]+(?:\.\d+)?(?:[千천百백]?[兆조億亿억万萬만]|[千천百백])[ ]?){1,8}"
    r"(?:\d[\d,]*)?(?![\d.])"
)
_MYRIAD: Final = late(r"([\d,]+(?:\.\d+)?)([千천百백]?)([兆조億亿억万萬만]?)")


def read_myriads(text: str, start: int) -> tuple[Reading, int] | None:
    """1億2000万, 2億3千万, 3만 5000: several steps in a row; one alone is a scale word.

    >>> read_myriads("1億2000万円", 0)
    (Reading(value=120000000.0, decimals=0, alternative=None), 7)
    >>> read_myriads("3천5백만 원", 0)[0].value
    35000000.0
    """
    match = _MYRIAD_ROW.match(text, start)
    if match is None:
        return None
    total = section = 0.0
    last = step = math.inf
    count, end = 0, start
    for part in _MYRIAD.finditer(text, start, match.end()):
        digits, hundred, myriad = part.groups()
        small = _HUNDREDS.get(hundred, 1.0)
        if not digits.strip(",") or small >= step or _MYRIADS.get(myriad, 0.0) >= last:
            break
        section += float(digits.replace(",", "")) * small
        step, end, count = small, part.end(), count + 1
        if myriad:
            last, step = _MYRIADS[myriad], math.inf
            total, section = total + section * last, 0.0
    return (Reading(total + section, 0), end) if count > 1 else None


def _fraction(
    text: str, written: str, reading: Reading, end: int
) -> tuple[Reading, int] | None:
    """3/4 and 2 1/2; not 24/7, not 5/10/2024."""
    match = _FRACTION.match(text, end) if written.isdigit() else None
    if match is None:
        return None
    if match[3]:
        top, bottom, whole = reading.value, int(match[3]), 0.0
    else:
        top, bottom, whole = float(match[1]), int(match[2]), reading.value
    if bottom not in _DENOMINATORS or top >= bottom or not top:
        return None
    return Reading(whole + top / bottom, 4), match.end()


_SPACED_GROUPS: Final = late(r"(?:(?:,[ ]|[ ],)(\d{3})(?!\d)){1,3}(?![.,]\d)")
_SPACED_DECIMAL: Final = late(
    r"\.[ ](\d{1,2})(?=[ ]?(?:%|per ?cent|(?:m|b|tr)illion|bn\b|Mio\b|Mrd\b|Million"
    r"|Milliard|milliard|mill[oó]n|milion|milhõ|mld\b))"
)
_GROUP_BEFORE: Final = late(r"(?<![\d.,])(\d{1,3})(?:,[ ]|[ ],)$")


class Spaced(NamedTuple):
    """Digits with a space beside their mark, as scans and tokenised texts have them.

    Attributes:
        value: the number that the pieces make together.
        end: where it ends.
        sure: whether the pieces make no sense apart ("735, 000").
    """

    value: float
    end: int
    sure: bool


def read_spaced(text: str, start: int, end: int) -> Spaced | None:
    """735, 000 and 235 ,000 and 1. 7 million: one number, or perhaps one.

    Args:
        text: the text with ASCII digits and marks.
        start, end: span of the first digits.

    >>> read_spaced("735, 000 fans", 0, 3)
    Spaced(value=735000.0, end=8, sure=True)
    >>> read_spaced("rooms 101, 102", 6, 9).sure
    False
    """
    if end - start > 3 or text[start] == "0":
        return None
    if text[end] == ".":
        decimal = _SPACED_DECIMAL.match(text, end)
        if decimal is None or not text[max(0, start - 40) : start].strip(" \n\t"):
            return None
        return Spaced(float(f"{text[start:end]}.{decimal[1]}"), decimal.end(), True)
    match = _SPACED_GROUPS.match(text, end)
    if match is None:
        return None
    digits = "".join(filter(str.isdigit, match[0]))
    return Spaced(float(text[start:end] + digits), match.end(), "0" in digits[::3])


def group_before(text: str, start: int, written: str) -> float | None:
    """What three digits make with those before them: the 120 of "735, 120".

    >>> group_before("735, 120 fans", 5, "120"), group_before("by 120", 3, "120")
    (735120.0, None)
    """
    if len(written) != 3 or text[max(0, start - 2) : start] not in (", ", " ,"):
        return None
    match = _GROUP_BEFORE.search(text, max(0, start - 6), start)
    return None if match is None else float(match[1] + written)


def part_after(lowered: str, end: int) -> tuple[float, int]:
    """What "and a half" after a unit adds (1年半, un año y medio), and its length.

    >>> part_after("an hour and a half", 7), part_after("a day and a quarter of it", 5)
    ((0.5, 11), (0.0, 0))
    """
    if (
        lowered[end : end + 2] not in _ADDED_FIRST
        and lowered[end : end + 1] not in "半반"
    ):
        return 0.0, 0
    for phrase, value in _ADDED.items():
        if lowered.startswith(phrase, end) and _part_ends(lowered, end + len(phrase)):
            return value, len(phrase)
    return 0.0, 0


def _part_ends(lowered: str, end: int) -> bool:
    """Not the beginning of another word or of "a quarter of the staff"."""
    following = lowered[end : end + 1]
    if following and following in "价價額额折":
        return False  # 半价: half price
    if "가" <= following <= "힣":
        return following in _HANGUL_GOES_ON
    return not (
        ("a" <= following <= "ÿ") or following == "-" or lowered.startswith(" of ", end)
    )


def sign_before(text: str, start: int) -> tuple[int, int]:
    """Sign of a number and where it begins: -5, −5, but not 3-5 nor A-5.

    >>> sign_before("by -5", 4), sign_before("3-5", 2)
    ((-1, 3), (1, 2))
    """
    if not start or text[start - 1] not in "-–+±" or not _is_free(text, start - 1):
        return 1, start
    return (-1 if text[start - 1] in "-–" else 1), start - 1


def _is_free(text: str, at: int) -> bool:
    """Whether nothing stands before a sign that would make it a dash."""
    if at == 0:
        return True
    before = text[at - 1]
    return before in " \u00a0\t\n([{:=|,\"'“„≈~/$€£" or not (
        before.isascii() or before.isalnum()
    )


_CLOSED = late(r"[ ]?%?\)[ ]*(?:[\n|\t%]|$)")


def in_accounts(text: str, start: int, end: int) -> bool:
    """Whether a number in brackets fills a cell or line: (1,160) is negative there.

    >>> in_accounts("| (1,160) |", 3, 8), in_accounts("two (2) weeks", 5, 6)
    (True, False)
    """
    lead = text[max(0, start - 5) : start - 1].rstrip(" $€£")
    return (not lead or lead[-1] in "\n|\t") and _CLOSED.match(text, end) is not None


def shows_comma(text: str, runs: Sequence[tuple[int, int]]) -> bool | None:
    """Whether unmistakable numbers show a decimal comma, a point, or neither.

    Args:
        text: the text with ASCII digits and marks.
        runs: spans of its runs of digits.

    >>> shows_comma("2.345.600 and 1,250", [(0, 1), (2, 5), (6, 9), (14, 15), (16, 19)])
    True
    """
    found: set[bool] = set()
    done = 0
    for start, end in runs:
        if start < done or text[end : end + 1] not in (",", "."):
            continue
        match = NUMBER.match(text, start)
        if match is None or not match[0][end - start + 1 :]:
            continue
        done = match.end()
        comma = _comma_of(match[0], text, start, done)
        if comma is not None:
            found.add(comma)
    return found.pop() if len(found) == 1 else None


def _comma_of(written: str, text: str, start: int, end: int) -> bool | None:
    points, commas = written.count("."), written.count(",")
    if points and commas:
        return written.rfind(",") > written.rfind(".")
    if points + commas > 1:
        return (
            None if len(written.split("." if points else ",")[1]) != 3 else not commas
        )
    decimals = len(written) - 1 - max(written.find("."), written.find(","))
    money = text[max(0, start - 2) : start].rstrip(" \u00a0")[-1:]
    if decimals == 3:
        return False if commas and money == "$" else None
    amount = money in ("$", "€", "£") or text[end : end + 2].strip()[:1] in ("%", "€")
    return bool(commas) if amount and decimals <= 2 else None
