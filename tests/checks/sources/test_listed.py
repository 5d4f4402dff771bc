from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.checks.sources.listed import check_lists
from evigate.evidence import Evidence


def invented(document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of("", [document], answer))
    return [
        answer[slice(*reason.answer_span)]
        for reason in check_lists(evidence)
        if reason.answer_span
    ]


@pytest.mark.parametrize(
    ("document", "answer", "item"),
    [
        (
            "Hikers need boots, a map and a whistle.",
            "Hikers need boots, a map, a whistle and crampons.",
            "crampons",
        ),
        (
            "Im Preis sind Frühstück und Bettwäsche enthalten.",
            "Im Preis sind Frühstück, Bettwäsche und Parkplatz enthalten.",
            "Parkplatz enthalten",
        ),
        (
            "Le menu comprend la soupe, le poisson et le dessert.",
            "Le menu comprend la soupe, le poisson, le dessert et un apéritif.",
            "un apéritif",
        ),
        (
            "El curso incluye pinceles y lienzo.",
            "El curso incluye pinceles, lienzo y barniz.",
            "barniz",
        ),
        (
            "La cesta contiene miele, noci e formaggio.",
            "La cesta contiene miele, noci, formaggio e salame.",
            "salame",
        ),
        (
            "O cabaz traz queijo, pão e azeitonas.",
            "O cabaz traz queijo, pão, azeitonas e vinho.",
            "vinho",
        ),
        (
            "De gids brengt voor elke groep altijd touw en kaarten mee.",
            "De gids brengt voor elke groep altijd touw, kaarten en schoenen mee.",
            "schoenen mee",
        ),
        (
            "W cenie są śniadanie, kajak i kapok.",
            "W cenie są śniadanie, kajak, kapok i latarka.",
            "latarka",
        ),
        (
            "참가자는 우산과 수첩을 준비해야 합니다.",
            "우산과 수첩, 그리고 망원경을 준비해야 합니다.",
            "망원경을 준비해야 합니다",
        ),
    ],
)
def test_an_item_that_the_documents_do_not_list_is_named(
    document: str, answer: str, item: str
) -> None:
    assert invented(document, answer) == [item]


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (
            "Hikers need boots, a map and a whistle.",
            "Hikers need a whistle, a map and boots.",
        ),
        # known elsewhere in the documents
        (
            "Hikers need boots and a map. Crampons are sold at the hut.",
            "Hikers need boots, a map and crampons.",
        ),
        # one known item vouches for no list
        ("Hikers need boots.", "Hikers need boots and good weather."),
    ],
)
def test_lists_of_known_items_are_left_alone(document: str, answer: str) -> None:
    assert invented(document, answer) == []


@pytest.mark.parametrize("gap", [", ,", ",  ; ,", ", and ,"])
def test_an_empty_item_is_no_item(gap: str) -> None:
    answer = f"Hikers need boots, a map{gap} a whistle."
    assert invented("Hikers need boots, a map and a whistle.", answer) == []
