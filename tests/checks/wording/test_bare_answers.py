"""Bare values: of two things in one sentence, the asked one decides."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

PAIRS = [
    (
        "Ile trwa gwarancja na ramę?",
        "Gwarancja na ramę wynosi 5 lat, na pozostałe części 24 miesiące.",
        ("5 lat.", "24 miesiące."),
    ),
    (
        "Wie hoch ist die Gebühr für Pakete?",
        "Die Gebühr für Pakete beträgt 7 Euro, für Päckchen 4 Euro.",
        ("7 Euro.", "4 Euro."),
    ),
    (
        "Quanto è alta la torre nord?",
        "La torre nord misura 48 m, quella sud 39 m.",
        ("48 m.", "39 m."),
    ),
    (
        "Hoe zwaar is de rode koffer?",
        "De rode koffer weegt 4 kg, de blauwe 6 kg.",
        ("4 kg.", "6 kg."),
    ),
    (
        "¿Cuánto pesa la bolsa grande?",
        "La bolsa grande pesa 12 kg, la pequeña 5 kg.",
        ("12 kg.", "5 kg."),
    ),
    (
        "How many juniors does the club have?",
        "The club has 412 members, 57 of them juniors.",
        ("57.", "412."),
    ),
    (
        "子どもの料金は？",
        "大人は800円、子どもは300円です。",
        ("300円です。", "800円です。"),
    ),
]


@pytest.mark.parametrize(("question", "document", "values"), PAIRS)
def test_the_value_of_the_asked_thing_passes_and_the_other_does_not(
    question: str, document: str, values: tuple[str, str]
) -> None:
    routes = [
        GATE.check(question=question, documents=[document], answer=value).route
        for value in values
    ]
    assert routes[0] == "accept"
    assert routes[1] != "accept"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("How tall is the mast?", "48 m."),
        ("How tall is the mast?", "48 m, or 56 m with the antenna."),
        ("How tall is the mast with its antenna?", "56 m."),
    ],
)
def test_a_value_under_another_condition_is_no_other_thing(
    question: str, answer: str
) -> None:
    document = "The mast measures 48 m, with the antenna 56 m."
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert verdict.route == "accept"
