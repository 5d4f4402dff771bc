"""How captions and column headers state the scale of their numbers.

Written for this project. Lower case.
"""

from __future__ import annotations

from typing import Final

from evigate.text.tables.units import SCALES

SCALE_WORDS: Final[dict[str, float]] = {
    **{
        word: value
        for word, value in SCALES.items()
        if value >= 1e3 and len(word) > 2 and word != "mil"
    },
    **dict.fromkeys(
        "thousands tausender milliers miles migliaia milhares".split(), 1e3
    ),
    **dict.fromkeys(
        "duizenden tysiącach teur t€ tusd keur k€ k$ 000s '000 000's 000".split(), 1e3
    ),
    **dict.fromkeys("millionen mios milionach miljoenen meur m€ €m $m £m".split(), 1e6),
    **dict.fromkeys("m$ mm mm€ mn mn. €mn".split(), 1e6),
    **dict.fromkeys("miljarden miliardach €bn $bn bn mrd".split(), 1e9),
    **dict.fromkeys("lakhs lakh".split(), 1e5),
    **dict.fromkeys("crores crore cr".split(), 1e7),
}
LEADS: Final = (
    r"in|en|em|w|angaben in|beträge in|values in|amounts in|figures in|expressed in|"
    r"stated in|cifras en|montants en|valori in|valores em|bedragen in|dane w|بال|में"
)
CJK_LEADS: Final = r"单位|單位|単位|단위|金额单位|金額單位"
CJK_CURRENCIES: Final = r"人民币|人民幣|新台币|新臺幣|美元|港元"
CJK_COUNTED: Final = r"元|円|원|美元|ドル|人|名|株|股|달러"
# In brackets alone: "in lakhs", "in millions".
BRACKETED_SCALES: Final[dict[str, float]] = {
    **dict.fromkeys("हज़ार हजार हज़ार بالآلاف بآلاف بالألف".split(), 1e3),
    "लाख": 1e5,
    **dict.fromkeys("بالملايين بملايين بالمليون".split(), 1e6),
    **dict.fromkeys("करोड़ करोड़".split(), 1e7),
    **dict.fromkeys("अरब بالمليارات بمليارات بالمليار".split(), 1e9),
}
