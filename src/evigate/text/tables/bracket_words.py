"""Words of brackets by size: "parcels up to 5 kg", "heavier dogs".

Written for evigate. Lower case.
"""

from __future__ import annotations

from typing import Final

# Right before an amount, where "to" of a range would stand too.
UP_TO: Final = frozenset(
    """
    to upto bis jusqu'à jusqu’à jusque hasta fino a até tot do
    """.split()
)
# Begins the other side of the limit before: "Heavier dogs get 1 g."
BEYOND: Final = tuple(
    """
    heavier larger bigger longer older taller higher more above over beyond otherwise
    others
    schwerer größer länger älter höher mehr darüber sonst andere übrige
    lourd grand long âgé haut plus au-delà sinon autres
    pesad grand larg mayor alt más superiores resto demás
    pesant grandi grosso lungh anzian maggior alt più oltre altri
    maior mais acima demais outros
    zwaarder groter langer ouder hoger meer daarboven anders overige
    cięż więks dłuż stars wyż więcej powyżej pozostał
    أثقل أكبر أطول أكثر فوق غيرهم
    भारी बड़े लंबे अधिक ऊपर
    """.split()
)
BEYOND_DENSE: Final = (
    *("更重", "更大", "更长", "超过", "以上", "其他", "其余", "それ以上", "超える"),
    *("超える", "大型", "더 무거운", "더 큰", "그 이상", "초과"),
)
