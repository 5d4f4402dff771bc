"""Durations as they are spoken: an hour and a half, anderthalb Jahre, साढ़े तीन घंटे."""

from __future__ import annotations

import pytest

from evigate.text.amounts.quantities import find_quantities, same_quantity

SPOKEN = [
    ("en", "an hour and a half", "90 minutes"),
    ("en", "an hour and a quarter", "75 minutes"),
    ("en", "two and a half days", "60 hours"),
    ("en", "three quarters of an hour", "45 minutes"),
    ("en", "a year and a half", "18 months"),
    ("en", "a fortnight", "14 days"),
    ("en", "3 h 30 min", "210 minutes"),
    ("de", "eineinhalb Stunden", "90 Minuten"),
    ("de", "viereinhalb Tage", "108 Stunden"),
    ("de", "eine Dreiviertelstunde", "45 Minuten"),
    ("de", "eine Viertelstunde", "15 Minuten"),
    ("fr", "une heure et demie", "90 minutes"),
    ("fr", "deux ans et demi", "30 mois"),
    ("fr", "trois quarts d'heure", "45 minutes"),
    ("fr", "un quart d'heure", "15 minutes"),
    ("es", "hora y media", "90 minutos"),
    ("es", "un año y medio", "18 meses"),
    ("es", "tres cuartos de hora", "45 minutos"),
    ("it", "un'ora e mezza", "90 minuti"),
    ("it", "mezz'ora", "30 minuti"),
    ("it", "tre quarti d'ora", "45 minuti"),
    ("pt", "uma hora e meia", "90 minutos"),
    ("pt", "três quartos de hora", "45 minutos"),
    ("nl", "tweeënhalf uur", "150 minuten"),
    ("nl", "drie kwartier", "45 minuten"),
    ("pl", "dwie i pół godziny", "150 minut"),
    ("pl", "trzy kwadranse", "45 minut"),
    ("zh", "一个半小时", "90分钟"),
    ("zh", "三刻钟", "45分钟"),
    ("zh", "2个半小时", "150分钟"),
    ("ja", "1時間半", "90分"),
    ("ko", "두 시간 반", "150분"),
    ("ar", "ساعة ونصف", "90 دقيقة"),
    ("ar", "ساعتين ونصف", "150 دقيقة"),
    ("ar", "ثلاثة أرباع الساعة", "45 دقيقة"),
    ("ar", "ساعة إلا ربعا", "45 دقيقة"),
    ("hi", "साढ़े तीन घंटे", "210 मिनट"),
    ("hi", "पौने दो घंटे", "105 मिनट"),
    ("hi", "सवा घंटा", "75 मिनट"),
]


@pytest.mark.parametrize(("language", "spoken", "plain"), SPOKEN)
def test_a_spoken_duration_is_the_same_as_the_plain_one(
    language: str, spoken: str, plain: str
) -> None:
    (said,) = find_quantities(spoken, language)
    (held,) = find_quantities(plain, language)
    assert same_quantity(said, held)


@pytest.mark.parametrize(
    ("language", "text", "value", "unit"),
    [
        ("en", "an hour and a quarter of the staff", 1.0, "hour"),
        ("ko", "두 시간 반복", 2.0, "hour"),
        ("en", "two hours and half the staff", 2.0, "hour"),
        ("fr", "deux ans et demi-finale", 2.0, "year"),
    ],
)
def test_a_part_that_belongs_to_other_words_is_not_added(
    language: str, text: str, value: float, unit: str
) -> None:
    first = find_quantities(text, language)[0]
    assert (first.value, first.unit) == (value, unit)
