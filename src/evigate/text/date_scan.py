"""The patterns of dates: each function reads one way to write them at one place.

A pattern function returns the fields of a date and its span, or ``None``.
"""

from __future__ import annotations

import re
from typing import Any, Final

from evigate.text.lexing import Lexed, is_letter
from evigate.text.number_words import meanings
from evigate.text.numerals import read_han
from evigate.text.tables.calendar_names import (
    CAPITALISED,
    MONTH_LANGUAGES,
    MONTHS,
    NEEDS_NUMBER,
)
from evigate.text.tables.units import CURRENCY_CODES

Fields = dict[str, Any]
Found = tuple[int, int, Fields]

_YEARS = range(1500, 2100)
_ISO = re.compile(
    r"(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2})(?:[tT ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?"
    r"(?:[zZ]|[+-]\d{2}:?\d{2})?)?)?(?![\d/]|[-.]\d)"
)
_DAY_MONTH_YEAR = re.compile(
    r"(\d{1,2})([-/.])[ \u00a0]?(\d{1,2})\2[ \u00a0]?(\d{4}|\d{2})(?![\d/]|[-.,]\d)"
)
_DAY_MONTH_DOT = re.compile(r"(\d{1,2})\.(\d{1,2})\.(?![\d])")
_CLOCK = re.compile(
    r"(\d{1,2}):(\d{2})(?::\d{2})?(?![\d:])(?:[ \u00a0]?([ap])\.?m\.?(?![a-z]))?"
)
_HALF_DAY = re.compile(r"[ \u00a0]?([ap])(?:\.m\.|\.?m)(?![a-z])")
_OCLOCK = re.compile(
    r"(?:[ \u00a0]?uhr(?:[ \u00a0](\d{2})(?!\d))?|[ \u00a0]o'clock|[ \u00a0]?h[ \u00a0]?(\d{2})"
    r"|[ \u00a0]heures?[ \u00a0](\d{2})|[ \u00a0]uur)(?!\w)"
)
_QUARTER_YEAR = re.compile(
    r"(?:[ \u00a0/,-]{1,2}(?:of |de |del |des |do |dell')?(?:the )?"
    r"(?:(fy|fiscal(?: year)?|financial year|geschäftsjahr(?:es)?)[ ]?)?)?'?(\d{4}|\d{2}(?!\d))(?![\d%])"
)
_AFTER_MONTH = re.compile(
    r"\.?(?:[ \u00a0-](?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\w%:/]|[.,]\d|[ \u00a0][ap]\.?m))?"
    r"(?:(?:[ \u00a0/-]|,[ \u00a0]?|[ ](?:de|del|of)[ ]|/)'?(\d{4})(?![\d]|[.,]\d))?"
)
_DAY_RANGE = re.compile(r"[ ]?(?:-|–|to|through)[ ]?(\d{1,2})(?!\d)(?:,?[ ](\d{4}))?")
_BEFORE_MONTH = re.compile(
    r"(?<![\d.,:/$€£])(?:(\d{1,2})\.?[ ]?(?:-|–|bis|to|au|al|a|-do)[ ]?)?"
    r"(\d{1,2})(?:st|nd|rd|th|er|ère|º|\.º|\.)?(?:[ \u00a0-](?:of |de |d'|di |dzień )?)?$"
)
_MONTH_GOES_ON = re.compile(r"[ ]?(?:-|–|to|through|bis|\||/)[ ]?[^\W\d_]{3}")
_MONTH_LEADS: Final = frozenset(
    [
        "in",
        "im",
        "since",
        "by",
        "until",
        "till",
        "during",
        "of",
        "from",
        "to",
        "last",
        "next",
        "this",
        "early",
        "late",
        "mid",
        "through",
        "before",
        "after",
        "every",
        "between",
        "and",
        "or",
        "each",
        "en",
        "em",
        "seit",
        "bis",
        "ab",
        "anfang",
        "ende",
        "mitte",
        "w",
        "od",
        "do",
        "depuis",
        "jusqu'en",
        "desde",
        "hasta",
        "de",
        "da",
        "di",
        "du",
        "fin",
        "début",
        "a",
        "nel",
        "von",
        "zum",
        "sinds",
        "tot",
        "vanaf",
        "current",
        "previous",
    ]
)
_FISCAL = re.compile(
    r"(?:\bfy|fiscal(?: year)?|financial year|geschäftsjahr(?:es|s)?|exercice(?: fiscal)?"
    r"|ejercicio(?: fiscal)?|esercizio|exercício|boekjaar|año fiscal|anno fiscale"
    r"|année fiscale|rok obrotowy|roku obrotowym|السنة المالية|वित्त वर्ष|वित्तीय वर्ष|财年)[ \u00a0]?'?$"
)
_CALENDAR = re.compile(r"(?:calendar year|kalenderjahr|année civile|año natural) $")
# Before a four-digit number that is an amount, not a year.
_AMOUNT_LEADS: Final = frozenset(
    [
        "about",
        "over",
        "around",
        "approximately",
        "roughly",
        "nearly",
        "almost",
        "least",
        "than",
        "exactly",
        "rund",
        "etwa",
        "über",
        "knapp",
        "environ",
        "plus",
        "cerca",
        "unos",
        "circa",
        "oltre",
        "quasi",
        "minimum",
        "maximum",
        "room",
        "flight",
        "building",
        "order",
        "number",
        "no",
        "no.",
        "nr",
        "nr.",
        "version",
    ]
)
_YEAR_TAIL = re.compile(
    r"[ \u00a0]?(?:%|°|€|\$|£|zł|(?:euros?|dollars?|usd|eur|gbp|kg|g|mg|km|m|cm|mm|ml|l|mb|gb|kb|tb|kwh|kw|"
    r"mah|w|hz|mhz|ms|s|sec|seconds|sekunden|minutes|minuten|hours|stunden|days|tage|jours|días|giorni|"
    r"dias|dagen|dni|weeks|wochen|months|monate|years|jahre|miles|meters|metres|"
    r"metros|square|sq|people|persons|personen|employees|mitarbeiter|users|units|"
    r"customers|calories|kcal|words|points|copies|participants|patients|students|"
    r"members|tons|tonnes|steps|requests|pounds|feet|ft|lbs|million|times)(?!\w))"
)


def clock_hour(hour: int, half: str | None) -> int | None:
    """Hour of the day of a 12- or 24-hour clock, ``None`` where there is none."""
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
    match = _DAY_MONTH_DOT.match(text, start)
    if match is not None and lexed.language in ("de", "pl"):
        day, month = int(match[1]), int(match[2])
        if _valid(month, day):
            return start, match.end(), {"month": month, "day": day}
    return None


def _iso_date(match: re.Match[str]) -> Found | None:
    year, month = int(match[1]), int(match[3])
    if year not in _YEARS or not 1 <= month <= 12:
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
    if year not in _YEARS or (mark == "-" and len(match[4]) == 2):
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
    if match is not None:
        hour = clock_hour(int(text[start:end]), None)
        if hour is None:
            return None
        fields = {"hour": hour}
        minute = match[1] or match[2] or match[3]
        if minute:
            fields["minute"] = int(minute)
        return start, match.end(), fields
    return None


_HOUR_BEFORE = re.compile(
    r"(?<![\d.,:/$€£])(\d{1,2})(?:[:.](\d{2}))?[ ]?(?:-|–|bis|to|à|a|until|til)[ ]?$"
)


def opening_hour(lexed: Lexed, closing: Found) -> Found | None:
    """The bare 22 of "22 bis 6 Uhr", the 9 of "9-11 am"."""
    start = closing[0]
    match = _HOUR_BEFORE.search(lexed.lowered[max(0, start - 14) : start])
    if match is None or int(match[1]) > 24:
        return None
    hour = int(match[1])
    if (
        closing[2]["hour"] >= 12
        and hour < closing[2]["hour"] - 12
        and "m" in (lexed.lowered[start : closing[1]])
    ):
        hour += 12
    fields: Fields = {"hour": hour}
    if match[2]:
        fields["minute"] = int(match[2])
    begin = start - len(match[0])
    return begin, begin + match.end(2 if match[2] else 1) - match.start(), fields


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
    if number > (4 if before in "QT" else 2) or number < 1:
        return None
    year = _QUARTER_YEAR.match(lexed.lowered, end)
    plausible = year is not None and _full_year(year[2]) in _YEARS
    if before != "Q" and not plausible:
        return None
    if not plausible and text[end : end + 1].isalnum():
        return None
    fields: Fields = {"quarter" if before in "QT" else "half": number}
    if year is not None and plausible:
        fields["year"] = _full_year(year[2])
        if year[1]:
            fields["fiscal"] = True
        end = year.end()
    return begin, end, fields


def quarter_words(lexed: Lexed, start: int, end: int, name: str) -> Found | None:
    """Third quarter of 2024, 3. Quartal 2024, 3e trimestre, الربع الثالث."""
    before = lexed.lowered[max(0, start - 24) : start]
    match = _ORDINAL_BEFORE.search(before)
    number = None
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
    year = _QUARTER_YEAR.match(lexed.lowered, end)
    if year is not None and len(year[2]) == 4 and int(year[2]) in _YEARS:
        fields["year"] = int(year[2])
        if year[1]:
            fields["fiscal"] = True
        end = year.end()
    if before.endswith("fiscal "):
        fields["fiscal"] = True
    return begin, end, fields


_ORDINAL_BEFORE = re.compile(
    r"(?:(?<!\d)([1-4])(?:\.|st|nd|rd|th|er|re|e|ème|º|\.º|ª|o)[ \u00a0-](?:fiscal )?"
    r"|(?<![^\W\d_])([^\W\d_]+)[ -](?:fiscal )?)$"
)
_WORD_AFTER = re.compile(r"[ ]([^\W\d_]+)")
_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4}


def _ordinal(word: str) -> int | None:
    for meaning in meanings(word, ""):
        if meaning.kind == "ordinal":
            return int(meaning.value)
    return _ROMAN.get(word)


def month_name(lexed: Lexed, start: int, end: int, word: str) -> list[Found]:
    """4 March 2025, March 4th, 4. März, le 4 mars 2025, 4 de marzo de 2025, 4-6 May."""
    languages = MONTH_LANGUAGES.get(word)
    if languages is not None and len(word) < 4 and not _beside_digit(lexed, start, end):
        return []
    foreign = languages is not None and lexed.language not in languages
    if foreign and len(word) < 4:
        return []
    if word in CAPITALISED and not lexed.text[start].isupper():
        return []
    fields: Fields = {"month": MONTHS[word]}
    before = _BEFORE_MONTH.search(lexed.lowered[max(0, start - 16) : start])
    after = _AFTER_MONTH.match(lexed.lowered, end)
    begin, other_day = start, None
    if before is not None and 1 <= int(before[2]) <= 31:
        begin = start - len(before[0])
        fields["day"] = int(before[2])
        other_day = before[1]
    if after is not None:
        if after[2] and int(after[2]) in _YEARS:
            fields["year"], end = int(after[2]), after.end()
        if after[1] and "day" not in fields and 1 <= int(after[1]) <= 31:
            fields["day"] = int(after[1])
            end = max(end, after.end() if after[2] else after.end(1))
    if "day" not in fields and "year" not in fields and word in NEEDS_NUMBER:
        if foreign or not _month_alone(lexed, start, end, word):
            return []
    if other_day:
        return _day_range(
            begin, end, fields, int(other_day), len(before[1] or "") if before else 0
        )
    return _range_after(lexed, begin, end, fields)


def _beside_digit(lexed: Lexed, start: int, end: int) -> bool:
    text = lexed.folded
    return any(map(str.isdigit, text[max(0, start - 5) : start] + text[end : end + 5]))


def _month_alone(lexed: Lexed, start: int, end: int, word: str) -> bool:
    """Whether an ambiguous name stands where a month stands: in March, | May |."""
    if len(word) <= 3 and word not in CAPITALISED and word != "mai":
        return False
    lead = lexed.lowered[max(0, start - 14) : start].split()
    if lead and (lead[-1] in _MONTH_LEADS or lead[-1] in "|-–("):
        return True
    return _MONTH_GOES_ON.match(lexed.lowered, end) is not None


def _day_range(
    begin: int, end: int, fields: Fields, first: int, size: int
) -> list[Found]:
    if not 1 <= first < fields["day"]:
        return [(begin, end, fields)]
    opening = {**fields, "day": first, "part": "from"}
    return [
        (begin, begin + size, opening),
        (begin + size, end, {**fields, "part": "to"}),
    ]


def _range_after(lexed: Lexed, begin: int, end: int, fields: Fields) -> list[Found]:
    """March 4-6, 2025."""
    if "day" not in fields or "year" in fields:
        return [(begin, end, fields)]
    match = _DAY_RANGE.match(lexed.lowered, end)
    if match is None or not fields["day"] < int(match[1]) <= 31:
        return [(begin, end, fields)]
    if match[2]:
        fields["year"] = int(match[2])
    closing = {**fields, "day": int(match[1]), "part": "to"}
    return [
        (begin, end, {**fields, "part": "from"}),
        (match.start(1), match.end(), closing),
    ]


def lone_year(lexed: Lexed, start: int, end: int) -> Found | None:
    """1998, the 1990s, FY2024; not 2000 kg, not over 1500."""
    text = lexed.lowered
    year = int(text[start:end])
    if year not in _YEARS:
        return None
    before, after = text[start - 1 : start], text[end : end + 2]
    if before and (
        before in "$€£¥₹.,#_/@+:" or (before.isalpha() and before.isascii())
    ):
        if not text[max(0, start - 2) : start] == "fy" and before != "/":
            return None
    if after[:1] in (".", ",", "'", ":", "/") and after[1:].isdigit():
        return None
    if after[:1] == "s" and year % 10 == 0 and not after[1:].isalnum():
        return start, end + 1, {"decade": year}
    if after == "'s" and year % 10 == 0:
        return start, end + 2, {"decade": year}
    if after[:1].isalpha() and after[:1].isascii():
        return None
    if before == "-" and not _dash_before_year(text, start):
        return None
    lead = text[max(0, start - 40) : start]
    words = lead.split()
    if words and (words[-1] in _AMOUNT_LEADS or words[-1].upper() in CURRENCY_CODES):
        return None
    if _YEAR_TAIL.match(text, end) and not (words and words[-1] in ("in", "since")):
        return None
    fields: Fields = {"year": year}
    begin = start
    if (fiscal := _FISCAL.search(lead)) is not None:
        fields["fiscal"], begin = True, start - len(fiscal[0])
    elif _CALENDAR.search(lead) is not None:
        fields["fiscal"] = False
    return begin, end, fields


def _dash_before_year(text: str, start: int) -> bool:
    """After a dash stands a year in 2015-2019 and mid-2024, not in INV-2024."""
    previous = text[max(0, start - 5) : start - 1]
    return previous[-4:].isdigit() or previous.endswith(
        ("mid", "pre", "post", "late", "early")
    )


_HAN = "〇零一二三四五六七八九十"
_CJK_DATE = re.compile(
    rf"(?:(令和|平成|昭和|民國|民国)[ ]?)?(?<![\d{_HAN}])(\d{{1,4}}|[{_HAN}]{{2,4}}|元)[ ]?[年년](度)?"
    rf"(?:[ ]?(\d{{1,2}}|[{_HAN}]{{1,3}})[ ]?[月월](?![間额額]))?"
    rf"(?:(?<=[月월])[ ]?(\d{{1,2}}|[{_HAN}]{{1,3}})[ ]?[日号號일])?"
)
_CJK_MONTH = re.compile(
    rf"(?<![\d{_HAN}])(\d{{1,2}}|[{_HAN}]{{1,3}})[ ]?[月월](?![間额額])"
    rf"(?:[ ]?(\d{{1,2}}|[{_HAN}]{{1,3}})[ ]?[日号號일])?"
)
_CJK_TIME = re.compile(
    rf"(上午|下午|晚上|早上|凌晨|午前|午後|오전|오후)?[ ]?(?<![\d{_HAN}.,:])(\d{{1,2}}|[{_HAN}两]{{1,3}})[ ]?"
    rf"(?:[:](\d{{2}})|[点點時时시](?![間间])(?:[ ]?(?:(\d{{1,2}}|[{_HAN}]{{1,3}})[ ]?[分분]|(半|반)))?)"
)
_CJK_QUARTER = re.compile(
    r"(?:第[ ]?)?([1-4一二三四])[ ]?(?:季度|四半期|분기)(?![之内])"
)
_ERAS: Final = {"令和": 2018, "平成": 1988, "昭和": 1925, "民國": 1911, "民国": 1911}
_AFTERNOON: Final = frozenset(("下午", "晚上", "午後", "오후"))


def _cjk_number(written: str | None) -> int | None:
    if written is None:
        return None
    if written.isdigit() and written.isascii():
        return int(written)
    value = 1.0 if written == "元" else read_han(written)
    return None if value is None else int(value)


def cjk_dates(lexed: Lexed) -> list[Found]:
    """2025年3月4日, 二〇二五年三月, 令和7年, 3月, 第三季度, 下午3点, 오후 3시."""
    text = lexed.folded
    found: list[Found] = []
    for match in _CJK_DATE.finditer(text):
        year = _cjk_number(match[2])
        if year is not None and match[1]:
            year += _ERAS[match[1]]
        if year not in _YEARS:
            continue
        fields: Fields = {"year": year, "month": _cjk_number(match[4])}
        fields["day"] = _cjk_number(match[5])
        if match[3]:
            fields["fiscal"] = True
        found.append((match.start(), match.end(), fields))
    for match in _CJK_MONTH.finditer(text):
        month = _cjk_number(match[1])
        if month is not None and 1 <= month <= 12:
            fields = {"month": month, "day": _cjk_number(match[2])}
            found.append((match.start(), match.end(), fields))
    for match in _CJK_QUARTER.finditer(text):
        fields = {"quarter": _cjk_number(match[1])}
        found.append((match.start(), match.end(), fields))
    found.extend(_cjk_times(text))
    return found


def _cjk_times(text: str) -> list[Found]:
    found: list[Found] = []
    for match in _CJK_TIME.finditer(text):
        hour = _cjk_number(match[2])
        if hour is None or hour > 24:
            continue
        if match[1] in _AFTERNOON and hour < 12:
            hour += 12
        minute = _cjk_number(match[3] or match[4])
        fields: Fields = {"hour": hour, "minute": 30 if match[5] else minute}
        found.append((match.start(), match.end(), fields))
    return found
