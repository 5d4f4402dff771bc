"""Chains over two documents: the answer takes what is tied to the asked thing."""

from __future__ import annotations

import pytest

from evigate.checks.names.chains import check_chains
from evigate.evidence import Evidence
from evigate.records import RagCall

TRAM = (
    "Which tram stops at the botanical garden?",
    [
        "The botanical garden lies in Vestby, behind the hospital.",
        "Vestby is served by tram 7 from the harbour.",
        "Tram 17 runs from the harbour to Korsvik.",
    ],
)
WING = (
    "Who manages the Larch Room?",
    [
        "The Larch Room belongs to the Upper Wing.",
        "The Upper Wing is managed by Petra Hollmann.",
        "The Lower Wing is managed by Karim Dressler.",
    ],
)
HALL = (
    "In which year was the architect of the Corbel Hall born?",
    [
        "The Corbel Hall was designed by Ines Marland.",
        "Ines Marland was born in 1931 in Tolna.",
        "Ruth Ekdahl, born in 1947, designed the Kestrel Bridge.",
    ],
)
LINIE = (
    "Welche Linie fährt zum Schlossmuseum?",
    [
        "Das Schlossmuseum befindet sich in Altenried.",
        "Altenried erreicht man mit der Linie S4.",
        "Die Linie S8 fährt nach Moorbach.",
    ],
)
BUS = (
    "¿Qué autobús lleva al museo del vidrio?",
    [
        "El museo del vidrio está en Orbela.",
        "A Orbela llega el autobús 21.",
        "El autobús 12 va a Santa Marta.",
    ],
)


@pytest.mark.parametrize(
    ("call", "answer"),
    [
        (TRAM, "Tram 17 stops at the botanical garden."),
        (TRAM, "Tram 17."),
        (WING, "Karim Dressler."),
        (HALL, "In 1947."),
        (LINIE, "Die Linie S8."),
        (BUS, "El autobús 12."),
    ],
)
def test_a_link_to_another_thing_is_found(
    call: tuple[str, list[str]], answer: str
) -> None:
    question, documents = call
    reasons = check_chains(Evidence(RagCall.of(question, documents, answer)))
    assert [reason.code for reason in reasons] == ["role_mismatch"]


@pytest.mark.parametrize(
    ("call", "answer"),
    [
        (TRAM, "Tram 7 stops at the botanical garden."),
        (WING, "Petra Hollmann manages the Larch Room."),
        (HALL, "In 1931."),
        (HALL, "Ines Marland, the architect, was born in 1931."),
        (LINIE, "Die Linie S4."),
        (BUS, "El autobús 21."),
        (
            ("When was it built?", ["The mill has wheels. It was built in 1786."]),
            "1786.",
        ),
    ],
)
def test_the_right_link_is_left_alone(call: tuple[str, list[str]], answer: str) -> None:
    question, documents = call
    reasons = check_chains(Evidence(RagCall.of(question, documents, answer)))
    assert reasons == []
