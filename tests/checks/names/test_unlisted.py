"""A yes to what a list of the documents does not name."""

from __future__ import annotations

import pytest

from evigate.checks.names.unlisted import check_unlisted
from evigate.evidence import Evidence
from evigate.records import RagCall

TOURS = "Tours are offered in Danish and Dutch. They start in Aarhus and in Odense."
LESEN = "Lesungen gibt es auf Deutsch und Türkisch."


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("Is there a tour in Polish?", TOURS, "Yes."),
        ("Are tours offered in Polish?", TOURS, "Yes, in Polish."),
        ("Gibt es Lesungen auf Arabisch?", LESEN, "Ja."),
        (
            "¿Hay visitas en francés?",
            "Las visitas son en español y en inglés.",
            "Sí, en francés.",
        ),
        (
            "Is the course taught in Manchester?",
            "The course is taught in Oxford and York.",
            "Yes.",
        ),
    ],
)
def test_a_yes_to_one_more_of_the_kind_is_found(
    question: str, document: str, answer: str
) -> None:
    """A language or a town that no document knows, where one lists others."""
    found = check_unlisted(Evidence(RagCall.of(question, [document], answer)))
    assert [reason.code for reason in found] == ["unsupported_sentence"]


@pytest.mark.parametrize(
    ("question", "document", "answer"),
    [
        ("Is there a tour in Polish?", TOURS, "No."),
        ("Is there a tour in Dutch?", TOURS, "Yes."),
        ("Is there a tour in winter?", TOURS, "Yes."),
        (
            "Can I park in the centre?",
            "One parks in lots and on kerbs.",
            "Yes.",
        ),
        (
            "Is the course taught in Manchester?",
            "The course is taught online.",
            "Yes.",
        ),
    ],
)
def test_a_yes_that_no_list_excludes_stands(
    question: str, document: str, answer: str
) -> None:
    """One of the list, another kind, or no list of names at all."""
    call = RagCall.of(question, [document], answer)
    assert check_unlisted(Evidence(call)) == []
