"""Dates in Chinese, Japanese and Korean."""

from __future__ import annotations

from typing import Final

from evigate.text.date_digits import YEARS, Fields, Found
from evigate.text.lexing import Lexed
from evigate.text.numerals import read_han
from evigate.text.patterns import late

_HAN = "〇零一二三四五六七八九十"
_SHORT = rf"\d{{1,2}}|[{_HAN}]{{1,3}}"
_DATE = late(
    rf"(?:(令和|平成|昭和|民國|民国)[ ]?)?(?<![\d{_HAN}])"
    rf"(\d{{1,4}}|[{_HAN}]{{2,4}}|元)[ ]?[年년](度)?"
    rf"(?:[ ]?({_SHORT})[ ]?[月월](?![間额額]))?"
    rf"(?:(?<=[月월])[ ]?({_SHORT})[ ]?[日号號일])?"
)
_MONTH = late(
    rf"(?<![\d{_HAN}])({_SHORT})[ ]?[月월](?![間额額])(?:[ ]?({_SHORT})[ ]?[日号號일])?"
)
_TIME = late(
    rf"(上午|下午|晚上|早上|凌晨|午前|午後|오전|오후)?[ ]?(?<![\d{_HAN}.,:])"
    rf"(\d{{1,2}}|[{_HAN}两]{{1,3}})[ ]?(?::(\d{{2}})|([点點時时시])(?![間间])"
    rf"(?:[ ]?(?:({_SHORT})[ ]?[分분]|(半|반)))?)"
)
_QUARTER = late(r"(?:第[ ]?)?([1-4一二三四])[ ]?(?:季度|四半期|분기)(?![之内])")
_ERAS: Final = {"令和": 2018, "平成": 1988, "昭和": 1925, "民國": 1911, "民国": 1911}
_AFTERNOON: Final = frozenset(("下午", "晚上", "午後", "오후"))


def _number(written: str | None) -> int | None:
    if written is None:
        return None
    if written.isascii():
        return int(written)
    value = 1.0 if written == "元" else read_han(written)
    return None if value is None else int(value)


def dense_dates(lexed: Lexed) -> list[Found]:
    """2025年3月4日, 二〇二五年三月, 令和7年, 3月, 第三季度, 下午3点, 오후 3시."""
    text = lexed.folded
    return [*_years(text), *_months(text), *_quarters(text), *_times(text)]


def _years(text: str) -> list[Found]:
    found: list[Found] = []
    for match in _DATE.finditer(text):
        year = _number(match[2])
        if year is not None and match[1]:
            year += _ERAS[match[1]]
        if year not in YEARS:
            continue
        fields: Fields = {"year": year, "month": _number(match[4])}
        fields["day"] = _number(match[5])
        if match[3]:
            fields["fiscal"] = True
        found.append((match.start(), match.end(), fields))
    return found


def _months(text: str) -> list[Found]:
    found: list[Found] = []
    for match in _MONTH.finditer(text):
        month, day = _number(match[1]), _number(match[2])
        if month in range(1, 13) and (day is None or day in range(1, 32)):
            span = (match.start(), match.end())
            found.append((*span, {"month": month, "day": day}))
    return found


def _quarters(text: str) -> list[Found]:
    return [
        (match.start(), match.end(), {"quarter": _number(match[1])})
        for match in _QUARTER.finditer(text)
    ]


def _times(text: str) -> list[Found]:
    found: list[Found] = []
    for match in _TIME.finditer(text):
        hour = _number(match[2])
        minute = 30 if match[6] else _number(match[3] or match[5])
        if hour is None or hour > 24:
            continue
        if match[4] in ("点", "點") and match[1] is None and minute is None:
            continue  # 以下3点: three points
        if match[1] in _AFTERNOON and hour < 12:
            hour += 12
        fields: Fields = {"hour": hour, "minute": minute}
        found.append((match.start(), match.end(), fields))
    return found
