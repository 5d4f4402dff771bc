"""Scales and units that captions and column headers state for the numbers below."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from evigate.text.numbers.lexing import Lexed
from evigate.text.numbers.numerals import fold_and_lower
from evigate.text.numbers.unit_tail import read_tail
from evigate.text.numbers.units import resolve_unit
from evigate.text.patterns import late
from evigate.text.tables.table_scales import (
    BRACKETED_SCALES,
    CJK_COUNTED,
    CJK_CURRENCIES,
    CJK_LEADS,
    LEADS,
    SCALE_WORDS,
)
from evigate.text.tables.units import CJK_SCALES, PER_ADVERBS, PER_UNITS

_WORDS = "|".join(map(re.escape, sorted(SCALE_WORDS, key=len, reverse=True)))
_MONEY = (
    r"[$€£¥₹]|us\$|us dollars?|dollars?|euros?|eur|usd|gbp|chf|inr|rs\.?|zł|pln|nok|sek"
    r"|dkk|czk|huf|jpy|cny|rmb|cad|aud|nzd|brl|mxn|zar|krw|rub"
)
_IN_SCALE = late(
    rf"(?<!\w)(?:{LEADS})[ \u00a0](?:(?:u\.?s\.? ?|us-)?(?:{_MONEY})[ ]?)?"
    rf"({_WORDS})(?!\w)"
)
# Not behind a digit: in "41,000, then" the zeros belong to the number.
_PARENTHESIS = late(
    rf"(?<!\d)[(\[|,][ ]?(?:{_MONEY})?[ ]?({_WORDS})[ ]?(?:of )?(?:{_MONEY})?[ ]?"
    r"[)\]|,]"
)
# "(thousand hectolitres)", where the word is a unit.
_OF_A_UNIT = late(
    rf"[(\[][ ]?(?:in )?({_WORDS})[ ](?:of |de |di |d')?"
    r"([^\W\d_][^\s()\[\]|,]{0,19})[)\]]"
)
_MONEY_FIRST = late(rf"(?:{_MONEY})[ ]?({_WORDS})(?!\w)[ ]?(?!\d)")
_CJK_WORDS = "|".join(sorted(CJK_SCALES, key=len, reverse=True))
_CJK = late(
    rf"(?:{CJK_LEADS})[ ]?[：:][ ]?(?:{CJK_CURRENCIES})?({_CJK_WORDS})"
    rf"|[（(]({_CJK_WORDS})(?:{CJK_COUNTED})?[）)]"
)
# "(राशि लाख रुपये में)", "(بملايين الدراهم)".
_BRACKETED = late(
    rf"[(（][^()（）\n]{{0,24}}?({'|'.join(BRACKETED_SCALES)})[^()（）\n]{{0,16}}[)）]"
)
_MAX_HEADER = 4000
_CELL = 80
_HEADER_UNIT = late(
    r"[(\[]([^()\[\]]{1,40})[)\]]|/[ ]?([^\W\d_]+)|(?:[,:]|[ ]in)[ ]([^,:()]{1,24})$"
)


def table_scale(text: str, forms: Sequence[str] | None = None) -> float:
    """The factor that a caption or header gives to the numbers it heads.

    Args:
        text: a caption, a header or a cell; of a long text its first 4,000 characters.
        forms: its words in lower case where they are known; they only save time.

    Returns:
        1e3 for "(in thousands)", 1e6 for "in Mio. EUR", 1e4 for "单位：万元" ...;
        1.0 where no scale is stated.

    >>> table_scale("Income (in thousands of US dollars)"), table_scale("in Mio. EUR")
    (1000.0, 1000000.0)
    >>> table_scale("Net revenue, 2024")
    1.0
    """
    if (
        forms is not None
        and text.isascii()
        and not ("$" in text or "_" in text or ("'" in text and "000" in text))
        and _plain_words().isdisjoint(forms)
    ):
        return 1.0
    lowered = fold_and_lower(text[:_MAX_HEADER]).lowered
    odd = not lowered.isascii() and len(lowered) <= _CELL
    named = odd or _may_state_scale(lowered)
    if named:
        for pattern in (_IN_SCALE, _PARENTHESIS):
            match = pattern.search(lowered)
            if match is not None:
                return SCALE_WORDS[match[1]]
        match = _OF_A_UNIT.search(lowered)
        if match is not None and resolve_unit(match[2]) is not None:
            return SCALE_WORDS[match[1]]
    if named and len(lowered) <= _CELL:
        match = _MONEY_FIRST.search(lowered)
        if match is not None:
            return SCALE_WORDS[match[1]]
    if not lowered.isascii():
        match = _CJK.search(lowered)
        if match is not None:
            return CJK_SCALES[match[1] or match[2]]
        if any(map(lowered.__contains__, BRACKETED_SCALES)):
            match = _BRACKETED.search(lowered)
            if match is not None and (match[1][0] < "\u0900" or "में" in match[0]):
                return BRACKETED_SCALES[match[1]]
    return 1.0


def _may_state_scale(lowered: str) -> bool:
    """A quick look: does a scale word occur at all?"""
    words = lowered.encode("utf-8", "surrogatepass").translate(_WORDS_ONLY).split()
    plain, dollars, foreign = _scale_parts()
    found = plain.intersection(words)
    # The zeros of most texts end a number.
    if found and (found != _THOUSANDS or _ZEROS.search(lowered) is not None):
        return True
    if "$" in lowered and not dollars.isdisjoint(words):
        return True
    return not lowered.isascii() and any(map(lowered.__contains__, foreign))


_WORDS_ONLY: Final = bytes(
    b if b < 128 and chr(b).isalnum() else 32 for b in range(256)
)


_THOUSANDS: Final = {b"000"}
_ZEROS: Final = late(r"000(?<!\d000)(?<!\d[,.]000)")


@cache
def _scale_parts() -> tuple[frozenset[bytes], frozenset[bytes], tuple[str, ...]]:
    """What shows a scale word: runs of ASCII, those beside "$", and other words.

    Alone or next to a currency without a space ("usdmn", "mnzł"). Of a word with marks
    ("000's") its longest run will do.
    """
    money = "us dollar dollars euro euros eur usd gbp chf inr rs pln z".split()
    plain: set[bytes] = set()
    dollars: set[bytes] = set()
    for word in filter(str.isascii, SCALE_WORDS):
        for before in ("", *money):
            for after in ("", *money):
                form = f"{before}{word}{after}".encode()
                runs = form.translate(_WORDS_ONLY).split()
                if "$" in word:
                    dollars.update(runs)
                else:
                    plain.add(max(runs, key=len))
    foreign = tuple(word for word in SCALE_WORDS if not word.isascii())
    return frozenset(plain), frozenset(dollars), foreign


@cache
def _plain_words() -> frozenset[str]:
    """What shows a scale word in a text of plain words."""
    return frozenset(part.decode() for part in _scale_parts()[0])


class ColumnUnit(NamedTuple):
    """What a column header says of the bare numbers below it."""

    unit: str | None
    per: str | None
    scale: float


def column_unit(header: str) -> ColumnUnit:
    """Unit, rate and scale in a column header.

    Args:
        header: the text of one header cell.

    >>> column_unit("Price (EUR)/month")
    ColumnUnit(unit='EUR', per='month', scale=1.0)
    >>> column_unit("Weight [kg]").unit, column_unit("Growth %").unit
    ('kilogram', 'percent')
    """
    unit = per = None
    for match in _HEADER_UNIT.finditer(header):
        written = (match[1] or match[2] or match[3]).strip()
        if match[2]:
            per = per or PER_UNITS.get(written.lower())
            unit = unit if per else unit or resolve_unit(written)
            continue
        found, rate = _read_unit(written)
        unit, per = unit or found, per or rate
    if unit is None:
        for word in reversed(header.replace("/", " ").split()):
            if not word[0].isalnum() or word.isupper():
                unit = resolve_unit(word.strip("()[],:")) if len(word) <= 5 else None
            if unit is not None:
                break
    if per is None:
        per = next(
            (PER_ADVERBS[w] for w in header.lower().split() if w in PER_ADVERBS), None
        )
    return ColumnUnit(unit, per, table_scale(header))


def _read_unit(written: str) -> tuple[str | None, str | None]:
    unit = resolve_unit(written)
    if unit is not None:
        return unit, None
    words = written.split()
    lexed = Lexed("0 " + (words[-1] if words and words[0] == "in" else written))
    tail = read_tail(lexed, 1, currency=False)
    return tail.unit, tail.per
