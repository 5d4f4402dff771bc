"""Prices and doses by brackets: the one that holds for the asked amount."""

# ruff: noqa: E501 -- a document stays on one line

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()

BRACKETS: list[tuple[str, str, list[str], list[str]]] = [
    (
        "What is the mooring fee for a boat of 8 metres?",
        "| Boat length | Fee per night |\n|---|---|\n| up to 6 m | 14 EUR |\n| over 6 to 10 m | 21 EUR |\n| over 10 m | 33 EUR |",
        ["The fee is 21 EUR a night."],
        ["The fee is 14 EUR a night.", "33 EUR a night."],
    ),
    (
        "How much does a 10-year-old pay?",
        "Children under 6 travel free, children from 6 to 14 pay 3 euros, adults 7 euros.",
        ["3 euros."],
        ["A 10-year-old pays 7 euros."],
    ),
    (
        "What dose does a 20 kg dog get?",
        "Dogs under 25 kg get 500 mg twice a day. Heavier dogs get 1 g twice a day.",
        ["A 20 kg dog gets 0.5 g twice a day."],
        ["A 20 kg dog gets 1 g twice a day."],
    ),
    (
        "What dose does a 30 kg dog get?",
        "Dogs under 25 kg get 500 mg twice a day. Heavier dogs get 1 g twice a day.",
        ["A 30 kg dog gets 1 g twice a day."],
        ["A 30 kg dog gets 500 mg twice a day."],
    ),
    (
        "Was kostet ein Paket mit 8 kg?",
        "Pakete bis 5 kg kosten 6,90 Euro, Pakete bis 10 kg 9,90 Euro, Pakete bis 20 kg 16,90 Euro.",
        ["9,90 Euro."],
        ["6,90 Euro."],
    ),
    (
        "Combien paie un groupe de 15 personnes ?",
        "Groupes de moins de 10 personnes : 12 euros par personne. À partir de 10 personnes : 9 euros par personne.",
        ["9 euros par personne."],
        ["12 euros par personne."],
    ),
    (
        "¿Cuánto cuesta el envío de un pedido de 60 euros?",
        "Envío: 4,95 euros para pedidos de menos de 50 euros; gratis a partir de 50 euros.",
        ["Es gratis."],
        ["4,95 euros."],
    ),
    (
        "¿Cuánto cuesta el envío de un pedido de 30 euros?",
        "Envío: 4,95 euros para pedidos de menos de 50 euros; gratis a partir de 50 euros.",
        ["4,95 euros."],
        [],
    ),
    (
        "身高130厘米的孩子门票多少钱？",
        "身高120厘米以下免票，120至150厘米半价25元，150厘米以上50元。",
        ["25元。"],
        ["50元。"],
    ),
    (
        "3kgの荷物の送料はいくらですか？",
        "送料：2kgまで600円、5kgまで900円、10kgまで1,300円。",
        ["900円です。"],
        ["600円です。"],
    ),
    (
        "How many days of leave do I get after 6 years?",
        "Employees with up to 5 years of service get 25 days of leave; those with more than 5 years get 28 days.",
        ["28 days."],
        ["25 days."],
    ),
    (
        "What does entry cost for my 70-year-old father?",
        "Entry: adults 12 euros, children under 12 6 euros, seniors from 65 9 euros.",
        ["9 euros."],
        [],
    ),
    (
        "Wie viel zahlt ein 8-jähriges Kind?",
        "Eintritt: Erwachsene 10 Euro, Kinder bis 12 Jahre 4 Euro, ab 65 Jahren 7 Euro.",
        ["4 Euro."],
        ["10 Euro."],
    ),
    (
        "7살 아이의 입장료는 얼마예요?",
        "입장료: 6세 미만 무료, 6~13세 3,000원, 14세 이상 6,000원.",
        ["3,000원입니다."],
        ["6,000원입니다."],
    ),
    (
        "كم يدفع طفل عمره 8 سنوات؟",
        "الأطفال أقل من 6 سنوات مجانًا، من 6 إلى 12 سنة 20 درهمًا، الكبار 50 درهمًا.",
        ["20 درهمًا."],
        ["50 درهمًا."],
    ),
    (
        "Quanto paga un ragazzo di 16 anni?",
        "Bambini fino a 10 anni gratis, da 11 a 17 anni 5 euro, adulti 9 euro.",
        ["5 euro."],
        ["9 euro."],
    ),
    (
        "Hoeveel kost een pakket van 12 kg?",
        "| Gewicht | Prijs |\n|---|---|\n| tot 5 kg | 6 euro |\n| 5-10 kg | 8 euro |\n| 10-20 kg | 12 euro |",
        ["12 euro."],
        ["8 euro."],
    ),
    (
        "What is the discount on an order of 300 euros?",
        "Orders over 100 euros get 3 % off, over 250 euros 5 %, over 500 euros 8 %.",
        ["5 percent."],
        ["8 percent."],
    ),
    (
        "How long is the notice period after 3 years?",
        "Notice: up to 2 years of service 4 weeks, from 2 to 5 years 2 months, over 5 years 3 months.",
        ["Two months."],
        ["4 weeks."],
    ),
    (
        "I have 2 children. How much is the allowance?",
        "The allowance is 120 euros for the first child and 150 euros for each further child.",
        ["270 euros in all."],
        [],
    ),
    (
        "How much is a room for 3 nights?",
        "A room costs 80 euros a night; stays of at least 7 nights cost 65 euros a night.",
        ["240 euros."],
        [],
    ),
    (
        "How much is a night if I stay 3 nights?",
        "A room costs 80 euros a night; stays of at least 7 nights cost 65 euros a night.",
        ["80 euros a night."],
        [],
    ),
    (
        "Can I bring my 12 kg suitcase?",
        "Cabin bags may weigh up to 8 kg. Checked bags up to 23 kg cost 30 euros.",
        ["Yes, as a checked bag for 30 euros; cabin bags may weigh up to 8 kg."],
        [],
    ),
    (
        "How many pills for a 40 kg child?",
        "Children from 30 to 45 kg take one tablet, those above 45 kg two tablets.",
        ["One tablet."],
        ["Two tablets."],
    ),
    (
        "When must I pay for a stay of 10 days?",
        "For stays under 7 days payment is due on arrival; for longer stays 14 days before.",
        ["14 days before arrival."],
        [],
    ),
    (
        "When must I pay for a stay of 10 days?",
        "For stays under 7 days payment is due 2 days before; for longer stays 14 days before.",
        [],
        ["2 days before arrival."],
    ),
    (
        "What's the fee on a transfer of 900 euros?",
        "Transfers up to 1,000 euros cost 2 euros; above that the fee is 5 euros.",
        ["2 euros."],
        ["5 euros."],
    ),
    (
        "What's the fee on a transfer of 2,500 euros?",
        "Transfers up to 1,000 euros cost 2 euros; above that the fee is 5 euros.",
        [],
        ["2 euros."],
    ),
    (
        "12人のグループの料金はいくらですか？",
        "料金：10人未満は1人900円、10人以上は1人700円です。",
        ["1人700円です。"],
        ["1人900円です。"],
    ),
    (
        "60 kg वज़न वाले को कितनी खुराक?",
        "50 kg से कम वज़न पर 250 mg और 50 kg से अधिक पर 500 mg दें।",
        ["500 mg।"],
        ["250 mg।"],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), BRACKETS)
def test_right_values_are_released_and_wrong_ones_held(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    """In all languages, whatever the value is written as."""

    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
