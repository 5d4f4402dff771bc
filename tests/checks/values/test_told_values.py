"""Ranges, versions, names with numbers and currencies of nations."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()

RANGES: list[tuple[str, str, list[str], list[str]]] = [
    (
        "How long does delivery take?",
        "Delivery takes 4 to 6 working days.",
        [
            "It takes between 4 and 6 working days.",
            "It takes at least 4 working days.",
            "Up to 6 working days.",
        ],
        ["It takes between 4 and 16 working days."],
    ),
    (
        "Wie lange dauert die Reparatur?",
        "Die Reparatur dauert 2 bis 3 Wochen.",
        ["Sie dauert zwei bis drei Wochen."],
        ["Sie dauert 2 bis 5 Wochen."],
    ),
    (
        "Quelle est la température de conservation ?",
        "À conserver entre 2 et 8 °C.",
        [],
        ["Entre 2 et 18 °C."],
    ),
    (
        "¿Qué presión debe tener?",
        "La presión debe estar entre 1,5 y 2,1 bar.",
        ["Entre 1,5 y 2,1 bar."],
        ["Entre 1,2 y 2,1 bar."],
    ),
    (
        "保存温度は何度ですか？",
        "保存温度は2〜8℃です。",
        ["2℃から8℃です。"],
        ["2〜18℃です。"],
    ),
    (
        "배송은 얼마나 걸리나요?",
        "배송은 3~5일 걸립니다.",
        [],
        ["3일에서 9일 걸립니다."],
    ),
]

VERSIONS: list[tuple[str, str, list[str], list[str]]] = [
    (
        "Which Java version is needed?",
        "The server needs Java 11.0.20 or later.",
        [],
        ["It needs Java 11.0.2 or later."],
    ),
    (
        "Which release fixed the leak?",
        "The memory leak was fixed in release 2.10.",
        ["Release 2.10 fixed it."],
        ["It was fixed in release 2.1."],
    ),
]

LABELS: list[tuple[str, str, list[str], list[str]]] = [
    (
        "In which room is the course?",
        "The pottery course is in room 14.",
        ["It's in room 14."],
        ["The pottery course is in room 41."],
    ),
    (
        "Von welchem Gleis fährt der Zug?",
        "Der Zug nach Basel fährt von Gleis 7.",
        [],
        ["Er fährt von Gleis 9."],
    ),
    (
        "¿En qué puerta embarco?",
        "El vuelo embarca por la puerta 23.",
        [],
        ["Por la puerta 32."],
    ),
    (
        "Quelle ligne va à la gare ?",
        "La ligne 12 va à la gare ; la ligne 15 va au port.",
        ["La ligne 12."],
        [],
    ),
    ("何番ホームですか？", "京都行きは5番ホームから出ます。", [], ["3番ホームです。"]),
    (
        "How many seats does Bus 48 have?",
        "Bus 48 has 31 seats and a ramp.",
        ["Thirty-one."],
        ["Forty-eight."],
    ),
    ("Wie viele Plätze hat Saal 9?", "Saal 9 hat 120 Plätze.", [], ["Neun."]),
    (
        "モデル「カゼ7」の保証は何年ですか？",
        "「カゼ7」の保証期間は3年です。",
        ["「カゼ7」の保証は3年間です。"],
        ["「カゼ7」の保証は7年間です。"],
    ),
    (
        "「별빛 5」의 배터리는 몇 시간 갑니까?",
        "「별빛 5」의 배터리는 12시간 사용할 수 있습니다.",
        [],
        ["5시간 갑니다."],
    ),
    (
        "How heavy is the Kestrel 12?",
        "The Kestrel 12 weighs 9.4 kg.",
        [],
        ["It weighs 12 kg."],
    ),
]

CURRENCIES: list[tuple[str, str, list[str], list[str]]] = [
    (
        "What does the permit cost?",
        "The permit costs 75 Canadian dollars.",
        ["It costs CA$75."],
        ["The permit costs 75 US dollars."],
    ),
    (
        "Was kostet die Maut?",
        "Die Maut beträgt 40 tschechische Kronen.",
        [],
        ["Sie beträgt 40 schwedische Kronen."],
    ),
    (
        "Combien coûte le permis ?",
        "Le permis coûte 30 francs suisses.",
        [],
        ["Il coûte 30 francs CFA."],
    ),
    (
        "¿Cuánto cuesta?",
        "La entrada cuesta 200 pesos mexicanos.",
        ["Cuesta 200 pesos."],
        ["Cuesta 200 pesos argentinos."],
    ),
    (
        "Quanto custa o curso?",
        "O curso custa 300 dólares australianos.",
        [],
        ["O curso custa 300 dólares americanos."],
    ),
    ("入场费多少？", "入场费为50港元。", [], ["入场费是50美元。"]),
    ("입장료는 얼마예요?", "입장료는 20 호주 달러입니다.", [], ["20 미국 달러입니다."]),
]

PHONES: list[tuple[str, str, list[str], list[str]]] = [
    (
        "Which number do I call?",
        "Call 0800 555 0142 in an emergency.",
        [],
        ["Call 0800 555 0124."],
    ),
    (
        "어디로 전화하나요?",
        "문의 전화: 031-555-0172.",
        ["031-555-0172로 전화하세요."],
        ["031-555-0127로 전화하세요."],
    ),
    ("电话是多少？", "咨询电话：010-5550-0163。", [], ["请拨打010-5550-0136。"]),
]


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    RANGES + VERSIONS + LABELS + CURRENCIES + PHONES,
)
def test_right_values_are_released_and_wrong_ones_held(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    """In all languages, whatever the value is written as."""

    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
