"""What one may do with leave, or within limits, is not forbidden."""

from __future__ import annotations

import pytest

from evigate.checks.wording.flat_bans import check_flat_bans
from evigate.evidence import Evidence
from evigate.records import RagCall


@pytest.mark.parametrize(
    ("document", "question", "answer"),
    [
        (
            "Barbecues on the roof require the approval of the board.",
            "May I have a barbecue on the roof?",
            "No, barbecues are prohibited.",
        ),
        (
            "Motorboote dürfen nur mit Elektroantrieb fahren.",
            "Darf ich mit dem Motorboot fahren?",
            "Nein, Motorboote sind verboten.",
        ),
        (
            "Les chiens libres sont interdits ; les chiens en laisse sont autorisés.",
            "Puis-je venir avec mon chien ?",
            "Non, tous les chiens sont interdits.",
        ),
    ],
)
def test_a_flat_ban_is_a_fault(document: str, question: str, answer: str) -> None:
    call = RagCall.of(question, [document], answer)
    (reason,) = check_flat_bans(Evidence(call))
    assert reason.code == "negation_mismatch"


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        ("Dogs are forbidden in the hall.", "No, dogs are forbidden."),
        ("Dogs require leave. Dogs are not allowed.", "No, dogs are forbidden."),
        (
            "Dogs require the consent of the owner.",
            "No, dogs are forbidden without the owner's consent.",
        ),
        ("Lamps require a permit of the town.", "No, dogs are forbidden."),
    ],
)
def test_other_bans_are_let_pass(document: str, answer: str) -> None:
    call = RagCall.of("May I bring a dog?", [document], answer)
    assert check_flat_bans(Evidence(call)) == []
