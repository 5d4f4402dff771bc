"""Dates that begin with digits: ISO, 04.03.2025, 22:00, Q3 2024, a lone year.

Each function reads one way to write a date at one place and returns its span and
fields, or ``None``.
"""

from __future__ import annotations

import re
from typing import Any, Final

from evigate.text.numbers.lexing import Lexed, is_letter
from evigate.text.numbers.unit_tail import read_tail
from evigate.text.numbers.units import TIME_UNITS
from evigate.text.patterns import late
from evigate.text.tables.clock_words import (
    DOTTED_LEADS,
    OPENING_WORDS,
    SURE_CLOCK_LEADS,
)
from evigate.text.tables.date_words import (
    AMOUNT_LEADS,
    CALENDAR_YEAR,
    COUNTED,
    FISCAL_YEAR,
)
from evigate.text.tables.units import CURRENCY_CODES

Fields = dict[str, Any]
Found = tuple[int, int, Fields]

YEARS: Final = range(1500, 2100)
_ISO = late(
    r"(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2})"
    r"(?:[tT ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:[zZ]|[+-]\d{2}:?\d{2})?)?)?"
    r"(?![\d/]|[-.]\d)"
)
_DAY_MONTH_YEAR = late(
    r"(\d{1,2})([-/.])[ \u00a0]?(\d{1,2})\2[ \u00a0]?(\d{4}|\d{2})(?![\d/]|[-.,]\d)"
)
_DAY_MONTH_DOT = late(r"(\d{1,2})\.(\d{1,2})\.(?![\d])")
_DAY_MONTH_SLASH = late(r"(\d{1,2})/(\d{1,2})(?![\d/]|[.,]\d|-\d)")
_CLOCK = late(
    r"(\d{1,2}):(\d{2})(?::\d{2})?(?![\d:])(?:[ \u00a0]?([ap])\.?m\.?(?![a-z]))?"
)
_HALF_DAY = late(r"[ \u00a0]?([ap])(?:\.m\.|\.?m)(?![a-z])")
_OCLOCK = late(
    r"(?:[ \u00a0]?uhr(?:[ \u00a0](\d{2})(?!\d| ?(?:€|eur|cent|fr|chf|%)))?"
    r"|[ \u00a0]o'clock|[ \u00a0]?h[ \u00a0]?(\d{2})(?![ \u00a0]?min)"
    r"|[ \u00a0]heures?[ \u00a0](\d{2})"
    r"|[ \u00a0]uur)(?!\w)"
)
_HOUR_BEFORE = late(
    r"(?<![\d.,:/$€£])(\d{1,2})(?:[:.](\d{2}))?[ ]?"
    r"(?:-|–|bis|to|à|a|until|til|tot|do|alle|às)[ ]?$"
)
_HOUR_BETWEEN = late(
    r"(?<!\w)(?:between|zwischen|entre|tra|tussen|między) (?:las )?"
    r"(\d{1,2})(?:[:.](\d{2}))? (?:and|und|et|y|e|en|i) (?:las )?$"
)
_OPENING_WINDOW: Final = 28
_DOTTED = late(r"(\d{1,2})\.([0-5]\d)(?![\d%‰°€$£]|[.,:/-]\d)")
_DOTTED_TAIL = late(r"[ \u00a0]?(?:(uhr|uur|hrs?)|([ap])\.?m\.?)(?!\w)")
_DOTTED_END = late(r"[ ]?(?:-|–|bis|to|a|tot|do|alle|às|à|until)[ ]?(?:las )?(?=\d)")
QUARTER_YEAR: Final = late(
    r"(?:[ \u00a0/,-]{1,2}(?:of |de |del |des |do |dell')?(?:the )?"
    r"(?:(fy|fiscal(?: year)?|financial year|geschäftsjahr(?:es)?)[ ]?)?)?"
    r"'?(\d{4}|\d{2}(?!\d))(?![\d%])"
)
_FISCAL = late(rf"(?:(?<!\w)(?:{FISCAL_YEAR}))[ \u00a0]?'?$")
_CALENDAR = late(rf"(?:{CALENDAR_YEAR}) $")
_DAY_LEADS: Final = frozenset("dia día dias días le giorno dnia".split())
_RANGE_WORDS: Final = frozenset("- – a to do bis tot alle às à until".split())
_COUNTED = "|".join(sorted(COUNTED, key=len, reverse=True))
_YEAR_TAIL = late(rf"[ \u00a0]?(?:%|°|€|\$|£|zł|\([\d.,]+ ?%|(?:{_COUNTED})(?!\w))")
_QUARTILE_BEFORE: Final = 16  # characters
_YEAR_SPAN: Final = late(r"[ ]?[-–][ ]?\d{4}(?!\d)")
_LIFE_SPAN: Final = late(r"\((\d{4})[ ]?[-–][ ]?(\d{4})\)")
_LONGEST_SPAN: Final = 12  # characters
_SHORTEST_LIFE: Final = 15  # years; "rooms (1201-1210)"
_LONGEST_LIFE: Final = 120
_AMOUNT_MARKS: Final = frozenset("$€£¥₹.,#_@+:兆조億亿억万萬만千천")


def clock_hour(hour: int, half: str | None) -> int | None:
    """Hour of the day of a 12- or 24-hour clock, ``None`` where there is none.

    >>> clock_hour(10, "p"), clock_hour(12, "a"), clock_hour(25, None)
    (22, 0, None)
    """
    if half is None:
        return hour if hour <= 24 else None
    if not 1 <= hour <= 12:
        return None
    return hour % 12 + (12 if half in "pP" else 0)


def _full_year(written: str) -> int:
    if len(written) == 4:
        return int(written)
    short = int(written)
    return short + (2000 if short < 70 else 1900)


def _valid(month: int, day: int) -> bool:
    return 1 <= month <= 12 and 1 <= day <= 31


def numeric_date(lexed: Lexed, start: int) -> Found | None:
    """2025-03-04, 04.03.2025, 3/4/2025, with the readings left open."""
    text = lexed.folded
    if start and (text[start - 1] in "./-:#" or text[start - 1].isalnum()):
        previous = text[start - 2 : start - 1]
        if text[start - 1] != "-" or previous.isalnum():
            return None
    iso = _ISO.match(text, start)
    if iso is not None:
        return _iso_date(iso)
    match = _DAY_MONTH_YEAR.match(text, start)
    if match is not None:
        return _ordered_date(lexed, match)
    match = _DAY_MONTH_SLASH.match(text, start)
    if match is not None and _leads_to_day(lexed, start):
        day, month = int(match[1]), int(match[2])
        if _valid(month, day):
            return start, match.end(), {"month": month, "day": day}
    match = _DAY_MONTH_DOT.match(text, start)
    if match is not None and lexed.language in ("de", "pl"):
        day, month = int(match[1]), int(match[2])
        if _valid(month, day):
            return start, match.end(), {"month": month, "day": day}
    return None


def _leads_to_day(lexed: Lexed, start: int) -> bool:
    """dia 12/03, le 4/5: a word for a day right before, so that it is no fraction."""
    before = lexed.lowered[max(0, start - 12) : start].split()
    return bool(before) and before[-1] in _DAY_LEADS


def _iso_date(match: re.Match[str]) -> Found | None:
    year, month = int(match[1]), int(match[3])
    if year not in YEARS or not 1 <= month <= 12:
        return None
    if match[4] is None:
        # 2025-03 is a month, 2010-11 a season; 2024.5 a number.
        if match[2] != "-" or len(match[3]) != 2 or match[3][0] != "0":
            return None
        return match.start(), match.end(), {"year": year, "month": month}
    if not _valid(month, int(match[4])):
        return None
    fields: Fields = {"year": year, "month": month, "day": int(match[4])}
    if match[5] is not None:
        fields |= {"hour": int(match[5]), "minute": int(match[6])}
    return match.start(), match.end(), fields


def _ordered_date(lexed: Lexed, match: re.Match[str]) -> Found | None:
    first, second, mark = int(match[1]), int(match[3]), match[2]
    year = _full_year(match[4])
    if year not in YEARS or (mark == "-" and len(match[4]) == 2):
        return None
    readings = [
        (year, month, day)
        for month, day in ((second, first), (first, second))
        if _valid(month, day)
    ]
    if not readings:
        return None
    if len(readings) == 2 and first != second and mark != ".":
        if lexed.language == "en":
            readings.reverse()  # month first, as in the United States, and the other
        elif lexed.language != "und":
            del readings[1]
    else:
        del readings[1:]
    year, month, day = readings[0]
    fields: Fields = {"year": year, "month": month, "day": day}
    fields["alternatives"] = tuple(readings[1:])
    return match.start(), match.end(), fields


def clock_time(lexed: Lexed, start: int, end: int) -> Found | None:
    """22:00, 10 pm, 10:30 a.m., 22 Uhr, 14h30."""
    text = lexed.lowered
    match = _CLOCK.match(text, start)
    if match is not None:
        hour = clock_hour(int(match[1]), match[3])
        if hour is None or int(match[2]) > 59:
            return None
        return start, match.end(), {"hour": hour, "minute": int(match[2])}
    match = _HALF_DAY.match(text, end)
    if match is not None:
        hour = clock_hour(int(text[start:end]), match[1])
        return None if hour is None else (start, match.end(), {"hour": hour})
    match = _OCLOCK.match(text, end)
    hour = clock_hour(int(text[start:end]), None) if match else None
    if match is None or hour is None:
        return None
    fields: Fields = {"hour": hour}
    minute = match[1] or match[2] or match[3]
    if minute:
        fields["minute"] = int(minute)
    return start, match.end(), fields


def dotted_time(lexed: Lexed, start: int) -> Found | None:
    """dalle 9.30, om 14.30 uur, 7.30 pm; not 9.30 euros, not version 2.10."""
    text = lexed.lowered
    match = _DOTTED.match(text, start)
    if match is None or int(match[1]) > 24 or text[start - 1 : start] in tuple(".,:/"):
        return None
    end, half, twelve = match.end(), None, False
    tail = _DOTTED_TAIL.match(text, end)
    if tail is not None:
        end, half = tail.end(), tail[2]
        twelve = half is None and int(match[1]) <= 12
    elif not _is_dotted_hour(lexed, match):
        return None
    hour = clock_hour(int(match[1]), half)
    if hour is None:
        return None
    fields: Fields = {"hour": hour, "minute": int(match[2])}
    return start, end, {**fields, "twelve": twelve}


def _is_dotted_hour(lexed: Lexed, match: re.Match[str]) -> bool:
    """Does a word of time lead to it, and is it no amount ("da 7.50 a 9.30 euro")?"""
    text, start, end = lexed.lowered, match.start(), match.end()
    before = text[max(0, start - 24) : start].split()
    lead = before[-1] if before else ""
    if lead in _RANGE_WORDS and len(before) > 1 and _DOTTED.match(before[-2]):
        lead = before[-3] if len(before) > 2 else ""
    sure = lead in SURE_CLOCK_LEADS
    if not sure and (
        lead not in DOTTED_LEADS
        or int(match[2]) % 5
        or not (_speaks_of_hours(lexed) or _is_all(text, lead, end))
    ):
        return False
    joint = _DOTTED_END.match(text, end)
    other = _DOTTED.match(text, joint.end()) if joint is not None else None
    last = other.end() if other is not None else end
    unit = read_tail(lexed, last, currency=True).unit
    return unit is None or unit == "hour"


def _speaks_of_hours(lexed: Lexed) -> bool:
    """Two dotted hours with words of opening: elsewhere 9.30 may be a price."""
    return any(word in lexed.lowered for word in OPENING_WORDS)


def _is_all(text: str, lead: str, end: int) -> bool:
    """Is it all that a short answer says: "At 14.00."?"""
    return len(text) - end <= 1 and text.startswith(lead) and text.count(" ") == 1


def opening_hour(lexed: Lexed, closing: Found) -> Found | None:
    """The bare 22 of "22 bis 6 Uhr", the 9 of "9-11 am"."""
    start, end, fields = closing
    low = max(0, start - _OPENING_WINDOW)
    before = lexed.lowered[low:start]
    match = _HOUR_BEFORE.search(before) or _HOUR_BETWEEN.search(before)
    if match is None or int(match[1]) > 24:
        return None
    hour = int(match[1])
    afternoon = "m" in lexed.lowered[start:end]
    if afternoon and fields["hour"] >= 12 and hour < fields["hour"] - 12:
        hour += 12
    opening: Fields = {"hour": hour}
    if match[2]:
        opening["minute"] = int(match[2])
    return low + match.start(1), low + match.end(2 if match[2] else 1), opening


def quarter_mark(lexed: Lexed, start: int, end: int) -> Found | None:
    """Q3 2024, Q3/24, 3Q24, H1 2025, T3 2024."""
    text = lexed.folded
    number = int(text[start:end])
    before = text[start - 1 : start].upper()
    begin = start - 1
    if before not in ("Q", "H", "T", "S") or (begin and is_letter(text[begin - 1])):
        before, begin = text[end : end + 1].upper(), start
        if before not in ("Q", "H", "T"):
            return None
        end += 1
    if not 1 <= number <= (4 if before in "QT" else 2):
        return None
    fields: Fields = {"quarter" if before in "QT" else "half": number}
    until = with_year(lexed, end, fields)
    if "year" not in fields and (
        before != "Q" or text[end : end + 1].isalnum() or _is_other_q(lexed, begin, end)
    ):
        return None
    return begin, until, fields


def _is_other_q(lexed: Lexed, begin: int, end: int) -> bool:
    """ "Q1: Can I …?" numbers a question, "the first quartile (Q1)" a share."""
    lead = lexed.lowered[max(0, begin - _QUARTILE_BEFORE) : begin]
    return lexed.folded[end : end + 1] == ":" or "quartil" in lead


def with_year(lexed: Lexed, end: int, fields: Fields, *, long: bool = False) -> int:
    """Add the year that follows a quarter, and say where it ends.

    Args:
        lexed: the text.
        end: the end of the quarter.
        fields: where to add ``year`` and ``fiscal``.
        long: accept four digits only.
    """
    match = QUARTER_YEAR.match(lexed.lowered, end)
    if match is None or _full_year(match[2]) not in YEARS:
        return end
    if long and len(match[2]) != 4:
        return end
    fields["year"] = _full_year(match[2])
    if match[1]:
        fields["fiscal"] = True
    return match.end()


def lone_year(lexed: Lexed, start: int, end: int) -> Found | None:
    """1998, the 1990s, FY2024; not 2000 kg, not over 1500."""
    text = lexed.lowered
    year = int(text[start:end])
    if year not in YEARS and not _in_life_span(text, start, end):
        return None
    if not _year_may_begin(text, start):
        return None
    span = _YEAR_SPAN.match(text, end)
    if span is not None and _YEAR_TAIL.match(text, span.end()):
        return None  # 1500-1800 euros
    after = text[end : end + 2]
    if after[:1] in (".", ",", "'", ":", "/") and after[1:].isdecimal():
        return None
    decade = _decade_end(after)
    if decade and year % 10 == 0:
        return start, end + decade, {"decade": year}
    if after[:1].isascii() and after[:1].isalpha():
        return None
    lead = text[max(0, start - 40) : start]
    words = lead.split()
    last = words[-1] if words else ""
    if last in AMOUNT_LEADS or last.upper() in CURRENCY_CODES:
        return None
    if last not in ("in", "since") and (
        _YEAR_TAIL.match(text, end) or _is_measured(lexed, end)
    ):
        return None
    fields: Fields = {"year": year}
    fiscal = _FISCAL.search(lead)
    if fiscal is not None:
        fields["fiscal"] = True
        return start - len(fiscal[0]), end, fields
    if _CALENDAR.search(lead) is not None:
        fields["fiscal"] = False
    return start, end, fields


def _in_life_span(text: str, start: int, end: int) -> bool:
    """ "Temüjin (1162–1227)": two years that alone stand in brackets."""
    opening = max(0, start - _LONGEST_SPAN)
    span = _LIFE_SPAN.search(text, opening, end + _LONGEST_SPAN)
    if span is None or not span.start() < start < span.end():
        return False
    born, died = int(span[1]), int(span[2])
    return born + _SHORTEST_LIFE <= died <= born + _LONGEST_LIFE


def _is_measured(lexed: Lexed, end: int) -> bool:
    """1500円, 1948公里, 2000 किलोमीटर: a unit follows that is none of time."""
    following = lexed.lowered[end : end + 2].lstrip(" \u00a0")
    if not following or following[0].isascii():
        return False
    unit = read_tail(lexed, end, currency=False).unit
    return unit is not None and unit not in TIME_UNITS


def _decade_end(after: str) -> int:
    """Length of the s of 1990s or 1990's."""
    if after == "'s":
        return 2
    return 1 if after[:1] == "s" and not after[1:].isalnum() else 0


def _year_may_begin(text: str, start: int) -> bool:
    """Not after a currency sign or letter; after a dash in 2015-2019 and mid-2024."""
    before = text[start - 1 : start]
    if before == "-":
        previous = text[max(0, start - 5) : start - 1]
        return (
            not previous[-1:].isalnum()
            or previous[-4:].isdigit()
            or (previous.endswith(("mid", "pre", "post", "late", "early")))
        )
    if before.isascii() and before.isalpha():
        return text[max(0, start - 2) : start] == "fy"
    return before not in _AMOUNT_MARKS
