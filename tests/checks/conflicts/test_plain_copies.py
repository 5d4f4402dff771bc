"""Copies of a page that differ in one place conflict, whatever stands there."""

from __future__ import annotations

import pytest

from evigate.checks.conflicts.copies import conflicting_copies
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


BRIDGE = (
    "The stone bridge of Harlow was planned for many years by the council of the town. "
    "It was {} who drew the first arch, and the bridge was opened in the spring of the "
    "same year. The {} use of slate was the reason why its price {}. {} plans are kept "
    "in the archive of the county, where visitors can look at them on request."
)
OF_THE_PAGE = ("two local architects", "increasing", "changed", "Edith Marlowe's")


@pytest.mark.parametrize(
    ("question", "place", "other"),
    [
        ("Who drew the first arch of the bridge?", 0, "five local architects"),
        ("What was the reason for the growth of its price?", 1, "decreasing"),
    ],
)
def test_a_plain_copy_conflicts_though_its_place_is_of_another_kind(
    question: str, place: int, other: str
) -> None:
    """Asked who: so many of them. Asked for a cause: the opposite of it."""
    second = (*OF_THE_PAGE[:place], other, *OF_THE_PAGE[place + 1 :])
    documents = [BRIDGE.format(*OF_THE_PAGE), BRIDGE.format(*second)]
    assert sure_conflicts(Evidence(RagCall.of(question, documents, "")))


def test_another_word_is_no_conflict_where_a_number_is_asked() -> None:
    page = (
        "The township of Marl lies in the north of the county, where the road to the "
        "coast crosses the river. As of the last census there were 4,210 {} in the "
        "township and 1,204 households in it, of which most live in the old centre."
    )
    documents = [page.format("people"), page.format("inhabitants")]
    question = "What is the population of Marl?"
    assert not sure_conflicts(Evidence(RagCall.of(question, documents, "")))


def test_a_name_and_its_possessive_are_one_name() -> None:
    """They do not make two pages of one form about two things."""
    page = (
        "In 1900 the academy of Brenning was granted its charter. When {0} made the "
        "first crossing of the strait by balloon in 1901, the academy said that it was "
        "done with its own maps. This was the beginning of a quarrel. {1} crossing was "
        "later called a work of luck by the papers, which had paid for the balloon."
    )
    documents = [
        page.format("Albert Finch", "Finch's"),
        page.format("Conrad Huber", "Huber's"),
    ]
    question = "Who first crossed the Kattegat by balloon?"
    assert conflicting_copies(Evidence(RagCall.of(question, documents, "")))


def test_the_opposite_of_what_is_asked_is_another_fact() -> None:
    page = (
        "The night boat to the islands {} at the old pier of the harbour at nine in "
        "the evening, in summer and in winter, and the fare is paid on board in cash "
        "or by card, as it has been since the line was opened by the county council."
    )
    documents = [page.format("arrives"), page.format("departs")]
    question = "When does the night boat to the islands depart?"
    assert not sure_conflicts(Evidence(RagCall.of(question, documents, "")))
