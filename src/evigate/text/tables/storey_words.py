"""Words for the floors of a building, by language.

Written for this project. Lower case; ordinals are beginnings of words, from the first.
"""

# Word lists: long lines, split where read.
# ruff: noqa: E501

from __future__ import annotations

from typing import Final

FLOORS: Final[dict[str, str]] = {
    "en": "floor|storey|story|level",
    "de": "stock|stockwerk|etage|geschoss|obergeschoss|og",
    "fr": "étage|niveau",
    "es": "piso|planta",
    "it": "piano",
    "pt": "andar|piso",
    "nl": "verdieping|etage",
    "pl": r"pięt\w+",
    "zh": "[楼樓层層階]",
    "ja": "階",
    "ko": "층",
}
ORDINALS: Final[dict[str, str]] = {
    "en": "first second third fourth fifth sixth seventh eighth ninth tenth",
    "de": "erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte",
    "fr": "premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième",
    "es": "prim segund terc cuart quint sext séptim octav noven décim",
    "it": "primo secondo terzo quarto quinto sesto settimo ottavo nono decimo",
    "pt": "primeir segund terceir quart quint sext sétim oitav non décim",
    "nl": "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende",
    "pl": "pierwsz drugi trzeci czwart piąt szóst siódm ósm dziewiąt dziesiąt",
    "zh": "一 二 三 四 五 六 七 八 九 十",
    "ja": "一 二 三 四 五 六 七 八 九 十",
    "ko": "일 이 삼 사 오 육 칠 팔 구 십",
}
GROUND: Final[dict[str, str]] = {
    "en": "ground floor|street level|ground level",
    "de": "erdgeschoss|erdgeschoß|parterre|eg",
    "fr": "rez[- ]de[- ]chaussée|rdc",
    "es": "planta baja|bajos",
    "it": "pianterreno|pianoterra|piano terra",
    "pt": "rés[- ]do[- ]chão|térreo|piso térreo",
    "nl": "begane grond|parterre|gelijkvloers",
    "pl": "parterze|parter|parteru",
    "zh": "底楼|底层",
    "ja": "地上階",
    "ko": "지상층",
}
TOP: Final[dict[str, str]] = {
    "en": "(?:top|uppermost|highest) (?:floor|storey|story|level)|attic",
    "de": "oberste[nrs]? (?:stock|stockwerk|etage|geschoss)|dachgeschoss",
    "fr": "dernier étage",
    "es": "última planta|último piso|ático",
    "it": "ultimo piano",
    "pt": "último andar|último piso",
    "nl": "bovenste (?:verdieping|etage)",
    "pl": r"(?:ostatnim|ostatnie|najwyższ\w+) pięt\w+",
    "zh": "顶楼|顶层",
    "ja": "最上階",
    "ko": "꼭대기 ?층|최상층",
}
BELOW: Final[dict[str, str]] = {
    "en": "basement|cellar|lower (?:ground floor|level|floor)",
    "de": "keller|kellergeschoss|untergeschoss|ug",
    "fr": "sous-sol|cave",
    "es": "sótano",
    "it": "seminterrato|interrato|cantina",
    "pt": "cave|subsolo|porão",
    "nl": "kelder|souterrain",
    "pl": "piwnic[aąęy]|suterenie",
    "zh": "地下室|地下一?[层樓楼]?",
    "ja": "地下",
    "ko": "지하",
}
