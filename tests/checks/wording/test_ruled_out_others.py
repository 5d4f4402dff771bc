"""What a document rules out beside what it tells is not told."""

from __future__ import annotations

import pytest

from evigate.checks.wording.ruled_out_others import check_ruled_out_others
from evigate.evidence import Evidence
from evigate.records import RagCall

QUESTIONS = {
    "Q": "Who is concerned, and what may be used?",
    "R": "Wo stehen die Räder?",
    "N": "Was nehme ich zum Putzen?",
    "L": "Qu'est-ce qui est compris dans le loyer ?",
    "La": "¿Dónde se recogen las llaves?",
    "Ro": "Waar mag ik roken?",
}
RULED_OUT = [
    (
        "Quotas are set per workspace, not per member.",
        "Quotas apply per workspace.",
        "The quotas apply per member.",
    ),
    (
        "Parcels are left with the porter, but not in the hall.",
        "They are left with the porter.",
        "Parcels are left with the porter or in the hall.",
    ),
    (
        "Use lamp oil rather than petrol for the stove.",
        "Use lamp oil, not petrol.",
        "Use petrol for the stove.",
    ),
    (
        "Räder stehen im Hof, nicht im Hausflur.",
        "Räder stehen im Hof.",
        "Räder stehen im Hausflur.",
    ),
    (
        "Nehmen Sie keine Seife, sondern Alkohol.",
        "Nehmen Sie Alkohol.",
        "Nehmen Sie Seife zum Putzen.",
    ),
    (
        "L'eau est comprise dans le loyer, mais pas le chauffage.",
        "L'eau est comprise dans le loyer.",
        "Le chauffage est compris dans le loyer.",
    ),
    (
        "Las llaves se recogen en la oficina, no en el bar.",
        "Las llaves se recogen en la oficina.",
        "Las llaves se recogen en el bar.",
    ),
    (
        "Roken mag op het terras, maar niet in de tuin.",
        "Roken mag op het terras.",
        "Roken mag in de tuin.",
    ),
]


@pytest.mark.parametrize(("document", "right", "wrong"), RULED_OUT)
def test_what_is_ruled_out_is_not_said_to_hold(
    document: str, right: str, wrong: str
) -> None:
    question = QUESTIONS.get(document[:2]) or QUESTIONS.get(document[0], QUESTIONS["Q"])
    call = RagCall.of(question, [document], right)
    assert check_ruled_out_others(Evidence(call)) == []
    call = RagCall.of(question, [document], wrong)
    (reason,) = check_ruled_out_others(Evidence(call))
    assert reason.code == "negation_mismatch"


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        # Denied in the answer as well.
        ("Quotas are set per workspace, not per member.", "Quotas are not per member."),
        # Said of something else.
        (
            "Wild goats graze on slopes rather than in forests.",
            "Deer live in forests.",
        ),
        # A verb that is denied contrasts nothing.
        ("Boats leave at dawn and cannot wait for guests.", "Guests wait for boats."),
        # Another sentence says it.
        (
            "Dogs sleep in the barn, not in the house. In May dogs sleep in the house.",
            "Dogs sleep in the house.",
        ),
    ],
)
def test_what_else_is_said_of_it_is_let_pass(document: str, answer: str) -> None:
    call = RagCall.of("?", [document], answer)
    assert check_ruled_out_others(Evidence(call)) == []
