"""Any time, never and on or off, against what the documents say of the time."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate
from evigate.text.switched import switch_states

GATE = EvidenceGate()

FILTER = "Der Filter darf nur bei ausgeschaltetem Gerät gewechselt werden."
LID = "Never open the lid while the mixer is running."
ROOM = "The reading room may be used at any time."
OIL = "Oil the hinge before each winter."
LIFT = "Le parking est gratuit pendant la première heure."

CALLS = [
    (FILTER, "Wann darf ich den Filter wechseln?", "Bei ausgeschaltetem Gerät.", True),
    (FILTER, "Wann darf ich den Filter wechseln?", "Jederzeit.", False),
    (FILTER, "Wann darf ich den Filter wechseln?", "Wenn es eingeschaltet ist.", False),
    (LID, "When can I open the lid?", "When the mixer is switched off.", True),
    (LID, "When can I open the lid?", "While the mixer is running.", False),
    (LID, "When can I open the lid?", "At any time.", False),
    (ROOM, "When may I use the reading room?", "At any time.", True),
    (ROOM, "When may I use the reading room?", "Never.", False),
    (OIL, "When do I oil the hinge?", "Before each winter.", True),
    (OIL, "When do I oil the hinge?", "Never.", False),
    (LIFT, "Le parking est-il gratuit ?", "Oui, toujours.", False),
]


@pytest.mark.parametrize(("document", "question", "answer", "right"), CALLS)
def test_a_short_answer_keeps_to_the_time_that_documents_set(
    document: str, question: str, answer: str, right: bool
) -> None:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert ((verdict.action, verdict.route) == ("answer", "accept")) is right


@pytest.mark.parametrize(
    ("text", "states"),
    [
        ("before turning it on", [False]),
        ("after switching it off", [False]),
        ("The sign is on the wall.", []),
        ("La máquina debe estar apagada.", [False]),
        ("Przy włączonym urządzeniu.", [True]),
    ],
)
def test_on_and_off_are_read(text: str, states: list[bool]) -> None:
    assert [state for _, state in switch_states(text)] == states
