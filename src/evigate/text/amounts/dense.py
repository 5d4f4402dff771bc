"""Numbers in Chinese characters and in Korean words: 二十四, 百分之五, 두 달."""

from __future__ import annotations

import re

from evigate.text.amounts.build import build_quantity, plain_number
from evigate.text.amounts.record import Quantity
from evigate.text.numbers.lexing import Lexed
from evigate.text.numbers.numerals import HAN_DIGITS, HAN_MULTIPLIERS, read_han
from evigate.text.numbers.unit_tail import Tail, read_tail
from evigate.text.numbers.written_forms import part_after
from evigate.text.patterns import late
from evigate.text.tables.han_counters import (
    COUNTERS,
    HAN_IDIOMS,
    KOREAN_NATIVE,
    KOREAN_UNITS,
    SINO_KOREAN_UNITS,
    WEAK_AFTER_ONE,
)

_NUMERALS = "".join(c for c in (*HAN_DIGITS, *HAN_MULTIPLIERS) if c < "\uac00")
_HAN = late(
    rf"(第)?(?:百分之([{_NUMERALS}]+|\d+(?:\.\d+)?)"
    rf"|([{_NUMERALS}]+)(?:分[之の]([{_NUMERALS}]+))?"
    r"|半(?=[年天日月个個小时時分价價額额数數]))"
)
_FACTOR = late(
    rf"半[价價額额票]|一半|半分(?!の[一-十])|반값|(?<=打)([{_NUMERALS}]+|\d(?:\.\d)?)折"
    r"|(?<!\d)([1-9](?:\.\d)?)折"
)
_NATIVE = "|".join(sorted(KOREAN_NATIVE, key=len, reverse=True))
_KOREAN = late(
    r"(?<![가-힣])(?:([이삼사오육칠팔구십]+)분의[ ]?([일이삼사오육칠팔구])"
    rf"|({_NATIVE})[ ]?(?={KOREAN_UNITS})"
    rf"|([일이삼사오육칠팔구십백천만억]+)[ ]?(?={SINO_KOREAN_UNITS}))"
)


def dense_quantities(lexed: Lexed) -> list[Quantity]:
    """The quantities of a text that are written in Chinese or Korean numerals."""
    found = [_han(lexed, match) for match in _HAN.finditer(lexed.folded)]
    found += [_factor(lexed, match) for match in _FACTOR.finditer(lexed.folded)]
    found += [_korean(lexed, match) for match in _KOREAN.finditer(lexed.folded)]
    return [quantity for quantity in found if quantity is not None]


def _han(lexed: Lexed, match: re.Match[str]) -> Quantity | None:
    start, end = match.span()
    ordinal, percent, written, top = match.groups()
    if percent:
        value = float(percent) if percent[0].isascii() else read_han(percent)
        if value is None:
            return None
        return build_quantity(lexed, (start, end, end), value, "percent", Tail(end))
    if written is None:
        return _half(lexed, start, end)
    value = read_han(written)
    if value is None:
        return None
    if ordinal:
        return plain_number(lexed, start, end, value, "ordinal")
    if top:
        share = read_han(top)
        if not value or share is None:
            return None
        return build_quantity(lexed, (start, end, end), share / value, None, Tail(end))
    return _amount(lexed, start, end, written, value)


def _factor(lexed: Lexed, match: re.Match[str]) -> Quantity | None:
    """半額, 打八折: what a price is multiplied by."""
    start, end = match.span()
    value = 0.5
    written = match[1] or match[2]
    if written:
        tenths = float(written) if written[0].isascii() else read_han(written)
        if not tenths:
            return None
        value = tenths / 10 if tenths < 10 else tenths / 100
    unit = "times" if written else None  # 半額 is one half
    return build_quantity(lexed, (start, end, end), value, unit, Tail(end))


def _half(lexed: Lexed, start: int, end: int) -> Quantity | None:
    """半年, but not the half of 2年半."""
    tail = read_tail(lexed, end, currency=False)
    if tail.unit is None or (start and lexed.folded[start - 1].isdigit()):
        return None
    return build_quantity(lexed, (start, end, tail.end), 0.5, tail.unit, tail)


def _amount(
    lexed: Lexed, start: int, end: int, written: str, value: float
) -> Quantity | None:
    """A numeral counts where a unit or counter follows, or where it is long."""
    text = lexed.folded
    following = text[end : end + 1]
    if start and text[start - 1].isdigit():
        return None  # the scale of 3万
    around = (written, text[start : end + 1], text[max(0, start - 1) : end])
    if not HAN_IDIOMS.isdisjoint(around):
        return None
    if text.startswith(("个半", "個半"), end):  # 一个半小时
        value, end = value + 0.5, end + 2
    tail = read_tail(lexed, end, currency=False)
    long = len(written) > 1 and value >= 10 and not HAN_MULTIPLIERS.isdisjoint(written)
    if tail.unit is None and not long and following not in COUNTERS:
        return None
    if following == "月" and (tail.unit is None or tail.unit == "month"):
        return None  # a name of a month
    after = max(tail.end, end)
    if tail.unit is not None and text[after : after + 1] == "半":
        value, after = value + 0.5, after + 1
    quantity = build_quantity(lexed, (start, end, after), value, tail.unit, tail)
    if value == 1 and following in WEAK_AFTER_ONE and tail.unit is None:
        return quantity._replace(weak=True)
    return quantity


def _korean(lexed: Lexed, match: re.Match[str]) -> Quantity | None:
    bottom, top, native, sino = match.groups()
    if bottom:
        return _share(lexed, match, bottom, top)
    value = float(KOREAN_NATIVE[native]) if native else read_han(sino)
    if not value:
        return None
    end = match.end(3) if native else match.end(4)
    tail = read_tail(lexed, end, currency=False)
    part, length = part_after(lexed.folded, tail.end) if tail.unit else (0.0, 0)
    value += part
    span = (match.start(), end, max(end, tail.end + length))
    return build_quantity(lexed, span, value, tail.unit, tail)


def _share(
    lexed: Lexed, match: re.Match[str], bottom: str, top: str
) -> Quantity | None:
    """삼분의 일: one third."""
    start, end = match.span()
    whole, part = read_han(bottom), read_han(top)
    if not whole or part is None:
        return None
    return build_quantity(lexed, (start, end, end), part / whole, None, Tail(end))
