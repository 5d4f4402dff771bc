"""A compound is not exchanged for another one with the same head."""

from __future__ import annotations

import pytest

from evigate.checks.names.substitutions import check_substitutions
from evigate.evidence import Evidence
from evigate.records import RagCall

PFAND = (
    "Leere Flaschen nimmt der Automat im Haupteingang zurück. Der Nebeneingang ist nur "
    "für Lieferanten offen."
)
KAARTJES = (
    "De kaartjes koopt u bij de balie in de wachtkamer. In de leeskamer is geen balie."
)


@pytest.mark.parametrize(
    ("document", "right", "wrong", "word"),
    [
        (
            PFAND,
            "Der Automat im Haupteingang nimmt leere Flaschen zurück.",
            "Leere Flaschen nimmt der Automat im Nebeneingang zurück.",
            "Nebeneingang",
        ),
        (
            KAARTJES,
            "U koopt ze bij de balie in de wachtkamer.",
            "De kaartjes koopt u bij de balie in de leeskamer.",
            "leeskamer",
        ),
    ],
)
def test_a_sibling_from_another_sentence_is_a_fault(
    document: str, right: str, wrong: str, word: str
) -> None:
    assert check_substitutions(Evidence(RagCall.of("?", [document], right))) == []
    (reason,) = check_substitutions(Evidence(RagCall.of("?", [document], wrong)))
    assert reason.answer_span is not None
    assert wrong[slice(*reason.answer_span)] == word


def test_a_compound_that_the_question_names_is_let_pass() -> None:
    call = RagCall.of(
        "Nimmt der Automat im Nebeneingang Flaschen?",
        [PFAND],
        "Leere Flaschen nimmt der Automat im Nebeneingang zurück.",
    )
    assert check_substitutions(Evidence(call)) == []
