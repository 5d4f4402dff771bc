"""A note where words cannot be compared; none where a guess errs."""

from __future__ import annotations

import pytest

from evigate.checks.sufficiency.languages import (
    asks_in_another_language,
    check_languages,
)
from evigate.evidence import Evidence
from evigate.records import RagCall

LEASE = "The lease runs for three years and ends in May unless it is renewed."


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("Wie lange läuft der Mietvertrag?", LEASE, "Er läuft drei Jahre."),
        ("How long?", LEASE, "Le bail court pendant trois ans et finit en mai."),
        ("租约多长？", LEASE, "租约为三年。"),
        (
            "How long is it?",
            "Umowa najmu trwa trzy lata i kończy się w maju.",
            "The lease runs for three years and ends in May.",
        ),
    ],
)
def test_other_languages_are_noted(question: str, document: str, answer: str) -> None:
    (note,) = check_languages(Evidence(RagCall.of(question, [document], answer)))
    assert note.code == "limited_evidence"
    assert note.weight == 0.0


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("How long is the lease?", LEASE, "It runs for three years."),
        ("How many per hour?", "| Lift | Type |\n|---|---|\n| Alp | chair |", "1,800."),
        (
            "Which code is it?",
            "E-0471 toner, E-0388 drum, E-0105 jam.",
            "It is E-0471.",
        ),
        ("Wie lange?", "Der Vertrag läuft drei Jahre.", "Drei Jahre."),
    ],
)
def test_one_language_is_not_noted(question: str, document: str, answer: str) -> None:
    assert check_languages(Evidence(RagCall.of(question, [document], answer))) == []


def test_a_question_of_names_is_in_no_other_language() -> None:
    call = RagCall.of("Piketty Temüjin Ardhangini?", [LEASE], "")
    assert not asks_in_another_language(Evidence(call))


@pytest.mark.parametrize(
    ("text", "document", "language"),
    [
        ("Do I need a permit to film?", "Filming needs a permit from the town.", "en"),
        (
            "Le téléphérique fonctionne-t-il en décembre ?",
            "Le téléphérique fonctionne en été, du 1er juin au 30 septembre.",
            "fr",
        ),
        ("2024 waren es 612 Kilogramm.", "Der Verein erntete 612 kg Honig.", "de"),
        ("Was kostet das?", "The ticket costs 3 euros and is sold on board.", "de"),
        ("Wat kost het?", "The ticket costs 3 euros and is sold on board.", "nl"),
    ],
)
def test_a_short_question_is_in_the_documents_language_where_it_may_be(
    text: str, document: str, language: str
) -> None:
    evidence = Evidence(RagCall.of(text, [document], ""))
    assert evidence.question.language == language
