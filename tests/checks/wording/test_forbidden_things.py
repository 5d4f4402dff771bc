"""A yes is held where all that is said of a thing is that it must not be used."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

CASES = [
    (
        "¿La cafetera se puede limpiar con vinagre?",
        (
            "Descalcifique el aparato cada dos meses. No utilice vinagre ni ácido"
            " cítrico, ya que dañan las juntas. Enjuague el depósito a diario."
        ),
        ["No.", "No, el vinagre daña las juntas."],
        ["Sí.", "Sí, puede usar vinagre cada dos meses."],
    ),
    (
        "Can I clean the coffee machine with vinegar?",
        "Descale it every two months. Do not use vinegar or citric acid.",
        ["No, don't use vinegar."],
        ["Yes.", "Yes, every two months."],
    ),
    (
        "Puis-je laver la veste avec du chlore ?",
        "N'utilisez pas de chlore. Lavez à 30 degrés.",
        ["Non."],
        ["Oui."],
    ),
    (
        "Can I take it while breastfeeding?",
        "Do not take the tablets if you are pregnant or breast-feeding.",
        ["No."],
        ["Yes.", "Yes, you can."],
    ),
    (
        "Darf ich es in der Schwangerschaft nehmen?",
        "Nehmen Sie das Mittel nicht ein, wenn Sie schwanger sind.",
        [],
        ["Ja."],
    ),
    (
        "Can I bring my dog on Monday?",
        "Dogs are not allowed on Sundays. Cats are welcome.",
        ["Yes."],
        [],
    ),
]


@pytest.fixture(scope="module")
def gate() -> EvidenceGate:
    return EvidenceGate()


@pytest.mark.parametrize(("question", "document", "right", "wrong"), CASES)
def test_what_is_forbidden_is_not_allowed(
    gate: EvidenceGate, question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(gate, question, document, right)
    assert_held(gate, question, document, wrong)
