"""Which of several values is meant: long answers that give each for what it is of."""

from __future__ import annotations

import pytest

from evigate.checks.values.dates import check_dates
from evigate.checks.values.quantities import check_quantities
from evigate.evidence import Evidence
from evigate.records import RagCall

Row = tuple[str, tuple[str, ...], str]

RIGHT: list[Row] = [
    # Both values of a sentence, each for its own thing.
    (
        "How do I keep peaches from browning?",
        ("Place them in a mix of 1 tablespoon lemon juice for every 2 cups water.",),
        "Soak them in a mix of 1 tablespoon of lemon juice per 2 cups of water.",
    ),
    # Conversions in brackets are the value before once more.
    (
        "How large are the domes?",
        ("The domes are up to 15 km (9.3 mi) wide and less than 1 km (0.62 mi) high.",),
        "Domes are up to 15 kilometers wide and less than 1 kilometer high.",
    ),
    # A rate of another period.
    (
        "What does long-term care cost?",
        ("Care cost $205 per day or $6,235 per month for a room in a home.",),
        "A room in a home: $205 per day or $6,235 per month.",
    ),
    # One end of a range that stands elsewhere.
    (
        "How long does the roast rest?",
        ("Let it rest 5-10 minutes.", "After resting 10 minutes it is done."),
        "After 10 minutes, the roast has rested and is done.",
    ),
    # A number that counts other things.
    (
        "What do the stars of the flag stand for?",
        ("There are ten rows of five stars. The stars mean the fifty current states.",),
        "The stars represent the fifty current states.",
    ),
    # "Until his resignation" relates two dates, and is the subject of none.
    (
        "When did he become head of the order, and when did he resign?",
        ("He was head from 19 April 2005 until his resignation on 28 May 2013.",),
        "He became head on April 19, 2005, until his resignation on May 28, 2013.",
    ),
    # A bare answer counts what was asked.
    (
        "What is the estimate for the number of tree species?",
        ("There are an estimated 390 billion trees, divided into 16,000 species.",),
        "16,000",
    ),
    # "One or more" counts nothing.
    (
        "What is a usual turbine speed?",
        ("A turbine has one or more rotors. Usual are 3600 revolutions per minute.",),
        "3600 revolutions per minute",
    ),
    # A value that stands in several places.
    (
        "When was the exchange brought back to life?",
        (
            "The exchange was set up in 1817. It was set up again in April 1991.",
            "From 1991 until 2000 the exchange was in the old party house.",
        ),
        "April 1991",
    ),
    # Documents on one topic, each in its own words.
    (
        "How do I roast the sprouts in the oven?",
        (
            "Pour them on a pan and roast for 35 to 40 minutes, until crisp outside.",
            "Place the sprouts on a sheet and put it in the oven for 45 minutes.",
        ),
        "Roast the sprouts in the oven for 45 minutes, until crisp.",
    ),
]

WRONG: list[Row] = [
    (
        "How do I mix it?",
        ("Dilute two caps of fertiliser in one litre of water.",),
        "Mix one cap of fertiliser with two litres of water.",
    ),
    (
        "What does a private room cost?",
        ("Care costs $205 a day in a shared room and $229 a day in a private one.",),
        "A private room costs $205 per day.",
    ),
    (
        "How many beds has the Heron hut?",
        ("The Heron hut has 40 beds. The Eagle hut has 60 beds.",),
        "The Heron hut has 60 beds.",
    ),
    (
        "Wie hoch ist der Turm?",
        ("Der Turm ist 40 m (131 ft) hoch, die Mauer 12 m (39 ft).",),
        "Der Turm ist 12 m hoch.",
    ),
]


def faults(row: Row) -> list[str]:
    question, documents, answer = row
    evidence = Evidence(RagCall.of(question, list(documents), answer))
    return [r.code for r in check_quantities(evidence) + check_dates(evidence)]


@pytest.mark.parametrize("row", RIGHT, ids=[row[2][:30] for row in RIGHT])
def test_a_value_of_its_own_subject_is_right(row: Row) -> None:
    assert faults(row) == []


@pytest.mark.parametrize("row", WRONG, ids=[row[2][:30] for row in WRONG])
def test_a_value_of_another_subject_is_found(row: Row) -> None:
    assert set(faults(row)) & {"number_wrong_subject", "number_mismatch"}
