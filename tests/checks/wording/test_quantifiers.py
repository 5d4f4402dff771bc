"""Quantifiers: raised or turned ones are found, weaker ones are not."""

from __future__ import annotations

import pytest
from tests.checks.judging import assert_points

from evigate.checks.wording.quantifiers import check_quantifiers
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def faults(question: str, document: str, answer: str) -> list[Reason]:
    call = RagCall.of(question, [document], answer)
    return [r for r in check_quantifiers(Evidence(call)) if r.weight >= 0.5]


CONTRADICTED = [
    ("", "Most trams have ramps.", "All trams have ramps."),
    (
        "",
        "Some rooms on the second floor have a balcony.",
        "Most rooms on the second floor have a balcony.",
    ),
    ("", "Nicht alle Zimmer haben einen Balkon.", "Alle Zimmer haben einen Balkon."),
    ("", "Die meisten Busse sind barrierefrei.", "Alle Busse sind barrierefrei."),
    ("", "La plupart des bus sont accessibles.", "Tous les bus sont accessibles."),
    (
        "",
        "La mayoría de los autobuses son accesibles.",
        "Todos los autobuses son accesibles.",
    ),
    (
        "",
        "Quasi tutti gli autobus sono accessibili.",
        "Tutti gli autobus sono accessibili.",
    ),
    ("", "De meeste bussen zijn toegankelijk.", "Alle bussen zijn toegankelijk."),
    (
        "",
        "Większość autobusów jest niskopodłogowa.",
        "Wszystkie autobusy są niskopodłogowe.",
    ),
    ("", "大多数车型支持快充。", "所有车型都支持快充。"),
    (
        "",
        "ほとんどの車両は急速充電に対応しています。",
        "すべての車両は急速充電に対応しています。",
    ),
    ("", "معظم الحافلات مجهزة بمنحدرات.", "جميع الحافلات مجهزة بمنحدرات."),
    (
        "",
        "대부분의 차량은 급속 충전을 지원합니다.",
        "모든 차량은 급속 충전을 지원합니다.",
    ),
    (
        "",
        "The kitchen is usually open until midnight.",
        "The kitchen is always open until midnight.",
    ),
    (
        "",
        "The valve rarely fails in cold weather.",
        "The valve never fails in cold weather.",
    ),
    (
        "",
        "None of the applicants passed the written test.",
        "Some of the applicants passed the written test.",
    ),
]

AGREEING = [
    ("", "Most trams have ramps.", "Most trams have ramps."),
    ("", "Most trams have ramps.", "Many trams have ramps."),
    (
        "",
        "The kitchen is always open until midnight.",
        "The kitchen is usually open until midnight.",
    ),
    ("", "Most trams have ramps. All buses have ramps.", "All buses have ramps."),
    (
        "",
        "Most trams have ramps. All low-floor trams have ramps.",
        "All low-floor trams have ramps.",
    ),
    (
        "",
        "Several members of the council voted for all proposals.",
        "All proposals were supported by several members of the council.",
    ),
    (
        "",
        "Each guest gets some towels and a robe.",
        "Every guest gets towels and a robe.",
    ),
]


@pytest.mark.parametrize(("question", "document", "answer"), CONTRADICTED)
def test_a_contradiction_is_found_and_quoted(
    question: str, document: str, answer: str
) -> None:
    """The reason points into the answer and into the document."""
    found = faults(question, document, answer)
    assert {reason.code for reason in found} <= {"quantifier_mismatch"}
    assert_points(found, document, answer)


@pytest.mark.parametrize(("question", "document", "answer"), AGREEING)
def test_an_answer_that_agrees_has_no_fault(
    question: str, document: str, answer: str
) -> None:
    """Other words for the same are no fault."""
    assert faults(question, document, answer) == []


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("Who may vote?", "Only full members may vote.", "Everyone may vote."),
        (
            "Did both sisters attend?",
            "Only one of the two sisters attended the hearing.",
            "Both sisters attended the hearing.",
        ),
        (
            "I laboratori hanno la cappa aspirante?",
            "Quasi tutti i laboratori hanno la cappa aspirante.",
            "Sì, tutti i laboratori ne hanno una.",
        ),
        (
            "Haben die Zimmer ein Bad?",
            "Die meisten Zimmer haben ein Bad.",
            "Ja, alle Zimmer haben eins.",
        ),
    ],
)
def test_everyone_of_only_some_is_found(
    question: str, document: str, answer: str
) -> None:
    call = RagCall.of(question, [document], answer)
    codes = [reason.code for reason in check_quantifiers(Evidence(call))]
    assert codes == ["quantifier_mismatch"]
