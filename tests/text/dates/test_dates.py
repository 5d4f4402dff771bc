"""Dates, periods and times of day, in thirteen languages."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evigate.text.dates.dates import Date, find_dates

FIELDS = ("year", "month", "day", "quarter", "half", "decade", "weekday", "hour")


def stated(date: Date) -> dict[str, Any]:
    found = {name: getattr(date, name) for name in (*FIELDS, "minute", "fiscal")}
    return {name: value for name, value in found.items() if value is not None}


def day(year: int, month: int, day: int) -> dict[str, int]:
    return {"year": year, "month": month, "day": day}


MARCH = day(2025, 3, 4)
ONE_DATE = [
    ("by 2025-03-04.", "en", MARCH),
    ("2025/03/04", "en", MARCH),
    ("on 4 March 2025", "en", MARCH),
    ("March 4, 2025", "en", MARCH),
    ("March 4th, 2025", "en", MARCH),
    ("the 4th of March 2025", "en", MARCH),
    ("4 Mar 2025", "en", MARCH),
    ("Mar. 4, 2025", "en", MARCH),
    ("4-Mar-2025", "en", MARCH),
    ("2025-03-04T10:30:00Z", "en", {**MARCH, "hour": 10, "minute": 30}),
    ("am 4. März 2025", "de", MARCH),
    ("am 04.03.2025", "de", MARCH),
    ("am 4.3.25", "de", MARCH),
    ("am 04.03.", "de", {"month": 3, "day": 4}),
    ("le 4 mars 2025", "fr", MARCH),
    ("le 1er mars 2025", "fr", day(2025, 3, 1)),
    ("04/03/2025", "fr", MARCH),
    ("el 4 de marzo de 2025", "es", MARCH),
    ("il 4 marzo 2025", "it", MARCH),
    ("em 4 de março de 2025", "pt", MARCH),
    ("op 4 maart 2025", "nl", MARCH),
    ("4 marca 2025 r.", "pl", MARCH),
    ("2025年3月4日", "zh", MARCH),
    ("二〇二五年三月四日", "zh", MARCH),
    ("令和7年3月4日", "ja", MARCH),
    ("２０２５年３月４日", "ja", MARCH),
    ("2025년 3월 4일", "ko", MARCH),
    ("4 مارس 2025", "ar", MARCH),
    ("٤ مارس ٢٠٢٥", "ar", MARCH),
    ("4 मार्च 2025", "hi", MARCH),
    ("in March 2025", "en", {"year": 2025, "month": 3}),
    ("im Dezember 2024", "de", {"year": 2024, "month": 12}),
    ("en août 2024", "fr", {"year": 2024, "month": 8}),
    ("2025-03", "en", {"year": 2025, "month": 3}),
    ("2025年3月", "ja", {"year": 2025, "month": 3}),
    ("shipped in March", "en", {"month": 3}),
    ("by May", "en", {"month": 5}),
    ("July sales", "en", {"month": 7}),
    ("3月から", "ja", {"month": 3}),
    ("in 1889", "en", {"year": 1889}),
    ("the 2024 budget", "en", {"year": 2024}),
    ("2024年", "zh", {"year": 2024}),
    ("in the 1990s", "en", {"decade": 1990}),
    ("Q3 2024", "en", {"year": 2024, "quarter": 3}),
    ("Q3/24", "en", {"year": 2024, "quarter": 3}),
    ("3Q24", "en", {"year": 2024, "quarter": 3}),
    ("in Q3", "en", {"quarter": 3}),
    ("H1 2025", "en", {"year": 2025, "half": 1}),
    ("the third quarter of 2024", "en", {"year": 2024, "quarter": 3}),
    ("3rd quarter 2024", "en", {"year": 2024, "quarter": 3}),
    ("im 3. Quartal 2024", "de", {"year": 2024, "quarter": 3}),
    ("im dritten Quartal", "de", {"quarter": 3}),
    ("au troisième trimestre 2024", "fr", {"year": 2024, "quarter": 3}),
    ("au 3e trimestre 2024", "fr", {"year": 2024, "quarter": 3}),
    ("T3 2024", "fr", {"year": 2024, "quarter": 3}),
    ("el tercer trimestre de 2024", "es", {"year": 2024, "quarter": 3}),
    ("第三季度", "zh", {"quarter": 3}),
    ("第3四半期", "ja", {"quarter": 3}),
    ("3분기", "ko", {"quarter": 3}),
    ("FY2024", "en", {"year": 2024, "fiscal": True}),
    ("FY24", "en", {"year": 2024, "fiscal": True}),
    ("fiscal year 2024", "en", {"year": 2024, "fiscal": True}),
    ("im Geschäftsjahr 2024", "de", {"year": 2024, "fiscal": True}),
    ("l'exercice 2024", "fr", {"year": 2024, "fiscal": True}),
    ("calendar year 2024", "en", {"year": 2024, "fiscal": False}),
    ("2024年度", "ja", {"year": 2024, "fiscal": True}),
    ("on Monday", "en", {"weekday": 1}),
    ("on Fridays", "en", {"weekday": 5}),
    ("dienstags", "de", {"weekday": 2}),
    ("le mercredi", "fr", {"weekday": 3}),
    ("los jueves", "es", {"weekday": 4}),
    ("na sexta-feira", "pt", {"weekday": 5}),
    ("w piątek", "pl", {"weekday": 5}),
    ("at 22:00", "en", {"hour": 22, "minute": 0}),
    ("at 10 pm", "en", {"hour": 22}),
    ("at 10:30 a.m.", "en", {"hour": 10, "minute": 30}),
    ("at 12 am", "en", {"hour": 0}),
    ("at noon", "en", {"hour": 12}),
    ("um 22 Uhr", "de", {"hour": 22}),
    ("um 14 Uhr 30", "de", {"hour": 14, "minute": 30}),
    ("à 14h30", "fr", {"hour": 14, "minute": 30}),
    ("下午3点", "zh", {"hour": 15}),
    ("下午三点半", "zh", {"hour": 15, "minute": 30}),
    ("午後3時", "ja", {"hour": 15}),
    ("오후 3시", "ko", {"hour": 15}),
]


@pytest.mark.parametrize(("text", "language", "fields"), ONE_DATE)
def test_one_date_is_read(text: str, language: str, fields: dict[str, Any]) -> None:
    """A date is read in the notation of its language, and nothing beside it."""
    (date,) = find_dates(text, language)
    assert stated(date) == fields
    assert date.raw == text[date.start : date.end]


NO_DATES = [
    "You may march on.",
    "Set it out, a long time ago.",
    "over 2000 people",
    "2000 kg",
    "$2024",
    "INV-2024-001",
    "Python 3.10",
    "version 2024.1",
    "Add 1 quarter cup",
    "a ratio of 3:1",
    "1,950 units",
    "room 2010",
    "1 March",
]


@pytest.mark.parametrize("text", NO_DATES[:-1])
def test_other_numbers_and_words_are_no_dates(text: str) -> None:
    """Verbs, amounts, identifiers and versions are not taken for dates."""
    assert find_dates(text, "en") == []


RANGES = [
    ("from 2015 to 2019", [{"year": 2015}, {"year": 2019}]),
    ("2015–2019", [{"year": 2015}, {"year": 2019}]),
    ("March to May 2025", [{"year": 2025, "month": 3}, {"year": 2025, "month": 5}]),
    ("March 4-6, 2025", [day(2025, 3, 4), day(2025, 3, 6)]),
    ("4–6 March 2025", [day(2025, 3, 4), day(2025, 3, 6)]),
    ("Monday to Friday", [{"weekday": 1}, {"weekday": 5}]),
    ("9am–5pm", [{"hour": 9}, {"hour": 17}]),
    ("von 22 bis 6 Uhr", [{"hour": 22}, {"hour": 6}]),
    ("9:00-17:30", [{"hour": 9, "minute": 0}, {"hour": 17, "minute": 30}]),
    ("between 2015 and 2019", [{"year": 2015}, {"year": 2019}]),
]


@pytest.mark.parametrize(("text", "ends"), RANGES)
def test_range_has_two_ends(text: str, ends: list[dict[str, int]]) -> None:
    """Both ends of a range are dates, marked as beginning and end."""
    dates = find_dates(text)
    for date, wanted in zip(dates, ends, strict=True):
        assert wanted.items() <= stated(date).items()
    assert [d.part for d in dates] == ["from", "to"]


def test_years_of_two_statements_are_no_range() -> None:
    """2015 and 2019 joined by "and" alone are two years."""
    assert [d.part for d in find_dates("in 2015 and 2019")] == ["single", "single"]


RELATIONS = [
    ("until 31 December 2024", "until"),
    ("by 4 March 2025", "by"),
    ("from 1 January 2025", "from"),
    ("before 2020", "before"),
    ("after 2020", "after"),
    ("since March 2020", "since"),
    ("no later than 4 March 2025", "by"),
    ("bis zum 31. Dezember 2024", "until"),
    ("ab dem 1. Januar 2025", "from"),
    ("seit 2020", "since"),
    ("vor dem 1. Januar 2025", "before"),
    ("jusqu'au 31 décembre 2024", "until"),
    ("à partir du 1 janvier 2025", "from"),
    ("hasta el 31 de diciembre de 2024", "until"),
    ("a partir del 1 de enero de 2025", "from"),
    ("fino al 31 dicembre 2024", "until"),
    ("até 31 de dezembro de 2024", "until"),
    ("2024年12月31日まで", "until"),
    ("2025年1月1日から", "from"),
    ("2024年12月31日之前", "by"),
    ("截至2024年12月31日", "until"),
    ("2025년 1월 1일부터", "from"),
    ("حتى 31 ديسمبر 2024", "until"),
    ("in 2020", None),
]


@pytest.mark.parametrize(("text", "relation"), RELATIONS)
def test_relation_is_read_from_the_words_around(
    text: str, relation: str | None
) -> None:
    """Until, by, from, since ... say how a date bounds what is stated."""
    assert find_dates(text)[0].relation == relation


def test_order_of_day_and_month_stays_open_in_english() -> None:
    """03/04/2025 keeps both readings where the language does not settle it."""
    (english,) = find_dates("03/04/2025", "en")
    (unknown,) = find_dates("03/04/2025", "und")
    (french,) = find_dates("03/04/2025", "fr")
    assert english.alternatives == ((2025, 4, 3),)
    assert unknown.alternatives == ((2025, 3, 4),)
    assert (french.month, french.alternatives) == (4, ())


MATCHES = [
    ("2025-03-04", "4 March 2025", True),
    ("2025-03-04", "3 April 2025", False),
    ("2025-03-04", "March 2025", True),
    ("2025-03-04", "in 2025", True),
    ("2025-03-04", "in 2024", False),
    ("03/04/2025", "3 April 2025", True),
    ("03/04/2025", "March 4, 2025", True),
    ("03/04/2025", "5 April 2025", False),
    ("Q1 2025", "March 2025", True),
    ("Q2 2025", "March 2025", False),
    ("H1 2025", "Q2 2025", True),
    ("in the 1990s", "in 1994", True),
    ("in the 1990s", "in 2004", False),
    ("FY2024", "in 2024", True),
    ("FY2024", "calendar year 2024", False),
    ("at 22:00", "10 pm", True),
    ("at 22:00", "10 am", False),
    ("on Monday", "in 2024", False),
    ("2025年3月4日", "4. März 2025", True),
]


@pytest.mark.parametrize(("first", "second", "agree"), MATCHES)
def test_dates_agree_when_all_shared_fields_do(
    first: str, second: str, *, agree: bool
) -> None:
    """Two dates match when they share a field and no shared field differs."""
    (one,), (other,) = find_dates(first, "en"), find_dates(second, "en")
    assert one.matches(other) is agree
    assert other.matches(one) is agree


@given(st.dates(min_value=__import__("datetime").date(1900, 1, 1)))
def test_iso_and_long_forms_agree(date: Any) -> None:
    """A date written ISO and written out is one date."""
    if date.year >= 2100:
        return
    written = f"{date.isoformat()} is {date.day} {date:%B} {date.year}"
    iso, long = find_dates(written, "en")
    assert stated(iso) == stated(long) == day(date.year, date.month, date.day)


@given(st.text(alphabet="0123456789./-: QTHMarchMay年月日pm,", max_size=60))
def test_any_text_is_read(text: str) -> None:
    """Odd mixtures raise nothing; dates are ordered and do not overlap."""
    at = 0
    for date in find_dates(text, "en"):
        assert at <= date.start < date.end <= len(text)
        at = date.end


@pytest.mark.parametrize("piece", ["March ", "2020-", "1/2/", "3月", "Q1 ", "10:00 "])
def test_hostile_repetition_stays_linear(piece: str) -> None:
    """A long run of one piece takes time in proportion to its length."""
    find_dates(piece * (60_000 // len(piece)))


@pytest.mark.parametrize(
    "text", ["built in 1788.²", "built in 1788²", "built in 1788[2].", "in 1788.[2] It"]
)
def test_a_citation_mark_leaves_a_year_a_year(text: str) -> None:
    assert [date.year for date in find_dates(text)] == [1788]


@pytest.mark.parametrize(
    ("text", "quarters"),
    [
        ("Q1 2024 revenue", [1]),
        ("In Q3 sales rose.", [3]),
        ("the second quartile (Q2)", []),
        ("Q1: Can you withdraw it?", []),
    ],
)
def test_not_every_q_is_a_quarter(text: str, quarters: list[int]) -> None:
    assert [date.quarter for date in find_dates(text, "en")] == quarters


def test_an_item_of_an_english_list_is_no_day_of_a_month() -> None:
    assert find_dates("4. May work for a travel agency.", "en") == []
    assert [d.day for d in find_dates("Am 4. Mai.", "de")] == [4]
