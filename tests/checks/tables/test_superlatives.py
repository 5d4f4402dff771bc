"""Where the question asks for the most or the least, the answer takes the right one."""

from __future__ import annotations

import pytest

from evigate.checks.tables.superlatives import check_superlatives
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def found(question: str, document: str, answer: str) -> list[Reason]:
    return check_superlatives(Evidence(RagCall.of(question, [document], answer)))


LAKES = (
    "| Lake | Depth |\n|---|---|\n| Arn | 120 m |\n| Bela | 210 m |\n| Corin | 85 m |"
)
TARIFE = (
    "Tarif Basis kostet 9 Euro, Tarif Plus 14 Euro und Tarif Start 6 Euro im Monat."
)
VISITORS = (
    "Visitors in 2023: Castle Brae 41,000, Mill Museum 56,500, Lighthouse 38,200."
)
RIOS = "El Tamo mide 120 km, el Rial 340 km y el Onda 95 km."
VILLES = "Arville compte 12 000 habitants, Belmont 34 000 et Corbie 9 500."
TUNNELS = "隧道长度：青山隧道3.2公里，白云隧道5.1公里，红岩隧道2.8公里。"

CASES = [
    ("Which lake is the deepest?", LAKES, "Lake Bela, with 210 m.", "Arn, at 120 m."),
    ("Which lake is the deepest?", LAKES, "Bela is.", "Arn is the deepest lake."),
    (
        "Welcher Tarif ist der günstigste?",
        TARIFE,
        "Der Tarif Start ist mit 6 Euro am günstigsten.",
        "Der günstigste ist Tarif Basis für 9 Euro.",
    ),
    (
        "Which site had the most visitors?",
        VISITORS,
        "The Mill Museum, with 56,500 visitors.",
        "Castle Brae had the most visitors, with 41,000.",
    ),
    (
        "¿Cuál es el río más largo?",
        RIOS,
        "El Rial, con 340 km.",
        "El Tamo, con 120 km.",
    ),
    (
        "Quelle ville est la plus grande ?",
        VILLES,
        "Belmont.",
        "La plus grande est Arville.",
    ),
    ("哪条隧道最长？", TUNNELS, "白云隧道最长，5.1公里。", "青山隧道最长，3.2公里。"),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), CASES)
def test_the_extreme_one_is_taken(
    question: str, document: str, right: str, wrong: str
) -> None:
    assert found(question, document, right) == []
    (reason,) = found(question, document, wrong)
    assert reason.code == "superlative_mismatch"
    assert reason.weight >= 0.5


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("How deep is Lake Arn?", "Lake Arn is 120 m deep."),
        ("Which is the deepest lake under 150 m?", "Lake Arn, with 120 m."),
        ("Which lake is the deepest?", "Bela (210 m); Arn has 120 m."),
    ],
)
def test_other_questions_and_parts_of_a_list_are_let_pass(
    question: str, answer: str
) -> None:
    assert found(question, LAKES, answer) == []


def test_documents_that_say_which_it_is_are_not_argued_with() -> None:
    document = "The longest tunnel in use is Grau (5 km); Lenz (8 km) is closed."
    assert found("Which is the longest tunnel?", document, "Grau, at 5 km.") == []


@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        ("Which is the second longest tunnel?", "Grau, at 5 km.", "Lenz, at 8 km."),
        ("Which is the third longest tunnel?", "Sattel, at 3 km.", "Grau, at 5 km."),
        ("Welcher Tunnel ist der zweitlängste?", "Grau, 5 km.", "Lenz, 8 km."),
    ],
)
def test_other_places_of_the_order_may_be_asked_for(
    question: str, right: str, wrong: str
) -> None:
    """Also inside of a word; without so many values nothing is said."""
    document = "The tunnels are Grau (5 km), Lenz (8 km) and Sattel (3 km)."
    if question.startswith("Welcher"):
        document = "Die Tunnel sind Grau (5 km), Lenz (8 km) und Sattel (3 km)."
    for answer, count in ((right, 0), (wrong, 1)):
        call = RagCall.of(question, [document], answer)
        assert len(check_superlatives(Evidence(call))) == count
    fifth = RagCall.of("Which is the fourth longest tunnel?", [document], wrong)
    assert check_superlatives(Evidence(fifth)) == []
