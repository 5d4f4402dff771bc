"""Times of day told in words, in thirteen languages."""

from __future__ import annotations

import pytest

from evigate.text.amounts.quantities import find_quantities
from evigate.text.dates.dates import find_dates

TIMES = [
    ("The gate shuts at half past nine in the evening.", "en", (21, 30)),
    ("Tours start at a quarter to eleven in the morning.", "en", (10, 45)),
    ("The bus leaves at twenty past three in the afternoon.", "en", (15, 20)),
    ("Doors open at seven o'clock in the evening.", "en", (19, 0)),
    ("Closed from 11 at night.", "en", (23, 0)),
    ("Der Markt schließt um halb sechs nachmittags.", "de", (17, 30)),
    ("Abends um neun geht das Licht aus.", "de", (21, 0)),
    ("Beginn ist um Viertel vor zwei nachmittags.", "de", (13, 45)),
    ("Einlass ab achtzehn Uhr dreißig.", "de", (18, 30)),
    ("La visite part à dix heures et quart du matin.", "fr", (10, 15)),
    ("Ouvert jusqu'à dix-neuf heures.", "fr", (19, 0)),
    ("Fermé à minuit moins le quart; concert à 9 heures du soir.", "fr", (21, 0)),
    ("La misa es a las seis y media de la tarde.", "es", (18, 30)),
    ("Cierra a las once menos cuarto de la noche.", "es", (22, 45)),
    ("Abre a las 7 de la mañana.", "es", (7, 0)),
    ("Il treno parte alle cinque e un quarto del pomeriggio.", "it", (17, 15)),
    ("Si cena alle otto e mezza di sera.", "it", (20, 30)),
    ("A aula começa às duas e meia da tarde.", "pt", (14, 30)),
    ("O farol acende às nove da noite.", "pt", (21, 0)),
    ("De winkel sluit om half zes 's middags.", "nl", (17, 30)),
    ("De trein vertrekt om kwart over negen 's avonds.", "nl", (21, 15)),
    ("Sklep zamykają o wpół do dziewiątej wieczorem.", "pl", (20, 30)),
    ("Pociąg odjeżdża kwadrans po czwartej po południu.", "pl", (16, 15)),
    ("Biuro czynne do szesnastej.", "pl", (16, 0)),
    ("图书馆下午五点半关门。", "zh", (17, 30)),
    ("晚上七点一刻开始。", "zh", (19, 15)),
    ("早上八点开门。", "zh", (8, 0)),
    ("受付は午後四時半までです。", "ja", (16, 30)),
    ("夜の九時に閉まります。", "ja", (21, 0)),
    ("공연은 저녁 일곱 시 반에 시작합니다.", "ko", (19, 30)),
    ("오후 세 시 십오 분에 출발합니다.", "ko", (15, 15)),
    ("يبدأ العرض الساعة الثامنة والنصف مساء.", "ar", (20, 30)),
    ("يفتح المتجر الساعة العاشرة صباحا.", "ar", (10, 0)),
    ("दुकान शाम साढ़े छह बजे बंद होती है।", "hi", (18, 30)),
    ("ट्रेन सुबह सवा पाँच बजे आती है।", "hi", (5, 15)),
]


@pytest.mark.parametrize(("text", "language", "clock"), TIMES)
def test_a_time_in_words_is_read_with_its_part_of_the_day(
    text: str, language: str, clock: tuple[int, int]
) -> None:
    times = [d for d in find_dates(text, language) if d.hour is not None]
    assert clock in [(d.hour, d.minute or 0) for d in times]


@pytest.mark.parametrize(
    ("text", "language"),
    [(text, language) for text, language, _ in TIMES if language in ("de", "es", "pl")],
)
def test_the_numbers_of_a_time_are_no_amounts(text: str, language: str) -> None:
    assert not [q for q in find_quantities(text, language) if q.is_value]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Half of ten pupils walked past ten houses.", "en"),
        ("The trip takes half an hour to an hour.", "en"),
        ("Sie wartete acht halbe Tage.", "de"),
        ("Le trajet dure deux heures et demie.", "fr"),
        ("Le village est à trois heures de Lyon.", "fr"),
        ("Ayudó a las ocho personas heridas.", "es"),
        ("Pesa sette chili e mezzo.", "it"),
        ("以下三点需要注意。", "zh"),
        ("会议三点建议。", "zh"),
        ("두 시설 모두 세 시간 걸립니다.", "ko"),
        ("二時間かかります。", "ja"),
    ],
)
def test_amounts_and_counts_are_no_times(text: str, language: str) -> None:
    assert not [d for d in find_dates(text, language) if d.hour is not None]


def test_without_a_part_of_the_day_either_half_is_meant() -> None:
    spoken, morning, evening, other = find_dates("half past six, 6:30, 18:30, 17:30")
    assert [spoken.matches(d) for d in (morning, evening, other)] == [True, True, False]


@pytest.mark.parametrize(
    ("text", "language", "hours"),
    [
        ("from nine in the morning until six in the evening", "en", [9, 18]),
        ("od ósmej do szesnastej", "pl", [8, 16]),
        ("dalle nove alle diciotto", "it", [9, 18]),
        ("das oito às dez da noite", "pt", [8, 22]),
        ("de neuf heures à dix-huit heures", "fr", [9, 18]),
        ("上午九点至下午五点", "zh", [9, 17]),
    ],
)
def test_two_times_make_a_range(text: str, language: str, hours: list[int]) -> None:
    dates = find_dates(text, language)
    assert [d.hour for d in dates] == hours
    assert [d.part for d in dates] == ["from", "to"]
