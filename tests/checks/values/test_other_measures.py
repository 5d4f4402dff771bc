"""Values of another kind than is asked, in all languages."""

# ruff: noqa: E501 -- a document stays on one line

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()

MEASURES: list[tuple[str, str, list[str], list[str]]] = [
    (
        "How much does the yearly inspection cost?",
        "| Service | Duration | Price |\n|---|---|---|\n| Yearly inspection | 90 minutes | 95 euros |\n| Puncture | 20 minutes | 15 euros |",
        ["The yearly inspection is 95 euros."],
        ["The yearly inspection is 90 minutes."],
    ),
    (
        "How long does the massage take?",
        "A massage takes 50 minutes and costs 70 euros.",
        ["50 minutes."],
        ["70 euros."],
    ),
    (
        "Wie viel kostet der Kurs?",
        "Der Kurs dauert 8 Wochen und kostet 240 Euro.",
        [],
        ["Der Kurs ist 8 Wochen."],
    ),
    (
        "Wie lange dauert der Kurs?",
        "Der Kurs dauert 8 Wochen und kostet 240 Euro.",
        ["Zwei Monate."],
        ["240 Euro."],
    ),
    (
        "Combien coûte la location ?",
        "La location dure 4 heures et coûte 35 euros.",
        [],
        ["4 heures."],
    ),
    (
        "¿Cuánto pesa la tienda?",
        "La tienda pesa 2,4 kg y mide 210 cm.",
        [],
        ["210 cm."],
    ),
    (
        "Quanto costa il tour?",
        "Il tour dura 3 ore e costa 28 euro.",
        [],
        ["Il tour è di 3 ore."],
    ),
    (
        "Quanto custa a consulta?",
        "A consulta dura 30 minutos e custa 60 euros.",
        [],
        ["30 minutos."],
    ),
    (
        "Wat kost de cursus?",
        "De cursus duurt 6 weken en kost 180 euro.",
        [],
        ["6 weken."],
    ),
    (
        "Ile kosztuje kurs?",
        "Kurs trwa 6 tygodni i kosztuje 900 zł.",
        [],
        ["Kurs to 6 tygodni."],
    ),
    ("课程多少钱？", "课程为期8周，费用为1200元。", [], ["8周。"]),
    (
        "料金はいくらですか？",
        "所要時間は90分、料金は3,500円です。",
        ["3500円です。"],
        ["90分です。"],
    ),
    (
        "수강료는 얼마예요?",
        "수강 기간은 8주이고 수강료는 20만 원입니다.",
        [],
        ["8주입니다."],
    ),
    ("كم تكلف الدورة؟", "مدة الدورة ستة أسابيع وتكلف 300 درهم.", [], ["ستة أسابيع."]),
    (
        "How long may I park?",
        "Parking is free for 90 minutes; then it costs 2 euros an hour.",
        ["90 minutes for free, afterwards you pay 2 euros an hour."],
        [],
    ),
    (
        "What does parking cost?",
        "Parking is free for 90 minutes; then it costs 2 euros an hour.",
        ["The first 90 minutes are free."],
        [],
    ),
    (
        "How much is the fine?",
        "The fine is 10 % of the fare.",
        ["10 percent of the fare."],
        [],
    ),
    (
        "What does shipping cost?",
        "Shipping is free from 50 euros.",
        ["Nothing from an order of 50 euros."],
        [],
    ),
    (
        "How long does delivery take?",
        "Standard delivery takes 3 working days and costs 4.90 euros.",
        ["It takes three working days."],
        [],
    ),
    (
        "How far is the station?",
        "The station is 10 minutes on foot.",
        ["It is a 10-minute walk."],
        [],
    ),
    (
        "How much water do I need?",
        "Take 500 ml of water and cook for 20 minutes.",
        ["Half a litre, then cook it for 20 minutes."],
        [],
    ),
    (
        "How heavy is the tent?",
        "| Tent | Weight | Height |\n|---|---|---|\n| Lynx | 2.4 kg | 110 cm |\n| Fox | 3.1 kg | 120 cm |",
        [],
        ["110 cm."],
    ),
    (
        "How big is the pool?",
        "The pool is 25 m long and 1.8 m deep.",
        ["25 metres long."],
        [],
    ),
    (
        "What is the speed limit?",
        "On the island the speed limit is 40 km/h; the road is 12 km long.",
        [],
        ["12 km."],
    ),
    (
        "How much is a ticket?",
        "A ticket costs 3 euros and is valid for 90 minutes.",
        ["3 euros for 90 minutes."],
        [],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), MEASURES)
def test_right_values_are_released_and_wrong_ones_held(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    """In all languages, whatever the value is written as."""

    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
