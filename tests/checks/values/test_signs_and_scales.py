"""Losses, scales of captions, durations written in other ways."""

# ruff: noqa: E501 -- a document stays on one line

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()

SIGNS: list[tuple[str, str, list[str], list[str]]] = [
    (
        "What was the result in Q2?",
        "| USD million | Q1 | Q2 |\n|---|---|---|\n| Net result | 4.1 | (2.3) |",
        ["The net result in Q2 was a loss of 2.3 million dollars."],
        ["The net result in Q2 was a profit of 2.3 million dollars."],
    ),
    (
        "How did sales change?",
        "Sales: -4.5% against last year.",
        ["Sales fell by 4.5%."],
        ["Sales rose by 4.5%."],
    ),
    (
        "Wie entwickelte sich der Absatz?",
        "Absatz: -3,2 % gegenüber dem Vorjahr.",
        ["Der Absatz ist um 3,2 % gesunken."],
        ["Der Absatz ist um 3,2 % gestiegen."],
    ),
    (
        "Comment ont évolué les ventes ?",
        "Ventes : −6 % sur un an.",
        ["Les ventes ont baissé de 6 %."],
        ["Les ventes ont progressé de 6 %."],
    ),
    (
        "¿Cuál fue el resultado?",
        "| Año | Resultado (millones de euros) |\n|---|---|\n| 2023 | -1,8 |\n| 2024 | 0,4 |",
        ["En 2023 hubo una pérdida de 1,8 millones de euros."],
        [],
    ),
    ("上年利润如何？", "净利润：-320万元。", ["亏损320万元。"], ["盈利320万元。"]),
    (
        "Jak zmieniła się sprzedaż?",
        "Sprzedaż: -4,5% w stosunku do roku ubiegłego.",
        ["Sprzedaż spadła o 4,5%."],
        [],
    ),
]

SCALES: list[tuple[str, str, list[str], list[str]]] = [
    (
        "How many readers did the Herald have?",
        "Readers (000s)\npaper,2022,2023\nHerald,455,470\nEcho,120,118",
        ["The Herald had 470,000 readers in 2023."],
        [],
    ),
    (
        "How many readers did the Herald have in 2023?",
        "Readers (000s)\npaper,2022,2023\nHerald,455,470\nEcho,120,118",
        [],
        ["The Herald had 470 readers in 2023."],
    ),
    (
        "What was the revenue of Nordlys in 2024?",
        "| in NOK million | 2023 | 2024 |\n|---|---|---|\n| Nordlys | 41.2 | 44.8 |\n| Fjell | 12.0 | 11.1 |",
        ["NOK 44.8 million."],
        [],
    ),
    (
        "Wie hoch war der Umsatz 2023?",
        "Angaben in TEUR\n| | 2022 | 2023 |\n|---|---|---|\n| Umsatz | 3.410 | 3.875 |",
        ["Der Umsatz lag 2023 bei 3,875 Millionen Euro."],
        ["Der Umsatz lag 2023 bei 3.875 Euro."],
    ),
    (
        "売上高はいくらですか？",
        "決算（単位：百万円）\n| 項目 | 2023年 | 2024年 |\n|---|---|---|\n| 売上高 | 1,250 | 1,480 |",
        ["2024年の売上高は14億8000万円です。"],
        ["2024年の売上高は1億4800万円です。"],
    ),
    (
        "人口是多少？",
        "各市人口（万人）\n城市,人口\n临江,312\n青原,87.5",
        ["青原的人口是87.5万人。"],
        [],
    ),
    (
        "स्कूल भवन पर कितना खर्च हुआ?",
        "बजट (करोड़ रुपये में)। स्कूल भवन: 2.4। सड़क: 7.1।",
        ["स्कूल भवन पर 2,40,00,000 रुपये खर्च हुए।"],
        ["स्कूल भवन पर 24 लाख रुपये खर्च हुए।"],
    ),
    (
        "What did the bridge cost?",
        "The bridge cost Rs 3.2 crore.",
        ["The bridge cost 32 million rupees."],
        ["The bridge cost 3.2 million rupees."],
    ),
    (
        "예산은 얼마입니까?",
        "올해 예산은 3억 5천만 원입니다.",
        ["예산은 350,000,000원입니다."],
        ["예산은 3,500만 원입니다."],
    ),
]

DURATIONS: list[tuple[str, str, list[str], list[str]]] = [
    (
        "Wie lange ist die Pause?",
        "Die Pause dauert eine Viertelstunde.",
        ["15 Minuten."],
        ["25 Minuten."],
    ),
    (
        "Combien de temps dure le trajet ?",
        "Le trajet dure trois quarts d'heure.",
        ["45 minutes."],
        [],
    ),
    (
        "¿Cuánto dura la visita?",
        "La visita dura tres cuartos de hora.",
        ["Dura 45 minutos."],
        [],
    ),
    ("Ile trwa kurs?", "Kurs trwa 2 h 30 min.", ["Kurs trwa dwie i pół godziny."], []),
    (
        "Hoe lang duurt de rit?",
        "De rit duurt drie kwartier.",
        ["De rit duurt 45 minuten."],
        [],
    ),
    (
        "Quanto dura o filme?",
        "O filme dura 1h45.",
        ["Dura uma hora e quarenta e cinco minutos."],
        [],
    ),
    (
        "How long is the film?",
        "Running time: 2 h 15 min",
        ["Two and a quarter hours."],
        ["Two and a half hours."],
    ),
    ("上映時間は？", "上映時間は1時間30分です。", ["1時間半です。"], []),
    ("片长多少？", "片长90分钟。", ["一个半小时。"], []),
    ("مدة الفيلم؟", "مدة الفيلم 90 دقيقة.", ["ساعة ونصف."], []),
    (
        "Was passiert bei Verspätung?",
        "Für jede angefangene halbe Stunde werden 5 Euro fällig.",
        ["Je angefangene 30 Minuten kostet es 5 €."],
        [],
    ),
]


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"), SIGNS + SCALES + DURATIONS
)
def test_right_values_are_released_and_wrong_ones_held(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    """In all languages, whatever the value is written as."""

    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
