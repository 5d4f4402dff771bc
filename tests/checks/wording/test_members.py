"""Neither, both, and answers that take what is asked apart."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

RIGHT, WRONG = True, False
ROOF = "Neither the ladder nor the roof may be used in the rain."
PLAN = "The plan covers fire and neither floods nor storms."
CALLS = [
    ("May I use the ladder in the rain?", ROOF, "Yes.", WRONG),
    ("May I use the ladder in the rain?", ROOF, "No.", RIGHT),
    ("May I use the ladder in the rain?", ROOF, "The ladder yes, the roof no.", WRONG),
    ("May I use the ladder in the rain?", ROOF, "The ladder no, the roof no.", RIGHT),
    ("Does the plan cover fire?", PLAN, "Yes.", RIGHT),
    ("Does the plan cover floods?", PLAN, "Yes.", WRONG),
    ("Does the plan cover fire and floods?", PLAN, "Fire yes, floods no.", RIGHT),
    ("Does the plan cover fire and floods?", PLAN, "Fire no, floods yes.", WRONG),
    (
        "Dürfen Katzen in die Küche?",
        "Weder Hunde noch Katzen dürfen in die Küche.",
        "Ja.",
        WRONG,
    ),
    (
        "Dürfen Hunde und Fahrräder auf den Strand?",
        "Hunde sind am Strand verboten. Fahrräder dürfen auf den Strand.",
        "Hunde nein, Fahrräder ja.",
        RIGHT,
    ),
    (
        "Dürfen Hunde und Fahrräder auf den Strand?",
        "Hunde sind am Strand verboten. Fahrräder dürfen auf den Strand.",
        "Hunde ja, Fahrräder nein.",
        WRONG,
    ),
    (
        "Le linge de lit est-il compris ?",
        "Ni le petit-déjeuner ni le linge de lit ne sont compris.",
        "Oui.",
        WRONG,
    ),
    (
        "La colazione e il parcheggio sono inclusi?",
        "La colazione è inclusa, il parcheggio no.",
        "La colazione sì, il parcheggio no.",
        RIGHT,
    ),
    (
        "La colazione e il parcheggio sono inclusi?",
        "La colazione è inclusa, il parcheggio no.",
        "La colazione no, il parcheggio sì.",
        WRONG,
    ),
]

HEADSETS = "Children under six may join but get no headset. Adults get a headset."
DRIVE = "Das Fahren ist erlaubt, nicht aber mit Anhänger."
ELLIPTICAL = [
    ("Do small children get a headset?", HEADSETS, "Children under six do not.", RIGHT),
    ("Do small children get a headset?", HEADSETS, "Children under six do.", WRONG),
    ("Do adults get a headset?", HEADSETS, "Adults do.", RIGHT),
    ("Do adults get a headset?", HEADSETS, "Adults don't.", WRONG),
    (
        "Can sale items be returned?",
        "Sale items cannot be returned.",
        "Sale items can.",
        WRONG,
    ),
    (
        "¿Pueden entrar los gatos?",
        "Los perros no pueden entrar. Los gatos pueden entrar.",
        "Los gatos no.",
        WRONG,
    ),
    (
        "Does the boiler need maintenance?",
        "The boiler needs no maintenance.",
        "The boiler is maintenance-free.",
        RIGHT,
    ),
    ("Darf man hier fahren?", DRIVE, "Ja, aber ohne Anhänger.", RIGHT),
    ("Darf man hier fahren?", DRIVE, "Ja, auch mit Anhänger.", WRONG),
]
WEATHER = "If it rains, we move the concert indoors. If it snows, it is not held."
CASES = [
    (
        "Is the concert held if it snows?",
        WEATHER,
        "Yes.",
        WRONG,
    ),
    (
        "Is the concert held if it rains?",
        WEATHER,
        "Yes, indoors.",
        RIGHT,
    ),
    (
        "Bekomme ich mein Geld zurück, wenn der Kurs ausfällt?",
        "Wenn der Kurs ausfällt, erstatten wir die Gebühr.",
        "Nein.",
        WRONG,
    ),
    (
        "Bekomme ich mein Geld zurück, wenn der Kurs ausfällt?",
        "Wenn der Kurs ausfällt, erstatten wir die Gebühr.",
        "Ja.",
        RIGHT,
    ),
    ("Do the rooms have a balcony?", "Most rooms have a balcony.", "No.", WRONG),
    ("Do the rooms have a balcony?", "Few rooms have a balcony.", "No.", RIGHT),
]


@pytest.mark.parametrize(
    ("question", "document", "answer", "right"), [*CALLS, *ELLIPTICAL, *CASES]
)
def test_each_member_has_its_own_yes_or_no(
    question: str, document: str, answer: str, right: bool
) -> None:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    released = (verdict.action, verdict.route) == ("answer", "accept")
    assert released is right
