"""Finished records of numbers that are not written in digits."""

from __future__ import annotations

from evigate.text.amounts.context import read_context
from evigate.text.amounts.record import Quantity, Role
from evigate.text.numbers.lexing import Lexed
from evigate.text.numbers.rates import cjk_rate_before
from evigate.text.numbers.unit_tail import Tail
from evigate.text.numbers.units import TIME_UNITS


def build_quantity(
    lexed: Lexed,
    span: tuple[int, int, int],
    value: float,
    unit: str | None,
    tail: Tail,
    scaled: float = 1.0,
) -> Quantity:
    """Put a value and what surrounds it into a record.

    Args:
        lexed: the text.
        span: start of the number, its end, the end with unit and rate.
        value: the number, scale words applied.
        unit: its canonical unit.
        tail: what was read after it.
        scaled: the last multiplier among its words, the step of "two million".
    """
    start, number_end, end = span
    context = read_context(lexed, start, end, timed=unit in TIME_UNITS)
    per = tail.per or (cjk_rate_before(lexed.folded, start) if lexed.has_cjk else None)
    whole = value % 1 == 0
    if unit == "ten_percent":
        value, unit = value * 10, "percent"
    # A third has no last digit: four decimals let it match 33 % by rounding.
    decimals = 0 if whole else 4 if value * 4 % 1 else 2
    return Quantity(
        start,
        end,
        start,
        number_end,
        lexed.text[start:end],
        lexed.folded[start:number_end],
        -value if context.negative else value,
        unit,
        per=per,
        bound=context.bound,
        approximate=context.approximate,
        decimals=decimals,
        scale=tail.scale * (scaled if whole else 1.0),
    )


def plain_number(
    lexed: Lexed, start: int, end: int, value: float, role: Role
) -> Quantity:
    """The record of a whole number that is no amount: "third", 第三."""
    raw = lexed.text[start:end]
    numeral = str(int(value))
    return Quantity(start, end, start, end, raw, numeral, value, role=role)
