from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.checks.wording.hedges import check_hedges
from evigate.evidence import Evidence


def codes(question: str, document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [document], answer))
    return [reason.code for reason in check_hedges(evidence)]


@pytest.mark.parametrize(
    ("document", "answer"),
    [
        (
            "Die Eishalle wird ab dem 3. Mai 2027 wegen Umbaus geschlossen.",
            "Die Eishalle wurde bereits geschlossen.",
        ),
        (
            "Der Steg wird am 12. Juni 2027 von der Gemeinde abgebaut.",
            "Der Steg wurde inzwischen abgebaut.",
        ),
        (
            "La piscine fermera le 2 juin 2027 pour travaux.",
            "La piscine a déjà fermé pour travaux.",
        ),
        (
            "El faro cerrará al público en octubre de 2027.",
            "El faro ya ha cerrado al público.",
        ),
        (
            "De sluis wordt op 4 mei 2027 door het waterschap vervangen.",
            "De sluis werd al door het waterschap vervangen.",
        ),
    ],
)
def test_a_plan_is_not_stated_as_done(document: str, answer: str) -> None:
    assert codes("", document, answer) == ["tense_mismatch"]


@pytest.mark.parametrize(
    ("question", "document"),
    [
        (
            "Is Edda Falk still harbour master?",
            "Edda Falk was harbour master until she resigned in 2024.",
        ),
        (
            "Ist Jost Harm noch immer Vorsitzender?",
            "Jost Harm war Vorsitzender; im Mai ist er zurückgetreten.",
        ),
        (
            "¿Sigue Blanca Soto en la presidencia?",
            "Blanca Soto ocupó la presidencia y dimitió en 2023.",
        ),
        (
            "Czy Ewa Lis nadal jest prezeską?",
            "Ewa Lis była prezeską do 2022 roku, potem zrezygnowała.",
        ),
    ],
)
def test_yes_to_still_of_what_has_ended(question: str, document: str) -> None:
    yes = {"Is": "Yes.", "Ist": "Ja.", "¿Sigue": "Sí.", "Czy": "Tak."}
    answer = yes[question.split()[0]]
    assert codes(question, document, answer) == ["tense_mismatch"]


def test_yes_to_still_of_what_goes_on() -> None:
    document = "Edda Falk is still harbour master; her deputy resigned in 2024."
    assert codes("Is Edda Falk still harbour master?", document, "Yes.") == []
