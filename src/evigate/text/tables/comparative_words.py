"""Words beside a number that make it a difference: "600 litres more", "um 5 höher".

Written for evigate, by language; lower case.
"""

from __future__ import annotations

from typing import Final

COMPARED_AFTER: Final[frozenset[str]] = frozenset(
    (
        # en
        "more less fewer larger bigger greater higher lower smaller longer shorter "
        "older younger heavier lighter cheaper dearer faster slower taller wider "
        "deeper later earlier sooner further extra above below ahead behind apart "
        # de, nl
        "mehr weniger größer kleiner länger kürzer älter jünger höher niedriger teurer "
        "billiger günstiger schwerer leichter schneller langsamer später früher tiefer "
        "breiter schmaler meer minder groter langer korter ouder jonger hoger lager "
        "duurder goedkoper zwaarder lichter sneller later eerder vroeger "
        # fr, es, it, pt
        "plus moins más menos mayor menor più meno mais maior "
        # pl
        "więcej mniej wyższy wyższa wyższe niższy niższa niższe dłuższy dłuższa "
        "krótszy starszy młodszy droższy droższa droższe tańszy tańsza tańsze później "
        "wcześniej "
        # ar, hi
        "أكثر أقل أكبر أصغر أطول أقصر أعلى أدنى "
        "अधिक ज़्यादा ज्यादा कम बड़ा बड़ी छोटा छोटी लंबा लंबी महँगा महंगा सस्ता"
    ).split()
)
COMPARED_AFTER_DENSE: Final = tuple(
    (
        "多い 多く 少ない 少なく 高い 高く 安い 安く 長い 長く 短い 短く 大きい "
        "小さい 早い 遅い 重い 軽い "
        "더 많 적 높 낮 길 짧 크 작 비싸 싸 늦 빠 무겁 가볍"
    ).split()
)
COMPARED_BEFORE_DENSE: Final = tuple(
    "多 多出 少 高 高出 低 长 長 短 贵 貴 便宜 大 小 早 晚 重 轻 輕 快 慢".split()
)
