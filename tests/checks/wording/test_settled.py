"""What rules and cells settle needs no support by words."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.checks.wording.settled import is_confirmed
from evigate.evidence import Evidence
from evigate.records import RagCall

SOUP = (
    '{"dish": "lentil soup", "kcal": 240, "vegan": true, '
    '"allergens": {"celery": true, "gluten": false, "milk": false}}'
)
CAKE = '{"produkt": "Apfelkuchen", "allergene": {"nüsse": true, "laktose": false}}'
BREAD = '{"produit": "pain de maïs", "allergènes": {"gluten": false, "lait": true}}'
ROOM = "room: Larch\nbalcony: no\nbathtub: yes\n"


def route(question: str, document: str, answer: str) -> str:
    return (
        EvidenceGate()
        .check(question=question, documents=[document], answer=answer)
        .route
    )


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("Does the lentil soup contain celery?", SOUP, "Yes, it contains celery."),
        ("Does the lentil soup contain gluten?", SOUP, "No, it is gluten-free."),
        ("Is the lentil soup vegan?", SOUP, "Yes."),
        ("Ist der Kuchen laktosefrei?", CAKE, "Ja, er enthält keine Laktose."),
        ("Le pain est-il sans gluten ?", BREAD, "Oui, il ne contient pas de gluten."),
        ("Le pain est-il sans lait ?", BREAD, "Non, il contient du lait."),
        ("Does the room have a balcony?", ROOM, "No, it has no balcony."),
        ("面包含有坚果吗？", '{"产品": "面包", "坚果": true}', "是的，含有坚果。"),
        (
            "Is the lido open in May?",
            "The lido is open all year except from 1 May to 30 June.",
            "No, not in May.",
        ),
    ],
)
def test_an_answer_that_cells_and_rules_confirm_goes_out(
    question: str, document: str, answer: str
) -> None:
    assert route(question, document, answer) == "accept"


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("Does the lentil soup contain celery?", SOUP, "No, it is celery-free."),
        ("Does the lentil soup contain celery?", SOUP, "No."),
        ("Is the lentil soup vegan?", SOUP, "No, it is not vegan."),
        ("Enthält der Kuchen Nüsse?", CAKE, "Nein, er ist nussfrei."),
        ("Ist der Kuchen laktosefrei?", CAKE, "Nein, er enthält Laktose."),
        ("Le pain est-il sans lait ?", BREAD, "Oui, il est sans lait."),
        ("Does the room have a balcony?", ROOM, "Yes, it has a balcony."),
        (
            "¿El piso tiene ascensor?",
            '{"piso": "Calle Olmo 4", "ascensor": false, "garaje": true}',
            "Sí, tiene ascensor.",
        ),
        (
            "Heeft kamer 12 een bad?",
            '{"kamer": 12, "bad": true, "balkon": false}',
            "Nee, kamer 12 heeft geen bad.",
        ),
        (
            "Czy zupa zawiera seler?",
            '{"danie": "zupa", "alergeny": {"seler": true, "mleko": false}}',
            "Nie, zupa nie zawiera selera.",
        ),
        (
            "この部屋に浴槽はありますか？",
            '{"部屋": "松", "浴槽": false}',
            "はい、浴槽があります。",
        ),
    ],
)
def test_an_answer_that_cells_deny_is_held(
    question: str, document: str, answer: str
) -> None:
    assert route(question, document, answer) != "accept"


@pytest.mark.parametrize(
    ("question", "document", "answer", "confirmed"),
    [
        ("Is lunch included?", "Lunch is not included.", "No.", True),
        ("Is lunch included?", "Lunch costs 9 euros extra.", "No, it is extra.", True),
        ("Is lunch included?", "Lunch costs 9 euros extra.", "Yes.", False),
        ("Is lunch included?", "Lunch is included.", "Yes, with wine.", False),
        ("Is lunch included?", "Lunch is included on Sundays only.", "Yes.", False),
    ],
)
def test_a_yes_or_no_that_the_documents_say_too_is_confirmed(
    question: str, document: str, answer: str, confirmed: bool
) -> None:
    """As long as it adds nothing."""
    call = RagCall.of(question, [document], answer)
    assert is_confirmed(Evidence(call)) is confirmed
