"""Years and days that a text tells by others, durations written like times of day."""

from __future__ import annotations

import pytest

from evigate.text.dates.relative_times import relative_times
from evigate.text.reading import Reading


@pytest.mark.parametrize(
    ("language", "text", "years"),
    [
        ("en", "It burnt down in 1923 and reopened the following year.", [1923, 1924]),
        ("en", "It began in 2001; two years later it closed.", [2001, 2003]),
        ("en", "In 1999 she wrote of it two years after the war.", [1999]),
        ("de", "Der Bau endete 1987. Ein Jahr später öffnete er.", [1987, 1988]),
        ("es", "Acabó en 1956 y abrió dos años después.", [1956, 1958]),
        ("fr", "Détruit en 1911, rebâti l'année suivante.", [1911, 1912]),
        ("zh", "图书馆2011年竣工，次年对外开放。", [2011, 2012]),
        ("ja", "2015年に開業し、3年後に移転した。", [2015, 2018]),
        ("ko", "공장은 2003년에 닫고 이듬해 다시 열었다.", [2003, 2004]),
        ("ar", "بُني السد عام 1962 وافتتح في العام التالي.", [1962, 1963]),
    ],
)
def test_a_year_is_counted_from_the_one_before(
    language: str, text: str, years: list[int]
) -> None:
    assert [date.year for date in Reading(text, language).dates] == years


def test_on_the_day_before_is_not_on_the_day() -> None:
    found = relative_times("by noon on the day before, not on the day", "day", "en")
    assert [time.offset for time in found] == [-1, 0]


@pytest.mark.parametrize(
    ("language", "text", "minutes"),
    [
        ("pt", "O filme dura 1h45.", 105),
        ("fr", "durée : 2h05", 125),
        ("de", "Die Fahrt dauert 1:45 Stunden", 105),
        ("en", "| Duration | 1:45 |", 105),
    ],
)
def test_what_lasts_is_no_time_of_day(language: str, text: str, minutes: int) -> None:
    reading = Reading(text, language)
    assert [(q.value, q.unit) for q in reading.quantities] == [(minutes, "minute")]
    assert reading.dates == []


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "La visita dura dalle 9.30"), ("en", "It takes place at 5:30")],
)
def test_when_it_begins_is_one(language: str, text: str) -> None:
    assert [date.minute for date in Reading(text, language).dates] == [30]


@pytest.mark.parametrize(
    ("language", "text", "hours"),
    [
        ("it", "La biblioteca chiude alle 19.", [19]),
        ("it", "fino alle 22: 55 euro; dopo le 22: 85 euro", [22, 22]),
        ("es", "Cierra a las 22.", [22]),
        ("pt", "Abre às 9, fecha depois das 22.", [9, 22]),
        ("it", "Si va alle 22 stanze.", []),
        ("it", "alle 3 persone", []),
    ],
)
def test_a_bare_hour_is_told_by_the_words_before(
    language: str, text: str, hours: list[int]
) -> None:
    assert [date.hour for date in Reading(text, language).dates] == hours
