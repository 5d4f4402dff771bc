"""Copies of a page that differ in one place conflict, whatever stands there."""

from __future__ import annotations

import pytest

from evigate.checks.conflicts.disagreement import sure_conflicts
from evigate.evidence import Evidence
from evigate.records import RagCall

PAGE = (
    "Between Ferring and Oslund the Upper Tarn flows through the {}, a formation "
    "that was created by the ice. The banks are steep there, and the {} of the lower "
    "valley look down on it. Boats of the Upper Tarn Company left Ferring on {} for "
    "the first time, with {} passengers on board and a band that played from the bow "
    "until they reached Oslund in the evening. The broadcasts of the harbour use the "
    "standard {} since then, as all stations of the coast do today."
)
FIRST = ("Tarn Gorge", "green vineyards", "28 May 1911", "forty", "MPEG-2")
CONFLICTS = [
    ("Which gorge does the Upper Tarn flow through?", 0, "Denholm Gorge"),
    ("What looks down on the Upper Tarn?", 1, "pink vineyards"),
    ("When did boats leave Ferring for the first time?", 2, "28 October 1911"),
    ("How many passengers were on board?", 3, "seventy"),
    ("Which standard do the broadcasts of the harbour use?", 4, "MPEG-7"),
]


@pytest.mark.parametrize(("question", "place", "other"), CONFLICTS)
def test_one_place_of_a_plain_copy_is_a_conflict(
    question: str, place: int, other: str
) -> None:
    second = (*FIRST[:place], other, *FIRST[place + 1 :])
    documents = [PAGE.format(*FIRST), PAGE.format(*second)]
    assert sure_conflicts(Evidence(RagCall.of(question, documents, "")))


def test_names_that_change_places_tell_of_two_parts() -> None:
    """Both documents name both people, in whatever part."""
    page = (
        "The film Quiet Water was directed by {} and its music was written by {}, who "
        "had worked on two other films in the years before and lived in Lisbon then."
    )
    question = "Who directed the film Quiet Water?"
    documents = [
        page.format("Howard Marsh", "Wendy Allen"),
        page.format("Wendy Allen", "Howard Marsh"),
    ]
    assert not sure_conflicts(Evidence(RagCall.of(question, documents, "")))
