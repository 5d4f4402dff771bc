"""Which row is more, by how much, and how many rows keep to a bound."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()
CITIES = (
    "| City | Population 2023 | Area km² |\n|---|---|---|\n| Alden | 120,400 | 88 |\n"
    "| Brook | 95,300 | 140 |\n| Carse | 210,050 | 160 |\n| Dunn | 87,000 | 51 |"
)
PLANS = (
    "| Plan | Price |\n|---|---|\n| Solo | 9 EUR |\n| Team | 19 EUR |\n"
    "| Firm | 39 EUR |"
)
TARIFE = "| Tarif | Preis |\n|---|---|\n| Basis | 9 Euro |\n| Plus | 19 Euro |"
ROWS = [
    ("Is Brook larger in area than Alden?", CITIES, ["Yes."], ["No."]),
    ("Is Solo cheaper than Team?", PLANS, ["Yes."], ["No."]),
    ("Is Team cheaper than Solo?", PLANS, ["No."], ["Yes."]),
    ("Does Firm cost more than Team?", PLANS, ["Yes."], ["No."]),
    ("Ist Basis günstiger als Plus?", TARIFE, ["Ja."], ["Nein."]),
    ("How much larger is Carse than Brook in area?", CITIES, ["20 km²."], ["40 km²."]),
    ("How many plans cost more than 10 EUR?", PLANS, ["Two."], ["Three.", "One."]),
    ("How much more does Firm cost than Team?", PLANS, ["20 EUR."], ["10 EUR."]),
    ("How much cheaper is Solo than Team?", PLANS, ["10 euros."], ["20 EUR."]),
    (
        "How many cities have more than 100,000 inhabitants?",
        CITIES,
        ["Two.", "2."],
        ["Three.", "One.", "Four."],
    ),
    ("How many cities are smaller than 100 km²?", CITIES, ["Two."], ["Three."]),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ROWS)
def test_the_cells_of_one_column_decide(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)


def test_where_two_columns_may_be_meant_nothing_is_decided() -> None:
    table = (
        "| Boat | Long m | Wide m |\n|---|---|---|\n| Tern | 9 | 3 |\n| Skua | 8 | 4 |"
    )
    assert_released(GATE, "Is Tern bigger than Skua?", table, ["Yes.", "No."])
