"""What a short answer lists, beside what the documents list."""

from __future__ import annotations

import pytest

from evigate.checks.names.given_items import check_given_items
from evigate.checks.names.regions import regions
from evigate.evidence import Evidence
from evigate.records import RagCall


def codes(question: str, document: str, answer: str) -> list[str]:
    call = RagCall.of(question, [document], answer)
    return [reason.code for reason in check_given_items(Evidence(call))]


KIOSK = (
    "The kiosk sells maps, stamps and postcards. Tickets are sold at the counter. "
    "Neither change nor vouchers are given."
)
SOLD = "What does the kiosk sell?"
STAFF = (
    "Ina Roth feeds the seals and Leo Brand the penguins. Tours are led by Mia Kern."
)
FED = "Who feeds the penguins?"
SIGNS = "The form is accepted in Danish or Swedish. Copies are made at the desk."
PACK = "Mitzubringen sind ein Helm und Handschuhe. Seile stellt der Verein."
PACKED = "Was ist mitzubringen?"


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (SOLD, KIOSK, "Only maps."),
        (SOLD, KIOSK, "Just stamps."),
        (SOLD, KIOSK, "Maps and tickets."),
        (SOLD, KIOSK, "Maps, stamps and tickets."),
        (SOLD, KIOSK, "Maps and umbrellas."),
        (SOLD, KIOSK, "Maps and stamps, but no postcards."),
        (FED, STAFF, "Both."),
        (FED, STAFF, "Both of them."),
        (FED, STAFF, "Ina Roth and Leo Brand."),
        ("Is it accepted in Finnish?", SIGNS, "Yes, in Danish and Finnish."),
        ("Is it accepted in Finnish?", SIGNS, "It is accepted in Danish and Finnish."),
        (PACKED, PACK, "Nur ein Helm."),
        (PACKED, PACK, "Ein Helm und Seile."),
        (PACKED, PACK, "Ein Helm und eine Decke."),
        (SOLD, KIOSK, "The kiosk sells maps and umbrellas."),
        (
            "Who greets the guests?",
            "Both porters greet the guests. Ms Roth books the rooms.",
            "Only Ms Roth.",
        ),
        (
            "谁教英语？",
            "王老师教数学，张医生教英语。",
            "王老师和张医生。",
        ),
        (
            "Que comprend le repas ?",
            "Le repas comprend une soupe et un fromage. Le vin est en supplément.",
            "Seulement un fromage.",
        ),
        (
            "¿Qué incluye la entrada?",
            "La entrada incluye el jardín y la torre. El sótano está cerrado.",
            "El jardín y el sótano.",
        ),
        (
            "Wat moet worden gesmeerd?",
            "Zowel het slot als het scharnier moet worden gesmeerd.",
            "Alleen het slot.",
        ),
    ],
)
def test_a_list_that_is_not_the_documents_list_is_found(
    question: str, document: str, answer: str
) -> None:
    """One too many, one of several as the only one, one denied, both for one."""
    assert codes(question, document, answer)


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (SOLD, KIOSK, "Maps, stamps and postcards."),
        (SOLD, KIOSK, "Postcards, maps and stamps."),
        (SOLD, KIOSK, "Maps and stamps, but no tickets."),
        (SOLD, KIOSK, "Maps and stamps."),
        (FED, STAFF, "Leo Brand."),
        (SOLD, KIOSK, "The kiosk sells maps, and it opens at nine."),
        (SOLD, KIOSK, "Maps, for example, or stamps."),
        (FED, STAFF, "Leo Brand, who also works with Mia Kern."),
        (
            "What is left at the door?",
            "Prams and bags are left at the door, umbrellas too.",
            "Prams, bags and umbrellas.",
        ),
        (
            "How can one pay?",
            "Payment is by card, invoice or bank transfer. Coins are not taken.",
            "By card or invoice.",
        ),
        (
            "Was wurde erneuert?",
            "Das Bad wurde 2019 erneuert, die Küche 2021.",
            "Das Bad und die Küche.",
        ),
        (
            "Who writes the bills?",
            "The clerk writes the bills. Ms Noll is the clerk of the harbour.",
            "The clerk, Ms Noll.",
        ),
        (
            "What is the lid made of?",
            "The bowl is made of ash, the lid of oak.",
            "The lid is made of oak, the bowl of ash.",
        ),
        (
            "May I change my shift?",
            "You may change your shift if you tell us 48 hours ahead.",
            "Yes, if you tell them and wait two days.",
        ),
        (
            "Who feeds the seals and the penguins?",
            "Ina Roth and Leo Brand feed the seals and the penguins.",
            "Both.",
        ),
        ("In which languages?", SIGNS, "Danish or Swedish."),
        (PACKED, PACK, "Handschuhe und ein Helm."),
        (
            "Was ist mitzubringen?",
            "Mitzubringen sind Turnschuhe und ein Handtuch.",
            "Sportschuhe und ein Handtuch.",
        ),
        (
            "Where is the firm based?",
            "The firm, a maker of clocks, is based in Varn. Varn, Ostria is old.",
            "Varn, Ostria.",
        ),
        (
            "Where do I find the form?",
            "Sign in and open the tab Forms to find the form.",
            "Sign in and open the tab Forms.",
        ),
        (
            "What does the first hour cost?",
            "Parking is free for the first 30 minutes, then each hour costs 2 euros.",
            "Nothing for the first 30 minutes, then 2 euros.",
        ),
    ],
)
def test_a_list_of_the_documents_stands(
    question: str, document: str, answer: str
) -> None:
    """In any order, in part, with what is left out denied, or under another word."""
    assert codes(question, document, answer) == []


def test_a_list_and_its_verb_are_one_statement() -> None:
    """Whether the verb stands before the members or behind them."""
    document = "Pumps, filters and valves are tested weekly; the lamp is tested yearly."
    call = RagCall.of("What is tested?", [document], "")
    found = regions(Evidence(call))
    assert [len(region.members) for region in found] == [3, 1]
