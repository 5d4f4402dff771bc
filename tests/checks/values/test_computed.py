"""What one calculation over all that is told gives stands; a part of it does not."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
TOUR = (
    "The brewery tour consists of 50 minutes in the cellars, a 20-minute break and 35 "
    "minutes in the bottling hall."
)
BAKERY = "The bakery was in the hands of the Dalby family from 1921 until 1978."
SEATS = "The hall has 240 seats. 60 of them are kept for residents of the village."
BARCO = "A travessia de barco dura 35 minutos em cada sentido."
MILL = "Wiatrak pochodzi z 1812 roku, kuźnia z 1857 roku."
KURS = "Der Kurs besteht aus acht Abenden von je 90 Minuten."

CASES = [
    (
        "How long is the whole tour, break included?",
        TOUR,
        "An hour and three quarters.",
        "An hour and a half.",
    ),
    (
        "For how many years did the Dalbys run the bakery?",
        BAKERY,
        "57 years.",
        "67 years.",
    ),
    ("What share of the seats is kept for residents?", SEATS, "A quarter.", "A third."),
    (
        "Quanto tempo demora a travessia de ida e volta?",
        BARCO,
        "Setenta minutos.",
        "Oitenta minutos.",
    ),
    ("O ile starszy jest wiatrak od kuźni?", MILL, "O 45 lat.", "O 35 lat."),
    ("Wie lange dauert der Kurs insgesamt?", KURS, "12 Stunden.", "10 Stunden."),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), CASES)
def test_the_result_passes_and_another_number_is_held(
    question: str, document: str, right: str, wrong: str
) -> None:
    routes = [
        GATE.check(question=question, documents=[document], answer=answer)
        for answer in (right, wrong)
    ]
    assert (routes[0].action, routes[0].route) == ("answer", "accept")
    assert (routes[1].action, routes[1].route) != ("answer", "accept")
