"""Names of months and weekdays, quarters and parts of the day.

Month and weekday names after Unicode CLDR 46 (Unicode licence), wide and abbreviated,
format and stand-alone forms, with common spellings added. Chinese, Japanese and Korean
number their months; those are read by pattern.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

_MONTHS = """
january jan januar jänner janvier janv enero ene gennaio gen janeiro januari stycznia
styczeń styczniu sty يناير جنفي كانون-الثاني जनवरी
february feb februar febr février fevrier févr fév febrero febbraio fevereiro fev
februari lutego luty lutym lut فبراير شباط फरवरी फ़रवरी
march mar märz maerz mrz mär mars marzo março marco maart mrt marca marzec marcu مارس آذار मार्च
april apr avril avr abril abr aprile kwietnia kwiecień kwietniu kwi أبريل ابريل نيسان अप्रैल
may mai mayo maggio mag maio mei maja maj مايو أيار मई
june jun juni juin junio giugno giu junho czerwca czerwiec czerwcu cze يونيو حزيران जून
july jul juli juillet juil julio luglio lug julho lipca lipiec lipcu lip يوليو تموز जुलाई
august aug août aout agosto ago augustus sierpnia sierpień sierpniu sie أغسطس اغسطس آب अगस्त
september sep sept septembre septiembre setiembre settembre set setembro września wrzesień
wrześniu wrz سبتمبر أيلول सितंबर सितम्बर
october oct oktober okt octobre octubre ottobre ott outubro out października październik
październiku paź أكتوبر اكتوبر अक्टूबर अक्तूबर
november nov novembre noviembre novembro listopada listopad listopadzie lis نوفمبر नवंबर नवम्बर
december dec dezember dez décembre decembre déc diciembre dicembre dic dezembro desember
grudnia grudzień grudniu gru ديسمبر दिसंबर दिसम्बर
"""
_STARTS = (
    "january february march april may june july august september october november "
    "december"
).split()


def _months() -> dict[str, int]:
    table: dict[str, int] = {}
    number = 0
    for word in _MONTHS.split():
        if number < 12 and word == _STARTS[number]:
            number += 1
        if "-" not in word:
            table[word] = number
    return table


MONTHS: Final[dict[str, int]] = _months()

# Short forms and words with another meaning: a month only beside a day or a year.
NEEDS_NUMBER: Final = frozenset(
    "jan ene gen sty feb fev fév févr febr lut mar mär mars mrt marca marco apr avr abr "
    "kwi may mai mag mei maj maja jun giu cze jul lug juil lip aug ago sie sep sept set "
    "wrz oct okt ott out paź nov lis dec dez dic déc gru march august janv mrz آب "
    "august juli juni jänner".split()
) - frozenset("august juli juni jänner".split())
# Everyday words of another language: a month only in the languages named.
MONTH_LANGUAGES: Final[dict[str, frozenset[str]]] = {
    "set": frozenset({"it", "pt"}),
    "out": frozenset({"pt"}),
    "ago": frozenset({"es", "it", "pt"}),
    "gen": frozenset({"it"}),
    "lis": frozenset({"pl"}),
    "lip": frozenset({"pl"}),
    "mag": frozenset({"it"}),
    "sie": frozenset({"pl"}),
    "cze": frozenset({"pl"}),
    "gru": frozenset({"pl"}),
    "ene": frozenset({"es"}),
    "dic": frozenset({"es", "it"}),
    "giu": frozenset({"it"}),
    "lut": frozenset({"pl"}),
    "sty": frozenset({"pl"}),
    "mei": frozenset({"nl"}),
    "maj": frozenset({"pl"}),
    "mars": frozenset({"fr"}),
}
# Written with a capital where they are months, so that "may" and "march" stay verbs.
CAPITALISED: Final = frozenset({"may", "march"})

_WEEKDAYS = """
monday montag lundi lunes lunedì segunda-feira maandag poniedziałek poniedziałku الاثنين الإثنين सोमवार
tuesday dienstag mardi martes martedì terça-feira dinsdag wtorek wtorku الثلاثاء मंगलवार
wednesday mittwoch mercredi miércoles mercoledì quarta-feira woensdag środa środę الأربعاء बुधवार
thursday donnerstag jeudi jueves giovedì quinta-feira donderdag czwartek czwartku الخميس गुरुवार
friday freitag vendredi viernes venerdì sexta-feira vrijdag piątek piątku الجمعة शुक्रवार
saturday samstag sonnabend samedi sábado sabato zaterdag sobota sobotę السبت शनिवार
sunday sonntag dimanche domingo domenica zondag niedziela niedzielę الأحد रविवार
"""


def _weekdays() -> dict[str, int]:
    table: dict[str, int] = {}
    for number, line in enumerate(_WEEKDAYS.strip().splitlines(), start=1):
        for word in line.split():
            table[word] = number
            if word.isascii() and word.endswith(("day", "tag", "dag", "woch", "abend")):
                table[word + "s"] = number
    return table


WEEKDAYS: Final[dict[str, int]] = _weekdays()
"""ISO numbers, Monday is 1."""

QUARTER_WORDS: Final = frozenset(
    "quarter quartal quartals trimestre trimester kwartał kwartale kwartaal الربع तिमाही".split()
)
HALF_YEAR_WORDS: Final = frozenset("halbjahr halbjahres semestre półrocze".split())
TIMES_OF_DAY: Final[dict[str, int]] = {
    **dict.fromkeys(
        "noon midday mittags midi mediodía mezzogiorno południe".split(), 12
    ),
    **dict.fromkeys("midnight mitternacht minuit medianoche mezzanotte".split(), 0),
    **dict.fromkeys("middernacht północ północy".split(), 0),
}
