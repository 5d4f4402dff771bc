"""How much something rose may be given as a difference, a share or both ends."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

CASES = [
    (
        "By how much did operating profit fall?",
        "Operating profit fell from 31 to 27 million euros because of energy costs.",
        [
            "By 4 million euros.",
            "By about 13 percent.",
            "From 31 to 27 million euros.",
            "It fell by 4 million, or 12.9 percent.",
        ],
        ["By 27 million euros.", "By 10 million euros.", "By 31 million euros."],
    ),
    (
        "Um wie viel sank der Verbrauch?",
        "Der Verbrauch ging von 50 auf 40 Liter zurück.",
        ["Um 10 Liter.", "Um 20 Prozent.", "Von 50 auf 40 Liter."],
        ["Um 40 Liter.", "Um 25 Prozent."],
    ),
    (
        "De combien le loyer a-t-il augmenté ?",
        "Le loyer est passé de 600 à 660 euros.",
        ["De 60 euros.", "De 10 %."],
        ["De 660 euros.", "De 20 %."],
    ),
    (
        "¿Cuánto creció la plantilla?",
        "La plantilla pasó de 120 a 150 empleados en un año.",
        ["En 30 empleados.", "Un 25 %."],
        ["En 150 empleados."],
    ),
]


@pytest.fixture(scope="module")
def gate() -> EvidenceGate:
    return EvidenceGate()


@pytest.mark.parametrize(("question", "document", "right", "wrong"), CASES)
def test_a_change_is_computed_from_both_ends(
    gate: EvidenceGate, question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(gate, question, document, right)
    assert_held(gate, question, document, wrong)
