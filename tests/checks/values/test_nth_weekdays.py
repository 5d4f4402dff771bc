"""The first Sunday of the month, the last one, and every Sunday."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

GATE = EvidenceGate()

FR = "La visite est gratuite le premier samedi du mois."
EN = "The choir rehearses on the last Thursday of the month."
DE = "Die Sprechstunde findet jeden Dienstag statt."
NL = "Op de eerste maandag van de maand is het zwembad gesloten."
BILLS = "Invoices are sent on the first working day of each month."

CALLS = [
    (FR, "Quand la visite est-elle gratuite ?", "Le premier samedi du mois.", True),
    (FR, "Quand la visite est-elle gratuite ?", "Tous les samedis.", False),
    (FR, "Quand la visite est-elle gratuite ?", "Le dernier samedi du mois.", False),
    (EN, "When does the choir rehearse?", "Every last Thursday of the month.", True),
    (EN, "When does the choir rehearse?", "On the last Thursday.", True),
    (EN, "When does the choir rehearse?", "On the first Thursday.", False),
    (DE, "Wann ist die Sprechstunde?", "Jeden Dienstag.", True),
    (DE, "Wann ist die Sprechstunde?", "Am ersten Dienstag im Monat.", False),
    (NL, "Wanneer is het zwembad gesloten?", "Elke maandag.", False),
    (BILLS, "When are invoices sent?", "On the last working day of the month.", False),
    (BILLS, "When are invoices sent?", "On the 1st of each month.", False),
    (BILLS, "When are invoices sent?", "On the first working day of a month.", True),
]


@pytest.mark.parametrize(("document", "question", "answer", "right"), CALLS)
def test_a_weekday_keeps_its_place_in_the_month(
    document: str, question: str, answer: str, right: bool
) -> None:
    verdict = GATE.check(question=question, documents=[document], answer=answer)
    assert ((verdict.action, verdict.route) == ("answer", "accept")) is right
