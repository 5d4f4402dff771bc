"""Words that tell a negative amount by a positive one, in thirteen languages.

Written for evigate. Lower case, each may begin a word: "a loss of 42 cents", "fell by
4.5 %", "seven degrees below zero". Chinese, Japanese and Korean ones stand anywhere.
"""

from __future__ import annotations

from typing import Final

FALLS: Final = tuple(
    """
    loss losses lost fell fall decline decreas drop down deficit negative minus below
    shrank shrunk lower reduc red contract
    verlust verlor rückgang gesunken sank sinkt gefallen fiel fällt minus defizit unter
    negativ schrumpf weniger
    perte perdu baiss recul diminu déficit négatif chut sous moins
    pérdida perdió perdid caíd cay baj descen disminu déficit negativ menos redu
    perdit perso cal diminu sces disavanzo negativ meno sotto
    prejuízo perd qued caiu recu desce diminu negativ menos abaixo
    verlies verloren dal gedaald tekort negatief onder afname
    strat spad deficyt ujemn mniej poniżej zmniejsz
    خسارة خسر خسائر انخفض انخفاض تراجع عجز تحت ناقص هبوط
    घाटा घाटे नुकसान गिरावट गिर कमी घट नीचे ऋणात्मक
    """.split()
)
FALLS_DENSE: Final = (
    *(
        "亏损",
        "亏",
        "虧損",
        "下降",
        "减少",
        "減少",
        "下跌",
        "降",
        "零下",
        "跌",
        "负",
        "赤字",
    ),
    *("損失", "下落", "氷点下", "マイナス", "低下", "减", "減"),
    *("손실", "적자", "감소", "하락", "영하", "마이너스", "줄"),
)
RISES: Final = tuple(
    """
    rose rise risen grew grow increas climb gain
    stieg gestiegen steig zugenommen wuchs gewachsen erhöh
    augment hausse progress subi aument crec cresc salit sali
    gestegen toegenomen steeg wzrosł wzrost zwiększ
    ارتفع ارتفاع زاد زيادة बढ़ बढ़
    """.split()
)
RISES_DENSE: Final = (
    "增加",
    "上升",
    "上涨",
    "增长",
    "上昇",
    "増加",
    "상승",
    "증가",
    "올랐",
)
