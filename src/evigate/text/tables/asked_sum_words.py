"""Questions that a calculation answers: how much lighter, how many in all, the rest.

Written for this project. Lower case, by language; patterns of whole words.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

_COMPARATIVES_EN: Final = (
    "more|fewer|less|longer|shorter|taller|higher|lower|heavier|lighter|cheaper|dearer|older|younger|bigger|smaller|"
    "larger|faster|slower|wider|deeper|warmer|colder|hotter|cooler|earlier|later|further|farther|closer|stronger"
)
_COMPARATIVES_DE: Final = (
    "mehr|weniger|länger|kürzer|größer|kleiner|höher|niedriger|schwerer|leichter|billiger|teurer|günstiger|älter|"
    "jünger|schneller|langsamer|breiter|tiefer|wärmer|kälter|weiter|näher"
)
_COMPARATIVES_NL: Final = (
    "meer|minder|langer|korter|groter|kleiner|hoger|lager|zwaarder|lichter|goedkoper|duurder|ouder|jonger|sneller|"
    "langzamer|breder|dieper|warmer|kouder|verder"
)
DIFFERENCE_ASKED: Final = (
    rf"how (?:much|many) (?:\w+ )?(?:{_COMPARATIVES_EN})|by how (?:much|many)|difference (?:between|in)|"
    rf"um wie ?viel|wie ?viele? (?:\w+ )?(?:{_COMPARATIVES_DE})|unterschied zwischen|differenz zwischen|"
    r"de combien|combien (?:\S+ ){0,3}de (?:plus|moins)|différence entre|"
    r"cuánt[oa]s? (?:\w+ )?(?:más|menos)|en cuánto (?:subi|baj|aument|crec|disminu)\w*|diferencia entre|"
    r"di quanto|quant[oiae] (?:\w+ )?(?:in )?(?:più|meno)|differenza tra|"
    r"quant[oa]s? (?:\w+ )?(?:a )?(?:mais|menos)|em quanto|diferença entre|"
    rf"hoeveel (?:\w+ )?(?:{_COMPARATIVES_NL})|met hoeveel|verschil tussen|"
    r"o ile|ile (?:\w+ )?(?:więcej|mniej)|różnica między"
)
"""How much one thing differs from another."""
DIFFERENCE_ASKED_DENSE: Final = (
    r"相差|差多少|[多少贵重轻长短高低大小]多少|便宜多少|どれだけ[多少重軽長短高安低大小]|どれくらい[多少重軽長短高安低大小]|얼마나 더|차이|الفرق بين|كم يزيد|"
    r"कितना (?:अधिक|कम|ज़्यादा)|कितने (?:अधिक|कम|ज़्यादा)"
)
TOTAL_ASKED: Final = (
    r"in total|in all|altogether|total number|combined|all together|insgesamt|zusammen|gesamtzahl|au total|en tout|"
    r"en total|in totale|in tutto|ao todo|no total|in totaal|bij elkaar|łącznie|razem|w sumie"
)
"""What several things are together."""
TOTAL_ASKED_DENSE: Final = "一共|总共|總共|合計|全部で|합계|모두|المجموع|إجمالا|कुल"
REST_ASKED: Final = (
    r"not|don't|doesn't|isn't|aren't|outside|other than|except|without|remaining|nicht|keine?n?|außerhalb|ohne|übrigen|"
    r"hors|pas|en dehors|fuera|no|sin|fuori|non|senza|fora|não|sem|niet|geen|buiten|zonder|poza|nie|bez"
)
"""What is left of a whole without a part of it."""
REST_ASKED_DENSE: Final = (
    "以外|之外|不[在是会]|没有|ない|아닌|않는|खارج|خارج|ليس|غير|नहीं|बाहर"
)
HALF_ASKED: Final = (
    r"half|50 ?(?:%|percent)|halb\w*|hälfte|mi-temps|moitié|demi-?\w*|50 ?(?:prozent|pour cent|por ciento|per cento|procent)|"
    r"medi[oa]|mitad|metà|mezz[oa]|mei[oa]|metade|halve|helft|pół|połow\w*"
)
"""Half of the full measure."""
HALF_ASKED_DENSE: Final = "一半|半日制|半分|절반|نصف|आधा|आधे"
IN_PROPORTION: Final = (
    r"in proportion|proportional(?:ly)?|pro rata|anteilig|im verhältnis|entsprechend anteilig|au prorata|proportionnel\w*|"
    r"proporcional\w*|en proporción|in proporzione|proporzional\w*|em proporção|naar rato|evenredig|naar verhouding|"
    r"proporcjonaln\w*"
)
"""A right that shrinks with the hours worked."""
IN_PROPORTION_DENSE: Final = "按比例|比例して|比例|비례|بالتناسب|अनुपात"
OPPOSITE_DIFFERENCES: Final = tuple(
    tuple(pair.split())
    for pair in (
        "heavier lighter;dearer cheaper;taller shorter;wider narrower;earlier later;schwerer leichter;teurer billiger;"
        "teurer günstiger;zwaarder lichter;duurder goedkoper;früher später;vroeger later;cięższy lżejszy"
    ).split(";")
)
"""Comparatives of which one turns the other round."""
CHANGED_BY: Final = frozenset("by um de d' di em met o".split())
"""Right before an amount by which something changes."""
PER_YEAR_ASKED: Final = (
    r"per year|a year|each year|annually|yearly|pro jahr|im jahr|jährlich|par an|à l'année|al año|por año|anuales?|all'anno|"
    r"annu[aei]\w*|por ano|ao ano|per jaar|jaarlijks|rocznie|na rok|w roku"
)
"""What a monthly price makes in a year."""
PER_YEAR_ASKED_DENSE: Final = (
    "每年|一年|年間|1年で|연간|일 년에|سنويا|في السنة|साल में|प्रति वर्ष"
)
OUT_OF: Final = (
    r"(?:out )?of(?: the| our| its| all)?|von(?: den| insgesamt)?|der|sur(?: les)?|parmi les|des|d[ei](?: los| las)?|de un total de|"
    r"d[eo]s|da[rs]|su|dei|delle|van(?: de)?|z(?: ogółem)?|spośród|na"
)
"""Between a part and its whole: "14 of the 22 members"."""
