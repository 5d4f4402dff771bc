"""Totals of what the user counts, and how often something happens."""

from __future__ import annotations

import pytest

from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence
from evigate.records import RagCall

BILLS = [
    (
        "What do two adults and four children pay in all?",
        "Adults pay 11 euros, children 4 euros.",
        "They pay {} euros.",
        ("38", "40"),
    ),
    (
        "Was kosten drei Karten für Erwachsene und eine für Kinder?",
        "Erwachsene zahlen 9 Euro, Kinder 5 Euro.",
        "Zusammen {} Euro.",
        ("32", "37"),
    ),
    (
        "How much are four nights for two people?",
        "A bed costs 25 euros per person and night.",
        "That is {} euros.",
        ("200", "180"),
    ),
]
RHYTHMS = [
    ("The lift runs every 20 minutes.", "It runs {} times an hour.", ("three", "four")),
    (
        "Die Filter werden alle drei Monate gewechselt.",
        "{} im Jahr.",
        ("Viermal", "Zweimal"),
    ),
    (
        "Le ferry part toutes les deux heures.",
        "Il part {} fois par jour.",
        ("douze", "six"),
    ),
    ("Pociąg jeździ co 30 minut.", "Jeździ {} razy na godzinę.", ("dwa", "cztery")),
    ("公交车每20分钟一班。", "每小时{}班。", ("三", "四")),
    ("बस हर 20 मिनट में चलती है।", "एक घंटे में {} बार।", ("तीन", "चार")),
]


@pytest.mark.parametrize(("question", "document", "answer", "values"), BILLS)
def test_a_total_of_counts_and_prices_is_computed(
    question: str, document: str, answer: str, values: tuple[str, str]
) -> None:
    _right_passes_and_wrong_does_not(question, document, answer, values)


@pytest.mark.parametrize(("document", "answer", "values"), RHYTHMS)
def test_a_rhythm_is_the_same_as_its_rate(
    document: str, answer: str, values: tuple[str, str]
) -> None:
    _right_passes_and_wrong_does_not("", document, answer, values)


def _right_passes_and_wrong_does_not(
    question: str, document: str, answer: str, values: tuple[str, str]
) -> None:
    right, wrong = values
    assert not _faults(question, document, answer.format(right))
    assert _faults(question, document, answer.format(wrong))


def _faults(question: str, document: str, answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, [document], answer))
    return [reason.code for reason in check_quantities(evidence)]
