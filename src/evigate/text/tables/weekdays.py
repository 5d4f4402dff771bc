"""Names of the days of the week, in whatever form a statement uses them.

Written for this project; a pattern a day over lower-case text, Monday first.
"""

from __future__ import annotations

from typing import Final

_NAMES: Final = (
    (
        r"mondays?|montags?|lundis?|lunes|lunedì|segundas?-feiras?|maandag(?:en|s)?|"
        r"poniedział(?:ek|ki|ku|kach|ków)|सोमवार|(?:و|ب|ل)?(?:ال)?[إا]ثنين"
    ),
    (
        r"tuesdays?|dienstags?|mardis?|martes|martedì|terças?-feiras?|dinsdag(?:en|s)?|"
        r"wtor(?:ek|ki|ku|kach|ków)|मंगलवार|(?:و|ب|ل)?(?:ال)?ثلاثاء"
    ),
    (
        r"wednesdays?|mittwochs?|mercredis?|miércoles|mercoledì|quartas?-feiras?|"
        r"woensdag(?:en|s)?|środ(?:a|ę|y|ach)|środzie|बुधवार|(?:و|ب|ل)?(?:ال)?[أا]ربعاء"
    ),
    (
        r"thursdays?|donnerstags?|jeudis?|jueves|giovedì|quintas?-feiras?|"
        r"donderdag(?:en|s)?|czwart(?:ek|ki|ku|kach|ków)|गुरुवार|बृहस्पतिवार|वीरवार|"
        r"(?:و|ب|ل)?(?:ال)?خميس"
    ),
    (
        r"fridays?|freitags?|vendredis?|viernes|venerdì|sextas?-feiras?|vrijdag(?:en|s)?|"
        r"piąt(?:ek|ki|ku|kach|ków)|शुक्रवार|(?:و|ب|ل)?(?:ال)?جمعة"
    ),
    (
        r"saturdays?|samstags?|sonnabends?|samedis?|sábados?|sabat[oi]|zaterdag(?:en|s)?|"
        r"sobot(?:a|ę|y|ach)|sobocie|शनिवार|(?:و|ب|ل)?(?:ال)?سبت"
    ),
    (
        r"sundays?|sonntags?|dimanches?|domingos?|domenic(?:a|he)|zondag(?:en|s)?|"
        r"niedziel(?:a|ę|e|ach|i)|रविवार|इतवार|(?:و|ب|ل)?(?:ال)?[أا]حد"
    ),
)
_DENSE: Final = (
    "(?:周|週|星期|礼拜)一|月曜|월요일",
    "(?:周|週|星期|礼拜)二|火曜|화요일",
    "(?:周|週|星期|礼拜)三|水曜|수요일",
    "(?:周|週|星期|礼拜)四|木曜|목요일",
    "(?:周|週|星期|礼拜)五|金曜|금요일",
    "(?:周|週|星期|礼拜)六|土曜|토요일",
    "(?:周|週|星期|礼拜)[日天]|日曜|일요일",
)
WEEKDAYS: Final = tuple(
    rf"(?<!\w)(?:{names})(?!\w)|{dense}"
    for names, dense in zip(_NAMES, _DENSE, strict=True)
)
WORKING_DAYS: Final = (
    r"(?<!\w)(?:weekdays|on weekdays|werktags|wochentags|en semaine|jours ouvrables|"
    r"entre semana|días laborables|giorni feriali|nei feriali|dias úteis|doordeweeks|"
    r"werkdagen|dni powszednie|dni robocze)(?!\w)|工作日|平日|평일"
)
WEEKEND: Final = (
    r"(?<!\w)(?:week-?ends?|wochenend\w*|fines? de semana|fine ?settimana|"
    r"fins? de semana|fim de semana|weekenden?|weekend(?:u|y|owo)?)(?!\w)|"
    r"周末|週末|주말|نهاية الأسبوع|सप्ताहांत|वीकेंड"
)
WHICH_WEEKDAY: Final = (
    r"(?:which|what) (?:week)?days?(?!\w)|welche[mnr]? (?:wochen)?tag|quels? jours?|"
    r"qué días?|(?:che|quale|quali) giorn[oi]|que dias?(?!\w)|welke dag|"
    r"(?:jaki|który) dzień|(?:jakim|którym) dniu|jakie dni|(?:星期|周|週|礼拜)几|"
    r"哪一?天|何曜日|どの曜日|(?:무슨|어느) 요일|أي (?:يوم|أيام)|किस दिन|कौन से दिन"
)

_SHORT: Final = {
    "en": "mon tue wed thu fri sat sun|mo tu we th fr sa su|- tues - thur",
    "de": "mo di mi do fr sa so",
    "fr": "lun mar mer jeu ven sam dim",
    "es": "lun mar mié jue vie sáb dom|- - mie - - sab -|lu ma mi ju vi sa do",
    "it": "lun mar mer gio ven sab dom",
    "pt": "seg ter qua qui sex sáb dom",
    "nl": "ma di wo do vr za zo",
    "pl": "pon wt śr czw pt sob nd|pn - - cz - so niedz",
}
LINE_DAYS: Final[dict[str, dict[str, int]]] = {
    language: {
        name: day
        for names in rows.split("|")
        for day, name in enumerate(names.split())
        if name != "-"
    }
    for language, rows in _SHORT.items()
}
"""Short names at the beginning of a line of hours; Monday is 0."""
