"""Words for a place in an order: "second highest", and for age: "oldest".

Written for this project. Patterns for lower-case text.
"""

# ruff: noqa: E501 -- patterns read better whole
from __future__ import annotations

from typing import Final

# Ordinals that stand before a superlative, by the place they give.
ORDINALS: Final[dict[int, str]] = {
    2: r"second|2nd|zweit|deuxième|2e|second|segund[oa]|second[oa]|tweede|op (?:een|één) na|drug[ai]\w*|第二|第2|(?:2|二)番目に|두 ?번째로|ثاني|दूसर[ािे]\w*",
    3: r"third|3rd|dritt|troisième|3e|tercer[oa]?|terz[oa]|terceir[oa]|derde|op twee na|trzeci\w*|第三|第3|(?:3|三)番目に|세 ?번째로|ثالث|तीसर[ािे]\w*",
    4: r"fourth|4th|viert|quatrième|4e|cuart[oa]|quart[oa]|vierde|op drie na|czwart\w*|第四|第4|(?:4|四)番目に|네 ?번째로|رابع|चौथ[ािे]\w*",
}

# Superlatives; the group is the adjective, told by its first letters.
SUPERLATIVES: Final[dict[str, str]] = {
    "en": r"(?<!\w)(\w{2,}est)\b|most (\w{3,})",
    "de": r"(?:zweit|dritt|viert)?(größt|höchst|\w{3,}?st)(?:e|er|en|es|em)\b",
    "fr": r"(?:plus )(?!de\b|tard|tôt)(\w{3,})",
    "es": r"más (\w{3,})|(mayor|menor|mejor|peor)\b",
    "it": r"più (\w{3,})|(maggior|minor|miglior|peggior)\w*",
    "pt": r"mais (\w{3,})|(maior|menor|melhor|pior)\b",
    "nl": r"(\w{3,}st)e?\b",
    "pl": r"(naj\w{3,})",
    "zh": r"(?:最|第[二三四])([大小高低长短多少早晚老新贵重])",
    "ja": r"(?:最も|一番|番目に)(\w{1,2})",
    "ko": r"(?:가장|번째로) ?(\w{1,2})",
    "ar": r"(?:ثاني|ثالث|رابع)?\s?((?:ال)?[أا](?:كبر|طول|على|قدم|صغر|قصر|حدث))",
    "hi": r"सबसे (\S{2,})",
}

# What asks for the first or the last in time.
OLDEST: Final = r"\b(?:old|earli)est\b|\bältest|älteste|\bplus (?:ancien|vieux|vieil)|más antigu|más viej|più (?:antic|vecchi)|mais (?:antig|velh)|\boudste|najstarsz|最古|最早|最老|最も古|一番古|가장 오래|가장 먼저|الأقدم|أقدم|सबसे पुरान|\bfirst (?:built|opened|founded)"
NEWEST: Final = r"\b(?:new|young|lat)est\b|most recent|\bneueste|\bjüngste|\bplus (?:récent|jeune|nouve)|más (?:nuev|reciente|joven)|più (?:recente|nuov|giovane)|mais (?:recente|nov|jove)|\bnieuwste|\bjongste|najnowsz|najmłodsz|最新|最晚|最も新|一番新|가장 최근|가장 새|الأحدث|أحدث|सबसे नय"
