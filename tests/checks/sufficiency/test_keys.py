"""A key of the question that only a sibling in the documents resembles."""

from __future__ import annotations

import pytest

from evigate.checks.sufficiency.keys import missing_keys
from evigate.evidence import Evidence
from evigate.records import RagCall


def keys(question: str, *documents: str) -> list[tuple[str, str]]:
    call = RagCall.of(question, list(documents), "")
    return [(found.key, found.sibling) for found in missing_keys(Evidence(call))]


@pytest.mark.parametrize(
    ("question", "document", "key", "sibling"),
    [
        ("How loud is the V310?", "The V210 runs at 48 dB.", "V310", "V210"),
        ("Who leads Section 9?", "Section 7 is led by Ida Moen.", "9", "7"),
        ("When does flight KB 88 land?", "KB 71 lands at 9:10.", "88", "71"),
        (
            "How many cows were there in 2031?",
            "The farm kept 40 cows in 2021 and 44 cows in 2022.",
            "2031",
            "2022",
        ),
        (
            "How high is Mount Arden?",
            "Mount Kessel rises to 2,140 m.",
            "Mount Arden",
            "Mount Kessel",
        ),
        (
            "Quantos quartos tem o hotel Lumiar?",
            "O hotel Belavista tem 60 quartos.",
            "Lumiar",
            "Belavista",
        ),
    ],
)
def test_a_sibling_is_not_what_was_asked(
    question: str, document: str, key: str, sibling: str
) -> None:
    assert keys(question, document) == [(key, sibling)]


@pytest.mark.parametrize(
    ("question", "document"),
    [
        ("How loud is the V310?", "V-310: 48 dB; V210: 51 dB."),
        ("How loud is the V310?", "All models run at 48 dB."),
        ("How many cows were there in 2031?", "The farm keeps 40 cows."),
        ("What was the toll in 2031?", "From 2029 on the toll is 4 euros."),
        ("What was the toll in 2031?", "Until 2035 the toll is 4 euros."),
        ("How high is Mount Ardenn?", "Mount Arden rises to 2,140 m."),
        ("Is Nick Holt a member?", "Nicholas Holt is a member."),
        ("How many seats are there for 12 guests?", "The room has 14 seats."),
        ("Who sang in Faces of 1952?", "She sang on Broadway in 1961."),
    ],
)
def test_what_the_documents_may_mean_is_not_missing(
    question: str, document: str
) -> None:
    assert keys(question, document) == []


@pytest.mark.parametrize(
    ("question", "document", "key", "sibling"),
    [
        (
            "What is the VAT in Norway?",
            "The VAT in Sweden is 25 %.",
            "Norway",
            "Sweden",
        ),
        ("Who is the mayor of Orvik?", "The mayor of Brekk left.", "Orvik", "Brekk"),
    ],
)
def test_a_name_behind_a_word_of_grammar_has_siblings(
    question: str, document: str, key: str, sibling: str
) -> None:
    assert keys(question, document) == [(key, sibling)]
