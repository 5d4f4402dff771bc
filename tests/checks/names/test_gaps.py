"""Clauses that leave out a verb."""

from __future__ import annotations

import pytest

from evigate.checks.names.other_clauses import check_other_clauses
from evigate.checks.names.roles import check_roles
from evigate.checks.names.segments import segments
from evigate.evidence import Evidence
from evigate.records import RagCall

GAPS = [
    ("Ada Berg conducts the choir and Bo Dahl the orchestra.", "conduct"),
    ("Das Rad steht im Hof, der Wagen im Keller.", "steht"),
    ("La cave est gérée par Ada Roux et la cuisine par Léo Blanc.", "ger"),
    ("Il corso di canto è tenuto da Ada e quello di danza da Leo.", "ten"),
    ("In de winkel verzorgt Peter de verkoop en Anja de reparaties.", "verzorgt"),
]


@pytest.mark.parametrize(("document", "verb"), GAPS)
def test_the_verb_of_the_clause_before_is_taken(document: str, verb: str) -> None:
    """The second clause speaks of what the first one says by its verb."""
    found = segments(Evidence(RagCall.of("", [document], "")))
    assert any(stem.startswith(verb[:3]) for stem in found[-1].taken)


@pytest.mark.parametrize(
    "document",
    [
        "Bring a torch and a towel for the sauna.",
        "The witness may be a teacher, a doctor or a police officer.",
        "Ada Berg conducts the choir and Bo Dahl leads the band.",
        "The bus stops at the pier and the ferry leaves from there.",
    ],
)
def test_members_and_whole_clauses_take_nothing(document: str) -> None:
    """A further member of a list leaves out no verb, nor does a clause with its own."""
    found = segments(Evidence(RagCall.of("", [document], "")))
    assert all(not segment.taken for segment in found)


CONDUCTS = "Dr Ada Berg conducts the choir and Bo Dahl the orchestra."


def test_the_name_of_the_clause_without_a_verb_answers() -> None:
    """Bo Dahl conducts the orchestra; Ada Berg is said to conduct the choir."""
    right, wrong = (
        Evidence(RagCall.of("Who conducts the orchestra?", [CONDUCTS], answer))
        for answer in ("Bo Dahl.", "Ada Berg.")
    )
    assert check_roles(right) == []
    assert check_other_clauses(right) == []
    assert check_other_clauses(wrong)


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ("Bids are read by Ada Berg and chosen by Bo Dahl.", {"bid"}),
        ("Room Elm seats 30 and has a piano.", {"room", "elm"}),
        ("Die Halle liegt am Hafen und hat einen Steg.", {"hall"}),
    ],
)
def test_the_subject_of_the_clause_before_is_taken(
    document: str, words: set[str]
) -> None:
    """A clause that opens with its verb is about what the one before is about."""
    found = segments(Evidence(RagCall.of("", [document], "")))
    assert words <= found[-1].stems


def test_a_noun_behind_and_is_a_subject_of_its_own() -> None:
    """ "Pumps and valves are tested" leaves out nothing."""
    document = "Pumps, filters and valves are tested weekly."
    found = segments(Evidence(RagCall.of("", [document], "")))
    assert not any(segment.leaves_out for segment in found)


REPLACED = [
    ("Questions about tax go to Ada Berg, about rooms to Bo Dahl.", "tax"),
    ("Red spots on the leaves point to rust, grey leaves to frost.", "red"),
    ("Os exames de sangue ficam prontos em dois dias, os de urina na hora.", "sang"),
]


@pytest.mark.parametrize(("document", "word"), REPLACED)
def test_what_is_said_again_is_not_taken(document: str, word: str) -> None:
    """ "About rooms" stands for "about tax"."""
    found = segments(Evidence(RagCall.of("", [document], "")))
    assert found[-1].leaves_out
    assert word not in found[-1].taken


def test_a_condition_is_of_the_clause_behind_it() -> None:
    document = "The fair is in the park; if it rains, in the barn."
    call = RagCall.of("Where is the fair if it rains?", [document], "")
    found = segments(Evidence(call))
    assert [len(segment.covered) for segment in found] == [1, 1, 2]
