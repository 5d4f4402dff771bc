"""Who held an office in a year: the one in it, or the predecessor."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate

CHAIR = "Ms Roe has been chair since 2018. Her predecessor, Mr Lind, served six years."
DEAN = "Dean Vos took office in 2017. Her predecessor, Ana Mell, served for six years."
CHEF = "Frau Holm leitet das Amt seit 2020. Ihr Vorgänger war Herr Brand."
MUSEE = "Mme Roux dirige le musée depuis 2016 ; son prédécesseur était Paul Gide."
MAYOR = "Ida Lind became mayor in 2021, succeeding Tom Ek."
CLUB = "Ines Roth has chaired the club since 2020. Before her, Paul Mehl was chairman."
CORO = "La señora Vega dirige el coro desde 2015. Su predecesor fue el señor Rey."


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        ("Who was chair in 2015?", CHAIR, "Mr Lind.", "Ms Roe."),
        ("Who was chair in 2021?", CHAIR, "Ms Roe.", "Mr Lind."),
        ("Who was dean in 2013?", DEAN, "Ana Mell.", "Dean Vos."),
        ("Who was dean in 2013?", DEAN, "Mell, who served for six years.", "Vos."),
        ("Who was mayor in 2020?", MAYOR, "Tom Ek.", "Ida Lind."),
        ("Who was mayor in 2022?", MAYOR, "Ida Lind.", "Tom Ek."),
        ("Who chaired the club in 2018?", CLUB, "Paul Mehl.", "Ines Roth."),
        ("Wer leitete das Amt 2017?", CHEF, "Herr Brand.", "Frau Holm."),
        ("Qui dirigeait le musée en 2014 ?", MUSEE, "Paul Gide.", "Mme Roux."),
        ("¿Quién dirigía el coro en 2012?", CORO, "El señor Rey.", "La señora Vega."),
    ],
)
def test_the_year_decides(question: str, document: str, right: str, wrong: str) -> None:
    gate = EvidenceGate()
    routes = [
        gate.check(question=question, documents=[document], answer=answer).route
        for answer in (right, wrong)
    ]
    assert routes == ["accept", "review"]


def test_years_before_the_predecessor_are_left_open() -> None:
    from evigate.checks.names.predecessors import check_predecessors
    from evigate.evidence import Evidence
    from evigate.records import RagCall

    call = RagCall.of("Who was chair in 1990?", [CHAIR], "Ms Roe.")
    assert check_predecessors(Evidence(call)) == []
