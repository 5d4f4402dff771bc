"""Words that make a span of time a rhythm: every 15 minutes, 15分おき.

Written for this project. Lower case.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

EVERY: Final = (
    r"every|each|once in|intervals? of|einmal in|alle|aller|jede[nrs]?|im abstand von|toutes les|tous les|chaque|cada|todos los|todas las|"
    r"ogni|a cada|de|elke|iedere|om de|om het|co|każd[ąey]|كل|हर|प्रत्येक"
)
"""Right before the span."""
EVERY_DENSE: Final = ("每隔", "每", "毎", "매")
EVERY_AFTER: Final = (
    "おき",
    "ごと",
    "毎に",
    "間隔",
    "마다",
    "간격",
    "में एक बार",
    "一次",
    "一班",
    "一回",
    "에 한 번",
)
"""Right after it."""
SPANS_BEFORE: Final = {
    "hour": (
        "1時間に",
        "一時間に",
        "1小时",
        "한 시간에",
        "1시간에",
        "घंटे में",
        "في الساعة",
        "كل ساعة",
    ),
    "day": ("1日に", "一日に", "一天", "하루에", "दिन में", "في اليوم", "يوميا", "يوميًا"),
    "week": (
        "1週間に",
        "週に",
        "一周",
        "일주일에",
        "주에",
        "हफ़्ते में",
        "सप्ताह में",
        "في الأسبوع",
    ),
    "month": ("月に", "1か月に", "一个月", "한 달에", "महीने में", "في الشهر"),
    "year": (
        "年に",
        "1年に",
        "一年",
        "일 년에",
        "साल में",
        "वर्ष में",
        "في السنة",
        "في العام",
    ),
}
"""What an event is counted in, before or after the count, where no rate is read."""
NTH: Final = {
    2: r"second|other|2nd|zweiten?|2\.|deuxième|deux|segund[oa]|dos|second[oa]|due|dois|duas|tweede|andere|twee|drug[iaą]|dwa",
    3: r"third|3rd|dritten?|3\.|troisième|trois|tercer|tres|terz[oa]|tre|terceir[oa]|três|derde|drie|trzeci[ąa]?|trzy",
    4: r"fourth|4th|vierten?|4\.|quatrième|quatre|cuart[oa]|cuatro|quart[oa]|quattro|quatro|vierde|czwart[ąy]",
}
"""Behind "every", before a day of the week: in how many weeks it comes once."""
NTH_AFTER: Final = {
    2: r"sur deux|su due|de cada dos|sim,? \w+ não",
    3: "sur trois|su tre",
}
"""Behind the day: "un jeudi sur deux"."""
HOW_OFTEN: Final = (
    r"(?<!\w)(?:how often|how many times|at what intervals?|wie oft|wie häufig|hoe vaak|"
    r"in welche[nm] abst[aä]nd(?:en)?|om de hoeveel|à quelle fréquence|tous les combien|cada cuánto|con qué frecuencia|ogni quanto|"
    r"con che frequenza|com que frequência|de quanto em quanto|jak często)(?!\w)|"
    r"多久.{0,6}一次|每隔多久|どのくらいの頻度|何[日週年か月]+(?:おき|ごと|に一度)|얼마나 자주|"
    r"كم مرة|कितनी बार"
)
"""In questions."""
