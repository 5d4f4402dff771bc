"""Words for recurring times per language: weekdays, kinds of days, seasons, all year.

Written for this project. Patterns are matched against lower-case text; weekdays are
seven patterns, Monday first.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

WEEKDAY_PATTERNS: Final[dict[str, str]] = {
    "en": "mondays? tuesdays? wednesdays? thursdays? fridays? saturdays? sundays?",
    "de": "montag(?:s|e|en)? dienstag(?:s|e|en)? mittwoch(?:s|e|en)? donnerstag(?:s|e|en)? freitag(?:s|e|en)? (?:samstag|sonnabend)(?:s|e|en)? sonntag(?:s|e|en)?",
    "fr": "lundis? mardis? mercredis? jeudis? vendredis? samedis? dimanches?",
    "es": "lunes martes mi[eé]rcoles jueves viernes s[aá]bados? domingos?",
    "it": "luned[iì] marted[iì] mercoled[iì] gioved[iì] venerd[iì] sabat[oi] domenic(?:a|he)",
    "pt": "segundas?-feiras? ter[cç]as?-feiras? quartas?-feiras? quintas?-feiras? sextas?-feiras? s[aá]bados? domingos?",
    "nl": "maandag(?:s|en)? dinsdag(?:s|en)? woensdag(?:s|en)? donderdag(?:s|en)? vrijdag(?:s|en)? zaterdag(?:s|en)? zondag(?:s|en)?",
    "pl": "poniedzia(?:łek|łku|łki|łkiem|łków) wtor(?:ek|ku|ki|kiem|ków) śr(?:oda|odę|ody|odą|ód|odzie) czwart(?:ek|ku|ki|kiem|ków) piąt(?:ek|ku|ki|kiem|ków) sob(?:ota|otę|oty|otą|ót|ocie) niedziel(?:a|ę|e|i|ą|ami)?",
    "zh": "(?:周|星期|礼拜|週)一 (?:周|星期|礼拜|週)二 (?:周|星期|礼拜|週)三 (?:周|星期|礼拜|週)四 (?:周|星期|礼拜|週)五 (?:周|星期|礼拜|週)六 (?:周|星期|礼拜|週)[日天]",
    "ja": "月曜 火曜 水曜 木曜 金曜 土曜 日曜",
    "ko": "월요일 화요일 수요일 목요일 금요일 토요일 일요일",
    "ar": "[وبل]?ال[إا]ثنين [وبل]?الثلاثاء [وبل]?ال[أا]ربعاء [وبل]?الخميس [وبل]?الجمعة [وبل]?السبت [وبل]?ال[أا]حد",
    "hi": "सोमवार मंगलवार बुधवार (?:गुरुवार|बृहस्पतिवार) शुक्रवार शनिवार (?:रविवार|इतवार)",
}

# Kind -> pattern. Kinds: weekend, workday, daily, year, spring, summer, autumn, winter.
OCCASION_PATTERNS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "weekend": "weekends?",
        "workday": "weekdays?|working days?|business days?|workdays?",
        "daily": "daily|every day|each day|(?:seven|7) days a week",
        "year": "all year(?:[ -]round| long)?|year[- ]round|(?:throughout|through) the year|(?:the )?(?:whole|entire|full) year|at any time of (?:the )?year|twelve months a year",
        "spring": "in (?:the |early |late )?spring|springtime",
        "summer": "summers?|summertime",
        "autumn": "autumns?|in (?:the )?fall",
        "winter": "winters?|wintertime",
    },
    "de": {
        "weekend": "wochenend(?:e|en|s)?",
        "workday": "werktag(?:s|e|en)?|wochentag(?:s|e|en)?|unter der woche",
        "daily": "täglich|jeden tag|an allen (?:wochen)?tagen",
        "year": "ganzjährig\\w*|(?:das )?(?:ganze|gesamte) jahr|rund ums jahr|zu jeder jahreszeit",
        "spring": "frühlings?|frühjahrs?",
        "summer": "sommers?|sommermonate\\w*",
        "autumn": "herbst(?:es|s)?|herbstmonate\\w*",
        "winter": "winters?|wintermonate\\w*",
    },
    "fr": {
        "weekend": "week-?ends?|fins? de semaine",
        "workday": "jours? ouvr(?:able|é)s?|en semaine|jours? de semaine",
        "daily": "tous les jours|chaque jour|quotidiennement|7 jours sur 7|sept jours sur sept",
        "year": "toute l[’']année|à l[’']année|en toute saison",
        "spring": "printemps",
        "summer": "(?:en |d[’']|l[’']|cet )été|période estivale|saison estivale",
        "autumn": "automne",
        "winter": "hivers?|période hivernale|saison hivernale",
    },
    "es": {
        "weekend": "fin(?:es)? de semana",
        "workday": "días? (?:laborables?|hábiles)|entre semana",
        "daily": "todos los días|a diario|diariamente|cada día",
        "year": "todo el año|el año entero|durante el año",
        "spring": "primavera",
        "summer": "veranos?|meses estivales",
        "autumn": "otoño",
        "winter": "inviernos?",
    },
    "it": {
        "weekend": "week-?ends?|fine settimana",
        "workday": "giorn[oi] ferial[ei]|feriali|giorn[oi] lavorativ[oi]",
        "daily": "tutti i giorni|ogni giorno|quotidianamente",
        "year": "tutto l[’']anno|l[’']intero anno",
        "spring": "primavera",
        "summer": "(?:d[’'])?estate|mesi estivi",
        "autumn": "autunno",
        "winter": "inverno|mesi invernali",
    },
    "pt": {
        "weekend": "fi(?:m|ns) de semana|finais de semana|final de semana",
        "workday": "dias? (?:úteis|útil)|dias? de semana",
        "daily": "todos os dias|diariamente|cada dia",
        "year": "todo o ano|o ano (?:todo|inteiro)",
        "spring": "primavera",
        "summer": "verão",
        "autumn": "outono",
        "winter": "inverno",
    },
    "nl": {
        "weekend": "weekend(?:s|en)?|weekeinde(?:n)?",
        "workday": "werkdag(?:en)?|doordeweeks|weekdagen|door de week",
        "daily": "dagelijks|elke dag|iedere dag|alle dagen",
        "year": "(?:het )?(?:hele|gehele) jaar(?: door)?|jaarrond",
        "spring": "lente|voorjaar",
        "summer": "zomers?|zomermaanden",
        "autumn": "herfst|najaar",
        "winter": "winters?|wintermaanden",
    },
    "pl": {
        "weekend": "weekend(?:y|u|ach|em|ami)?",
        "workday": "dni(?:ach)? (?:robocze|roboczych|powszednie|powszednich)|w tygodniu",
        "daily": "codziennie|każdego dnia|wszystkie dni",
        "year": "cały rok|całego roku|cał(?:ym|ego) roku|całoroczn\\w+|okrągły rok",
        "spring": "wiosn[aąęy]|wiośnie",
        "summer": "latem|lata|lecie|letnich miesiącach",
        "autumn": "jesień|jesieni|jesienią",
        "winter": "zim[aąęy]|zimie",
    },
    "zh": {
        "weekend": "周末|週末|双休日",
        "workday": "工作日|平日",
        "daily": "每天|每日|天天",
        "year": "全年|一年四季|终年|整年",
        "spring": "春季|春天",
        "summer": "夏季|夏天",
        "autumn": "秋季|秋天",
        "winter": "冬季|冬天",
    },
    "ja": {
        "weekend": "週末|土日",
        "workday": "平日",
        "daily": "毎日",
        "year": "一年中|年間を通|通年|年中|一年を通",
        "spring": "春(?:季|期|だけ|のみ|の間|は|も|に)",
        "summer": "夏(?:季|期|だけ|のみ|の間|は|も|に)",
        "autumn": "秋(?:季|期|だけ|のみ|の間|は|も|に)",
        "winter": "冬(?:季|期|だけ|のみ|の間|は|も|に)",
    },
    "ko": {
        "weekend": "주말",
        "workday": "평일",
        "daily": "매일",
        "year": "연중|(?:일|1)년 내내|사계절 내내",
        "spring": "봄(?:철|에)",
        "summer": "여름",
        "autumn": "가을(?:철|에)",
        "winter": "겨울",
    },
    "ar": {
        "weekend": "(?:عطلة|عطلات|نهاية|نهايات) (?:نهاية )?(?:ال)?[أا]سبوع",
        "workday": "أيام (?:العمل|الأسبوع)",
        "daily": "يوميا|يوميًا|كل يوم|جميع الأيام|كل الأيام",
        "year": "(?:طوال|على مدار|طيلة) (?:العام|السنة)",
        "spring": "الربيع",
        "summer": "الصيف",
        "autumn": "الخريف",
        "winter": "الشتاء",
    },
    "hi": {
        "weekend": "सप्ताहांत|सप्ताहान्त|वीकेंड",
        "workday": "कार्यदिवस\\S*|कार्य दिवस\\S*",
        "daily": "प्रतिदिन|रोज़|रोज|हर दिन|रोज़ाना|रोजाना",
        "year": "(?:पूरे|सारे) (?:साल|वर्ष)|(?:साल|वर्ष) ?भर",
        "spring": "वसंत",
        "summer": "गर्मी|गर्मियों|ग्रीष्म",
        "autumn": "शरद|पतझड़",
        "winter": "सर्दी|सर्दियों|शीतकाल",
    },
}

# Months that surely belong to a season and those that may, in the northern half.
SEASON_MONTHS: Final[dict[str, tuple[str, str]]] = {
    "spring": ("4", "3 4 5 6"),
    "summer": ("7 8", "4 5 6 7 8 9"),
    "autumn": ("10", "9 10 11 12"),
    "winter": ("1", "11 12 1 2 3"),
}

HOLIDAYS: Final = frozenset(
    "public bank holiday holidays feiertag feiertags feiertage feiertagen feiertäglich jour jours férié fériés fête fêtes "
    "festivo festivos fiesta fiestas feriado feriados festivi festività feestdag feestdagen święta święto świąteczne".split()
)
"""Words for days off beside days of the week: "Sundays and public holidays"."""
