"""What is free costs nothing, and what costs something is not free."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()

ROWS = [
    ("What does entry cost?", "Entry is free.", ["0 euros.", "Nothing."], ["2 euros."]),
    ("Was kostet der Eintritt?", "Der Eintritt ist frei.", ["0 Euro.", "Nichts."], []),
    ("Combien coûte l'entrée ?", "L'entrée est gratuite.", ["Rien.", "0 euro."], []),
    ("¿Cuánto cuesta la entrada?", "La entrada es gratuita.", ["Nada."], ["3 euros."]),
    ("What does entry cost?", "Entry costs 8 euros.", ["8 euros."], ["0 euros."]),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ROWS)
def test_nothing_is_the_price_of_what_is_free(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
