"""Names of an answer must be known to the documents, the question or the user."""

from __future__ import annotations

import pytest

from evigate.checks.names.entities import check_entities
from evigate.checks.subjects.known_names import fold
from evigate.evidence import Evidence
from evigate.records import RagCall, Reason


def found(
    question: str,
    document: str,
    answer: str,
    history: list[tuple[str, str]] | None = None,
) -> list[Reason]:
    return check_entities(Evidence(RagCall.of(question, [document], answer, history)))


ALTERED = [
    (
        "The bakery on Mill Lane is run by Tomasz Zielinski.",
        "It is run by Tomasz Zielinsky.",
        "Tomasz Zielinski",
    ),
    (
        "The report was written by Dr. Helena Marsh of Leeds University.",
        "Helena March wrote it.",
        "Helena Marsh",
    ),
    (
        "The report was written by Dr. Helena Marsh of Leeds University.",
        "Dr. Helena Marsh of Bristol University wrote it.",
        "Leeds University",
    ),
    (
        "Die Firma Kromer Optik hat ihren Sitz in Göttingen.",
        "Der Sitz der Kramer Optik ist in Göttingen.",
        "Kromer Optik",
    ),
    (
        "El museo está dirigido por Carmen Olivares desde 2016.",
        "El museo está dirigido por Carmen Olivera.",
        "Carmen Olivares",
    ),
    (
        "Kurs prowadzi Anna Kowalczyk w każdą środę.",
        "Kurs prowadzi Anna Kowalska w każdą środę.",
        "Anna Kowalczyk",
    ),
]


@pytest.mark.parametrize(("document", "answer", "held"), ALTERED)
def test_a_name_that_differs_in_a_word_is_told_with_the_right_one(
    document: str, answer: str, held: str
) -> None:
    (reason,) = found("Who?", document, answer)
    assert reason.code == "entity_mismatch"
    assert reason.weight >= 0.8
    assert held in reason.message
    span = reason.sources[0].span
    assert span is not None
    assert held in document[slice(*span)]


@pytest.mark.parametrize(
    ("document", "answer", "name"),
    [
        (
            "The theatre was built in 1911.",
            "It was designed by Edmund Farrow.",
            "Edmund",
        ),
        ("Visitors need a permit.", "The office is in Canberra.", "Canberra"),
        (
            "La mairie ouvre à 9 h.",
            "La mairie de Montbrison ouvre à 9 h.",
            "Montbrison",
        ),
        ("Der Kurs beginnt im Mai.", "Den Kurs leitet Herr Jonas Brandt.", "Jonas"),
    ],
)
def test_a_name_that_no_document_holds_is_a_fault(
    document: str, answer: str, name: str
) -> None:
    (reason,) = found("What about it?", document, answer)
    assert reason.answer_span is not None
    assert name in answer[slice(*reason.answer_span)]
    assert reason.weight >= 0.5


KNOWN = [
    # accents, transliteration, British and American spelling
    ("The clerk is Tomasz Zieliński.", "The clerk is Tomasz Zielinski."),
    ("Sitz: Kromer Optik, Göttingen.", "Der Sitz der Kromer Optik ist in Goettingen."),
    ("It belongs to the Grain Organisation.", "The owner is the Grain Organization."),
    # inflection and the names of those who live there
    ("Kurs prowadzi Anna Kowalska.", "Kurs jest prowadzony przez Annę Kowalską."),
    ("The firm was founded in Italy.", "It is a fine Italian firm."),
    ("The office is in the Netherlands.", "It is a well-known Dutch office."),
    # short forms
    ("The World Grain Agency pays it.", "It is paid by the WGA."),
    ("The WGA pays it.", "It is paid by the World Grain Agency."),
    ("Daniel Cho signs it.", "It is signed by Cho."),
    # capitals that are no names
    ("Press the key and wait.", "1. Ensure the key is pressed.\n2. Repeat."),
    ("Press the key and wait.", "Option 2: Wait. Additionally, press the key."),
    ("It is 20 degrees warm.", "It is 20 degrees Celsius warm."),
    ("Die Frist endet am Montag.", "Die Bewerbung muss bis zum Ablauf da sein."),
]


@pytest.mark.parametrize(("document", "answer"), KNOWN)
def test_other_forms_of_a_known_name_pass(document: str, answer: str) -> None:
    assert found("What is known?", document, answer) == []


def test_names_of_the_question_and_of_earlier_turns_are_known() -> None:
    document = "Members pay 40 euros a year."
    answer = "Lena Ortiz pays 40 euros at the Farrow Club."
    history = [("user", "I am a friend of Lena Ortiz."), ("assistant", "Good to know.")]
    assert (
        found("What does she pay at the Farrow Club?", document, answer, history) == []
    )
    assert found("What does she pay?", document, answer) != []


def test_a_translated_answer_is_not_judged_by_its_spelling_of_names() -> None:
    document = "The embassy in Warsaw issues the visa within two weeks of the request."
    answer = "Die Botschaft in Warschau stellt das Visum innerhalb von zwei Wochen aus."
    assert found("Wer stellt das Visum aus?", document, answer) == []


def test_a_missing_name_is_told_once() -> None:
    answer = "Ask Bruno Falk. You find Bruno Falk in room 3."
    assert len(found("Who?", "Ask at the desk in room 3.", answer)) == 1


@pytest.mark.parametrize(
    ("first", "second"),
    [("müller", "mueller"), ("łódź", "lodz"), ("organisation", "organization")],
)
def test_spelling_variants_fold_to_one_form(first: str, second: str) -> None:
    assert fold(first) == fold(second)
