"""Words of a question that name only the kind of its answer, in thirteen languages.

Written for evigate. "What share of the eggs was lost?" is answered by "one in eight
eggs was lost": no document has to say "share". Words with a measure of their own
("price", "length") stand in :mod:`evigate.text.tables.asked_measures`.
"""

from __future__ import annotations

from typing import Final

KIND_WORDS: Final[dict[str, str]] = {
    "en": """
    share percentage percent proportion fraction ratio number figure quantity amount
    value total sum count average mean name names named reason reasons way manner method
    kind kinds type types sort category age exact exactly precise precisely approximate
    year date month weekday difference differences vs versus compare define definition
    synonym synonyms tutorial instruction instructions directions recipe tip tips guide
    step steps example examples explanation explain explanations data statistics advise
    advises advised recommend recommends recommended specify specified
    """,
    "de": """
    anteil prozentsatz prozent quote bruchteil verhältnis zahl anzahl menge wert summe
    gesamtzahl durchschnitt name namen heißt grund gründe weise methode art arten sorte
    typ kategorie alter genau genaue genauen ungefähr jahr datum monat wochentag
    unterschied unterschiede definition synonym anleitung rezept tipp tipps schritt
    schritte beispiel beispiele erklärung daten statistik empfiehlt empfohlen rät
    """,
    "fr": """
    part pourcentage proportion fraction taux nombre chiffre quantité valeur total somme
    moyenne nom appelle raison motif manière façon sorte type genre catégorie âge exact
    exacte exactement année date mois jour différence différences définition synonyme
    tutoriel instructions recette conseil conseils guide étape étapes exemple exemples
    explication données statistiques conseille recommande recommandé
    """,
    "es": """
    porcentaje proporción fracción tasa número cifra cantidad valor total suma media
    promedio nombre llama razón motivo manera forma tipo clase categoría edad exacto
    exacta exactamente año fecha mes día diferencia diferencias definición sinónimo
    tutorial instrucciones receta consejo consejos guía paso pasos ejemplo ejemplos
    explicación datos estadísticas aconseja recomienda recomendado
    """,
    "it": """
    percentuale quota proporzione frazione tasso numero cifra quantità valore totale
    somma media nome chiama motivo ragione modo maniera tipo genere categoria età esatto
    esatta esattamente anno data mese giorno differenza differenze definizione sinonimo
    istruzioni ricetta consiglio consigli guida passo passi esempio esempi spiegazione
    dati statistiche consiglia consigliato raccomanda
    """,
    "pt": """
    percentagem porcentagem proporção fração taxa número quantidade valor total soma
    média nome chama razão motivo modo maneira forma tipo género gênero categoria idade
    exato exata exatamente ano data mês dia diferença diferenças definição sinónimo
    sinônimo tutorial instruções receita dica dicas guia passo passos exemplo exemplos
    explicação dados estatísticas aconselha recomenda recomendado
    """,
    "nl": """
    aandeel percentage deel verhouding aantal getal cijfer hoeveelheid waarde totaal som
    gemiddelde naam heet reden manier wijze soort type categorie leeftijd precies exact
    exacte jaar datum maand weekdag verschil verschillen definitie synoniem handleiding
    recept tip tips stap stappen voorbeeld voorbeelden uitleg
    gegevens adviseert aanbevolen aanraadt
    """,
    "pl": """
    odsetek procent część udział liczba ilość wartość suma średnia nazwa nazywa imię
    powód przyczyna sposób rodzaj typ kategoria wiek dokładnie dokładna rok data miesiąc
    różnica różnice definicja synonim instrukcja przepis porada porady krok kroki
    przykład przykłady wyjaśnienie dane zaleca zalecana radzi
    """,
    "zh": """
    比例 百分 份额 占比 数量 数目 总数 平均 名字 名称 原因 理由 方式 方法 种类 类型 年龄
    区别 差异 定义 教程 步骤 食谱 例子 数据 建议 推荐
    """,
    "ja": """
    割合 比率 人数 個数 数量 合計 平均 名前 名称 理由 原因 方法 種類 年齢 違い 定義 手順
    推奨
    """,
    "ko": """
    비율 비중 퍼센트 수량 개수 인원 합계 평균 이름 명칭 이유 원인 방법 종류 나이
    차이 정의 설명 단계 예시 권장 추천
    """,
    "ar": """
    نسبة النسبة حصة عدد مجموع متوسط اسم سبب السبب طريقة نوع عمر الفرق تعريف خطوات وصفة
    مثال ينصح
    """,
    "hi": """
    प्रतिशत हिस्सा अनुपात संख्या मात्रा कुल औसत नाम कारण वजह तरीका प्रकार उम्र आयु अंतर
    परिभाषा विधि चरण उदाहरण
    """,
}

EXTREMES: Final[dict[str, str]] = {
    "en": """
    highest lowest largest smallest biggest longest shortest tallest oldest newest
    latest earliest maximum minimum most least fewest altogether
    """,
    "de": """
    höchste höchsten niedrigste niedrigsten tiefste tiefsten größte größten kleinste
    kleinsten längste längsten kürzeste kürzesten älteste ältesten neueste neuesten
    maximal minimal insgesamt zusammen
    """,
    "fr": "maximum minimum maximale minimale plus moins ensemble",
    "es": "máximo máxima mínimo mínima mayor menor juntos",
    "it": "massimo massima minimo minima maggiore minore complessivamente",
    "pt": "máximo máxima mínimo mínima maior menor",
    "nl": """
    hoogste laagste grootste kleinste langste kortste oudste nieuwste maximaal minimaal
    samen
    """,
    "pl": """
    najwyższa najwyższy najniższa najniższy największa największy najmniejsza
    najmniejszy najdłuższa najdłuższy najkrótsza najkrótszy łącznie razem
    """,
    "zh": "最高 最低 最大 最小 最长 最短 一共 总共",
    "ja": "最高 最低 最大 最小 最長 最短 全部",
    "ko": "최고 최저 최대 최소 가장 모두",
    "ar": "أعلى أدنى أكبر أصغر أطول أقصر",
    "hi": "सबसे अधिकतम न्यूनतम",
}
"""Words that choose among values which documents only list."""

NEEDS: Final[dict[str, str]] = {
    "en": "need needs needed require requires required want",
    "de": "brauche brauchst braucht brauchen benötige benötigt benötigen nötig möchte",
    "fr": "besoin faut nécessaire veux voudrais",
    "es": "necesito necesita necesitan necesario falta quiero",
    "it": "serve servono occorre occorrono bisogno necessario vorrei",
    "pt": "preciso precisa precisam necessário quero",
    "nl": "nodig heb moet wil",
    "pl": "potrzebuję potrzeba potrzebny potrzebna potrzebne trzeba chcę",
    "zh": "需要 必须",
    "ja": "必要",
    "ko": "필요 필요한",
    "ar": "يحتاج أحتاج تحتاج يلزم",
    "hi": "चाहिए आवश्यक ज़रूरत",
}
"""Words by which somebody asks for what a text simply states."""
