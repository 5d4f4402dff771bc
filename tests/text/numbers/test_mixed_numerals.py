"""Digits mixed with characters for thousands, spaced digits, fractions in words."""

from __future__ import annotations

import pytest

from evigate.text.amounts.quantities import find_quantities, same_quantity
from evigate.text.dates.dates import find_dates

SAME = [
    ("７億５千万円", "7.5億円", "ja", 750_000_000),
    ("1億2千万円", "一億二千万円", "ja", 120_000_000),
    ("3万8000人", "三万八千人", "ja", 38_000),
    ("2千500円", "二千五百円", "ja", 2_500),
    ("12万5千册", "十二万五千册", "zh", 125_000),
    ("4亿6000万元", "4.6亿元", "zh", 460_000_000),
    ("1万2000米", "一万二千米", "zh", 12_000),
    ("3천5백만 원", "3,500만 원", "ko", 35_000_000),
    ("2만 4천 명", "24,000명", "ko", 24_000),
    ("1억 2천만 원", "1억2000만 원", "ko", 120_000_000),
]


@pytest.mark.parametrize(("first", "second", "language", "value"), SAME)
def test_mixed_and_plain_numerals_say_the_same(
    first: str, second: str, language: str, value: float
) -> None:
    for text in (first, second):
        number, *rest = [q for q in find_quantities(text, language) if q.is_value]
        assert (number.value, rest) == (value, [])


@pytest.mark.parametrize("text", ["4万2000人", "3억1950원", "来场1万2019人"])
def test_the_last_digits_of_a_number_are_no_year(text: str) -> None:
    assert find_dates(text) == []


FRACTIONS = [
    ("three eighths of the plots", "en", 3 / 8),
    ("drei Achtel der Fläche", "de", 3 / 8),
    ("deux cinquièmes des voix", "fr", 2 / 5),
    ("tres octavos del terreno", "es", 3 / 8),
    ("quattro quinti dei soci", "it", 4 / 5),
    ("três oitavos da área", "pt", 3 / 8),
    ("drie vijfde van de leden", "nl", 3 / 5),
    ("jedna trzecia mieszkańców", "pl", 1 / 3),
    ("trzy czwarte powierzchni", "pl", 3 / 4),
    ("三分之二的会员", "zh", 2 / 3),
    ("三分の一の会員", "ja", 1 / 3),
    ("4分の3の面積", "ja", 3 / 4),
    ("회원의 3분의 2", "ko", 2 / 3),
    ("회원의 삼분의 일", "ko", 1 / 3),
    ("ثلاثة أرباع الأعضاء", "ar", 3 / 4),
    ("एक तिहाई सदस्य", "hi", 1 / 3),
    ("तीन चौथाई सदस्य", "hi", 3 / 4),
]


@pytest.mark.parametrize(("text", "language", "value"), FRACTIONS)
def test_a_fraction_is_one_number(text: str, language: str, value: float) -> None:
    number, *rest = [q for q in find_quantities(text, language) if q.is_value]
    assert number.value == pytest.approx(value)
    assert rest == []


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("It drew 418, 000 viewers.", 418_000),
        ("It drew 418 ,000 viewers.", 418_000),
        ("They raised $ 36, 050 in a week.", 36_050),
        ("Some 2, 000, 000 tiles were laid.", 2_000_000),
        ("The lake holds 3. 4 million litres.", 3_400_000),
        ("Turnout rose by 2. 5 percent.", 2.5),
    ],
)
def test_a_space_beside_the_mark_does_not_part_a_number(
    text: str, value: float
) -> None:
    assert [q.value for q in find_quantities(text, "en") if q.is_value] == [value]


def test_digits_that_may_be_one_number_or_two_match_both() -> None:
    whole, first, second = find_quantities("735,120 fans; in rows 735, 120", "en")
    assert (whole.value, first.value, second.value) == (735_120, 735, 120)
    assert same_quantity(whole, first)
    assert same_quantity(second, whole)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("in groups of 5, 10 or 20", [5, 10, 20]),
        ("rooms 14, 250 and 300", [14, 250, 300]),
        ("It seats 40, 12 of them outside.", [40, 12]),
        ("It has 3. 7 boats came.", [3, 7]),
    ],
)
def test_lists_of_numbers_stay_apart(text: str, values: list[float]) -> None:
    assert [q.value for q in find_quantities(text, "en") if q.is_value] == values
