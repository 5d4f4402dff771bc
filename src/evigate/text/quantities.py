"""Numbers in any text: value, unit, rate, bound, and what kind of number each is.

Stands alone: knows nothing of documents or answers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Final

from evigate.text.date_record import Date
from evigate.text.dates import read_dates
from evigate.text.derivation import derivable
from evigate.text.lexing import Lexed
from evigate.text.quantity_compare import (
    bounds_conflict,
    match_quantities,
    rates_conflict,
    same_dimension,
    same_quantity,
    scaled,
    with_unit,
)
from evigate.text.quantity_digits import DigitReader
from evigate.text.quantity_record import Quantity
from evigate.text.quantity_scale import column_unit, table_scale
from evigate.text.quantity_words import word_quantities
from evigate.text.units import is_currency

__all__ = [
    "Quantity",
    "bounds_conflict",
    "column_unit",
    "derivable",
    "find_quantities",
    "find_quantities_and_dates",
    "match_quantities",
    "rates_conflict",
    "same_dimension",
    "same_quantity",
    "scaled",
    "table_scale",
    "with_unit",
]

_RANGE_GAPS: Final = frozenset(
    [
        "-",
        "–",
        "—",
        " - ",
        " – ",
        " — ",
        "~",
        " ~ ",
        " to ",
        " bis ",
        " à ",
        " a ",
        " al ",
        " hasta ",
        " fino a ",
        " até ",
        " tot ",
        " do ",
        " إلى ",
        " से ",
        "至",
        "到",
        " 至 ",
        " 到 ",
        "から",
        "-to-",
        " bis zu ",
        " up to ",
        "부터 ",
        "에서 ",
    ]
)
_AND: Final = frozenset(
    {" and ", " und ", " et ", " y ", " e ", " en ", " i ", " و", "和", "と"}
)
_BETWEEN: Final = re.compile(
    r"(?:between|zwischen|entre|tra|fra|tussen|między|pomiędzy|بين|介于)[ ]?(?:the |den |les |los )?$"
)
_CHANGE: Final = re.compile(
    r"rose|ris(?:e|es|ing)|increas|gr[eo]w|f[ea]ll|drop|declin|decreas|chang|reduc|improv|"
    r"went|climb|rais|shr[aiu]nk|gestiegen|stieg|sank|sinkt|gesunken|erhöh|senk|pass[éea]|"
    r"augment|baiss|diminu|subi|aument|baj[óa]|descend|cresc|passou|wzros|spad|stijg|daal|增|降|从|從"
)
_LIST_GAPS: Final = frozenset(
    {
        ", ",
        ",",
        " and ",
        ", and ",
        " or ",
        " & ",
        " und ",
        " oder ",
        " et ",
        " y ",
        " e ",
        " o ",
        " ou ",
        "-",
        "–",
        " to ",
        " bis ",
    }
)


def find_quantities(
    text: str, language: str | None = None, dates: Sequence[Date] | None = None
) -> list[Quantity]:
    """Find the numbers of a text, in digits and words, and read what each says.

    Args:
        text: any string.
        language: ISO 639-1 code that settles ``1.250`` and words such as "once";
            guessed from the text where it matters and is not given.
        dates: what `find_dates` found in the same text, to save finding them again.

    Returns:
        The quantities in the order of the text, without overlap. Those with
        ``role == "value"`` are amounts; see :class:`Quantity`.

    >>> days, = find_quantities("Carry over no more than five unused vacation days.")
    >>> days.value, days.bound
    (5.0, 'at_most')
    >>> fee, = find_quantities("It costs €40 per month.")
    >>> fee.value, fee.unit, fee.per
    (40.0, 'EUR', 'month')
    >>> [q.role for q in find_quantities("Aurora 5 needs Python 3.10 since 2019 [2].")]
    ['name_part', 'version', 'year', 'citation']
    """
    lexed = Lexed(text, language)
    return _read(lexed, read_dates(lexed) if dates is None else dates)


def find_quantities_and_dates(
    text: str, language: str | None = None
) -> tuple[list[Quantity], list[Date]]:
    """Both `find_quantities` and `find_dates`, with the text prepared once.

    >>> quantities, dates = find_quantities_and_dates("5 euros until May 2025")
    >>> quantities[0].unit, dates[0].month
    ('EUR', 5)
    """
    lexed = Lexed(text, language)
    dates = read_dates(lexed)
    return _read(lexed, dates), dates


def _read(lexed: Lexed, dates: Sequence[Date]) -> list[Quantity]:
    found = _digit_quantities(lexed, dates)
    words = word_quantities(lexed)
    if words:
        found = _merge(found, words, dates)
    return _linked(lexed, found)


def _digit_quantities(lexed: Lexed, dates: Sequence[Date]) -> list[Quantity]:
    found: list[Quantity] = []
    if not lexed.digit_runs:
        return found
    reader = DigitReader(lexed)
    next_date, done = 0, 0
    for start, _ in lexed.digit_runs:
        if start < done:
            continue
        while next_date < len(dates) and dates[next_date].end <= start:
            next_date += 1
        if next_date < len(dates) and dates[next_date].start <= start:
            date = dates[next_date]
            found.append(_of_date(lexed, date))
            done = date.end
            continue
        quantity = reader.read(start, done)
        if quantity is not None:
            found.append(quantity)
            done = quantity.end
    return found


def _of_date(lexed: Lexed, date: Date) -> Quantity:
    """The number of a date: a year, a time of day or a part of a date."""
    start, end = date.start, date.end
    value = float(date.year or date.decade or date.day or date.hour or 0)
    role = (
        "year"
        if date.is_year or date.decade
        else "time_of_day"
        if date.is_time
        else "date_part"
    )
    return Quantity(
        start, end, start, end, date.raw, lexed.folded[start:end], value, role=role
    )


def _merge(
    digits: list[Quantity], words: list[Quantity], dates: Sequence[Date]
) -> list[Quantity]:
    """In order of the text; digits and dates win over words that overlap them."""
    ordered = sorted([*digits, *words], key=attrgetter("start"))
    taken = [date for date in dates if date.raw.isalpha() or " " in date.raw]
    kept: list[Quantity] = []
    at = 0
    for quantity in ordered:
        if kept and quantity.start < kept[-1].end:
            continue
        while at < len(taken) and taken[at].end <= quantity.start:
            at += 1
        if (
            at < len(taken)
            and taken[at].start < quantity.end
            and quantity.role != "value"
        ):
            continue
        kept.append(quantity)
    return kept


def _linked(lexed: Lexed, found: list[Quantity]) -> list[Quantity]:
    """Join ranges, and let "steps 1, 2 and 3" share one role."""
    if len(found) < 2:
        return found
    lowered = lexed.lowered
    linked = [found[0]]
    for quantity in found[1:]:
        previous = linked[-1]
        gap = lowered[previous.end : quantity.start]
        if len(gap) <= 10:
            if previous.role == "value" and quantity.role == "value":
                if _is_range(lowered, previous, quantity, gap):
                    linked[-1] = _range(lexed, previous, quantity)
                    continue
            elif _shares_role(previous, quantity, gap):
                quantity = replace(quantity, role=previous.role)
        linked.append(quantity)
    return linked


def _shares_role(previous: Quantity, quantity: Quantity, gap: str) -> bool:
    return (
        previous.role in ("name_part", "identifier", "citation")
        and quantity.role == "value"
        and quantity.unit is None
        and quantity.numeral.isdigit()
        and previous.numeral.isdigit()
        and gap in _LIST_GAPS
    )


def _is_range(lowered: str, first: Quantity, second: Quantity, gap: str) -> bool:
    if first.low is not None or second.low is not None or first.per:
        return False
    if not (first.unit is None or first.unit == second.unit):
        if not (is_currency(first.unit) and second.unit is None):
            return False
    low = first.value * (second.scale if first.scale == 1.0 else 1.0)
    if not low < second.value:
        return False
    window = lowered[max(0, first.start - 48) : first.start]
    if gap in _AND:
        return _BETWEEN.search(window) is not None
    return gap in _RANGE_GAPS and not (
        len(gap) > 1 and _CHANGE.search(window) is not None
    )


def _range(lexed: Lexed, first: Quantity, second: Quantity) -> Quantity:
    scale = second.scale if first.scale == 1.0 else 1.0
    low = first.value * scale
    return replace(
        second,
        start=first.start,
        number_start=first.number_start,
        raw=lexed.text[first.start : second.end],
        value=low,
        low=low,
        high=second.value,
        unit=second.unit or first.unit,
        bound=first.bound if first.bound != "at_most" else None,
        approximate=first.approximate or second.approximate,
        decimals=max(first.decimals, second.decimals),
        alternatives=(),
        weak=False,
    )
