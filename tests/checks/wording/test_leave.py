"""Who asks for leave, and gets it with its limits, is told nothing unsure."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

ROWS = [
    ("Dogs may be brought along on a lead.", "May I bring a dog?", "Yes, on a lead."),
    ("You may enter with a dog on a lead.", "May I come in?", "Yes, with a dog."),
    ("Visitors may take photos without flash.", "Can I take photos?", "Yes, no flash."),
    ("Hunde dürfen an der Leine mit.", "Darf mein Hund mit?", "Ja, an der Leine."),
    ("Los perros pueden entrar con correa.", "¿Puede entrar mi perro?", "Sí."),
]


@pytest.mark.parametrize(("document", "question", "answer"), ROWS)
def test_leave_is_no_hedge(document: str, question: str, answer: str) -> None:
    verdict = EvidenceGate().check(
        question=question, documents=[document], answer=answer
    )
    assert "hedge_mismatch" not in {reason.code for reason in verdict.reasons}
