"""Words that ask for a measure, by what answers them, in thirteen languages.

Written for evigate. A document that gives a price answers "what does it cost" without
the word "cost". Each entry begins a word, a short one up to two letters of ending;
entries in Chinese, Japanese and Korean are pairs of characters, as such texts are read.
"""

from __future__ import annotations

from typing import Final

MEASURES: Final[dict[str, str]] = {
    "currency": """
    cost price pric fee fees charge pay paid fare expens amount worth spend spent
    kost preis gebühr betrag bezahl zahlt
    coût coûte cout coute prix tarif frais payer paie montant
    cuest costar coste costo precio tarifa cuota pagar paga importe
    costa prezzo prezzi tariffa quota pagare importo spesa
    custa custo preço preco taxa valor
    prijs betaal tarief bedrag
    koszt cena ceny opłat płac kwot składk
    价格 價格 费用 費用 价钱 票价 金额 料金 値段 価格 代金 가격 요금 비용
    少钱 少錢 块钱 租金 押金 家賃 月謝 학비 강료 장료 용료 월세 집세 얼마
    سعر تكلفة رسوم ثمن يكلف تكلف कीमत शुल्क मूल्य खर्च फ़ीस फीस किराया किराये किराए दाम
    rent miete kaution loyer caution alquiler fianza affitto cauzione aluguel renda
    huur borg czynsz kaucj إيجار
    """,
    "time": """
    long last take duration period valid validity time often frequen interval
    dauer lang frist gültig zeit oft häufig takt abstand
    durée dure duree délai delai période valable temps fréquen souvent
    dura duración plazo periodo período tarda válid frecuen
    durata termine periodo valid tempo frequen spesso
    duração prazo período frequên
    duur termijn periode geldig lang vaak frequent
    trwa okres termin ważn częst
    期限 时间 時間 期间 期間 多久 기간 걸리 걸립
    مدة فترة صالح अवधि समय
    """,
    "mass": """
    weigh weight heav gewicht wieg schwer poids pèse pese pesa peso pesan gewicht weeg
    waży waga wagi ciężar 重量 重さ 体重 多重 무게 وزن يزن वजन
    """,
    "length": """
    length long height high tall wide width deep depth distanc far clearanc headroom
    länge höhe breite tiefe dicke stärke entfern weit hoch
    longueur hauteur largeur profondeur distance
    longitud altura anchura ancho profundidad distancia
    lunghezza altezza larghezza profondità distanza
    comprimento largura profundidade
    lengte hoogte breedte diepte dikte afstand
    długość wysokość szerokość głębokość odległość
    长度 高度 宽度 距离 長さ 高さ 幅は 길이 높이 거리
    طول ارتفاع عرض مسافة लंबाई ऊँचाई ऊंचाई दूरी
    """,
    "temperature": """
    temperat store storage keep kept hot cold heat
    lager aufbewahr kühl conserv stock almacen guard conservar armazen bewaar opslag
    przechow 温度 溫度 储存 储藏 保存 保管 온도 보관 حرارة تخزين يحفظ तापमान भंडारण
    """,
    "speed": """
    speed fast geschwindigkeit schnell vitesse rapide velocidad velocità velocidade
    snelheid snel prędkość 速度 时速 時速 속도 سرعة गति
    """,
    "percent": """
    share proportion percent percentag fraction portion
    anteil prozent quote
    proportion pourcent part
    porcentaj proporción parte
    percentual proporzion
    percentag proporção parcela
    aandeel percentage procent
    odsetek procent udział
    比例 百分 占比 割合 パー ーセ セン ント 비율 퍼센 센트
    نسبة प्रतिशत हिस्सा
    """,
    "date": """
    end ends begin start close closes open opens expire expir until deadline due date
    when leave depart arriv
    ende endet beginn start schließ öffn läuft abfahr ankunft
    fin finit début commence ferme ouvre date
    termina acaba empieza comienza cierra abre fecha sale
    finisce inizia comincia chiude apre data
    começa encerra fecha data
    eind begin sluit opent datum vertrek
    kończy zaczyna zamyka otwiera data
    结束 开始 截止 关门 开门 发车 终了 終了 開始 締切 출발 마감 시작 종료
    ينتهي يبدأ موعد يغلق يفتح समाप्त शुरू बंद
    """,
}
"""What answers: a dimension of :mod:`evigate.text.units` without the currency code, or
``date``."""

DEFAULTS: Final = """
default defaults standard standardmäßig voreingestellt défaut predeterminado
predefinito padrão standaard domyślnie domyślny 默认 預設 既定 標準 기본 افتراضي
डिफ़ॉल्ट
"""
"""Words that ask what holds where nothing is set."""

UNSET: Final = """
omitted unset unspecified missing omit weggelassen fehlt ungesetzt omis omise omitido
omitida omesso omessa weggelaten pominięty pominięto 省略 未设 未設 指定 생략
"""
"""Words by which a document says the same: "if it is omitted"."""
