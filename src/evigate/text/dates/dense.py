"""Dates in Chinese, Japanese and Korean."""

from __future__ import annotations

import re
from typing import Final

from evigate.text.dates.clock_words import half_day_hour
from evigate.text.dates.digits import YEARS, Fields, Found
from evigate.text.numbers.lexing import Lexed
from evigate.text.numbers.numerals import read_han
from evigate.text.patterns import late
from evigate.text.tables.clock_words import HALVES
from evigate.text.tables.han_counters import KOREAN_NATIVE

_HAN = "〇零一二三四五六七八九十"
_SINO = "일이삼사오육칠팔구십"
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
_NATIVE = "열두|열한|다섯|여섯|일곱|여덟|아홉|한|두|세|네|열"
_KOREAN_END = "(?=[^가-힣]|$|에|부터|까지|이|반|쯤|경|정각|로|와|를|는|은|전|후)"
_TIME = late(
    rf"(?:({'|'.join(HALVES)})(?:の)?)?[ ]?(?<![\d{_HAN}.,:第])"
    rf"(\d{{1,2}}|[{_HAN}两兩]{{1,3}}"
    rf"|(?<![가-힣])(?:{_NATIVE})(?=[ ]?시{_KOREAN_END}))[ ]?"
    rf"(?::(\d{{2}})|([点點時时시])(?:钟|鐘|整)?(?![間间간작])"
    rf"(?:[ ]?(?:({_SHORT}|[{_SINO}]{{1,3}})[ ]?[分분]|(半|반)|([一三123])刻))?)"
)
_BARE_POINTS = late(
    r"(?:[-–~至到从從自起前后後开開关關，。、；]|(?:钟|鐘|整)|之[前后]|以[前后]|$)"
)
_POINT_LEADS = ("至", "到", "从", "從", "每天", "每日", "在", "于", "於", "，", "：")
_QUARTER = late(r"(?:第[ ]?)?([1-4一二三四])[ ]?(?:季度|四半期|분기)(?![之内])")
_ERAS: Final = {"令和": 2018, "平成": 1988, "昭和": 1925, "民國": 1911, "民国": 1911}


def _number(written: str | None) -> int | None:
    if written is None:
        return None
    if written.isascii():
        return int(written)
    if written in KOREAN_NATIVE:
        return KOREAN_NATIVE[written]
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
        if match[7]:
            minute = 15 * (_number(match[7]) or 0)
        if hour is None or hour > 24:
            continue
        bare = match[4] in ("点", "點") and match[1] is None and minute is None
        if bare and not _points_tell_time(text, match):
            continue  # 以下3点: three points
        fields: Fields = {"minute": minute}
        if match[1]:
            fields["hour"] = half_day_hour(hour, HALVES[match[1]])
        else:
            fields["hour"] = hour
            if not match[2].isascii() and hour <= 12:
                fields["twelve"] = True
        start, end = match.span()
        start += len(match[0]) - len(match[0].lstrip())
        found.append((start, end, fields))
    return found


def _points_tell_time(text: str, match: re.Match[str]) -> bool:
    """每天9点至17点, 九点钟; not 以下3点."""
    if match[0].endswith(("钟", "鐘", "整")):
        return True
    before = text[max(0, match.start() - 2) : match.start()]
    if before.endswith(_POINT_LEADS):
        return _BARE_POINTS.match(text, match.end()) is not None
    following = text[match.end() : match.end() + 1]
    return following != "" and following in "至到-~起前后後之"
