"""Plausible other values of dates, years and numbers, in the form of the original."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

MONTHS: Final = (
    "January February March April May June July August September October November "
    "December"
).split()
_MONTH: Final = "|".join(MONTHS)
_DATE: Final = re.compile(
    rf"\b(?:(?P<m1>{_MONTH})\s+(?P<d1>\d{{1,2}})(?:,?\s+(?P<y1>\d{{4}}))?"
    rf"|(?P<d2>\d{{1,2}})\s+(?P<m2>{_MONTH})\b(?:,?\s+(?P<y2>\d{{4}}))?"
    rf"|(?P<m3>{_MONTH})\b(?:,?\s+(?P<y3>\d{{4}}))?)(?!\d)"
)
_ONES: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen "
    "fourteen fifteen sixteen seventeen eighteen nineteen"
).split()
_TENS: Final = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_ORDINALS: Final = (
    "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh "
    "twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth "
    "nineteenth twentieth"
).split()
_CARDINALS: Final = [
    *_ONES,
    *(t if not i else f"{t}-{_ONES[i]}" for t in _TENS for i in range(10)),
]
_CARDINAL_VALUES: Final = {word: value for value, word in enumerate(_CARDINALS)}
_ORDINAL_VALUES: Final = {word: value for value, word in enumerate(_ORDINALS)}
_FRACTIONS: Final = {
    "one-half": "one-third",
    "one-third": "one-quarter",
    "one-quarter": "one-third",
    "one-fifth": "one-third",
    "two-thirds": "three-quarters",
    "three-quarters": "two-thirds",
    "quarter": "third",
}
_NUMERAL: Final = re.compile(
    r"(?<![\w.,])(?P<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)"
    r"(?P<suffix>st|nd|rd|th|s)?(?![\w½¼¾])"
    r"|(?<![\w-])(?P<word>"
    + "|".join(
        sorted([*_CARDINALS[1:], *_ORDINALS[1:], *_FRACTIONS], key=len, reverse=True)
    )
    + r")(?![\w-])",
    re.IGNORECASE,
)
_RANGE: Final = re.compile(r"\s*(?:[-–—]|to|and|or)\s*", re.IGNORECASE)
_COUNTED: Final = re.compile(r"\bhow (?:many|much|long|far|old|big|large|tall)\b", re.I)
_RANKED: Final = re.compile(
    r"[ -]*(?:$|century|place|rank|round|largest|biggest|busiest|floor|grade|season)"
)
_LATEST_YEAR: Final = 2019
_LATEST_CENTURY: Final = 20


class Value(NamedTuple):
    """A new answer, and the type that it shares with the old one."""

    text: str
    type: str


def is_numeric(text: str) -> bool:
    """Is there a date or a number in it, in digits or words?"""
    return bool(_DATE.search(text) or _NUMERAL.search(text))


def other_value(answer: str, question: str, random: Random) -> Value | None:
    """A same-type alternative for an answer with one date, number or range in it.

    Everything but the value stays as it is. None where there is no value, where there
    are several, or where the noun beside it would have to change its number.

    >>> other_value("more than 1,200 people", "How many?", Random(1))
    Value(text='more than 800 people', type='number')
    >>> other_value("one", "How many?", Random(1)) is None
    True
    """
    dates = list(_DATE.finditer(answer))
    if len(dates) == 1 and len(_NUMERAL.findall(_DATE.sub("", answer))) == 0:
        start, end = dates[0].span()
        changed = _other_date(dates[0], random)
        return Value(answer[:start] + changed + answer[end:], "date")
    numerals = list(_NUMERAL.finditer(answer))
    if dates or not numerals or len(numerals) > 2:
        return None
    counted = _COUNTED.search(question) is not None
    if len(numerals) == 2:
        between = answer[numerals[0].end() : numerals[1].start()]
        if not _RANGE.fullmatch(between):
            return None
        return _other_range(answer, numerals, counted, random)
    found = numerals[0]
    if not _may_change(found, answer):
        return None
    changed_value = _other_numeral(found, answer, counted, random)
    if changed_value is None:
        return None
    text, kind = changed_value
    return Value(answer[: found.start()] + text + answer[found.end() :], kind)


def _may_change(found: re.Match[str], answer: str) -> bool:
    """Is the word a rank rather than a part of a phrase ("first increases")?"""
    if not found["word"] or found["word"].lower() not in _ORDINAL_VALUES:
        return True
    return _RANKED.match(answer[found.end() :]) is not None


def _other_date(found: re.Match[str], random: Random) -> str:
    """Another month, and another year where there is one."""
    text = found.group()
    month = found["m1"] or found["m2"] or found["m3"]
    others = [m for m in MONTHS if m != month]
    text = text.replace(month, random.choice(others), 1)
    day = found["d1"] or found["d2"]
    if day and int(day) > 28:
        text = re.sub(rf"\b{day}\b", str(random.randint(2, 27)), text, count=1)
    year = found["y1"] or found["y2"] or found["y3"]
    if year:
        text = text.replace(year, str(_near(int(year), 1, 4, random)))
    return text


def _other_numeral(
    found: re.Match[str], answer: str, counted: bool, random: Random
) -> tuple[str, str] | None:
    if found["word"]:
        return _other_word(found["word"], random)
    digits, suffix = found["digits"], (found["suffix"] or "").lower()
    plain = digits.replace(",", "")
    if suffix == "s":
        is_decade = len(plain) == 4 and plain.endswith("0")
        change = random.choice((-20, -10, 10, 20))
        return (f"{int(plain) + change}s", "decade") if is_decade else None
    if suffix:
        most = _LATEST_CENTURY if int(float(plain)) <= _LATEST_CENTURY else None
        value = _near(int(float(plain)), 1, 5, random, most=most)
        return _with_suffix(value), "ordinal"
    if not counted and re.fullmatch(r"1\d{3}|20[0-2]\d", digits):
        return str(_near(int(digits), 2, 18, random)), "year"
    after = answer[found.end() :]
    percent = bool(re.match(r"\s*(?:%|percent|per cent)", after))
    changed = _other_digits(plain, random, 99.0 if percent else None)
    if changed is None:
        return None
    if "," in digits:
        whole, dot, rest = changed.partition(".")
        changed = f"{int(whole):,}{dot}{rest}"
    return changed, "percentage" if percent else "number"


def _other_word(word: str, random: Random) -> tuple[str, str] | None:
    lower = word.lower()
    if lower in _FRACTIONS:
        return _cased(_FRACTIONS[lower], word), "fraction"
    if lower in _ORDINAL_VALUES:
        value = _near(_ORDINAL_VALUES[lower], 1, 3, random, most=_LATEST_CENTURY)
        return _cased(_ORDINALS[value], word), "ordinal"
    old = _CARDINAL_VALUES[lower]
    if old < 2:
        return None
    value = _near(old, 1, 4 if old < 20 else 15, random, least=2, most=99)
    return _cased(_CARDINALS[value], word), "number"


def _other_digits(plain: str, random: Random, most: float | None) -> str | None:
    """Another number of about the size and exactly the precision of a numeral."""
    if "." in plain:
        places = len(plain.partition(".")[2])
        for _ in range(20):
            factor = random.choice((0.6, 0.7, 0.8, 1.25, 1.4, 1.6))
            text = f"{float(plain) * factor:.{places}f}"
            if text != plain and (most is None or float(text) <= most):
                return text
        return None
    old = int(plain)
    if old < 2:
        return None
    if old <= 12:
        return str(_near(old, 1, 4, random, least=2))
    zeros = len(plain) - len(plain.rstrip("0"))
    step = 10**zeros if old // 10**zeros > 1 else max(1, 10**zeros // 10)
    if step == 1 and old % 5 == 0:
        step = 5
    for _ in range(20):
        factor = random.choice((0.6, 0.7, 0.8, 1.2, 1.35, 1.5))
        new = round(old * factor / step) * step
        if new not in (old, 0, 1) and (most is None or new <= most):
            return str(new)
    return None


def _other_range(
    answer: str, found: list[re.Match[str]], counted: bool, random: Random
) -> Value | None:
    """Both ends moved the same way, so that the range stays one."""
    first, second = found
    seed = random.random()
    moved: list[tuple[str, str]] = []
    for numeral in (first, second):
        alike = Random(seed)  # noqa: S311
        changed = _other_numeral(numeral, answer, counted, alike)
        if changed is None:
            return None
        moved.append(changed)
    low, high = (_worth(text) for text, _ in moved)
    if low is None or high is None or not low < high or moved[0][1] != moved[1][1]:
        return None
    between = answer[first.end() : second.start()]
    text = answer[: first.start()] + moved[0][0] + between + moved[1][0]
    return Value(text + answer[second.end() :], moved[0][1])


def _worth(text: str) -> float | None:
    plain = re.sub(r"(?:st|nd|rd|th|s)$", "", text.lower().replace(",", ""))
    if plain in _CARDINAL_VALUES:
        return float(_CARDINAL_VALUES[plain])
    if plain in _ORDINAL_VALUES:
        return float(_ORDINAL_VALUES[plain])
    return float(plain) if re.fullmatch(r"\d+(?:\.\d+)?", plain) else None


def _near(
    value: int,
    closest: int,
    farthest: int,
    random: Random,
    *,
    least: int = 1,
    most: int | None = None,
) -> int:
    """Another whole number at a distance; on the other side where there is no room."""
    distance = random.randint(closest, farthest)
    signs = random.sample((-1, 1), 2)
    limit = most
    if limit is None and 1000 <= value <= _LATEST_YEAR:
        limit = _LATEST_YEAR
    allowed: Callable[[int], bool] = lambda n: (  # noqa: E731
        n >= least and (limit is None or n <= limit)
    )
    for sign in signs:
        if allowed(value + sign * distance):
            return value + sign * distance
    return value + 1 if allowed(value + 1) else value - 1


def _with_suffix(value: int) -> str:
    if value % 100 in (11, 12, 13):
        return f"{value}th"
    return f"{value}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(value % 10, 'th') }"


def _cased(text: str, like: str) -> str:
    return text[0].upper() + text[1:] if like[0].isupper() else text
