"""An "all" that drops the exception of the documents is found."""

from __future__ import annotations

import pytest

from evigate.checks.wording.dropped_exceptions import check_dropped_exceptions
from evigate.evidence import Evidence
from evigate.records import RagCall

ROWS = [
    (
        "Who gets the bonus?",
        "All staff except the night shift get the bonus.",
        "All staff.",
        "All staff except the night shift.",
    ),
    (
        "Wer bekommt den Bonus?",
        "Alle Mitarbeiter außer der Nachtschicht bekommen den Bonus.",
        "Alle Mitarbeiter.",
        "Alle Mitarbeiter außer der Nachtschicht.",
    ),
    (
        "¿Quién recibe el bono?",
        "Todos los empleados, excepto el turno de noche, reciben el bono.",
        "Todos los empleados.",
        "Todos los empleados, excepto el turno de noche.",
    ),
    (
        "Who may vote?",
        "All members may vote. All guests except children may watch.",
        "All members.",
        None,
    ),
]


@pytest.mark.parametrize(("question", "document", "answer", "whole"), ROWS)
def test_a_dropped_exception_is_found(
    question: str, document: str, answer: str, whole: str | None
) -> None:
    def codes(said: str) -> list[str]:
        evidence = Evidence(RagCall.of(question, [document], said))
        return [reason.code for reason in check_dropped_exceptions(evidence)]

    assert codes(answer) == ([] if whole is None else ["quantifier_mismatch"])
    assert codes(whole or answer) == []
