"""Places in an order, by their words and by years."""

from __future__ import annotations

import pytest

from evigate.checks.names.ranks import check_ranks
from evigate.evidence import Evidence
from evigate.records import RagCall

VARG = "The Varg is the second highest peak of the range, after the Tolm."
SEE = "Der Linsee ist der zweitgrößte See des Landes."
HALLS = (
    "| Hall | Built |\n|---|---|\n| Elm Hall | 1899 |\n| Ash Hall | 1875 |\n"
    "| Yew Hall | 1921 |"
)
BRIDGES = "The Alder Bridge dates from 1640, the Birch Bridge from 1702."


def codes(question: str, document: str, answer: str) -> list[str]:
    call = RagCall.of(question, [document], answer)
    return [reason.code for reason in check_ranks(Evidence(call))]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("", VARG, "The Varg is the highest peak of the range."),
        ("", VARG, "The Varg is the third highest peak of the range."),
        ("", SEE, "Der Linsee ist der größte See des Landes."),
        ("", SEE, "Der Linsee ist der drittgrößte See des Landes."),
        (
            "Quelle ville ?",
            "Corvy est la deuxième plus grande ville de la province.",
            "Corvy est la plus grande ville de la province.",
        ),
        (
            "¿Qué lugar ocupa?",
            "Sarria es la segunda ciudad más grande de la comarca.",
            "Sarria es la ciudad más grande de la comarca.",
        ),
        ("", "云溪桥是全省第二长的桥。", "云溪桥是全省最长的桥。"),
        ("", "緑湖は県内で2番目に大きい湖です。", "緑湖は県内で最も大きい湖です。"),
        ("Which is the oldest hall?", HALLS, "Elm Hall."),
        ("Which is the second oldest hall?", HALLS, "Ash Hall."),
        ("Which hall is the newest?", HALLS, "Ash Hall, of 1875."),
        ("Which bridge is the oldest?", BRIDGES, "The Birch Bridge."),
    ],
)
def test_another_place_in_the_order_is_found(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, document, answer) == ["superlative_mismatch"]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("", VARG, "The Varg is the second highest peak."),
        ("Is the Varg the highest peak?", VARG, "No, it is the second highest."),
        ("", VARG, "The Varg is not the highest peak of the range."),
        ("", SEE, "Er ist der zweitgrößte See des Landes."),
        ("Which is the oldest hall?", HALLS, "Ash Hall, built in 1875."),
        ("Which is the second oldest hall?", HALLS, "Elm Hall."),
        ("Which hall is the newest?", HALLS, "Yew Hall."),
        ("Which bridge is the oldest?", BRIDGES, "The Alder Bridge."),
        ("Which bridge is the widest?", BRIDGES, "The Birch Bridge."),
    ],
)
def test_the_right_place_is_left_alone(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, document, answer) == []
