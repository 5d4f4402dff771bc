"""Opening hours in a line: each day has its own, and days off share what is said."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_held, assert_released

from evigate import EvidenceGate

GATE = EvidenceGate()
BIBLIOTECA = (
    "Horario: de lunes a viernes de 9 a 20 h, sábados de 10 a 14 h. Domingos y "
    "festivos cerrado."
)
LIBRARY = (
    "Hours: Monday to Friday 9 to 20 h, Saturdays 10 to 14 h. Closed on Sundays and "
    "holidays."
)
MAIRIE = "Horaires : du lundi au vendredi de 9 h à 20 h, le samedi de 10 h à 14 h."
ROWS = [
    ("¿Está abierta el domingo?", BIBLIOTECA, ["No."], ["Sí."]),
    (
        "¿A qué hora cierra el sábado?",
        BIBLIOTECA,
        ["A las 14 h.", "A las dos de la tarde."],
        ["A las 20 h."],
    ),
    ("¿A qué hora abre el sábado?", BIBLIOTECA, ["A las 10."], ["A las 9."]),
    ("Is it open on Sunday?", LIBRARY, ["No."], ["Yes."]),
    ("When does it close on Saturday?", LIBRARY, ["At 14 h."], ["At 20 h."]),
    ("À quelle heure ferme-t-elle le samedi ?", MAIRIE, ["À 14 h."], ["À 20 h."]),
    ("Is it open on Sunday?", "Sundays and holidays closed.", ["No."], ["Yes."]),
    ("È aperto la domenica?", "Domenica e festivi chiuso.", ["No."], ["Sì."]),
    (
        "Est-ce ouvert le dimanche ?",
        "Dimanche et jours fériés : fermé.",
        ["Non."],
        ["Oui."],
    ),
    ("Está aberto ao domingo?", "Domingos e feriados fechado.", ["Não."], ["Sim."]),
    (
        "Is it open on Tuesday?",
        "Closed on Mondays, Tuesdays and holidays.",
        ["No."],
        ["Yes."],
    ),
    (
        "Is it open on Monday?",
        "Sundays and holidays closed, Mondays open.",
        ["Yes."],
        ["No."],
    ),
]


@pytest.mark.parametrize(("question", "document", "right", "wrong"), ROWS)
def test_each_day_has_its_hours(
    question: str, document: str, right: list[str], wrong: list[str]
) -> None:
    assert_released(GATE, question, document, right)
    assert_held(GATE, question, document, wrong)


def test_an_hour_of_another_thing_is_left_alone() -> None:
    document = "Open Monday to Friday 9-20 h. Tours on Saturdays at 11 h."
    assert_released(GATE, "When is the tour on Saturday?", document, ["At 11 h."])
