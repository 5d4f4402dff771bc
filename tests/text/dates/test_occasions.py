"""Recurring times in thirteen languages."""

from __future__ import annotations

import pytest

from evigate.text.dates.dates import find_dates
from evigate.text.dates.occasions import find_occasions


@pytest.mark.parametrize(
    ("text", "language", "days"),
    [
        ("Monday to Thursday", "en", 0b0001111),
        ("am Wochenende", "de", 0b1100000),
        ("les mardis", "fr", 0b0000010),
        ("los domingos", "es", 0b1000000),
        ("dal lunedì al venerdì", "it", 0b0011111),
        ("segunda-feira a sexta-feira", "pt", 0b0011111),
        ("zaterdags", "nl", 0b0100000),
        ("w niedziele", "pl", 0b1000000),
        ("星期一至星期五", "zh", 0b0011111),
        ("月曜日から金曜日", "ja", 0b0011111),
        ("월요일부터 금요일까지", "ko", 0b0011111),
        ("من الأحد إلى الخميس", "ar", 0b1001111),
        ("सोमवार से शुक्रवार तक", "hi", 0b0011111),
        ("every day", "en", 0b1111111),
    ],
)
def test_days_of_the_week_are_bits_from_monday_on(
    text: str, language: str, days: int
) -> None:
    (found,) = find_occasions(text, language, [])
    assert (found.dimension, found.sure) == ("week", days)


@pytest.mark.parametrize(
    ("rule", "asked", "included"),
    [
        ("from 15 June to 10 September", "in July", True),
        ("from 15 June to 10 September", "in June", None),
        ("from 15 June to 10 September", "in December", False),
        ("from 1 November to 28 February", "in January", True),
        ("from 1 November to 28 February", "in February", True),
        ("from November to March", "on 3 April", False),
        ("in summer", "in August", True),
        ("in summer", "in May", None),
        ("in summer", "in January", False),
        ("all year round", "in winter", True),
        ("from 9 a.m. to 6 p.m.", "at 5:30 p.m.", True),
        ("from 9 a.m. to 6 p.m.", "at 6:30 p.m.", False),
        ("from 10 p.m. to 6 a.m.", "at 11 p.m.", True),
    ],
)
def test_a_stretch_of_time_includes_what_lies_inside(
    rule: str, asked: str, included: bool | None
) -> None:
    (whole,) = find_occasions(rule, "en", find_dates(rule, "en"))
    (part,) = find_occasions(asked, "en", find_dates(asked, "en"))
    assert whole.includes(part) is included


def test_dates_of_one_year_do_not_recur() -> None:
    text = "from 1 May 2024 to 3 June 2024"
    assert find_occasions(text, "en", find_dates(text, "en")) == []


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("by the third working day", "en"),
        ("within ten working days", "en"),
        ("innerhalb von drei Werktagen", "de"),
        ("le cinquième jour ouvrable", "fr"),
    ],
)
def test_working_days_that_are_counted_recur_in_no_week(
    text: str, language: str
) -> None:
    assert find_occasions(text, language, []) == []


@pytest.mark.parametrize(
    "text",
    "Mondays; weekends; on weekdays; working days; business days; daily; each day; "
    "7 days a week; all year round; year-round; throughout the year; the full year; "
    "twelve months a year; early spring; springtime; summers; autumn; in the fall; "
    "winter".split("; "),
)
def test_english_times_are_found_behind_the_first_look(text: str) -> None:
    assert find_occasions(f"open in {text}, or so", "en", [])
