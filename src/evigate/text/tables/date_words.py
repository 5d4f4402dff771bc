"""Words that make a number or a month name beside them a date, or not one.

Written for this project. Lower case.
"""

from __future__ import annotations

# Word lists: long lines, split where read.
# ruff: noqa: E501
from typing import Final

MONTH_LEADS: Final = frozenset(
    "in im since by until till during of from to last next this early late mid through "
    "before after every between and or each en em seit bis ab anfang ende mitte w od do "
    "depuis jusqu'en desde hasta de da di du fin début a nel von zum sinds tot vanaf "
    "current previous ongoing effective starting".split()
)
"""Before an ambiguous month name that stands alone: in March, im Mai."""

AMOUNT_LEADS: Final = frozenset(
    "about over around approximately roughly nearly almost least than exactly rund etwa "
    "über knapp environ plus cerca unos circa oltre quasi minimum maximum room flight "
    "presque casi quase prawie bijna ruim fast gut ponad około under below नज़दीक लगभग करीब نحو حوالي قرابة "
    "building order number no no. nr nr. version exceed exceeds exceeding".split()
)
"""Before a four-digit number that is an amount or a name, not a year."""

FISCAL_YEAR: Final = (
    r"fy|fiscal(?: year)?|financial year|geschäftsjahr(?:es|s)?|exercice(?: fiscal)?"
    r"|ejercicio(?: fiscal)?|esercizio|exercício|boekjaar|año fiscal|anno fiscale"
    r"|année fiscale|rok obrotowy|roku obrotowym|السنة المالية|वित्त वर्ष|वित्तीय वर्ष|财年"
)
CALENDAR_YEAR: Final = r"calendar year|kalenderjahr|année civile|año natural"

COUNTED: Final = (
    "euro euros dollar dollars usd eur gbp kg g mg km m cm mm ml l mb gb kb tb kwh kw mah w hz "
    "mhz ms s sec seconds sekunden minutes minuten hours stunden days tage jours días giorni "
    "dias dagen dni weeks wochen months monate years jahre miles meters metres metros square "
    "sq people persons personen employees mitarbeiter users units customers calories kcal "
    "words points copies participants patients students members tons tonnes steps requests "
    "pounds feet ft lbs million times items visitors guests seats households pieces boxes "
    "kilometres kilometers kilometer kilómetros quilômetros quilómetros chilometri kilometrów metry metrów meter "
    "mètres metri kilogramm kilos personnes personas persone pessoas osób euros złotych zł francs franken kronen "
    "volts watts rpm respondents subjects workers residents homes cars vehicles tickets"
).split()
"""After a four-digit number that counts something: 2000 kg, 2000 people."""
