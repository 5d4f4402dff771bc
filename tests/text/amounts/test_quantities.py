"""What `find_quantities` makes of the words and characters around a number."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from evigate.text.amounts.quantities import (
    Quantity,
    find_quantities,
    find_quantities_and_dates,
)


def amounts(text: str, language: str | None = None) -> list[Quantity]:
    return [q for q in find_quantities(text, language) if q.is_value]


BOUNDS = [
    ("no more than five days", "at_most"),
    ("up to 5 unused days", "at_most"),
    ("at most 5 days", "at_most"),
    ("a maximum of 5 days", "at_most"),
    ("must not exceed 5 days", "at_most"),
    ("within 60 days", "at_most"),
    ("no later than 5 days", "at_most"),
    ("5 items or fewer", "at_most"),
    ("5 days or less", "at_most"),
    ("5 days at most", "at_most"),
    ("≤ 5 ms", "at_most"),
    ("<= 5 ms", "at_most"),
    ("at least 5 days", "at_least"),
    ("a minimum of 5 days", "at_least"),
    ("no fewer than 5 people", "at_least"),
    ("5 days or more", "at_least"),
    ("aged 18 or older", "at_least"),
    ("18+", "at_least"),
    ("≥18 years", "at_least"),
    ("more than 5 days", "more_than"),
    ("over $5 million", "more_than"),
    ("exceeding 5 days", "more_than"),
    ("> 5 ms", "more_than"),
    ("less than 5 days", "less_than"),
    ("fewer than 5 people", "less_than"),
    ("under 5 minutes", "less_than"),
    ("below 25 °C", "less_than"),
    ("It takes 5 days.", None),
    ("over a 4 year period", None),
    ("a survey over 10 years", None),
    ("for over 10 years", "more_than"),
    ("value -> 5", None),
    ("höchstens 5 Tage", "at_most"),
    ("bis zu 5 Tage", "at_most"),
    ("nicht mehr als 5 Tage", "at_most"),
    ("innerhalb von 14 Tagen", "at_most"),
    ("mindestens 5 Tage", "at_least"),
    ("mehr als 5 Tage", "more_than"),
    ("weniger als 5 Tage", "less_than"),
    ("5 Tage oder mehr", "at_least"),
    ("au moins 5 jours", "at_least"),
    ("au plus 5 jours", "at_most"),
    ("jusqu'à 5 jours", "at_most"),
    ("plus de 5 jours", "more_than"),
    ("moins de 5 jours", "less_than"),
    ("al menos 5 días", "at_least"),
    ("hasta 5 días", "at_most"),
    ("como máximo 5 días", "at_most"),
    ("más de 5 días", "more_than"),
    ("menos de 5 días", "less_than"),
    ("almeno 5 giorni", "at_least"),
    ("al massimo 5 giorni", "at_most"),
    ("fino a 5 giorni", "at_most"),
    ("più di 5 giorni", "more_than"),
    ("pelo menos 5 dias", "at_least"),
    ("no máximo 5 dias", "at_most"),
    ("até 5 dias", "at_most"),
    ("minstens 5 dagen", "at_least"),
    ("maximaal 5 dagen", "at_most"),
    ("meer dan 5 dagen", "more_than"),
    ("co najmniej 5 dni", "at_least"),
    ("najwyżej 5 dni", "at_most"),
    ("ponad 5 dni", "more_than"),
    ("最多5天", "at_most"),
    ("不超过5天", "at_most"),
    ("至少五天", "at_least"),
    ("5天以上", "at_least"),
    ("5天以内", "at_most"),
    ("超过5天", "more_than"),
    ("5日以上", "at_least"),
    ("5日以下", "at_most"),
    ("5日未満", "less_than"),
    ("最大5名", "at_most"),
    ("5일 이상", "at_least"),
    ("최대 5일", "at_most"),
    ("5일 미만", "less_than"),
    ("على الأقل 5 أيام", "at_least"),
    ("لا يزيد عن 5 أيام", "at_most"),
    ("أكثر من 5 أيام", "more_than"),
    ("कम से कम 5 दिन", "at_least"),
    ("5 दिन से अधिक", "more_than"),
    ("अधिकतम 5 दिन", "at_most"),
]


@pytest.mark.parametrize(("text", "bound"), BOUNDS)
def test_bound_is_read_from_the_words_around(text: str, bound: str | None) -> None:
    """A phrase before or after a number makes it an upper or lower bound."""
    assert amounts(text)[0].bound == bound


APPROXIMATE = [
    "about 5 days",
    "roughly 8%",
    "approximately $5",
    "~5 ms",
    "nearly 5 million",
    "up to about 5 days",
    "5 days or so",
    "ca. 5 Tage",
    "rund 5 Tage",
    "etwa fünf Tage",
    "environ 5 jours",
    "aproximadamente 5 días",
    "unos 5 días",
    "circa 5 giorni",
    "cerca de 5 dias",
    "ongeveer 5 dagen",
    "około 5 dni",
    "约5天",
    "5天左右",
    "約5日",
    "5日ほど",
    "약 5일",
    "5일 정도",
    "حوالي 5 أيام",
    "लगभग 5 दिन",
]


@pytest.mark.parametrize("text", APPROXIMATE)
def test_declared_rounding_is_seen(text: str) -> None:
    """Words such as "about" declare a value rounded."""
    assert amounts(text)[0].approximate


@pytest.mark.parametrize("text", ["5 days", "exactly 5 days", "genau 5 Tage", "5天"])
def test_plain_values_are_not_approximate(text: str) -> None:
    """Nothing is rounded that is not said to be."""
    assert not amounts(text)[0].approximate


RATES = [
    ("€40 per month", "month"),
    ("40 euros a month", "month"),
    ("$9/user/month", "user/month"),
    ("$9 per user per month", "user/month"),
    ("5% p.a.", "year"),
    ("500 mg twice daily", None),
    ("2 tablets per day", "day"),
    ("20 days of leave per year", "year"),
    ("100 requests/minute", "minute"),
    ("three times a week", "week"),
    ("40 Euro pro Monat", "month"),
    ("40 Euro im Jahr", "year"),
    ("40 € monatlich", "month"),
    ("40 euros par mois", "month"),
    ("40 euros al mes", "month"),
    ("40 euro al mese", "month"),
    ("40 euro all'anno", "year"),
    ("40 reais por mês", "month"),
    ("40 euro per maand", "month"),
    ("40 zł miesięcznie", "month"),
    ("每月40元", "month"),
    ("毎月500円", "month"),
    ("월 40원", None),
    ("매월 40원", "month"),
    ("40 دولار شهريًا", "month"),
    ("40 रुपये प्रति माह", "month"),
    ("4.1 Annual leave", None),
    ("40 euros", None),
]


@pytest.mark.parametrize(("text", "per"), RATES)
def test_rates_name_their_denominator(text: str, per: str | None) -> None:
    """What an amount is counted per belongs to it."""
    assert amounts(text)[0].per == per


ROLES = [
    ("The Aurora 5 router", ["name_part"]),
    ("supports Wi-Fi 6 only", ["name_part"]),
    ("runs on Windows 11 today", ["name_part"]),
    ("Tentra 2 weighs 3 kg", ["name_part", "value"]),
    ("our iPhone 15 cases", ["name_part"]),
    ("Take 2 tablets", ["value"]),
    ("In Berlin 5 offices opened", ["name_part"]),
    ("requires Python 3.10 or newer", ["version"]),
    ("version 2.4.1 is out", ["version"]),
    ("upgrade to v3.2", ["version"]),
    ("the X200 and the X-100", ["identifier", "identifier"]),
    ("invoice INV-2024-001 is due", ["identifier"]),
    ("certified to ISO 9001", ["identifier"]),
    ("see § 12 of the act", ["identifier"]),
    ("order No. 5 is late", ["identifier"]),
    ("ticket #4711", ["identifier"]),
    ("a 3D model over 5G", ["identifier", "identifier"]),
    ("host 192.168.0.1", ["version"]),
    ("1. Open the box.\n2. Close it.", ["list_ordinal", "list_ordinal"]),
    ("  3) Press start", ["list_ordinal"]),
    ("It lasts 3 years [1].", ["value", "citation"]),
    ("It is so [1, 2] and so [3].", ["citation", "citation"]),
    ("It is so (2).", ["citation"]),
    ("two (2) weeks", ["value", "value"]),
    ("Finish steps 1,2 and 3 first.", ["name_part"] * 3 + ["ordinal"]),
    ("see page 5 and Figure 3", ["name_part", "name_part"]),
    ("according to document 2", ["citation"]),
    ("the 3rd floor, 1st door", ["ordinal", "ordinal"]),
    ("the third attempt", ["ordinal"]),
    ("am 3. Tag der Reise", ["ordinal"]),
    ("第3章", ["ordinal"]),
    ("Call +49 30 1234567 now", ["phone"]),
    ("Call (555) 123-4567 now", ["phone"]),
    ("phone 555-0142", ["phone"]),
    ("call 1-800-ASK-USPS", ["phone"]),
    ("the DKK3 protein", ["identifier"]),
    ("the HR 1.72 was high", ["value"]),
    ("it treated 1745 (36.9%) of them", ["value", "value"]),
    ("ISBN 978-1-137-51407-3", ["identifier"]),
    ("see https://example.org/v2/item/55?x=7 or", ["url"]),
    ("mail a.b2@example.org", ["url"]),
    ("since 2019 it grew", ["year"]),
    ("on 4 March 2025 at 10:30", ["date_part", "time_of_day"]),
    ("1 Open it. 2 Fill it. 3 Close it.", ["list_ordinal"] * 3),
    ("Facts: 5 Germans won.", ["value"]),
    ("order 5 items", ["value"]),
    ("from 2000 employees to", ["value"]),
    ("Im Team arbeiten 5 Personen.", ["value"]),
    ("| Team | 19 | 200 |", ["value", "value"]),
    ('{"price": 19, "stock": 200}', ["value", "value"]),
]


@pytest.mark.parametrize(("text", "roles"), ROLES)
def test_numbers_that_are_no_amounts_are_told_apart(
    text: str, roles: list[str]
) -> None:
    """Names, versions, identifiers, list marks, citations have roles of their own."""
    assert [q.role for q in find_quantities(text)] == roles


RANGES = [
    ("6 to 9 working days", 6, 9, "working_day"),
    ("6-9 days", 6, 9, "day"),
    ("6–9 days", 6, 9, "day"),
    ("two to four weeks", 2, 4, "week"),
    ("between 2 °C and 8 °C", 2, 8, "celsius"),
    ("$5-10 million", 5e6, 1e7, "USD"),
    ("€5–€10", 5, 10, "EUR"),
    ("zwei bis vier Wochen", 2, 4, "week"),
    ("zwischen 5 und 10 Euro", 5, 10, "EUR"),
    ("de 5 à 10 jours", 5, 10, "day"),
    ("de 5 a 10 días", 5, 10, "day"),
    ("da 5 a 10 giorni", 5, 10, "day"),
    ("5至10天", 5, 10, "day"),
    ("5~10日", 5, 10, "day"),
    ("growth of 3% to 5%", 3, 5, "percent"),
    ("fell 3 to 5 percent", 3, 5, "percent"),
]


@pytest.mark.parametrize(("text", "low", "high", "unit"), RANGES)
def test_ranges_are_one_quantity(text: str, low: float, high: float, unit: str) -> None:
    """Both ends of a range make one quantity with low and high."""
    (found,) = amounts(text)
    assert (found.low, found.high, found.unit) == (low, high, unit)


COMPOUNDS = [
    ("seven hours 45 minutes", 465, "minute"),
    ("1 hour and 30 minutes", 90, "minute"),
    ("2 Jahre und 6 Monate", 30, "month"),
    ("5 feet 10 inches", 70, "inch"),
]


@pytest.mark.parametrize(("text", "value", "unit"), COMPOUNDS)
def test_larger_and_smaller_units_make_one_amount(
    text: str, value: float, unit: str
) -> None:
    """Hours and minutes, years and months ... add up."""
    (found,) = amounts(text)
    assert (found.value, found.unit) == (value, unit)


SHARES = [("a quarter of the members", 0.25), ("a third of all users", 1 / 3)]


@pytest.mark.parametrize(("text", "value"), SHARES)
def test_shares_in_words(text: str, value: float) -> None:
    """A quarter of something is no quarter of a year."""
    (found,) = amounts(text)
    assert (found.value, found.unit) == (pytest.approx(value), None)


WRAPPED = [
    ("the update takes 15\nminutes", 15, "minute"),
    ("holds up to\n60 km", 60, "kilometre"),
    ("takes two\nhours", 2, "hour"),
    ("no more than\nfive days", 5, "day"),
]


@pytest.mark.parametrize(("text", "value", "unit"), WRAPPED)
def test_lines_may_break_within_an_amount(text: str, value: float, unit: str) -> None:
    """A line break within a sentence is no more than a space."""
    (found,) = amounts(text, "en")
    assert (found.value, found.unit) == (value, unit)


def test_columns_of_numbers_stay_apart() -> None:
    """Numbers on lines of their own do not run into one."""
    values = [q.value for q in amounts("Basic\n751\n789\n805\nDiluted\n752", "en")]
    assert values == [751, 789, 805, 752]


def test_brackets_in_a_cell_are_a_minus() -> None:
    """Accounts write -1,160 as (1,160); prose repeats a number that way."""
    cells = amounts("| Costs | (1,160) | 2,000 |", "en")
    assert [q.value for q in cells] == [-1160, 2000]
    assert [q.value for q in amounts("two (2) weeks", "en")] == [2, 2]


def test_other_numbers_of_the_text_settle_the_decimal_mark() -> None:
    """An unmistakable number decides for the open ones, whatever the language."""
    assert [q.value for q in amounts("$ 7,252 and 6,240", "de")] == [7252, 6240]
    assert [q.value for q in amounts("2.345.600 und 1,250", "en")] == [2345600, 1.25]


@pytest.mark.parametrize(
    "text",
    [
        "rose from 5 to 10 percent",
        "increased from $5 to $10",
        "stieg von 5 auf 10 Prozent",
        "5 apples and 10 pears",
        "The plant shipped 5 units and 3 boxes",
    ],
)
def test_a_change_is_no_range(text: str) -> None:
    """Two values of a change, or of a list, stay two."""
    assert [q.low for q in amounts(text)] == [None, None]


OPEN_MARKS = [
    ("1,250", "en", 1250, ()),
    ("1.250", "en", 1.25, ()),
    ("1,250", "de", 1.25, ()),
    ("1.250", "de", 1250, ()),
    ("1,250", "und", 1250, (1.25,)),
    ("1.250", "und", 1.25, (1250,)),
    ("0.125", "und", 0.125, ()),
    ("1.250.000", "und", 1250000, ()),
    ("1,5 %", "und", 1.5, ()),
]


@pytest.mark.parametrize(("text", "language", "value", "alternatives"), OPEN_MARKS)
def test_open_marks_keep_the_other_reading(
    text: str, language: str, value: float, alternatives: tuple[float, ...]
) -> None:
    """Where language and form leave a mark open, the other value is kept."""
    (found,) = amounts(text, language)
    assert (found.value, found.alternatives) == (value, alternatives)


WEAK = [
    ("one of the rules", True),
    ("no one knows", True),
    ("Take one tablet", False),
    ("one hour", False),
    ("an hour", True),
    ("a tablespoon of salt", True),
    ("they walked for a mile", True),
    ("once you have signed", True),
    ("once a day", False),
    ("double the amount", False),
    ("a double room", True),
    ("twice daily", False),
]


@pytest.mark.parametrize(("text", "weak"), WEAK)
def test_article_like_number_words_are_weak(text: str, weak: bool) -> None:
    """A number word that may be a mere article or pronoun is flagged."""
    assert [q.weak for q in amounts(text, "en")] == [weak]


@pytest.mark.parametrize("text", ["12 euros for a tonne", "$5 for a gallon"])
def test_what_is_paid_for_is_no_second_amount(text: str) -> None:
    assert len(amounts(text, "en")) == 1


def test_articles_without_unit_are_not_numbers() -> None:
    """The articles un, ein, una are no quantities where nothing is measured."""
    assert amounts("Das ist ein Haus", "de") == []
    assert amounts("C'est une maison", "fr") == []


AMBIGUOUS_WORDS = [
    ("The fee is due today, once a decision is made.", "en", []),
    ("once días", "es", [11]),
    ("La garanzia è di due anni.", "it", [2]),
    ("Sie sei hier", "de", []),
    ("Let us seize the day", "en", []),
]


@pytest.mark.parametrize(("text", "language", "values"), AMBIGUOUS_WORDS)
def test_words_of_another_language_are_not_read(
    text: str, language: str, values: list[float]
) -> None:
    """Once is eleven in Spanish alone, due is two in Italian alone."""
    assert [q.value for q in amounts(text, language) if not q.weak] == values


def test_dates_may_be_passed_in() -> None:
    """Quantities found with the dates at hand are those found without."""
    text = "From 1 May 2025 the fee is 30 euros, at 10:30."
    quantities, dates = find_quantities_and_dates(text)
    assert find_quantities(text) == quantities == find_quantities(text, dates=dates)


@given(st.text(max_size=300))
def test_any_text_is_read_with_true_spans(text: str) -> None:
    """No text raises; spans are ordered, within the text, and raw is their slice."""
    at = 0
    for quantity in find_quantities(text):
        assert at <= quantity.start < quantity.end <= len(text)
        assert quantity.raw == text[quantity.start : quantity.end]
        at = quantity.end


NUMERIC = st.text(alphabet="0123456789.,-–/: $€%()[]#x^ kmgd\n½²年月日万", max_size=60)


@given(NUMERIC)
@example("0/d0²")
def test_any_digits_and_marks_are_read(text: str) -> None:
    """Odd mixtures of digits and marks do not raise and never overlap."""
    found = find_quantities(text, "en")
    assert all(a.end <= b.start for a, b in pairwise(found))


@given(st.integers(0, 999_999_999))
def test_grouped_and_plain_digits_agree(number: int) -> None:
    """1,234,567 and 1234567 are one value, in English and with German points."""
    english = amounts(f"it has {number:,} parts", "en")
    german = amounts(f"es hat {number:,} Teile".replace(",", "."), "de")
    assert [q.value for q in english + german] == [number, number]


@pytest.mark.parametrize(
    "piece",
    ["1,", "12 ", "one ", "$", "1.", "[1]", "5 per ", "十", "a 5-", "1/2 ", "(("],
)
def test_hostile_repetition_stays_linear(piece: str) -> None:
    """A long run of one piece takes time in proportion to its length."""
    find_quantities(piece * (60_000 // len(piece)))
