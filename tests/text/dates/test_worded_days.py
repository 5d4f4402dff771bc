"""The day of a month may be a word: "veinte de mayo", "May twentieth"."""

from __future__ import annotations

import pytest

from evigate.text.reading import Reading

DAYS = [
    ("hasta el veinte de mayo", "es", 20, 5),
    ("el treinta y uno de enero", "es", 31, 1),
    ("entro il venti maggio", "it", 20, 5),
    ("il ventuno aprile", "it", 21, 4),
    ("jusqu'au vingt mai", "fr", 20, 5),
    ("le trente et un janvier", "fr", 31, 1),
    ("até vinte de maio", "pt", 20, 5),
    ("bis zum zwanzigsten Mai", "de", 20, 5),
    ("tot twintig mei", "nl", 20, 5),
    ("by the twentieth of May", "en", 20, 5),
    ("on May twentieth", "en", 20, 5),
    ("the twenty-first of June", "en", 21, 6),
]

NO_DAYS = [
    ("In May three people came", "en"),
    ("at five in May", "en"),
    ("One May evening two people came", "en"),
    ("You have two may go", "en"),
]


@pytest.mark.parametrize(("text", "language", "day", "month"), DAYS)
def test_a_day_in_words_is_part_of_the_date(
    text: str, language: str, day: int, month: int
) -> None:
    """It is no amount of its own."""
    reading = Reading(text, language)
    assert [(date.day, date.month) for date in reading.dates] == [(day, month)]
    assert [q for q in reading.quantities if q.role == "value"] == []


@pytest.mark.parametrize(("text", "language"), NO_DAYS)
def test_other_numbers_beside_a_month_are_no_days(text: str, language: str) -> None:
    assert all(date.day is None for date in Reading(text, language).dates)
