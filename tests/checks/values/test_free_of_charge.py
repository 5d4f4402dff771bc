"""Nothing to pay beside what others pay; spans of time without a number."""

# ruff: noqa: E501 -- a document stays on one line

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()

FREE: list[tuple[str, str, list[str], list[str]]] = [
    (
        "What do gold members pay for a locker?",
        "Locker fees: silver members 6 euros, gold members free, guests 9 euros.",
        ["It is free for gold members."],
        ["Gold members pay 6 euros."],
    ),
    (
        "What do silver members pay for a locker?",
        "Locker fees: silver members 6 euros, gold members free, guests 9 euros.",
        ["Silver members pay 6 euros."],
        [],
    ),
    (
        "金会員の送料はいくらですか？",
        "送料：一般会員は600円、金会員は無料、法人会員は300円です。",
        [],
        ["金会員は600円です。"],
    ),
    (
        "一般会員の送料はいくらですか？",
        "送料：一般会員は600円、金会員は無料、法人会員は300円です。",
        ["一般会員は600円です。"],
        [],
    ),
    (
        "Was kostet der Eintritt für Kinder?",
        "Erwachsene zahlen 8 Euro, für Kinder ist der Eintritt kostenlos.",
        [],
        ["Kinder zahlen 8 Euro."],
    ),
    (
        "Was kostet der Eintritt für Erwachsene?",
        "Erwachsene zahlen 8 Euro, für Kinder ist der Eintritt kostenlos.",
        ["Erwachsene zahlen 8 Euro."],
        [],
    ),
    (
        "Combien coûte l'entrée pour les étudiants ?",
        "Entrée : adultes 9 euros, étudiants gratuit, enfants 4 euros.",
        [],
        ["Les étudiants paient 4 euros."],
    ),
    (
        "Combien coûte l'entrée pour les enfants ?",
        "Entrée : adultes 9 euros, étudiants gratuit, enfants 4 euros.",
        ["Les enfants paient 4 euros."],
        [],
    ),
    (
        "¿Cuánto paga un jubilado?",
        "Adultos 7 euros, jubilados gratis, niños 3 euros.",
        [],
        ["Los jubilados pagan 3 euros."],
    ),
    ("老人票多少钱？", "成人票40元，老人免费，学生票20元。", [], ["老人票20元。"]),
    ("学生票多少钱？", "成人票40元，老人免费，学生票20元。", ["学生票20元。"], []),
    (
        "경로 우대 요금은 얼마예요?",
        "성인 8,000원, 경로 우대는 무료, 학생 4,000원입니다.",
        [],
        ["경로 우대는 4,000원입니다."],
    ),
    (
        "Ile płacą seniorzy?",
        "Dorośli 20 zł, seniorzy bezpłatnie, dzieci 10 zł.",
        [],
        ["Seniorzy płacą 10 zł."],
    ),
    (
        "Ile płacą dzieci?",
        "Dorośli 20 zł, seniorzy bezpłatnie, dzieci 10 zł.",
        ["Dzieci płacą 10 zł."],
        [],
    ),
    (
        "What does shipping cost?",
        "Shipping costs 4.90 euros; from 50 euros it is free.",
        ["Shipping costs 4.90 euros."],
        [],
    ),
    (
        "How much is the museum?",
        "The museum costs 12 euros. Feel free to ask at the desk. Free Wi-Fi is available.",
        ["12 euros."],
        [],
    ),
    (
        "Was kostet Verspätung?",
        "Je angefangene Viertelstunde werden zehn Euro fällig.",
        ["Je angefangene 15 Minuten kostet es 10 €."],
        ["Je angefangene 20 Minuten kostet es 10 €."],
    ),
    (
        "What is the parking fee?",
        "Parking costs 2 euros for each started hour.",
        ["2 euros for every 60 minutes started."],
        [],
    ),
    (
        "Combien coûte le retard ?",
        "Chaque quart d'heure de retard coûte 5 euros.",
        ["5 euros par tranche de 15 minutes."],
        ["5 euros par tranche de 25 minutes."],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), FREE)
def test_right_values_are_released_and_wrong_ones_held(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    """In all languages, whatever the value is written as."""

    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
