"""The floors of a building, each for its thing."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.text.storeys import BASEMENT, GROUND_FLOOR, TOP_FLOOR, find_storeys

GATE = EvidenceGate()

EN = "Tickets are on the ground floor, coats on floor 2 and the bar on the top floor."
DE = "Im Erdgeschoss ist die Kasse, im ersten Stock die Garderobe."
PL = "Kasa jest na parterze, biuro na trzecim piętrze."
ZH = "会员服务台在二楼，餐厅在五楼。"

CALLS = [
    (EN, "Where is the bar?", "On the top floor.", True),
    (EN, "Where is the bar?", "On the second floor.", False),
    (EN, "On which floor are coats?", "On the second floor.", True),
    (EN, "On which floor are coats?", "In the basement.", False),
    (EN, "On which floor are tickets?", "On the top floor.", False),
    (DE, "Wo ist die Garderobe?", "Im 1. Stock.", True),
    (DE, "Wo ist die Garderobe?", "Im Erdgeschoss.", False),
    (DE, "Wo ist die Garderobe?", "Im Keller.", False),
    (PL, "Gdzie jest biuro?", "Na trzecim piętrze.", True),
    (PL, "Gdzie jest biuro?", "Na parterze.", False),
    (ZH, "餐厅在哪里？", "在五楼。", True),
    (ZH, "餐厅在哪里？", "在二楼。", False),
]


@pytest.mark.parametrize(("document", "question", "answer", "right"), CALLS)
def test_a_floor_is_that_of_the_asked_thing(
    document: str, question: str, answer: str, right: bool
) -> None:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert ((verdict.action, verdict.route) == ("answer", "accept")) is right


@pytest.mark.parametrize(
    ("text", "language", "numbers"),
    [
        ("Au 2e étage, pas au sous-sol.", "fr", [2, BASEMENT]),
        ("En la planta baja.", "es", [GROUND_FLOOR]),
        ("All'ultimo piano.", "it", [TOP_FLOOR]),
        ("No 3.º andar.", "pt", [3]),
        ("Op de tweede verdieping.", "nl", [2]),
        ("The floor is wet.", "en", []),
    ],
)
def test_floors_are_read_in_many_languages(
    text: str, language: str, numbers: list[int]
) -> None:
    assert [storey.number for storey in find_storeys(text, language)] == numbers
