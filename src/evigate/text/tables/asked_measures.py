"""Words that ask for a measure, by what answers them, in thirteen languages.

Written for evigate. A document that gives a price answers "what does it cost" without
the word "cost". Each entry begins a word, a short one up to two letters of ending, in
English none but what a stem lacks; entries in Chinese, Japanese and Korean are pairs of
characters, as such texts are read.
"""

from __future__ import annotations

from typing import Final

MEASURES: Final[dict[str, dict[str, str]]] = {
    "currency": {
        "en": "cost price pricing fee charge pay paid payment fare expense expensive "
        "amount worth spend spent rent rental",
        "de": "kost preis gebühr betrag bezahl zahlt miete kaution",
        "fr": "coût coûte cout coute prix tarif frais payer paie montant loyer caution",
        "es": "cuest costar coste costo precio tarifa cuota pagar paga importe "
        "alquiler fianza",
        "it": "costa prezzo prezzi tariffa quota pagare importo spesa affitto cauzione",
        "pt": "custa custo preço preco taxa valor aluguel renda",
        "nl": "kost prijs betaal tarief bedrag huur borg",
        "pl": "koszt cena ceny opłat płac kwot składk czynsz kaucj",
        "zh": "价格 價格 费用 費用 价钱 票价 金额 少钱 少錢 块钱 租金 押金",
        "ja": "料金 値段 価格 代金 費用 金額 家賃 月謝",
        "ko": "가격 요금 비용 학비 강료 장료 용료 월세 집세 얼마",
        "ar": "سعر تكلفة رسوم ثمن يكلف تكلف إيجار",
        "hi": "कीमत शुल्क मूल्य खर्च फ़ीस फीस किराया किराये किराए दाम",
    },
    "time": {
        "en": "long longer longest last take taken duration period valid validity time "
        "often frequent frequency interval",
        "de": "dauer lang frist gültig zeit oft häufig takt abstand",
        "fr": "durée dure duree délai delai période valable temps fréquen souvent",
        "es": "dura duración plazo periodo período tarda válid frecuen",
        "it": "dura durata termine periodo valid tempo frequen spesso",
        "pt": "dura duração prazo período frequên",
        "nl": "duur termijn periode geldig lang vaak frequent",
        "pl": "trwa okres termin ważn częst",
        "zh": "期限 时间 時間 期间 多久",
        "ja": "期限 時間 期間",
        "ko": "기간 걸리 걸립",
        "ar": "مدة فترة صالح",
        "hi": "अवधि समय",
    },
    "mass": {
        "en": "weigh weight heavy heavier",
        "de": "gewicht wieg schwer",
        "fr": "poids pèse pese",
        "es": "peso pesa pesan",
        "it": "peso pesa pesan",
        "pt": "peso pesa pesan",
        "nl": "gewicht weeg",
        "pl": "waży waga wagi ciężar",
        "zh": "重量 体重 多重",
        "ja": "重量 重さ 体重",
        "ko": "무게",
        "ar": "وزن يزن",
        "hi": "वजन",
    },
    "length": {
        "en": "long longer longest length height high higher tall taller wide wider "
        "width deep deeper depth distance far clearance headroom diameter "
        "circumference thick thickness wingspan altitude elevation",
        "de": "länge höhe breite tiefe dicke stärke entfern weit hoch durchmesser "
        "spannweite",
        "fr": "longueur hauteur largeur profondeur distance diamètre épaisseur "
        "envergure altitude",
        "es": "longitud altura anchura ancho profundidad distancia diámetro grosor "
        "espesor envergadura altitud",
        "it": "lunghezza altezza larghezza profondità distanza diametro spessore "
        "altitudine",
        "pt": "comprimento largura profundidade altura distância diâmetro espessura "
        "envergadura altitude",
        "nl": "lengte hoogte breedte diepte dikte afstand diameter doorsnede "
        "spanwijdte",
        "pl": "długość wysokość szerokość głębokość odległość średnica grubość",
        "zh": "长度 高度 宽度 距离 直径 厚度 海拔",
        "ja": "長さ 高さ 幅は 距離 直径 厚さ 標高",
        "ko": "길이 높이 거리 지름 두께",
        "ar": "طول ارتفاع عرض مسافة قطر سمك",
        "hi": "लंबाई ऊँचाई ऊंचाई दूरी व्यास मोटाई",
    },
    "temperature": {
        "en": "temperature store storage keep kept hot cold heat",
        "de": "temperat lager aufbewahr kühl",
        "fr": "températ temperat conserv stock",
        "es": "temperat almacen guard conserv",
        "it": "temperat conserv",
        "pt": "temperat conserv guard armazen",
        "nl": "temperat bewaar opslag",
        "pl": "temperat przechow",
        "zh": "温度 溫度 储存 储藏",
        "ja": "温度 保存 保管",
        "ko": "온도 보관",
        "ar": "حرارة تخزين يحفظ",
        "hi": "तापमान भंडारण",
    },
    "speed": {
        "en": "speed fast faster",
        "de": "geschwindigkeit schnell",
        "fr": "vitesse rapide",
        "es": "velocidad",
        "it": "velocità",
        "pt": "velocidade",
        "nl": "snelheid snel",
        "pl": "prędkość",
        "zh": "速度 时速",
        "ja": "速度 時速",
        "ko": "속도",
        "ar": "سرعة",
        "hi": "गति",
    },
    "area": {
        "en": "area acreage floorspace",
        "de": "fläche flächeninhalt grundfläche wohnfläche",
        "fr": "superficie surface",
        "es": "superficie área",
        "it": "superficie area",
        "pt": "superfície área",
        "nl": "oppervlakte",
        "pl": "powierzchni",
        "zh": "面积",
        "ja": "面積",
        "ko": "면적",
        "ar": "مساحة",
        "hi": "क्षेत्रफल",
    },
    "volume": {
        "en": "volume",
        "de": "volumen rauminhalt",
        "fr": "volume",
        "es": "volumen",
        "it": "volume",
        "pt": "volume",
        "nl": "volume inhoud",
        "pl": "objętość pojemność",
        "zh": "体积 容积",
        "ja": "体積 容積",
        "ko": "부피",
        "ar": "حجم",
        "hi": "आयतन",
    },
    "percent": {
        "en": "share proportion percent percentage fraction portion",
        "de": "anteil prozent quote",
        "fr": "proportion pourcent part",
        "es": "porcentaj proporción parte",
        "it": "percentual proporzion",
        "pt": "percentag proporção parcela",
        "nl": "aandeel percentage procent",
        "pl": "odsetek procent udział",
        "zh": "比例 百分 占比",
        "ja": "割合 パー ーセ セン ント 比例",
        "ko": "비율 퍼센 센트",
        "ar": "نسبة",
        "hi": "प्रतिशत हिस्सा",
    },
    "date": {
        "en": "end begin began begun start close open expire expiry until deadline due "
        "date when leave depart departure arrive arrival",
        "de": "ende endet beginn start schließ öffn läuft abfahr ankunft",
        "fr": "fin finit début commence ferme ouvre date",
        "es": "termina acaba empieza comienza cierra abre fecha sale",
        "it": "finisce inizia comincia chiude apre data",
        "pt": "começa encerra fecha data",
        "nl": "eind begin sluit opent datum vertrek",
        "pl": "kończy zaczyna zamyka otwiera data",
        "zh": "结束 开始 截止 关门 开门 发车",
        "ja": "終了 開始 締切",
        "ko": "출발 마감 시작 종료",
        "ar": "ينتهي يبدأ موعد يغلق يفتح",
        "hi": "समाप्त शुरू बंद",
    },
}
"""By what answers: a dimension of :mod:`evigate.text.numbers.units` without the
currency code, or ``date``; and by language."""

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
