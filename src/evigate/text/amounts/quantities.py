"""Numbers in any text: value, unit, rate, bound, and what kind of number each is.

Stands alone: knows nothing of documents or answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from evigate.text.amounts.bounds import (
    bound_holds,
    bounds_conflict,
    rates_conflict,
)
from evigate.text.amounts.clock_durations import told_durations
from evigate.text.amounts.compare import (
    match_quantities,
    same_dimension,
    same_quantity,
    scaled,
    with_unit,
)
from evigate.text.amounts.derivation import derivable
from evigate.text.amounts.digits import DigitReader
from evigate.text.amounts.ranges import link
from evigate.text.amounts.record import Quantity, Role
from evigate.text.amounts.scale import column_unit, table_scale
from evigate.text.amounts.told_shares import join_shares
from evigate.text.amounts.words import word_quantities
from evigate.text.dates.dates import read_dates
from evigate.text.dates.record import Date
from evigate.text.dates.relative_times import relative_years
from evigate.text.numbers.lexing import Lexed

__all__ = [
    "Quantity",
    "bound_holds",
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
    quantities = _read(lexed, dates)
    if dates:
        quantities, dates = told_durations(lexed, quantities, dates)
    if any(date.year is not None for date in dates):
        spans = [(q.value, q.end) for q in quantities if q.unit == "year"]
        told = relative_years(lexed, spans, dates)
        dates = sorted([*dates, *told], key=attrgetter("start")) if told else dates
    return quantities, dates


def _read(lexed: Lexed, dates: Sequence[Date]) -> list[Quantity]:
    found = _digit_quantities(lexed, dates)
    words = word_quantities(lexed)
    if words:
        found = _merge(found, words, dates)
    return link(lexed, join_shares(lexed, found))


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
    role: Role = (
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
    taken = [date for date in dates if not date.raw.isascii() or _in_words(date)]
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
            and (
                quantity.role != "value"
                or taken[at].is_time
                or (taken[at].day is not None and quantity.end <= taken[at].end)
            )
        ):
            continue
        kept.append(quantity)
    return kept


def _in_words(date: Date) -> bool:
    return date.raw.isalpha() or " " in date.raw or "-" in date.raw
