"""Quantities in running text, one hand-written table per language."""

from __future__ import annotations

import pytest

from evigate.text.amounts.quantities import find_quantities

# (text, value, unit) of the first amount in the text.
ENGLISH = [
    ("It costs 1,284,500 dollars.", 1284500, "USD"),
    ("a fee of $1.28 billion", 1.28e9, "USD"),
    ("raised €5m last year", 5e6, "EUR"),
    ("a 3-year warranty", 3, "year"),
    ("weighs 3.1 kg", 3.1, "kilogram"),
    ("a 500mg tablet", 500, "milligram"),
    ("within sixty days", 60, "day"),
    ("twenty-one days of leave", 21, "day"),
    ("two hundred and fifty-three employees", 253, None),
    ("about one hundred thousand people", 1e5, None),
    ("three and a half hours", 3.5, "hour"),
    ("2 1/2 cups of flour", 2.5, "cup"),
    ("3/4 of the members", 0.75, None),
    ("half an hour", 0.5, "hour"),
    ("half a million users", 5e5, None),
    ("two thirds of voters", 2 / 3, None),
    ("a dozen eggs", 12, None),
    ("two dozen eggs", 24, None),
    ("25 basis points", 25, "basis_point"),
    ("5 per cent of sales", 5, "percent"),
    ("20 km/h on site", 20, "kilometre_per_hour"),
    ("store at 25 °C", 25, "celsius"),
    ("about 350 degrees Fahrenheit", 350, "fahrenheit"),
    ("a 1 TB drive", 1, "terabyte"),
    ("100 Mbit/s line", 100, "megabit_per_second"),
    ("12 square metres", 12, "square_metre"),
    ("within ten business days", 10, "working_day"),
    ("30 calendar days", 30, "day"),
    ("5 unused vacation days", 5, "day"),
    ("4K a month", 4000, None),
    ("10k requests", 10000, None),
    ("12,34,567 rupees", 1234567, "INR"),
    ("5 lakh rupees", 500000, "INR"),
    ("Rs. 500", 500, "INR"),
    ("₹2.5 crore", 2.5e7, "INR"),
    ("US$ 5 per unit", 5, "USD"),
    ("5 EUR", 5, "EUR"),
    ("CHF 1'250.50", 1250.5, "CHF"),
    ("3 x 10^5 cells", 3e5, None),
    ("1.5×10⁶ cells", 1.5e6, None),
    ("a loss of -5.1%", -5.1, "percent"),
    ("fell to −3 °C", -3, "celsius"),
    ("minus 4 degrees", -4, "degree"),
    ("a drop of $-5", -5, "USD"),
    (".5 ml", 0.5, "millilitre"),
    ("½ teaspoon", 0.5, "teaspoon"),
    ("1½ years", 1.5, "year"),
    ("a week", 1, "week"),
    ("10 000 people", 10000, None),
]
GERMAN = [
    ("Die Frist beträgt vier Wochen.", 4, "week"),
    ("einundzwanzig Tage", 21, "day"),
    ("eine Gebühr von 1.250,00 EUR", 1250, "EUR"),
    ("Der Umsatz betrug 2,5 Mrd. Euro.", 2.5e9, "EUR"),
    ("rund 3 Mio. Kunden wurden beliefert", 3e6, None),
    ("Das kostet zweihundertfünfzig Euro.", 250, "EUR"),
    ("dreitausendvierhundertzwölf Mitarbeiter", 3412, None),
    ("eine dreijährige Garantie", 3, "year"),
    ("24-monatige Laufzeit", 24, "month"),
    ("ein halbes Jahr", 0.5, "year"),
    ("anderthalb Stunden", 1.5, "hour"),
    ("12 Werktage", 12, "working_day"),
    ("5 Prozent der Summe", 5, "percent"),
    ("20 Grad Celsius", 20, "celsius"),
    ("bei 1.250 Teilnehmern und nicht mehr", 1250, None),
    ("zwölf Quadratmeter", 12, "square_metre"),
    ("zweimal täglich", 2, "times"),
    ("100.000 Einwohner hat die Stadt", 100000, None),
]
FRENCH = [
    ("quatorze jours à compter de la réception", 14, "day"),
    ("quatre-vingt-dix jours", 90, "day"),
    ("quatre-vingt-dix-sept euros", 97, "EUR"),
    ("soixante et onze personnes", 71, None),
    ("1 234,5 euros", 1234.5, "EUR"),
    ("1\u202f234,50 €", 1234.5, "EUR"),
    ("2 millions d'euros", 2e6, "EUR"),
    ("trois mille deux cents habitants", 3200, None),
    ("5 % du montant", 5, "percent"),
    ("une remise de 12,5 pour cent", 12.5, "percent"),
    ("dix jours ouvrés", 10, "working_day"),
    ("deux fois par jour", 2, "times"),
    ("500 Go de stockage avec la formule", 500, "gigabyte"),
    ("vingt et un jours", 21, "day"),
]
SPANISH = [
    ("treinta y cinco días", 35, "day"),
    ("2.345.600,50 euros", 2345600.5, "EUR"),
    ("dos mil quinientos treinta y cinco euros", 2535, "EUR"),
    ("una rentabilidad del 1,57 %", 1.57, "percent"),
    ("5 millones de euros", 5e6, "EUR"),
    ("veintiún días hábiles", 21, "working_day"),
    ("un plazo de quince días", 15, "day"),
    ("media hora y no más, que es lo que hay", None, None),
    ("dos veces al día", 2, "times"),
    ("doscientos cincuenta metros cuadrados", 250, "square_metre"),
    ("diez por ciento", 10, "percent"),
]
ITALIAN = [
    ("Il termine è di quattordici giorni.", 14, "day"),
    ("ventuno giorni", 21, "day"),
    ("duecentocinquanta euro", 250, "EUR"),
    ("duemila euro", 2000, "EUR"),
    ("La garanzia è di due anni per il cliente.", 2, "year"),
    ("1.250,50 euro", 1250.5, "EUR"),
    ("3 milioni di euro", 3e6, "EUR"),
    ("dieci giorni lavorativi", 10, "working_day"),
    ("il 12,5 per cento", 12.5, "percent"),
    ("trentotto ore", 38, "hour"),
]
PORTUGUESE = [
    ("O prazo é de vinte e cinco dias.", 25, "day"),
    ("R$ 1.250,00", 1250, "BRL"),
    ("2,5 milhões de euros", 2.5e6, "EUR"),
    ("dois anos de garantia", 2, "year"),
    ("trinta dias úteis", 30, "working_day"),
    ("10 por cento", 10, "percent"),
    ("quinhentos e vinte reais", 520, "BRL"),
]
DUTCH = [
    ("De termijn is vijfentwintig dagen.", 25, "day"),
    ("tweeëntwintig weken", 22, "week"),
    ("honderdtwintig euro", 120, "EUR"),
    ("€ 1.250,00", 1250, "EUR"),
    ("twee jaar garantie", 2, "year"),
    ("3 miljoen euro", 3e6, "EUR"),
    ("tien werkdagen", 10, "working_day"),
    ("anderhalf uur", 1.5, "hour"),
]
POLISH = [
    ("Termin wynosi czternaście dni.", 14, "day"),
    ("dwadzieścia pięć tysięcy złotych", 25000, "PLN"),
    ("1 250,50 zł", 1250.5, "PLN"),
    ("trzy lata gwarancji dla klienta", 3, "year"),
    ("dziesięć dni roboczych", 10, "working_day"),
    ("5 mln zł", 5e6, "PLN"),
    ("pół roku", 0.5, "year"),
    ("12 procent", 12, "percent"),
]
CHINESE = [
    ("保修期为两年。", 2, "year"),
    ("保修期是2年。", 2, "year"),
    ("三個月內", 3, "month"),
    ("十五天", 15, "day"),
    ("二十四个月", 24, "month"),
    ("半年", 0.5, "year"),
    ("一年半", 1.5, "year"),
    ("3万元", 30000, "CNY"),
    ("1.2亿元", 1.2e8, "CNY"),
    ("三百五十公里", 350, "kilometre"),
    ("百分之五", 5, "percent"),
    ("７天内退货", 7, "day"),
    ("五个工作日", 5, "working_day"),
    ("三分之一", 1 / 3, None),
    ("半小时", 0.5, "hour"),
    ("增长了25个百分点", 25, "percentage_point"),
    ("一万二千人", 12000, None),
]
JAPANESE = [
    ("入社６か月後に", 6, "month"),
    ("１０日付与されます", 10, "day"),
    ("二十日間の休暇です", 20, "day"),
    ("3割引き", 30, "percent"),
    ("1億2000万円", 1.2e8, "JPY"),
    ("百万円の費用", 1e6, "JPY"),
    ("2時間以内に", 2, "hour"),
    ("五営業日", 5, "working_day"),
    ("三名まで", 3, None),
    ("25キログラム", 25, "kilogram"),
]
KOREAN = [
    ("보증 기간은 2년입니다.", 2, "year"),
    ("24개월 동안", 24, "month"),
    ("두 달 이내에", 2, "month"),
    ("세 명의 직원", 3, None),
    ("5만원", 50000, "KRW"),
    ("이십사 개월", 24, "month"),
    ("5퍼센트", 5, "percent"),
    ("10영업일", 10, "working_day"),
]
ARABIC = [
    ("مدة الضمان ٢٤ شهرًا", 24, "month"),
    ("خلال خمسة وعشرين يومًا", 25, "day"),
    ("ثلاث سنوات", 3, "year"),
    ("مدة الضمان سنتان", 2, "year"),
    ("١٬٢٥٠٫٥ يورو", 1250.5, "EUR"),
    ("٥٪ من المبلغ", 5, "percent"),
    ("مليون دولار", 1e6, "USD"),
    ("عشرة أيام عمل", 10, "working_day"),
]
HINDI = [
    ("वारंटी दो साल की है", 2, "year"),
    ("२४ महीने", 24, "month"),
    ("पंद्रह दिन के भीतर", 15, "day"),
    ("5 लाख रुपये", 500000, "INR"),
    ("दस प्रतिशत", 10, "percent"),
    ("दो सौ पचास रुपये", 250, "INR"),
    ("ढाई घंटे", 2.5, "hour"),
]

TABLES = {
    "en": ENGLISH,
    "de": GERMAN,
    "fr": FRENCH,
    "es": SPANISH,
    "it": ITALIAN,
    "pt": PORTUGUESE,
    "nl": DUTCH,
    "pl": POLISH,
    "zh": CHINESE,
    "ja": JAPANESE,
    "ko": KOREAN,
    "ar": ARABIC,
    "hi": HINDI,
}
ROWS = [
    pytest.param(language, *row, id=f"{language}-{row[0]}")
    for language, table in TABLES.items()
    for row in table
    if row[1] is not None
]


@pytest.mark.parametrize(("language", "text", "value", "unit"), ROWS)
def test_first_amount_is_read(
    language: str, text: str, value: float, unit: str | None
) -> None:
    """The first amount of a phrase has the value and unit that a reader sees."""
    amounts = [q for q in find_quantities(text, language) if q.is_value]
    assert amounts, "nothing found"
    assert (amounts[0].value, amounts[0].unit) == (pytest.approx(value), unit)


@pytest.mark.parametrize(("language", "text", "value", "unit"), ROWS)
def test_spans_point_into_the_text(
    language: str, text: str, value: float, unit: str | None
) -> None:
    """Spans are ordered code points of the text given, and raw is that slice."""
    at = 0
    for quantity in find_quantities(text, language):
        assert text[quantity.start : quantity.end] == quantity.raw
        assert at <= quantity.start <= quantity.number_start < quantity.number_end
        assert quantity.number_end <= quantity.end
        at = quantity.end


def test_a_danda_ends_a_unit() -> None:
    """Hindi writes it right behind the last word."""
    found = find_quantities("बड़ों के लिए 100 रुपये। यह 30 मिनट चलता है।", "hi")
    assert [q.unit for q in found] == ["INR", "minute"]
