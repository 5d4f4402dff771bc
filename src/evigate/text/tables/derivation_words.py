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
    "per year|a year|annual|both|plus|minus|net of|after deduct|"
    # de, nl
    "zusammen|insgesamt|summe|gesamt|unterschied|differenz|gestiegen|gesunken|durch"
    "schnitt|anteil|prozent|doppelt|hälfte|beide|abzüglich|zuzüglich|samen|totaal|"
    "verschil|gemiddeld|aandeel|"
    # fr, es, it, pt
    "total|ensemble|somme|différence|hausse|baisse|moyenne|au total|juntos|suma|"
    "diferencia|aument|disminu|promedio|media |conjunto|insieme|somma|totale|"
    "differenza|"
    "juntos|soma|diferença|média|ambos|entrambi|"
    # pl, ru
    "razem|łącznie|suma|różnic|wzrost|spadek|średni|"
    # zh, ja, ko, ar, hi
    "总共|總共|合计|合計|一共|总计|相差|增加|减少|平均|共计|合わせて|差額|増加|減少|"
    "합계|총|차이|평균|المجموع|إجمالي|الفرق|متوسط|कुल|अंतर|औसत"
)
