"""Times of day written with a dot, and amounts that are not."""

from __future__ import annotations

import pytest

from evigate.text.dates.dates import find_dates


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("La biglietteria è aperta dalle 9.30.", [(9, 30)]),
        ("At 14.00.", [(14, 0)]),
        ("At 9.50 euros.", []),
        ("Horario: de 9.30 a 14.00.", [(9, 30), (14, 0)]),
        ("Om 14.30 uur, bij de hoofdingang.", [(14, 30)]),
        ("Het kantoor is open van 8.30 tot 17.00 uur.", [(8, 30), (17, 0)]),
        ("Basen czynny od 6.00 do 21.30.", [(6, 0), (21, 30)]),
        ("Geöffnet von 8.30 bis 12.00", [(8, 30), (12, 0)]),
        ("The shop is open from 9.30 to 17.00.", [(9, 30), (17, 0)]),
        ("Doors open at 7.30 pm", [(19, 30)]),
        ("O café funciona das 8.30 às 19.45.", [(8, 30), (19, 45)]),
    ],
)  # fmt: skip
def test_hours_with_a_dot_are_times(text: str, times: list[tuple[int, int]]) -> None:
    found = [(d.hour, d.minute or 0) for d in find_dates(text) if d.is_time]
    assert found == times


@pytest.mark.parametrize(
    "text",
    [
        "Il prezzo sale da 7.50 a 9.30 euro.",
        "Version 2.10 costs 3.50 euros.",
        "The index rose from 9.30 to 11.20.",
        "Das Kilo kostet um 9.50 Euro.",
        "The shop is open; tea costs from 2.50 EUR.",
        "See section 4.15 of the contract.",
    ],
)
def test_amounts_with_a_dot_are_none(text: str) -> None:
    assert not [d for d in find_dates(text) if d.is_time]


def test_minutes_before_the_hour_are_read_behind_um() -> None:
    """Um zehn vor acht: 7.50."""
    times = find_dates("Um zehn vor acht, montags um zwanzig vor neun.", "de")
    assert [(d.hour, d.minute) for d in times if d.is_time] == [(7, 50), (8, 40)]


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("No dia 12/03, às seis.", [(3, 12)]),
        ("El día 4/11 está cerrado.", [(11, 4)]),
        ("La réunion a lieu le 4/5.", [(5, 4)]),
        ("Mistura 1/2 copo e 3/4 de água.", []),
        ("Le taux passe de 1/2 à 3/4.", []),
    ],
)
def test_a_word_for_a_day_makes_a_date_of_two_numbers(
    text: str, days: list[tuple[int, int]]
) -> None:
    assert [(d.month, d.day) for d in find_dates(text) if d.day] == days
