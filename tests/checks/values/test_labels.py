"""Numbers that tell which one: rooms, lines, floors."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()

LABELS: list[tuple[str, str, list[str], list[str]]] = [
    (
        "From which day is a note needed?",
        "Call on the first day; a note is needed from the fourth day, until 31 May.",
        ["From the fourth day."],
        ["From the third day."],
    ),
    (
        "Where do I get my badge?",
        "Collect your badge at the desk (room 1.12), from 9 to 11.",
        ["In room 1.12."],
        ["In room 1.21.", "In room 2.12."],
    ),
    (
        "Which floor is the library on?",
        "The library is on the 3rd floor, the canteen on the 1st.",
        ["On the 3rd floor."],
        ["On the 1st floor."],
    ),
    (
        "Which floor is the library on?",
        "The library is on the third floor, the canteen on the first floor.",
        ["On the third floor."],
        ["On the first floor."],
    ),
    (
        "Quelle ligne dessert la gare ?",
        "La ligne 12 dessert la gare ; la ligne 15 dessert le port.",
        ["La ligne 12."],
        ["La ligne 15."],
    ),
    (
        "Which lane did she run in?",
        "She started in lane 5 and finished third.",
        ["Lane 5."],
        ["Lane 3."],
    ),
    (
        "Von welchem Gleis fährt der Zug nach Bern?",
        "Der Zug nach Bern fährt von Gleis 4, der Zug nach Genf von Gleis 7.",
        ["Von Gleis 4."],
        ["Von Gleis 7."],
    ),
    (
        "¿De qué puerta sale el vuelo a Lima?",
        "El vuelo a Lima sale de la puerta 8 y el vuelo a Quito de la puerta 11.",
        ["De la puerta 8."],
        ["De la puerta 11."],
    ),
    (
        "In quale aula si tiene il corso?",
        "Il corso si tiene nell'aula 3; l'esame nell'aula 6.",
        ["Nell'aula 3."],
        ["Nell'aula 6."],
    ),
    (
        "Em que sala é a reunião?",
        "A reunião é na sala 204 e o almoço na sala 110.",
        ["Na sala 204."],
        ["Na sala 110."],
    ),
    (
        "W której sali jest wykład?",
        "Wykład odbywa się w sali 12, a ćwiczenia w sali 7.",
        ["W sali 12."],
        ["W sali 7."],
    ),
    (
        "Op welk perron stopt de trein naar Gent?",
        "De trein naar Gent stopt op spoor 5, de trein naar Luik op spoor 2.",
        [],
        ["Op spoor 2."],
    ),
    (
        "会議室は何階ですか？",
        "会議室は5階、食堂は2階です。",
        ["5階です。"],
        ["2階です。"],
    ),
    ("图书馆在几楼？", "图书馆在三楼，食堂在一楼。", ["三楼。"], ["一楼。"]),
    (
        "회의실은 몇 층입니까?",
        "회의실은 5층, 식당은 2층입니다.",
        ["5층입니다."],
        ["2층입니다."],
    ),
    (
        "Which chapters treat rivers?",
        "Chapters 3 and 5 treat rivers, chapter 4 lakes.",
        ["Chapters 3 and 5."],
        [],
    ),
    (
        "What changed in version 3?",
        "Version 3 brought a new menu. Version 2 had none.",
        ["Version 3 brought a new menu."],
        [],
    ),
    (
        "Which article covers leave?",
        "Article 12 covers leave. Article 13 covers sickness.",
        ["Article 12 covers leave; see also article 13 for sickness."],
        [],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), LABELS)
def test_right_values_are_released_and_wrong_ones_held(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    """In all languages, whatever the value is written as."""

    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)
