"""The record of a number found in a text."""

from __future__ import annotations

from typing import Literal, NamedTuple

from evigate.text.numbers.units import dimension_of, to_base, unit_factor

Bound = Literal["at_least", "at_most", "more_than", "less_than"]
Role = Literal[
    "value",
    "version",
    "ordinal",
    "list_ordinal",
    "citation",
    "identifier",
    "name_part",
    "year",
    "date_part",
    "time_of_day",
    "phone",
    "url",
]


class Quantity(NamedTuple):
    """A number with what the words around it say of it.

    Attributes:
        start, end: span of number, unit and rate, in code points of the text.
        number_start, number_end: span of the number alone, scale word excluded.
        raw: the text from ``start`` to ``end``.
        numeral: the number as written, digits and marks folded to ASCII; for
            identifiers, versions and phones the whole token.
        value: the number after scale words, in the unit written ("5 %" is 5.0).
            Of a range, its lower end.
        unit: canonical name (``hour``, ``percent``, ``EUR``), ``None`` for a count.
        low, high: both ends of a range, else ``None``.
        per: denominator of a rate, ``month`` or ``user/month``.
        bound: what the words make of it: ``at_least``, ``at_most``, ``more_than``,
            ``less_than``.
        approximate: declared rounding ("about").
        decimals: digits written after the decimal mark.
        scale: 1e6 where "million" was written, else 1.
        alternatives: other values if the marks leave it open ("1,250").
        weak: a number word that may be a mere article or pronoun ("one", "ein").
        role: ``value``, or what else the number is.
    """

    start: int
    end: int
    number_start: int
    number_end: int
    raw: str
    numeral: str
    value: float
    unit: str | None = None
    low: float | None = None
    high: float | None = None
    per: str | None = None
    bound: Bound | None = None
    approximate: bool = False
    decimals: int = 0
    scale: float = 1.0
    alternatives: tuple[float, ...] = ()
    weak: bool = False
    role: Role = "value"

    @property
    def dimension(self) -> str | None:
        """Dimension of the unit: ``time``, ``mass``, ``currency:EUR`` ..., or None."""
        return dimension_of(self.unit)

    @property
    def base_value(self) -> float:
        """The value in the base unit of its dimension: second, gram, 0.05 for 5 %."""
        return to_base(self.value, self.unit)

    @property
    def base_ends(self) -> tuple[float, float] | None:
        """Both ends of a range in the base unit, ``None`` for a single value."""
        if self.low is None or self.high is None:
            return None
        return to_base(self.low, self.unit), to_base(self.high, self.unit)

    @property
    def step(self) -> float:
        """One unit of the last digit written, in the base unit."""
        return 10.0**-self.decimals * self.scale * unit_factor(self.unit)

    @property
    def is_value(self) -> bool:
        """Whether the number is an amount, rather than a name, a date, a mark."""
        return self.role == "value"
