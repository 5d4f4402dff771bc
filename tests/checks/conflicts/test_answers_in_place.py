"""What stands in the place of an answer: its type, its place and what it counts."""

from __future__ import annotations

import pytest

from evigate import EvidenceGate


def flagged(question: str, *documents: str) -> bool:
    verdict = EvidenceGate().check_evidence(question=question, documents=documents)
    return verdict.action == "flag_conflict"


def both_ways(question: str, first: str, second: str) -> set[bool]:
    return {flagged(question, first, second), flagged(question, second, first)}


def test_a_year_of_the_middle_ages_is_a_year_behind_in() -> None:
    question = "When was the abbey of Ronn founded?"
    first = "The abbey of Ronn was founded in 1134 by two monks."
    assert both_ways(question, first, "Ronn's abbey was founded in 1152.") == {True}
    other = "Two monks set up the abbey at Ronn in 1134."
    assert both_ways(question, first, other) == {False}


def test_who_did_it_is_no_place_and_no_river() -> None:
    question = "Who designed the Hollin mill?"
    first = "The Hollin mill was designed by Ada Brook."
    inside = "The mill at Hollin, on the river Weir, was designed in Dorchester."
    assert both_ways(question, first, inside) == {False}


def test_an_adjective_of_a_nation_names_nothing_that_is_asked() -> None:
    question = "Which magazine printed the Orme letters?"
    first = "The Orme letters were printed by the magazine Compass."
    second = "The Orme letters were printed by Beacon, an American magazine."
    assert both_ways(question, first, second) == {True}
    second = "The Orme letters were printed by Compass, an American magazine."
    assert both_ways(question, first, second) == {False}


def test_what_is_counted_must_be_what_is_asked() -> None:
    question = "How many seats does the Ember Theatre have?"
    first = "The Ember Theatre has 640 seats on three levels."
    second = "The Ember Theatre can seat 820 people."
    assert both_ways(question, first, second) == {True}
    second = "The first night at the Ember Theatre drew 820 guests."
    assert both_ways(question, first, second) == {False}


def test_the_year_behind_a_preposition_counts_nothing() -> None:
    question = "How many soldiers died in the siege of Dorn?"
    first = "In the siege of Dorn 2,000 soldiers died."
    second = "Many soldiers lost their lives when Dorn was under siege in 1347."
    assert both_ways(question, first, second) == {False}


def test_the_height_above_the_sea_is_no_depth() -> None:
    question = "How deep is Lake Ilm?"
    first = "Lake Ilm is 140 metres deep."
    above = "Lake Ilm lies 950 metres above the sea."
    assert both_ways(question, first, above) == {False}
    assert both_ways(question, first, "Lake Ilm is 95 metres deep.") == {True}


def test_an_amount_in_another_unit_in_brackets_is_no_second_answer() -> None:
    question = "How long is the Sorne?"
    first = "The Sorne is a river that is 1,230 km (760 mi) long."
    assert both_ways(question, first, "The Sorne is 1,320 km long.") == {True}


def test_a_pronoun_goes_on_about_the_thing() -> None:
    question = "How tall is the Karst mast?"
    first = (
        "The Karst mast stands outside the town. At 214 metres it is the tallest one."
    )
    assert both_ways(question, first, "The Karst mast is 187 metres tall.") == {True}


@pytest.mark.parametrize(
    "second",
    [
        "The navigable part of the Sorne is 870 km long.",
        "A towpath of 870 km beside the Sorne is paved.",
        "The canal that follows the Sorne is 870 km long.",
    ],
)
def test_a_part_and_what_goes_along_are_other_things(second: str) -> None:
    first = "The Sorne is 1,230 km long."
    assert both_ways("How long is the Sorne?", first, second) == {False}


def test_a_denied_name_and_a_denied_count_answer_nothing() -> None:
    first = "The first winner of the Tarn Cup was Ada Brook."
    second = "Bo Lind, who was not the first winner of the Tarn Cup, won it in 1950."
    question = "Who was the first winner of the Tarn Cup?"
    assert both_ways(question, first, second) == {False}
    question = "How many members took part in the vote of the Tarn Club?"
    first = "In the vote of the Tarn Club 412 members took part."
    second = "There were 369 members who did not take part in the Tarn Club's vote."
    assert both_ways(question, first, second) == {False}


def test_from_whom_she_took_it_over_is_not_who_succeeded_her() -> None:
    question = "Who succeeded Queen Ilse on the throne of Arden?"
    first = "Queen Ilse was succeeded on the throne of Arden by Prince Dorin."
    second = "Queen Ilse had inherited the crown of Arden from King Maurel."
    assert both_ways(question, first, second) == {False}
    second = "After Queen Ilse's death the crown of Arden passed to Lady Sabeth."
    assert both_ways(question, first, second) == {True}


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("The Oruna people worshipped the jaguar.", "The condor was sacred", True),
        ("The Oruna people worshipped the jaguar.", "Jaguars were sacred", False),
    ],
)
def test_animals_need_no_capital(first: str, second: str, expected: bool) -> None:
    question = "Which animal did the Oruna people worship?"
    second = f"{second} to the Oruna people."
    assert both_ways(question, first, second) == {expected}


def test_a_rank_that_two_share_does_not_make_them_one() -> None:
    question = "Who founded the Grey Order?"
    first = "The Grey Order was founded by Mother Agatha."
    second = "The Grey Order was set up by Mother Ursula in a barn."
    assert both_ways(question, first, second) == {True}
    second = "The Grey Order was set up by Agatha in a barn."
    assert both_ways(question, first, second) == {False}
