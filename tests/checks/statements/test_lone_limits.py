"""A statement of one case beside one without a limit is no conflict."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
OF_A_CASE = [
    (
        "How much is a ticket?",
        "A ticket is 12 euros.",
        "For pupils a ticket is 9 euros.",
    ),
    (
        "How many days of leave do employees get?",
        "Employees get 25 days of leave.",
        "Employees with small children get 30 days of leave.",
    ),
    (
        "How many employees does Acme have?",
        "Acme has 300 employees.",
        "In its Lyon branch Acme has 45 employees.",
    ),
    (
        "What is the maximum speed?",
        "The maximum speed is 25 km/h.",
        "In reverse, the maximum speed is 6 km/h.",
    ),
    (
        "When does the library open?",
        "The library opens at 9 am.",
        "On Saturdays the library opens at 10 am.",
    ),
    (
        "When does the course start?",
        "The course starts on 4 March.",
        "The evening course starts on 11 March.",
    ),
    (
        "Who is the director of the museum?",
        "The director of the museum is Eva Lund.",
        "The deputy director of the museum is Karl Berg.",
    ),
    (
        "How many seats does the bus have?",
        "The bus has 48 seats.",
        "The upper deck of the bus has 30 seats.",
    ),
    (
        "How many rooms does the hotel have?",
        "The hotel has 80 rooms.",
        "The hotel has 12 rooms with a balcony.",
    ),
    (
        "Wie viel kostet der Eintritt?",
        "Der Eintritt kostet 12 Euro.",
        "Für Kinder kostet der Eintritt 5 Euro.",
    ),
    (
        "Combien coûte l'entrée ?",
        "L'entrée coûte 12 euros.",
        "Pour les étudiants, l'entrée coûte 7 euros.",
    ),
    (
        "¿Cuánto cuesta la entrada?",
        "La entrada cuesta 12 euros.",
        "Para los jubilados la entrada cuesta 6 euros.",
    ),
]
OF_THE_SAME = [
    (
        "How many days of leave do employees get?",
        "Employees get 25 days of leave.",
        "According to the handbook employees get 28 days of leave.",
    ),
    (
        "How many days of leave do employees get?",
        "Employees get 25 days of leave.",
        "All employees get 28 days of leave every year.",
    ),
    (
        "When was the bridge built?",
        "The bridge was built in 1911.",
        "The famous bridge was built in 1913.",
    ),
    (
        "When does the shop close?",
        "The shop closes at 6 pm.",
        "In the new leaflet the shop closes at 7 pm.",
    ),
    (
        "How long does delivery take?",
        "Delivery takes three days.",
        "As a rule delivery takes five days.",
    ),
    ("What is the fine?", "The fine is 60 euros.", "In total the fine is 75 euros."),
    (
        "Where is the first-aid box?",
        "The first-aid box is in the kitchen.",
        "The first-aid box is in the garage.",
    ),
    (
        "¿Quién fundó la bodega?",
        "La bodega fue fundada por Ana Ruiz.",
        "El fundador de la bodega es Pedro Salas.",
    ),
]


@pytest.mark.parametrize(("question", "plain", "limited"), OF_A_CASE)
def test_a_group_a_place_a_part_or_a_kind_of_its_own_is_no_conflict(
    question: str, plain: str, limited: str
) -> None:
    """The other statement speaks of the thing without such a limit; in either order."""
    for documents in ([plain, limited], [limited, plain]):
        verdict = GATE.check_evidence(question=question, documents=documents)
        assert verdict.action != "flag_conflict"


@pytest.mark.parametrize(("question", "one", "other"), OF_THE_SAME)
def test_sources_praise_and_turns_of_phrase_limit_nothing(
    question: str, one: str, other: str
) -> None:
    """What differs there is what is asked."""
    for documents in ([one, other], [other, one]):
        verdict = GATE.check_evidence(question=question, documents=documents)
        assert verdict.action == "flag_conflict"
