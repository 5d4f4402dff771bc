"""A sentence answers yes or no without saying so."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

RIGHT, WRONG = True, False
CALLS = [
    (
        "Is a helmet required on the short course?",
        "No helmet is needed on the short course.",
        [
            ("A helmet is required.", WRONG),
            ("It is required.", WRONG),
            ("A helmet is not required.", RIGHT),
            ("It is optional.", RIGHT),
        ],
    ),
    (
        "Is the tent waterproof?",
        "The tent is waterproof up to a water column of three metres.",
        [
            ("The tent is not waterproof.", WRONG),
            ("It is not waterproof.", WRONG),
            ("The tent is waterproof.", RIGHT),
        ],
    ),
    (
        "Is roaming on by default?",
        "Roaming is switched off by default.",
        [("It is switched on by default.", WRONG), ("It is off by default.", RIGHT)],
    ),
    (
        "Darf man hier angeln?",
        "Das Angeln ist mit Angelschein erlaubt.",
        [
            ("Angeln ist nicht erlaubt.", WRONG),
            ("Das Angeln ist verboten.", WRONG),
            ("Angeln ist erlaubt, aber nur mit Angelschein.", RIGHT),
        ],
    ),
    (
        "¿Es obligatorio el chaleco?",
        "El chaleco es obligatorio en el barco.",
        [("El chaleco es opcional.", WRONG), ("El chaleco es obligatorio.", RIGHT)],
    ),
]

KINDS = [
    ("May I bring my cat?", "Pets are not allowed.", "Yes.", WRONG),
    ("May I bring my cat?", "Pets are not allowed.", "No.", RIGHT),
    ("May I bring my cat?", "Pets are allowed.", "No.", WRONG),
    ("Is wine allowed?", "Alcohol is forbidden on the campus.", "Yes.", WRONG),
    ("May I take pictures?", "Photography is allowed.", "No.", WRONG),
    (
        "May I take pictures?",
        "Photography is allowed without flash.",
        "Taking photos is prohibited.",
        WRONG,
    ),
    ("Mag ik mijn kat meenemen?", "Huisdieren zijn niet toegestaan.", "Ja.", WRONG),
    ("Mag ik mijn kat meenemen?", "Huisdieren zijn niet toegestaan.", "Nee.", RIGHT),
    ("Posso fare foto?", "Fotografare è vietato.", "Sì.", WRONG),
]


def _released(question: str, document: str, answer: str) -> bool:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    return (verdict.action, verdict.route) == ("answer", "accept")


@pytest.mark.parametrize(
    ("question", "document", "answer", "right"),
    [(q, d, a, right) for q, d, answers in CALLS for a, right in answers],
)
def test_a_statement_of_what_is_asked_is_judged_as_a_yes_or_no(
    question: str, document: str, answer: str, right: bool
) -> None:
    assert _released(question, document, answer) is right


@pytest.mark.parametrize(("question", "document", "answer", "right"), KINDS)
def test_what_holds_of_a_kind_holds_of_what_is_of_it(
    question: str, document: str, answer: str, right: bool
) -> None:
    assert _released(question, document, answer) is right


PHOTOS = "Photography is allowed without flash. Tripods are prohibited."
REFUND = "Members get back half of the fee when they cancel before the course begins."
MORE = [
    ("May I take pictures?", PHOTOS, "Yes, with flash.", WRONG),
    ("May I take pictures?", PHOTOS, "Yes, even with flash.", WRONG),
    ("May I take pictures?", PHOTOS, "Yes, but no flash.", RIGHT),
    ("May I take pictures?", PHOTOS, "Yes, without flash.", RIGHT),
    (
        "Do I get money back if I cancel before the course starts?",
        REFUND,
        "Nothing is refunded.",
        WRONG,
    ),
    (
        "How is overtime paid on Sundays?",
        "Overtime is paid at 110 percent, on Sundays at 130 percent.",
        "Overtime is not paid on Sundays.",
        WRONG,
    ),
    ("Do the towels cost anything?", "Towels are free of charge.", "Yes.", WRONG),
    ("Do the towels cost anything?", "Towels are free of charge.", "No.", RIGHT),
    ("Does the sauna cost anything?", "The sauna costs 5 euros.", "No.", WRONG),
    (
        "Muss ich den Rucksack abgeben?",
        "Rucksäcke müssen abgegeben werden.",
        "Nein.",
        WRONG,
    ),
    (
        "Findet die Fahrt sicher statt?",
        "Die Fahrt findet nur statt, wenn sich acht Personen anmelden.",
        "Ja.",
        WRONG,
    ),
    (
        "Findet die Fahrt sicher statt?",
        "Die Fahrt findet nur statt, wenn sich acht Personen anmelden.",
        "Nein, nur bei acht Anmeldungen.",
        RIGHT,
    ),
    (
        "Do I need an appointment?",
        "The clinic accepts patients with and without an appointment.",
        "No, patients are also accepted without one.",
        RIGHT,
    ),
    (
        "Is delivery within two days guaranteed?",
        "Delivery within two days is possible if you order before noon.",
        "Yes.",
        WRONG,
    ),
    ("Does a child of 6 enter free?", "Children under 6 enter free.", "No.", RIGHT),
]


@pytest.mark.parametrize(("question", "document", "answer", "right"), MORE)
def test_prices_certainty_and_what_goes_without(
    question: str, document: str, answer: str, right: bool
) -> None:
    assert _released(question, document, answer) is right


TOUR = "The walk is offered in Spanish and French. Children need a helmet."
MENU = "Die Speisekarte gibt es auf Englisch und Polnisch."
POST = "We deliver to Sweden and Norway."
KINDS_LISTED = [
    ("Is there a walk in Dutch?", TOUR, "Yes.", WRONG),
    ("Is there a walk in Dutch?", TOUR, "Yes, in Dutch and Spanish.", WRONG),
    ("Is there a walk in Dutch?", TOUR, "The walk is offered in Dutch.", WRONG),
    ("Is there a walk in Dutch?", TOUR, "No, only in Spanish and French.", RIGHT),
    ("Is there a walk in French?", TOUR, "Yes.", RIGHT),
    ("Gibt es die Speisekarte auf Deutsch?", MENU, "Ja.", WRONG),
    ("Gibt es die Speisekarte auf Deutsch?", MENU, "Nein.", RIGHT),
    ("Do you deliver to Denmark?", POST, "Yes.", WRONG),
    ("Do you deliver to Denmark?", POST, "No.", RIGHT),
    ("Do you deliver to Norway?", POST, "Yes.", RIGHT),
]


@pytest.mark.parametrize(("question", "document", "answer", "right"), KINDS_LISTED)
def test_what_is_not_among_the_listed_is_not_there(
    question: str, document: str, answer: str, right: bool
) -> None:
    assert _released(question, document, answer) is right


BEDS = "Blankets are provided. Pillows are not provided."
MORE_WORDS = [
    ("Do I need to bring a blanket?", BEDS, "Yes.", WRONG),
    ("Do I need to bring a blanket?", BEDS, "No.", RIGHT),
    ("Do I need to bring a pillow?", BEDS, "No.", WRONG),
    ("Do I need to bring a pillow?", BEDS, "Yes.", RIGHT),
    ("Are pillows provided?", BEDS, "Pillows are provided.", WRONG),
    ("Are pillows provided?", BEDS, "You have to bring your own pillow.", RIGHT),
    ("Must I wear gloves?", "Gloves are useful but not compulsory.", "Yes.", WRONG),
    ("Must I wear gloves?", "Gloves are useful but not compulsory.", "No.", RIGHT),
    ("Is tracking off by default?", "Tracking is on by default.", "Yes.", WRONG),
    ("Is tracking off by default?", "Tracking is on by default.", "No.", RIGHT),
    ("Is tracking off by default?", "Tracking is off by default.", "Yes.", RIGHT),
    (
        "May my child dive alone?",
        "Minors may dive only when accompanied.",
        "Yes.",
        WRONG,
    ),
    (
        "May my child dive alone?",
        "Minors may dive only when accompanied.",
        "No.",
        RIGHT,
    ),
    ("Are helpers paid?", "Helpers are paid.", "Helpers are unpaid.", WRONG),
    ("Can I drink beer?", "Alcohol should be avoided.", "Yes.", WRONG),
]


@pytest.mark.parametrize(("question", "document", "answer", "right"), MORE_WORDS)
def test_what_is_provided_left_free_or_off(
    question: str, document: str, answer: str, right: bool
) -> None:
    assert _released(question, document, answer) is right
