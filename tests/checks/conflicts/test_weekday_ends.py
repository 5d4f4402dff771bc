"""Hours of one day of the week are compared, in lists as in sentences."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()
LIST = (
    "Stadtbücherei Ammer\nÖffnungszeiten:\nMo geschlossen\nDi, Mi 10–18 Uhr\n"
    "Do 10–20 Uhr\nFr 10–18 Uhr\nSa 10–14 Uhr"
)
CASES = [
    (
        "Bis wann hat die Stadtbücherei donnerstags offen?",
        LIST,
        (
            "In der Bücherei ist der Donnerstag unser langer Tag: Sie können bis 19 Uhr"
            " stöbern, und ab 17 Uhr hilft ein Team."
        ),
        (
            "In der Bücherei ist der Donnerstag unser langer Tag: Sie können bis 20 Uhr"
            " stöbern, und ab 17 Uhr hilft ein Team."
        ),
    ),
    (
        "Hoe laat sluit milieupark Wester op zaterdag?",
        (
            "Openingstijden milieupark Wester: maandag tot en met vrijdag van 8.00 tot"
            " 16.30 uur, zaterdag van 9.00 tot 15.00 uur."
        ),
        "Wist u dat u op zaterdag tot half vijf terechtkunt op milieupark Wester?",
        (
            "U kunt op zaterdag tot drie uur terecht op milieupark Wester, op werkdagen"
            " tot half vijf."
        ),
    ),
    (
        "When does the pool close on Sundays?",
        "Pool hours: Mon to Fri 7:00-21:00, Sat and Sun 9:00-18:00.",
        "The pool is open until 8 pm on weekdays and until 5 pm on Sundays.",
        "The pool is open until 5 pm on weekdays and until 6 pm on Sundays.",
    ),
    (
        "Until when is the shop open on Friday?",
        "Shop hours\nMon-Thu 9-18\nFri 9-20\nSat 9-13",
        "On Fridays our shop stays open until seven in the evening.",
        "On Fridays our shop stays open until eight in the evening.",
    ),
]


@pytest.mark.parametrize(("question", "first", "other", "same"), CASES)
def test_only_other_hours_of_the_asked_day_are_a_conflict(
    question: str, first: str, other: str, same: str
) -> None:
    found = [
        GATE.check_evidence(question=question, documents=documents).action
        for documents in ([first, other], [other, first], [first, same])
    ]
    assert found[:2] == ["flag_conflict", "flag_conflict"]
    assert found[2] != "flag_conflict"
