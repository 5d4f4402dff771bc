"""Bare answers must stand in some document; sentences are left to other checks."""

from __future__ import annotations

import pytest

from evigate import RagCall
from evigate.checks.sufficiency.fragments import check_fragments
from evigate.evidence import Evidence

MILL = "Orvik Mill grinds rye in three stages. Ada Lund has run it since 1987."


def codes(question: str, answer: str, *documents: str) -> list[str]:
    call = RagCall.of(question, list(documents or (MILL,)), answer)
    return [reason.code for reason in check_fragments(Evidence(call))]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What does the mill grind?", "Barley"),
        ("Where does the mill stand?", "Finland."),
        ("In how many stages does it grind?", "four"),
        ("In which year did she start?", "1992"),
        ("Was mahlt die Mühle?", "Gerste"),
        ("¿Qué muele el molino?", "cebada"),
    ],
)
def test_a_bare_answer_that_no_document_holds_is_unsupported(
    question: str, answer: str
) -> None:
    found = codes(question, answer, MILL, "Die Mühle mahlt Roggen. El molino: centeno.")
    assert found == ["unsupported_sentence"]


@pytest.mark.parametrize("answer", ["Mia Lund", "Ada Torvald"])
def test_a_name_with_an_unknown_part_is_another_name(answer: str) -> None:
    assert codes("Who runs the mill?", answer) == ["entity_mismatch"]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What does the mill grind?", "Rye"),
        ("In how many stages does it grind?", "three"),
        ("In how many stages does it grind?", "3"),
        ("Who runs the mill?", "A. Lund"),
        ("Since when has she run it?", "since 1987"),
        ("Does the mill grind oats?", "No"),
        ("What does the mill grind?", "I don't know"),
        ("What is what?", "Thanks!"),
    ],
)
def test_answers_from_the_documents_and_refusals_are_not(
    question: str, answer: str
) -> None:
    assert codes(question, answer) == []


@pytest.mark.parametrize(
    "answer",
    ["The mill stands in Finland and grinds barley for the whole valley.", ""],
)
def test_whole_sentences_and_nothing_are_left_to_others(answer: str) -> None:
    assert codes("Where does the mill stand?", answer) == []


def test_currencies_and_order_codes_are_no_unknown_names() -> None:
    price = "The badge costs CHF 40. Spare part: DP-7Q4."
    assert codes("What does the badge cost?", "40 Swiss francs", price) == []
    assert codes("Which spare part?", "Order part DP-7Q4.", price) == []


def test_answers_in_another_language_are_beyond_it() -> None:
    assert codes("Was mahlt die Mühle von Orvik?", "Roggen und Gerste sind es") == []


def test_the_whole_answer_is_marked() -> None:
    call = RagCall.of("Where does the mill stand?", [MILL], "Finland")
    (reason,) = check_fragments(Evidence(call))
    assert reason.answer_span == (0, 7)
    assert "Finland" in reason.message


@pytest.mark.parametrize(
    ("question", "document", "right", "wrong"),
    [
        (
            "Which route connects Fresno with the valley?",
            "Fresno is served by State Route 99, which connects it with the valley.",
            "State Route 99",
            "State Route 148",
        ),
        (
            "Who did the Normans join in Anatolia?",
            "Some Normans joined Turkish forces in Anatolia.",
            "Turkish forces",
            "Spanish forces",
        ),
        (
            "What is the law named?",
            "A rule called Lorentz's law describes the force on a moving charge.",
            "Lorentz's law",
            "Ainsworth's law",
        ),
    ],
)
def test_a_name_of_a_bare_answer_must_stand_in_a_document(
    question: str, document: str, right: str, wrong: str
) -> None:
    def faults(answer: str) -> list[str]:
        call = RagCall.of(question, [document], answer)
        return [reason.code for reason in check_fragments(Evidence(call))]

    assert faults(right) == []
    assert faults(wrong) == ["entity_mismatch"]
