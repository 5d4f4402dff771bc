"""Every day, of what documents limit to a part of the week."""

from __future__ import annotations

import pytest

from evigate.checks.wording.every_day import check_every_day
from evigate.evidence import Evidence
from evigate.records import RagCall


@pytest.mark.parametrize(
    ("document", "answer", "faults"),
    [
        ("Opening hours: Tuesday to Sunday 10 to 6.", "Yes, every day.", 1),
        ("Geöffnet von Dienstag bis Sonntag.", "Ja, täglich.", 1),
        ("Ouvert du mardi au samedi.", "Oui, tous les jours.", 1),
        ("Abierto de martes a domingo.", "Abre todos los días.", 1),
        ("Monday to Friday 9-5, weekends 10-4.", "It is open every day.", 0),
        ("Open daily. Tours Tuesday to Friday.", "It is open every day.", 0),
        ("Closed on Mondays.", "Every day except Mondays.", 0),
        ("Take one tablet with water.", "Take one every day.", 0),
        ("Geöffnet von Montag bis Sonntag.", "Ja, täglich.", 0),
    ],
)
def test_every_day_needs_all_days(document: str, answer: str, faults: int) -> None:
    call = RagCall.of("", [document], answer)
    assert len(check_every_day(Evidence(call))) == faults
