"""Days of the week that no document names are found; those of a list are not."""

from __future__ import annotations

import pytest

from evigate.checks.values.dates import check_dates
from evigate.evidence import Evidence
from evigate.records import RagCall

ROWS = [
    (
        "The tower is open on Wednesdays and Saturdays from 2 pm to 5 pm.",
        "The tower is open on Wednesdays and Sundays from 2 pm to 5 pm.",
        "It is open on Saturdays from 2 to 5 pm.",
    ),
    (
        "Der Sprungturm ist mittwochs und samstags von 14 bis 17 Uhr offen.",
        "Der Sprungturm ist mittwochs und sonntags von 14 bis 17 Uhr geöffnet.",
        "Der Sprungturm ist samstags von 14 bis 17 Uhr offen.",
    ),
    (
        "L'accueil est ouvert le mardi et le jeudi de 9 h à 12 h.",
        "L'accueil est ouvert le mardi et le vendredi de 9 h à 12 h.",
        "L'accueil est ouvert le jeudi de 9 h à 12 h.",
    ),
    (
        "La oficina abre los lunes y los jueves de 9 a 14 horas.",
        "La oficina abre los lunes y los viernes de 9 a 14 horas.",
        "La oficina abre los jueves de 9 a 14 horas.",
    ),
    (
        "The bath is open from Tuesday to Sunday.",
        "The bath is open from Monday to Sunday.",
        "The bath is open on Fridays.",
    ),
]


@pytest.mark.parametrize(("document", "wrong", "right"), ROWS)
def test_a_day_outside_the_list_is_found(document: str, wrong: str, right: str) -> None:
    def codes(answer: str) -> set[str]:
        evidence = Evidence(RagCall.of("When is it open?", [document], answer))
        return {reason.code for reason in check_dates(evidence)}

    assert codes(right) == set()
    assert codes(wrong) == {"date_mismatch"}
