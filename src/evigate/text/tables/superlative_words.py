"""Words that ask for the most or the least of a list, by what they measure.

Written for this project. Words whose sense turns with what is measured ("fastest",
"tiefste") are left out. Entries are beginnings of words; "_" stands for a space.
"""

from __future__ import annotations

# Of any measure, then of one measure alone.
MOST = """
    highest largest biggest greatest the_most
    höchste höchsten höchster höchstes größte größten größter größtes die_meisten
    hoogste grootste meeste
    największ najwyższ najwięcej
    el_mayor la_mayor o_maior a_maior il_maggior la_maggior
    最大 最高 最多 가장_높 가장_큰 가장_많 सबसे_बड़ सबसे_अधिक सबसे_ज्यादा
    الأكبر الأعلى الأكثر أكبر أعلى
"""
LEAST = """
    lowest smallest the_least fewest
    niedrigste niedrigsten niedrigster niedrigstes kleinste
    kleinsten kleinster die_wenigsten
    geringste geringsten
    laagste kleinste minste
    najmniejsz najniższ najmniej
    el_menor la_menor o_menor a_menor il_minor la_minor
    最小 最低 最少 가장_낮 가장_작 가장_적 सबसे_छोट सबसे_कम الأصغر الأدنى الأقل أصغر أقل
"""
LONGEST = """
    longest tallest deepest widest farthest furthest
    längste längsten längster längstes
    langste
    najdłuższ
    最长 最長 最远 가장_긴 सबसे_लंब الأطول أطول
"""
SHORTEST = """
    shortest nearest closest narrowest
    kürzeste kürzesten kürzester kürzestes
    kortste
    najkrótsz
    最短 最近 가장_짧 الأقصر أقصر
"""
HEAVIEST = """
    heaviest schwerste schwersten schwerster zwaarste
    najcięższ 最重 가장_무거 सबसे_भारी الأثقل
"""
LIGHTEST = """
    lightest leichteste leichtesten leichtester lichtste
    najlżejsz 最轻 最軽 가장_가벼 सबसे_हल्क الأخف
"""
DEAREST = """
    dearest costliest priciest teuerste teuersten teuerster
    duurste najdroższ 最贵 最貴 가장_비싼
    सबसे_महंग الأغلى
"""
CHEAPEST = """
    cheapest günstigste günstigsten günstigster billigste
    billigsten goedkoopste najtańsz
    最便宜 最安 가장_싼 가장_저렴 सबसे_सस्त الأرخص
"""
# "le plus long", "la más cara", "il più basso", "o mais caro": marker and adjective.
ROMANCE_MOST = """
    grand grande grandes grands élevé élevée élevés élevées
    haut haute alto alta altos
    altas elevato elevata elevado elevada
"""
ROMANCE_LEAST = """
    petit petite petits petites bas basse pequeño pequeña
    bajo baja piccolo piccola basso
    bassa pequeno pequena baixo baixa
"""
ROMANCE_LONGEST = (
    "long longue longs longues largo larga lungo lunga longo longa comprido"
)
ROMANCE_SHORTEST = "court courte courts courtes corto corta curto curta"
ROMANCE_HEAVIEST = "lourd lourde pesado pesada pesante"
ROMANCE_LIGHTEST = "léger légère ligero ligera leggero leggera leve"
ROMANCE_DEAREST = "cher chère chers chères caro cara costoso costosa"
ROMANCE_CHEAPEST = "barato barata economico economica económico económica"
OLDEST = """
    oldest älteste ältesten ältester ältestes oudste najstarsz
    最古 最老 最早 最旧 最も古 一番古 가장_오래 सबसे_पुरान الأقدم أقدم
"""
ROMANCE_OLDEST = (
    "ancien ancienne anciens anciennes vieux vieille antiguo antigua viejo vieja "
    "antico antica vecchio vecchia antigo antiga velho velha"
)
NEWEST = """
    newest youngest most_recent neueste neuesten neuester neuestes jüngste jüngsten
    jüngster nieuwste jongste najnowsz najmłodsz
    最新 最も新し 一番新し 가장_최근 가장_새로 सबसे_नई सबसे_नय الأحدث أحدث
"""
ROMANCE_NEWEST = (
    "récent récente récents récentes jeune nouveau nouvelle reciente nuevo nueva joven "
    "recente nuovo nuova giovane novo nova jovem"
)
SECOND = (
    r"second[- ](?:\w+est\b|most)|zweit(?:e[nrs]? |)(?=\w)|deuxième|segund[oa]|"
    r"second[oa] più|(?:op één na|tweede) |drug(?:i|a|ie) (?:co do|pod)|"
    r"第二|二番目|두 번째|الثاني|ثاني|दूसर"
)
