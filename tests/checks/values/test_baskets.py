"""Totals of counted prices, and differences said beside a comparative."""

from __future__ import annotations

import pytest

from evigate.checks.values.compared import is_said_as_difference
from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence
from evigate.records import RagCall

ZOO = "Day tickets: adults 14 euros, children (4 to 15) 6 euros, dogs 3 euros."
LIFT = "Fahrpreise: Erwachsene 18,50 €, Kinder (6-15) 9 €, Hunde 5 €."
SHIP = "Billets : adultes 12 euros, enfants 7 euros, vélos 4 euros."
BATHS = "| Entrada | Precio |\n|---|---|\n| Adulto | 11 € |\n| Niño | 5 € |"


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        ("Price for two adults and three children?", ZOO, "46 euros", "54 euros"),
        ("What do four adults and a dog pay?", ZOO, "59 euros", "26 euros"),
        ("Was zahlen zwei Erwachsene und ein Kind?", LIFT, "46 Euro", "36,50 Euro"),
        ("Was kosten drei Kinder und ein Hund?", LIFT, "32 Euro", "24 Euro"),
        ("Prix pour deux adultes et deux vélos ?", SHIP, "32 euros", "38 euros"),
        ("¿Cuánto pagan dos adultos y tres niños?", BATHS, "37 €", "43 €"),
        ("两位成人和三个儿童多少钱？", "门票：成人30元，儿童15元。", "105元", "120元"),
        (
            "大人2名と子ども1名の料金は？",
            "大人800円、子ども300円です。",
            "1,900円",
            "1,400円",
        ),
    ],
)
def test_what_the_counted_things_cost_together_is_right(
    question: str, document: str, right: str, wrong: str
) -> None:
    def reasons(answer: str) -> list[str]:
        call = RagCall.of(question, [document], answer)
        return [reason.code for reason in check_quantities(Evidence(call))]

    assert reasons(right) == []
    assert reasons(wrong) != []


def test_the_parts_of_a_total_may_be_given_without_their_unit() -> None:
    answer = "Together 46 euros: 28 for the adults and 18 for the children."
    call = RagCall.of("Price for two adults and three children?", [ZOO], answer)
    assert check_quantities(Evidence(call)) == []


@pytest.mark.parametrize(
    ("document", "answer", "holds"),
    [
        (
            "The old tank held 1,200 litres; the new one holds 1,800.",
            "600 litres more",
            1,
        ),
        ("The old tank held 1,200 litres; the new one holds 1,800.", "50% larger", 1),
        (
            "The old tank held 1,200 litres; the new one holds 1,800.",
            "500 litres more",
            0,
        ),
        ("Der alte Turm ist 48 m hoch, der neue 61 m.", "13 m höher", 1),
        ("Der alte Turm ist 48 m hoch, der neue 61 m.", "15 m höher", 0),
        ("L'ancien pont mesure 80 m, le nouveau 115 m.", "35 m de plus", 1),
        ("旧桥长80米，新桥长115米。", "新桥比旧桥长35米", 1),
        ("旧桥长80米，新桥长115米。", "新桥比旧桥长45米", 0),
    ],
)
def test_a_number_beside_a_comparative_may_be_a_difference(
    document: str, answer: str, holds: int
) -> None:
    call = RagCall.of("How do old and new compare?", [document], f"{answer}.")
    assert (not check_quantities(Evidence(call))) == bool(holds)


@pytest.mark.parametrize(
    ("text", "number", "compared"),
    [
        ("It holds 600 litres more.", "600 litres", True),
        ("600 litres of oil.", "600 litres", False),
        ("600 litres. More follows.", "600 litres", False),
        ("Das sind 5 Meter weniger als zuvor.", "5 Meter", True),
        ("比去年多600升", "600升", True),
        ("600リットル多いです", "600リットル", True),
    ],
)
def test_comparatives_beside_a_number(text: str, number: str, compared: bool) -> None:
    start = text.index(number)
    assert is_said_as_difference(text, start, start + len(number)) is compared
