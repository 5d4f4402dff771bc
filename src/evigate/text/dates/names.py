"""Dates around a name: months and quarters in words."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from evigate.text.dates.digits import YEARS, Fields, Found, with_year
from evigate.text.numbers.lexing import Lexed
from evigate.text.numbers.number_words import WordNumber, compose, meanings
from evigate.text.patterns import late
from evigate.text.tables.calendar_names import (
    CAPITALISED,
    MONTH_LANGUAGES,
    MONTHS,
    NEEDS_NUMBER,
)
from evigate.text.tables.date_words import MONTH_LEADS

_AFTER_MONTH = late(
    r"\.?(?:[ \u00a0-](?:the )?(\d{1,2})(?:st|nd|rd|th)?"
    r"(?![\w%:/]|[.,]\d|[ \u00a0][ap]\.?m))?"
    r"(?:(?:[ \u00a0/-]|,[ \u00a0]?|[ ](?:de|del|of)[ ]|/)'?(\d{4})(?![\d]|[.,]\d))?"
)
_DAY_RANGE = late(r"[ ]?(?:-|–|to|through)[ ]?(\d{1,2})(?!\d)(?:,?[ ](\d{4}))?")
_BEFORE_MONTH = late(
    r"(?<![\d.,:/$€£])(?:(\d{1,2})\.?[ ]?(?:-|–|bis|to|au|al|a|-do)[ ]?)?"
    r"(\d{1,2})(?:st|nd|rd|th|er|ère|º|\.º|\.)?"
    r"(?:[ \u00a0-](?:of |de |d'|di |dzień )?)?$"
)
_MONTH_FOLLOWS = late(r"(?:st|nd|rd|th|\.)?[ \u00a0](?:of |de )?([^\W\d_]+)")
_MONTH_GOES_ON = late(r"[ ]?(?:-|–|to|through|bis|\||/)[ ]?[^\W\d_]{3}")
_ORDINAL_BEFORE = late(
    r"(?:(?<!\d)([1-4])(?:\.|st|nd|rd|th|er|re|e|ème|º|\.º|ª|o)[ \u00a0-](?:fiscal )?"
    r"|(?<![^\W\d_])([^\W\d_]+)[ -](?:fiscal )?)$"
)
_WORD_AFTER = late(r"[ ]([^\W\d_]+)")
_DAYS: Final = range(1, 32)
_TENS: Final = (20.0, 30.0)
_UNITS: Final = range(1, 10)
_MOST_WORDS: Final = 3  # "trente et un" are two of them
_DAY_JOINTS: Final = frozenset(
    (" ", " of ", " of the month of ", " de ", " di ", " d'")
)
_ORDINAL_JOINTS: Final = frozenset((" ", " the "))
_ROMAN: Final = {"i": 1, "ii": 2, "iii": 3, "iv": 4}


def month_name(lexed: Lexed, start: int, end: int, word: str) -> list[Found]:
    """4 March 2025, March 4th, 4. März, 4 de marzo de 2025, 4-6 May, in March."""
    languages = MONTH_LANGUAGES.get(word)
    foreign = False
    if languages is not None:
        if len(word) < 4 and not (
            _beside_digit(lexed, start, end)
            or _day_in_words(lexed, start, end, {}) != (start, end)
        ):
            return []
        foreign = lexed.language not in languages
        if foreign and len(word) < 4:
            return []
    if word in CAPITALISED and not lexed.text[start].isupper():
        return []
    fields: Fields = {"month": MONTHS[word]}
    begin, first_day = _day_before(lexed, start, fields)
    end = _day_and_year_after(lexed, end, fields)
    if "day" not in fields:
        begin, end = _day_in_words(lexed, start, end, fields)
    alone = word in NEEDS_NUMBER and len(fields) == 1
    if alone and (foreign or not _month_alone(lexed, start, end, word)):
        return []
    if first_day:
        return _range_before(begin, end, fields, first_day)
    return _range_after(lexed, begin, end, fields)


def _day_before(lexed: Lexed, start: int, fields: Fields) -> tuple[int, str]:
    """Where the date begins, and the first day of "4-6 March"."""
    match = _BEFORE_MONTH.search(lexed.lowered[max(0, start - 16) : start])
    if match is None or not 1 <= int(match[2]) <= 31:
        return start, ""
    if "." in match[0] and lexed.language == "en":
        return start, ""  # "4. May work from home" numbers an item
    fields["day"] = int(match[2])
    return start - len(match[0]), match[1] or ""


def _day_and_year_after(lexed: Lexed, end: int, fields: Fields) -> int:
    match = _AFTER_MONTH.match(lexed.lowered, end)
    if match is None:
        return end
    after = end
    if match[2] and int(match[2]) in YEARS:
        fields["year"], after = int(match[2]), match.end()
    if match[1] and "day" not in fields and 1 <= int(match[1]) <= 31:
        fields["day"] = int(match[1])
        after = max(after, match.end() if match[2] else match.end(1))
    return after


def _day_in_words(
    lexed: Lexed, start: int, end: int, fields: Fields
) -> tuple[int, int]:
    """The twentieth of May, zwanzigsten Mai, veinte de mayo, May twentieth."""
    hits = lexed.hits
    own = bisect_left(hits, (start,))
    for index in range(max(0, own - _MOST_WORDS), own):
        day = _day_at(lexed, index)
        if day is None:
            continue
        unit = _day_at(lexed, index + 1) if day.value in _TENS else None
        joined = unit is not None and lexed.lowered[day.end : unit.start] in " -"
        if unit and joined and unit.kind == "ordinal" and unit.value in _UNITS:
            value, last = day.value + unit.value, unit.end  # twenty-first
        else:
            value, last = day.value, day.end
        if lexed.lowered[last:start] in _DAY_JOINTS:
            fields["day"] = int(value)
            return day.start, end
    behind = _day_at(lexed, own + 1) if own + 1 < len(hits) else None
    if (
        behind
        and behind.kind == "ordinal"
        and lexed.lowered[end : behind.start] in _ORDINAL_JOINTS
    ):
        fields["day"] = int(behind.value)
        return start, behind.end
    return start, end


def _day_at(lexed: Lexed, index: int) -> WordNumber | None:
    """A whole number from 1 to 31 in words that begins with a hit."""
    composed = compose(lexed.lowered, lexed.hits, index, lexed.language)
    if composed is None:
        return None
    number, _ = composed
    is_day = number.value in _DAYS and number.kind in ("number", "ordinal")
    return number if is_day and not number.article else None


def _beside_digit(lexed: Lexed, start: int, end: int) -> bool:
    text = lexed.folded
    return any(map(str.isdigit, text[max(0, start - 5) : start] + text[end : end + 5]))


def _month_alone(lexed: Lexed, start: int, end: int, word: str) -> bool:
    """Whether an ambiguous name stands where a month stands: in March, | May |."""
    if len(word) <= 3 and word not in CAPITALISED and word != "mai":
        return False
    lead = lexed.lowered[max(0, start - 14) : start].split()
    if lead and (lead[-1] in MONTH_LEADS or lead[-1] in "|-–("):
        return True
    return _MONTH_GOES_ON.match(lexed.lowered, end) is not None


def _range_before(begin: int, end: int, fields: Fields, first: str) -> list[Found]:
    """4-6 March 2025."""
    if not 1 <= int(first) < fields["day"]:
        return [(begin, end, fields)]
    middle = begin + len(first)
    opening = {**fields, "day": int(first), "part": "from"}
    return [(begin, middle, opening), (middle, end, {**fields, "part": "to"})]


def _range_after(lexed: Lexed, begin: int, end: int, fields: Fields) -> list[Found]:
    """March 4-6, 2025."""
    if "day" not in fields or "year" in fields:
        return [(begin, end, fields)]
    match = _DAY_RANGE.match(lexed.lowered, end)
    if match is None or not fields["day"] < int(match[1]) <= 31:
        return [(begin, end, fields)]
    following = _MONTH_FOLLOWS.match(lexed.lowered, match.end(1))
    if following is not None and following[1] in MONTHS:
        return [(begin, end, fields)]  # 3 October to 9 November
    if match[2]:
        fields["year"] = int(match[2])
    closing = {**fields, "day": int(match[1]), "part": "to"}
    return [
        (begin, end, {**fields, "part": "from"}),
        (match.start(1), match.end(), closing),
    ]


def quarter_words(lexed: Lexed, start: int, end: int, name: str) -> Found | None:
    """Third quarter of 2024, 3. Quartal 2024, 3e trimestre, الربع الثالث.

    Args:
        lexed: the text.
        start, end: span of the word for quarter or half-year.
        name: the field, ``quarter`` or ``half``.
    """
    before = lexed.lowered[max(0, start - 24) : start]
    match = _ORDINAL_BEFORE.search(before)
    number = None
    begin = start
    if match is not None:
        begin = start - len(match[0])
        number = int(match[1]) if match[1] else _ordinal(match[2])
    if number is None:
        after = _WORD_AFTER.match(lexed.lowered, end)
        number = _ordinal(after[1]) if after else None
        if number is None or after is None:
            return None
        begin, end = start, after.end()
    if not 1 <= number <= (4 if name == "quarter" else 2):
        return None
    fields: Fields = {name: number}
    end = with_year(lexed, end, fields, long=True)
    if before.endswith("fiscal "):
        fields["fiscal"] = True
    return begin, end, fields


def _ordinal(word: str) -> int | None:
    for meaning in meanings(word, ""):
        if meaning.kind == "ordinal":
            return int(meaning.value)
    return _ROMAN.get(word)
