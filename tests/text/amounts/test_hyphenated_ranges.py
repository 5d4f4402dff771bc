"""Ranges whose both ends carry a unit, and fractions behind a space."""

from __future__ import annotations

import pytest

from evigate.text.amounts.quantities import find_quantities
from evigate.text.dates.dates import find_dates
from evigate.text.structure import find_cells

RANGES = [
    ("about $3-$6 a foot", 3.0, 6.0, "USD"),
    ("€75-€100", 75.0, 100.0, "EUR"),
    ("75€-100€", 75.0, 100.0, "EUR"),
    ("$1.2-$1.5 million", 1.2e6, 1.5e6, "USD"),
    ("¥300-¥500", 300.0, 500.0, "JPY"),
    ("10kg-20kg", 10.0, 20.0, "kilogram"),
    ("2 km–3 km", 2.0, 3.0, "kilometre"),
    ("20°C-25°C", 20.0, 25.0, "celsius"),
    ("-5°C-10°C", -5.0, 10.0, "celsius"),
    ("1h-2h", 1.0, 2.0, "hour"),
    ("12V-24V", 12.0, 24.0, "volt"),
    ("6-to-12 calories", 6.0, 12.0, "calorie"),
    ("350F-400F", 350.0, 400.0, "fahrenheit"),
]


@pytest.mark.parametrize(("text", "low", "high", "unit"), RANGES)
def test_a_dash_between_two_amounts_makes_a_range(
    text: str, low: float, high: float, unit: str
) -> None:
    (found,) = find_quantities(text, "en")
    assert (found.low, found.high, found.unit) == (low, high, unit)


@pytest.mark.parametrize("text", ["A4-20", "COVID-19", "Room B-12", "USB-3"])
def test_a_number_behind_letters_and_a_dash_is_a_name(text: str) -> None:
    (found,) = find_quantities(text, "en")
    assert found.role == "identifier"


@pytest.mark.parametrize(
    ("text", "value"), [("age 59 ½ or older", 59.5), ("2 ½ cups", 2.5), ("59½", 59.5)]
)
def test_a_fraction_sign_belongs_to_the_number_before(text: str, value: float) -> None:
    (found,) = find_quantities(text, "en")
    assert found.value == value


def test_commas_inside_numbers_make_no_table() -> None:
    lines = (
        "1. Shared room: $205 per day or $6,235 per month.\n"
        "2. Private room: $229 per day or $6,965 per month.\n"
        "3. Flat: about $3,293 per month."
    )
    assert find_cells(lines) == []
    assert [q.value for q in find_quantities(lines, "en") if q.unit == "USD"] == [
        *(205.0, 6235.0, 229.0, 6965.0, 3293.0)
    ]
    assert [cell.value for cell in find_cells("Hut,Beds\nHeron,40\nEagle,60")] == [
        "40",
        "60",
    ]


@pytest.mark.parametrize(
    ("text", "years"),
    [
        ("She bore a son, Jochi (1185–1226).", [1185, 1226]),
        ("the 1998–2002 jingle", [1998, 2002]),
        ("It costs 1500-1800 euros.", []),
        ("1500–1800 people came", []),
        ("rooms (1201-1210)", []),
    ],
)
def test_two_years_in_brackets_are_a_life_span(text: str, years: list[int]) -> None:
    assert [date.year for date in find_dates(text, "en")] == years


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("Preheat the oven to 250F.", "fahrenheit"),
        ("an oven of 400 F", "fahrenheit"),
        ("180C in a fan oven", "celsius"),
        ("a 53 percentage chance of rain", "percent"),
        ("seat 12C", None),
        ("Room 101 C", None),
        ("the 250 Formula cars", None),
    ],
)
def test_heat_is_often_written_without_its_degree_sign(
    text: str, unit: str | None
) -> None:
    (found,) = find_quantities(text, "en")
    assert found.unit == unit
