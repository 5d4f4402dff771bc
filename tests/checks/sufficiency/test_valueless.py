from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.checks.sufficiency.insufficient import check_insufficient
from evigate.evidence import Evidence


def codes(question: str, documents: list[str], answer: str) -> list[str]:
    evidence = Evidence(RagCall.of(question, documents, answer))
    return [reason.code for reason in check_insufficient(evidence)]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        (
            "How much does the sleigh ride cost?",
            "The sleigh ride leaves from the inn at noon and takes 50 minutes.",
            "The sleigh ride costs 18 euros.",
        ),
        (
            "Wie tief ist der Blausee?",
            "Am Blausee gibt es einen Bootsverleih. Er öffnet um 9 Uhr.",
            "Der Blausee ist 41 Meter tief.",
        ),
        (
            "Combien pèse la cloche ?",
            "La cloche sonne à midi depuis 1911.",
            "La cloche pèse 640 kg.",
        ),
        (
            "¿Cuánto cuesta el curso de cerámica?",
            "El curso de cerámica dura 6 semanas y empieza en marzo.",
            "El curso cuesta 120 euros.",
        ),
        (
            "Quanto costa il corso di vela?",
            "Il corso di vela dura 5 giorni.",
            "Il corso costa 250 euro.",
        ),
        (
            "Quanto custa o passeio de barco?",
            "O passeio de barco demora 2 horas.",
            "O passeio custa 30 euros.",
        ),
        (
            "Hoe hoog is de uitkijktoren?",
            "De uitkijktoren is elke zondag open van 10 tot 16 uur.",
            "De uitkijktoren is 38 meter hoog.",
        ),
        (
            "Ile kosztuje wstęp do palmiarni?",
            "Palmiarnia jest czynna do godziny 17. Wstęp od strony parku.",
            "Wstęp kosztuje 14 złotych.",
        ),
        # words cannot be compared, values can
        (
            "Quanto costa il biglietto della funivia?",
            "The cable car runs every day except Monday. The ride takes nine minutes.",
            "Il biglietto della funivia costa 22 euro.",
        ),
    ],
)
def test_a_value_of_a_kind_that_no_document_gives_is_unfounded(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, [document], answer) == ["insufficient_evidence"]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        # another value of the kind: the answer is wrong
        (
            "How much does the sleigh ride cost?",
            "The sleigh ride takes 50 minutes and costs 25 euros.",
            "The sleigh ride costs 18 euros.",
        ),
        # another currency
        (
            "What is the price of the ferry pass?",
            "The ferry pass is sold for CHF 70.",
            "You pay 70 euros.",
        ),
        # a unit that is not known
        (
            "How much does the vat hold?",
            "The vat holds 4.5 hl.",
            "The vat holds 45 litres.",
        ),
        # right
        (
            "How deep is the well?",
            "The well is 31 metres deep.",
            "It is 31 metres deep.",
        ),
    ],
)
def test_a_value_that_can_be_held_against_another_is_not_unfounded(
    question: str, document: str, answer: str
) -> None:
    assert codes(question, [document], answer) == []


def test_a_follow_up_about_a_group_of_which_no_document_speaks() -> None:
    history = [("What does the city pass cost for adults?", "It costs 30 euros.")]
    documents = ["The city pass costs 30 euros for adults."]
    call = RagCall.of("And for apprentices?", documents, "It costs 12 euros.", history)
    reasons = check_insufficient(Evidence(call))
    assert [reason.code for reason in reasons] == ["insufficient_evidence"]
