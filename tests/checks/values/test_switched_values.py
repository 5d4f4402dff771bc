"""Two values of one sentence, each with its condition."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

LAMP = "The lamp lasts 12 hours with the sensor switched off and 7 hours with it on."
WATCH = (
    "The watch runs for 18 hours with the screen bright and 30 hours with it dimmed."
)
HEIZUNG = (
    "Das Auto fährt bei ausgeschalteter Heizung 300 km und bei eingeschalteter Heizung "
    "220 km."
)
EARS = "They last 30 hours with noise cancelling off and 22 hours with it on."
ECRAN = (
    "L'autonomie est de 30 heures avec l'écran éteint et de 12 heures avec l'écran "
    "allumé."
)

CALLS = [
    (LAMP, "How long does the lamp last with the sensor?", "7 hours.", True),
    (LAMP, "How long does the lamp last with the sensor?", "12 hours.", False),
    (LAMP, "How long does the lamp last without the sensor?", "12 hours.", True),
    (LAMP, "How long does the lamp last without the sensor?", "7 hours.", False),
    (LAMP, "How long does the lamp last?", "7 hours with the sensor off.", False),
    (WATCH, "How long does it run with a dimmed screen?", "30 hours.", True),
    (WATCH, "How long does it run with a dimmed screen?", "18 hours.", False),
    (EARS, "How long do they last with noise cancelling?", "22 hours.", True),
    (EARS, "How long do they last with noise cancelling?", "30 hours.", False),
    (EARS, "How long do they last without noise cancelling?", "22 hours.", False),
    (ECRAN, "Quelle est l'autonomie avec l'écran allumé ?", "12 heures.", True),
    (ECRAN, "Quelle est l'autonomie avec l'écran allumé ?", "30 heures.", False),
    (HEIZUNG, "Wie weit fährt es mit Heizung?", "220 km.", True),
    (HEIZUNG, "Wie weit fährt es mit Heizung?", "300 km.", False),
]


@pytest.mark.parametrize(("document", "question", "answer", "right"), CALLS)
def test_a_value_holds_under_its_own_condition(
    document: str, question: str, answer: str, right: bool
) -> None:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert ((verdict.action, verdict.route) == ("answer", "accept")) is right
