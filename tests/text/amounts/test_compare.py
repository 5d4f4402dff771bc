"""When two quantities say the same, and what follows from others by arithmetic."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.amounts.quantities import (
    Quantity,
    bounds_conflict,
    column_unit,
    derivable,
    find_quantities,
    match_quantities,
    rates_conflict,
    same_dimension,
    same_quantity,
    scaled,
    table_scale,
    with_unit,
)
from evigate.text.numbers.units import convert


def only(text: str, language: str | None = None) -> Quantity:
    (found,) = find_quantities(text, language)
    return found


SAME = [
    ("3600 seconds", "one hour", "equal"),
    ("12 months", "1 year", "equal"),
    ("24 Monate", "zwei Jahre", "equal"),
    ("500 mg", "0.5 g", "equal"),
    ("1 TB", "1000 GB", "equal"),
    ("2 weeks", "14 days", "equal"),
    ("1.5 hours", "90 minutes", "equal"),
    ("one quarter", "three months", "equal"),
    ("€40", "40 euros", "equal"),
    ("40 EUR", "€40.00", "equal"),
    ("$0.50", "50 cents", "equal"),
    ("¥500", "500元", "equal"),
    ("£5", "5 pounds", "equal"),
    ("5%", "0.05", "equal"),
    ("half", "50%", "equal"),
    ("25 basis points", "0.25%", "equal"),
    ("2,5 Mrd. €", "€2.5 billion", "equal"),
    ("5 lakh", "500,000", "equal"),
    ("1 crore", "10 million", "equal"),
    ("3万元", "30,000元", "equal"),
    ("twice", "two times", "equal"),
    ("two dozen", "24", "equal"),
    ("7.96%", "roughly 8%", "rounded"),
    ("7.96%", "8%", "rounded"),
    ("one third", "33%", "rounded"),
    ("1284", "about 1,300", "rounded"),
    ("110 minutes", "about 2 hours", "rounded"),
    ("4.93 million", "nearly 5 million", "rounded"),
    ("$1,284,500,000", "$1.28 billion", "rounded"),
    ("5 miles", "8 km", "rounded"),
    ("68 °F", "20 °C", "equal"),
    ("1 year", "365 days", "bridged"),
    ("one month", "30 days", "bridged"),
    ("6 to 9 working days", "6-9 business days", "equal"),
    ("40 euros", "40", "unit_missing"),
    ("79 degrees", "79 °C", "unit_missing"),
    ("79 °F", "79 degrees", "unit_missing"),
    ("1,250", "1.25", "alternative"),
]


@pytest.mark.parametrize(("first", "second", "how"), SAME)
def test_same_amount_in_other_words(first: str, second: str, how: str) -> None:
    """Units, signs, scale words and declared roundings do not hide equality."""
    language = "und" if how == "alternative" else None
    a, b = only(first, language), only(second, language)
    assert match_quantities(a, b) == how
    assert match_quantities(b, a) == how
    assert same_quantity(a, b)


DIFFERENT = [
    ("500 mg", "500 g"),
    ("0.05%", "0.05"),
    ("5%", "0.5"),
    ("€40", "$40"),
    ("7.96%", "roughly 9%"),
    ("-5.1%", "5.1%"),
    ("about 1000", "1284"),
    ("110 minutes", "2 hours"),
    ("12,450", "14,250"),
    ("12,450", "12,500"),
    ("1 month", "45 days"),
    ("1 year", "300 days"),
    ("5 working days", "5 days"),
    ("5 kg", "5 km"),
    ("6 to 9 days", "9 days"),
    ("6 to 9 days", "6 to 8 days"),
    ("$1.28 billion", "$1.28 million"),
    ("five", "six"),
    ("1.4 years", "1 year"),
    ("5 percentage points", "5 percent"),
]


@pytest.mark.parametrize(("first", "second"), DIFFERENT)
def test_other_amounts_stay_apart(first: str, second: str) -> None:
    """Another unit, sign, magnitude, currency or digit is another amount."""
    assert not same_quantity(only(first), only(second))


def test_a_table_scale_applies_to_bare_numbers_only() -> None:
    """Numbers under "in thousands" are multiplied unless they carry a scale word."""
    about = only("about $1.28 billion")
    assert match_quantities(about, only("1,284,500"), scale=1000) == "rounded"
    assert match_quantities(about, only("$1.28 billion"), scale=1000) == "equal"
    assert not same_quantity(only("$1.28 million"), only("1,284,500"), scale=1000)
    assert scaled(only("1,284,500"), 1000).value == 1_284_500_000


def test_versions_are_compared_by_their_digits() -> None:
    """3.1 is a prefix of 3.10, and another version."""
    found = find_quantities("Python 3.10, Python 3.1, Python 3.10")
    assert not same_quantity(found[0], found[1])
    assert same_quantity(found[0], found[2])


def test_sign_may_be_ignored_where_words_carry_it() -> None:
    """A fall by 5.1 % is a change of -5.1 %."""
    assert same_quantity(only("-5.1%"), only("5.1%"), ignore_sign=True)


def test_a_column_unit_completes_a_cell() -> None:
    """A cell takes the unit of its column but keeps its own."""
    assert same_quantity(with_unit(only("40"), "EUR", "month"), only("€40"))
    assert not same_quantity(with_unit(only("40"), "USD"), only("€40"))
    assert with_unit(only("$40"), "EUR").unit == "USD"


@pytest.mark.parametrize(
    ("first", "second", "conflict"),
    [
        ("up to 5 days", "at least 5 days", True),
        ("more than 5 days", "at most 5 days", True),
        ("more than 5 days", "at least 5 days", False),
        ("up to 5 days", "5 days", False),
        ("höchstens 5 Tage", "no more than 5 days", False),
    ],
)
def test_bounds_conflict_when_they_point_apart(
    first: str, second: str, *, conflict: bool
) -> None:
    """An upper bound contradicts a lower one; no bound contradicts none."""
    assert bounds_conflict(only(first), only(second)) is conflict


def test_rates_conflict_when_both_are_stated_and_differ() -> None:
    """Per month against per year; a silent one contradicts nothing."""
    month, year, bare = only("€5 per month"), only("€5 a year"), only("€5")
    assert rates_conflict(month, year)
    assert not rates_conflict(month, bare)
    assert not rates_conflict(month, only("$9 per user per month"))


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("3 hours", "1 month", True),
        ("5 days", "5 working days", True),
        ("5 kg", "500 mg", True),
        ("5 kg", "5 km", False),
        ("€5", "$5", False),
        ("50 cents", "$1", True),
        ("5", "6", True),
        ("5", "5 kg", False),
    ],
)
def test_dimension_is_shared(first: str, second: str, *, same: bool) -> None:
    """Quantities of one kind share a dimension, whatever their unit."""
    assert same_dimension(only(first), only(second)) is same


SCALES = [
    ("Consolidated income (in thousands of US dollars)", 1e3),
    ("(in millions)", 1e6),
    ("Amounts in millions of euros", 1e6),
    ("$ millions", 1e6),
    ("(€m)", 1e6),
    ("Revenue ($ in billions)", 1e9),
    ("Revenue (000s)", 1e3),
    ("in Mio. EUR", 1e6),
    ("Angaben in Tsd. Euro", 1e3),
    ("in TEUR", 1e3),
    ("en millions d'euros", 1e6),
    ("en milliers d'euros", 1e3),
    ("en millones de euros", 1e6),
    ("(in milioni di euro)", 1e6),
    ("em milhões de reais", 1e6),
    ("in duizenden euro's", 1e3),
    ("w tysiącach złotych", 1e3),
    ("₹ in crore", 1e7),
    ("单位：万元", 1e4),
    ("單位：千元", 1e3),
    ("（百万円）", 1e6),
    ("単位：百万円", 1e6),
    ("단위: 백만원", 1e6),
    ("Net revenue for 2024", 1),
    ("It sold millions of cars", 1),
    ("Brae had 41,000, Mill 56,500 visitors", 1),
    ("one in a thousand", 1),
]


@pytest.mark.parametrize(("header", "scale"), SCALES)
def test_scale_of_a_table(header: str, scale: float) -> None:
    """A caption or header states what its numbers are multiplied by."""
    assert table_scale(header) == scale


@pytest.mark.parametrize(
    ("header", "unit", "per", "scale"),
    [
        ("Price (EUR)", "EUR", None, 1),
        ("Price/month", None, "month", 1),
        ("Price in EUR/month", "EUR", "month", 1),
        ("Weight [kg]", "kilogram", None, 1),
        ("Growth %", "percent", None, 1),
        ("Revenue (USD, in millions)", "USD", None, 1e6),
        ("Preis in Euro pro Monat", "EUR", "month", 1),
        ("Storage (GB)", "gigabyte", None, 1),
        ("Plan", None, None, 1),
        ("Duration (days)", "day", None, 1),
    ],
)
def test_column_header_states_unit_rate_and_scale(
    header: str, unit: str | None, per: str | None, scale: float
) -> None:
    """A column header completes the bare numbers below it."""
    assert column_unit(header) == (unit, per, scale)


DERIVED = [
    ("$55 million", "$40 million, $15 million", "sum"),
    ("$60 million", "$40 million, $15 million", None),
    ("$25 million", "$40 million, $15 million", "difference"),
    ("60 units", "10 units, 20 units, 30 units", "sum"),
    ("25%", "200 units, 50 units", "percent"),
    ("16.5%", "1,284,500 and 1,102,300", "change"),
    ("€120", "12 months, €10", "product"),
    ("15", "10 and 20", "mean"),
    ("€7", "€3, 12 kg", None),
]


@pytest.mark.parametrize(("target", "operands", "operation"), DERIVED)
def test_derived_numbers_are_explained(
    target: str, operands: str, operation: str | None
) -> None:
    """A sum, difference, share, change, product or mean is found; else nothing is."""
    found = derivable(only(target), find_quantities(operands, "en"))
    assert (found and found[0]) == operation


def test_derivation_is_bounded() -> None:
    """Hundreds of operands cost no more than a dozen."""
    operands = find_quantities(" units, ".join(map(str, range(3, 900, 7))), "en")
    assert derivable(only("1234567 units"), operands) is None


@given(st.integers(1, 10_000), st.sampled_from(["minute", "hour", "day", "week"]))
def test_conversion_within_clock_time_is_exact(number: int, unit: str) -> None:
    """A whole number of larger units equals its seconds and nothing near them."""
    seconds = round(convert(number, unit, "second"))
    large = only(f"{number} {unit}s")
    assert match_quantities(large, only(f"{seconds} seconds")) == "equal"
    assert not same_quantity(large, only(f"{seconds + 1} seconds"))


def test_conversion_between_dimensions_is_refused() -> None:
    """Hours are no kilograms."""
    with pytest.raises(ValueError, match="dimensions differ"):
        convert(1, "hour", "kilogram")
