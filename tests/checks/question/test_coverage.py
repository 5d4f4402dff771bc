"""How much of a question a place covers, with tolerance for how it is worded."""

from __future__ import annotations

import pytest

from evigate.checks.question.coverage import (
    asked_terms,
    sentence_coverage,
    window_coverage,
)
from evigate.checks.question.measures import measures_of
from evigate.evidence import Evidence
from evigate.records import RagCall


def best(question: str, *documents: str) -> float:
    return max(sentence_coverage(Evidence(RagCall.of(question, list(documents), ""))))


@pytest.mark.parametrize(
    ("question", "document"),
    [
        ("How heavy is the anvil?", "Anvil: 82 kg."),
        ("What does the sauna cost?", "Sauna: 14 EUR."),
        ("Who conducts the choir?", "Conductor of the choir: Ida Moen."),
        ("Was kostet die Sauna?", "Sauna: 14 EUR."),
        ("Wie hoch ist die Kaution?", "Die Mietkaution beträgt zwei Monatsmieten."),
        ("What is the default port?", "If the port is omitted, 8080 is used."),
        ("退款期限是几天？", "退款期为5天。"),
    ],
)
def test_derived_words_compounds_and_values_cover(question: str, document: str) -> None:
    assert best(question, document) >= 0.5


@pytest.mark.parametrize(
    ("question", "document"),
    [
        ("How heavy is the anvil?", "The forge opens at nine."),
        ("Wie hoch ist die Kaution?", "Der Müll wird freitags abgeholt."),
        ("校车费用是多少？", "图书馆在三层。"),
    ],
)
def test_other_topics_do_not_cover(question: str, document: str) -> None:
    assert best(question, document) < 0.3


def test_a_value_answers_only_beside_the_subject() -> None:
    """A price of something else does not answer what the sauna costs."""
    assert best("What does the sauna cost?", "Lockers: 2 EUR.") == 0.0


def test_a_premise_weighs_less_than_the_question() -> None:
    call = RagCall.of(
        "My kayak is 5 m long. Is parking free?", ["Parking is free."], ""
    )
    weights = {term.stem: term.weight for term in asked_terms(Evidence(call))}
    assert weights["kayak"] < weights["park"]


def test_runs_of_sentences_cover_more_than_one() -> None:
    document = "The ferry is called Alma. It sails to Brekk. It is green."
    call = RagCall.of("Where does the ferry Alma sail?", [document], "")
    evidence = Evidence(call)
    assert max(window_coverage(evidence)) > max(sentence_coverage(evidence))


def test_runs_do_not_reach_into_the_next_document() -> None:
    call = RagCall.of("Does Alma sail?", ["Alma is green.", "Others sail."], "")
    assert max(window_coverage(Evidence(call))) < 1.0


def test_short_measures_are_no_beginnings_of_other_words() -> None:
    """ "Finance" does not ask for an end ("fin"), nor "language" for a length."""
    assert measures_of("financ") == frozenset()
    assert measures_of("languag") == frozenset()
    assert measures_of("weigh") == {"mass"}


@pytest.mark.parametrize(
    ("stem", "language", "measures"),
    [
        ("final", "en", set()),
        ("find", "en", set()),
        ("costum", "en", set()),
        ("farm", "en", set()),
        ("charg", "en", {"currency"}),
        ("departur", "en", {"date"}),
        ("expens", "en", {"currency"}),
        ("fin", "fr", {"date"}),
        ("tariff", "it", {"currency"}),
        ("dauert", "de", {"time"}),
        ("ceny", "pl", {"currency"}),
    ],
)
def test_words_ask_for_measures_in_their_own_language(
    stem: str, language: str, measures: set[str]
) -> None:
    assert measures_of(stem, language) == measures
