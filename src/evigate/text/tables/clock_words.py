"""How ten languages tell the time of day in words.

Written for this project. Each template is a pattern: ``{H}`` stands for an hour in words
or digits, ``{M}`` for minutes, ``{P}`` for a part of the day. The number before it is
what is added to the hour in minutes, ``M`` or ``-M`` the minutes read. Chinese,
Japanese and Korean times are read by pattern in :mod:`evigate.text.dates.dense`.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

# A time may end a statement or meet another word of time, but no noun that it counts.
_ENDS = (
    r"(?=[^\w\s]|$|\s(?:a|à|às|al|alle|até|at|and|bis|ce|da|de|del|di|do|du|e|el|en|est|et|fino|fin|hasta|i|"
    r"in|il|jusqu'à|la|le|los|na|on|op|os|para|por|pour|se|tot|und|w|y|é|è|każdego|codziennie|"
    r"cada|ogni|todos|tutti|chaque|tous|elke|täglich|daily|every|each|sharp|precies|en punto)\b)"
)

TEMPLATES: Final[dict[str, str]] = {
    "en": f"""
        30|half past {{H}}(?: o'clock)?(?: {{P}})?
        15|(?:a )?quarter (?:past|after) {{H}}(?: o'clock)?(?: {{P}})?
        -15|(?:a )?quarter (?:to|before|till) {{H}}(?: o'clock)?(?: {{P}})?
        M|{{M}}(?: minutes)? past {{H}}(?: o'clock)?(?: {{P}})?
        -M|(?<!from )(?<!between ){{M}}(?: minutes)? to {{H}}(?: o'clock)? {{P}}
        -M|{{M}} minutes to {{H}}{_ENDS}
        0|{{H}} o'clock(?: {{P}})?
        M|{{H}}[ -]{{M}} {{P}}
        M|(?:at|until|till|by|before|after) {{W}}[ -]{{M}}{_ENDS}
        0|{{H}} {{P}}
    """,
    "de": """
        -30|(?:{P} )?(?:um |gegen )?halb {H}(?: uhr)?(?: {P})?
        15|(?:{P} )?(?:um |gegen )?viertel nach {H}(?: uhr)?(?: {P})?
        -15|(?:{P} )?(?:um |gegen )?(?:viertel vor|dreiviertel) {H}(?: uhr)?(?: {P})?
        M|(?:{P} )?(?:um |gegen |bis ){M}(?: minuten)? nach {H}(?: uhr)?(?: {P})?
        -M|(?:{P} )?(?:um |gegen |bis ){M}(?: minuten)? vor {H}(?: uhr)?(?: {P})?
        M|(?:{P} )?(?:um |gegen )?{H} uhr {M}(?! ?(?:€|eur|cent|fr|chf|%))(?: {P})?
        0|(?:{P} )?(?:um |gegen )?{H} uhr(?: {P})?
        0|{H} {P}
        0|{P} (?:um|gegen|ab|bis) {H}
    """,
    "nl": """
        -30|(?:om )?half {W}(?: uur)?(?: {P})?
        -30|om half {H}(?: uur)?(?: {P})?
        15|(?:om )?kwart over {H}(?: uur)?(?: {P})?
        -15|(?:om )?kwart voor {H}(?: uur)?(?: {P})?
        M|(?:om |tot ){M}(?: minuten)? over {W}(?: uur)?(?: {P})?
        -M|(?:om |tot ){M}(?: minuten)? voor {W}(?: uur)?(?: {P})?
        0|(?:om|vanaf|tot|rond|na|voor) {W} uur(?: {P})?
        0|{H} uur {P}
        0|{P} (?:om|tot|vanaf) {H}(?: uur)?
        0|(?:om )?{H} {P}
    """,
    "fr": """
        30|{H} heures? et demie? {P}
        15|{H} heures? et quart(?: {P})?
        -15|{H} heures? moins le quart(?: {P})?
        M|{H} heures? {M}(?: {P})?
        -M|{H} heures? moins {M}(?: {P})?
        0|{H} ?(?:heures?|h) {P}
        30|(?:à|vers|dès|jusqu'à|avant|après|est|depuis) {W} heures? et demie?
        0|(?:à|vers|dès|jusqu'à|avant|est) {W} heures?(?! d[e'u])
        0|(?:de|d') ?{W} heures?(?= à )
        30|midi et demie?
    """,
    "es": f"""
        30|(?:las? )?{{H}} y media {{P}}
        15|(?:las? )?{{H}} y cuarto(?: {{P}})?
        -15|(?:las? )?{{H}} menos cuarto(?: {{P}})?
        30|las? {{W}} y media
        M|las? {{H}} y {{M}}(?: {{P}})?
        -M|las? {{H}} menos {{M}}(?: {{P}})?
        0|(?:las? )?{{H}}(?: horas| ?h)? {{P}}
        0|las? {{W}} (?:en punto|horas)
        0|(?:a|hasta|desde|sobre|entre|hacia|son) las? {{W}}{_ENDS}
        0|de las? {{W}}(?= a las? )
    """,
    "it": f"""
        30|(?:{{L}})?{{H}} e mezz[ao] {{P}}
        30|{{L}}{{H}} e (?:mezz[ao]|trenta)(?: {{P}})?
        15|(?:{{L}})?{{H}} e un quarto(?: {{P}})?
        -15|(?:{{L}})?{{H}} meno un quarto(?: {{P}})?
        M|{{L}}{{H}} e {{M}}(?: {{P}})?
        -M|{{L}}{{H}} meno {{M}}(?: {{P}})?
        0|(?:{{L}})?{{H}} {{P}}
        0|{{L}}{{W}}{_ENDS}
    """,
    "pt": f"""
        30|(?:{{L}})?{{H}}(?: horas)? e meia {{P}}
        30|{{L}}{{H}}(?: horas)? e meia
        15|(?:{{L}})?{{H}} e um quarto(?: {{P}})?
        -15|(?:{{L}})?{{H}} menos um quarto(?: {{P}})?
        -M|(?:{{L}})?{{M}} para as? {{H}}(?: {{P}})?
        M|{{L}}{{H}}(?: horas)? e {{M}}(?: {{P}})?
        0|(?:{{L}})?{{H}}(?: ?horas?| ?h)? {{P}}
        0|(?:às|à|das|pelas) {{W}}(?: horas?| em ponto)?{_ENDS}
    """,
    "pl": f"""
        -30|(?:o )?wpół do {{H}}(?: {{P}})?
        15|(?:o )?kwadrans po {{H}}(?: {{P}})?
        -15|(?:o )?za kwadrans {{H}}(?: {{P}})?
        M|{{M}} po {{W}}(?: {{P}})?
        -M|za {{M}} {{W}}(?: {{P}})?
        30|(?:{{L}})?{{W}} trzydzieści(?: {{P}})?
        0|(?:{{L}})?{{H}} {{P}}
        0|(?:godzin[aąyęie]+|godz\\.) {{H}}
        0|(?:o|od|do|przed|po|około) {{W}}{_ENDS}
    """,
    "ar": """
        30|(?:الساعة )?{H} والنصف(?: {P})?
        15|(?:الساعة )?{H} والربع(?: {P})?
        20|(?:الساعة )?{H} والثلث(?: {P})?
        -15|(?:الساعة )?{H} إلا (?:ربع[اًا]*|الربع)(?: {P})?
        -20|(?:الساعة )?{H} إلا (?:ثلث[اًا]*|الثلث)(?: {P})?
        M|(?:الساعة )?{H} و{M}(?: دقائق| دقيقة)?(?: {P})?
        0|(?:الساعة )?{H} {P}
        0|الساعة {H}
    """,
    "hi": """
        30|(?:{P} (?:के )?)?साढ़े {H} बजे
        15|(?:{P} (?:के )?)?सवा {H} बजे
        -15|(?:{P} (?:के )?)?पौने {H} बजे
        90|(?:{P} (?:के )?)?डेढ़ बजे
        150|(?:{P} (?:के )?)?ढाई बजे
        M|(?:{P} (?:के )?)?{H} बजकर {M} मिनट
        0|(?:{P} (?:के )?)?{H} बजे
    """,
}

LEADS: Final[dict[str, str]] = {
    "it": r"(?:alle|dalle|delle|le|ore|all'|dall'|dell'|l'|sulle|verso le) ?",
    "pt": r"(?:às|à|das|da|as|pelas|até às) ",
    "pl": r"(?:o|od|do|przed|po|około|godzin[aąyęie]+|godz\.) ",
}

PARTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "am": "in the (?:early )?morning|a\\.?m\\.?",
        "pm": "in the (?:late |early )?(?:afternoon|evening)|p\\.?m\\.?",
        "night": "at night|in the night",
    },
    "de": {
        "am": "morgens|früh|vormittags|am (?:frühen )?(?:morgen|vormittag)|in der früh",
        "pm": "nachmittags|abends|am (?:späten |frühen )?(?:nachmittag|abend)",
        "noon": "mittags|am mittag",
        "night": "nachts|in der nacht",
    },
    "nl": {
        "am": "'s (?:ochtends|morgens)|in de ochtend",
        "pm": "'s (?:avonds|middags|namiddags)|in de (?:avond|middag|namiddag)",
        "night": "'s nachts|in de nacht",
    },
    "fr": {
        "am": "du matin|le matin",
        "pm": "de l'après-midi|l'après-midi|du soir|le soir",
        "night": "de la nuit|la nuit",
    },
    "es": {
        "am": "de la mañana|de la madrugada|por la mañana",
        "pm": "de la tarde|por la tarde",
        "noon": "del mediodía",
        "night": "de la noche|por la noche",
    },
    "it": {
        "am": "del mattino|di mattina|della mattina",
        "pm": "del pomeriggio|di sera|della sera",
        "night": "di notte|della notte",
    },
    "pt": {
        "am": "da manhã|da madrugada",
        "pm": "da tarde",
        "night": "da noite",
    },
    "pl": {
        "am": "rano|przed południem|nad ranem",
        "pm": "po południu|wieczorem|wieczór",
        "night": "w nocy",
    },
    "ar": {
        "am": "صباح[اًا]*|فجر[اًا]*|في الصباح",
        "pm": "مساء[ًا]?|بعد الظهر|عصر[اًا]*|في المساء",
        "noon": "ظهر[اًا]*",
        "night": "ليل[اًا]*",
    },
    "hi": {
        "am": "सुबह|तड़के|प्रातः",
        "pm": "शाम",
        "noon": "दोपहर",
        "night": "रात",
    },
}

LEAD_IN: Final = (
    r"(?:(?:um|gegen|bis|ab|om|vanaf|tot|rond|na|voor|à|vers|dès|jusqu'à|avant|après|est|"
    r"depuis|de|a(?= las? )|hasta|desde|sobre|entre|hacia|son|las?|alle|dalle|delle|le|ore|sulle|verso|"
    r"às|das|da|as|pelas|até|o|od|do|przed|po|około|at|until|till|by|before|after) |"
    r"(?:all|dall|dell|l|d)'|à )*"
)
"""What stands before a time, and is no part of it."""

HOURS: Final[dict[str, dict[str, int]]] = {
    "fr": {"dix-sept": 17, "dix-huit": 18, "dix-neuf": 19, "vingt et une": 21}
    | {"vingt-et-une": 21, "vingt-deux": 22, "vingt-trois": 23, "vingt-quatre": 24},
    "pl": {
        form: hour
        for hour, stem in enumerate(
            "pierwsz drug trzeci czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast "
            "trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast dwudziest".split(),
            start=1,
        )
        for form in (
            (stem + "a", stem + "iej")
            if stem == "drug"
            else (stem + "a", stem + "ej", stem + "ą")
        )
    },
    "ar": {
        word.replace("_", " "): hour
        for hour, words in enumerate(
            "الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة "
            "الحادية_عشرة الثانية_عشرة".split(),
            start=1,
        )
        for word in (words, words.removesuffix("ة") + "ه")
    },
}
"""Hours that are told by other words than the numbers."""

HALVES: Final[dict[str, str]] = {
    phrase: half
    for half, phrases in {
        "am": "上午 早上 清晨 早晨 凌晨 午前 朝 오전 아침 새벽",
        "pm": "下午 晚上 傍晚 晚间 晚間 午后 午後 夕方 夜 晚 오후 저녁",
        "noon": "中午 正午 昼 낮",
        "night": "夜里 夜裡 夜间 夜間 深夜 半夜 밤",
    }.items()
    for phrase in phrases.split()
}
"""Parts of the day before an hour in Chinese, Japanese and Korean."""

TRIGGERS: Final[dict[str, frozenset[str]]] = {
    word: frozenset(languages.split("/"))
    for languages, words in {
        "en": "past clock morning afternoon evening night quarter thirty fifteen",
        "de": "uhr halb viertel dreiviertel morgens früh vormittags nachmittags abends nachts "
        "mittags vormittag nachmittag abend",
        "nl": "uur kwart ochtends middags namiddags avonds",
        "en/nl": "half",
        "fr": "heures heure soir matin demi demie",
        "es": "noche mañana media cuarto",
        "es/pt": "tarde madrugada",
        "it": "mezza mezzo mattino pomeriggio sera mattina",
        "pt": "manhã noite meia",
        "pl": "wpół kwadrans rano południu wieczorem godzinie godz godziny",
        "ar": "الساعة صباحا صباحاً صباحًا مساء مساءً ظهرا ظهراً ظهرًا عصرا ليلا ليلاً ليلًا والنصف والربع",
        "hi": "बजे बजकर",
    }.items()
    for word in words.split()
}

LEAD_WORDS: Final[dict[str, str]] = {
    word: language
    for language, words in {
        "en": "at until till by",
        "de": "um gegen abends morgens nachmittags",
        "nl": "om vanaf tot rond half",
        "fr": "à vers dès",
        "es": "las la",
        "it": "alle dalle delle ore",
        "pt": "às das pelas",
        "pl": "o od do przed po około godz. godz godzinie godzina",
    }.items()
    for word in words.split()
}
"""Words right before an hour in words that may make it a time of day."""

CLOCK_LEADS: Final = frozenset(
    "at until till from um ab bis von om vanaf van tot à dès las alle dalle ore às das "
    "o od do godz. الساعة".split()
)
"""Words before a bare number that may be an hour."""

SURE_CLOCK_LEADS: Final = frozenset(
    "om um alle dalle ore las às das godz. godz".split()
)
"""Those of them that lead to times of day far more often than to amounts."""

DOTTED_LEADS: Final = CLOCK_LEADS | frozenset("de da between entre".split())
"""Words before 9.30, where the text speaks of opening hours."""

OPENING_WORDS: Final = (
    "open opens close closing hours geöffnet öffnet offen schließt öffnungszeiten "
    "horario abierto abierta abre cierra horaires ouvert ferme orari orario apert "
    "chius horário aberto aberta fecha funciona geopend openingstijden gesloten "
    "czynn otwart zamknię godziny".split()
)
"""Words of opening hours, as they stand or as beginnings."""

TIMES_OF_DAY: Final = frozenset(
    "morning noon afternoon evening night midday midnight morgens vormittags mittags "
    "nachmittags abends nachts morgen vormittag mittag nachmittag abend nacht matin "
    "midi après-midi soir nuit mañana mediodía tarde noche mattina mattino mezzogiorno "
    "pomeriggio sera notte manhã noite ochtend middag avond nacht 's-ochtends rano "
    "południe popołudniu wieczorem nocy".split()
)
"""Parts of the day by name."""
