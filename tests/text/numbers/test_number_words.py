"""Number words against an independent writer of number words, where it is installed."""

from __future__ import annotations

import random

import pytest

from evigate.text.amounts.quantities import find_quantities

LANGUAGES = {"en": "en", "de": "de", "fr": "fr", "es": "es", "it": "it"}
LANGUAGES |= {"pt": "pt_BR", "nl": "nl", "pl": "pl"}
SAMPLE = [*range(2, 132), *random.Random(7).sample(range(132, 1_000_000), 250)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_written_numbers_are_read_back(language: str) -> None:
    """What num2words writes for a number is read as that number, to 999,999."""
    num2words = pytest.importorskip("num2words").num2words
    wrong = {}
    for number in SAMPLE:
        written = num2words(number, lang=LANGUAGES[language])
        if language == "it" and "dicotto" in written:
            continue  # num2words 0.5 drops the second i of diciotto
        found = [q.value for q in find_quantities(f"({written})", language)]
        if found != [number]:
            wrong[written] = found
    assert not wrong


WRITTEN = [
    ("en", "one hundred and twenty - five", 125),
    ("en", "nine hundred ninety-nine thousand nine hundred ninety-nine", 999_999),
    ("de", "neunhundertneunundneunzigtausendneunhundertneunundneunzig", 999_999),
    ("de", "sechshundertzwölf", 612),
    ("fr", "quatre cent vingt et un mille six cent soixante-quinze", 421_675),
    ("es", "cuatrocientos veintiún mil seiscientos setenta y cinco", 421_675),
    ("it", "quattrocentoventunomilaseicentosettantacinque", 421_675),
    ("pt", "quatrocentos e vinte e um mil seiscentos e setenta e cinco", 421_675),
    ("nl", "vierhonderdeenentwintigduizend zeshonderdvijfenzeventig", 421_675),
    ("pl", "czterysta dwadzieścia jeden tysięcy sześćset siedemdziesiąt pięć", 421_675),
    ("ar", "مئة وخمسة وعشرون ألف", 125_000),
    ("hi", "दो लाख पचास हज़ार", 250_000),
    ("zh", "四十二万一千六百七十五个", 421_675),
]


@pytest.mark.parametrize(("language", "written", "number"), WRITTEN)
def test_long_number_words(language: str, written: str, number: int) -> None:
    """Number words add up beyond a hundred thousand in every language."""
    assert [q.value for q in find_quantities(written, language)] == [number]
