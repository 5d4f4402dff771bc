"""Statements of a brochure, a website, a notice: what they are decides nothing."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

CONTRADICTING = [
    (
        "Who is the contact for interns at Halden Press?",
        "Intranet, staff page: The contact person for interns is Mira Dane.",
        "Welcome folder: The contact person for interns is Otto Reeve.",
    ),
    (
        "How tall is the Brill mill?",
        "The mill of Brill is 14 m tall and was built in 1702.",
        "Brill mill rises 17 metres from base to cap.",
    ),
    (
        "What is the maximum load of the Arko 300 cart?",
        "Data sheet Arko 300: maximum load 320 kg, tyre pressure 2 bar.",
        "Arko 300, manual: The load must not exceed 280 kg.",
    ),
    (
        "How long can I borrow a game?",
        "Loan periods: books 4 weeks, games 1 week.",
        "FAQ. How long may I keep games? Games can be borrowed for two weeks.",
    ),
    (
        "Do visitors have to wear gloves in lab 3?",
        "Safety notice lab 3: Gloves are mandatory for all visitors.",
        "Visitor sheet: In lab 3 gloves are not required for visitors.",
    ),
    (
        "Ile kosztuje wypożyczenie roweru na cały dzień?",
        "Stacja Dolna, cennik: rower, cały dzień – 40 zł.",
        (
            "Stacja Dolna, strona internetowa: wypożyczenie roweru na cały dzień "
            "kosztuje 55 zł."
        ),
    ),
    (
        "Is the pool heated?",
        "Hotel page: The outdoor pool is heated from May on.",
        "Brochure: The outdoor pool is not heated.",
    ),
    (
        "¿Cuántas plazas tiene el parking?",
        "Folleto: el parking del hotel tiene 40 plazas.",
        "Web: parking con 35 plazas en el hotel.",
    ),
    (
        "What is the deposit for the hall?",
        "Rules: a deposit of £100 is due for the hall.",
        "Price list: hall, per evening £250; deposit £150.",
    ),
    (
        "What is the wifi password?",
        "Room folder: wifi password: sunny42",
        "Sticker: The wifi password is rainy17.",
    ),
]

AGREEING = [
    (
        "How tall is the Brill mill?",
        "The mill of Brill is 14 m tall and was built in 1702.",
        "Brill mill rises 1,400 cm from base to cap.",
    ),
    (
        "What is the maximum load of the Arko 300 cart?",
        "Data sheet Arko 300: maximum load 320 kg, tyre pressure 2 bar.",
        "Arko 500, manual: The load must not exceed 480 kg.",
    ),
    (
        "Ile kosztuje wypożyczenie roweru na cały dzień?",
        "Stacja Dolna, cennik: rower, cały dzień – 40 zł.",
        (
            "Stacja Dolna, strona internetowa: wypożyczenie tandemu na cały dzień "
            "kosztuje 55 zł."
        ),
    ),
    (
        "When does the herb garden close in June?",
        "Herb garden, opening hours from April to September: 8:00–20:00.",
        "Herb garden, opening hours from October to March: 9:00–16:30.",
    ),
    (
        "What is the deposit for the hall?",
        "Rules: a deposit of £100 is due for the hall.",
        "Price list: kitchen, per evening £50; deposit £30.",
    ),
    (
        "Is smoking allowed on the terrace?",
        "House rules: Smoking is allowed on the terrace.",
        "Sign: No smoking in the lobby.",
    ),
    (
        "How many dives must I have logged to join the reef trip?",
        "Reef trip. Applicants need 30 logged dives, ten of which below 20 metres.",
        "Lake trip. Applicants need at least 12 logged dives.",
    ),
    (
        "What is the wifi password?",
        "Room folder: wifi password: sunny42",
        "Sticker: Password of the lockers: rainy17.",
    ),
]


@pytest.mark.parametrize(("question", "first", "second"), CONTRADICTING)
def test_labels_do_not_hide_a_conflict(question: str, first: str, second: str) -> None:
    """Two kinds of documents that say different things of one thing disagree."""
    verdict = GATE.check_evidence(question=question, documents=[first, second])
    assert verdict.action == "flag_conflict"


@pytest.mark.parametrize(("question", "first", "second"), AGREEING)
def test_labels_make_no_conflict(question: str, first: str, second: str) -> None:
    """Another thing, case or unit is no conflict, whatever the documents are."""
    verdict = GATE.check_evidence(question=question, documents=[first, second])
    assert verdict.action != "flag_conflict"
