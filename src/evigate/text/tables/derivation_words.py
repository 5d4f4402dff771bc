"""Words that announce a computed number: totals, differences, shares, means.

Written for evigate; beginnings of lower-case words, by language.
"""

from __future__ import annotations

from typing import Final

DERIVATION_WORDS: Final = (
    # en
    "total|together|sum |sums |combined|altogether|in all|overall|add up|adds up|"
    "comes? to|difference|differ|increase|decrease|rose by|fell by|grew by|dropped by|"
    "up by|down by|change|growth|average|mean |share|percent|proportion|ratio|twice|"
    "double|triple|half|more than (?:in|the)|less than (?:in|the)|left over|remain|"
    "per year|a year|annual|both|plus|minus|net of|after deduct|by how (?:many|much)|"
    "how (?:much|many) (?:more|fewer|less|[a-z]+er)(?![a-z])|margin|ahead of|lead over|"
    # de, nl
    "zusammen|insgesamt|summe|gesamt|unterschied|differenz|gestiegen|gesunken|durch"
    "schnitt|anteil|prozent|doppelt|hälfte|beide|abzüglich|zuzüglich|samen|totaal|"
    "verschil|gemiddeld|aandeel|um wie ?viel|wie ?viele? mehr|wie ?viele? weniger|"
    "vorsprung|met hoeveel|hoeveel meer|hoeveel minder|voorsprong|"
    # fr, es, it, pt
    "total|ensemble|somme(?![rt])|différence|hausse|baisse|moyenne|au total|juntos|"
    "suma|diferencia|aument|disminu|promedio|media |conjunto|insieme|somma|totale|"
    "differenza|"
    "juntos|soma|diferença|média|ambos|entrambi|de combien|combien de plus|écart|"
    "d'avance|por cuánt|cuánt[oa]s? más|cuánt[oa]s? menos|ventaja|di quant|"
    "quant[oiae] (?:in )?più|scarto|vantaggio|por quant|quant[oa]s? a mais|vantagem|"
    # pl, ru
    "razem|łącznie|suma|różnic|wzrost|spadek|średni|o ile|ile więcej|ile mniej|"
    "przewag|"
    # zh, ja, ko, ar, hi
    "总共|總共|合计|合計|一共|总计|相差|增加|减少|平均|共计|合わせて|差額|増加|減少|"
    "多出|多多少|少多少|领先|差距|差多少|どれだけ多|どれくらい多|何票差|上回|"
    "합계|총|차이|평균|얼마나 더|표 차|앞서|المجموع|إجمالي|الفرق|متوسط|بفارق|كم يزيد|"
    "कुल|अंतर|औसत|कितना अधिक|कितने अधिक|कितना ज़्यादा"
)
