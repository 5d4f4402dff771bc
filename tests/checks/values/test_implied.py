"""Amounts that documents tell through others are held against the answer's."""

from __future__ import annotations

import pytest

from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence
from evigate.records import RagCall

MULTIPLES = [
    (
        "What does a trailer pay?",
        "A car pays 8 euros. A car with a trailer pays double the rate.",
        "With a trailer a car pays {} euros.",
        ("16", "8"),
    ),
    (
        "What do students pay for the museum?",
        "Admission is 14 euros. Students get a 50% discount.",
        "Students pay {} euros.",
        ("7", "14"),
    ),
    (
        "Was zahlen Rentner?",
        "Die Karte kostet 24 Euro. Rentner zahlen die Hälfte.",
        "Rentner zahlen {} Euro.",
        ("12", "24"),
    ),
    (
        "Wie viel Wasser braucht Hafer?",
        "Reis braucht 200 ml Wasser. Hafer braucht dreimal so viel.",
        "Hafer braucht {} ml Wasser.",
        ("600", "200"),
    ),
    (
        "Combien paie un camion ?",
        "Une voiture paie 12 euros. Un camion paie le triple.",
        "Un camion paie {} euros.",
        ("36", "12"),
    ),
    (
        "¿Cuánto pagan los socios?",
        "La cuota es de 40 euros. Los socios pagan la mitad.",
        "Los socios pagan {} euros.",
        ("20", "40"),
    ),
    (
        "Ile kosztuje bilet rodzinny?",
        "Bilet normalny kosztuje 15 zł. Bilet rodzinny kosztuje dwa razy więcej.",
        "Bilet rodzinny kosztuje {} zł.",
        ("30", "15"),
    ),
    (
        "学生票多少钱？",
        "成人票120元，学生票打五折。",
        "学生票{}元。",
        ("60", "120"),
    ),
    (
        "会員はいくらですか？",
        "一般は2000円です。会員は2割引です。",
        "会員は{}円です。",
        ("1600", "2000"),
    ),
]
RESTS = [
    (
        "How many boats are on the lawn?",
        "The club owns 34 boats. 21 lie at the jetty; the rest are on the lawn.",
        "{} boats are on the lawn.",
        ("13", "21"),
    ),
    (
        "Wie viele Beete sind frei?",
        "Von 60 Beeten sind 48 verpachtet. Die übrigen sind frei.",
        "{} Beete sind frei.",
        ("12", "48"),
    ),
    (
        "Combien de places sont au balcon ?",
        "La salle a 420 places : 300 au parterre. Les autres sont au balcon.",
        "{} places sont au balcon.",
        ("120", "300"),
    ),
    (
        "有多少人弃权？",
        "90名委员中，50人赞成，22人反对，其余弃权。",
        "{}人弃权。",
        ("18", "22"),
    ),
]


@pytest.mark.parametrize(("question", "document", "answer", "values"), MULTIPLES)
def test_a_multiple_told_in_words_is_the_value_and_its_base_is_not(
    question: str, document: str, answer: str, values: tuple[str, str]
) -> None:
    _right_passes_and_wrong_does_not(question, document, answer, values)


@pytest.mark.parametrize(("question", "document", "answer", "values"), RESTS)
def test_what_a_total_leaves_is_the_rest_and_a_part_is_not(
    question: str, document: str, answer: str, values: tuple[str, str]
) -> None:
    _right_passes_and_wrong_does_not(question, document, answer, values)


def _right_passes_and_wrong_does_not(
    question: str, document: str, answer: str, values: tuple[str, str]
) -> None:
    right, wrong = values
    assert not _faults(question, document, answer.format(right))
    assert _faults(question, document, answer.format(wrong))


def _faults(question: str, document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [document], answer))
    return [reason.code for reason in check_quantities(evidence)]
